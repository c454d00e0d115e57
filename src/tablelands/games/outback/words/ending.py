"""Why a game is over, and how the points came about."""

from collections.abc import Sequence

from tablelands.core.scene import Scene
from tablelands.core.text import Text, joined, same

from ..formats.positions import earned, marker
from ..rules.scoring import ANIMAL_COUNT, REARMOST, lost_count, lost_points, marker_points, markers_behind, score
from ..state import ANIMALS, State
from . import texts
from .prompts import penalty_text, with_values


def reason(state: State) -> Text:
    return texts.ALL_FULL if state.all_full else texts.FIRST_FULL


def explain(state: State) -> list[Scene]:
    return [Scene("line", line, {}) for seat in range(state.seats) for line in _explain_seat(state, seat)]


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
        return texts.BONUS_POINTS.fill(tiles=with_values(state, earned(state, seat)))
    names = [texts.ANIMALS[ANIMALS.index(name)] for name in earned(state, seat)]
    return texts.BONUS_COUNT.fill(tiles=joined(names))
