"""Moves as people write them:

s12300                    start at x = 12300
0:dhbjm                   straight strokes through the holes d, h, b, j, m
3f:dhbjm                  the transparency flipped, then turned by three quarters clockwise
3f:dhbjm:500,700;...      a line given by its points
"""

import re
from collections.abc import Sequence
from typing import assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.move_examples import not_a_move
from tablelands.core.text import OR, Text, listed, same

from ..components import Point
from ..state import HOLES, TO_START, State
from .moves import Draw, Move, Start

LETTERS = "abcdefghijklmno"
EXAMPLES: list[Move] = [Start(12300), Draw(0, False, (3, 7, 1, 9, 12)), Draw(3, True, (3, 7, 1, 9, 12))]
WRITTEN_START = re.compile(r"s(-?\d{1,9})", re.ASCII)
WRITTEN_DRAW = re.compile(r"(-?\d{1,9})(f?):((?:[a-o]|\(-?\d{1,9}\))*)(?::((?:-?\d{1,9},-?\d{1,9};?)*))?", re.ASCII)


def write(move: Move) -> str:
    match move:
        case Start(x):
            return f"s{x}"
        case Draw(turn, flip, holes, line):
            written = f"{turn}{'f' * flip}:{''.join(map(_hole_name, holes))}"
            return written if line is None else f"{written}:{';'.join(f'{x},{y}' for x, y in line)}"
        case _:
            assert_never(move)


def _hole_name(hole: int) -> str:
    return LETTERS[hole] if 0 <= hole < HOLES else f"({hole})"


def read(text: str) -> Move:
    written = "".join(text.lower().split())
    start, draw = WRITTEN_START.fullmatch(written), WRITTEN_DRAW.fullmatch(written)
    if start is not None:
        return Start(int(start[1]))
    if draw is None:
        raise not_a_move(text, _any_of(EXAMPLES))
    turn, flip, holes, line = draw.groups()
    named = re.findall(r"[a-o]|-?\d+", holes)
    numbers = tuple(LETTERS.index(name) if name in LETTERS else int(name) for name in named)
    return Draw(int(turn), bool(flip), numbers, None if line is None else _points(line))


def _points(written: str) -> tuple[Point, ...]:
    numbers = [int(number) for number in re.findall(r"-?\d+", written)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def typed(state: State, seat: int, text: str, moves: Sequence[Move] | None) -> Move:
    """A refusal shows only what is due now: a start or a line."""
    try:
        return read(text)
    except BadRequest:
        due = Start if state.phase == TO_START else Draw
        raise not_a_move(text, _any_of([move for move in EXAMPLES if isinstance(move, due)])) from None


def _any_of(moves: list[Move]) -> Text:
    return listed([same(write(move)) for move in moves], OR)
