"""Why a move is refused."""

from tablelands.core.rule import rule

from ..components import FACE_COUNT, KIND_OF
from ..state import NOBODY, NOWHERE, TRIPLE, State
from .board import CLAIM, FIRST_CELL, FULL, ROOM, STOP, cell_of_code, touched
from .broken import Broken


@rule
def broken(s: State, move: int) -> int:
    if move == CLAIM:
        return broken_claim(s)
    if move == STOP:
        return Broken.NO_STOP if s.claimer == NOBODY else 0
    cell, kind = cell_of_code(s, move), KIND_OF[move % FACE_COUNT]
    if s.tiles < FULL:
        return broken_first_phase(s, cell, kind)
    return broken_second_phase(s, cell, kind)


@rule
def broken_claim(s: State) -> int:
    if not s.claims:
        return Broken.CLAIM_NOT_PLAYED
    if s.tiles < FULL:
        return Broken.CLAIM_TOO_EARLY
    if s.claimer != NOBODY:
        return Broken.CLAIM_AGAIN
    return 0 if may_claim(s) else Broken.CLAIM_WHILE_ROUTE


@rule
def broken_first_phase(s: State, cell: int, kind: int) -> int:
    if kind == TRIPLE:
        return Broken.TRIPLE_TOO_EARLY
    if not s.supply[kind]:
        return Broken.NONE_LEFT
    if s.tiles == 0:
        return 0 if cell == FIRST_CELL else Broken.FIRST_ELSEWHERE
    if cell == NOWHERE or not touched(s.laid) >> cell & 1:
        return Broken.TOUCHES_NOTHING
    if s.laid >> cell & 1:
        return Broken.CELL_TAKEN
    if not ROOM[s.width][s.height] >> cell & 1:
        return Broken.BOX_TOO_LARGE
    return 0


@rule
def broken_second_phase(s: State, cell: int, kind: int) -> int:
    if kind != TRIPLE:
        return Broken.NEEDS_TRIPLE
    if not s.supply[kind]:
        return Broken.NONE_LEFT
    if cell == NOWHERE or not s.laid >> cell & 1:
        return Broken.NO_TILE_BELOW
    if s.triples >> cell & 1:
        return Broken.TRIPLE_BELOW
    return 0


@rule
def may_claim(s: State) -> bool:
    """SD-10, in the second phase and before any claim."""
    return s.claims != 0 and s.routes[0] + s.routes[1] == 0
