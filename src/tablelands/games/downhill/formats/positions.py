"""Positions: from and to JSON. Loading checks that they fit together.

A position may bring its own boards and transparencies, and may put marks anywhere on the boards, so that new mountains
can be played and situations set up (docs/rules/downhill.md, rulings).
"""

from typing import Any

from tablelands.core.errors import BadPosition, Refused
from tablelands.core.options import Setup
from tablelands.core.reading import Fields, is_integer

from ..rules import flow
from ..rules.course import bottom, on_boards
from ..rules.starts import broken_start, put_start
from ..state import (
    FINISHED,
    NO_ASSIST,
    NOBODY,
    OVERLAY,
    SHEET_WIDTH,
    SHEETS,
    STRAIGHT,
    TO_DEAL,
    TO_DRAW,
    TO_START,
    WIDEST,
    State,
)
from ..words.course_texts import ANOTHER_SHAPE, WHERE
from ..words.reasons import REASONS
from . import courses, moves, printed, sealing, shapes
from . import options as course_option

ASSISTS = {"none": NO_ASSIST, "overlay": OVERLAY, "straight": STRAIGHT}
FIELDS = ["course", "boards", "transparencies", "phase", "round", "marks", "finish", "flags", "hands", "drawn"]
PHASES = {TO_DEAL: "start", TO_START: "start", TO_DRAW: "draw", FINISHED: "over"}


def begin(setup: Setup) -> State:
    state = State()
    flow.start(state, setup.seats, ASSISTS[setup.options["assist"]], setup.options["max_rounds"])
    course = course_option.given(setup.options["course"])
    if course is None:
        shape = course_option.shape_of(setup.options["course"])
        state.rows, state.columns, state.faces = shape.rows, shape.columns, shape.faces
    else:
        courses.lay(state, course)
    return state


# Writing


def fields_of(state: State) -> dict[str, Any]:
    course = courses.course_of(state)
    seats = range(state.seats)
    return {
        "course": None if course is None else courses.to_json(course),
        "boards": printed.boards_to_json(state),
        "transparencies": printed.sheets_to_json(state),
        "phase": PHASES[state.phase],
        "round": state.round,
        "marks": [_mark(state, seat) for seat in seats],
        "finish": [state.finish[seat] if state.finished[seat] else None for seat in seats],
        "flags": None if course is None else _flags(state),
        "hands": None if state.phase == TO_DEAL else state.hand[: state.seats],
        "drawn": {str(seat): moves.to_json(sealing.draw_of(state, seat)) for seat in seats if state.drawn[seat]},
    }


def _mark(state: State, seat: int) -> list[int] | None:
    if state.finished[seat] or not state.started[seat]:
        return None
    return [state.mark_x[seat], state.mark_y[seat]]


def _flags(state: State) -> list[list[int | None]]:
    return [[_owner(state, row, column) for column in range(state.columns)] for row in range(state.rows)]


def _owner(state: State, row: int, column: int) -> int | None:
    slot = state.slot_at[row * WIDEST + column]
    return None if slot == NOBODY or state.owner[slot] == NOBODY else state.owner[slot]


# Reading


def state_from(setup: Setup, fields: Fields) -> State:
    for name in FIELDS:
        fields.any(name)
    state = begin(setup)
    printed.read_sheets(state, fields)
    phase, state.round = fields.choice("phase", ("start", "draw", "over")), fields.integer("round", 1, 100)
    if phase == "start" and not fields.has("hands"):
        return _before_the_deal(state, fields)
    _read_course(state, fields)
    _read_hands(state, fields)
    state.phase = {"start": TO_START, "draw": TO_DRAW, "over": FINISHED}[phase]
    if phase == "start":
        _read_starts(state, fields)
    else:
        _read_marks(state, fields)
        _read_flags(state, fields)
        _check_round(state, fields)
    return _with_draws(state, fields)


def _before_the_deal(state: State, fields: Fields) -> State:
    """Nothing has happened: a course that is given stands in the options."""
    if state.round != 1:
        raise fields.refuse("nothing has been dealt, so 'round' must be 1")
    if fields.has("course"):
        course = courses.from_json(fields.any("course"), "position.course", BadPosition)
        if course != courses.course_of(state):
            raise fields.refuse("'hands' are missing, so 'course' can only be that of the options")
        printed.lay_given(state, course, fields)
        _read_flags(state, fields)
    elif fields.has("boards") and fields.object("boards").values:
        raise fields.refuse("no course has been drawn, so 'boards' must be empty")
    if any(owner != NOBODY for owner in state.owner[: state.slots]):
        raise fields.refuse("DH-8: nobody has a flag before all have started")
    for name in ("marks", "finish"):
        if any(value is not None for value in _per_seat(state, fields, name)):
            raise fields.refuse(f"nothing has been dealt, so {name!r} must hold null for every seat")
    if fields.object("drawn").values:
        raise fields.refuse("nothing has been dealt, so 'drawn' must be empty")
    return state


def _read_course(state: State, fields: Fields) -> None:
    course = courses.from_json(fields.any("course"), "position.course", BadPosition)
    if not state.slots:
        shape = shapes.to_draw(state)
        if not shape.has(course):
            raise BadPosition(WHERE.fill(what="position.course: DH-3", wrong=shape.said(ANOTHER_SHAPE)))
    elif course != courses.course_of(state):
        raise fields.refuse("'course' is not that of the options")
    printed.lay_given(state, course, fields)


def _read_hands(state: State, fields: Fields) -> None:
    hands = _per_seat(state, fields, "hands")
    if not all(is_integer(hand) and 0 <= hand < SHEETS for hand in hands) or len(set(hands)) != len(hands):
        raise fields.refuse(f"DH-5: 'hands' must be a different transparency from 0 to {SHEETS - 1} for each seat")
    state.hand[: state.seats] = hands


def _per_seat(state: State, fields: Fields, name: str) -> list[Any]:
    values = fields.list(name)
    if len(values) != state.seats:
        raise fields.refuse(f"{name!r} must have {state.seats} entries, one for each seat")
    return values


def _read_starts(state: State, fields: Fields) -> None:
    """DH-5: seats mark their starts in order, each as the rules want it."""
    if state.round != 1:
        raise fields.refuse("DH-5: starts are marked in round 1")
    marks = [_point(fields, "marks", mark) for mark in _per_seat(state, fields, "marks")]
    for seat, mark in enumerate(marks):
        if mark is None:
            continue
        if seat and marks[seat - 1] is None:
            raise fields.refuse(f"DH-5: seat {seat} has marked its start before seat {seat - 1}")
        reason = broken_start(state, seat, mark[0]) if abs(mark[0]) < moves.FARTHEST else 1
        if mark[1] != 0 or reason:
            raise fields.refuse(f"DH-5: the start of seat {seat}: {REASONS[reason or 1].text}")
        put_start(state, seat, mark[0])
    if None not in marks:
        raise fields.refuse("DH-5: all starts are marked, so 'phase' must be \"draw\"")
    if any(value is not None for value in _per_seat(state, fields, "finish")):
        raise fields.refuse("DH-9: nobody has finished before all have started")
    _read_flags(state, fields)
    if any(owner != NOBODY for owner in state.owner):
        raise fields.refuse("DH-8: nobody has a flag before all have started")


def _point(fields: Fields, name: str, value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    if not (isinstance(value, list) and len(value) == 2 and all(map(is_integer, value))):
        raise fields.refuse(f"{name!r} must hold points [x, y] in integers, or null")
    return value[0], value[1]


def _read_marks(state: State, fields: Fields) -> None:
    marks, finish = _per_seat(state, fields, "marks"), _per_seat(state, fields, "finish")
    for seat, (value, furthest) in enumerate(zip(marks, finish, strict=True)):
        mark = _point(fields, "marks", value)
        state.started[seat] = 1
        if furthest is None:
            _read_mark(state, fields, seat, mark)
            continue
        if not is_integer(furthest) or not bottom(state) < furthest <= bottom(state) + SHEET_WIDTH:
            raise fields.refuse("DH-11: 'finish' must hold a y beyond the bottom edge that a line can reach, or null")
        if mark is not None:
            raise fields.refuse(f"DH-9: seat {seat} has finished, so its mark has left the course")
        state.finished[seat], state.finish[seat] = 1, furthest


def _read_mark(state: State, fields: Fields, seat: int, mark: tuple[int, int] | None) -> None:
    if mark is None:
        raise fields.refuse(f"DH-5: seat {seat} has not finished, so it needs a mark")
    if not on_boards(state, *mark):
        raise fields.refuse(f"DH-7: the mark of seat {seat} does not lie on the course")
    state.mark_x[seat], state.mark_y[seat] = mark


def _read_flags(state: State, fields: Fields) -> None:
    rows = fields.list("flags")
    if len(rows) != state.rows or not all(isinstance(row, list) and len(row) == state.columns for row in rows):
        raise fields.refuse("'flags' must have rows like 'course'")
    for row, owners in enumerate(rows):
        for column, owner in enumerate(owners):
            slot = state.slot_at[row * WIDEST + column]
            if owner is None:
                continue
            if slot == NOBODY:
                raise fields.refuse(f"'flags': there is no board in row {row}, column {column}")
            if not is_integer(owner) or not 0 <= owner < state.seats:
                raise fields.refuse("'flags' must hold seats, or null")
            state.owner[slot] = owner


def _check_round(state: State, fields: Fields) -> None:
    if state.round > state.max_rounds:
        raise fields.refuse(f"DH-14: 'round' is beyond the last one, {state.max_rounds}")
    finished = flow.somebody_finished(state)
    if state.phase == TO_DRAW and finished:
        raise fields.refuse("DH-11: somebody has finished, so 'phase' must be \"over\"")
    if state.phase == FINISHED and not finished and state.round < state.max_rounds:
        raise fields.refuse("DH-14: nobody has finished and rounds are left, so the game is not over")


def _with_draws(state: State, fields: Fields) -> State:
    drawn = fields.object("drawn")
    if drawn.values and state.phase != TO_DRAW:
        raise fields.refuse("DH-6: 'drawn' must be empty unless lines are being drawn")
    seats = {str(seat): seat for seat in range(state.seats)}
    if set(drawn.values) >= set(seats):
        raise fields.refuse("DH-7: all have drawn, so their lines must have been resolved")
    for name, value in drawn.values.items():
        if name not in seats:
            raise fields.refuse(f"'drawn' names {name!r}, which is no seat")
        state = _with_draw(state, seats[name], value)
    return state


def _with_draw(state: State, seat: int, value: object) -> State:
    try:
        move = moves.from_json(value)
    except Refused as error:
        raise BadPosition(f"position.drawn of seat {seat}: {error}") from error
    reason = sealing.broken(state, seat, move)
    if reason:
        clause, text = REASONS[reason]
        raise BadPosition(f"position.drawn of seat {seat}: {clause}: {text}")
    return sealing.played(state, seat, move)
