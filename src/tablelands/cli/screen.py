"""Where the terminal's words go: one console, one language, colours where the terminal has them."""

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text as Styled

from tablelands.core.text import Language, Text

COLOURS = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36, "grey": 90, "bold": 1}


def paint(piece: str, colour: str) -> str:
    return f"\x1b[{COLOURS[colour]}m{piece}\x1b[0m"


class Screen:
    def __init__(self, language: Language) -> None:
        self.language = language
        _tolerate_any_encoding()
        self.console = Console(highlight=False)

    def say(self, text: Text | str, style: str = "") -> None:
        """Never wraps: a diagram stays as it was drawn."""
        self.console.print(self._styled(text, style), soft_wrap=True)

    def tell(self, text: Text | str, style: str = "") -> None:
        """Wraps at the width of the terminal: for sentences."""
        self.console.print(self._styled(text, style))

    def headline(self, text: Text | str) -> None:
        self.console.rule(self._words(text))

    def columns(self, items: list[str]) -> None:
        """A numbered list, as many columns as fit."""
        cells = [f"{number:>4} {item}" for number, item in enumerate(items, 1)]
        width = max(map(len, cells)) + 2
        count = max(1, self.console.width // width)
        for first in range(0, len(cells), count):
            self.say("".join(f"{cell:<{width}}" for cell in cells[first : first + count]).rstrip())

    def ask(self, question: Text | str = "") -> str:
        """One line from the person there; raises EOFError when nobody is."""
        words = self._words(question)
        self.console.file.flush()
        return input(f"{words}> " if words else "> ").strip()

    def clear(self) -> None:
        self.console.clear()

    def _words(self, text: Text | str) -> str:
        return text if isinstance(text, str) else text.say(self.language)

    def _styled(self, text: Text | str, style: str) -> Styled:
        styled = Styled.from_ansi(self._words(text))
        styled.stylize(style)
        return styled


def number_in(line: str) -> int | None:
    """A number that somebody typed; None for anything else, and for one no list is that long for."""
    return int(line) if line.isdecimal() and len(line) < 10 else None


def _tolerate_any_encoding() -> None:
    """A terminal that cannot show a character shows ?; one that sends rubbish is told that it is no move."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        try:
            import readline  # noqa: F401  # gives input() arrow keys and a history
        except ImportError:
            return
