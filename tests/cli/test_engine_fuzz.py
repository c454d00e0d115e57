"""No input, however broken, ends the engine, prints a traceback or changes a game."""

import json
import random
import subprocess
import sys
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablelands.cli.engine import Engine
from tablelands.core.registry import game_ids

MILLION = 1_000_000
LOOKS = (b'{"do":"position"}', b'{"do":"record"}')
names = ["id", "do", "game", "seats", "options", "seed", "seat", "move", "outcome", "position", "bot", "ms", "depth"]
words = [
    "new",
    "legal",
    "play",
    "chance",
    "view",
    "position",
    "load",
    "record",
    "choose",
    "perft",
    "lay",
    "random",
    "x",
]
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 6)
    | st.integers()
    | st.floats()
    | st.sampled_from([*words, *game_ids()])
)
values: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*names, "type", "x", "y", "turn"]), inner)
    ),
    max_leaves=8,
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from(words[:10])}, optional={name: values for name in names if name not in ("do", "depth")}
) | st.dictionaries(st.sampled_from([name for name in names if name != "depth"]), values)


@given(st.sampled_from(game_ids()), st.lists(requests, max_size=12))
@settings(max_examples=300)
def test_any_requests_get_clean_answers(game_id: str, asked: list[dict[str, Any]]) -> None:
    engine = Engine()
    engine.answer(json.dumps({"do": "new", "game": game_id, "seats": 2, "seed": 1}).encode())
    for request in asked:
        before = [engine.answer(look) for look in LOOKS]
        answer = json.loads(engine.answer(json.dumps(request).encode()))
        if not answer["ok"]:
            assert set(answer["error"]) == {"kind", "rule", "code", "text"}
            assert [engine.answer(look) for look in LOOKS] == before


@given(st.binary(max_size=300))
@settings(max_examples=300)
def test_any_bytes_get_a_clean_answer(line: bytes) -> None:
    answer = json.loads(Engine().answer(line))
    assert answer["ok"] is False
    assert answer["error"]["kind"] == "bad-request"


def test_a_million_random_bytes() -> None:
    """Through the real command, in one go, with pieces of real requests mixed in."""
    luck = random.Random(7)
    noise = bytearray(luck.randbytes(MILLION))
    request = b'\n{"id":1,"do":"new","game":"sturts-stony-desert","seats":2}\n'
    for _ in range(200):
        piece = request[: luck.randrange(1, len(request) - 2)]
        at = luck.randrange(MILLION)
        noise[at : at + len(piece)] = piece
    done = subprocess.run(
        [sys.executable, "-m", "tablelands", "engine"], input=bytes(noise), capture_output=True, timeout=120, check=True
    )
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) > 1000
    assert all(answer["ok"] is False and answer["error"]["kind"] == "bad-request" for answer in answers)
