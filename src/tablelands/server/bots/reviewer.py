"""The process in which one finished game is looked back at. It gives way to all others, above all to bots at tables,
and ends with the one that started it."""

import os
from multiprocessing.connection import Connection
from typing import Any

from tablelands.bots.background import warm_now
from tablelands.bots.review import review
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.server.bots.worker import begin

COMPILING = "compiling"
NICENESS = 15


def look_back(news: "Connection[Any, Any]", parent: int, record: dict[str, Any]) -> None:
    """Tells that it has to compile first, how many events it has seen, and in the end the review."""
    begin(parent)
    os.nice(NICENESS)
    written = Record.from_json(record)
    match, seen = written.replay(find_game(written.game)), 0

    def count() -> None:
        nonlocal seen
        seen += 1
        news.send(seen)

    warm_now(match.game, lambda: news.send(COMPILING))
    news.send(seen)
    news.send(review(match, seen=count))
