"""Reads lines from the keyboard. Each player has their own history; lines typed in secret are not kept."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType

Offer = Callable[[], Sequence[str]]
"""The lines that Tab completes to; called only when Tab is pressed."""

KEYS_THAT_REVEAL = (r"\C-y", r"\e\C-y", r"\ey", r"\C-x(", r"\C-x)", r"\C-xe")
"""Keys that paste what another player has cut from a line, or record what they type."""


class Keyboard:
    def __init__(self) -> None:
        self._readline = _line_editor()
        if self._readline is not None:
            _set_up(self._readline, self._complete)
        self._lines: dict[str, list[str]] = {}
        self._owner = ""
        self._secret = False
        self._offer: Offer = tuple
        self._found: list[str] = []

    def switch_to(self, owner: str, *, secret: bool = False) -> None:
        """From now on the arrow keys recall the lines of this player only."""
        self._owner, self._secret = owner, secret
        editor = self._readline
        if editor is None:
            return
        editor.clear_history()
        for line in self._lines.get(owner, ()):
            editor.add_history(line)
        if secret:
            for key in KEYS_THAT_REVEAL:
                editor.parse_and_bind(f'"{key}": ""')

    def read(self, prompt: str, offer: Offer = tuple) -> str:
        """Raises EOFError if the input is closed."""
        if sys.stdin is None:
            raise EOFError
        self._offer = offer
        try:
            line = input(prompt).strip()
        except OSError as error:
            raise EOFError from error
        self._remember(line)
        return line

    def _remember(self, line: str) -> None:
        own = self._lines.setdefault(self._owner, [])
        if self._readline is None or not line or own[-1:] == [line]:
            return
        self._readline.add_history(line)
        if not self._secret:
            own.append(line)

    def _complete(self, begun: str, number: int) -> str | None:
        """The completion with this number; readline asks for 0, 1, ... until None."""
        if number == 0:
            self._found = [line for line in self._offer() if line.casefold().startswith(begun.casefold())]
        return self._found[number] if number < len(self._found) else None


def _line_editor() -> ModuleType | None:
    """GNU readline or its replacement; None if there is none, or if the input is not a terminal."""
    if sys.stdin is None or not sys.stdin.isatty():
        return None
    try:
        return import_module("readline")
    except ImportError:
        return None


def _set_up(editor: ModuleType, complete: Callable[[str, int], str | None]) -> None:
    editor.set_auto_history(False)
    editor.set_completer_delims("")
    editor.set_completer(complete)
    editor.parse_and_bind("bind ^I rl_complete" if "libedit" in (editor.__doc__ or "") else "tab: complete")
