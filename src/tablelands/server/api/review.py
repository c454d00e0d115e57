"""Reviews of finished games: how far one has come, and in the end what the bot makes of the game, in words and with the
numbers of the entries that led there."""

from typing import Annotated, NamedTuple

from msgspec import Struct

from tablelands.bots.advice import reasons_for, suggestion
from tablelands.bots.analysis import Account, Moment, turning_points
from tablelands.bots.review import Review, lead_of, shares_of
from tablelands.bots.roster import find_bot
from tablelands.core.history import events_of, standing
from tablelands.core.log import Opened, Played, Sealed
from tablelands.core.match import Match
from tablelands.core.text import Language, Text
from tablelands.server.api.common import SeatNumber
from tablelands.server.api.own import ANY_GAME, Move
from tablelands.server.tables.table import Table

MOST = 5
"""So many moves are named: as many as the terminal names."""


class ReviewWaiting(Struct, tag_field="on", tag="waiting"):
    """Other games come first."""


class ReviewCompiling(Struct, tag_field="on", tag="compiling"):
    """The bot is being compiled; that takes a minute, once."""


class ReviewLooking(Struct, tag_field="on", tag="looking"):
    """So many of the game's events, moves and luck, have been looked at. `move` is the number of the move that is being
    looked at, of `moves` that were made."""

    done: int
    of: int
    move: int
    moves: int


class ReviewFailed(Struct, tag_field="on", tag="failed"):
    text: str


class CourseValue(Struct):
    """What the seat may hope for before the move of entry `n`, which was made in entry `made`. For a secret move `made`
    is the sealed entry, and `n` the one that opens it."""

    n: int
    made: int
    seat: SeatNumber
    value: float


class CostlyMove(Struct):
    """The `move` of entry `n`, made in entry `made`, gave away so much of what the better one was worth; `why` says
    what speaks for that. The position before it is the moment `made - 1`."""

    n: int
    made: int
    seat: SeatNumber
    cost: float
    played: str
    move: Annotated[Move, ANY_GAME]
    better: str
    better_move: Annotated[Move, ANY_GAME]
    why: list[str]


class SeatAccount(Struct):
    """In points: what the seat's own dice brought it, what its decisions gave away, and what it led by in the end."""

    luck: float
    decisions: float
    lead: float | None


class LeadShares(Struct):
    """What the first of two seats leads by in the end, and what dice, decisions and the rest have brought of it."""

    lead: float
    luck: float
    decisions: float
    rest: float


class ReviewJson(Struct, tag_field="on", tag="review"):
    """`chances`: values are shares of the win; else they are the bot's own measure, more is better for the seat.
    `course` and `costly` are empty where the bot cannot say what positions are worth; the costliest move comes
    first. `accounts` and `shares` are null where nobody can tell luck from skill."""

    bot: str
    chances: bool
    course: list[CourseValue]
    costly: list[CostlyMove]
    accounts: list[SeatAccount] | None
    shares: LeadShares | None


ReviewLine = ReviewWaiting | ReviewCompiling | ReviewLooking | ReviewFailed | ReviewJson


def review_to_json(table: Table, review: Review, language: Language) -> ReviewJson:
    match, places = table.playing, places_of_events(table.playing)
    bot, accounts = find_bot(table.game, review.bot), review.accounts
    shares = None if accounts is None else shares_of(match, accounts)
    return ReviewJson(
        bot.title.say(language),
        bot.gives_chances,
        [CourseValue(*places[one.after], one.seat, one.best) for one in review.moments if one.best is not None],
        [_costly(table, one, places[one.after], language) for one in turning_points(review.moments, MOST)],
        None if accounts is None else [_account(match, seat, one) for seat, one in enumerate(accounts)],
        None if shares is None else LeadShares(shares.lead, shares.luck, shares.decisions, shares.rest),
    )


def _account(match: Match, seat: int, account: Account) -> SeatAccount:
    return SeatAccount(account.luck, account.decisions, lead_of(match, seat))


class Place(NamedTuple):
    """The entries of the log in which everybody saw an event, and in which it was made. Only secret moves differ."""

    n: int
    made: int


def places_of_events(match: Match) -> list[Place]:
    places: list[Place] = []
    sealed: dict[int, int] = {}
    for number in standing(match.log):
        entry = match.log[number - 1]
        if isinstance(entry, Sealed):
            sealed[entry.seat] = number
        elif isinstance(entry, Opened):
            places += [Place(number, sealed.get(seat, number)) for seat, _ in entry.moves]
        else:
            places += [Place(number, number) for _ in events_of(entry)]
    return places


def move_number_after(match: Match, events: int) -> int:
    """The number of the move that comes after so many events, or of the last one."""
    moves = [isinstance(event, Played) for event in match.history.events]
    return min(sum(moves[:events]) + 1, sum(moves))


def _costly(table: Table, one: Moment, place: Place, language: Language) -> CostlyMove:
    game = table.game
    seen = game.seen_by(table.playing.history.after_event(one.after), one.seat)

    def say(text: Text) -> str:
        return text.say(language, table.names(language))

    return CostlyMove(
        *place,
        one.seat,
        one.cost,
        played=say(game.tell_move(seen, one.seat, one.move)),
        move=game.moves.to_json(one.move),
        better=say(suggestion(game, seen, one.seat, one.best_move)),
        better_move=game.moves.to_json(one.best_move),
        why=[say(reason) for reason in reasons_for(game, seen, one.seat, one.best_move)],
    )
