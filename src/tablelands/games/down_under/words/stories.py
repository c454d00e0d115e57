"""What a move sets off besides what it says: loops, billabongs that have to be laid, cells that are closed."""

from tablelands.core.scene import Scene
from tablelands.core.text import joined

from ..components import BILLABONG, COLOURS, billabong_joins
from ..formats.moves import Billabong, Move
from ..formats.outcomes import Outcome
from ..formats.paths import path_owners
from ..rules.places import cell_at, place_at
from ..state import SLOTS, State
from . import prompt_texts as prompt_texts
from . import story_texts as story_texts
from . import texts
from .names import colour_names, finished_colours


def of_move(before: State, after: State, seat: int, move: Move) -> list[Scene]:
    return [
        *_loops(before, after),
        *_forced_billabongs(before, after, move),
        *_closed_cells(before, after),
        *_finished(before, after),
    ]


def of_luck(before: State, after: State, outcome: Outcome) -> list[Scene]:
    return []


def _loops(before: State, after: State) -> list[Scene]:
    found = []
    for colour in range(after.colours):
        if after.loop[colour] != before.loop[colour]:
            text = story_texts.LOOP_CLOSES if after.loop[colour] else story_texts.LOOP_OPENS
            data = {"colour": COLOURS[colour], "closed": bool(after.loop[colour])}
            found.append(Scene("loop", text.fill(colour=texts.COLOURS[colour], length=after.length[colour]), data))
    return found


def _forced_billabongs(before: State, after: State, move: Move) -> list[Scene]:
    chosen = place_at(move.x, move.y) if isinstance(move, Billabong) else None
    laid = range(before.slots + 1, after.slots + 1)
    return [_billabong(after, slot) for slot in laid if after.face[slot] >= BILLABONG and after.place[slot] != chosen]


def _billabong(state: State, slot: int) -> Scene:
    owners = path_owners(state)
    colours = {owners[slot * 4 + edge] for edge in range(4) if slot * 4 + edge in owners}
    going = {owners[slot * 4 + edge] for pair in billabong_joins(state.face[slot]) for edge in pair}
    x, y = cell_at(state.place[slot])
    names = {name: texts.COLOURS[COLOURS.index(name)] for name in COLOURS}
    fate = story_texts.ONE_GOES_ON.fill(colour=names[min(going)]) if going else story_texts.ALL_END
    meeting = joined([names[name] for name in COLOURS if name in colours])
    text = story_texts.BILLABONG_LAID.fill(colours=meeting, x=x, y=y, fate=fate)
    return Scene("billabong", text, {"x": x, "y": y, "colours": sorted(colours), "goes_on": sorted(going)})


def _closed_cells(before: State, after: State) -> list[Scene]:
    found = []
    for index in range(before.closed_cells, after.closed_cells):
        x, y = cell_at(after.place[SLOTS - 1 - index])
        found.append(Scene("closed", story_texts.CELL_CLOSED.fill(x=x, y=y), {"x": x, "y": y}))
    return found


def _finished(before: State, after: State) -> list[Scene]:
    done = [colour for colour in finished_colours(after) if colour not in finished_colours(before)]
    data = {"colours": [COLOURS[colour] for colour in done]}
    return [Scene("finished", prompt_texts.FINISHED.fill(colours=colour_names(done)), data)] if done else []
