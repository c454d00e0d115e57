"""A game being played: the one mutable object. It owns the log, the log is the truth, and luck comes from here."""

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
    Back,
    Entry,
    Event,
    Gone,
    Happened,
    Luck,
    Moved,
    Opened,
    Played,
    Sealed,
    Told,
    Why,
)
from tablelands.core.node import Chance, Decide, Node, Over
from tablelands.core.options import Setup
from tablelands.core.result import by_the_table, without_gone
from tablelands.core.text import Named, mover, sentence
from tablelands.core.view import View


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
        self.history = History(game, setup, self.state)
        self.node = self._find_node()
        """Where the game stands: by the rules, or by what became of the table."""
        self._listed: tuple[Any, int, Sequence[Any] | None] | None = None
        """State, seat and its moves, as they were last asked for: rules are asked once."""

    @classmethod
    def from_position(cls, game: Game[Any, Any, Any], position: object, *, seed: int | None = None) -> "Match":
        """Moves that lie sealed in the position go into the log, where they stay secret like any other."""
        setup, state = game.load(position)
        match = cls(game, setup, seed=seed, begins=game.seen_by(state, None))
        for seat, move in game.sealed_moves(state):
            match.play(seat, move)
        return match

    def resume(self, log: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Goes on where another left off: of its log, only the entries after the snapshot are played."""
        if snapshot is not None:
            _, self.state = self.game.load(snapshot.position)
            self.history.take_up(log[: snapshot.number], self.state, snapshot.checks)
            self.node = self._find_node()
        for entry in log[self.number :]:
            self.append(entry)

    @property
    def log(self) -> list[Entry]:
        return self.history.log

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.history.log)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat; a game says which one plays on for those who left."""
        return self.game.gone_bot if seat in self.history.gone else self.occupants[seat].bot

    # Going on

    def play(self, seat: int, move: Any, at: int | None = None) -> None:
        """`at` is the number of the last entry that whoever moves has seen; Stale if it is not the last, but for
        others' secret moves."""
        node = self.expect_turn(seat)
        if at is not None and not self.history.only_sealed_since(at):
            raise Stale(texts.STALE)
        move = self.game.named(self.state, seat, move)
        self.game.check(self.state, seat, move)
        before, self.state = self.state, self.game.play(self.state, seat, move)
        if not node.sealed:
            self._add(Moved(seat, move, self._tell_move(before, seat, move)))
            return
        self._add(Sealed(seat, move, Told(sentence(self.game.sealed_line.fill(seat=self.seat_name(seat))))))
        if not self._still_sealed(node, seat):
            self._open(before, seat, move)

    def chance(self, outcome: Any = None) -> Any:
        """Rolls, or takes the outcome given; answers the one that happened."""
        if not isinstance(self.node, Chance):
            raise BadRequest(texts.NO_LUCK_DUE)
        if outcome is None:
            outcome = self.game.outcomes.sample(self.state, self.random)
        else:
            self.game.outcomes.check(self.state, outcome)
        before, self.state = self.state, self.game.resolve(self.state, outcome)
        story = tuple(self.game.stories.of_luck(before, self.state, outcome))
        self._add(Happened(outcome, Told(self.game.outcomes.tell(outcome), story)))
        return outcome

    def repeat(self, event: Event) -> None:
        match event:
            case Played(seat, move):
                self.play(seat, move)
            case Luck(outcome):
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
        """The moves of a seat, or of the one that is to move; [] for one that is not; None if not listable."""
        node = self.node
        if not isinstance(node, Decide) or (seat is not None and seat not in node.seats):
            return []
        mover = node.seats[0] if seat is None else seat
        if self._listed is None or self._listed[0] is not self.state or self._listed[1] != mover:
            self._listed = (self.state, mover, self.game.legal_moves(self.state, mover))
        return self._listed[2]

    # The table

    def leave(self, seat: int, why: Why) -> None:
        """The seat has lost. Of two the other wins at once; among more the game's bot plays on for it."""
        if isinstance(self.node, Over):
            raise NotYourTurn(texts.GAME_OVER)
        if seat in self.history.gone:
            raise BadRequest(texts.GONE_ALREADY.fill(seat=seat))
        text = words.RESIGNED if why == "resigned" else words.OUT_OF_TIME
        self._add(Gone(seat, why, Told(sentence(text.fill(seat=self.seat_name(seat))))))

    def abort(self) -> None:
        """Nobody wins."""
        if isinstance(self.node, Over):
            raise NotYourTurn(texts.GAME_OVER)
        self._add(Aborted(Told(words.ABORTED)))

    # Going back

    def take_back(self, seats: Sequence[int]) -> None:
        """To before the last move made by one of `seats`."""
        self.back_to(self.before_last_move(seats))

    def before_last_move(self, seats: Sequence[int]) -> int:
        """The entry to go back to; never past luck, a secret or somebody's leaving."""
        numbers = standing(self.log)
        for index in range(len(numbers) - 1, -1, -1):
            match self.log[numbers[index] - 1]:
                case Happened():
                    raise BadRequest(texts.NOT_PAST_LUCK)
                case Sealed() | Opened():
                    raise BadRequest(texts.NOT_A_SECRET)
                case Gone() | Aborted():
                    raise BadRequest(texts.NOT_PAST_LEAVING)
                case Moved(seat) if seat in seats:
                    return numbers[index - 1] if index else 0
        raise BadRequest(texts.NOTHING_TO_TAKE_BACK)

    def back_to(self, number: int) -> None:
        """Everything stands as after entry `number`, which nobody has taken back; the log tells so."""
        moves = sum(1 for later in standing(self.log) if later > number)
        text = words.ONE_TAKEN_BACK if moves == 1 else words.TAKEN_BACK.fill(count=moves)
        self.append(Back(number, Told(text)))

    def rewound(self, number: int) -> "Match":
        """The match as it was after entry `number`."""
        twin = Match(self.game, self.setup, occupants=self.occupants, begins=self.begins)
        twin.random, twin.bot_random = self.random, self.bot_random
        twin.history, twin.state = self.history.cut(number)
        twin.node = twin._find_node()
        return twin

    # Looking

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None for somebody who watches."""
        game, state, node, log = self.game, self.state, self.node, self.history.log
        moves: Sequence[Any] | None = []
        if seat is not None and isinstance(node, Decide) and seat in node.seats:
            moves = game.legal_moves(state, seat)
        return View(game, self.setup, seat, len(log), node, game.seen_by(state, seat), moves, log)

    def position(self) -> dict[str, Any]:
        """Everything, sealed moves too: for the host only."""
        return self.game.position(self.setup, self.state)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.number, self.position(), self.history.checks(self.state))

    def seat_name(self, seat: int) -> Named:
        return mover(seat, self.game.prompts.seat_name(self.state, seat))

    # Inside

    def _find_node(self) -> Node:
        log, gone = self.history.log, self.history.gone
        if log and isinstance(log[-1], Aborted):
            return Over(None, (), words.END_ABORTED, "aborted")
        node = self.game.node(self.state)
        if not gone:
            return node
        if isinstance(node, Over):
            return without_gone(node, gone)
        return by_the_table(self.setup.seats, gone, self.seat_name) or node

    def _add(self, entry: Entry) -> None:
        self.history.add(entry, self.state)
        self.node = self._find_node()

    def append(self, entry: Entry) -> None:
        """Lets an entry happen again that was checked and has its words."""
        match entry:
            case Moved(seat, move) | Sealed(seat, move):
                self.state = self.game.play(self.state, seat, move)
            case Happened(outcome):
                self.state = self.game.resolve(self.state, outcome)
            case Back(to):
                self.state = self.history.cut(to)[1]
        self._add(entry)

    def _still_sealed(self, before: Decide, seat: int) -> bool:
        node = self.node
        waiting = tuple(other for other in before.seats if other != seat)
        return bool(waiting) and isinstance(node, Decide) and node.sealed and node.seats == waiting

    def _open(self, before: Any, seat: int, move: Any) -> None:
        moves = sorted(((entry.seat, entry.move) for entry in sealed_in(self.log, self.number)), key=lambda one: one[0])
        story = tuple(self.game.stories.of_move(before, self.state, seat, move))
        self._add(Opened(tuple(moves), Told(self.game.opened_line, story)))

    def _tell_move(self, before: Any, seat: int, move: Any) -> Told:
        story = tuple(self.game.stories.of_move(before, self.state, seat, move))
        return Told(self.game.tell_move(before, seat, move), story)
