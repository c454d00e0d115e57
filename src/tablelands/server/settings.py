"""How a server is set up: where it listens, where it keeps things, and what it bears."""

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates and counts are lifted by `counted = False`; sizes and times never are."""

    counted: bool = True
    body: int = 64 * 1024
    large_body: int = 4 * 1024 * 1024
    message: int = 64 * 1024
    depth: int = 64
    request_seconds: float = 15
    unsent: int = 1024 * 1024
    calls: Rate = Rate(20, 100)
    chat: Rate = Rate(1, 10)
    hints: Rate = Rate(0.5, 5)
    reviews_of_person: int = 1
    reviews: int = 20
    tables_made: Rate = Rate(60 / 3600, 60)
    unfinished_tables: int = 200
    people_made: Rate = Rate(120 / 3600, 120)
    logins: Rate = Rate(10 / 60, 10)
    sockets_of_person: int = 20
    sockets_of_address: int = 500
    tables_watched: int = 200


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("tablelands-data")
    database: str | None = None
    redis: str | None = None
    processes: int = 1
    origins: tuple[str, ...] = ()
    open_browser: bool = False
    bot_workers: int = 1
    limits: Limits = field(default_factory=Limits)


def data_folder() -> Path:
    """The user's own, where programs keep what they are given."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tablelands"
