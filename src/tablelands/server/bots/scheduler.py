"""Looks after tables that nobody acts on: a bot is to move, or time is up. Several processes may try; the store lets
one of them write."""

import asyncio
import contextlib
from random import Random

from tablelands.bots.bot import Answer as BotAnswer
from tablelands.bots.bot import Question
from tablelands.bots.simple import RandomBot
from tablelands.core.errors import BadRequest, IllegalMove, Refused
from tablelands.server.api.requests import Answer
from tablelands.server.bots.pool import BotPool, any_answer, whose_turn
from tablelands.server.hosting.background import BackgroundTasks
from tablelands.server.hosting.tables import Act, Tables
from tablelands.server.logs import tell
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import BOT_GRACE, Table

NOBODY = "server"
AT_A_TIME = 1000
EVERY = 0.5
"""Seconds between two looks into the store for tables that are due."""


class Scheduler:
    def __init__(self, tables: Tables, bots: BotPool, tasks: BackgroundTasks) -> None:
        self.tables = tables
        self.bots = bots
        self.tasks = tasks
        self._thinking: set[tuple[str, int]] = set()
        tables.schedulers.append(self.look_after)

    # Bots

    def look_after(self, table: Table) -> None:
        if table.has_bots and table.state == "playing":
            self.bots.warm_up(table)
        for seat, _ in table.bots_to_move():
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                self.tasks.start(self._let_think(table.id, seat))

    async def _let_think(self, table: str, seat: int) -> None:
        version = None
        try:
            with await self.tables.held(table) as loaded:
                at = loaded.table
                version, bot = at.version, at.bot_of(seat)
                if bot is None or seat not in at.to_move():
                    return
                question, whose = self.bots.question(at, seat), whose_turn(at)
            answer = await self.bots.answer(bot, question, whose)
            try:
                await self._move(table, question, answer or self._guess(bot, question), version, guessed=answer is None)
            except (BadRequest, IllegalMove) as error:
                tell("bot-refused", game=question.game_id, bot=bot, kind=error.kind, code=error.code)
                await self._move(table, question, self._guess(bot, question), version, guessed=True)
        except Refused as error:
            tell("bot-refused", kind=error.kind, code=error.code)
        finally:
            self._thinking.discard((table, seat))
            now = self.tables.at_hand(table)
            if now is not None and now.version != version:
                self.look_after(now)

    def _guess(self, bot: str, question: Question) -> BotAnswer:
        if self._is_guess(bot):
            self.bots.note_guess(question.game_id)
        return any_answer(question)

    def _is_guess(self, bot: str) -> bool:
        """The random bot always plays by chance."""
        return self.bots.is_open and bot != RandomBot.name

    async def _move(self, table: str, question: Question, answer: BotAnswer, version: int, *, guessed: bool) -> None:
        """Unless it was taken back, or another process has moved meanwhile."""
        seat, move = question.seat, question.game.moves.to_json(answer.move)

        def play(at: Table) -> tuple[Answer, Done]:
            if at.bot_of(seat) is None or seat not in at.to_move() or at.is_stale(seat, version):
                return Answer(), Done()
            done = acts.play(at, seat, move, version)
            is_guess = guessed and self._is_guess(at.bot_of(seat) or "")
            return Answer(), acts.note_guess(at, done) if is_guess else done

        await self.tables.act(table, Act(NOBODY, None, play))

    # Tables that are due

    async def sweep(self) -> None:
        """Look again and again for tables that are due."""
        ahead, random = BOT_GRACE, Random()
        while True:
            try:
                for table in self.tables.watched():  # dropped after a failure: read again
                    await self.tables.find(table)
                for table in await self.tables.store.due_tables(self.tables.now() + ahead, AT_A_TIME):
                    await self._take_up(table)
                ahead = 0.0
            except Refused as error:
                tell("sweep-failed", error=error)
            await asyncio.sleep(EVERY * random.uniform(0.8, 1.2))

    async def _take_up(self, table: str) -> None:
        """To act at all stops the clocks that have run out."""
        try:
            with contextlib.suppress(Refused):
                await self.tables.act(table, Act(NOBODY, None, lambda at: (Answer(), Done())))
        except Exception as error:  # a table that cannot be read: the others go on
            tell("table-failed", error=error, table=table)
        loaded = self.tables.at_hand(table)
        if loaded is not None:
            self.look_after(loaded)
