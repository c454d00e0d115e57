"""What a position is worth to each seat, at the end of the tree: shares of the win, exact when the game is over, judged
or played out when it is not."""

from typing import Any

from tablelands.core.rule import CHANCE, OVER, rule

from . import judgement, rules
from .luck import draw
from .playouts import pick, resolve, roll


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
    """The one place where a move is made, so that its rules are compiled once."""
    rules.play(s, move)


@rule
def let_happen(s: Any, outcome: int) -> None:
    resolve(s, outcome)


@rule
def share_win(s: Any, sides: list[int], out: list[float]) -> None:
    """Sides that win together share it."""
    winners, shares = 0, 0
    for seat in range(s.seats):
        if rules.won(s, seat) and not winners >> sides[seat] & 1:
            winners |= 1 << sides[seat]
            shares += 1
    for seat in range(s.seats):
        out[seat] = 1 / shares if winners >> sides[seat] & 1 else 0.0


@rule
def worth(s: Any, sides: list[int], weights: list[float], out: list[float]) -> bool:
    """Fills `out`, and answers whether it is exact."""
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
            let_happen(s, roll(s, draw(luck), scratch, chances))
        else:
            make(s, choose(s, draw(luck), scratch, weights))
            moves += 1
    worth(s, sides, weights, out)
