"""A whole game looked back at: how its value went, which decisions changed it most, and luck told apart from skill. The
terminal and the server tell the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablelands.bots.analysis import Account, Moment, accounts, moments
from tablelands.bots.bot import Limit
from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.bots.warming import is_warm
from tablelands.core.match import Match
from tablelands.core.node import Over

CAREFULLY = Limit(simulations=4000)
"""About each decision. A number of simulations, and not a time: then a game is seen alike wherever it is looked at."""
INTERPRETED = Limit(milliseconds=1500)
"""While bots are not warm, such a number would take for ever."""


@dataclass(frozen=True, slots=True)
class Review:
    """`bot` is the name of the one whose eyes it was seen through; `accounts` is None where nobody can tell."""

    bot: str
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...] | None

    @property
    def knows_values(self) -> bool:
        return any(one.best is not None for one in self.moments)


def review(
    match: Match, limit: Limit | None = None, *, bot: str = STRONGEST, seen: Callable[[], None] = lambda: None
) -> Review:
    """`seen` is called after each event."""
    asked = find_bot(match.game, bot).name
    usual = CAREFULLY if is_warm(match.game.id) else INTERPRETED
    found = moments(match, limit or usual, bot=asked, seen=seen)
    told = accounts(match)
    return Review(asked, tuple(found), None if told is None else tuple(told))


def lead_of(match: Match, seat: int) -> float | None:
    """Over the best of the others, at the end."""
    node = match.node
    if not isinstance(node, Over) or node.scores is None:
        return None
    return node.scores[seat] - max(score for other, score in enumerate(node.scores) if other != seat)


@dataclass(frozen=True, slots=True)
class Shares:
    """What the first of two seats leads by in the end, and what that is made of."""

    lead: float
    luck: float
    decisions: float

    @property
    def rest(self) -> float:
        """What nobody could foresee."""
        return self.lead - self.luck - self.decisions


def shares_of(match: Match, told: Sequence[Account]) -> Shares | None:
    lead = lead_of(match, 0)
    if len(told) != 2 or lead is None:
        return None
    first, second = told
    return Shares(lead, first.luck - second.luck, first.decisions - second.decisions)
