"""`tablelands serve`: everything is imported when it is asked for."""

import os
import sys
from dataclasses import replace
from pathlib import Path


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    redis: str | None,
    processes: int,
    origins: list[str],
    limits: str,
    open_browser: bool,
) -> None:
    from tablelands.server.settings import Limits, Settings, data_folder

    counted = limits == "on" and os.environ.get("TABLELANDS_LIMITS", "on") != "off"
    settings = Settings(
        host=host,
        port=port,
        data=data or data_folder(),
        database=database,
        redis=redis,
        processes=processes,
        origins=tuple(origins),
        open_browser=open_browser,
        limits=replace(Limits(), counted=counted),
    )
    from tablelands.server.starting import start

    sys.exit(start(settings))
