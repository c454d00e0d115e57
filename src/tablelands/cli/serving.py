"""`tablelands serve` and `tablelands verify`: what they need is imported when they are asked for."""

import os
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tablelands.cli import serving_texts as texts
from tablelands.core.errors import BadRecord, BadRequest

if TYPE_CHECKING:
    from tablelands.cli.screen import Screen
    from tablelands.server.settings import Limits


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    redis: str | None,
    processes: int,
    origins: list[str],
    limits: str,
    limit: list[str],
    open_browser: bool,
) -> None:
    from tablelands.server.settings import Limits, Settings, data_folder

    if limits not in ("on", "off"):
        raise BadRequest(texts.ON_OR_OFF)
    counted = limits == "on" and os.environ.get("TABLELANDS_LIMITS", "on") != "off"
    settings = Settings(
        host=host,
        port=port,
        data=data or data_folder(),
        database=database,
        redis=redis,
        processes=processes,
        origins=tuple(origin.rstrip("/") for origin in origins),
        open_browser=open_browser,
        limits=with_limits(replace(Limits(), counted=counted), limit),
    )
    from tablelands.server.serve import start

    sys.exit(start(settings))


def with_limits(limits: "Limits", wishes: list[str]) -> "Limits":
    """Each as NAME=VALUE."""
    from tablelands.server.settings import Rate

    known = {field.name: getattr(limits, field.name) for field in fields(limits) if field.name != "counted"}
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in known:
            raise BadRequest(texts.UNKNOWN_LIMIT.fill(name=name, known=", ".join(known)))
        try:
            known[name] = _rate(value) if isinstance(known[name], Rate) else type(known[name])(value)
        except ValueError as error:
            raise BadRequest(texts.BAD_LIMIT.fill(name=name, value=value)) from error
    return replace(limits, **known)


def _rate(value: str) -> Any:
    from tablelands.server.settings import Rate

    per_second, _, burst = value.partition("/")
    if float(per_second) <= 0 or int(burst) < 1:
        raise ValueError
    return Rate(float(per_second), int(burst))


def verify(path: Path, screen: "Screen") -> None:
    """Exit code 1, and the event that differs, for luck that is not what the secret gives."""
    from tablelands.cli.file_texts import CANNOT_READ, NO_RECORD, why_no_json, why_not
    from tablelands.server.tables.luck import verify as check

    try:
        written = path.read_bytes()
    except OSError as error:
        raise BadRecord(CANNOT_READ.fill(file=path, why=why_not(error))) from error
    try:
        value = msgspec.json.decode(written, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise BadRecord(NO_RECORD.fill(file=path, why=why_no_json(written, error))) from error
    try:
        checked = check(value)
    except BadRecord as error:
        screen.tell(error.text, "red")
        sys.exit(1)
    screen.tell(texts.FAIR.fill(count=checked), "green")
