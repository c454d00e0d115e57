"""What search asks for; `winner` is one more than the seat that has won."""

from tablelands.core.rule import CHANCE, DECIDE, OVER, rule

from .state import State

MAX_MOVES = 3
MAX_OUTCOMES = 2


@rule
def stage(s: State) -> int:
    if s.winner:
        return OVER
    return CHANCE if s.gust_due else DECIDE


@rule
def mover(s: State) -> int:
    return s.to_move


@rule
def legal(s: State, out: list[int]) -> int:
    count = min(3, s.heap)
    for index in range(count):
        out[index] = index + 1
    return count


@rule
def play(s: State, move: int) -> None:
    s.heap -= move
    if s.heap == 0:
        s.winner = s.to_move + 1
    s.gust_due = int(s.windy and s.heap > 1)
    s.to_move = (s.to_move + 1) % s.seats


@rule
def outcomes(s: State, out: list[int], weights: list[int]) -> int:
    out[0], out[1] = 0, 1
    weights[0], weights[1] = 2, 1
    return 2


@rule
def resolve(s: State, outcome: int) -> None:
    s.heap -= outcome
    s.gust_due = 0


@rule
def score(s: State, seat: int) -> float:
    return 1.0 if s.winner == seat + 1 else 0.0


@rule
def won(s: State, seat: int) -> bool:
    return s.winner == seat + 1
