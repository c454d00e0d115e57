"""The settings of a server. Each is described here and nowhere else: its option, its name in the environment, its key
in a file and its line in docs/deployment.md are made from this."""

import math
import os
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any

from tablelands.server.kinds import (
    ADDRESSES,
    COUNT,
    DURATION,
    FOLDER,
    RATE,
    SWITCH,
    TEXT,
    URL,
    URLS,
    Kind,
    Rate,
    number,
)

__all__ = ["LIMITS", "SETTINGS", "Limits", "Rate", "Setting", "Settings", "data_folder"]

UNBOUNDED = Rate(math.inf, 1)


def setting(default: Any, kind: Kind, about: str, name: str | None = None) -> Any:
    """`name` is given where it is not that of the field."""
    about_it = {"kind": kind, "about": about, "name": name}
    if callable(default):
        return field(default_factory=default, metadata=about_it)
    return field(default=default, metadata=about_it)


def data_folder() -> Path:
    """The user's own, where programs keep what they are given."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tablelands"


def trusted_proxies() -> tuple[str, ...]:
    """uvicorn's variable counts where no setting does."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").replace("*", "0.0.0.0/0,::/0")
    return ADDRESSES.read(named.replace(",", " "))  # type: ignore[no-any-return]  # a kind reads anything


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates and counts are lifted by `counted = False`; sizes and times never are."""

    counted: bool = setting(
        True, SWITCH, "whether rates and counts are limited; off is for tests and trusted networks", "limits"
    )
    body: int = setting(64 * 1024, COUNT, "bytes of a request's body")
    large_body: int = setting(4 * 1024 * 1024, COUNT, "bytes of a new table or a record")
    message: int = setting(64 * 1024, COUNT, "bytes of a message on a socket")
    depth: int = setting(64, COUNT, "levels of JSON")
    move: int = setting(8 * 1024, COUNT, "bytes of a move")
    table: int = setting(2 * 1024 * 1024, COUNT, "bytes stored of a table, chat apart")
    head: int = setting(32 * 1024, COUNT, "bytes of a request's head")
    headers: int = setting(100, COUNT, "headers of a request")
    request_seconds: float = setting(15.0, DURATION, "time to send a request")
    unsent: int = setting(1024 * 1024, COUNT, "bytes that wait for a slow reader")
    calls: Rate = setting(Rate(20, 100), RATE, "calls and messages of a person")
    chat: Rate = setting(Rate(1, 10), RATE, "chat lines of a person")
    chat_lines: int = setting(2000, COUNT, "chat lines of a table")
    hints: Rate = setting(Rate(0.5, 5), RATE, "hints of a person")
    reviews_of_person: int = setting(1, COUNT, "unfinished reviews of a person")
    reviews: int = setting(20, COUNT, "unfinished reviews of everybody together")
    tables_made: Rate = setting(Rate(60 / 3600, 60), RATE, "tables made by a person")
    unfinished_tables: int = setting(200, COUNT, "unfinished tables of a person")
    people_made: Rate = setting(Rate(120 / 3600, 120), RATE, "guests made from an address")
    logins: Rate = setting(Rate(10 / 60, 10), RATE, "logins and new passwords from an address")
    logins_of_account: Rate = setting(Rate(20 / 3600, 10), RATE, "tries to log in to an account, from everywhere")
    exports: Rate = setting(Rate(1 / 60, 3), RATE, "downloads of a person's own data")
    sockets_of_person: int = setting(20, COUNT, "sockets of a person")
    sockets_of_address: int = setting(500, COUNT, "sockets from an address")
    connections_of_address: int = setting(600, COUNT, "connections from an address, sockets among them")
    tables_watched: int = setting(200, COUNT, "tables watched on a socket")
    socket_frames: Rate = setting(Rate(50, 500), RATE, "frames on a socket, pings and empty ones too")
    socket_bytes: Rate = setting(Rate(128 * 1024, 1024 * 1024), RATE, "bytes on a socket")

    def of(self, rate: Rate) -> Rate:
        """The rate, or one that nobody exceeds."""
        return rate if self.counted else UNBOUNDED


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = setting("127.0.0.1", TEXT, "address to listen at; 0.0.0.0 accepts connections from other devices")
    port: int = setting(8000, number(0, 65535), "port to listen at; 0 takes a free one")
    data: Path = setting(data_folder, FOLDER, "where everything is kept; by default the user's data folder")
    database: str | None = setting(None, URL, "PostgreSQL instead of SQLite: postgresql://USER@HOST/NAME")
    redis: str | None = setting(None, URL, "Redis between several processes: redis://HOST:6379/0")
    processes: int = setting(1, number(1, 64), "processes that serve; more than one needs database and redis")
    origins: tuple[str, ...] = setting((), URLS, "other pages that may speak for people here", "origin")
    proxies: tuple[str, ...] = setting(
        trusted_proxies,
        ADDRESSES,
        "reverse proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed; by default those on this machine",
        "proxy",
    )
    open_browser: bool = setting(False, SWITCH, "open a browser at the start", "open")
    bot_workers: int = setting(1, number(1, 64), "processes in which bots think")
    backup_every: float = setting(0.0, DURATION, "copies the SQLite store this often, such as 6h; 0s never does")
    backups: int = setting(28, number(1, 10000), "copies to keep; the oldest goes when there are more")
    backup_folder: Path | None = setting(None, FOLDER, "where copies go; by default `backups` in the data folder")
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting as people see it, and the class and field that hold it."""

    name: str
    held: type[Any]
    field: str
    kind: Kind
    about: str
    default: Any

    @property
    def limit(self) -> bool:
        """Whether it is one of those that share the option --limit NAME=VALUE."""
        return self.held is Limits and self.field != "counted"

    @property
    def option(self) -> str:
        return f"--limit {self.name}" if self.limit else f"--{self.name}"

    @property
    def variable(self) -> str:
        name = f"limit-{self.name}" if self.limit else self.name
        return f"TABLELANDS_{name.replace('-', '_').upper()}"

    @property
    def key(self) -> str:
        """In a file."""
        return f"limit.{self.name}" if self.limit else self.name

    def default_text(self) -> str:
        """Empty where there is none, or where it depends on the user."""
        return "" if self.default is None else self.kind.write(self.default)


def _described(held: type[Any]) -> Iterator[Setting]:
    for each in fields(held):
        if each.metadata:
            kind, about, name = each.metadata["kind"], each.metadata["about"], each.metadata["name"]
            shown = name or (each.name if held is Limits else each.name.replace("_", "-"))
            default = None if each.default is MISSING else each.default
            yield Setting(shown, held, each.name, kind, about, default)


SETTINGS = [*_described(Settings), *(each for each in _described(Limits) if not each.limit)]
LIMITS = [each for each in _described(Limits) if each.limit]
