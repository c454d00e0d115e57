"""The user's folder of saved games: list it, and turn the name of a save into its path."""

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

SUFFIX = ".tablelands.json"


class _Seat(msgspec.Struct):
    name: str


class _Record(msgspec.Struct):
    """The fields of a record that the list of saves shows."""

    game: str
    seats: list[_Seat]
    events: list[msgspec.Raw]
    result: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SavedGame:
    path: Path
    game: Text
    names: tuple[str, ...]
    moves: int
    finished: bool
    when: float
    """The time of the last move, in seconds since 1970."""

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)

    def summary(self) -> Text:
        text = texts.FINISHED if self.finished else texts.MOVES
        return text.fill(game=self.game, names=", ".join(self.names), count=self.moves)

    def when_played(self) -> Text:
        then = time.localtime(self.when)
        if then[:3] == time.localtime()[:3]:
            return texts.TODAY.fill(time=time.strftime("%H:%M", then))
        return same(time.strftime("%Y-%m-%d %H:%M", then))


def folder() -> Path:
    return data_folder() / "games"


def is_file_name(word: str) -> bool:
    """Whether the word is a path; otherwise it is the name of a save."""
    return any(sign in word for sign in "/\\.~\0")


def path_of(word: str) -> Path:
    return Path(word).expanduser() if is_file_name(word) else folder() / f"{word}{SUFFIX}"


def find_save(word: str) -> Path:
    """The path of a save, given by its name or as a file; raises BadRequest if there is none."""
    path = path_of(word)
    if is_file_name(word) or os.path.exists(path):
        return path
    if os.path.exists(word):
        return Path(word)
    raise BadRequest(texts.NO_SUCH_SAVE.fill(name=word))


def list_saves() -> list[SavedGame]:
    """All saves that can be read, the latest first."""
    try:
        paths = list(folder().glob(f"*{SUFFIX}"))
    except OSError:
        return []
    return sorted((save for path in paths if (save := _read(path))), key=lambda save: -save.when)


def last_unfinished() -> SavedGame | None:
    return next((save for save in list_saves() if not save.finished), None)


def _read(path: Path) -> SavedGame | None:
    try:
        record = msgspec.json.decode(path.read_bytes(), type=_Record)
        game, when = find_game(record.game).name, path.stat().st_mtime
    except (OSError, ValueError, Refused):
        return None
    names = tuple(seat.name for seat in record.seats)
    return SavedGame(path, game, names, len(record.events), record.result is not None, when)
