"""Typed draws and the sealed ones that lie in a position (DH-6): a line is kept in the state, and has no number."""

from ..rules import flow
from ..rules.broken import Broken
from ..rules.drawing import code_of_draw
from ..rules.sheet import line_point
from ..state import MAX_POINTS, MIN_POINTS, TO_DRAW, UNFIT, State
from . import moves
from .moves import Draw, Move


def put_line(state: State, seat: int, move: Draw) -> None:
    """Into a position that `rules` will then judge or play the draw on."""
    if move.line is None:
        return
    line = move.line[:MAX_POINTS]
    state.draw_points[seat] = len(line) if MIN_POINTS <= len(move.line) <= MAX_POINTS else UNFIT
    at = seat * MAX_POINTS * 2
    state.points[at : at + 2 * len(line)] = [coordinate for point in line for coordinate in point]


def draw_of(state: State, seat: int) -> Draw:
    move = moves.decode(code_of_draw(state, seat))
    assert isinstance(move, Draw)
    if state.draw_points[seat] == 0:
        return move
    line = tuple(line_point(state, seat, index) for index in range(state.draw_points[seat]))
    return Draw(move.turn, move.flip, move.holes, line)


def broken(state: State, seat: int, move: Move) -> int:
    misplaced = moves.misplaced(move)
    if misplaced:
        return misplaced if state.phase == TO_DRAW else Broken.DRAW_TOO_EARLY
    trial = state.copy()
    if isinstance(move, Draw):
        put_line(trial, seat, move)
    return flow.broken_as(trial, seat, moves.encode(move))


def put_draw_of(state: State, seat: int, move: Draw) -> None:
    """Seals it, whether or not everybody has drawn then."""
    put_line(state, seat, move)
    flow.seal(state, seat, moves.encode(move))


def played(state: State, seat: int, move: Move) -> State:
    after = state.copy()
    if isinstance(move, Draw):
        put_line(after, seat, move)
    flow.play_as(after, seat, moves.encode(move))
    return after
