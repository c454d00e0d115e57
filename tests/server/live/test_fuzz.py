"""Whatever is said on a socket: each message gets its one answer, in order, and the socket goes on."""

import json
import logging
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablelands.server.errors import STATUS
from tests.server.running import Caller, Json, Running

ACTS = ["play", "resign", "take-back", "say", "rematch", "hint"]
GAMES = ["sturts-stony-desert", "down-under", "outback", "downhill"]


@pytest.fixture(scope="module")
def tables(server: Running) -> list[str]:
    ana, ben = server.person("Ana"), server.person("Ben")
    made = [
        ana.make(game, seats, public=True)["table"] for game in GAMES for seats in ("me me", "me random", "me open")
    ]
    for table in made[2::6]:
        ben.posted(f"/api/tables/{table}/join", {})
    made.append(ben.make()["table"])
    FUZZER.update(caller=ana)
    return made


FUZZER: dict[str, Caller] = {}


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What the server tells about itself while a test runs."""
    found: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno >= logging.ERROR or record.msg in ("fault", "bot-failed", "sweep-failed", "table-failed"):
                found.append(str(record.exc_info or record.msg))

    listener = Listener()
    loggers = [logging.getLogger(name) for name in ("tablelands", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(listener)
    yield found
    for logger in loggers:
        logger.removeHandler(listener)


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
moves = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(
            ["lay", "claim", "stop", "turn", "billabong", "decline", "keep", "take", "done", "block"]
        )
        | st.sampled_from(["start", "draw"])
        | values,
        "tile": st.sampled_from(["double", "fork", "triple", "straight", "curved", "terminal"]) | values,
        "x": st.integers(-3, 3) | values,
        "y": st.integers(-3, 3) | values,
        "turn": st.integers(-1, 4) | values,
        "animal": st.sampled_from(["emu", "koala", None]) | values,
        "dice": st.lists(st.sampled_from(["emu", "koala", "joker"]), max_size=5) | values,
        "jokers": values,
        "row": values,
        "hex": values,
        "flip": st.booleans() | values,
        "holes": st.lists(st.integers(-1, 16), max_size=6) | values,
        "line": st.lists(st.lists(st.integers(), max_size=3), max_size=6) | values,
    },
)
numbers = st.integers(0, 5) | st.integers() | values


def messages(tables: int) -> st.SearchStrategy[Any]:
    """Tables are numbers here: which they are is known only when the server runs."""
    known = st.fixed_dictionaries(
        {"do": st.sampled_from(["watch", "leave", *ACTS]) | values},
        optional={
            "table": st.integers(0, tables).map(lambda n: ("table", n)) | values,
            "seat": numbers,
            "as": numbers,
            "move": moves | values,
            "version": numbers,
            "key": st.text(min_size=1, max_size=3) | values,
            "text": values,
            "answer": st.booleans() | values,
            "lang": st.sampled_from(["en", "de", "fr", "nl"]) | values,
        },
    )
    return known | values


raw = st.text(max_size=40) | st.sampled_from(['{"do":', "[" * 70, '{"do":"play","do":"watch"}', "\x00", "1e999"])


@settings(
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "120")),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(said=st.lists(messages(13) | raw.map(lambda text: ("raw", text)), min_size=1, max_size=12))
def test_every_message_gets_its_answer(tables: list[str], faults: list[str], said: list[Any]) -> None:
    with FUZZER["caller"].socket() as socket:
        for one in said:
            socket.connection.send(written(one, tables))
        socket.connection.send('{"do":"the end"}')
        heard = until_the_end(socket)
    answers = [one for one in heard if one["on"] in ("done", "refused")]
    for answer in answers:
        if answer["on"] == "refused":
            assert set(answer) - {"retry_after"} == {"on", "do", "table", "key", "error"}
            assert answer["error"]["kind"] in STATUS
            assert answer["error"]["kind"] != "unavailable"
            assert answer["error"]["text"]
    needed = sum(not is_quiet(one) for one in said)
    quiet = sum(is_quiet(one) for one in said)
    assert needed <= len(answers) <= needed + quiet
    assert not faults


def written(one: Any, tables: list[str]) -> str:
    if isinstance(one, tuple):
        return str(one[1])
    if isinstance(one, dict) and isinstance(one.get("table"), tuple):
        number = one["table"][1]
        one = one | {"table": [*tables, "A" * 12][number]}
    return json.dumps(one)


def is_quiet(one: Any) -> bool:
    """Answered by a scene, or by nothing at all, where it succeeds."""
    return isinstance(one, dict) and one.get("do") in ("watch", "leave")


def until_the_end(socket: Any) -> list[Json]:
    heard = []
    while (message := socket.hear(timeout=10)) and message.get("do") != "the end":
        heard.append(message)
    return heard
