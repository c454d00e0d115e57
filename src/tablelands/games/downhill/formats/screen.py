"""What a screen draws beyond the position: the course as it lies, transparencies, and how everybody stands."""

from collections.abc import Sequence

from tablelands.core.options import Setup

from ..rules import ranking
from ..rules.course import bottom, has_board
from ..rules.starts import APART
from ..state import MARK_RADIUS, NOBODY, OBSTACLES, SIDE, TO_DEAL, TO_START, WIDEST, State
from .board_layout import PLACEMENTS, holes_of, laid_line
from .moves import Move
from .printed import obstacle_to_json
from .wire import CourseFlagJson, FlagJson, ObstacleJson, ScreenJson, StandingJson

MARKED = ("run",)


def write(setup: Setup, state: State) -> ScreenJson:
    """Of a state as a seat sees it, where no other's draw is left."""
    seats = range(state.seats)
    return {
        "course_size": [state.columns * SIDE, bottom(state)],
        "course_obstacles": _obstacles(state),
        "course_flags": [_course_flag(state, slot) for slot in range(state.slots)],
        "starts": free_starts(state) if state.phase == TO_START else [],
        "sheets": None if state.phase == TO_DEAL else [holes_of(state, seat) for seat in seats],
        "placements": PLACEMENTS,
        "laid": [laid_line(state, seat) for seat in seats if state.drawn[seat]],
        "standings": [_standing(state, seat) for seat in seats],
    }


def outlook(state: State, seat: int, moves: Sequence[Move]) -> None:
    """Moves cannot be listed."""


# The course


def _obstacles(state: State) -> list[ObstacleJson]:
    return [
        obstacle_to_json(state.kind[at], state.x1[at], state.y1[at], state.x2[at], state.y2[at], state.radius[at])
        for slot in range(state.slots)
        for at in range(slot * OBSTACLES, slot * OBSTACLES + state.obstacles[slot])
    ]


def _course_flag(state: State, slot: int) -> CourseFlagJson:
    owner = state.owner[slot]
    return {
        **flag_to_json(state, slot),
        "x": state.flag_x[slot],
        "y": state.flag_y[slot],
        "owner": None if owner == NOBODY else owner,
    }


def flag_to_json(state: State, slot: int) -> FlagJson:
    row, column = divmod(state.place_of[slot], WIDEST)
    return {"row": row, "column": column, "value": ranking.flag_value(state, slot)}


def flags_of(state: State, seat: int) -> list[FlagJson]:
    return [flag_to_json(state, slot) for slot in range(state.slots) if state.owner[slot] == seat]


# The top edge


def free_starts(state: State) -> list[list[int]]:
    """DH-5: where the next start may be marked: spans of x, both ends included."""
    spans = [[west + MARK_RADIUS, east - MARK_RADIUS] for west, east in _top_boards(state)]
    for seat in range(state.seats):
        if state.started[seat]:
            spans = [part for span in spans for part in _without(span, state.mark_x[seat])]
    return spans


def _top_boards(state: State) -> list[tuple[int, int]]:
    """Where boards of the first row lie side by side, from and to."""
    runs: list[tuple[int, int]] = []
    for column in range(state.columns):
        if has_board(state, 0, column):
            west = runs.pop()[0] if runs and runs[-1][1] == column * SIDE else column * SIDE
            runs.append((west, (column + 1) * SIDE))
    return runs


def _without(span: list[int], mark: int) -> list[list[int]]:
    low, high = span
    parts = [[low, min(high, mark - APART)], [max(low, mark + APART), high]]
    return [part for part in parts if part[0] <= part[1]]


# How they stand


def _standing(state: State, seat: int) -> StandingJson:
    started, finished = bool(state.started[seat]), bool(state.finished[seat])
    standing = started and not finished
    return {
        "seat": seat,
        "mark": [state.mark_x[seat], state.mark_y[seat]] if standing else None,
        "to_go": (bottom(state) - state.mark_y[seat] if standing else 0) if started else None,
        "finished": finished,
        "rank": None if state.phase in (TO_DEAL, TO_START) else ranking.rank(state, seat) + 1,
        "flags": flags_of(state, seat),
        "flag_points": ranking.flag_points(state, seat),
    }


def progress(state: State) -> list[int]:
    """How many hundredths of the way down everybody has gone."""
    if state.phase in (TO_DEAL, TO_START):
        return []
    whole = bottom(state)
    return [100 if state.finished[seat] else 100 * state.mark_y[seat] // whole for seat in range(state.seats)]
