"""Which games count for ratings. The others are casual, each for one reason."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tablelands.server.tables.table import Table

Casual = Literal["chosen", "record", "from", "one-device", "bots", "take-back", "hint", "short"]
"""Why a game is casual:

- `chosen`: it was made so.
- `record`: it was imported.
- `from`: it goes on from another game or from a position.
- `one-device`: one person has several seats.
- `bots`: no person plays.
- `take-back`: a move was taken back.
- `hint`: somebody was given a hint.
- `short`: it ended, or somebody left, before each of them had made two moves.
"""
LEAST_MOVES = 2


def casual(table: "Table") -> Casual | None:
    """As things stand now; None for a game that counts."""
    return _from_the_start(table) or _by_seats(table) or _by_play(table)


def _from_the_start(table: "Table") -> Casual | None:
    plan = table.plan
    if plan.imported:
        return "record"
    if plan.before or plan.begins is not None:
        return "from"
    return None if plan.rated else "chosen"


def _by_seats(table: "Table") -> Casual | None:
    if table.is_one_device:
        return "one-device"
    return "bots" if all(seat.sit == "bot" for seat in table.seats) else None


def _by_play(table: "Table") -> Casual | None:
    if table.tally.taken_back:
        return "take-back"
    if table.offers.hinted:
        return "hint"
    ended = range(len(table.seats)) if table.state == "over" else table.gone()
    return "short" if any(table.tally.own[seat] < LEAST_MOVES for seat in ended) else None
