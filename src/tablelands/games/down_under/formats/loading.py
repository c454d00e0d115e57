"""Positions from JSON. Loading checks everything that can be told from a position."""

from tablelands.core.errors import BadPosition
from tablelands.core.options import Setup
from tablelands.core.reading import Fields, is_integer

from ..components import (
    ANIMALS,
    BILLABONG,
    BILLABONG_COUNT,
    CLOSED_CELL,
    COLOURS,
    KINDS,
    OWNED,
    PAIR,
    TERMINAL,
)
from ..rules.billabongs import CROWD, leading_into
from ..rules.broken import Broken
from ..rules.chains import rebuild
from ..rules.extensions import forget_ways, look_ahead, ways_on
from ..rules.flow import can_play, is_single, mark_finished
from ..rules.loops import broken_route, is_looped
from ..rules.meetings import find_meeting, meet
from ..rules.places import AROUND, BITS, STEP, opposite, place_at, spot_of
from ..rules.squares import opens_with_terminals
from ..state import EDGES, FIRST_OWNER, FRAME, FREE, LINE, NOBODY, State
from .options import begin, size_of
from .positions import may_be_new
from .tiles import cell, is_within, lay_tiles, read_closed_cells

SMALLEST_LOOP = 4


def state_from(setup: Setup, fields: Fields) -> State:
    state = begin(setup)
    if not is_area(fields.any("area"), size_of(setup), turned=state.start != FRAME):
        raise fields.refuse(f"DU-7: 'area' must be {size_of(setup)}, as the options say")
    lay_tiles(state, fields)
    read_closed_cells(state, fields)
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


def is_area(told: object, size: list[int] | None, *, turned: bool) -> bool:
    """DU-7: the sides are no ordered pair, except within a frame (DU-52), and they are integers (not 5.0)."""
    if size is None or not isinstance(told, list) or not all(is_integer(side) for side in told):
        return told is size
    return told == size or (turned and told == size[::-1])


# What the tiles must look like


def _check_routes(state: State) -> None:
    for colour in range(state.colours):
        broken = broken_route(state, colour, 0, 0) if state.laid[colour] else 0
        if broken == Broken.JOINS_TWO_COLOURS:
            raise BadPosition(f"position: DU-5: the route of {COLOURS[colour]} is joined to another colour")
        if broken:
            raise BadPosition(f"position: DU-6: the tiles of {COLOURS[colour]} are not one route")


def _check_openings(state: State) -> None:
    if not _may_be_passed_over(state):
        _check_round_one(state)
    if _parts(state) > 1 + (state.start != FREE):
        raise BadPosition("position: DU-10: the tiles do not touch each other")
    if opens_with_terminals(state):
        _check_squares(state)


def _may_be_passed_over(state: State) -> bool:
    """DU-14, DU-53: a line, or a frame where squares are opened, may leave a seat no room to begin."""
    return state.start == LINE or (state.start == FRAME and state.one_ended == 1)


def _check_round_one(state: State) -> None:
    begun = [state.laid[colour] > 0 for colour in range(state.colours)]
    extensions = state.tiles - sum(begun)
    if not all(begun) and (begun != sorted(begun, reverse=True) or extensions > BILLABONG_COUNT - state.billabongs):
        raise BadPosition(
            "position: DU-10: in round one each colour lays one tile, in order, and extends by DU-30 only"
        )


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
        if PAIR <= state.face[slot] < BILLABONG
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
        if state.played >> COLOURS.index(name) & 1:
            raise fields.refuse(f"'played' names {name} twice")
        state.played |= 1 << COLOURS.index(name)
    extends = fields.any("extending") is not None
    expected = is_single(state, state.tiles - int(extends))
    state.single = int(fields.flag("single") if fields.has("single") else expected)
    if state.single != expected and (expected or not extends or state.to_move):
        raise fields.refuse("DU-54: 'single' does not go with this turn")
    if state.played and not extends and (state.single or BITS[state.played] > 1):
        raise fields.refuse("DU-54: so many colours are not played before the turn is over")
    if extends and not state.played:
        raise fields.refuse("DU-30: an extension follows a play, so 'played' names its colour")


def _read_meetings(state: State, fields: Fields) -> None:
    """DU-32: exactly the cells where two colours meet, in the order of their places."""
    aims = sorted({aim for aim in state.aims if aim})
    for place in aims:
        pair = leading_into(state, place)
        if BITS[pair] == 2 and meet(state, place):
            state.meeting_place[state.met], state.meeting_pair[state.met] = place, pair
            state.met += 1
        elif BITS[pair] >= CROWD and fields.any("extending") is None:
            raise fields.refuse(f"DU-30: a billabong must lie at {cell(place)}")
    told = list(fields.objects("meetings"))
    for told_one in told:
        x, y = told_one.integer("x"), told_one.integer("y")
        index = find_meeting(state, place_at(x, y))
        if index == NOBODY:
            raise told_one.refuse(f"DU-32: by the option 'meeting' no two colours meet in {x},{y}")
        state.meeting_by[index] = told_one.integer("by", 0, state.seats - 1)
        state.meeting_new[index] = int(told_one.flag("new") if told_one.has("new") else may_be_new(state, index))
        if state.meeting_new[index] and not may_be_new(state, index):
            raise told_one.refuse("DU-32: it cannot be new in this turn")
    if len(told) != state.met:
        raise fields.refuse(f"DU-32: 'meetings' must name the {state.met} cells where two colours meet, each once")


def _read_extension(state: State, fields: Fields) -> None:
    """DU-30: out of which billabong the seat to move has to go on."""
    if fields.any("extending") is None:
        return
    told = fields.object("extending")
    x, y, edge = told.integer("x"), told.integer("y"), EDGES.index(told.choice("edge", tuple(EDGES)))
    slot = state.grid[spot_of(place_at(x, y))] if is_within(state, x, y) else 0
    if state.face[slot] < BILLABONG or state.face[slot] == CLOSED_CELL:
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
        if state.finished >> seat & 1:
            raise fields.refuse(f"'finished' names seat {seat} twice")
        state.finished |= 1 << seat
    told = state.finished
    mark_finished(state)
    if state.finished != told:
        raise fields.refuse("DU-15: a seat whose routes are closed at both ends is finished")
    for seat in range(state.seats):
        own = range(seat, state.colours, state.seats)
        if told >> seat & 1 and not any(
            state.closed_routes >> one & 1 or state.length[one] >= SMALLEST_LOOP for one in own
        ):
            raise fields.refuse(f"DU-15: seat {seat} can neither be closed nor have declined")


def _check_mover(state: State, fields: Fields) -> None:
    able = [seat for seat in range(state.seats) if not state.finished >> seat & 1 and _can_move(state, seat)]
    if state.due:
        if state.to_move != NOBODY:
            raise fields.refuse("nobody is to move before luck has laid what is due (DU-4, DU-51)")
        state.to_move = 0
    elif state.to_move == NOBODY:
        if able:
            raise fields.refuse(f"DU-14: seat {able[0]} can make a play, so somebody is to move")
    elif state.extending == 0 and state.to_move not in able:
        raise fields.refuse(f"DU-14: seat {state.to_move} can make no play, so another is to move")
    elif not _may_be_passed_over(state) and 0 in state.laid[: state.colours]:
        due = (state.laid.index(0) - int(state.extending > 0)) % state.seats
        if state.to_move != due:
            raise fields.refuse(f"DU-10: in round one seat {due} is to move now")
    forget_ways(state)
    if state.to_move != NOBODY and state.extending == 0:
        look_ahead(state, state.to_move)


def _can_move(state: State, seat: int) -> bool:
    return can_play(state, seat) or (state.played == 0 and is_looped(state, seat))
