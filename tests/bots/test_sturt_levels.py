"""No level of Sturt's Stony Desert above the first overlooks what a single move does, its own or the other side's."""

import os
import random
from collections.abc import Iterator

import numpy as np
import pytest

from tablelands.bots.bot import Limit, Question, think
from tablelands.bots.compilation import compile_bots
from tablelands.bots.roster import find_bot
from tablelands.games.sturts_stony_desert.game import GAME
from tablelands.games.sturts_stony_desert.state import State
from tablelands.search.kernel_loader import compiled_kernel
from tablelands.search.numpy_records import record_type, to_record
from tests.bots.kernels.verdicts import LOSES, NEITHER, WINS
from tests.support.games import cases

POSITIONS = int(os.environ.get("TABLELANDS_POSITIONS", "120"))
"""A thousand take some minutes."""
Judged = tuple[State, dict[int, int]]


def judge(state: State) -> dict[int, int]:
    """What each legal move does at once."""
    kernel = compiled_kernel(GAME, "threats", "tests.bots.kernels")
    states, moves = np.zeros(3, record_type(State)), np.zeros(GAME.rules.MAX_MOVES, np.int64)
    to_record(state, states, 0)
    out = moves.copy()
    count = kernel.threats(states, moves, moves.copy(), out)
    return dict(zip(moves[:count].tolist(), out[:count].tolist(), strict=True))


KINDS = [(True, False), (False, True), (True, True)]
"""Whether there is a win to overlook, and whether there are moves that lose."""


def kind(judged: dict[int, int]) -> tuple[bool, bool]:
    return WINS in judged.values(), LOSES in judged.values()


def found_by_playing() -> Iterator[Judged]:
    """Positions with something to overlook, of one kind or another."""
    luck, every_case = random.Random(8), cases(GAME.id)
    while True:
        state, wanted = GAME.setups.begin(luck.choice(every_case).setup), luck.choice(KINDS)
        moves, before = 0, luck.randint(12, 40)
        while not state.ending:
            if moves >= before and kind(judged := judge(state)) == wanted and len(set(judged.values())) > 1:
                yield state, judged
                break
            GAME.rules.play(state, luck.choice(GAME.legal_codes(state)))
            moves += 1


@pytest.fixture(scope="module")
def positions() -> list[Judged]:
    source = found_by_playing()
    return [next(source) for _ in range(POSITIONS)]


def answer(level: str, state: State, seed: int) -> int:
    question = Question(GAME.id, state, state.to_move, seed, Limit(simulations=2000))
    code: int = GAME.moves.encode(think(find_bot(GAME, level), question).move)
    return code


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "strong"])
def test_no_win_and_no_loss_in_one_move_is_overlooked(positions: list[Judged], level: str) -> None:
    compile_bots(GAME)
    overlooked = [state for seed, (state, judged) in enumerate(positions) if overlooks(level, state, judged, seed)]
    assert overlooked == []


def overlooks(level: str, state: State, judged: dict[int, int], seed: int) -> bool:
    best = min(judged.values(), key=[WINS, NEITHER, LOSES].index)
    return judged[answer(level, state, seed)] != best


def test_positions_are_of_every_sort(positions: list[Judged]) -> None:
    assert min([kind(judged) for _, judged in positions].count(one) for one in KINDS) >= POSITIONS // 20
    assert sum(state.tiles < 25 for state, _ in positions) >= POSITIONS // 20


def test_the_first_level_does_overlook_something(positions: list[Judged]) -> None:
    compile_bots(GAME)
    assert any(overlooks("beginner", state, judged, seed) for seed, (state, judged) in enumerate(positions[:300]))
