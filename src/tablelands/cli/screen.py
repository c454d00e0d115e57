"""Output to the terminal: one console, one language, colours if the terminal has them."""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text as Styled

from tablelands.cli.ascii_art import can_show_boards, to_ascii
from tablelands.cli.keyboard import Keyboard, Offer
from tablelands.cli.streams import OutputLost, give_up_output
from tablelands.core.text import Language, Text, give_ids

NO_BREAK, HELD = "\u00a0", "\ue000"
"""Rich breaks lines at a no-break space, so a private character replaces it while lines are wrapped."""
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
"""Readable on black and on white. They come from the 256 colours, which themes do not change."""
MORE = Text("Enter for more", "Weiter mit Enter", "Entrée pour la suite")

give_ids("cli.screen", globals())


CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the window, then the scrollback: some terminals move the first into the second."""


def paint(piece: str, colour: str) -> str:
    style = STYLES[colour]
    code = "1" if style == "bold" else f"38;5;{style.removeprefix('color(').removesuffix(')')}"
    return f"\x1b[{code}m{piece}\x1b[0m"


class Pipe(Console):
    """A console that raises on a broken pipe instead of exiting, so that the game can still be saved."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


class Screen:
    def __init__(self, language: Language, *, ascii_only: bool = False) -> None:
        self.language = language
        _tolerate_any_encoding()
        self.console: Console = Pipe(highlight=False)
        self.keyboard = Keyboard()
        self.lacks_unicode = not can_show_boards(self.console.encoding)
        self.ascii_only = ascii_only or self.lacks_unicode
        self.ahead = ""
        """What was typed at a pause; it answers the next question."""
        self._held: list[Styled] | None = None
        """The lines collected inside `paged()`; None outside."""

    def say(self, text: Text | str, style: str = "") -> None:
        """Print without wrapping: for diagrams."""
        self._print([self.styled(text, style)])

    def tell(self, text: Text | str, style: str = "", *, indent: int = 0) -> None:
        """Print wrapped at the width of the terminal: for sentences."""
        self._print(self._wrapped(self.styled(text, style), indent))

    def tell_pages(self, paragraphs: Sequence[Text]) -> None:
        """Print sentences page by page if they do not fit into the window."""
        self._show_pages([line for text in paragraphs for line in self._wrapped(self.styled(text))])

    @contextlib.contextmanager
    def paged(self) -> Iterator[None]:
        """Collect everything that is printed inside, then show it page by page."""
        self._held = []
        yield
        lines, self._held = self._held, None
        self._show_pages(lines)

    def tell_shortened(self, text: Text | str, style: str = "") -> None:
        """Print in one line, cut off if it is too long."""
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
        """Print a line that can be pasted: never wrapped, and on a line of its own if it is long."""
        words = self._words(text)
        fits = len(words) + 1 + len(line) <= self.console.width
        self.say(f"{words} {line}" if fits else f"{words}\n{line}")

    def define(self, meanings: Sequence[tuple[str, str]]) -> None:
        """Print a column of words, and beside each its meaning, wrapped."""
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
        """Show a board with words below it; return whether the words were shown.

        If the window is too low for both, the names of the columns and the latest news are repeated below the board,
        and the title is left out. With `board_first`, the words wait for Enter then; they are not shown if something
        else is typed."""
        drawn = picture.rstrip().splitlines()
        lines = [line for words in below for line in self._wrapped(words)]
        fits = self.has_room(len(drawn) + len(lines) + 2)
        if fits:
            self.headline(title)
        top_in_sight = self.has_room(len(drawn)) if board_first else fits
        board = [self.styled(line) for line in ([*drawn, drawn[0]] if names_columns and not top_in_sight else drawn)]
        if board_first and not fits:
            self._show_pages(board)
            self.pause(MORE)
            if self.ahead:
                return False
        else:
            self._print([*board, Styled("")])
        latest = max(self.room_below(picture, below), FEWEST_LINES)
        for text in () if fits else news[-latest:]:
            self.tell_shortened(text, "cyan")
        self._print(lines)
        return True

    def room_below(self, picture: str, below: Sequence[Styled]) -> int:
        """How many more lines fit below before the top of the board scrolls away."""
        if not self.console.is_terminal:
            return sys.maxsize
        words = sum(len(self._wrapped(line)) for line in below)
        return self.console.height - len(picture.rstrip().splitlines()) - words - 3

    def has_room(self, lines: int) -> bool:
        """Whether so many lines and the prompt fit into the window; always, if there is no terminal."""
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
        """Read a line, which may have been typed ahead. Tab completes to the lines of `offer`. Raises EOFError."""
        line, self.ahead = self.ahead, ""
        if not line:
            return self.wait(question, offer)
        self.say(f"{self._words(question)}> {line}")
        return line

    def wait(self, question: Text | str, offer: Offer = tuple) -> str:
        """Read a line; nothing typed ahead counts."""
        words = self._words(question)
        if len(words) + ROOM_TO_TYPE > self.console.width:
            self.tell(words)
            words = ""
        with self._writing():
            self.console.file.flush()
        return self.keyboard.read(f"{words}> " if words else "> ", offer)

    def pause(self, text: Text) -> None:
        """Wait for Enter, if the input is a terminal and nothing was typed ahead."""
        if not self.ahead and sys.stdin is not None and sys.stdin.isatty():
            self.ahead = self.wait(text)

    def clear(self) -> None:
        """Clear the window and its scrollback."""
        if self.console.is_terminal:
            with self._writing():
                self.console.file.write(CLEAR_ALL)
                self.console.file.flush()

    def styled(self, text: Text | str, style: str = "") -> Styled:
        styled = Styled.from_ansi(self._words(text))
        styled.stylize(STYLES.get(style, style))
        return styled

    def _words(self, text: Text | str) -> str:
        words = text if isinstance(text, str) else text.say(self.language)
        return to_ascii(words) if self.ascii_only else words

    def _wrapped(self, styled: Styled, indent: int = 0) -> list[Styled]:
        held = styled.copy()
        held.plain = held.plain.replace(NO_BREAK, HELD)
        lines = list(held.wrap(self.console, max(self.console.width - indent, ROOM_TO_TYPE)))
        for line in lines:
            line.plain = line.plain.replace(HELD, NO_BREAK).rstrip()
            line.pad_left(indent)
        return lines

    def _show_pages(self, lines: list[Styled]) -> None:
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
        """Once output is lost, print the rest to stderr, and ignore errors there."""
        try:
            yield
        except OSError as error:
            if self.console.stderr:
                return
            give_up_output()
            self.console = Pipe(highlight=False, stderr=True)
            raise OutputLost(error) from error


def number_in(line: str) -> int | None:
    """The number in a line; None if there is none, or if it is too long for any list."""
    return int(line) if line.isdecimal() and len(line) < 10 else None


def _tolerate_any_encoding() -> None:
    """Replace characters that a stream cannot encode or decode, instead of raising."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
