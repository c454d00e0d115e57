"""Rare cases are reached on purpose: for each of them a game that has it is kept, and played against the oracle.

python -m tests.games.downhill.test_rare     looks for such games again, where a change has lost some
"""

import json
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.games.downhill.game import GAME

from .cases import CASES
from .comparing import Plan, compare_game, play_both, some_plan
from .oracle import Oracle
from .scenes import Scene, down

KEPT = Path(__file__).with_name("rare.json")
TO_KEEP = set(CASES) - {"two finish, reaching equally far"}
"""That one came up once in 6000 random games; it is set up by hand below."""


def kept() -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads(KEPT.read_text())
    return games


def plan_of(game: dict[str, Any]) -> Plan:
    return Plan(**{name: value for name, value in game.items() if name != "case"})


@pytest.mark.parametrize("game", kept(), ids=lambda game: game["case"])
def test_a_kept_game_has_its_case_and_agrees_with_the_naive_reading(game: dict[str, Any]) -> None:
    """DH-3, DH-7, DH-9, DH-11, DH-14."""
    assert compare_game(plan_of(game))[game["case"]], "lost by a change: look for another one (see above)"


def test_there_is_a_game_for_every_case() -> None:
    assert {game["case"] for game in kept()} >= TO_KEEP


def test_dh_11_lines_that_reach_equally_far_agree_with_the_naive_reading() -> None:
    scene = Scene("E", (2000, 8000), (7000, 8000), (9900, 100))
    scene.line(0, *down(2000, 8000, 9600), (2000, 11000), (2000, 10200), stops=(0, 1, 2, 3, 6))
    scene.line(1, *down(7000, 8000, 9600), (7000, 11000), stops=(0, 1, 2, 3, 5)).steps(2, *((at, 0) for at in range(5)))
    match, oracle = Match.from_position(GAME, scene.position), Oracle(scene.position)
    found = [play_both(match, oracle, seat, GAME.move_from_json(move)) for seat, move in sorted(scene.lines.items())]
    assert "two finish, reaching equally far" in found[-1]
    assert isinstance(match.node, Over)
    assert match.node.scores == (6, 6, 0)


def look_for_games() -> list[dict[str, Any]]:
    """Those that still have their case, and the first of each other; without plans by eye, which are reckoned in
    fractions that machines may round differently."""
    found = {game["case"]: game for game in kept() if compare_game(plan_of(game))[game["case"]]}
    for plan in (some_plan(seed) for seed in count(1)):
        if set(found) >= TO_KEEP:
            break
        if plan.policy != "planning":
            met = compare_game(plan)
            found = {case: {"case": case} | asdict(plan) for case in CASES if met[case]} | found
    return [found[case] for case in CASES if case in found]


if __name__ == "__main__":
    KEPT.write_text(json.dumps(look_for_games(), indent=1) + "\n")
