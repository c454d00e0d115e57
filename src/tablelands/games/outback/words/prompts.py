"""What the player at the move should know."""

from collections.abc import Sequence

from tablelands.core.text import Text

from ..formats.moves import Move
from ..formats.notation import SHORT, short_names
from ..formats.positions import earned, tiles_left
from ..rules.scoring import ANIMAL_COUNT
from ..rules.takes import can_take
from ..state import ACT, BONUS_TILES, NEIGHBOURS_A, NOT_DRAWN, PLAIN, State
from . import texts


def seat_name(state: State, seat: int) -> Text:
    return texts.PLAYER.fill(number=seat + 1)


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> list[Text]:
    lines = []
    if any(state.jeep):
        lines.append(texts.JEEP.fill(animals=short_names(tuple(state.jeep))))
    if state.plus:
        lines += _plus_lines(state)
    if state.due == ACT:
        lines.append(texts.DICE.fill(dice=short_names(tuple(state.dice)) or "-", rolls=state.rolls_left))
        lines.append(task(state))
    return lines


def _plus_lines(state: State) -> list[Text]:
    lines = [texts.TILES_LEFT.fill(tiles=with_values(state, tiles_left(state)))]
    for seat in range(state.seats):
        if state.bonus_count[seat]:
            lines.append(texts.TILES_OF.fill(player=seat + 1, tiles=with_values(state, earned(state, seat))))
    if state.penalty not in (PLAIN, NOT_DRAWN):
        lines.append(texts.LOST_COSTS.fill(rule=penalty_text(state)))
    return lines


def with_values(state: State, tiles: Sequence[str]) -> str:
    return ", ".join(f"{tile} {state.tile_values[BONUS_TILES.index(tile)]}" for tile in tiles) or "-"


def task(state: State) -> Text:
    if state.takes:
        return texts.MAY_GO_ON if can_take(state) else texts.MUST_FINISH
    if state.rolls_left:
        return texts.MAY_ROLL_OR_TAKE if can_take(state) else texts.MAY_ROLL
    return texts.MUST_TAKE if can_take(state) else texts.MUST_BLOCK


def penalty_text(state: State) -> Text:
    if state.penalty == NOT_DRAWN:
        return texts.NOTHING
    first = max(state.penalty - NEIGHBOURS_A, 0) * ANIMAL_COUNT
    costs = ", ".join(f"{SHORT[animal]} {state.near_costs[first + animal]}" for animal in range(ANIMAL_COUNT))
    return texts.PENALTIES[state.penalty].fill(cost=state.lost_costs[min(state.penalty, 1)], costs=costs)
