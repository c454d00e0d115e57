"""The contract: what a game must be able to do. Server, terminal, bots and tools know games only through this.

States are values: `play` and `resolve` answer a new one and leave the old as it was.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from tablelands.core.errors import BadPosition, BadRequest
from tablelands.core.node import Node
from tablelands.core.options import Option, Setup, read_options
from tablelands.core.reading import Fields, is_integer
from tablelands.core.text import Text

State = TypeVar("State")
Move = TypeVar("Move")
Outcome = TypeVar("Outcome")

Paint = Callable[[str, str], str]
"""Given a piece of a diagram and the name of a colour, answers the piece in that colour."""


WRONG_SEATS = Text(
    "{game} has {low} to {high} seats",
    "{game} hat {low} bis {high} Plätze",
    "{game} a de {low} à {high} places",
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A piece of what a move sets off: in words, and in JSON for a screen that can play it."""

    text: Text
    told: dict[str, Any]


def unpainted(piece: str, colour: str) -> str:
    return piece


class Game(ABC, Generic[State, Move, Outcome]):
    id: ClassVar[str]
    name: ClassVar[Text]
    about: ClassVar[Text]
    """Two or three sentences: what one tries to do, and how."""
    rules_version: ClassVar[str]
    older_versions: ClassVar[frozenset[str]] = frozenset()
    """Earlier rules versions whose records still replay exactly."""
    seat_counts: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    lists_moves: ClassVar[bool] = True
    """Whether `legal_moves` can answer at all."""
    derived_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields of a position told for convenience: ignored when it is loaded, and not part of check sums."""
    optional_fields: ClassVar[frozenset[str]] = frozenset()
    """Further fields that may be missing when a position is loaded."""

    # Before the game

    def setup(self, seats: object, options: object = None) -> Setup:
        if not is_integer(seats) or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise BadRequest(WRONG_SEATS.fill(game=self.name, low=low, high=high))
        setup = Setup(seats, read_options(self.options, {} if options is None else options))
        self.check_setup(setup)
        return setup

    def check_setup(self, setup: Setup) -> None:
        """Raises BadRequest, naming both, for options that make no sense together."""

    # The course of a game

    @abstractmethod
    def start(self, setup: Setup) -> State: ...

    @abstractmethod
    def node(self, state: State) -> Node: ...

    @abstractmethod
    def legal_moves(self, state: State, seat: int) -> list[Move] | None:
        """All moves of a seat that is to move, each once; None where moves cannot be listed."""

    def move_count(self, state: State, seat: int) -> int | None:
        moves = self.legal_moves(state, seat)
        return None if moves is None else len(moves)

    def named(self, state: State, seat: int, move: Move) -> Move:
        """The move by the one name that it has here, the one in `legal_moves`; records hold no other. For fields that
        only these options ask for or leave out: what a move is called everywhere is settled when it is read."""
        return move

    @abstractmethod
    def check(self, state: State, seat: int, move: Move) -> None:
        """Raises IllegalMove with the clause that the move of this seat, which is to move, would break, and
        BadRequest for a field that only these options ask for or forbid."""

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> State:
        """The state after a move that `check` accepts."""

    def sample_move(self, state: State, seat: int, random: Random) -> Move:
        moves = self.legal_moves(state, seat)
        if moves is None:
            raise TypeError(f"{self.id} cannot list its moves and must sample them itself")
        return random.choice(moves)

    # Luck

    def outcomes(self, state: State) -> list[tuple[Outcome, int]] | None:
        """Every outcome that may come up, with its exact weight; None where they are too many to list."""
        return []

    def sample_outcome(self, state: State, random: Random) -> Outcome:
        outcomes = self.outcomes(state)
        if not outcomes:
            raise TypeError(f"{self.id} lists no outcomes here and must sample them itself")
        return random.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]

    def check_outcome(self, state: State, outcome: Outcome) -> None:
        """Raises IllegalMove with the clause that makes this outcome impossible, or at least BadRequest."""
        outcomes = self.outcomes(state)
        if outcomes is not None and all(outcome != possible for possible, _ in outcomes):
            raise BadRequest("this outcome cannot come up here")

    def resolve(self, state: State, outcome: Outcome) -> State:
        raise TypeError(f"{self.id} has no chance")

    # Secrets

    @abstractmethod
    def seen_by(self, state: State, seat: int | None) -> State:
        """The state with everything removed that this seat (None: a guest who only watches) may not know.

        The only secrets there are, are sealed moves: a match taken up from a position makes them again."""

    def sealed_moves(self, state: State) -> list[tuple[int, Move]]:
        """Moves made in secret that have not taken effect; playing them on `seen_by(state, None)` gives the state."""
        return []

    # JSON

    @abstractmethod
    def move_to_json(self, move: Move) -> dict[str, Any]: ...

    @abstractmethod
    def move_from_json(self, value: object) -> Move:
        """Raises BadRequest for what is no move at all. Equal moves come back equal, whatever they were called."""

    def outcome_to_json(self, outcome: Outcome) -> dict[str, Any]:
        raise TypeError(f"{self.id} has no chance")

    def outcome_from_json(self, value: object) -> Outcome:
        raise BadRequest(f"{self.name} has no chance outcomes")

    @abstractmethod
    def position_fields(self, setup: Setup, state: State) -> dict[str, Any]: ...

    @abstractmethod
    def state_from_fields(self, setup: Setup, fields: Fields) -> State:
        """Raises BadPosition for what is not a position of this game."""

    def view_fields(self, setup: Setup, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat sees, out of a state that already hides what it may not see."""
        return self.position_fields(setup, state)

    # For people

    @abstractmethod
    def notation(self, move: Move) -> str: ...

    @abstractmethod
    def move_from_notation(self, text: str) -> Move:
        """The exact inverse of `notation`, forgiving about case and spaces. Raises BadRequest that shows how."""

    def read_move(self, state: State, seat: int, text: str) -> Move:
        """What a person to move has typed, by the name it has here. Raises BadRequest that shows how, here and now."""
        return self.named(state, seat, self.move_from_notation(text))

    def outcome_notation(self, outcome: Outcome) -> str:
        raise TypeError(f"{self.id} has no chance")

    @abstractmethod
    def diagram(self, state: State, paint: Paint = unpainted) -> str: ...

    def legend(self, paint: Paint = unpainted) -> Text:
        """How to read the diagram and write a move."""
        return Text("", "", "")

    def guide(self, state: State, paint: Paint = unpainted) -> Sequence[Text]:
        """Everything that one needs to know to play with the options in force: a paragraph each, the legend last."""
        return [self.about, self.legend(paint)]

    def preview(self, state: State, seat: int, move: Move, paint: Paint = unpainted) -> Text | str | None:
        """What a legal move would look like before it is made, where game and options let one see that."""
        return None

    def status(self, state: State) -> Sequence[Text]:
        """What else the player at the move should know: supplies, the phase, a threat; a line each."""
        return []

    def seat_name(self, state: State, seat: int) -> Text:
        return Text(f"seat {seat}", f"Platz {seat}", f"place {seat}")

    def story(self, before: State, seat: int, move: Move) -> Sequence[Scene]:
        """What a move on a state sets off that neither the move nor the state after it tells; open to everybody."""
        return []

    def explain(self, state: State) -> Sequence[Text]:
        """At the end: how the scores came about, a line each."""
        return []

    # For bots

    def evaluate(self, state: State, seat: int) -> float | None:
        """How good a state is for a seat, at any time; None for a game that cannot tell."""
        return None

    # Positions

    def position(self, setup: Setup, state: State) -> dict[str, Any]:
        return self._head(setup) | self.position_fields(setup, state)

    def view(self, setup: Setup, state: State, seat: int | None) -> dict[str, Any]:
        seen = self.seen_by(state, seat)
        return self._head(setup) | {"seat": seat} | self.view_fields(setup, seen, seat)

    def load(self, position: object) -> tuple[Setup, State]:
        fields = Fields(position, "position", BadPosition)
        if fields.text("game") != self.id:
            raise fields.refuse(f"it is of the game {fields.text('game')!r}, not {self.id!r}")
        if fields.integer("v") != 1:
            raise fields.refuse("'v' must be 1, the only format there is")
        self._check_version(fields)
        try:
            setup = self.setup(fields.integer("seats"), fields.object("options").values)
        except BadRequest as error:
            raise BadPosition(f"position: {error}") from error
        return setup, self.state_from_fields(setup, fields)

    def knows_version(self, version: str) -> bool:
        return version == self.rules_version or version in self.older_versions

    def _check_version(self, fields: Fields) -> None:
        version = fields.text("rules")
        if not self.knows_version(version):
            raise fields.refuse(f"it is of rules version {version!r}; this is version {self.rules_version!r}")

    def _head(self, setup: Setup) -> dict[str, Any]:
        return {
            "game": self.id,
            "v": 1,
            "rules": self.rules_version,
            "options": dict(setup.options),
            "seats": setup.seats,
        }
