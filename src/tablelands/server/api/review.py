"""A finished game as a bot sees it. Each line of the answer is one of these; the last is the review, or says that there
is none."""

from typing import Annotated, Literal, TypedDict

from tablelands.core.wire import SeatNumber
from tablelands.server.api.own import ANY_GAME, Move


class ReviewWaiting(TypedDict):
    """Other games come first."""

    on: Literal["waiting"]


class ReviewCompiling(TypedDict):
    """The bot is being compiled; that takes a minute, once."""

    on: Literal["compiling"]


class ReviewLooking(TypedDict):
    """So many of the game's events, moves and luck, have been looked at. `move` is the number of the move that is being
    looked at, of `moves` that were made."""

    on: Literal["looking"]
    done: int
    of: int
    move: int
    moves: int


class ReviewFailed(TypedDict):
    on: Literal["failed"]
    text: str


class CourseValue(TypedDict):
    """What the seat may hope for before the move of entry `n`, which was made in entry `made`. For a secret move `made`
    is the sealed entry, and `n` the one that opens it."""

    n: int
    made: int
    seat: SeatNumber
    value: float


class CostlyMove(TypedDict):
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


class SeatAccount(TypedDict):
    """In points: what the seat's own dice brought it, what its decisions gave away, and what it led by in the end."""

    luck: float
    decisions: float
    lead: float | None


class LeadShares(TypedDict):
    """What the first of two seats leads by in the end, and what dice, decisions and the rest have brought of it."""

    lead: float
    luck: float
    decisions: float
    rest: float


class Review(TypedDict):
    """`chances`: values are shares of the win; else they are the bot's own measure, more is better for the seat.
    `course` and `costly` are empty where the bot cannot say what positions are worth; the costliest move comes
    first. `accounts` and `shares` are null where nobody can tell luck from skill."""

    on: Literal["review"]
    bot: str
    chances: bool
    course: list[CourseValue]
    costly: list[CostlyMove]
    accounts: list[SeatAccount] | None
    shares: LeadShares | None


ReviewLine = ReviewWaiting | ReviewCompiling | ReviewLooking | ReviewFailed | Review
