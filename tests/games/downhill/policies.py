"""How games for comparison are played: anyhow, by the best of a few, swerving all over the sheet, or as people plan."""

from collections.abc import Callable
from functools import cache
from random import Random

from tablelands.bots.downhill.drafts import some_eye
from tablelands.bots.downhill.trials import HUMAN, Plan, planner
from tablelands.games.downhill.formats import sealing
from tablelands.games.downhill.formats.moves import Draw, Move
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.sheet import hole
from tablelands.games.downhill.rules.travel import trace
from tablelands.games.downhill.state import SHEET_HEIGHT, SHEET_WIDTH, STRAIGHT, TO_DRAW, State

Policy = Callable[[State, int, Random], Move]
TRIES = 5
"""Most random lines crash at once: of a few, usually the one that gets furthest is played."""


def anyhow(state: State, seat: int, luck: Random) -> Move:
    return GAME.sample_move(state, seat, luck)


def promising(state: State, seat: int, luck: Random) -> Move:
    moves = [GAME.sample_move(state, seat, luck) for _ in range(TRIES if luck.random() < 0.8 else 1)]
    return max(moves, key=lambda move: reached(state, seat, move))


def swerving(state: State, seat: int, luck: Random) -> Move:
    """A promising line that makes detours over the whole sheet between its holes, mostly late ones."""
    move = promising(state, seat, luck)
    if not isinstance(move, Draw) or state.assist == STRAIGHT:
        return move
    line = [hole(state, seat, move.holes[0])]
    for stroke, number in enumerate(move.holes[1:]):
        if luck.random() < (0.05, 0.1, 0.3, 0.7)[stroke]:
            line.append((luck.randint(0, SHEET_WIDTH), luck.randint(0, SHEET_HEIGHT)))
        line.append(hole(state, seat, number))
    return Draw(move.turn, move.flip, move.holes, tuple(line))


def planning(state: State, seat: int, luck: Random) -> Move:
    seen = GAME.seen_by(state, seat)
    planned = quick_plan()(seen, seat, some_eye(HUMAN, seen, luck)) if state.phase == TO_DRAW else None
    return planned or GAME.sample_move(state, seat, luck)


@cache
def quick_plan() -> Plan:
    return planner()


def reached(state: State, seat: int, move: Move) -> int:
    if not isinstance(move, Draw):
        return 0
    trial = state.copy()
    sealing.put_draw_of(trial, seat, move)
    return trace(trial, seat)[0]


POLICIES: dict[str, Policy] = {policy.__name__: policy for policy in (anyhow, promising, swerving, planning)}
