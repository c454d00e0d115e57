"""Reviews of finished games by a bot, as JSON lines: the progress first, then the review."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Literal, TypedDict

import msgspec
from msgspec import Struct

from tablelands.bots.review import Review
from tablelands.core.errors import NotYourTurn
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.api.common import SeatNumber
from tablelands.server.api.own import ANY_GAME, Move
from tablelands.server.bots.reviews import Job, Progress, Reviews
from tablelands.server.hosting.tables import Tables
from tablelands.server.http.endpoints import LINES, endpoint
from tablelands.server.http.pipeline import Call
from tablelands.server.limits import RateLimiter, network_of
from tablelands.server.tables.review import move_number_after, review_to_json
from tablelands.server.tables.table import Table


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


class ReviewJson(TypedDict):
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


ReviewLine = ReviewWaiting | ReviewCompiling | ReviewLooking | ReviewFailed | ReviewJson


class ReviewEndpoints:
    def __init__(self, tables: Tables, reviews: Reviews, limiter: RateLimiter) -> None:
        self.tables = tables
        self.reviews = reviews
        self.limiter = limiter

    @endpoint(
        "GET",
        "/api/tables/{table}/review",
        "tables",
        ("ReviewLine", ReviewLine),
        media=LINES,
        query="key",
        refusals="not-found not-your-turn",
    )
    async def show(self, call: Call) -> AsyncIterator[bytes]:
        """Look back at a finished game. As the strongest bot sees it: how the value went, the moves that gave most
        away, and luck apart from skill, where anybody can tell. JSON lines say how far it has come; the last one has
        the review, kept for a while."""
        async with self.tables.seen(call.path_params["table"], call.person_id, call.query.get("key")) as table:
            if table.state != "over" or table.match is None:
                raise NotYourTurn(texts.NOT_OVER)
            job = self.reviews.find(table.id) or self._begin(table, call.person_id or network_of(call.address))
            return self._lines(table, job, call.language)

    def _begin(self, table: Table, whose: str) -> Job:
        """Each person may have one review at a time; all together, as many as somebody may wait for."""
        jobs = self.reviews.jobs.values()
        self.limiter.review(sum(1 for job in jobs if job.whose == whose), len(jobs))
        return self.reviews.begin(table.id, table.playing, whose)

    async def _lines(self, table: Table, job: Job, language: Language) -> AsyncIterator[bytes]:
        async for news in job.follow():
            if isinstance(news, Review):
                review = await asyncio.to_thread(review_to_json, table, news, language)
                yield msgspec.json.encode({"on": "review"} | review) + b"\n"
            else:
                yield msgspec.json.encode(_progress(table, news, language)) + b"\n"


def _progress(table: Table, news: Progress, language: Language) -> Struct:
    match news.on:
        case "waiting":
            return ReviewWaiting()
        case "compiling":
            return ReviewCompiling()
        case "failed":
            return ReviewFailed(texts.NO_REVIEW.say(language))
    match, done = table.playing, news.done
    return ReviewLooking(done, len(match.history.events), move_number_after(match, done), table.tally.moves)
