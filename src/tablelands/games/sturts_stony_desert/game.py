"""Sturt's Stony Desert behind the contract."""

from collections.abc import Sequence
from typing import Any, Never

from tablelands.core.game import Paint, unpainted
from tablelands.core.options import Option, Setup
from tablelands.core.reading import Fields
from tablelands.core.ruled import RuledGame
from tablelands.core.text import Text, same

from . import diagram, rules
from .components import KINDS
from .formats import moves
from .formats import positions as position
from .formats.moves import Move
from .rules import board
from .state import NOBODY, State, side_of
from .words import reasons, texts


class SturtsStonyDesert(RuledGame[State, Move, Never]):
    id = "sturts-stony-desert"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "1"
    seat_counts = range(2, 5)
    options = (
        Option("claim", (False, True), texts.CLAIM_OPTION),
        Option("swap_axes", (False, True), texts.SWAP_OPTION),
    )
    derived_fields = frozenset({"marks"})
    optional_fields = frozenset({"stopped"})
    rules = rules
    state_type = State
    reasons = reasons.REASONS

    def start(self, setup: Setup) -> State:
        return position.begin(setup)

    def encode(self, move: Move) -> int:
        return moves.encode(move)

    def decode(self, code: int) -> Move:
        return moves.decode(code)

    def seen_by(self, state: State, seat: int | None) -> State:
        return state

    def move_to_json(self, move: Move) -> dict[str, Any]:
        return moves.to_json(move)

    def move_from_json(self, value: object) -> Move:
        return moves.from_json(value)

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def move_from_notation(self, text: str) -> Move:
        return moves.from_notation(text)

    def position_fields(self, setup: Setup, state: State) -> dict[str, Any]:
        return position.fields_of(state)

    def state_from_fields(self, setup: Setup, fields: Fields) -> State:
        return position.state_from(setup, fields)

    # For people

    def diagram(self, state: State, paint: Paint = unpainted) -> str:
        return diagram.draw(state, paint)

    def legend(self, paint: Paint = unpainted) -> Text:
        pictures = same(diagram.legend(paint))
        return same("{pictures}\n\n{how}").fill(pictures=pictures, how=texts.HOW_TO_READ)

    def seat_name(self, state: State, seat: int) -> Text:
        return _axis_of(state, side_of(seat))

    def status(self, state: State) -> Sequence[Text]:
        supply = texts.SUPPLY.fill(**dict(zip(KINDS, state.supply, strict=True)))
        return [supply] if state.ending else [supply, _task(state)]

    def ending(self, state: State) -> Text:
        winner = 0 if state.winner == NOBODY else state.winner
        return texts.ENDINGS[state.ending].fill(axis=_axis_of(state, winner))


def _axis_of(state: State, side: int) -> Text:
    return texts.AXES[side ^ state.swap_axes]


def _task(state: State) -> Text:
    if state.tiles < board.FULL:
        return texts.FIRST_PHASE.fill(tiles=state.tiles)
    if state.claimer != NOBODY:
        return texts.REFUTE
    for side in (0, 1):
        if state.routes[side]:
            return texts.BREAK_IT.fill(axis=_axis_of(state, side))
    return texts.SECOND_PHASE


GAME = SturtsStonyDesert()
