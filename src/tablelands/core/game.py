"""The contract of a game. Server, terminal, bots and tools use games only through this class.

A game declares its parts (core.parts) and defines how it is played. States are values: `play` and `resolve` return a
new state and do not change the old one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from tablelands.core import refusal_texts as texts
from tablelands.core.errors import BadPosition, BadRequest
from tablelands.core.json_fields import Fields, is_integer
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
    """Two or three sentences: the aim of the game, and how to reach it."""
    rules_version: ClassVar[str]
    older_versions: ClassVar[frozenset[str]] = frozenset()
    """Earlier rules versions whose records still replay exactly."""
    seat_counts: ClassVar[range]
    sides: ClassVar[tuple[int, ...] | None] = None
    """The side of each seat, if seats of one side win and lose together; None: each plays alone."""
    options: ClassVar[tuple[Option, ...]] = ()
    lists_moves: ClassVar[bool] = True
    """Whether `legal_moves` can list the moves."""
    derived_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields of a position that follow from others: ignored by `load`, and not part of check sums."""
    optional_fields: ClassVar[frozenset[str]] = frozenset()
    """Further fields that may be missing when a position is loaded."""
    constants: ClassVar[Mapping[str, int]] = {}
    """Constants of the rules that differ from the usual ones, for research (`core.rule.constant`)."""
    draws_start: ClassVar[bool] = False
    """Whether the first player is drawn by lot; otherwise the first seat begins."""
    stand_in_bot: ClassVar[str] = "random"
    """The bot that takes over a seat that has left a game of more than two."""
    sealed_line: ClassVar[Text] = SEALED
    """The line of the log for a secret move of {seat}."""
    opened_line: ClassVar[Text] = OPENED
    """The line of the log when the secret moves of a round are revealed."""

    setups: Setups
    moves: Moves
    notation: Notation
    outcomes: Outcomes
    """Only for games with chance."""
    positions: Positions
    prompts: Prompts
    stories: Stories = NoStories()
    ending: Ending
    guide: Guide
    diagram: Diagram
    look: Look = NoLook()
    pieces: Pieces | None = None
    """Only for games with options that a form builds from pieces."""
    wire: ModuleType | None = None
    """formats/wire.py: the JSON types listed in `core.wire.OWN`."""

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

    def canonical_move(self, state: State, seat: int, move: Move) -> Move:
        """The move in its canonical form, the one in `legal_moves` and in records. Completes or drops fields that
        depend on the options; raises BadRequest if one is missing or superfluous."""
        return move

    @abstractmethod
    def check(self, state: State, seat: int, move: Move) -> None:
        """Raises IllegalMove with the clause that the move would break. The seat is to move, and the move canonical."""

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> State:
        """The state after a move that `check` accepts."""

    def sample_move(self, state: State, seat: int, random: Random) -> Move:
        moves = self.legal_moves(state, seat)
        if moves is None:
            raise TypeError(f"{self.id} cannot list its moves and must sample them itself")
        return random.choice(moves)

    def tell_move(self, state: State, seat: int, move: Move) -> Text:
        """The line of the log for a move about to be made."""
        return sentence(MOVED.fill(seat=self.prompts.seat_name(state, seat), move=self.notation.write(move)))

    # Chance

    def possible_outcomes(self, state: State) -> list[tuple[Outcome, int]] | None:
        """Every possible outcome with its exact weight; None if they are too many to list."""
        return []

    def resolve(self, state: State, outcome: Outcome) -> State:
        raise TypeError(f"{self.id} has no chance")

    # Secrets

    @abstractmethod
    def seen_by(self, state: State, seat: int | None) -> State:
        """The state without what this seat (None: a spectator) may not know.

        Only sealed moves are secret: a match that begins from a position makes them again."""

    def sealed_moves(self, state: State) -> list[tuple[int, Move]]:
        """Secret moves that have not taken effect yet; playing them on `seen_by(state, None)` gives the state."""
        return []

    # For bots

    def evaluate(self, state: State, seat: int) -> float | None:
        """How good a state is for a seat; None if the game cannot tell."""
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
        """The fields of a position that no move changes."""
        return {
            "game": self.id,
            "v": 1,
            "rules": self.rules_version,
            "options": dict(setup.options),
            "seats": setup.seats,
        }
