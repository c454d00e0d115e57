"""The parts of a game. Its game.py declares each part, mostly a module of the game's folder. Callers use the parts
directly: `game.moves.to_json(move)`, `game.stories.of_move(...)`."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from tablelands.core.json_fields import Fields
from tablelands.core.node import Chance
from tablelands.core.options import Setup
from tablelands.core.scene import Scene
from tablelands.core.text import Language, Text
from tablelands.core.viewport import Viewport

Json = Mapping[str, object]
"""What a game writes is typed more closely by the TypedDicts of its formats/wire.py."""


class Setups(Protocol):
    """formats/options.py"""

    def check(self, setup: Setup) -> None:
        """Raises BadRequest, naming both, for options that contradict each other."""

    def begin(self, setup: Setup) -> Any:
        """The state that a game begins with."""


class Moves(Protocol):
    """formats/moves.py"""

    def to_json(self, move: Any) -> Json: ...

    def from_json(self, value: object) -> Any:
        """Raises BadRequest for a malformed move. Equal moves come back equal, however they were written."""


class CodedMoves(Moves, Protocol):
    """The moves of a game in which they have integer codes."""

    def encode(self, move: Any) -> int: ...

    def decode(self, code: int) -> Any: ...


class Notation(Protocol):
    """formats/notation.py"""

    def write(self, move: Any) -> str: ...

    def read(self, text: str) -> Any:
        """The exact inverse of `write`, tolerant of case and spaces. Raises BadRequest with an example."""

    def typed(self, state: Any, seat: int, text: str, moves: Sequence[Any] | None) -> Any:
        """Read a move that a person to move has typed, in canonical form; `moves` are the legal ones, if they can be
        listed. Raises BadRequest with examples of legal moves."""


class Outcomes(Protocol):
    """formats/outcomes.py"""

    def due(self, state: Any) -> Chance: ...

    def sample(self, state: Any, random: Random) -> Any: ...

    def check(self, state: Any, outcome: Any) -> None:
        """Raises IllegalMove with the clause that makes this outcome impossible, or at least BadRequest."""

    def to_json(self, outcome: Any) -> Json: ...

    def from_json(self, value: object) -> Any: ...

    def write(self, outcome: Any) -> str:
        """The outcome as text, for a log."""

    def tell(self, outcome: Any) -> Text:
        """What chance has brought, for somebody who also sees it on the board."""


class CodedOutcomes(Outcomes, Protocol):
    def encode(self, state: Any, outcome: Any) -> int: ...

    def decode(self, state: Any, code: int) -> Any: ...


class Positions(Protocol):
    """formats/positions.py"""

    def write(self, setup: Setup, state: Any) -> Json: ...

    def read(self, setup: Setup, fields: Fields) -> Any:
        """Raises BadPosition for what is not a position of this game."""


class Prompts(Protocol):
    """words/prompts.py"""

    def status(self, state: Any, seat: int | None, moves: Sequence[Any] | None) -> Sequence[Text]:
        """Lines for a seat (None: a spectator): supplies, the phase, a threat, and, if it is to move, what to do.
        `moves` are its legal moves, none if it is not to move."""

    def seat_name(self, state: Any, seat: int) -> Text:
        """The name of a seat on the board: a colour, a side, a letter. People count from 1."""


class Stories(Protocol):
    """words/stories.py"""

    def of_move(self, before: Any, after: Any, seat: int, move: Any) -> Sequence[Scene]:
        """The effects of a move that neither the move nor the position shows. Visible to everybody."""

    def of_chance(self, before: Any, after: Any, outcome: Any) -> Sequence[Scene]:
        """The effects of an outcome."""


class Ending(Protocol):
    """words/ending.py"""

    def reason(self, state: Any) -> Text:
        """Why the game is over."""

    def explain(self, state: Any) -> Sequence[Scene]:
        """How the scores came about: what to say, and the data of what a screen draws with it."""


class Guide(Protocol):
    """words/guide.py. A paint gives pieces of text a colour; a game's diagram says how."""

    def legend(self, paint: Any = ...) -> Text:
        """How to read the diagram and write a move."""

    def paragraphs(self, state: Any, paint: Any = ...) -> Sequence[Text]:
        """All rules that matter with the options of this game, a paragraph each, the legend last."""


class Diagram(Protocol):
    """diagram.py: the board as text."""

    NAMES_COLUMNS: bool
    """Whether its first line says what stands below it; a low window says it once more at the bottom."""
    NEW: Text
    """How it marks what is new to whoever looks."""

    def draw(self, state: Any, paint: Any = ..., viewport: Viewport | None = ...) -> str:
        """Without a viewport the bare board; with one, no wider than the window, with names of cells and marks on what
        is new."""


class Look(Protocol):
    """words/look.py: the preview of a legal move, for games that have one."""

    def shows(self, state: Any) -> bool: ...

    def show(self, state: Any, seat: int, move: Any, paint: Any = ..., viewport: Viewport | None = ...) -> str:
        """The board after the move, if `shows` allows it."""

    def changes(self, state: Any, seat: int, move: Any) -> Sequence[Text]:
        """What the move would do, a line each; empty if the picture says all that the seat may know."""


class Screen(Protocol):
    """formats/screen.py: what a screen draws and could otherwise only get by computing rules."""

    def write(self, setup: Setup, state: Any) -> Json:
        """Further fields of a view, always the same ones for a setup; `state` is as the seat may see it."""

    def outlook(self, state: Any, seat: int, moves: Sequence[Any]) -> Sequence[Json] | None:
        """What each of the seat's legal moves would do, in order; None if a game cannot tell cheaply."""

    def progress(self, state: Any) -> Sequence[int]:
        """A number for each seat that grows during the game, for a chart; empty if there is none."""

    @property
    def MARKED(self) -> Sequence[str]:  # noqa: N802 - modules declare it as a constant
        """Kinds of scenes that a replay marks."""


class Pieces(Protocol):
    """formats/pieces.py: the pieces from which a form builds values of options."""

    def to_json(self, language: Language) -> Json: ...


class NoStories:
    def of_move(self, before: Any, after: Any, seat: int, move: Any) -> Sequence[Scene]:
        return ()

    def of_chance(self, before: Any, after: Any, outcome: Any) -> Sequence[Scene]:
        return ()


class TextScreen:
    """For games without a screen part: the diagram and the notation of each move, for a page that knows no other way
    to draw them."""

    MARKED = ()

    def __init__(self, diagram: Diagram, notation: Notation) -> None:
        self.diagram, self.notation = diagram, notation

    def write(self, setup: Setup, state: Any) -> Json:
        return {"diagram": self.diagram.draw(state)}

    def outlook(self, state: Any, seat: int, moves: Sequence[Any]) -> Sequence[Json] | None:
        return [{"text": self.notation.write(move)} for move in moves]

    def progress(self, state: Any) -> Sequence[int]:
        return ()


class NoLook:
    def shows(self, state: Any) -> bool:
        return False

    def show(self, state: Any, seat: int, move: Any, paint: Any = None, viewport: Viewport | None = None) -> str:
        raise TypeError("this game shows no move before it is made")

    def changes(self, state: Any, seat: int, move: Any) -> Sequence[Text]:
        return ()
