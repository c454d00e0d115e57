"""How a table ends: by the rules of its game, or because of those who left it."""

from collections.abc import Callable, Mapping

from tablelands.core import log_texts as words
from tablelands.core.log import Why
from tablelands.core.node import Over
from tablelands.core.text import Named, sentence


def by_the_table(seats: int, gone: Mapping[int, Why], seat_name: Callable[[int], Named]) -> Over | None:
    """Where one seat is left it has won; None while more are playing."""
    left = tuple(seat for seat in range(seats) if seat not in gone)
    if len(left) > 1:
        return None
    last, why = list(gone.items())[-1]
    text = words.END_RESIGNED if why == "resigned" else words.END_OUT_OF_TIME
    return Over(None, left, sentence(text.fill(seat=seat_name(last))), why)


def without_gone(over: Over, gone: Mapping[int, Why]) -> Over:
    """A seat that left has lost, whatever was played on for it: the best of the others win."""
    if not gone or over.scores is None:
        return over
    winners = tuple(seat for seat in over.winners if seat not in gone)
    if not winners and over.winners:
        best = max(score for seat, score in enumerate(over.scores) if seat not in gone)
        winners = tuple(seat for seat, score in enumerate(over.scores) if score == best and seat not in gone)
    return Over(over.scores, winners, over.reason)
