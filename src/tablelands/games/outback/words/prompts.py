"""What the player at the move should know, and in the end how the points came about."""

from collections.abc import Sequence
from typing import assert_never

from tablelands.core.text import Text, joined, same

from ..formats.moves import SHORT, short_names
from ..formats.outcomes import BonusTiles, Drawn, Outcome, PenaltyTile, Rolled, Starts, tile_names
from ..formats.positions import earned, marker, tiles_left
from ..rules.scoring import ANIMAL_COUNT, REARMOST, lost_count, lost_points, marker_points, markers_behind, score
from ..rules.takes import can_take
from ..state import ACT, ANIMALS, BONUS_TILES, NEIGHBOURS_A, NOT_DRAWN, PENALTIES, PLAIN, State
from . import texts


def status(state: State) -> list[Text]:
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
    lines = [texts.TILES_LEFT.fill(tiles=_with_values(state, tiles_left(state)))]
    for seat in range(state.seats):
        if state.bonus_count[seat]:
            lines.append(texts.TILES_OF.fill(player=seat + 1, tiles=_with_values(state, earned(state, seat))))
    if state.penalty not in (PLAIN, NOT_DRAWN):
        lines.append(texts.LOST_COSTS.fill(rule=penalty_text(state)))
    return lines


def _with_values(state: State, tiles: Sequence[str]) -> str:
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


def what_luck_brought(outcome: Outcome) -> Text:
    match outcome:
        case Starts(seat):
            return texts.STARTS.fill(player=seat + 1)
        case BonusTiles(tiles):
            return texts.BONUS_DRAWN.fill(tiles=", ".join(tile_names(tiles)))
        case PenaltyTile(penalty):
            return texts.PENALTY_DRAWN.fill(tile=PENALTIES[penalty])
        case Drawn(animals):
            return texts.INTO_THE_JEEP.fill(animals=short_names(animals))
        case Rolled(dice):
            return texts.ROLLED.fill(dice=short_names(dice))
        case _:
            assert_never(outcome)


# The end


def explain(state: State) -> list[Text]:
    return [line for seat in range(state.seats) for line in _explain_seat(state, seat)]


def _explain_seat(state: State, seat: int) -> list[Text]:
    upper, counted, idle = _sorted_markers(state, seat)
    lines = [texts.TOTAL.fill(player=seat + 1, points=score(state, seat))]
    if upper:
        lines.append(texts.UPPER.fill(markers=_named(state, seat, upper)))
    if counted:
        lines.append(texts.REARMOST.fill(markers=_named(state, seat, counted)))
    if idle:
        lines.append(texts.NOT_COUNTED.fill(markers=_named(state, seat, idle)))
    if lost_count(state, seat):
        cost, rule = -lost_points(state, seat), penalty_text(state)
        lines.append(texts.LOST.fill(count=lost_count(state, seat), cost=cost, rule=rule))
    if state.bonus_count[seat]:
        lines.append(_bonus_line(state, seat))
    return lines


def _sorted_markers(state: State, seat: int) -> tuple[list[int], list[int], list[int]]:
    """OB-13: those on the upper part, the three rearmost of the others, and the rest."""
    first = seat * ANIMAL_COUNT
    upper = [animal for animal in range(ANIMAL_COUNT) if state.steps[first + animal] > state.left_end]
    others = [animal for animal in range(ANIMAL_COUNT) if animal not in upper]
    counted = [animal for animal in others if markers_behind(state, seat, animal) < REARMOST]
    return upper, counted, [animal for animal in others if animal not in counted]


def _named(state: State, seat: int, animals: Sequence[int]) -> Text:
    return joined([_marker_text(state, seat, animal) for animal in animals])


def _marker_text(state: State, seat: int, animal: int) -> Text:
    points = marker_points(state, seat, animal)
    value = str(marker(state, seat, animal))
    return same("{animal} {value}").fill(animal=texts.ANIMALS[animal], value=points or value)


def _bonus_line(state: State, seat: int) -> Text:
    if state.plus:
        return texts.BONUS_POINTS.fill(tiles=_with_values(state, earned(state, seat)))
    names = [texts.ANIMALS[ANIMALS.index(name)] for name in earned(state, seat)]
    return texts.BONUS_COUNT.fill(tiles=joined(names))
