"""The worker processes. A full queue means quicker answers, never a table that waits for ever."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tablelands.bots.bot import Answer, Limit, Question, question_of
from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.bots.simple import RandomBot
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.bots import worker
from tablelands.server.tables.table import Table

USUAL = Limit(milliseconds=2000)
HURRIED = Limit(milliseconds=200)
PATIENCE = 6.0
"""Seconds after which somebody has to answer, and be it by chance."""
LONG_QUEUE = 8
LONGER_QUEUE = 64


class BotPool:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0
        self.measure: Callable[[float], None] = lambda seconds: None
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        """Warms up without being waited for."""
        self._pool = ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=worker.begin,
            initargs=(os.getpid(),),
        )
        for _ in range(self.workers):
            self._pool.submit(worker.ready)

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def choose(self, table: Table, seat: int, bot: str) -> Answer:
        question = question_of(table.playing, seat, self._limit())
        return await self._ask(bot, question)

    async def hint(self, table: Table, seat: int, language: Language) -> dict[str, Any]:
        match, game = table.playing, table.game
        answer = await self._ask(STRONGEST, question_of(match, seat, self._limit()))
        words = game.tell_move(game.seen_by(match.state, seat), seat, answer.move)
        text = texts.HINT.fill(bot=find_bot(game, STRONGEST).title, move=game.notation.write(answer.move), words=words)
        return {"move": game.moves.to_json(answer.move), "text": text.say(language)}

    def _limit(self) -> Limit:
        return USUAL if self.waiting < LONG_QUEUE * self.workers else HURRIED

    async def _ask(self, bot: str, question: Question) -> Answer:
        if self.waiting >= LONGER_QUEUE * self.workers or self._pool is None:
            return RandomBot().answer(question)
        self.waiting += 1
        began = time.monotonic()
        try:
            asked = self._submit(bot, question)
            return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            return RandomBot().answer(question)
        finally:
            self.waiting -= 1
            self.measure(time.monotonic() - began)

    def _submit(self, bot: str, question: Question) -> "Future[Answer]":
        assert self._pool is not None
        try:
            return self._pool.submit(worker.answer, bot, question)
        except BrokenProcessPool:
            self.close()
            self.open()
            return self._pool.submit(worker.answer, bot, question)
