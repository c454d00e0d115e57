"""The processes in which bots think. They end with the one that started them."""

import os
import signal
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from tablelands.bots import roster
from tablelands.bots.advice import Advice, advice_of
from tablelands.bots.background_compilation import compile_in_background, compile_now, may_compile
from tablelands.bots.bot import Answer, Question
from tablelands.bots.review import review
from tablelands.core.record import Record
from tablelands.core.registry import find_game, game_ids
from tablelands.server.logs import set_up_logs
from tablelands.server.subprocesses import end_with_parent

COMPILING = "compiling"
NICENESS = 15


def serve(server: "Connection[Any, Any]", parent: int) -> None:
    """Does what it is sent, one after the other, until the server closes the pipe."""
    begin(parent)
    for game_id in game_ids():
        roster.bots_for(find_game(game_id))
    with server, suppress(EOFError, OSError):
        while True:
            work, given = server.recv()
            try:
                answered = True, work(*given)
            except Exception as error:  # told by whoever asked
                answered = False, error
            server.send(answered)


def begin(parent: int) -> None:
    """What every process of bots does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(parent)
    set_up_logs()


def answer(bot: str, question: Question, until: float) -> Answer:
    """Unless nobody waits for it any more. The first one for a game warms its bots for the later ones."""
    if time.monotonic() > until:
        raise TimeoutError
    compile_in_background(question.game, [bot])
    return roster.answer(bot, question)


def advise(bot: str, question: Question, until: float) -> Advice:
    """The answer, and why."""
    answered, asked = answer(bot, question, until), roster.find_bot(question.game, bot)
    return advice_of(question.game, question.state, question.seat, asked, answered)


def is_cold(game_id: str, bot: str) -> bool:
    """Whether the bot thinks interpreted because it is still being compiled, which has begun then."""
    game = find_game(game_id)
    compile_in_background(game, [bot])
    return may_compile(game)


def look_back(news: "Connection[Any, Any]", parent: int, record: dict[str, Any]) -> None:
    """Look back at one finished game: tells that it has to compile first, how many events it has seen, and in the end
    the review. It gives way to all others, above all to bots at tables."""
    begin(parent)
    os.nice(NICENESS)
    written = Record.from_json(record)
    match, seen = written.replay(find_game(written.game)), 0

    def count() -> None:
        nonlocal seen
        seen += 1
        news.send(seen)

    compile_now(match.game, lambda: news.send(COMPILING))
    news.send(seen)
    news.send(review(match, seen=count))
