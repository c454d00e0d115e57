"""A second, naive implementation plays along over the engine protocol and agrees at every move."""

import copy
import json
import random
from typing import Any

import pytest

from tablelands.cli.engine import Engine
from tests.games.sturts_stony_desert.oracle import Illegal, Oracle
from tests.support.games import THOROUGHNESS, cases

GAME = "sturts-stony-desert"
GAMES_PER_CASE = 34 * THOROUGHNESS
"""Times twelve sets of options; with a thoroughness of 5 these are more than 2,000 games."""


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.answer(json.dumps({"id": 1} | request).encode()))
    return answer


def in_order(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def without_reason(node: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in node.items() if name != "reason"}


@pytest.mark.parametrize("case", cases(GAME), ids=repr)
def test_random_games_agree_with_the_oracle(case: Any) -> None:
    luck = random.Random(repr(case))
    for number in range(GAMES_PER_CASE):
        play_along(case.setup.seats, dict(case.setup.options), luck, thorough=number % 10 == 0)


def play_along(seats: int, options: dict[str, Any], luck: random.Random, thorough: bool) -> None:
    engine, oracle = Engine(), Oracle(seats, options)
    answer = ask(engine, do="new", game=GAME, seats=seats, options=options)
    cautious = luck.random() < 0.5
    while answer["node"]["kind"] == "decide":
        legal = oracle.legal()
        assert without_reason(answer["node"]) == oracle.node()
        assert in_order(answer["legal"]) == in_order(legal)
        if thorough:
            compare_refusal(engine, oracle, luck)
        move = choose(oracle, legal, luck, cautious)
        seat = oracle.node()["seats"][0]
        oracle.play(seat, move)
        answer = ask(engine, do="play", seat=seat, move=move)
        if thorough:
            compare_position(engine, oracle)
            answer = ask(engine, do="load", position=ask(engine, do="position")["position"])
    assert without_reason(answer["node"]) == oracle.node()
    assert answer["legal"] == []


def choose(oracle: Oracle, legal: list[dict[str, Any]], luck: random.Random, cautious: bool) -> dict[str, Any]:
    """Random; a cautious one prefers moves that do not end the game, and so sees the second phase."""
    move = luck.choice(legal)
    for _ in range(3 if cautious else 0):
        tried = copy.deepcopy(oracle)
        tried.play(tried.node()["seats"][0], move)
        if tried.node()["kind"] == "decide":
            break
        move = luck.choice(legal)
    return move


def compare_position(engine: Engine, oracle: Oracle) -> None:
    position = ask(engine, do="position")["position"]
    expected = oracle.position()
    assert {name: position[name] for name in expected} == expected


def compare_refusal(engine: Engine, oracle: Oracle, luck: random.Random) -> None:
    """A move made up at random: both refuse it by the same clause, or both take it."""
    tile = luck.choice(["double", "fork", "triple"])
    cell = {"x": luck.randint(-5, 5), "y": luck.randint(-5, 5)}
    move: dict[str, Any] = luck.choice(
        [{"type": "lay", "tile": tile, "turn": luck.randrange(4)} | cell, {"type": "claim"}, {"type": "stop"}]
    )
    seat = oracle.node()["seats"][0]
    before = ask(engine, do="position")
    try:
        copy.deepcopy(oracle).play(seat, move)
    except Illegal as illegal:
        answer = ask(engine, do="play", seat=seat, move=move)
        assert answer["error"]["kind"] == "illegal-move"
        assert answer["error"]["rule"] == illegal.rule
        assert ask(engine, do="position") == before
    else:
        twin = Engine()
        ask(twin, do="load", position=before["position"])
        assert ask(twin, do="play", seat=seat, move=move)["ok"]


def test_the_oracle_confirms_perft() -> None:
    def count(oracle: Oracle, depth: int) -> int:
        legal = oracle.legal()
        if depth == 1:
            return len(legal)
        total = 0
        for move in legal:
            after = copy.deepcopy(oracle)
            after.play(after.node()["seats"][0], move)
            total += count(after, depth - 1)
        return total

    oracle = Oracle(2, {"claim": False, "swap_axes": False})
    assert [count(oracle, depth) for depth in (1, 2, 3)] == [6, 288, 19008]
