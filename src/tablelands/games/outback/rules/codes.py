"""Moves and outcomes as integers.

A move is a kind in the low two bits and what it needs above. A place that does not exist keeps a code of its own, the
row or the hex 7, so that it can be refused; so does a number of jokers that no group can have.
"""

from tablelands.core.rule import rule

from ..state import FIRST_ROW, STRIDE

KEEP, TAKE, FINISH, BLOCK = range(4)
KIND_BITS = 2
DUE_BITS = 3
"""An outcome has what was due (START to ROLL) in its low three bits."""

NO_ROW, NO_HEX, NO_JOKERS = 7, STRIDE - 1, 7
NOWHERE = NO_ROW * STRIDE + NO_HEX


def place_code(row: int, place: int) -> int:
    """The cell of the hex that is so many places from the left, or NOWHERE."""
    inside = FIRST_ROW <= row < FIRST_ROW + NO_ROW and 0 <= place < NO_HEX
    return (row - FIRST_ROW) * STRIDE + place if inside else NOWHERE


@rule
def kind_of(move: int) -> int:
    return move & (1 << KIND_BITS) - 1


@rule
def keep_code(packed: int) -> int:
    return packed << KIND_BITS | KEEP


@rule
def kept_of(move: int) -> int:
    return move >> KIND_BITS


@rule
def take_code(animal: int, jokers: int, cell: int) -> int:
    return (animal << 9 | jokers << 6 | cell) << KIND_BITS | TAKE


@rule
def block_code(cell: int) -> int:
    return cell << KIND_BITS | BLOCK


@rule
def cell_of(move: int) -> int:
    return move >> KIND_BITS & 63


@rule
def jokers_of(move: int) -> int:
    return move >> KIND_BITS + 6 & 7


@rule
def animal_of(move: int) -> int:
    return move >> KIND_BITS + 9


@rule
def outcome_code(due: int, what: int) -> int:
    return what << DUE_BITS | due


@rule
def due_of(outcome: int) -> int:
    return outcome & (1 << DUE_BITS) - 1


@rule
def what_of(outcome: int) -> int:
    return outcome >> DUE_BITS
