"""Outback and Outback Plus behind the contract."""

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tablelands.core.game import Paint, unpainted
from tablelands.core.node import Chance
from tablelands.core.options import Option, Setup
from tablelands.core.reading import Fields
from tablelands.core.ruled import RuledGame
from tablelands.core.text import Text

from . import diagram, rules
from .components import STANDARD, Components, load_components
from .formats import loading, moves
from .formats import options as setting
from .formats import outcomes as luck
from .formats import positions as position
from .formats.moves import Move
from .formats.outcomes import NAMES, Outcome
from .rules.chance import due_count
from .state import ANIMALS, PENALTIES, TILES_DRAWN, State
from .words import prompts as telling
from .words import reasons, texts

LUCK_BITS = 62
OWN_COMPONENTS = "TABLELANDS_OUTBACK_COMPONENTS"
"""The environment variable that may hold the path of a person's own table."""


PLUS = ("edition", "plus", "OB-20")


class Outback(RuledGame[State, Move, Outcome]):
    id = "outback"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "1"
    seat_counts = range(2, 5)
    options = (
        Option("edition", ("basic", "plus"), texts.EDITION_OPTION),
        Option("end", ("first-full", "all-full"), texts.END_OPTION),
        Option("bonus_tiles", ("all", TILES_DRAWN), texts.BONUS_OPTION, needs=PLUS),
        Option("penalty_tile", ("none", "drawn", *PENALTIES), texts.PENALTY_OPTION, needs=PLUS),
    )
    optional_fields = frozenset({"tiles", "penalty"})
    rules = rules
    state_type = State
    reasons = reasons.REASONS

    def __init__(self, components: Components) -> None:
        self.components = components

    def check_setup(self, setup: Setup) -> None:
        setting.check_setup(self.components, setup)

    def start(self, setup: Setup) -> State:
        return setting.begin(self.components, setup)

    def seen_by(self, state: State, seat: int | None) -> State:
        """OB-9: nothing in this game is hidden."""
        return state

    # Moves and luck

    def encode(self, move: Move) -> int:
        return moves.encode(move)

    def decode(self, code: int) -> Move:
        return moves.decode(code)

    def encode_outcome(self, outcome: Outcome) -> int:
        return luck.encode(outcome)

    def decode_outcome(self, state: State, code: int) -> Outcome:
        return luck.decode(code)

    def sample_outcome(self, state: State, random: Random) -> Outcome:
        """Rolls the dice themselves, which is quicker than to choose from all that they may show."""
        scratch = [0] * len(ANIMALS)
        return luck.decode(rules.roll(state, random.getrandbits(LUCK_BITS), scratch, scratch))

    def due(self, state: State) -> Chance:
        return Chance(NAMES[state.due], due_count(state))

    def move_to_json(self, move: Move) -> dict[str, Any]:
        return moves.to_json(move)

    def move_from_json(self, value: object) -> Move:
        return moves.from_json(value)

    def outcome_to_json(self, outcome: Outcome) -> dict[str, Any]:
        return luck.to_json(outcome)

    def outcome_from_json(self, value: object) -> Outcome:
        return luck.from_json(value)

    def position_fields(self, setup: Setup, state: State) -> dict[str, Any]:
        return position.fields_of(state)

    def state_from_fields(self, setup: Setup, fields: Fields) -> State:
        return loading.state_from(self.components, setup, fields)

    # For people

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def move_from_notation(self, text: str) -> Move:
        return moves.from_notation(text)

    def outcome_notation(self, outcome: Outcome) -> str:
        return luck.notation(outcome)

    def outcome_text(self, outcome: Outcome) -> Text:
        return telling.what_luck_brought(outcome)

    def diagram(self, state: State, paint: Paint = unpainted) -> str:
        edition = self.components.plus if state.plus else self.components.basic
        return diagram.draw(state, edition.rows, paint)

    def legend(self, paint: Paint = unpainted) -> Text:
        return texts.HOW_TO_READ

    def status(self, state: State) -> Sequence[Text]:
        return telling.status(state)

    def ending(self, state: State) -> Text:
        return texts.ALL_FULL if state.all_full else texts.FIRST_FULL

    def explain(self, state: State) -> Sequence[Text]:
        return telling.explain(state)


def outback_with(path: str | Path) -> Outback:
    """The game with a person's own table of components; its rules version tells it apart from every other table."""
    standard, own = load_components(STANDARD), load_components(Path(path))
    if own == standard:
        return Outback(own)

    class OutbackWithOwnComponents(Outback):
        rules_version = f"{Outback.rules_version}+{own.fingerprint()}"

    return OutbackWithOwnComponents(own)


GAME = outback_with(os.environ.get(OWN_COMPONENTS) or STANDARD)
