"""Where the terminal's words go: one console, one language, colours where the terminal has them."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text as Styled

from tablelands.core.text import Language, Text, give_ids

COLOURS = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36, "grey": 90, "bold": 1}
NO_BREAK, HELD = "\u00a0", "\ue000"
"""Rich would break lines at the first; at the second, which stands in for it, it does not."""
ROOM_TO_TYPE = 20
FEWEST_LINES = 3
MORE = Text("Enter for more", "Weiter mit Enter", "Entrée pour la suite")

give_ids("cli.screen", globals())


def paint(piece: str, colour: str) -> str:
    return f"\x1b[{COLOURS[colour]}m{piece}\x1b[0m"


class Screen:
    def __init__(self, language: Language) -> None:
        self.language = language
        _tolerate_any_encoding()
        self.console = Console(highlight=False)
        self.ahead = ""
        """What was typed where Enter was enough; it answers the next question."""

    def say(self, text: Text | str, style: str = "") -> None:
        """Never wraps: a diagram stays as it was drawn."""
        self.console.print(self.styled(text, style), soft_wrap=True)

    def tell(self, text: Text | str, style: str = "", *, indent: int = 0) -> None:
        """Wraps at the width of the terminal: for sentences."""
        self._print(self._wrapped(self.styled(text, style), indent))

    def read_out(self, paragraphs: Sequence[Text]) -> None:
        """Sentences that may be more than a window holds: whoever sits there turns the pages, or types something."""
        self._turn_pages([line for text in paragraphs for line in self._wrapped(self.styled(text))])

    def glance(self, text: Text | str, style: str = "") -> None:
        """Cuts off what does not fit into a line."""
        styled = self.styled(text, style)
        styled.truncate(self.console.width, overflow="ellipsis")
        self._print([styled])

    def headline(self, text: Text | str) -> None:
        self.console.rule(self._words(text))

    def page(
        self,
        title: Text,
        picture: str,
        below: Sequence[Styled],
        *,
        news: Sequence[Text] = (),
        names_columns: bool,
        board_first: bool = False,
    ) -> bool:
        """A board with words below it. In a window too low for both, what scrolls away is said again below the board:
        the names of the columns, and the latest news that came before it; the title is not missed. With `board_first`
        the words wait there until the board has been looked at; whether they were shown then."""
        drawn = picture.rstrip().splitlines()
        lines = [line for words in below for line in self._wrapped(words)]
        fits = self.has_room(len(drawn) + len(lines) + 2)
        if fits:
            self.headline(title)
        top_in_sight = self.has_room(len(drawn)) if board_first else fits
        board = [self.styled(line) for line in ([*drawn, drawn[0]] if names_columns and not top_in_sight else drawn)]
        if board_first and not fits:
            self._turn_pages(board)
            self.pause(MORE)
            if self.ahead:
                return False
        else:
            self._print([*board, Styled("")])
        latest = max(self.room_below(picture, below), FEWEST_LINES)
        for text in () if fits else news[-latest:]:
            self.glance(text, "cyan")
        self._print(lines)
        return True

    def room_below(self, picture: str, below: Sequence[Styled]) -> int:
        """How many more lines a page can have before the top of the board scrolls away."""
        if not self.console.is_terminal:
            return sys.maxsize
        words = sum(len(self._wrapped(line)) for line in below)
        return self.console.height - len(picture.rstrip().splitlines()) - words - 3

    def has_room(self, lines: int) -> bool:
        """Whether so many lines and the one to type in can be seen together; all can where nobody looks."""
        return not self.console.is_terminal or lines < self.console.height

    def height(self, *texts: Text) -> int:
        return sum(len(self._wrapped(self.styled(text))) for text in texts)

    def columns(self, items: Sequence[str]) -> list[str]:
        """A numbered list, as many columns as fit."""
        digits = len(str(len(items)))
        cells = [f"  {number:>{digits}} {item}" for number, item in enumerate(items, 1)]
        width = max(map(len, cells)) + 1
        count = max(1, self.console.width // width)
        rows = [cells[first : first + count] for first in range(0, len(cells), count)]
        return ["".join(f"{cell:<{width}}" for cell in row).rstrip() for row in rows]

    def ask(self, question: Text | str = "") -> str:
        """One line from the person there, who may have typed it already; raises EOFError when nobody is."""
        line, self.ahead = self.ahead, ""
        if not line:
            return self.wait(question)
        self.say(f"{self._words(question)}> {line}")
        return line

    def wait(self, question: Text | str) -> str:
        """One line typed now."""
        words = self._words(question)
        if len(words) + ROOM_TO_TYPE > self.console.width:
            self.tell(words)
            words = ""
        self.console.file.flush()
        return input(f"{words}> " if words else "> ").strip()

    def pause(self, text: Text) -> None:
        """Until Enter is pressed, where somebody sits there and has not gone on already."""
        if not self.ahead and sys.stdin is not None and sys.stdin.isatty():
            self.ahead = self.wait(text)

    def clear(self) -> None:
        self.console.clear()

    def styled(self, text: Text | str, style: str = "") -> Styled:
        styled = Styled.from_ansi(self._words(text))
        styled.stylize(style)
        return styled

    def _words(self, text: Text | str) -> str:
        return text if isinstance(text, str) else text.say(self.language)

    def _wrapped(self, styled: Styled, indent: int = 0) -> list[Styled]:
        held = styled.copy()
        held.plain = held.plain.replace(NO_BREAK, HELD)
        lines = list(held.wrap(self.console, max(self.console.width - indent, ROOM_TO_TYPE)))
        for line in lines:
            line.plain = line.plain.replace(HELD, NO_BREAK).rstrip()
            line.pad_left(indent)
        return lines

    def _turn_pages(self, lines: list[Styled]) -> None:
        while not self.has_room(len(lines)):
            self._print(lines[: self.console.height - 1])
            self.pause(MORE)
            if self.ahead:
                return
            lines = lines[self.console.height - 1 :]
        self._print(lines)

    def _print(self, lines: Sequence[Styled]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)


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
