"""Asks the worker processes of bots. Where many ask, answers are quicker, and in the end guesses: no table waits for
ever, and whoever plays against a guess is told."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeVar

from tablelands.bots.advice import Advice, advice_of, suggestion
from tablelands.bots.bot import Answer, Limit, Question, question_of
from tablelands.bots.roster import EVERYWHERE, STRONGEST
from tablelands.bots.simple import RandomBot
from tablelands.core.text import Language, Text
from tablelands.server import texts
from tablelands.server.bots import worker
from tablelands.server.bots.turns import Full, Turns, Whose
from tablelands.server.bots.warmth import Warmth
from tablelands.server.bots.workers import WorkerDied, Workers
from tablelands.server.logs import tell
from tablelands.server.metrics import Metrics
from tablelands.server.tables.clock import MoveClock
from tablelands.server.tables.table import Table

T = TypeVar("T")
Work = Callable[[str, Question, float], T]
"""In a worker: of a bot, a question, and until when somebody waits."""
YARDSTICKS = {bot.name for bot in EVERYWHERE}
USUAL = 2.0
LEAST = 0.02
PATIENCE = 6.0
"""Seconds after which somebody has to answer, and be it by chance."""
ADVICE_PATIENCE = 12.0
"""Rather than a guess one waits a little longer for a hint."""
SHARED = 4.0
"""Seconds in which all who wait should have their answers."""
TELL_EVERY = 60.0
MOVES_LEFT = 30
"""So many moves a bot's clock has to last for."""


class BotPool:
    def __init__(
        self, workers: int, metrics: Metrics, warmth_changed: Callable[[str], None] = lambda game: None
    ) -> None:
        self.workers = workers
        self.turns = Turns(workers)
        self.metrics = metrics
        self.warmth = Warmth(self._is_cold, warmth_changed)
        self._workers: Workers | None = None
        self._ready: list[Future[int]] = []
        self._answered_at = 0.0
        self._guesses, self._told_at = 0, -TELL_EVERY

    @property
    def is_open(self) -> bool:
        """Without workers all bots guess, as in tests."""
        return self._workers is not None

    def open(self) -> None:
        """Workers start when they are told to, or with the first question."""
        self._workers = Workers(self.workers)

    def start(self) -> None:
        """Warms up without being waited for."""
        if self._workers is not None:
            self._ready = [self._workers.submit(os.getpid) for _ in range(self.workers)]

    def close(self) -> None:
        if self._workers is not None:
            self._workers.close()
            self._workers = None
            self.warmth.forget()

    def question(self, table: Table, seat: int) -> Question:
        """With the time that the others who wait and the seat's clock leave."""
        seconds = min(USUAL, SHARED * self.turns.share(whose_turn(table)), _by_clock(table, seat))
        return question_of(table.playing, seat, Limit(milliseconds=round(1000 * max(LEAST, seconds))))

    # Getting warm

    def warm_up(self, table: Table) -> None:
        """Before its bots are asked."""
        for bot in searching_bots(table)[:1] if self._workers is not None else ():
            self.warmth.follow(table.game.id, bot)

    def is_warming(self, table: Table) -> bool:
        """Whether bots that sit there think less far than they soon will."""
        return table.state == "playing" and table.game.id in self.warmth.warming and bool(searching_bots(table))

    async def _is_cold(self, game: str, bot: str) -> bool:
        return self._workers is not None and await asyncio.wrap_future(self._workers.submit(worker.is_cold, game, bot))

    # Asking

    async def hint(self, table: Table, seat: int, language: Language) -> dict[str, Any]:
        game, question = table.game, self.question(table, seat)
        told = await self._told(worker.advise, STRONGEST, question, whose_turn(table), ADVICE_PATIENCE)
        advice, words_of_hint = told or any_advice(question), texts.HINT
        guessed = {}
        if told is None and self.is_open:
            words_of_hint, guessed = texts.GUESSED_HINT, {"guess": True}
            self.note_guess(game.id)

        def say(text: Text) -> str:
            return text.say(language, table.names(language))

        words = say(advice.words)
        others = {say(suggestion(game, question.state, seat, one.move)): one for one in reversed(advice.compared[1:])}
        others.pop(words, None)  # turned another way it reads the same
        return {
            "move": game.moves.to_json(advice.move),
            "text": say(words_of_hint.fill(words=advice.words)),
            "why": [say(reason) for reason in advice.reasons],
            "others": [
                {"move": game.moves.to_json(one.move), "text": text, "worth": say(one.worth)}
                for text, one in reversed(others.items())
            ],
            **guessed,
        }

    async def answer(self, bot: str, question: Question, whose: Whose) -> Answer | None:
        """None if the bot cannot answer in time, or at all."""
        return await self._told(worker.answer, bot, question, whose)

    def note_guess(self, game: str) -> None:
        """Count it, and say so in the log once a minute."""
        self.metrics.bot_guesses.labels(game).inc()
        self._guesses += 1
        if time.monotonic() - self._told_at >= TELL_EVERY:
            tell("bots-guess", count=self._guesses)
            self._guesses, self._told_at = 0, time.monotonic()

    async def _told(
        self, work: Work[T], bot: str, question: Question, whose: Whose, patience: float | None = None
    ) -> T | None:
        if self._workers is None:
            return None
        until = time.monotonic() + (patience or PATIENCE)
        try:
            with self.metrics.bot_queue.track_inprogress(), self.metrics.bot_seconds.time():
                async with asyncio.timeout(until - time.monotonic()):
                    await self.turns.take(whose)
                return await self._ask(work, bot, question, until - time.monotonic())
        except (Full, TimeoutError):
            return None
        except WorkerDied:
            tell("bots-died")
            self._start_again()
        except Exception as error:  # of the bot: whatever it is, the table goes on
            tell("bot-failed", error=error, game=question.game_id, bot=bot)
        return None

    async def _ask(self, work: Work[T], bot: str, question: Question, patience: float) -> T:
        """A worker cannot be stopped: until it is done nobody else has its turn."""
        if self._workers is None:
            self.turns.end()
            raise WorkerDied
        asked, loop = self._workers.submit(work, bot, question, time.monotonic() + patience), asyncio.get_running_loop()
        asked.add_done_callback(lambda _: end_turn(loop, self.turns))
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(asked), patience)
        except TimeoutError:
            self._kill_if_stuck()
            raise
        self._answered_at = time.monotonic()
        return answer

    def _kill_if_stuck(self) -> None:
        """Workers that are warm and have answered nobody for so long hang; new ones take their place."""
        if self._workers is not None and self._are_ready() and time.monotonic() - self._answered_at >= PATIENCE:
            self._workers.kill()
            self._start_again()

    def _start_again(self) -> None:
        """Unless they are starting; new workers are cold."""
        if self._are_ready():
            self.warmth.forget()
            self.start()

    def _are_ready(self) -> bool:
        return all(one.done() for one in self._ready)


def searching_bots(table: Table) -> list[str]:
    """Those of its bots that have anything to compile."""
    return [seat.bot for seat in table.seats if seat.bot is not None and seat.bot not in YARDSTICKS]


def whose_turn(table: Table) -> Whose:
    """That of whoever made the table."""
    return Whose(all(seat.sit == "bot" for seat in table.seats), table.plan.maker)


def end_turn(loop: asyncio.AbstractEventLoop, turns: Turns) -> None:
    """Called in the thread that waits for the worker; the server may have stopped meanwhile."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(turns.end)


def any_answer(question: Question) -> Answer:
    return RandomBot().answer(question)


def any_advice(question: Question) -> Advice:
    return advice_of(question.game, question.state, question.seat, RandomBot(), any_answer(question))


def _by_clock(table: Table, seat: int) -> float:
    """Seconds that the seat's clock leaves for one move."""
    times = table.times
    if times is None or seat not in times.running:
        return USUAL
    if isinstance(times.clock, MoveClock):
        return times.left[seat] / 4
    return times.left[seat] / MOVES_LEFT + times.clock.increment / 2
