"""What a move sets off besides what it says: loops, billabongs that have to be laid, cells that are closed."""

from collections.abc import Sequence

from tablelands.core.game import Paint, Scene
from tablelands.core.text import Text, joined, same

from .. import diagram
from ..components import BILLABONG, COLOURS, FIRST_FACE, PATHS, billabong_joins
from ..formats.moves import Billabong, Lay, Move
from ..formats.paths import path_owners
from ..rules.places import cell_at, place_at, spot_of
from ..rules.scoring import points
from ..state import SLOTS, State
from . import prompt_texts as prompt_texts
from . import story_texts as story_texts
from . import texts
from .names import colour_names, finished_colours


def scenes(before: State, after: State, move: Move) -> list[Scene]:
    return [
        *_loops(before, after),
        *_forced_billabongs(before, after, move),
        *_closed_cells(before, after),
        *_finished(before, after),
    ]


def _loops(before: State, after: State) -> list[Scene]:
    found = []
    for colour in range(after.colours):
        if after.loop[colour] != before.loop[colour]:
            text = story_texts.LOOP_CLOSES if after.loop[colour] else story_texts.LOOP_OPENS
            told = {"loop": bool(after.loop[colour]), "colour": COLOURS[colour]}
            found.append(Scene(text.fill(colour=texts.COLOURS[colour], length=after.length[colour]), told))
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
    return Scene(text, {"billabong": [x, y], "colours": sorted(colours), "goes_on": sorted(going)})


def _closed_cells(before: State, after: State) -> list[Scene]:
    found = []
    for index in range(before.closed_cells, after.closed_cells):
        x, y = cell_at(after.place[SLOTS - 1 - index])
        found.append(Scene(story_texts.CELL_CLOSED.fill(x=x, y=y), {"closed": [x, y]}))
    return found


def _finished(before: State, after: State) -> list[Scene]:
    done = [colour for colour in finished_colours(after) if colour not in finished_colours(before)]
    names = {"finished": [COLOURS[colour] for colour in done]}
    return [Scene(prompt_texts.FINISHED.fill(colours=colour_names(done)), names)] if done else []


# Before it is made


def preview(before: State, after: State, move: Move, paint: Paint) -> Text:
    told = [same(diagram.draw(after, paint)), *_changes(before, after)]
    if isinstance(move, Lay):
        told.append(_gray_path(after, move))
    told += [scene.text for scene in scenes(before, after, move)]
    return joined(told, "\n")


def _changes(before: State, after: State) -> Sequence[Text]:
    return [
        _change(before, after, colour)
        for colour in range(after.colours)
        if (before.length[colour], points(before, colour)) != (after.length[colour], points(after, colour))
    ]


def _change(before: State, after: State, colour: int) -> Text:
    lengths = {"before": before.length[colour], "after": after.length[colour]}
    told = story_texts.LENGTH_BECOMES.fill(colour=texts.COLOURS[colour], **lengths)
    if not after.special:
        return told
    return story_texts.POINTS_BECOME.fill(lengths=told, before=points(before, colour), after=points(after, colour))


def _gray_path(after: State, move: Lay) -> Text:
    """Whose route the gray path of the tile just laid is on."""
    slot = after.grid[spot_of(place_at(move.x, move.y))]
    gray = PATHS[FIRST_FACE[move.kind] + move.turn][2]
    owner = path_owners(after).get(slot * 4 + gray)
    if owner is None:
        return story_texts.GRAY_WAITS
    return story_texts.GRAY_JOINS.fill(colour=texts.COLOURS[COLOURS.index(owner)])
