"""The rules, clause by clause (docs/rules/outback.md). Runs interpreted and compiled.

`takes` knows what dice allow, `scoring` what it is worth, `chance` all luck; this is the turn around them.
"""

from tablelands.core.rule import CHANCE, DECIDE, OVER, rule

from ..state import ACT, FINISHED, JOKER, MAX_DICE, MAX_HEXES, MAX_TAKES, NOBODY, ROLL, State
from .broken import Broken
from .chance import MAX_OUTCOMES as MAX_OUTCOMES
from .chance import begin_turn
from .chance import impossible as impossible
from .chance import outcomes as outcomes
from .chance import resolve as resolve
from .codes import BLOCK, FINISH, KEEP, TAKE, animal_of, block_code, cell_of, jokers_of, kept_of, kind_of
from .dice import FACE_COUNT, packed_count
from .evaluation import evaluate as evaluate
from .evaluation import worth
from .expectation import EXPECTED as EXPECTED
from .expectation import expecting
from .keeps import MAX_KEEPS, count_keeps, list_keeps, nth_keep
from .landscape import first_cell, is_hex, nth_cell, row_number, size_of
from .rolling import roll as roll
from .scoring import collect, settle, somebody_is_full
from .scoring import score as score
from .scoring import won as won
from .takes import can_take, count_takes, list_takes, nth_take
from .walk import WALK_SIZE as WALK_SIZE

MAX_MOVES = MAX_KEEPS + (MAX_DICE - 1) * MAX_HEXES
"""With j jokers, a hex can take an animal of d dice in at most min(d, j + 1) ways: less than seven over all animals."""


@rule
def stage(s: State) -> int:
    if s.due == ACT:
        return DECIDE
    return OVER if s.due == FINISHED else CHANCE


@rule
def mover(s: State) -> int:
    return s.to_move


# Legal moves


@rule
def legal(s: State, out: list[int]) -> int:
    count = list_takes(s, out)
    if s.takes:
        out[count] = FINISH
        return count + 1
    if s.rolls_left:
        return list_keeps(s, out, count)
    return count if count else list_blocks(s, out)


@rule
def list_blocks(s: State, out: list[int]) -> int:
    """OB-9."""
    count, free = 0, s.free[s.to_move]
    while free:
        out[count] = block_code(first_cell(free))
        free &= free - 1
        count += 1
    return count


@rule
def pick(s: State, luck: int, scratch: list[int]) -> int:
    """A random legal move, each as likely as any other, without listing them."""
    takes = count_takes(s)
    others = 0
    if s.takes:
        others = 1
    elif s.rolls_left:
        others = count_keeps(s)
    elif not takes:
        free = s.free[s.to_move]
        return block_code(nth_cell(free, luck % size_of(free)))
    index = luck % (takes + others)
    if index < takes:
        return nth_take(s, index)
    return FINISH if s.takes else nth_keep(s, index - takes)


# Refusals


@rule
def broken(s: State, move: int) -> int:
    kind = kind_of(move)
    if kind == KEEP:
        return broken_keep(s, kept_of(move))
    if kind == TAKE:
        return broken_take(s, animal_of(move), jokers_of(move), cell_of(move))
    if kind == BLOCK:
        return broken_block(s, cell_of(move))
    return 0 if s.takes else Broken.NOTHING_TAKEN


@rule
def broken_keep(s: State, kept: int) -> int:
    """OB-7."""
    if s.takes:
        return Broken.TAKEN_ALREADY
    if not s.rolls_left:
        return Broken.NO_ROLLS_LEFT
    rolled_again = 0
    for face in range(FACE_COUNT):
        if packed_count(kept, face) > s.dice[face]:
            return Broken.DICE_NOT_THERE
        rolled_again += s.dice[face] - packed_count(kept, face)
    return 0 if rolled_again else Broken.NOTHING_TO_ROLL


@rule
def broken_take(s: State, animal: int, jokers: int, cell: int) -> int:
    """OB-8."""
    if not is_hex(s, cell):
        return Broken.NO_SUCH_HEX
    if not s.free[s.to_move] >> cell & 1:
        return Broken.HEX_NOT_FREE
    if not s.jeep[animal]:
        return Broken.NOT_ON_JEEP
    if jokers >= row_number(cell):
        return Broken.WRONG_JOKERS
    if jokers > s.dice[JOKER] or row_number(cell) - jokers > s.dice[animal]:
        return Broken.DICE_MISSING
    return 0


@rule
def broken_block(s: State, cell: int) -> int:
    """OB-9."""
    if s.takes:
        return Broken.BLOCK_AFTER_TAKE
    if s.rolls_left:
        return Broken.BLOCK_TOO_EARLY
    if can_take(s):
        return Broken.BLOCK_BUT_CAN_TAKE
    if not is_hex(s, cell):
        return Broken.BLOCK_NO_SUCH_HEX
    return 0 if s.free[s.to_move] >> cell & 1 else Broken.BLOCK_NOT_FREE


# Playing


@rule
def play(s: State, move: int) -> None:
    kind = kind_of(move)
    if kind == KEEP:
        keep(s, kept_of(move))
    elif kind == TAKE:
        take(s, move)
    else:
        if kind == BLOCK:
            block(s, cell_of(move))
        end_turn(s)


@rule
def keep(s: State, kept: int) -> None:
    for face in range(FACE_COUNT):
        s.dice[face] = packed_count(kept, face)
    s.due = ROLL


@rule
def take(s: State, move: int) -> None:
    """OB-8; OB-7: no rolling after it."""
    animal, jokers, cell = animal_of(move), jokers_of(move), cell_of(move)
    s.dice[animal] -= row_number(cell) - jokers
    s.dice[JOKER] -= jokers
    s.jeep[animal] -= 1
    settle(s, s.to_move, animal, cell)
    s.rolls_left = 0
    s.taken[s.takes] = move
    s.takes += 1


@rule
def block(s: State, cell: int) -> None:
    """OB-9."""
    s.free[s.to_move] &= ~(1 << cell)
    s.lost[s.to_move] |= 1 << cell


# Turns


@rule
def end_turn(s: State) -> None:
    collect(s, s.to_move)
    for face in range(FACE_COUNT):
        s.dice[face] = 0
    for index in range(MAX_TAKES):
        s.taken[index] = 0
    s.takes = 0
    following = next_seat(s)
    if following == NOBODY:
        finish(s)
    else:
        begin_turn(s, following)


@rule
def next_seat(s: State) -> int:
    """OB-12; NOBODY when the game is over."""
    if s.all_full:
        for step in range(1, s.seats + 1):
            seat = (s.to_move + step) % s.seats
            if s.free[seat]:
                return seat
        return NOBODY
    seat = (s.to_move + 1) % s.seats
    if seat == s.start and somebody_is_full(s):
        return NOBODY
    return seat


@rule
def finish(s: State) -> None:
    s.to_move, s.rolls_left, s.due = NOBODY, 0, FINISHED


# The exact value of a turn


expect_turn = rule(expecting(worth))
