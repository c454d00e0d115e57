"""How each seat stands, as if the game ended now: its markers, groups, lost spaces and bonus tiles."""

from typing import Literal

from ..rules.scoring import ANIMAL_COUNT, REARMOST, lost_cost, marker_points, markers_behind, tile_points
from ..state import ANIMALS, State
from .bonuses import bonuses_ahead, earned_bonuses
from .growth import cells_of, groups_of
from .positions import hex_at, hexes_of, place_on_track
from .scenes import LostSpaceJson
from .wire import GroupJson, MarkerJson, StandingJson

Counting = Literal["upper", "rearmost", "not"]


def counting(state: State, seat: int, animal: int) -> Counting:
    """OB-13: whether a marker counts, and why."""
    if state.steps[seat * ANIMAL_COUNT + animal] > state.left_end:
        return "upper"
    return "rearmost" if markers_behind(state, seat, animal) < REARMOST else "not"


def lost_spaces(state: State, seat: int) -> list[LostSpaceJson]:
    return [{**hex_at(cell), "cost": lost_cost(state, seat, cell)} for cell in cells_of(state.lost[seat])]


def standing(state: State, seat: int) -> StandingJson:
    markers = [_marker(state, seat, animal) for animal in range(ANIMAL_COUNT)]
    lost = lost_spaces(state, seat)
    lost_points = sum(space["cost"] for space in lost)
    return {
        "score": sum(marker["points"] for marker in markers) + tile_points(state, seat) - lost_points,
        "settled": sum(marker["settled"] for marker in markers),
        "free": state.free[seat].bit_count(),
        "markers": markers,
        "groups": [group for animal in range(ANIMAL_COUNT) for group in _groups(state, seat, animal)],
        "lost": lost,
        "lost_points": lost_points,
        "earned": earned_bonuses(state, seat),
        "ahead": bonuses_ahead(state, seat),
    }


def _marker(state: State, seat: int, animal: int) -> MarkerJson:
    step = state.steps[seat * ANIMAL_COUNT + animal]
    return {
        "animal": ANIMALS[animal],
        "place": place_on_track(state, step),
        "step": step,
        "to_upper": max(0, state.left_end + 1 - step),
        "counts": counting(state, seat, animal),
        "points": marker_points(state, seat, animal),
        "settled": state.settled[seat * ANIMAL_COUNT + animal].bit_count(),
    }


def _groups(state: State, seat: int, animal: int) -> list[GroupJson]:
    groups = groups_of(state.settled[seat * ANIMAL_COUNT + animal], state.near)
    return [{"animal": ANIMALS[animal], "hexes": hexes_of(group)} for group in groups]
