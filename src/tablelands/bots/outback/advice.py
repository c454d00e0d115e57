"""What the exact value of a turn (`turn`) says about single moves: for hints, for bots, and to tell luck from skill.

A roll was lucky by what the dice are worth (`of_dice`) less what the keep before it was worth (`of_keeping`); a move
was good by what it is worth less what the best one is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tablelands.games.outback.formats.moves import Counts
from tablelands.games.outback.rules import flow
from tablelands.games.outback.rules.codes import BLOCK, KEEP, TAKE, cell_of, kept_of, kind_of
from tablelands.games.outback.rules.dice import FACE_COUNT, HAND_COUNT, hand_of, packed_count
from tablelands.games.outback.rules.evaluation import worth
from tablelands.games.outback.rules.expectation import EXPECTED, NEVER, Value, expecting
from tablelands.games.outback.rules.scoring import collect
from tablelands.games.outback.rules.walk import WALK_SIZE
from tablelands.games.outback.state import ROLLS, State


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
        stopped = self.values[hand_of(list(dice))]
        return stopped if stopped > NEVER else None


def turn_values(state: State, value: Value = worth) -> TurnValues:
    """Interpreted; `tablelands.search.expect` has the same compiled, a hundred times quicker."""
    values = [0.0] * EXPECTED
    expecting(value)([state.copy()], values, [0] * WALK_SIZE)
    return TurnValues(values)


def move_values(state: State, turn: TurnValues, value: Value = worth) -> dict[int, float]:
    """What each legal move is worth with the best play after it, by its code."""
    return {code: _worth_of(state, code, turn, value) for code in _legal_codes(state)}


def _legal_codes(state: State) -> list[int]:
    codes = [0] * flow.MAX_MOVES
    return codes[: flow.legal(state, codes)]


def _worth_of(state: State, code: int, turn: TurnValues, value: Value) -> float:
    if kind_of(code) == KEEP:
        kept = tuple(packed_count(kept_of(code), face) for face in range(FACE_COUNT))
        return turn.of_keeping(kept, state.rolls_left)
    return _worth_after(state, code, value)


def _worth_after(state: State, code: int, value: Value) -> float:
    """Of a take, block or done, with the best takes after it."""
    seat, after = state.to_move, state.copy()
    if kind_of(code) == TAKE:
        flow.take(after, code)
        return max(_worth_after(after, one, value) for one in _legal_codes(after))
    if kind_of(code) == BLOCK:
        flow.block(after, cell_of(code))
    collect(after, seat)
    return value(after, seat)
