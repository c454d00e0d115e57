"""A move as a line of the log, and what it sets off besides what it says: loops, billabongs that have to be laid, cells
that are closed, routes of others that it leads on, borders that it fixes, seats that are passed over."""

from collections.abc import Sequence
from typing import assert_never

from tablelands.core.scene import Scene
from tablelands.core.text import Named, Text, cell, joined, listed, mover, sentence

from ..components import COLOURS, billabong_joins
from ..formats.board import bounds, closed_places, forced_billabongs, loops_changed, newly_finished, path_owners
from ..formats.moves import Billabong, Decline, Lay, Move, Turn, encode
from ..formats.outcomes import Outcome
from ..formats.wire import BillabongData, BordersData, ChangeData, ClosedCellData, FinishedData, LoopData, PassedData
from ..rules.places import ANY_ANIMAL, cell_at, colour_of, place_at, spot_of
from ..rules.scoring import points
from ..state import EAST, EDGES, FIRST_OWNER, NOBODY, NORTH, SOUTH, WEST, State
from . import play_texts, texts


def tell_move(state: State, seat: int, move: Move) -> Text:
    """`state` is before the move."""
    match move:
        case Lay(kind, x, y, _, animal):
            colour, tile = _mover(state, seat, colour_of(state, encode(move))), play_texts.TILES[kind]
            text = play_texts.LAYS if animal == ANY_ANIMAL else play_texts.LAYS_ANIMAL
            return text.fill(colour=colour, tile=tile, animal=play_texts.AN_ANIMAL[animal - 1], cell=cell(x, y))
        case Billabong(x, y):
            colour = _mover(state, seat, colour_of(state, encode(move)))
            return play_texts.LAYS_BILLABONG.fill(colour=colour, cell=cell(x, y))
        case Turn(x, y):
            owner = state.owner[state.grid[spot_of(place_at(x, y))]]
            return play_texts.TURNS.fill(colour=_mover(state, seat, owner - FIRST_OWNER), cell=cell(x, y))
        case Decline():  # who has a loop plays one colour (DU-54)
            return play_texts.DECLINES.fill(seat=_mover(state, seat, seat))
        case _:
            assert_never(move)


def of_move(before: State, after: State, seat: int, move: Move) -> list[Scene]:
    billabongs = [_billabong(after, slot) for slot in forced_billabongs(before, after, move)]
    met = {colour for scene in billabongs for colour in scene.data["colours"]}
    return [
        *_loops(before, after),
        *(scene for scene in _led(before, after, seat) if scene.data["colour"] not in met),
        *_animals(before, after),
        *billabongs,
        *_closed_cells(before, after),
        *_borders(before, after),
        *_finished(before, after),
        *_passed(after, seat),
    ]


def of_chance(before: State, after: State, outcome: Outcome) -> list[Scene]:
    """DU-14: a line may leave the first seats no room to begin."""
    return _passed(after, after.seats - 1)


# Routes


def _loops(before: State, after: State) -> list[Scene]:
    found = []
    for colour in loops_changed(before, after):
        text = play_texts.LOOP_CLOSES if after.loop[colour] else play_texts.LOOP_OPENS
        data: LoopData = {"colour": COLOURS[colour], "closed": bool(after.loop[colour])}
        found.append(Scene("loop", text.fill(colour=texts.COLOURS[colour], length=after.length[colour]), data))
    return found


def _led(before: State, after: State, seat: int) -> list[Scene]:
    """Routes of others that the move changes; one's own is what the move is about."""
    others = [colour for colour in range(after.colours) if colour % after.seats != seat]
    return [
        _change("led", play_texts.LED, colour, before.length[colour], after.length[colour])
        for colour in others
        if before.length[colour] != after.length[colour]
    ]


def _animals(before: State, after: State) -> list[Scene]:
    """DU-41: routes whose animals are worth more or less than before."""
    if not after.special:
        return []
    worth = [
        [points(state, colour) - state.length[colour] for state in (before, after)] for colour in range(after.colours)
    ]
    return [
        _change("animals", play_texts.ANIMALS_COUNT, colour, *both)
        for colour, both in enumerate(worth)
        if both[0] != both[1]
    ]


def _change(kind: str, text: Text, colour: int, before: int, after: int) -> Scene:
    data: ChangeData = {"colour": COLOURS[colour], "before": before, "after": after}
    return Scene(kind, text.fill(colour=texts.COLOURS[colour], before=before, after=after), data)


def _finished(before: State, after: State) -> list[Scene]:
    colours = newly_finished(before, after)
    data: FinishedData = {"colours": [COLOURS[colour] for colour in colours]}
    return [Scene("finished", play_texts.FINISHED.fill(colours=colour_names(colours)), data)] if colours else []


# Cells


def _billabong(state: State, slot: int) -> Scene:
    owners = path_owners(state)
    colours = {owners[slot * 4 + edge] for edge in range(4) if slot * 4 + edge in owners}
    going = {owners[slot * 4 + edge] for pair in billabong_joins(state.face[slot]) for edge in pair}
    x, y = cell_at(state.place[slot])
    fate = play_texts.ALL_END
    if going:
        fate = play_texts.ONE_GOES_ON.fill(colour=texts.CAPITALS[COLOURS.index(min(going))])
    meeting = listed([texts.COLOURS[colour] for colour, name in enumerate(COLOURS) if name in colours])
    data: BillabongData = {"x": x, "y": y, "colours": sorted(colours), "goes_on": sorted(going)}
    text = play_texts.BILLABONG_LAID.fill(colours=meeting, cell=cell(x, y), fate=fate)
    return Scene("billabong", sentence(text), data)


def _closed_cells(before: State, after: State) -> list[Scene]:
    found = []
    for place in closed_places(before, after):
        x, y = cell_at(place)
        data: ClosedCellData = {"x": x, "y": y}
        found.append(Scene("closed", play_texts.CELL_CLOSED.fill(cell=cell(x, y)), data))
    return found


# The area and the seats


def _borders(before: State, after: State) -> list[Scene]:
    """DU-8: a direction that is full now."""
    was, now = bounds(before)["fixed"], bounds(after)["fixed"]
    found = []
    if now["west"] and not was["west"]:
        found.append(_border(play_texts.COLUMNS_FULL, (WEST, EAST)))
    if now["north"] and not was["north"]:
        found.append(_border(play_texts.ROWS_FULL, (NORTH, SOUTH)))
    return found


def _border(text: Text, edges: Sequence[int]) -> Scene:
    data: BordersData = {"borders": [EDGES[edge] for edge in edges]}
    return Scene("borders", text, data)


def _passed(after: State, seat: int) -> list[Scene]:
    """DU-14: those who come between the seat that has moved and the next one, and cannot play."""
    if after.to_move == NOBODY or after.played:
        return []
    between = (after.to_move - seat - 1) % after.seats
    waiting = [(seat + step) % after.seats for step in range(1, between + 1)]
    passed = [other for other in waiting if not after.finished >> other & 1]
    data: PassedData = {"seats": passed}
    names = joined([seat_name(after, other) for other in passed])
    return [Scene("passed", play_texts.PASSED_OVER.fill(seats=names), data)] if passed else []


# What seats and colours are called


def _mover(state: State, seat: int, colour: int) -> Named:
    """DU-54: of whoever plays two routes one has to know which it is."""
    word = texts.CAPITALS[colour]
    return mover(seat, word) if state.routes == 1 else word


def own_colours(state: State, seat: int) -> list[int]:
    return [seat + 2 * route for route in range(state.routes)]


def seat_name(state: State, seat: int) -> Text:
    names = [texts.COLOURS[colour] for colour in own_colours(state, seat)]
    return names[0] if len(names) == 1 else texts.TWO_COLOURS.fill(one=names[0], two=names[1])


def colour_names(colours: Sequence[int]) -> Text:
    return joined([texts.COLOURS[colour] for colour in colours])
