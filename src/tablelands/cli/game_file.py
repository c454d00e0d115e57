"""The file that a game is saved to.

A file is never overwritten if its game is finished, if another program wrote it, or if it has changed since. The game
is then saved to a new file.
"""

import shlex
import sys
from pathlib import Path

from tablelands.cli import file_texts as words
from tablelands.cli import saves_folder, texts
from tablelands.cli.saves import Saved, make_folder, save, save_under_new_name
from tablelands.core.errors import Refused
from tablelands.core.log import Moved, Sealed
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import Language, Text

Stamp = tuple[int, int]


class GameFile:
    def __init__(self, match: Match, language: Language, saved: Saved | None = None) -> None:
        self.match = match
        self.language = language
        self.saved = match.number
        """The number of the last entry that was saved."""
        self.path: Path | None = None
        """The file that the next save replaces."""
        self._stamp: Stamp | None = None
        self._autosaved: Path | None = None
        """A file written by autosave; it is removed once the player saves under a name."""
        self._original: Path | None = None
        """The file that the game was loaded from, if it may not be overwritten."""
        self._notices: list[Text] = []
        if saved is not None:
            self._start_from(saved)

    def _start_from(self, saved: Saved) -> None:
        if saved.ours and not self._is_over:
            self.path, self._stamp = saved.path, _stamp(saved.path)
        else:
            self._original = saved.path

    @property
    def _is_over(self) -> bool:
        return isinstance(self.match.node, Over)

    @property
    def has_unsaved_moves(self) -> bool:
        """Whether a person has moved and the log has grown since the last save."""
        moves = (entry for entry in self.match.log if isinstance(entry, Moved | Sealed))
        return self.match.number > self.saved and any(self.match.occupants[move.seat].bot is None for move in moves)

    def save_as(self, name: str = "") -> list[Text]:
        """Save under the name, else to the same file as before. Return the lines to show."""
        path = self._save(name)
        told, self._notices = self._notices, []
        return [*told, texts.SAVED.fill(file=self.name_of(path))]

    def _save(self, name: str = "") -> Path:
        if name:
            path = saves_folder.path_of(name)
            if not saves_folder.is_file_name(name):
                make_folder(path.parent)
            save(self.match, path, self.language, replace=self._is_unchanged(path))
            self._remove_autosaved(path)
        elif self.path is not None and self._is_unchanged(self.path):
            path = self.path
            save(self.match, path, self.language, replace=True)
        else:
            path = save_under_new_name(self.match, self.language)
            self._notices = self._other_files()
        self._note_written(path)
        return path

    def _note_written(self, path: Path) -> None:
        self.saved = self.match.number
        self.path, self._stamp = (None, None) if self._is_over else (path, _stamp(path))
        self._original = path if self._is_over else None

    def _is_unchanged(self, path: Path) -> bool:
        return path == self.path and _stamp(path) == self._stamp

    def _remove_autosaved(self, named: Path) -> None:
        if self._autosaved and self._autosaved != named and self._is_unchanged(self._autosaved):
            self._autosaved.unlink()
        self._autosaved = None

    def _other_files(self) -> list[Text]:
        stays = self.path or self._original
        return [words.BESIDE.fill(file=stays)] if stays and stays.exists() else []

    def autosave(self) -> None:
        """Save before a turn. Errors are ignored here: saving is tried again, and reported, when the player quits."""
        if self.has_unsaved_moves and not self._is_over:
            before = self.path
            try:
                self._save()
            except Refused:
                return
            self._autosaved = self._autosaved if self.path == before else self.path

    def name_of(self, path: Path) -> str:
        return path.name.removesuffix(saves_folder.SUFFIX) if path.parent == saves_folder.folder() else str(path)

    def resume_command(self) -> str:
        """The shell command that resumes the game."""
        return f"{_command()} play --resume {shlex.quote(self.name_of(self.path or Path()))}"


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _command() -> str:
    """The name that this program was called by, for commands that can be pasted."""
    called = sys.argv[0]
    return called if called.endswith("tablelands") else "tablelands"
