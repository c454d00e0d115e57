"""Positions from JSON. Loading checks everything that can be told from a position."""

import itertools
from typing import Any

from tablelands.core.errors import BadPosition
from tablelands.core.options import Setup
from tablelands.core.reading import Fields, is_integer

from . import lines
from .area import fits, grow
from .chains import rebuild
from .laying import OPENING, forget_ways, look_ahead, take, ways_on
from .meetings import find_meeting
from .openings import opens_with_terminals
from .places import AROUND, BITS, EDGES, ORIGIN, STEP, WIDE, cell_at, opposite, place_at, spot_of
from .ponds import CROWD, leading_into
from .position import awaits_line, is_lone_terminal, tiles_of
from .reasons import Broken
from .setup import FURTHEST_LINE, Cell, begin, size_of
from .state import FIRST_OWNER, FRAME, LINE, NEUTRAL, NOBODY, SLOTS, STRIDE, State
from .tiles import (
    ANIMALS,
    COLOURS,
    FIRST_FACE,
    KINDS,
    LONE,
    OWNED,
    PAIR,
    POND,
    POND_COUNT,
    SHUT,
    TERMINAL,
    TURNS,
    pond_joins,
)
from .turning import broken_route, is_looped
from .turns import can_play, is_closed, mark_finished

BILLABONG = "billabong"
WIDEST_BOX = STRIDE - 4
"""More than 76 tiles can ever span."""
SMALLEST_LOOP = 4
MOST_SHUT = SLOTS - 80


def state_from(setup: Setup, fields: Fields) -> State:
    state = begin(setup)
    if not same_json(fields.any("area"), size_of(setup)):
        raise fields.refuse(f"DU-7: 'area' must be {size_of(setup)}, as the options say")
    lay_tiles(state, fields)
    _shut_cells(state, fields)
    rebuild(state)
    _check_routes(state)
    _check_openings(state)
    _check_hands(state, fields)
    _read_turn(state, fields)
    _read_meetings(state, fields)
    _read_extension(state, fields)
    _read_finished(state, fields)
    _check_mover(state, fields)
    return state


def same_json(told: object, size: list[int] | None) -> bool:
    """Equal, and not merely as 5.0 equals 5."""
    return told == size and (size is None or (isinstance(told, list) and all(is_integer(side) for side in told)))


# Tiles


def lay_tiles(state: State, fields: Fields) -> None:
    tiles = list(fields.objects("tiles"))
    if awaits_line(state) and tiles:
        _draw_line(state, tiles)
    given = [tile for slot in range(1, state.slots + 1) for tile in tiles_of(state, slot)]
    for tile in tiles:
        if not _is_given(state, tile, given):
            _lay_tile(state, tile)
    if given:
        raise fields.refuse(
            f"the tile of the {'ring' if state.start == FRAME else 'line'} at {_at(given[0])} is missing"
        )
    if state.slots and (state.east - state.west > WIDEST_BOX or state.south - state.north > WIDEST_BOX):
        raise fields.refuse("the tiles lie further apart than all tiles can reach")
    for slot in range(1, state.slots + 1):
        if state.outside[slot] and fits(state, state.place[slot]):
            raise fields.refuse(f"DU-9: the terminal at {_cell(state.place[slot])} is not outside the area")


def _at(tile: dict[str, Any]) -> str:
    return f"{tile['x']},{tile['y']}"


def _cell(place: int) -> str:
    x, y = cell_at(place)
    return f"{x},{y}"


def _draw_line(state: State, tiles: list[Fields]) -> None:
    """DU-51: the green tiles are a line that can be drawn."""
    green = [tile for tile in tiles if tile.values.get("colour") == COLOURS[3]]
    cells = sorted(((tile.integer("x"), tile.integer("y")) for tile in green), key=lambda cell: cell[0] - cell[1])
    outcome = line_outcome(cells)
    if outcome is None or not line_is_due(state, outcome):
        raise BadPosition("position: DU-51: the green tiles are no line that can be drawn for this area")
    lines.resolve(state, outcome)


def line_outcome(cells: list[Cell]) -> int | None:
    """The code of a line of steps north and east from (0, 0), if it is one."""
    if not 2 <= len(cells) <= lines.LONGEST or cells[0] != (0, 0):
        return None
    code = 1
    for (x, y), (to_x, to_y) in itertools.pairwise(cells):
        if (to_x - x, to_y - y) not in ((0, -1), (1, 0)):
            return None
        code = code * 2 + y - to_y
    return code


def line_is_due(state: State, outcome: int) -> bool:
    steps = lines.line_steps(state)
    return outcome >> steps == 1 and lines.may_be_drawn(state, outcome - (1 << steps), steps)


def _is_given(state: State, tile: Fields, given: list[dict[str, Any]]) -> bool:
    """Whether this is a tile of the line or ring, which then lies as it should; takes it off the list."""
    for known in given:
        if (known["x"], known["y"]) == (tile.any("x"), tile.any("y")):
            same = all(tile.any(name) == known[name] for name in ("tile", "turn", "colour"))
            if not same or tile.has("animal"):
                raise tile.refuse(f"the tile at {_at(known)} belongs to the line or ring and lies otherwise")
            given.remove(known)
            return True
    return False


def _lay_tile(state: State, tile: Fields) -> None:
    place = place_at(*(tile.integer(name, -FURTHEST_LINE - STRIDE, FURTHEST_LINE + STRIDE) for name in "xy"))
    outside = tile.has("outside") and tile.flag("outside")
    name = tile.choice("tile", (*KINDS, BILLABONG))
    if outside and name != KINDS[TERMINAL]:
        raise tile.refuse("DU-9: only a terminal may lie outside the area")
    here = state.grid[spot_of(place)]
    if here and state.place[here] != place:
        raise tile.refuse("it lies further away from the others than all tiles can reach")
    if here:
        _lay_second(state, tile, here, outside)
        return
    if state.slots + 1 >= SLOTS - MOST_SHUT:
        raise tile.refuse("there are more tiles than the game has")
    if not outside:
        if not fits(state, place):
            raise tile.refuse(f"DU-8: the tile at {_cell(place)} does not fit into the area")
        grow(state, place)
    state.slots += 1
    state.place[state.slots], state.grid[spot_of(place)] = place, state.slots
    state.outside[state.slots] = int(outside)
    if name == BILLABONG:
        state.face[state.slots], state.owner[state.slots] = _read_pond(tile), NEUTRAL
        return
    kind, colour = KINDS.index(name), _read_colour(state, tile)
    state.face[state.slots] = FIRST_FACE[kind] + tile.integer("turn", 0, 3) % TURNS[kind]
    state.owner[state.slots] = colour + FIRST_OWNER
    state.animal[state.slots] = _read_animal(state, tile, kind)
    _take_from_hand(state, tile, colour, kind, state.animal[state.slots])


def _lay_second(state: State, tile: Fields, slot: int, outside: bool) -> None:
    """DU-2: two terminals back to back are the only tiles that share a cell."""
    opposite_turn = (state.face[slot] - LONE) ^ 2
    if not is_lone_terminal(state.face[slot]) or tile.text("tile") != KINDS[TERMINAL]:
        raise tile.refuse(f"DU-12: two tiles lie at {_cell(state.place[slot])}")
    if tile.integer("turn", 0, 3) != opposite_turn or outside != bool(state.outside[slot]):
        raise tile.refuse(f"DU-12: the terminals at {_cell(state.place[slot])} are not back to back")
    colour = _read_colour(state, tile)
    _read_animal(state, tile, TERMINAL)
    _take_from_hand(state, tile, colour, TERMINAL, 0)
    state.partner[slot] = colour + FIRST_OWNER
    state.face[slot] += PAIR - LONE


def _read_colour(state: State, tile: Fields) -> int:
    return COLOURS.index(tile.choice("colour", COLOURS[: state.colours]))


def _read_animal(state: State, tile: Fields, kind: int) -> int:
    if not tile.has("animal"):
        if state.special and kind != TERMINAL:
            raise tile.refuse("DU-4: with special scoring a straight or curved tile has an animal")
        return 0
    if not state.special:
        raise tile.refuse("DU-4: animals come with special scoring only")
    if kind == TERMINAL:
        raise tile.refuse("DU-4: a terminal has no animal")
    return ANIMALS.index(tile.choice("animal", ANIMALS)) + 1


def _take_from_hand(state: State, tile: Fields, colour: int, kind: int, animal: int) -> None:
    index = colour * 12 + kind * 6 + animal
    if state.left[colour * 3 + kind] == 0 or (animal and state.hand[index] == 0):
        raise tile.refuse(f"DU-1: {COLOURS[colour]} has not that many tiles of this kind")
    take(state, colour, kind, animal)


def _read_pond(tile: Fields) -> int:
    joins = tile.list("joins")
    if not all(isinstance(pair, list) and all(isinstance(edge, str) for edge in pair) for pair in joins):
        raise tile.refuse('\'joins\' must be a list of pairs of edges such as [["N","E"]]')
    wanted = sorted(sorted(pair) for pair in joins)
    for face in range(POND, SHUT):
        if sorted(sorted(EDGES[edge] for edge in pair) for pair in pond_joins(face)) == wanted:
            return face
    raise tile.refuse("DU-33: a billabong joins nothing, one pair of edges, or two pairs as a curved tile does")


def _shut_cells(state: State, fields: Fields) -> None:
    """DU-33. Where they are not told, the cells that are crowded now when no billabong is left."""
    state.ponds = POND_COUNT - sum(face >= POND for face in state.face[1 : state.slots + 1])
    if state.ponds < 0 or fields.integer("billabongs") != state.ponds:
        raise fields.refuse(f"{POND_COUNT - state.ponds} billabongs lie, so 'billabongs' must be {max(state.ponds, 0)}")
    cells = fields.list("closed") if fields.has("closed") else _crowded_cells(state)
    if cells and state.ponds:
        raise fields.refuse("DU-33: no cell is closed while billabongs are left")
    if len(cells) >= MOST_SHUT:
        raise fields.refuse("DU-33: there are more closed cells than a game can have")
    for cell in cells:
        _shut(state, fields, cell)


def _crowded_cells(state: State) -> list[list[int]]:
    if state.ponds:
        return []
    rebuild(state)
    aims = sorted({aim for aim in state.aims if aim})
    return [list(cell_at(aim)) for aim in aims if BITS[leading_into(state, aim)] >= CROWD]


def _shut(state: State, fields: Fields, cell: object) -> None:
    if not isinstance(cell, list) or len(cell) != 2 or not all(is_integer(one) for one in cell):
        raise fields.refuse("'closed' must be a list of cells such as [[1,2]]")
    x, y = cell
    if not _is_within(state, x, y) or state.grid[spot_of(place_at(x, y))]:
        raise fields.refuse(f"DU-33: the closed cell {x},{y} must be empty and among the tiles")
    state.shut += 1
    slot, place = SLOTS - state.shut, place_at(x, y)
    state.grid[spot_of(place)], state.place[slot] = slot, place
    state.face[slot], state.owner[slot] = SHUT, NEUTRAL


def _is_within(state: State, x: int, y: int) -> bool:
    (west, north), (east, south) = cell_at(state.north * WIDE + state.west), cell_at(state.south * WIDE + state.east)
    return state.slots > 0 and west <= x <= east and north <= y <= south


# What the tiles must look like


def _check_routes(state: State) -> None:
    for colour in range(state.colours):
        broken = broken_route(state, colour, 0, 0) if state.laid[colour] else 0
        if broken == Broken.JOINS_TWO_COLOURS:
            raise BadPosition(f"position: DU-5: the route of {COLOURS[colour]} is joined to another colour")
        if broken:
            raise BadPosition(f"position: DU-6: the tiles of {COLOURS[colour]} are not one route")


def _check_openings(state: State) -> None:
    begun = [state.laid[colour] > 0 for colour in range(state.colours)]
    if not all(begun) and (begun != sorted(begun, reverse=True) or max(state.laid) > 1):
        raise BadPosition("position: DU-10: in round one each colour lays one tile, in order")
    if state.start not in (LINE, FRAME) and state.tiles and not state.grid[spot_of(ORIGIN)]:
        raise BadPosition("position: DU-3: the first tile lies at 0,0, and there is none")
    if _parts(state) > 1 + (state.start in (LINE, FRAME)):
        raise BadPosition("position: DU-10: the tiles do not touch each other")
    if opens_with_terminals(state):
        _check_squares(state)


def _parts(state: State) -> int:
    waiting = {state.place[slot] for slot in range(1, state.slots + 1)}
    parts = 0
    while waiting:
        parts += 1
        border = [waiting.pop()]
        while border:
            place = border.pop()
            near = {place + step for step in AROUND} & waiting
            waiting -= near
            border.extend(near)
    return parts


def _check_squares(state: State) -> None:
    """DU-53: each colour has a terminal; the second and the fourth have it back to back with the one before."""
    squares = {
        frozenset((state.owner[slot], state.partner[slot]))
        for slot in range(1, state.slots + 1)
        if PAIR <= state.face[slot] < POND
    }
    for colour in range(state.colours):
        owner = colour + FIRST_OWNER
        missing = colour % 2 == 1 and frozenset((owner - 1, owner)) not in squares
        if state.laid[colour] and (missing or state.left[colour * 3 + TERMINAL] == OWNED[TERMINAL]):
            raise BadPosition(f"position: DU-53: {COLOURS[colour]} has not begun with a terminal as it should")


def _check_hands(state: State, fields: Fields) -> None:
    hands = fields.object("hands")
    for colour in range(state.colours):
        hand = hands.object(COLOURS[colour])
        for kind, name in enumerate(KINDS):
            if state.special and kind != TERMINAL:
                _check_animals(state, colour, kind, hand.object(name))
            elif hand.integer(name) != state.left[colour * 3 + kind]:
                raise hand.refuse(f"DU-1: {name!r} must be {state.left[colour * 3 + kind]}: the others lie")


def _check_animals(state: State, colour: int, kind: int, hand: Fields) -> None:
    for index, animal in enumerate(ANIMALS, 1):
        left = state.hand[colour * 12 + kind * 6 + index]
        if (hand.integer(animal) if animal in hand.values else 0) != left:
            raise hand.refuse(f"DU-4: {animal!r} must be {left}: the others lie")


# Whose turn it is


def _read_turn(state: State, fields: Fields) -> None:
    mover = fields.any("to_move")
    state.to_move = NOBODY if mover is None else fields.integer("to_move", 0, state.seats - 1)
    for name in fields.list("played"):
        if name not in COLOURS[: state.colours] or (COLOURS.index(name) - state.to_move) % state.seats:
            raise fields.refuse("'played' must hold colours of the seat to move")
        state.played |= 1 << COLOURS.index(name)
    extends = fields.any("extending") is not None
    usual = state.routes == 1 or state.tiles_per_turn == 1
    usual = usual or state.tiles <= OPENING or (state.tiles == OPENING + 1 and extends)
    state.single = int(fields.flag("single") if fields.has("single") else usual)
    if state.single != usual and (usual or not extends or state.to_move):
        raise fields.refuse("DU-54: 'single' does not go with this turn")
    if state.played and not extends and (state.single or BITS[state.played] > 1):
        raise fields.refuse("DU-54: so many colours are not played before the turn is over")
    if extends and not state.played:
        raise fields.refuse("DU-30: an extension follows a play, so 'played' names its colour")


def _read_meetings(state: State, fields: Fields) -> None:
    """DU-32: exactly the cells that two colours lead into, in the order of their places."""
    aims = sorted({aim for aim in state.aims if aim})
    for place in aims:
        pair = leading_into(state, place)
        if BITS[pair] == 2:
            state.meeting_place[state.met], state.meeting_pair[state.met] = place, pair
            state.met += 1
        elif BITS[pair] >= CROWD and fields.any("extending") is None:
            raise fields.refuse(f"DU-30: a billabong must lie at {_cell(place)}")
    told = list(fields.objects("meetings"))
    for told_one in told:
        x, y = told_one.integer("x"), told_one.integer("y")
        index = find_meeting(state, place_at(x, y), state.met)
        if index == NOBODY:
            raise told_one.refuse(f"DU-32: there do not exactly two colours lead into {x},{y}")
        state.meeting_by[index] = told_one.integer("by", 0, state.seats - 1)
        state.meeting_new[index] = int(told_one.has("new") and told_one.flag("new"))
        if state.meeting_new[index] and not (state.played and state.meeting_by[index] == state.to_move):
            raise told_one.refuse("DU-32: it cannot be new in this turn")
    if len(told) != state.met:
        raise fields.refuse(f"DU-32: 'meetings' must name the {state.met} cells that two colours lead into, each once")


def _read_extension(state: State, fields: Fields) -> None:
    """DU-30: out of which pond the seat to move has to go on."""
    if fields.any("extending") is None:
        return
    told = fields.object("extending")
    x, y, edge = told.integer("x"), told.integer("y"), EDGES.index(told.choice("edge", tuple(EDGES)))
    slot = state.grid[spot_of(place_at(x, y))] if _is_within(state, x, y) else 0
    if state.face[slot] < POND or state.face[slot] == SHUT:
        raise told.refuse(f"no billabong lies at {x},{y}")
    colour, door = COLOURS.index(told.choice("colour", COLOURS)), slot * 4 + edge
    if state.chain_owner[door] != colour + FIRST_OWNER or (colour - state.to_move) % state.seats:
        raise told.refuse("DU-30: no route of the seat to move leads out of this edge")
    if not ways_on(state, colour, opposite(edge), state.place[slot] + STEP[edge]):
        raise told.refuse("DU-30: no tile can extend the route there")
    state.extending = door


def _read_finished(state: State, fields: Fields) -> None:
    for seat in fields.list("finished"):
        if not is_integer(seat) or not 0 <= seat < state.seats:
            raise fields.refuse("'finished' must hold seats")
        state.finished |= 1 << seat
    told = state.finished
    mark_finished(state)
    if state.finished != told:
        raise fields.refuse("DU-15: a seat whose routes are closed at both ends is finished")
    for seat in range(state.seats):
        own = range(seat, state.colours, state.seats)
        if told >> seat & 1 and not any(is_closed(state, one) or state.length[one] >= SMALLEST_LOOP for one in own):
            raise fields.refuse(f"DU-15: seat {seat} can neither be closed nor have declined")


def _check_mover(state: State, fields: Fields) -> None:
    able = [seat for seat in range(state.seats) if not state.finished >> seat & 1 and _can_move(state, seat)]
    if awaits_line(state):
        if state.to_move != NOBODY:
            raise fields.refuse("DU-51: nobody is to move before the line is drawn")
        state.to_move = 0
    elif state.to_move == NOBODY:
        if able:
            raise fields.refuse(f"DU-14: seat {able[0]} can make a play, so somebody is to move")
    elif state.extending == 0 and state.to_move not in able:
        raise fields.refuse(f"DU-14: seat {state.to_move} can make no play, so another is to move")
    elif 0 in state.laid[: state.colours] and state.to_move != state.tiles % state.seats:
        raise fields.refuse(f"DU-10: seat {state.tiles % state.seats} is to lay its first tile")
    forget_ways(state)
    if state.to_move != NOBODY and state.extending == 0:
        look_ahead(state, state.to_move)


def _can_move(state: State, seat: int) -> bool:
    return can_play(state, seat) or (state.played == 0 and is_looped(state, seat))
