"""How a table keeps its game. A file that was finished, that is not ours, or that somebody else has changed is never
written over: the game goes on in one of its own."""

import shlex
import sys
from pathlib import Path

from tablelands.cli import file_texts as words
from tablelands.cli import shelf, texts
from tablelands.cli.saves import Saved, make_folder, save, save_somewhere
from tablelands.core.errors import Refused
from tablelands.core.log import Moved, Sealed
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import Language, Text

Stamp = tuple[int, int]


class Keeping:
    def __init__(self, match: Match, language: Language, saved: Saved | None = None) -> None:
        self.match = match
        self.language = language
        self.saved = match.number
        """The last entry that is in a file."""
        self.path: Path | None = None
        """The file that is written to again."""
        self._stamp: Stamp | None = None
        self._unnamed: Path | None = None
        """A file that nobody has asked for; it goes once the game has a name."""
        self._left_alone: Path | None = None
        """The file that the game came from, where it may not be written to."""
        self._untold: list[Text] = []
        if saved is not None:
            self._came_from(saved)

    def _came_from(self, saved: Saved) -> None:
        if saved.ours and not self._is_over:
            self.path, self._stamp = saved.path, _stamp(saved.path)
        else:
            self._left_alone = saved.path

    @property
    def _is_over(self) -> bool:
        return isinstance(self.match.node, Over)

    @property
    def is_worth_it(self) -> bool:
        """Whether some person has moved, and something is in no file yet."""
        moves = (entry for entry in self.match.log if isinstance(entry, Moved | Sealed))
        return self.match.number > self.saved and any(self.match.occupants[move.seat].bot is None for move in moves)

    def save_as(self, name: str = "") -> list[Text]:
        """To what is named, else to where it was saved before; what to tell about it."""
        path = self._save(name)
        told, self._untold = self._untold, []
        return [*told, texts.SAVED.fill(file=self.name_of(path))]

    def _save(self, name: str = "") -> Path:
        if name:
            path = shelf.path_of(name)
            if not shelf.is_file_name(name):
                make_folder(path.parent)
            save(self.match, path, self.language, replace=self._is_own(path))
            self._remove_unnamed(path)
        elif self.path is not None and self._is_own(self.path):
            path = self.path
            save(self.match, path, self.language, replace=True)
        else:
            path = save_somewhere(self.match, self.language)
            self._untold = self._what_stays()
        self._written_to(path)
        return path

    def _written_to(self, path: Path) -> None:
        self.saved = self.match.number
        self.path, self._stamp = (None, None) if self._is_over else (path, _stamp(path))
        self._left_alone = path if self._is_over else None

    def _is_own(self, path: Path) -> bool:
        return path == self.path and _stamp(path) == self._stamp

    def _remove_unnamed(self, named: Path) -> None:
        if self._unnamed and self._unnamed != named and self._is_own(self._unnamed):
            self._unnamed.unlink()
        self._unnamed = None

    def _what_stays(self) -> list[Text]:
        stays = self.path or self._left_alone
        return [words.BESIDE.fill(file=stays)] if stays and stays.exists() else []

    def quietly(self) -> None:
        """Before every turn, so that nothing is lost whatever happens; what fails now is told when somebody leaves."""
        if self.is_worth_it and not self._is_over:
            before = self.path
            try:
                self._save()
            except Refused:
                return
            self._unnamed = self._unnamed if self.path == before else self.path

    def name_of(self, path: Path) -> str:
        return path.name.removesuffix(shelf.ENDING) if path.parent == shelf.folder() else str(path)

    def how_to_go_on(self) -> str:
        """The command that brings it back, in its language."""
        return f"{_command()} play --resume {shlex.quote(self.name_of(self.path or Path()))}"


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _command() -> str:
    """How this program was called, where it was called by its name."""
    called = sys.argv[0]
    return called if called.endswith("tablelands") else "tablelands"
