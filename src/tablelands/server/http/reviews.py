"""A finished game as a bot sees it, told in JSON lines: how far it has come, and then what has come of it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from tablelands.bots.review import Review
from tablelands.core.errors import NotYourTurn
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.bots.reviews import Job, Progress, Reviews
from tablelands.server.hosting.tables import Tables
from tablelands.server.http.calls import Call, Reply
from tablelands.server.http.tables import own_id
from tablelands.server.limits import RateLimiter, network_of
from tablelands.server.tables.review import move_number_after, review_to_json
from tablelands.server.tables.table import Table


class ReviewDoors:
    def __init__(self, tables: Tables, reviews: Reviews, limiter: RateLimiter) -> None:
        self.tables = tables
        self.reviews = reviews
        self.limiter = limiter

    async def show(self, call: Call) -> Reply:
        async with self.tables.seen(call.parts["table"], own_id(call), call.query.get("key")) as table:
            if table.state != "over" or table.match is None:
                raise NotYourTurn(texts.NOT_OVER)
            job = self.reviews.find(table.id) or self._begin(table, own_id(call) or network_of(call.address))
            return Reply(200, self._lines(table, job, call.language))

    def _begin(self, table: Table, whose: str) -> Job:
        """One at a time for each, and for everybody no more than somebody may wait for."""
        jobs = self.reviews.jobs.values()
        self.limiter.review(sum(1 for job in jobs if job.whose == whose), len(jobs))
        return self.reviews.begin(table.id, table.playing, whose)

    async def _lines(self, table: Table, job: Job, language: Language) -> AsyncIterator[bytes]:
        async for news in job.follow():
            if isinstance(news, Review):
                told = {"on": "review"} | await asyncio.to_thread(review_to_json, table, news, language)
            else:
                told = _progress(table, news, language)
            yield msgspec.json.encode(told) + b"\n"


def _progress(table: Table, news: Progress, language: Language) -> dict[str, Any]:
    told: dict[str, Any] = {"on": news.on}
    if news.on == "looking":
        match = table.playing
        told |= {"done": news.done, "of": len(match.history.events)}
        told |= {"move": move_number_after(match, news.done), "moves": table.tally.moves}
    if news.on == "failed":
        told["text"] = texts.NO_REVIEW.say(language)
    return told
