"""Bots move by themselves; whatever becomes of them, no table waits for ever."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablelands.bots.bot import Answer, Question
from tablelands.server.bots import pool, scheduler
from tablelands.server.bots.turns import Whose
from tests.server.live.playing import any_move, to_move
from tests.server.live.waiting import until, until_over, until_to_move
from tests.server.memory_store import MemoryStore
from tests.server.running import Caller, Json, Running


@pytest.fixture
def bots(server: Running) -> Iterator[Any]:
    """The server's, for tests that take their place; afterwards they are as before."""
    yield server.server.bots
    server.server.bots.__dict__.pop("answer", None)


def play_any(caller: Caller, table: str) -> Json:
    scene = caller.scene(table)
    body = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"], "key": f"{scene['version']}"}
    return caller.done(table, "play", **body)


def test_bots_alone_play_to_the_end(ana: Caller) -> None:
    table = ana.make(seats="random random random", public=True)["table"]
    scene = until_over(ana, table, 30)
    assert scene["ending"]["by"] == "rules"


@pytest.mark.parametrize("game", ["sturts-stony-desert", "down-under", "outback", "downhill"])
def test_a_bot_on_the_first_seat_begins(ana: Caller, game: str) -> None:
    table = ana.make(game, "random me")["table"]
    until(lambda: any(entry.get("seat") == 0 for entry in ana.scene(table)["log"]) or to_move(ana.scene(table)) == [1])


def test_a_bot_draws_in_secret_with_the_others(server: Running, ana: Caller) -> None:
    table = ana.make("downhill", "random random me")["table"]
    until_to_move(ana, table, [2])
    version, move = ana.scene(table)["version"], any_move(server, table, 2, Random(1))
    ana.done(table, "play", seat=2, move=move, version=version, key="start")
    until_to_move(ana, table, [2])
    log = ana.scene(table)["log"]
    assert sorted(entry["seat"] for entry in log if entry.get("sealed")) == [0, 1]


def test_a_take_back_while_the_bot_thinks_is_not_answered_by_it(server: Running, ana: Caller, bots: Any) -> None:
    asked: list[Question] = []
    answers = asyncio.Event()

    async def slowly(bot: str, question: Question, whose: Whose) -> Answer:
        asked.append(question)
        if len(asked) == 1:
            await answers.wait()
        return pool.any_answer(question)

    bots.answer = slowly
    table = ana.make(seats="me random")["table"]
    first = ana.scene(table)
    play_any(ana, table)
    until(lambda: asked)
    ana.done(table, "take-back", seat=0, key="back")
    taken = ana.scene(table)
    assert (taken["view"], taken["as"]) == (first["view"], 0)
    server.loop.call_soon_threadsafe(answers.set)
    time.sleep(0.2)
    assert ana.scene(table)["version"] == taken["version"]
    play_any(ana, table)
    until_to_move(ana, table, [0])
    assert len(asked) == 2


def test_a_bot_that_fails_or_breaks_the_rules_is_replaced_by_chance(ana: Caller, bots: Any) -> None:
    async def wrongly(bot: str, question: Question, whose: Whose) -> Answer:
        return Answer(question.game.moves.from_json({"type": "lay", "tile": "double", "x": 99, "y": 99, "turn": 0}))

    bots.answer = wrongly
    table = ana.make(seats="me random")["table"]
    play_any(ana, table)
    until_to_move(ana, table, [0], 3)


def test_a_bot_that_does_not_answer_runs_out_of_time(ana: Caller, bots: Any) -> None:
    async def never(bot: str, question: Question, whose: Whose) -> Answer:
        await asyncio.sleep(60)
        raise AssertionError

    bots.answer = never
    table = ana.make(seats="random me", clock={"kind": "game", "seconds": 1, "increment": 0})["table"]
    scene = until_over(ana, table)
    assert (scene["ending"]["by"], scene["ending"]["winners"]) == ("time", [1])


def test_after_a_restart_the_bot_that_was_to_move_moves() -> None:
    store = MemoryStore()
    with Running(store) as server:
        server.server.scheduler.look_after = lambda table: None  # type: ignore[method-assign]  # it dies before
        ana = server.person("Ana")
        table = ana.make(seats="me random")["table"]
        play_any(ana, table)
    with Running(store) as server:
        again = Caller(server.address, server.http, ana.token)
        until_to_move(again, table, [0], 4)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "EVERY", 0.05)
    store = MemoryStore()
    with Running(store) as server:
        server.server.scheduler.look_after = lambda table: None  # type: ignore[method-assign]
        ana = server.person("Ana")
        tables = [ana.make(seats="random me")["table"] for _ in range(3)]
    broken = min(tables, key=lambda table: (store.rows[table].due, table))
    store.writes[broken][1] = b'{"at":0,"state":"playing","entries":[{"text":["","",""],"luck":"nonsense"}]}'
    with Running(store) as server:
        again = Caller(server.address, server.http, ana.token)
        for table in tables:
            if table != broken:
                until_to_move(again, table, [1], 4)


# In worker processes


@pytest.fixture(scope="module")
def thinking() -> Iterator[Running]:
    with Running(thinks=True) as running:
        yield running


def workers() -> list[int]:
    return [process.pid for process in active_children() if process.pid is not None]


def test_workers_that_die_are_replaced(thinking: Running) -> None:
    ana = thinking.person("Ana")
    table = ana.make(seats="me greedy")["table"]
    for _ in range(3):
        play_any(ana, table)
        until_to_move(ana, table, [0], 15)
        for worker in workers():
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
    play_any(ana, table)
    until_to_move(ana, table, [0], 15)


def test_a_worker_that_hangs_is_given_up(thinking: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = thinking.person("Ana")
    table = ana.make(seats="me greedy")["table"]
    play_any(ana, table)
    until_to_move(ana, table, [0], 15)
    until(lambda: all(one.done() for one in thinking.server.bots._ready), 15)
    monkeypatch.setattr(pool, "PATIENCE", 0.5)
    hanging = workers()
    for worker in hanging:
        os.kill(worker, signal.SIGSTOP)
    play_any(ana, table)
    until_to_move(ana, table, [0], 3)
    monkeypatch.undo()
    play_any(ana, table)
    until_to_move(ana, table, [0], 15)
    assert not set(hanging) & set(workers())


def test_a_full_queue_means_quicker_answers(thinking: Running) -> None:
    ana, bots = thinking.person("Ana"), thinking.server.bots
    table: Any = thinking.server.tables.at_hand(ana.make()["table"])
    alone = bots.question(table, 0).limit.milliseconds
    whose = pool.whose_turn(table)
    bots.turns._waiting[whose] = deque([asyncio.Future(loop=thinking.loop) for _ in range(40)])
    crowded = bots.question(table, 0).limit.milliseconds
    stranger: Any = thinking.server.tables.at_hand(thinking.person("Ben").make()["table"])
    beside = bots.question(stranger, 0).limit.milliseconds
    del bots.turns._waiting[whose]
    assert (alone, beside) == (2000, 2000)
    assert crowded is not None
    assert crowded * 41 <= 4200
    tables = [ana.make(seats="strong me")["table"] for _ in range(100)]
    for one in tables:
        until_to_move(ana, one, [1], 20)


def test_a_bot_shares_its_time_among_its_moves(thinking: Running) -> None:
    ana, bots = thinking.person("Ana"), thinking.server.bots
    for clock, most in (
        ({"kind": "game", "seconds": 30, "increment": 0}, 1000),
        ({"kind": "game", "seconds": 30, "increment": 1}, 1500),
        ({"kind": "move", "seconds": 4}, 1000),
        ({"kind": "move", "seconds": 100}, 2000),
    ):
        table: Any = thinking.server.tables.at_hand(ana.make(clock=clock)["table"])
        assert bots.question(table, 0).limit.milliseconds == most


def test_a_hint_comes_from_a_worker(thinking: Running) -> None:
    ana = thinking.person("Ana")
    table = ana.make(seats="me greedy")["table"]
    with ana.socket() as socket:
        socket.say("hint", table=table, seat=0, key="h")
        assert socket.hear(timeout=10)["hint"]["move"] in ana.scene(table)["legal"]


def test_a_hint_is_in_the_language_that_the_table_is_watched_in(thinking: Running) -> None:
    ana = thinking.person("Ana")
    table = ana.make(seats="me greedy")["table"]
    with ana.socket() as socket:
        socket.say("watch", table=table, lang="de")
        socket.say("hint", table=table, seat=0, key="h")
        assert socket.hear("done", timeout=20)["hint"]["text"].startswith("Tipp: ")


GIVEN_UP = """
import asyncio
from tablelands.bots.bot import Limit, question_of
from tablelands.core.match import Match
from tablelands.core.registry import find_game
from tablelands.server.bots import pool
from tablelands.server.bots.turns import Whose
from tablelands.server.metrics import Metrics

async def main():
    pool.PATIENCE = 0.1
    bots, game = pool.BotPool(1, Metrics()), find_game("down-under")
    bots.open()
    question = question_of(Match(game, game.setup(2, {})), 0, Limit(milliseconds=20))
    await asyncio.gather(*(bots.answer("greedy", question, Whose(False, "ana")) for _ in range(12)))
    bots._workers.kill()
    await asyncio.sleep(0.5)
    bots.close()

if __name__ == "__main__":
    asyncio.run(main())
"""
NOBODY_READS = """
import time
from tablelands.server.bots.workers import Workers

if __name__ == "__main__":
    workers = Workers(1)
    asked = [workers.submit(len, b"x" * 300_000) for _ in range(8)]
    time.sleep(0.1)
    asked[-1].cancel()
    workers.kill()
    time.sleep(0.5)
    workers.close()
"""


def run(script: str, folder: Path) -> str:
    """As a program of its own, which has to end; what it complains of."""
    file = folder / "script.py"
    file.write_text(script)
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=True, timeout=60)
    return done.stderr


def test_questions_given_up_while_workers_die_leave_no_traceback(tmp_path: Path) -> None:
    assert "Traceback" not in run(GIVEN_UP, tmp_path)


def test_questions_that_nobody_reads_any_more_keep_no_server_from_ending(tmp_path: Path) -> None:
    """Even if they fill the pipe, and one of them was taken back."""
    run(NOBODY_READS, tmp_path)
