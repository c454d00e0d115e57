"""Where the terminal's words go: one console, one language, colours where the terminal has them."""

from rich.console import Console
from rich.text import Text as Styled

from tablelands.core.text import Language, Text

COLOURS = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36, "grey": 90, "bold": 1}


def paint(piece: str, colour: str) -> str:
    return f"\x1b[{COLOURS[colour]}m{piece}\x1b[0m"


class Screen:
    def __init__(self, language: Language) -> None:
        self.language = language
        self.console = Console(highlight=False)

    def say(self, text: Text | str, style: str = "") -> None:
        """Never wraps: a diagram stays as it was drawn."""
        words = text if isinstance(text, str) else text.say(self.language)
        styled = Styled.from_ansi(words)
        styled.stylize(style)
        self.console.print(styled, soft_wrap=True)

    def tell(self, text: Text, style: str = "") -> None:
        """Wraps at the width of the terminal: for sentences."""
        self.console.print(text.say(self.language), style=style, markup=False)

    def headline(self, text: Text | str) -> None:
        self.console.rule(text if isinstance(text, str) else text.say(self.language))

    def columns(self, items: list[str]) -> None:
        """A numbered list, as many columns as fit."""
        cells = [f"{number:>4} {item}" for number, item in enumerate(items, 1)]
        width = max(map(len, cells)) + 2
        count = max(1, self.console.width // width)
        for first in range(0, len(cells), count):
            self.say("".join(f"{cell:<{width}}" for cell in cells[first : first + count]).rstrip())

    def ask(self, question: Text | str = "") -> str:
        """One line from the person there; raises EOFError when nobody is."""
        words = question if isinstance(question, str) else question.say(self.language)
        return self.console.input(Styled(f"{words}> " if words else "> ", style="bold")).strip()

    def clear(self) -> None:
        self.console.clear()
