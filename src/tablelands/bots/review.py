"""The review of a finished game: how its value went, which decisions changed it most, and luck apart from skill."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablelands.bots.analysis import Account, Moment, accounts, moments
from tablelands.bots.bot import Limit
from tablelands.bots.compilation import is_loaded
from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.core.match import Match
from tablelands.core.node import Over

CAREFULLY = Limit(simulations=4000)
"""The limit for each decision. Simulations rather than time, so that a review is the same on every machine."""
INTERPRETED = Limit(milliseconds=1500)
"""The limit while bots are interpreted, where so many simulations would take too long."""


@dataclass(frozen=True, slots=True)
class Review:
    """`bot` is the name of the reviewing bot; `accounts` is None for games without such an analysis."""

    bot: str
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...] | None

    @property
    def knows_values(self) -> bool:
        return any(moment.best is not None for moment in self.moments)


def review(
    match: Match, limit: Limit | None = None, *, bot: str = STRONGEST, seen: Callable[[], None] = lambda: None
) -> Review:
    """`seen` is called after each event."""
    asked = find_bot(match.game, bot).name
    usual = CAREFULLY if is_loaded(match.game.id) else INTERPRETED
    found = moments(match, limit or usual, bot=asked, seen=seen)
    told = accounts(match)
    return Review(asked, tuple(found), None if told is None else tuple(told))


def lead_of(match: Match, seat: int) -> float | None:
    """The final lead of a seat over the best of the others."""
    node = match.node
    if not isinstance(node, Over) or node.scores is None:
        return None
    return node.scores[seat] - max(score for other, score in enumerate(node.scores) if other != seat)


@dataclass(frozen=True, slots=True)
class Shares:
    """The final lead of the first of two seats, and its parts."""

    lead: float
    luck: float
    decisions: float

    @property
    def rest(self) -> float:
        """The part that neither luck nor decisions explain."""
        return self.lead - self.luck - self.decisions


def shares_of(match: Match, seats: Sequence[Account]) -> Shares | None:
    lead = lead_of(match, 0)
    if len(seats) != 2 or lead is None:
        return None
    first, second = seats
    return Shares(lead, first.luck - second.luck, first.decisions - second.decisions)
