"""A game in progress: the one mutable object. It owns the log, from which everything follows, and draws chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from tablelands.core import log_texts as words
from tablelands.core import refusal_texts as texts
from tablelands.core.errors import BadRequest, NotYourTurn, Stale
from tablelands.core.game import Game
from tablelands.core.history import History, Snapshot, sealed_in, standing
from tablelands.core.log import (
    Aborted,
    ChanceOutcome,
    ChanceResolved,
    Entry,
    Event,
    LeaveReason,
    Left,
    Moved,
    Narration,
    Opened,
    Played,
    Sealed,
    TakenBack,
)
from tablelands.core.node import Chance, Decide, Node, Over
from tablelands.core.options import Setup
from tablelands.core.result import without_left, won_by_leaving
from tablelands.core.text import Named, mover, sentence
from tablelands.core.view import View


@dataclass(frozen=True, slots=True)
class Occupant:
    """The occupant of a seat: a person, or the bot named `bot`."""

    name: str
    bot: str | None = None


class Match:
    """A match begins at `game.setups.begin(setup)`, or at the state `begins`."""

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
        """Separate from the chance of the game, which bots may neither foresee nor change."""
        self.occupants = list(occupants) or [Occupant(f"Seat {seat}") for seat in range(setup.seats)]
        self.begins = begins
        self.state = game.setups.begin(setup) if begins is None else begins
        self.history = History(game, setup, self.state)
        self.node = self._find_node()
        """The present node: by the rules, or because of seats that left."""
        self._listed: tuple[Any, int, Sequence[Any] | None] | None = None
        """Cached legal moves: state, seat, moves."""

    @classmethod
    def from_position(cls, game: Game[Any, Any, Any], position: object, *, seed: int | None = None) -> "Match":
        """Begin from a position as JSON. Its sealed moves become entries of the log."""
        setup, state = game.load(position)
        match = cls(game, setup, seed=seed, begins=game.seen_by(state, None))
        for seat, move in game.sealed_moves(state):
            match.play(seat, move)
        return match

    def resume(self, log: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Resume from the log of another match; only the entries after the snapshot are replayed."""
        if snapshot is not None:
            _, self.state = self.game.load(snapshot.position)
            self.history.restore(log[: snapshot.number], self.state, snapshot.checks)
            self.node = self._find_node()
        for entry in log[self.number :]:
            self.append(entry)

    @property
    def log(self) -> list[Entry]:
        return self.history.log

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.history.log)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat: its occupant, or the game's stand-in if the seat has left."""
        return self.game.stand_in_bot if seat in self.history.left else self.occupants[seat].bot

    # Going on

    def play(self, seat: int, move: Any, at: int | None = None) -> None:
        """Make a move. `at` is the last entry that the player has seen; raises Stale if others than secret moves
        came after it."""
        node = self.expect_turn(seat)
        if at is not None and not self.history.only_sealed_since(at):
            raise Stale(texts.STALE)
        move = self.game.canonical_move(self.state, seat, move)
        self.game.check(self.state, seat, move)
        before, self.state = self.state, self.game.play(self.state, seat, move)
        if not node.sealed:
            self._add(Moved(seat, move, self._tell_move(before, seat, move)))
            return
        self._add(Sealed(seat, move, Narration(sentence(self.game.sealed_line.fill(seat=self.seat_name(seat))))))
        if not self._still_sealed(node, seat):
            self._open(before, seat, move)

    def chance(self, outcome: Any = None) -> Any:
        """Resolve chance: draw an outcome, unless one is given, and return it."""
        if not isinstance(self.node, Chance):
            raise BadRequest(texts.NO_LUCK_DUE)
        if outcome is None:
            outcome = self.game.outcomes.sample(self.state, self.random)
        else:
            self.game.outcomes.check(self.state, outcome)
        before, self.state = self.state, self.game.resolve(self.state, outcome)
        story = tuple(self.game.stories.of_chance(before, self.state, outcome))
        self._add(ChanceResolved(outcome, Narration(self.game.outcomes.tell(outcome), story)))
        return outcome

    def repeat(self, event: Event) -> None:
        match event:
            case Played(seat, move):
                self.play(seat, move)
            case ChanceOutcome(outcome):
                self.chance(outcome)

    def expect_turn(self, seat: int) -> Decide:
        match node := self.node:
            case Decide():
                if seat not in node.seats:
                    raise NotYourTurn(texts.NOT_TO_MOVE.fill(seat=seat, seats=", ".join(map(str, node.seats))))
                return node
            case Chance():
                raise NotYourTurn(texts.LUCK_FIRST.fill(due=node.due))
            case Over():
                raise NotYourTurn(texts.GAME_OVER)

    def legal_moves(self, seat: int | None = None) -> Sequence[Any] | None:
        """The moves of a seat, by default the first to move; [] if it is not to move, None if they cannot be listed."""
        node = self.node
        if not isinstance(node, Decide) or (seat is not None and seat not in node.seats):
            return []
        mover = node.seats[0] if seat is None else seat
        if self._listed is None or self._listed[0] is not self.state or self._listed[1] != mover:
            self._listed = (self.state, mover, self.game.legal_moves(self.state, mover))
        return self._listed[2]

    # The table

    def leave(self, seat: int, why: LeaveReason) -> None:
        """Let a seat leave: it has lost. With two seats the other wins at once; with more, a bot takes over."""
        if isinstance(self.node, Over):
            raise NotYourTurn(texts.GAME_OVER)
        if seat in self.history.left:
            raise BadRequest(texts.GONE_ALREADY.fill(seat=seat))
        text = words.RESIGNED if why == "resigned" else words.OUT_OF_TIME
        self._add(Left(seat, why, Narration(sentence(text.fill(seat=self.seat_name(seat))))))

    def abort(self) -> None:
        """Call the game off: nobody wins."""
        if isinstance(self.node, Over):
            raise NotYourTurn(texts.GAME_OVER)
        self._add(Aborted(Narration(words.ABORTED)))

    # Going back

    def take_back(self, seats: Sequence[int]) -> None:
        """Go back to before the last move of one of `seats`."""
        self.back_to(self.before_last_move(seats))

    def before_last_move(self, seats: Sequence[int]) -> int:
        """The entry to go back to; raises BadRequest if chance, a secret move or a departure lies between."""
        numbers = standing(self.log)
        for index in range(len(numbers) - 1, -1, -1):
            match self.log[numbers[index] - 1]:
                case ChanceResolved():
                    raise BadRequest(texts.NOT_PAST_LUCK)
                case Sealed() | Opened():
                    raise BadRequest(texts.NOT_A_SECRET)
                case Left() | Aborted():
                    raise BadRequest(texts.NOT_PAST_LEAVING)
                case Moved(seat) if seat in seats:
                    return numbers[index - 1] if index else 0
        raise BadRequest(texts.NOTHING_TO_TAKE_BACK)

    def back_to(self, number: int) -> None:
        """Go back to entry `number`, which must not have been taken back; adds an entry to the log."""
        moves = sum(1 for later in standing(self.log) if later > number)
        text = words.ONE_TAKEN_BACK if moves == 1 else words.TAKEN_BACK.fill(count=moves)
        self.append(TakenBack(number, Narration(text)))

    def rewound(self, number: int) -> "Match":
        """A copy of the match as it was after entry `number`."""
        twin = Match(self.game, self.setup, occupants=self.occupants, begins=self.begins)
        twin.random, twin.bot_random = self.random, self.bot_random
        twin.history, twin.state = self.history.cut(number)
        twin.node = twin._find_node()
        return twin

    # Looking

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None: a spectator."""
        game, state, node, log = self.game, self.state, self.node, self.history.log
        moves: Sequence[Any] | None = []
        if seat is not None and isinstance(node, Decide) and seat in node.seats:
            moves = game.legal_moves(state, seat)
        return View(game, self.setup, seat, len(log), node, game.seen_by(state, seat), moves, log)

    def position(self) -> dict[str, Any]:
        """The whole position, with sealed moves: for the host only."""
        return self.game.position(self.setup, self.state)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.number, self.position(), self.history.checks(self.state))

    def seat_name(self, seat: int) -> Named:
        return mover(seat, self.game.prompts.seat_name(self.state, seat))

    # Inside

    def _find_node(self) -> Node:
        log, gone = self.history.log, self.history.left
        if log and isinstance(log[-1], Aborted):
            return Over(None, (), words.END_ABORTED, "aborted")
        node = self.game.node(self.state)
        if not gone:
            return node
        if isinstance(node, Over):
            return without_left(node, gone)
        return won_by_leaving(self.setup.seats, gone, self.seat_name) or node

    def _add(self, entry: Entry) -> None:
        self.history.add(entry, self.state)
        self.node = self._find_node()

    def append(self, entry: Entry) -> None:
        """Replay an entry that was checked before and has its text."""
        match entry:
            case Moved(seat, move) | Sealed(seat, move):
                self.state = self.game.play(self.state, seat, move)
            case ChanceResolved(outcome):
                self.state = self.game.resolve(self.state, outcome)
            case TakenBack(to):
                self.state = self.history.cut(to)[1]
        self._add(entry)

    def _still_sealed(self, before: Decide, seat: int) -> bool:
        node = self.node
        waiting = tuple(other for other in before.seats if other != seat)
        return bool(waiting) and isinstance(node, Decide) and node.sealed and node.seats == waiting

    def _open(self, before: Any, seat: int, move: Any) -> None:
        moves = sorted(
            ((entry.seat, entry.move) for entry in sealed_in(self.log, self.number)), key=lambda move: move[0]
        )
        story = tuple(self.game.stories.of_move(before, self.state, seat, move))
        self._add(Opened(tuple(moves), Narration(self.game.opened_line, story)))

    def _tell_move(self, before: Any, seat: int, move: Any) -> Narration:
        story = tuple(self.game.stories.of_move(before, self.state, seat, move))
        return Narration(self.game.tell_move(before, seat, move), story)
