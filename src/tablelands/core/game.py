"""The contract: what a game must be able to do. Server, terminal, bots and tools know games only through this.

A game declares its parts (core.parts) and tells its course. States are values: `play` and `resolve` answer a new one
and leave the old as it was.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from tablelands.core import refusal_texts as texts
from tablelands.core.errors import BadPosition, BadRequest
from tablelands.core.log_texts import MOVED, OPENED, SEALED
from tablelands.core.node import Node
from tablelands.core.options import Option, Setup, read_options
from tablelands.core.parts import (
    Diagram,
    Ending,
    Guide,
    Json,
    Look,
    Moves,
    NoLook,
    NoStories,
    Notation,
    Outcomes,
    Pieces,
    Positions,
    Prompts,
    Screen,
    Setups,
    Stories,
    TextScreen,
)
from tablelands.core.reading import Fields, is_integer
from tablelands.core.text import Text, give_ids, sentence

State = TypeVar("State")
Move = TypeVar("Move")
Outcome = TypeVar("Outcome")

WRONG_SEATS = Text(
    "{game} has {low} to {high} seats",
    "{game} spielt man zu {low} bis {high}",
    "{game} se joue de {low} à {high}",
)
give_ids("game", globals())


class Game(ABC, Generic[State, Move, Outcome]):
    id: ClassVar[str]
    name: ClassVar[Text]
    about: ClassVar[Text]
    """Two or three sentences: what one tries to do, and how."""
    rules_version: ClassVar[str]
    older_versions: ClassVar[frozenset[str]] = frozenset()
    """Earlier rules versions whose records still replay exactly."""
    seat_counts: ClassVar[range]
    sides: ClassVar[tuple[int, ...] | None] = None
    """The side of each seat, where seats of one side win and lose together; mostly each is on its own."""
    options: ClassVar[tuple[Option, ...]] = ()
    lists_moves: ClassVar[bool] = True
    """Whether `legal_moves` can answer at all."""
    derived_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields of a position written for convenience: ignored when it is loaded, and not part of check sums."""
    optional_fields: ClassVar[frozenset[str]] = frozenset()
    """Further fields that may be missing when a position is loaded."""
    constants: ClassVar[Mapping[str, int]] = {}
    """Numbers of the rules that are not the usual ones, in research (`core.rule.constant`)."""
    draws_start: ClassVar[bool] = False
    """Whether luck says who begins; otherwise the first seat does."""
    gone_bot: ClassVar[str] = "random"
    """Who plays on for a seat that has left a game of more than two."""
    sealed_line: ClassVar[Text] = SEALED
    """What the log says when {seat} has made a secret move."""
    opened_line: ClassVar[Text] = OPENED
    """What the log says when all secret moves of a round are revealed."""

    setups: Setups
    moves: Moves
    notation: Notation
    outcomes: Outcomes
    """Where there is luck."""
    positions: Positions
    prompts: Prompts
    stories: Stories = NoStories()
    ending: Ending
    guide: Guide
    diagram: Diagram
    look: Look = NoLook()
    pieces: Pieces | None = None
    """Where a form can make values of options out of them."""
    wire: ModuleType | None = None
    """formats/wire.py: the types of all this as JSON; `core.wire.OWN` says which."""

    @cached_property
    def screen(self) -> Screen:
        return TextScreen(self.diagram, self.notation)

    # Before the game

    def setup(self, seats: object, options: object = None) -> Setup:
        if not is_integer(seats) or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise BadRequest(WRONG_SEATS.fill(game=self.name, low=low, high=high))
        setup = Setup(seats, read_options(self.options, {} if options is None else options))
        self.setups.check(setup)
        return setup

    def side_of(self, setup: Setup, seat: int) -> int:
        return seat if self.sides is None else self.sides[seat]

    # The course of a game

    @abstractmethod
    def node(self, state: State) -> Node: ...

    @abstractmethod
    def legal_moves(self, state: State, seat: int) -> Sequence[Move] | None:
        """All moves of a seat that is to move, each once; None where moves cannot be listed."""

    def move_count(self, state: State, seat: int) -> int | None:
        moves = self.legal_moves(state, seat)
        return None if moves is None else len(moves)

    def named(self, state: State, seat: int, move: Move) -> Move:
        """The move by the one name that it has here, the one in `legal_moves`; records hold no other. For fields that
        only these options ask for or leave out, and BadRequest for one that is missing or too many: what a move is
        called everywhere is settled when it is read."""
        return move

    @abstractmethod
    def check(self, state: State, seat: int, move: Move) -> None:
        """Raises IllegalMove with the clause that the move of this seat, which is to move, would break. The move has
        the name that it has here."""

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> State:
        """The state after a move that `check` accepts."""

    def sample_move(self, state: State, seat: int, random: Random) -> Move:
        moves = self.legal_moves(state, seat)
        if moves is None:
            raise TypeError(f"{self.id} cannot list its moves and must sample them itself")
        return random.choice(moves)

    def tell_move(self, state: State, seat: int, move: Move) -> Text:
        """A move about to be made, in a line of the log."""
        return sentence(MOVED.fill(seat=self.prompts.seat_name(state, seat), move=self.notation.write(move)))

    # Luck

    def possible_outcomes(self, state: State) -> list[tuple[Outcome, int]] | None:
        """Every outcome that may come up, with its exact weight; None where they are too many to list."""
        return []

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

    # For bots

    def evaluate(self, state: State, seat: int) -> float | None:
        """How good a state is for a seat, at any time; None for a game that cannot tell."""
        return None

    # Positions

    def position(self, setup: Setup, state: State) -> dict[str, Any]:
        return {**self.head(setup), **self.positions.write(setup, state)}

    def load(self, position: object) -> tuple[Setup, State]:
        fields = Fields(position, "position", BadPosition)
        if fields.text("game") != self.id:
            raise fields.refuse(texts.OTHER_GAME.fill(game=fields.text("game"), wanted=self.id))
        if fields.integer("v") != 1:
            raise fields.refuse(texts.ONLY_FORMAT)
        self._check_version(fields)
        try:
            setup = self.setup(fields.integer("seats"), fields.object("options").values)
        except BadRequest as error:
            raise fields.refuse(error.text, error.rule) from error
        return setup, self.positions.read(setup, fields)

    def knows_version(self, version: str) -> bool:
        return version == self.rules_version or version in self.older_versions

    def _check_version(self, fields: Fields) -> None:
        version = fields.text("rules")
        if not self.knows_version(version):
            raise fields.refuse(texts.OTHER_VERSION.fill(version=version, known=self.rules_version))

    def head(self, setup: Setup) -> Json:
        """What no move changes."""
        return {
            "game": self.id,
            "v": 1,
            "rules": self.rules_version,
            "options": dict(setup.options),
            "seats": setup.seats,
        }
