"""The value of a leaf for each seat, as shares of the win: exact if the game is over, else judged or played out."""

from typing import Any

from tablelands.core.rule import CHANCE, OVER, rule

from . import judgement, rules
from .playouts import pick, resolve, roll
from .random_numbers import draw


@rule
def no_values(s: Any, weights: list[float], out: list[float]) -> None:
    for seat in range(s.seats):
        out[seat] = 1 / s.seats


@rule
def any_move(s: Any, luck: int, scratch: list[int], weights: list[float]) -> int:
    move: int = pick(s, luck, scratch)
    return move


judge = getattr(judgement, "values", no_values)
choose = getattr(judgement, "choose", any_move)


@rule
def stage_of(s: Any) -> int:
    stage: int = rules.stage(s)
    return stage


@rule
def make(s: Any, move: int) -> None:
    """Make a move. All kernels call this function, so that the rules are compiled once."""
    rules.play(s, move)


@rule
def apply_outcome(s: Any, outcome: int) -> None:
    resolve(s, outcome)


@rule
def share_win(s: Any, sides: list[int], out: list[float]) -> None:
    """Share the win among the sides that have won."""
    winners, shares = 0, 0
    for seat in range(s.seats):
        if rules.won(s, seat) and not winners >> sides[seat] & 1:
            winners |= 1 << sides[seat]
            shares += 1
    for seat in range(s.seats):
        out[seat] = 1 / shares if winners >> sides[seat] & 1 else 0.0


@rule
def worth(s: Any, sides: list[int], weights: list[float], out: list[float]) -> bool:
    """Write the values to `out`; return whether they are exact."""
    if stage_of(s) == OVER:
        share_win(s, sides, out)
        return True
    judge(s, weights, out)
    return False


@rule
def play_out(
    s: Any,
    horizon: float,
    sides: list[int],
    weights: list[float],
    luck: list[int],
    scratch: list[int],
    chances: list[int],
    out: list[float],
) -> None:
    moves = 0
    while moves < horizon:
        stage = stage_of(s)
        if stage == OVER:
            break
        if stage == CHANCE:
            apply_outcome(s, roll(s, draw(luck), scratch, chances))
        else:
            make(s, choose(s, draw(luck), scratch, weights))
            moves += 1
    worth(s, sides, weights, out)
