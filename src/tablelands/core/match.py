"""A game being played: the one mutable object. It owns the log, the log is the truth, and luck comes from here."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from tablelands.core import refusal_texts as texts
from tablelands.core.errors import BadRequest, NotYourTurn
from tablelands.core.game import Game
from tablelands.core.node import Chance, Decide, Node, Over
from tablelands.core.options import Setup
from tablelands.core.text import Text

NOT_PAST_LUCK = Text(
    "A roll or a draw cannot be taken back.",
    "Ein Wurf oder eine Ziehung lässt sich nicht zurücknehmen.",
    "On ne reprend ni un lancer ni un tirage.",
)
NOT_A_SECRET = Text(
    "A sealed move cannot be taken back.",
    "Ein verdeckter Zug lässt sich nicht zurücknehmen.",
    "On ne reprend pas un coup secret.",
)
NOTHING_TO_TAKE_BACK = Text(
    "There is no move to take back.",
    "Es gibt keinen Zug zum Zurücknehmen.",
    "Il n'y a aucun coup à reprendre.",
)


@dataclass(frozen=True, slots=True)
class Played:
    """`secret` while it is sealed: it has been made, and only its own seat may know it."""

    seat: int
    move: Any
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Happened:
    outcome: Any


Event = Played | Happened


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits on a seat: a person, or the bot of that name."""

    name: str
    bot: str | None = None


class Match:
    """Begins at `game.setups.begin(setup)`, or at `begins` where it was taken up from a position."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        setup: Setup,
        *,
        seed: int | None = None,
        occupants: Sequence[Occupant] = (),
        begins: Any = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.random = SystemRandom() if seed is None else Random(seed)
        self.bot_random = SystemRandom() if seed is None else Random(f"bots {seed}")
        """Apart from the luck of the game, which no bot may foresee or change."""
        self.occupants = list(occupants) or [Occupant(f"Seat {seat}") for seat in range(setup.seats)]
        self.begins = begins
        self.state = game.setups.begin(setup) if begins is None else begins
        self.log: list[Event] = []
        self._listed: tuple[Any, int, list[Any] | None] | None = None
        """State, seat and its moves, as they were last asked for: rules are asked once."""

    @classmethod
    def from_position(cls, game: Game[Any, Any, Any], position: object, *, seed: int | None = None) -> "Match":
        """Moves that lie sealed in the position go into the log, where they stay secret like any other."""
        setup, state = game.load(position)
        match = cls(game, setup, seed=seed, begins=game.seen_by(state, None))
        for seat, move in game.sealed_moves(state):
            match.play(seat, move)
        return match

    @property
    def node(self) -> Node:
        return self.game.node(self.state)

    # Going on

    def play(self, seat: int, move: Any) -> None:
        node = self.expect_turn(seat)
        move = self.game.named(self.state, seat, move)
        self.game.check(self.state, seat, move)
        self.state = self.game.play(self.state, seat, move)
        self.log.append(Played(seat, move, secret=node.sealed))
        if node.sealed and not self._still_sealed(node, seat):
            self._reveal()

    def chance(self, outcome: Any = None) -> Any:
        """Rolls, or takes the outcome given; answers the one that happened."""
        node = self.node
        if not isinstance(node, Chance):
            raise BadRequest(texts.NO_LUCK_DUE)
        if outcome is None:
            outcome = self.game.outcomes.sample(self.state, self.random)
        else:
            self.game.outcomes.check(self.state, outcome)
        self.state = self.game.resolve(self.state, outcome)
        self.log.append(Happened(outcome))
        return outcome

    def expect_turn(self, seat: int) -> Decide:
        node = self.node
        match node:
            case Over():
                raise NotYourTurn(texts.GAME_OVER)
            case Chance():
                raise NotYourTurn(texts.LUCK_FIRST.fill(due=node.due))
            case Decide(seats) if seat not in seats:
                raise NotYourTurn(texts.NOT_TO_MOVE.fill(seat=seat, seats=", ".join(map(str, seats))))
        return node

    def legal_moves(self, seat: int | None = None) -> list[Any] | None:
        """The moves of a seat, or of the one that is to move; [] for one that is not; None if not listable."""
        node = self.node
        if not isinstance(node, Decide) or (seat is not None and seat not in node.seats):
            return []
        mover = node.seats[0] if seat is None else seat
        if self._listed is None or self._listed[0] is not self.state or self._listed[1] != mover:
            self._listed = (self.state, mover, self.game.legal_moves(self.state, mover))
        return self._listed[2]

    # Looking

    def visible_log(self, seat: int | None) -> list[Event]:
        """The log as a seat may read it: without what others have sealed."""
        return [event for event in self.log if not (isinstance(event, Played) and event.secret and event.seat != seat)]

    def event_to_json(self, event: Event) -> dict[str, Any]:
        match event:
            case Played(seat, move):
                return {"seat": seat, "move": self.game.moves.to_json(move)}
            case Happened(outcome):
                return {"chance": self.game.outcomes.to_json(outcome)}

    def position(self) -> dict[str, Any]:
        """Everything, sealed moves too: for the host only."""
        return self.game.position(self.setup, self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        log = [self.event_to_json(event) for event in self.visible_log(seat)]
        return self.game.view(self.setup, self.state, seat) | {"log": log}

    # Going back

    def rewound(self, length: int) -> "Match":
        """The match as it was after `length` events."""
        twin = Match(self.game, self.setup, occupants=self.occupants, begins=self.begins)
        twin.random, twin.bot_random = self.random, self.bot_random
        for event in self.log[:length]:
            twin.repeat(event)
        return twin

    def repeat(self, event: Event) -> None:
        match event:
            case Played(seat, move):
                self.play(seat, move)
            case Happened(outcome):
                self.chance(outcome)

    def take_back(self, seats: Sequence[int]) -> "Match":
        """The match before the last move made by one of `seats`; never past luck or a revealed secret."""
        for length in range(len(self.log) - 1, -1, -1):
            event = self.log[length]
            if isinstance(event, Happened):
                raise BadRequest(NOT_PAST_LUCK)
            before = self.rewound(length)
            if isinstance(before.node, Decide) and before.node.sealed:
                raise BadRequest(NOT_A_SECRET)
            if event.seat in seats:
                return before
        raise BadRequest(NOTHING_TO_TAKE_BACK)

    # Sealed moves

    def _still_sealed(self, before: Decide, seat: int) -> bool:
        node = self.node
        waiting = tuple(other for other in before.seats if other != seat)
        return bool(waiting) and isinstance(node, Decide) and node.sealed and node.seats == waiting

    def _reveal(self) -> None:
        """Everybody has moved: the secret moves stand open in the log, in seat order."""
        secret = [event for event in self.log if isinstance(event, Played) and event.secret]
        kept = self.log[: len(self.log) - len(secret)]
        opened = [Played(event.seat, event.move) for event in sorted(secret, key=lambda event: event.seat)]
        self.log = [*kept, *opened]
