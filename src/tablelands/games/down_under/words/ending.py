"""Telling players at the end how the score came about."""

from collections.abc import Sequence

from tablelands.core.scene import Scene
from tablelands.core.text import Text

from ..components import DINGO, RABBIT
from ..formats import notation
from ..formats.paths import route_paths
from ..rules.places import cell_at
from ..rules.scoring import (
    LOSS_OF_RABBIT,
    POINTS_OF_SET,
    better_route,
    counted,
    laid_dingo,
    other_route,
    plague_of,
    points,
    sets_of,
)
from ..rules.walks import animals_on, shade_of
from ..state import FIRST_OWNER, State
from . import ending_texts as end_texts
from . import texts
from .prompts import seat_name


def reason(state: State) -> Text:
    return end_texts.ENDING


def explain(state: State) -> Sequence[Scene]:
    told = [_route(state, colour) for colour in range(state.colours)]
    if state.special:
        told += [_points(state, colour) for colour in range(state.colours) if state.laid[colour]]
        told += _dingos(state)
    if state.routes == 2:
        text = end_texts.BOTH_COUNT if state.add_routes else end_texts.BEST_COUNTS
        for seat in range(state.seats):
            best, other = better_route(state, seat), other_route(state, seat)
            told.append(text.fill(seat=seat_name(state, seat), best=best, other=other))
    if any("(" in _paths(state, colour) for colour in range(state.colours)):
        told.append(end_texts.GRAY_IN_BRACKETS)
    return [Scene("line", line, {}) for line in told]


def _route(state: State, colour: int) -> Text:
    if state.laid[colour] == 0:
        return end_texts.NO_ROUTE.fill(colour=texts.COLOURS[colour])
    text = end_texts.LOOPED if state.loop[colour] else end_texts.ROUTE
    return text.fill(colour=texts.COLOURS[colour], length=state.length[colour], paths=_paths(state, colour))


def _paths(state: State, colour: int) -> str:
    return " ".join(_path(state, door) for door in route_paths(state, colour))


def _path(state: State, door: int) -> str:
    """A path by its cell; a gray one in brackets, with the letter of its animal."""
    x, y = cell_at(state.place[door >> 2])
    if shade_of(state, door, 0, 0):
        return f"{x},{y}"
    return f"({x},{y}{notation.ANIMAL_LETTERS[state.animal[door >> 2]].strip()})"


def _points(state: State, colour: int) -> Text:
    animals = animals_on(state, colour + FIRST_OWNER)
    return end_texts.POINTS.fill(
        colour=texts.COLOURS[colour],
        length=state.length[colour],
        sets=sets_of(animals),
        set=POINTS_OF_SET,
        bonus=sets_of(animals) * POINTS_OF_SET,
        loss=plague_of(animals),
        rabbits=_rabbits(counted(animals, RABBIT), counted(animals, DINGO)),
        points=points(state, colour),
    )


def _rabbits(count: int, dingos: int) -> Text:
    """DU-41: what rabbits cost, and why."""
    if count == 0:
        return end_texts.NO_RABBITS
    text = end_texts.RABBITS_KEPT_AWAY if dingos else end_texts.RABBITS_COST
    return text.fill(count=count, each=LOSS_OF_RABBIT)


def _dingos(state: State) -> list[Text]:
    """DU-42."""
    without = [seat for seat in range(state.seats) if not laid_dingo(state, seat)]
    if len(without) == state.seats:
        return [end_texts.NO_DINGO_AT_ALL]
    return [end_texts.DINGO_NOT_LAID.fill(seat=seat_name(state, seat)) for seat in without]
