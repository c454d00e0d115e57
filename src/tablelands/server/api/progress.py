"""How a game went: what everybody had after each round, and the entries that somebody who looks back wants to find."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from tablelands.core.history import events_of, standing
from tablelands.core.log import Entry, Moved, Opened
from tablelands.core.match import Match
from tablelands.core.text import Language
from tablelands.server.api.common import SeatNumber
from tablelands.server.tables.table import Table


class Round(Struct):
    """After entry `n`: a number a seat that grows as it gets on; which, each game says of itself."""

    n: int
    values: list[int]


class Mark(Struct):
    """Something that happened in entry `n`, and whose move it was, if anybody's."""

    n: int
    kind: str
    seat: SeatNumber | None
    text: str


class Progress(Struct):
    """Of a game without a number that grows, and before a first round, there are no `rounds`."""

    rounds: list[Round]
    marks: list[Mark]


def progress(table: Table, language: Language) -> Progress:
    match = table.match
    if match is None:
        return Progress([], [])
    entries = [(number, match.log[number - 1]) for number in standing(match.log)]
    return Progress(list(_rounds(match, entries)), list(_marks(table, entries, language)))


def _rounds(match: Match, entries: list[tuple[int, Entry]]) -> Iterator[Round]:
    """After the last entry of each round, and where the game stands now."""
    ends = _ends_of_rounds(entries, match.setup.seats)
    count = 0
    for number, entry in entries:
        count += len(events_of(entry))
        if number in ends:
            values = match.game.screen.progress(match.history.after_event(count))
            if values:
                yield Round(number, list(values))


def _ends_of_rounds(entries: list[tuple[int, Entry]], seats: int) -> set[int]:
    """A round is over when the next to move sits before the last one, counted from who began."""
    ends = {number for number, entry in entries if isinstance(entry, Opened)} | {number for number, _ in entries[-1:]}
    moved = [(number, entry.seat) for number, entry in entries if isinstance(entry, Moved)]
    for (_, before), (number, seat) in pairwise(moved):
        first = moved[0][1]
        if (seat - first) % seats < (before - first) % seats:
            ends.add(number - 1)
    return ends


def _marks(table: Table, entries: list[tuple[int, Entry]], language: Language) -> Iterator[Mark]:
    marked = table.game.screen.MARKED
    for number, entry in entries:
        for scene in entry.narration.story:
            if scene.kind in marked:
                seat = entry.seat if isinstance(entry, Moved) else scene.data.get("seat")
                yield Mark(number, scene.kind, seat, scene.text.say(language, table.names(language)))
