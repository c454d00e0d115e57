"""The log of a match, with every tenth position, so that looking back does not replay the game from its start."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.core.check_sums import CHECK_EVERY, check_sum
from tablelands.core.game import Game
from tablelands.core.log import (
    ChanceOutcome,
    ChanceResolved,
    Entry,
    Event,
    LeaveReason,
    Left,
    Moved,
    Opened,
    Played,
    Sealed,
    TakenBack,
)
from tablelands.core.options import Setup


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position of a match, to resume from. For the host alone: it holds sealed moves."""

    number: int
    position: dict[str, Any]
    checks: dict[int, str]


class History:
    def __init__(self, game: Game[Any, Any, Any], setup: Setup, begins: Any) -> None:
        self.game = game
        self.setup = setup
        self.log: list[Entry] = []
        self.events: list[Event] = []
        """Moves and outcomes as in a record, without sealed moves and what was taken back."""
        self.left: dict[int, LeaveReason] = {}
        self._kept: dict[int, Any] = {0: begins}
        """Positions by number of events: the first and every tenth."""
        self._sums: dict[int, str] = {}

    @property
    def positions_stored(self) -> int:
        return len(self._kept)

    def restore(self, log: Sequence[Entry], state: Any, checks: dict[int, str]) -> None:
        """Take over a log whose last entry led to `state`, without replaying it."""
        self.log = list(log)
        self._count()
        self._sums = {count: total for count, total in checks.items() if count % CHECK_EVERY == 0}
        if len(self.events) % CHECK_EVERY == 0:
            self._kept[len(self.events)] = self.game.seen_by(state, None)

    def add(self, entry: Entry, state: Any) -> None:
        """Add an entry that led to `state`."""
        self.log.append(entry)
        match entry:
            case Left(seat, why):
                self.left[seat] = why
            case TakenBack():
                self._count()
                self._forget()
            case _:
                self._keep(events_of(entry), state)

    def cut(self, number: int) -> "tuple[History, Any]":
        """The history as it was after entry `number`, and the position then."""
        then = History(self.game, self.setup, self._kept[0])
        then.log = self.log[:number]
        then._count()
        shared = [count for count in self._kept if then.events[:count] == self.events[:count]]
        then._kept = {count: self._kept[count] for count in shared if count <= len(then.events)}
        then._sums = {count: self._sums[count] for count in self._sums if count in then._kept}
        state = then.after_event(len(then.events))
        for entry in sealed_in(then.log, len(then.log)):
            state = self.game.play(state, entry.seat, entry.move)
        return then, state

    def only_sealed_since(self, number: int) -> bool:
        """Whether only secret moves of this round came after entry `number`."""
        last = len(self.log)
        new, sealed = last - number, sealed_in(self.log, last)
        return new == 0 or (0 < new <= len(sealed) and self.log[number:] == sealed[-new:])

    def checks(self, state: Any) -> dict[int, str]:
        """Check sums after every tenth event and after the last one, which led to `state`."""
        last = len(self.events)
        for count in range(CHECK_EVERY, last + 1, CHECK_EVERY):
            if count not in self._sums:
                self._sums[count] = check_sum(self.game, self.setup, self.after_event(count))
        if last % CHECK_EVERY == 0:
            return dict(self._sums)
        return self._sums | {last: check_sum(self.game, self.setup, self.game.seen_by(state, None))}

    def after_event(self, count: int) -> Any:
        """The position after `count` events, replayed from the nearest one stored."""
        known = max(kept for kept in self._kept if kept <= count)
        state = self._kept[known]
        for event in self.events[known:count]:
            state = apply_event(self.game, state, event)
        return state

    def _keep(self, new: tuple[Event, ...], state: Any) -> None:
        before = len(self.events)
        self.events += new
        count = len(self.events) // CHECK_EVERY * CHECK_EVERY
        if count > before:
            whole = count == len(self.events)
            self._kept[count] = self.game.seen_by(state, None) if whole else self.after_event(count)

    def _forget(self) -> None:
        last = len(self.events)
        self._kept = {count: state for count, state in self._kept.items() if count <= last}
        self._sums = {count: total for count, total in self._sums.items() if count <= last}

    def _count(self) -> None:
        entries = [self.log[number - 1] for number in standing(self.log)]
        self.events = [event for entry in entries for event in events_of(entry)]
        self.left = {entry.seat: entry.why for entry in entries if isinstance(entry, Left)}


def events_of(entry: Entry) -> tuple[Event, ...]:
    match entry:
        case Moved(seat, move):
            return (Played(seat, move),)
        case Opened(moves):
            return tuple(Played(seat, move) for seat, move in moves)
        case ChanceResolved(outcome):
            return (ChanceOutcome(outcome),)
        case _:
            return ()


def sealed_in(log: Sequence[Entry], number: int) -> list[Sealed]:
    """The secret moves of the round in progress after entry `number`."""
    first = number
    while first and isinstance(log[first - 1], Sealed | Left):
        first -= 1
    return [entry for entry in log[first:number] if isinstance(entry, Sealed)]


def standing(log: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that were not taken back, in order."""
    numbers: list[int] = []
    for number, entry in enumerate(log, 1):
        if isinstance(entry, TakenBack):
            numbers = [earlier for earlier in numbers if earlier <= entry.to]
        else:
            numbers.append(number)
    return numbers


def latest_to_all(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entry that is new to everybody: the last move, or the last opened moves."""
    entries = [log[number - 1] for number in standing(log)]
    return next(((entry,) for entry in reversed(entries) if isinstance(entry, Moved | Opened)), ())


def new_for(log: Sequence[Entry], seat: int) -> tuple[Entry, ...]:
    """The entries that are new to a seat: all since its last turn, and its own in this turn."""
    entries = [log[number - 1] for number in standing(log)]
    first = len(entries)
    while first and not _is_others(entries[first - 1], seat):
        first -= 1
    while first and not _is_own(entries[first - 1], seat):
        first -= 1
    return tuple(entries[first:])


def _is_own(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Moved | Sealed) and entry.seat == seat


def _is_others(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Opened) or (isinstance(entry, Moved | Sealed) and entry.seat != seat)


def departures(log: Sequence[Entry]) -> list[tuple[Left, int]]:
    """Each seat that left, and the number of events before."""
    found: list[tuple[Left, int]] = []
    events = 0
    for number in standing(log):
        entry = log[number - 1]
        events += len(events_of(entry))
        if isinstance(entry, Left):
            found.append((entry, events))
    return found


def apply_event(game: Game[Any, Any, Any], state: Any, event: Event) -> Any:
    match event:
        case Played(seat, move):
            return game.play(state, seat, move)
        case ChanceOutcome(outcome):
            return game.resolve(state, outcome)


def moves_in(entries: Sequence[Entry]) -> Iterator[tuple[int, Any]]:
    """All moves with their seats; sealed moves count once they are opened."""
    for entry in entries:
        for event in events_of(entry):
            if isinstance(event, Played):
                yield event.seat, event.move
