"""The user's own folder of games: what is kept there, and where a name leads."""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tablelands.cli import file_texts as texts
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.registry import find_game
from tablelands.core.text import Text, same
from tablelands.server.settings import data_folder

ENDING = ".tablelands.json"


class _Seat(msgspec.Struct):
    name: str


class _Record(msgspec.Struct):
    """As much of a record as a list of games needs."""

    game: str
    seats: list[_Seat]
    events: list[msgspec.Raw]
    result: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    path: Path
    game: Text
    names: tuple[str, ...]
    moves: int
    finished: bool
    when: float
    """When it was last played, in seconds since 1970."""

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)

    def told(self) -> Text:
        text = texts.FINISHED if self.finished else texts.MOVES
        return text.fill(game=self.game, names=", ".join(self.names), count=self.moves)

    def day(self) -> Text:
        then = time.localtime(self.when)
        if then[:3] == time.localtime()[:3]:
            return texts.TODAY.fill(time=time.strftime("%H:%M", then))
        return same(time.strftime("%Y-%m-%d %H:%M", then))


def folder() -> Path:
    return data_folder() / "games"


def is_file_name(word: str) -> bool:
    """What looks like a file is one; anything else is the name of a game that is kept."""
    return any(sign in word for sign in "/\\.~\0")


def path_of(word: str) -> Path:
    return Path(word).expanduser() if is_file_name(word) else folder() / f"{word}{ENDING}"


def found(word: str) -> Path:
    """The game that somebody asks for: one that is kept, or a file."""
    path = path_of(word)
    if is_file_name(word) or os.path.exists(path):
        return path
    if os.path.exists(word):
        return Path(word)
    raise BadRequest(texts.NO_SUCH_SAVE.fill(name=word))


def kept() -> list[Kept]:
    """All games of the folder that can be read, the latest first."""
    try:
        paths = list(folder().glob(f"*{ENDING}"))
    except OSError:
        return []
    return sorted((one for path in paths if (one := _read(path))), key=lambda one: -one.when)


def last_unfinished() -> Kept | None:
    return next((one for one in kept() if not one.finished), None)


def _read(path: Path) -> Kept | None:
    try:
        record = msgspec.json.decode(path.read_bytes(), type=_Record)
        game, when = find_game(record.game).name, path.stat().st_mtime
    except (OSError, ValueError, Refused):
        return None
    names = tuple(seat.name for seat in record.seats)
    return Kept(path, game, names, len(record.events), record.result is not None, when)
