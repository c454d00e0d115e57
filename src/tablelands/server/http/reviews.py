"""Reviews of finished games by a bot, as JSON lines: the progress first, then the review."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from tablelands.core.errors import NotYourTurn
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.api.review import (
    ReviewCompiling,
    ReviewFailed,
    ReviewLine,
    ReviewLooking,
    ReviewWaiting,
    move_number_after,
    review_to_json,
)
from tablelands.server.bots.reviews import Job, News, Reviews
from tablelands.server.hosting.tables import Tables
from tablelands.server.http.endpoints import LINES, endpoint
from tablelands.server.http.pipeline import Call
from tablelands.server.limits import RateLimiter, network_of
from tablelands.server.tables.table import Table


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
        refusals="not-found not-your-turn forbidden",
    )
    async def show(self, call: Call) -> AsyncIterator[bytes]:
        """Look back at a finished game. As the strongest bot sees it: how the value went, the moves that gave most
        away, and luck apart from skill, where anybody can tell. JSON lines say how far it has come; the last one has
        the review, kept for a while."""
        async with self.tables.seen(call.path_params["table"], call.person_id, call.query.get("key")) as table:
            if table.state != "over" or table.match is None:
                raise NotYourTurn(texts.NOT_OVER)
            await self.tables.expect_no_contest(table)
            job = self.reviews.find(table.id) or self._begin(table, call.person_id or network_of(call.address))
            return self._lines(table, job, call.language)

    def _begin(self, table: Table, whose: str) -> Job:
        """Each person may have one review at a time; all together, as many as somebody may wait for."""
        jobs = self.reviews.jobs.values()
        self.limiter.review(sum(1 for job in jobs if job.whose == whose), len(jobs))
        return self.reviews.begin(table.id, table.playing, whose)

    async def _lines(self, table: Table, job: Job, language: Language) -> AsyncIterator[bytes]:
        async for news in job.follow():
            yield msgspec.json.encode(await asyncio.to_thread(_line, table, news, language)) + b"\n"


def _line(table: Table, news: News, language: Language) -> ReviewLine:
    match news:
        case "waiting":
            return ReviewWaiting()
        case "compiling":
            return ReviewCompiling()
        case "failed":
            return ReviewFailed(texts.NO_REVIEW.say(language))
        case int(done):
            match = table.playing
            return ReviewLooking(done, len(match.history.events), move_number_after(match, done), table.tally.moves)
    return review_to_json(table, news, language)
