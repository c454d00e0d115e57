"""Where the terminal's words go: one console, one language, colours where the terminal has them."""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text as Styled

from tablelands.cli.keyboard import Keyboard, Offer
from tablelands.cli.plain import can_show, plain
from tablelands.cli.streams import OutputLost, give_up_output
from tablelands.core.text import Language, Text, give_ids

NO_BREAK, HELD = "\u00a0", "\ue000"
"""Rich would break lines at the first; at the second, which stands in for it, it does not."""
ROOM_TO_TYPE = 20
FEWEST_LINES = 3
STYLES = {
    "red": "color(160)",
    "green": "color(28)",
    "yellow": "color(130)",
    "blue": "color(27)",
    "magenta": "color(164)",
    "cyan": "color(30)",
    "grey": "color(243)",
    "bold": "bold",
}
"""Readable on black and on white. They come from the table of 256, which no theme changes."""
MORE = Text("Enter for more", "Weiter mit Enter", "Entrée pour la suite")

give_ids("cli.screen", globals())


FORGET_EVERYTHING = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the window and then what has scrolled out of it, since some terminals move the one into the other."""


def paint(piece: str, colour: str) -> str:
    style = STYLES[colour]
    code = "1" if style == "bold" else f"38;5;{style.removeprefix('color(').removesuffix(')')}"
    return f"\x1b[{code}m{piece}\x1b[0m"


class Pipe(Console):
    """A pipe that nobody reads from is an error like any other: there is a game to be saved."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


class Screen:
    def __init__(self, language: Language, *, ascii_only: bool = False) -> None:
        self.language = language
        _tolerate_any_encoding()
        self.console: Console = Pipe(highlight=False)
        self.keyboard = Keyboard()
        self.lacks_unicode = not can_show(self.console.encoding)
        self.ascii_only = ascii_only or self.lacks_unicode
        self.ahead = ""
        """What was typed where Enter was enough; it answers the next question."""
        self._held: list[Styled] | None = None
        """Lines that are to be turned page by page, while they are being put together."""

    def say(self, text: Text | str, style: str = "") -> None:
        """Never wraps: a diagram stays as it was drawn."""
        self._print([self.styled(text, style)])

    def tell(self, text: Text | str, style: str = "", *, indent: int = 0) -> None:
        """Wraps at the width of the terminal: for sentences."""
        self._print(self._wrapped(self.styled(text, style), indent))

    def read_out(self, paragraphs: Sequence[Text]) -> None:
        """Sentences that may be more than a window holds: whoever sits there turns the pages, or types something."""
        self._turn_pages([line for text in paragraphs for line in self._wrapped(self.styled(text))])

    @contextlib.contextmanager
    def in_pages(self) -> Iterator[None]:
        """All that is said meanwhile is turned page by page, like what is read out."""
        self._held = []
        yield
        lines, self._held = self._held, None
        self._turn_pages(lines)

    def glance(self, text: Text | str, style: str = "") -> None:
        """Cuts off what does not fit into a line."""
        styled = self.styled(text, style)
        cut = "..." if self.ascii_only else "…"
        if styled.cell_len > self.console.width:
            styled.truncate(self.console.width - len(cut))
            styled.append(cut)
        self._print([styled])

    def headline(self, text: Text | str) -> None:
        with self._writing():
            self.console.rule(self._words(text), characters="-" if self.ascii_only else "─", style=STYLES["green"])

    def quote(self, text: Text, line: str) -> None:
        """A line that somebody may want to paste: never broken, and on a line of its own where it is long."""
        words = self._words(text)
        fits = len(words) + 1 + len(line) <= self.console.width
        self.say(f"{words} {line}" if fits else f"{words}\n{line}")

    def define(self, meanings: Sequence[tuple[str, str]]) -> None:
        """What words mean: a column of words, and beside each of them lines that end where the window does."""
        width = max(len(self._words(word)) for word, _ in meanings) + 3
        for word, meaning in meanings:
            first, *others = self._wrapped(self.styled(meaning), 2 + width)
            self._print([self.styled(f"  {self._words(word):<{width}}") + first[2 + width :], *others])

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

    def ask(self, question: Text | str = "", offer: Offer = tuple) -> str:
        """One line from the person there, who may have typed it already; raises EOFError when nobody is. `offer` has
        the lines that Tab completes to."""
        line, self.ahead = self.ahead, ""
        if not line:
            return self.wait(question, offer)
        self.say(f"{self._words(question)}> {line}")
        return line

    def wait(self, question: Text | str, offer: Offer = tuple) -> str:
        """One line typed now."""
        words = self._words(question)
        if len(words) + ROOM_TO_TYPE > self.console.width:
            self.tell(words)
            words = ""
        with self._writing():
            self.console.file.flush()
        return self.keyboard.read(f"{words}> " if words else "> ", offer)

    def pause(self, text: Text) -> None:
        """Until Enter is pressed, where somebody sits there and has not gone on already."""
        if not self.ahead and sys.stdin is not None and sys.stdin.isatty():
            self.ahead = self.wait(text)

    def forget(self) -> None:
        """Nothing that was shown can be seen again, not by scrolling back either."""
        if self.console.is_terminal:
            with self._writing():
                self.console.file.write(FORGET_EVERYTHING)
                self.console.file.flush()

    def styled(self, text: Text | str, style: str = "") -> Styled:
        styled = Styled.from_ansi(self._words(text))
        styled.stylize(STYLES.get(style, style))
        return styled

    def _words(self, text: Text | str) -> str:
        words = text if isinstance(text, str) else text.say(self.language)
        return plain(words) if self.ascii_only else words

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
        if self._held is not None:
            self._held += lines
            return
        with self._writing():
            for line in lines:
                self.console.print(line, soft_wrap=True)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """From the moment that output is lost, what there is still to say goes to stderr, as far as that can be."""
        try:
            yield
        except OSError as error:
            if self.console.stderr:
                return
            give_up_output()
            self.console = Pipe(highlight=False, stderr=True)
            raise OutputLost(error) from error


def number_in(line: str) -> int | None:
    """A number that somebody typed; None for anything else, and for one no list is that long for."""
    return int(line) if line.isdecimal() and len(line) < 10 else None


def _tolerate_any_encoding() -> None:
    """A terminal that cannot show a character shows ?; one that sends rubbish is told that it is no move."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
