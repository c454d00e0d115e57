"""What the exact value of a turn (`turn`) says about single moves: for hints, for bots, and to tell luck from skill."""

from collections.abc import Sequence
from dataclasses import dataclass

from . import rules
from .codes import FINISH, KEEP, TAKE, cell_of, kept_of, kind_of
from .dice import FACE_COUNT, HAND_COUNT, hand_of, packed_count
from .moves import Counts
from .scoring import collect
from .state import ROLLS, State
from .turn import NEVER, Value


@dataclass(frozen=True, slots=True)
class TurnValues:
    """Reads the numbers that `expect` filled in, for the turn of a seat that has taken nothing yet."""

    values: Sequence[float]

    def before_rolling(self) -> float:
        return self.values[ROLLS * HAND_COUNT]

    def of_keeping(self, kept: Counts, rolls_left: int) -> float:
        """Keep these, roll the others."""
        return self.values[rolls_left * HAND_COUNT + hand_of(list(kept))]

    def of_dice(self, dice: Counts, rolls_left: int) -> float:
        """All dice have been rolled, and so many rolls are left."""
        return self.values[(rolls_left + 1) * HAND_COUNT + hand_of(list(dice))]

    def of_stopping(self, dice: Counts) -> float | None:
        """Take now, as well as possible; None where nothing can be taken."""
        worth = self.values[hand_of(list(dice))]
        return worth if worth > NEVER else None


def move_values(state: State, turn: TurnValues | None, value: Value) -> dict[int, float]:
    """What each legal move is worth, by its code. `turn` is needed while rolls are left."""
    codes = [0] * rules.MAX_MOVES
    found = {}
    for code in codes[: rules.legal(state, codes)]:
        if kind_of(code) == KEEP:
            assert turn is not None, "rolls are left, so the value of the turn is needed"
            kept = tuple(packed_count(kept_of(code), face) for face in range(FACE_COUNT))
            found[code] = turn.of_keeping(kept, state.rolls_left)
        else:
            found[code] = _worth_after(state, code, value)
    return found


def _worth_after(state: State, code: int, value: Value) -> float:
    """Of a take, block or done, with the best takes after it."""
    seat, after = state.to_move, state.copy()
    if kind_of(code) == TAKE:
        rules.take(after, code)
        codes = [0] * rules.MAX_MOVES
        further = codes[: rules.legal(after, codes)]
        return max(_worth_after(after, one, value) for one in further)
    if code != FINISH:
        rules.block(after, cell_of(code))
    collect(after, seat)
    return value(after, seat)
