"""Results of games that seats have left."""

from collections.abc import Callable, Mapping

from tablelands.core import log_texts as words
from tablelands.core.log import LeaveReason
from tablelands.core.node import Over
from tablelands.core.text import Named, sentence


def won_by_leaving(seats: int, gone: Mapping[int, LeaveReason], seat_name: Callable[[int], Named]) -> Over | None:
    """The result if a single seat remains; None while more are playing."""
    left = tuple(seat for seat in range(seats) if seat not in gone)
    if len(left) > 1:
        return None
    last, why = list(gone.items())[-1]
    text = words.END_RESIGNED if why == "resigned" else words.END_OUT_OF_TIME
    return Over(None, left, sentence(text.fill(seat=seat_name(last))), why)


def without_left(over: Over, gone: Mapping[int, LeaveReason]) -> Over:
    """The result without seats that left: they have lost, and the best of the others win."""
    if not gone or over.scores is None:
        return over
    winners = tuple(seat for seat in over.winners if seat not in gone)
    if not winners and over.winners:
        best = max(score for seat, score in enumerate(over.scores) if seat not in gone)
        winners = tuple(seat for seat, score in enumerate(over.scores) if score == best and seat not in gone)
    return Over(over.scores, winners, over.reason)
