"""What a screen draws beyond the position: whose route each path is on, open ends, the area, what routes are worth."""

from tablelands.core.options import Setup

from ..components import COLOURS, FACE_COUNT, LONE, PAIR, Colour, paths_of
from ..rules.places import cell_at, fits, spot_of
from ..state import CLOSED, EDGES, State
from .board import bounds, colour_name, numbered_paths
from .outlooks import outlook as outlook
from .tallies import tally
from .wire import FreeHalfJson, OpenEndJson, PathJson, ScreenJson, TallyJson

PATHS_OF = [[(sorted(edges), shade) for edges, shade in paths_of(face)] for face in range(FACE_COUNT)]
NOBODYS = (None, None)
MARKED = ("billabong", "loop", "finished")


def write(setup: Setup, state: State) -> ScreenJson:
    names = COLOURS[: state.colours]
    tallies = [tally(state, colour) for colour in range(state.colours)]
    return {
        "paths": [] if state.due else _paths(state),
        "free_halves": _free_halves(state),
        "open_ends": _open_ends(state),
        "bounds": bounds(state),
        "tallies": dict(zip(names, tallies, strict=True)),
        "scores": [_score(state, tallies[seat :: state.seats]) for seat in range(state.seats)],
        "longest": [name for colour, name in enumerate(names) if 0 < state.length[colour] == max(state.length)],
    }


def _paths(state: State) -> list[PathJson]:
    numbered, found = numbered_paths(state), list[PathJson]()
    for slot in range(1, state.slots + 1):
        x, y = cell_at(state.place[slot])
        for edges, shade in PATHS_OF[state.face[slot]]:
            owner, number = numbered.get(slot * 4 + edges[0], NOBODYS)
            found.append(
                {
                    "x": x,
                    "y": y,
                    "edges": [EDGES[edge] for edge in edges],
                    "shade": _shade(state, slot, shade),
                    "owner": owner,
                    "number": number,
                }
            )
    return found


def _shade(state: State, slot: int, shade: int) -> Colour | None:
    if shade == 0:
        return None
    return colour_name(state, slot, state.owner[slot] if shade == 1 else state.partner[slot])


def _free_halves(state: State) -> list[FreeHalfJson]:
    found = list[FreeHalfJson]()
    for slot in range(1, state.slots + 1):
        if LONE <= state.face[slot] < PAIR:
            x, y = cell_at(state.place[slot])
            found.append({"x": x, "y": y, "edge": EDGES[(state.face[slot] - LONE) ^ 2]})
    return found


def _open_ends(state: State) -> list[OpenEndJson]:
    ends = zip(state.ends, state.aims, strict=True)
    return [_open_end(state, index >> 1, *end) for index, end in enumerate(ends) if end[0] != CLOSED]


def _open_end(state: State, colour: int, door: int, aim: int) -> OpenEndJson:
    x, y = cell_at(state.place[door >> 2])
    half, inside = bool(state.grid[spot_of(aim)]), fits(state, aim)
    return {
        "colour": COLOURS[colour],
        "x": x,
        "y": y,
        "edge": EDGES[door & 3],
        "into": list(cell_at(aim)),
        "room": "half" if half else "cell" if inside else "off",
        "terminal_only": half or not inside,
    }


def _score(state: State, tallies: list[TallyJson]) -> int:
    """DU-54: of two routes the better one, or both."""
    points = [tally["points"] for tally in tallies]
    return sum(points) if state.add_routes else max(points)


def progress(state: State) -> list[int]:
    """How long everybody's route is; of two the longer one."""
    return [max(state.length[seat : state.colours : state.seats]) for seat in range(state.seats)]
