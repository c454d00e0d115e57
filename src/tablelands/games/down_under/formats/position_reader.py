"""Positions from JSON. Loading checks everything that can be told from a position."""

import json

from tablelands.core.json_fields import Fields, is_integer
from tablelands.core.options import Setup

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
from ..rules.billabongs import CROWD
from ..rules.broken import Broken
from ..rules.chains import leading_into, rebuild
from ..rules.extensions import forget_ways, look_ahead, ways_on
from ..rules.flow import can_play, is_looped, is_single, mark_finished
from ..rules.loops import broken_route
from ..rules.meetings import find_meeting, meet
from ..rules.places import AROUND, BITS, STEP, opposite, place_at, spot_of
from ..rules.squares import opens_with_terminals
from ..state import EDGES, FIRST_OWNER, FRAME, FREE, LINE, NOBODY, State
from ..words import refusal_texts, texts
from .options import begin, size_of
from .position_writer import may_be_new
from .tiles import cell, is_within, lay_tiles, read_closed_cells

SMALLEST_LOOP = 4


def read(setup: Setup, fields: Fields) -> State:
    state = begin(setup)
    if not is_area(fields.any("area"), size_of(setup), turned=state.start != FRAME):
        raise fields.refuse(refusal_texts.OTHER_AREA.fill(size=json.dumps(size_of(setup))), "DU-7")
    lay_tiles(state, fields)
    read_closed_cells(state, fields)
    rebuild(state)
    _check_routes(state, fields)
    _check_openings(state, fields)
    _check_hands(state, fields)
    _read_turn(state, fields)
    _read_meetings(state, fields)
    _read_extension(state, fields)
    _read_finished(state, fields)
    _check_mover(state, fields)
    return state


def is_area(sides: object, size: list[int] | None, *, turned: bool) -> bool:
    """DU-7: the sides are no ordered pair, except within a frame (DU-52), and they are integers (not 5.0)."""
    if size is None or not isinstance(sides, list) or not all(is_integer(side) for side in sides):
        return sides is size
    return sides == size or (turned and sides == size[::-1])


# What the tiles must look like


def _check_routes(state: State, fields: Fields) -> None:
    for colour in range(state.colours):
        broken = broken_route(state, colour, 0, 0) if state.laid[colour] else 0
        if broken == Broken.JOINS_TWO_COLOURS:
            raise fields.refuse(refusal_texts.TWO_COLOURS_JOINED.fill(colour=texts.COLOURS[colour]), "DU-5")
        if broken:
            raise fields.refuse(refusal_texts.NOT_ONE_ROUTE.fill(colour=texts.COLOURS[colour]), "DU-6")


def _check_openings(state: State, fields: Fields) -> None:
    if not _may_be_passed_over(state):
        _check_round_one(state, fields)
    if _parts(state) > 1 + (state.start != FREE):
        raise fields.refuse(refusal_texts.DO_NOT_TOUCH, "DU-10")
    if opens_with_terminals(state):
        _check_squares(state, fields)


def _may_be_passed_over(state: State) -> bool:
    """DU-14, DU-53: a line, or a frame where squares are opened, may leave a seat no room to begin."""
    return state.start == LINE or (state.start == FRAME and state.one_ended == 1)


def _check_round_one(state: State, fields: Fields) -> None:
    begun = [state.laid[colour] > 0 for colour in range(state.colours)]
    extensions = state.tiles - sum(begun)
    if not all(begun) and (begun != sorted(begun, reverse=True) or extensions > BILLABONG_COUNT - state.billabongs):
        raise fields.refuse(refusal_texts.ROUND_ONE, "DU-10")


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


def _check_squares(state: State, fields: Fields) -> None:
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
            raise fields.refuse(refusal_texts.NO_FIRST_TERMINAL.fill(colour=texts.COLOURS[colour]), "DU-53")


def _check_hands(state: State, fields: Fields) -> None:
    hands = fields.object("hands")
    for colour in range(state.colours):
        hand = hands.object(COLOURS[colour])
        for kind, name in enumerate(KINDS):
            if state.special and kind != TERMINAL:
                _check_animals(state, colour, kind, hand.object(name))
            elif hand.integer(name) != state.left[colour * 3 + kind]:
                raise hand.refuse(refusal_texts.OTHER_HAND.fill(name=name, left=state.left[colour * 3 + kind]), "DU-1")


def _check_animals(state: State, colour: int, kind: int, hand: Fields) -> None:
    for index, animal in enumerate(ANIMALS, 1):
        left = state.hand[colour * 12 + kind * 6 + index]
        if (hand.integer(animal) if animal in hand.values else 0) != left:
            raise hand.refuse(refusal_texts.OTHER_ANIMALS.fill(name=animal, left=left), "DU-4")


# Whose turn it is


def _read_turn(state: State, fields: Fields) -> None:
    mover = fields.any("to_move")
    state.to_move = NOBODY if mover is None else fields.integer("to_move", 0, state.seats - 1)
    for name in fields.list("played"):
        if name not in COLOURS[: state.colours] or (COLOURS.index(name) - state.to_move) % state.seats:
            raise fields.refuse(refusal_texts.NOT_OWN_COLOURS, "DU-54")
        if state.played >> COLOURS.index(name) & 1:
            raise fields.refuse(refusal_texts.PLAYED_TWICE.fill(colour=name), "DU-54")
        state.played |= 1 << COLOURS.index(name)
    extends = fields.any("extending") is not None
    expected = is_single(state, state.tiles - int(extends))
    state.single = int(fields.flag("single") if fields.has("single") else expected)
    if state.single != expected and (expected or not extends or state.to_move):
        raise fields.refuse(refusal_texts.NOT_SINGLE, "DU-54")
    if state.played and not extends and (state.single or BITS[state.played] > 1):
        raise fields.refuse(refusal_texts.TOO_MANY_PLAYED, "DU-54")
    if extends and not state.played:
        raise fields.refuse(refusal_texts.NOTHING_PLAYED, "DU-30")


def _read_meetings(state: State, fields: Fields) -> None:
    """DU-32: exactly the cells where two colours meet, in the order of their places."""
    aims = sorted({aim for aim in state.aims if aim})
    for place in aims:
        pair = leading_into(state, place)
        if BITS[pair] == 2 and meet(state, place):
            state.meeting_place[state.met], state.meeting_pair[state.met] = place, pair
            state.met += 1
        elif BITS[pair] >= CROWD and fields.any("extending") is None:
            raise fields.refuse(refusal_texts.BILLABONG_MISSING.fill(cell=cell(place)), "DU-30")
    meetings = list(fields.objects("meetings"))
    for meeting in meetings:
        _read_meeting(state, meeting)
    if len(meetings) != state.met:
        raise fields.refuse(refusal_texts.OTHER_MEETINGS.fill(count=state.met), "DU-32")


def _read_meeting(state: State, meeting: Fields) -> None:
    x, y = meeting.integer("x"), meeting.integer("y")
    index = find_meeting(state, place_at(x, y))
    if index == NOBODY:
        raise meeting.refuse(refusal_texts.NO_MEETING.fill(cell=f"{x},{y}"), "DU-32")
    state.meeting_by[index] = meeting.integer("by", 0, state.seats - 1)
    state.meeting_new[index] = int(meeting.flag("new") if meeting.has("new") else may_be_new(state, index))
    if state.meeting_new[index] and not may_be_new(state, index):
        raise meeting.refuse(refusal_texts.NOT_NEW, "DU-32")


def _read_extension(state: State, fields: Fields) -> None:
    """DU-30: out of which billabong the seat to move has to go on."""
    if fields.any("extending") is None:
        return
    given = fields.object("extending")
    x, y, edge = given.integer("x"), given.integer("y"), EDGES.index(given.choice("edge", EDGES))
    slot = state.grid[spot_of(place_at(x, y))] if is_within(state, x, y) else 0
    if state.face[slot] < BILLABONG or state.face[slot] == CLOSED_CELL:
        raise given.refuse(refusal_texts.NO_BILLABONG_THERE.fill(cell=f"{x},{y}"), "DU-30")
    colour, door = COLOURS.index(given.choice("colour", COLOURS)), slot * 4 + edge
    if state.chain_owner[door] != colour + FIRST_OWNER or (colour - state.to_move) % state.seats:
        raise given.refuse(refusal_texts.NOT_OUT_OF_THERE, "DU-30")
    if not ways_on(state, colour, opposite(edge), state.place[slot] + STEP[edge]):
        raise given.refuse(refusal_texts.NO_EXTENSION, "DU-30")
    state.extending = door


def _read_finished(state: State, fields: Fields) -> None:
    for seat in fields.list("finished"):
        if not is_integer(seat) or not 0 <= seat < state.seats:
            raise fields.refuse(refusal_texts.NO_SEATS)
        if state.finished >> seat & 1:
            raise fields.refuse(refusal_texts.FINISHED_TWICE.fill(seat=seat))
        state.finished |= 1 << seat
    given = state.finished
    mark_finished(state)
    if state.finished != given:
        raise fields.refuse(refusal_texts.MUST_BE_FINISHED, "DU-15")
    for seat in range(state.seats):
        own = range(seat, state.colours, state.seats)
        if given >> seat & 1 and not any(
            state.closed_routes >> route & 1 or state.length[route] >= SMALLEST_LOOP for route in own
        ):
            raise fields.refuse(refusal_texts.CANNOT_BE_FINISHED.fill(seat=seat), "DU-15")


def _check_mover(state: State, fields: Fields) -> None:
    able = [seat for seat in range(state.seats) if not state.finished >> seat & 1 and _can_move(state, seat)]
    if state.due:
        if state.to_move != NOBODY:
            raise fields.refuse(refusal_texts.LUCK_FIRST, "DU-4")
        state.to_move = 0
    elif state.to_move == NOBODY:
        if able:
            raise fields.refuse(refusal_texts.SOMEBODY_CAN_PLAY.fill(seat=able[0]), "DU-14")
    elif state.extending == 0 and state.to_move not in able:
        raise fields.refuse(refusal_texts.CANNOT_PLAY.fill(seat=state.to_move), "DU-14")
    elif not _may_be_passed_over(state) and 0 in state.laid[: state.colours]:
        due = (state.laid.index(0) - int(state.extending > 0)) % state.seats
        if state.to_move != due:
            raise fields.refuse(refusal_texts.ANOTHER_BEGINS.fill(seat=due), "DU-10")
    forget_ways(state)
    if state.to_move != NOBODY and state.extending == 0:
        look_ahead(state, state.to_move)


def _can_move(state: State, seat: int) -> bool:
    return can_play(state, seat) or (state.played == 0 and is_looped(state, seat))
