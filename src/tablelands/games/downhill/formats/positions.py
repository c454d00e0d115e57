"""Positions: from and to JSON. Loading checks that they fit together.

A position may bring its own boards and transparencies, and may put marks anywhere on the boards, so that new mountains
can be played and situations set up (docs/rules/downhill.md, In positions).
"""

from typing import Any

from tablelands.core.errors import BadPosition, Refused
from tablelands.core.json_fields import Fields, is_integer
from tablelands.core.options import Setup
from tablelands.core.text import Text

from ..rules import flow
from ..rules.course import bottom, on_boards
from ..rules.starts import broken_start, put_start
from ..state import (
    FINISHED,
    NOBODY,
    SHEET_WIDTH,
    SHEETS,
    TO_DEAL,
    TO_DRAW,
    TO_START,
    WIDEST,
    State,
)
from ..words import refusal_texts as texts
from ..words.reasons import REASONS
from ..words.refusal_texts import ANOTHER_SHAPE
from . import courses, moves, printed, sealing, shapes
from .options import begin
from .wire import FieldsJson, Phase, Point

FIELDS = ["course", "boards", "transparencies", "phase", "round", "marks", "finish", "flags", "hands", "drawn"]
PHASES: dict[int, Phase] = {TO_DEAL: "start", TO_START: "start", TO_DRAW: "draw", FINISHED: "over"}


# Writing


def write(setup: Setup, state: State) -> FieldsJson:
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


def _mark(state: State, seat: int) -> Point | None:
    if state.finished[seat] or not state.started[seat]:
        return None
    return [state.mark_x[seat], state.mark_y[seat]]


def _flags(state: State) -> list[list[int | None]]:
    return [[_owner(state, row, column) for column in range(state.columns)] for row in range(state.rows)]


def _owner(state: State, row: int, column: int) -> int | None:
    slot = state.slot_at[row * WIDEST + column]
    return None if slot == NOBODY or state.owner[slot] == NOBODY else state.owner[slot]


# Reading


def read(setup: Setup, fields: Fields) -> State:
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
        raise fields.refuse(texts.ROUND_ONE)
    if fields.has("course"):
        course = courses.from_json(fields.any("course"), "position.course", BadPosition)
        if course != courses.course_of(state):
            raise fields.refuse(texts.ONLY_OPTION)
        printed.lay_given(state, course, fields)
        _read_flags(state, fields)
    elif fields.has("boards") and fields.object("boards").values:
        raise fields.refuse(texts.NO_BOARDS)
    if any(owner != NOBODY for owner in state.owner[: state.slots]):
        raise fields.refuse(texts.NOBODY_HAS_FLAGS, "DH-8")
    for name in ("marks", "finish"):
        if any(value is not None for value in _per_seat(state, fields, name)):
            raise fields.refuse(texts.ALL_NULL.fill(name=name))
    if fields.object("drawn").values:
        raise fields.refuse(texts.NONE_DRAWN)
    return state


def _read_course(state: State, fields: Fields) -> None:
    course = courses.from_json(fields.any("course"), "position.course", BadPosition)
    if not state.slots:
        shape = shapes.to_draw(state)
        if not shape.has(course):
            raise fields.refuse(shape.said(ANOTHER_SHAPE), "DH-3")
    elif course != courses.course_of(state):
        raise fields.refuse(texts.OTHER_COURSE)
    printed.lay_given(state, course, fields)


def _read_hands(state: State, fields: Fields) -> None:
    hands = _per_seat(state, fields, "hands")
    if not all(is_integer(hand) and 0 <= hand < SHEETS for hand in hands) or len(set(hands)) != len(hands):
        raise fields.refuse(texts.NO_HANDS.fill(last=SHEETS - 1), "DH-5")
    state.hand[: state.seats] = hands


def _per_seat(state: State, fields: Fields, name: str) -> list[Any]:
    values = fields.list(name)
    if len(values) != state.seats:
        raise fields.refuse(texts.PER_SEAT.fill(name=name, seats=state.seats))
    return values


def _read_starts(state: State, fields: Fields) -> None:
    """DH-5: seats mark their starts in order, each as the rules want it."""
    if state.round != 1:
        raise fields.refuse(texts.FIRST_ROUND, "DH-5")
    marks = [_point(fields, "marks", mark) for mark in _per_seat(state, fields, "marks")]
    for seat, mark in enumerate(marks):
        if mark is None:
            continue
        if seat and marks[seat - 1] is None:
            raise fields.refuse(texts.OUT_OF_ORDER.fill(seat=seat, other=seat - 1), "DH-5")
        reason = broken_start(state, seat, mark[0]) if abs(mark[0]) < moves.FARTHEST else 1
        if mark[1] != 0 or reason:
            raise fields.refuse(texts.NO_START.fill(seat=seat, reason=REASONS[reason or 1].text), "DH-5")
        put_start(state, seat, mark[0])
    if None not in marks:
        raise fields.refuse(texts.ALL_STARTED, "DH-5")
    if any(value is not None for value in _per_seat(state, fields, "finish")):
        raise fields.refuse(texts.NOBODY_FINISHED, "DH-9")
    _read_flags(state, fields)
    if any(owner != NOBODY for owner in state.owner):
        raise fields.refuse(texts.NOBODY_HAS_FLAGS, "DH-8")


def _point(fields: Fields, name: str, value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    if not (isinstance(value, list) and len(value) == 2 and all(map(is_integer, value))):
        raise fields.refuse(texts.NO_POINT.fill(name=name))
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
            raise fields.refuse(texts.NO_FINISH, "DH-11")
        if mark is not None:
            raise fields.refuse(texts.MARK_HAS_LEFT.fill(seat=seat), "DH-9")
        state.finished[seat], state.finish[seat] = 1, furthest


def _read_mark(state: State, fields: Fields, seat: int, mark: tuple[int, int] | None) -> None:
    if mark is None:
        raise fields.refuse(texts.NEEDS_MARK.fill(seat=seat), "DH-5")
    if not on_boards(state, *mark):
        raise fields.refuse(texts.MARK_OFF_COURSE.fill(seat=seat), "DH-7")
    state.mark_x[seat], state.mark_y[seat] = mark


def _read_flags(state: State, fields: Fields) -> None:
    rows = fields.list("flags")
    if len(rows) != state.rows or not all(isinstance(row, list) and len(row) == state.columns for row in rows):
        raise fields.refuse(texts.NO_FLAG_ROWS)
    for row, owners in enumerate(rows):
        for column, owner in enumerate(owners):
            slot = state.slot_at[row * WIDEST + column]
            if owner is None:
                continue
            if slot == NOBODY:
                raise fields.refuse(texts.NO_BOARD_THERE.fill(row=row, column=column))
            if not is_integer(owner) or not 0 <= owner < state.seats:
                raise fields.refuse(texts.NO_OWNER)
            state.owner[slot] = owner


def _check_round(state: State, fields: Fields) -> None:
    if state.round > state.max_rounds:
        raise fields.refuse(texts.TOO_MANY_ROUNDS.fill(last=state.max_rounds), "DH-14")
    finished = flow.somebody_finished(state)
    if state.phase == TO_DRAW and finished:
        raise fields.refuse(texts.MUST_BE_OVER, "DH-11")
    if state.phase == FINISHED and not finished and state.round < state.max_rounds:
        raise fields.refuse(texts.NOT_OVER, "DH-14")


def _with_draws(state: State, fields: Fields) -> State:
    drawn = fields.object("drawn")
    if drawn.values and state.phase != TO_DRAW:
        raise fields.refuse(texts.NOT_DRAWING, "DH-6")
    seats = {str(seat): seat for seat in range(state.seats)}
    if set(drawn.values) >= set(seats):
        raise fields.refuse(texts.ALL_DRAWN, "DH-7")
    for name, value in drawn.values.items():
        if name not in seats:
            raise fields.refuse(texts.NO_SEAT.fill(name=name))
        state = _with_draw(state, seats[name], value)
    return state


def _with_draw(state: State, seat: int, value: object) -> State:
    try:
        move = moves.from_json(value)
    except Refused as error:
        raise _unfit_draw(seat, error.text, error.rule, error.code) from error
    reason = sealing.broken(state, seat, move)
    if reason:
        clause, text = REASONS[reason]
        raise _unfit_draw(seat, text, clause, text.id)
    return sealing.played(state, seat, move)


def _unfit_draw(seat: int, wrong: Text, rule: str | None, code: str) -> BadPosition:
    return BadPosition(texts.IN_DRAWN.fill(seat=seat, wrong=wrong), rule=rule, code=code)
