"""Outback and Outback Plus: their parts, declared."""

import os
from pathlib import Path

from tablelands.core.options import Option
from tablelands.core.ruled_game import RuledGame

from . import rules
from .components import STANDARD, Components, load_components
from .diagram import Diagram
from .formats import moves, notation, outcomes, wire
from .formats.moves import Move
from .formats.options import Setups, sketch_of
from .formats.outcomes import Outcome
from .formats.position_reader import Positions
from .formats.screen import Screen
from .state import PENALTIES, TILES_DRAWN, State
from .words import ending, guide, prompts, reasons, stories, texts
from .words.look import Look

OWN_COMPONENTS = "TABLELANDS_OUTBACK_COMPONENTS"
"""The environment variable that may hold the path of a person's own table."""
PLUS = ("edition", "plus", "OB-20")


def options_with(components: Components) -> tuple[Option, ...]:
    return (
        Option(
            "edition",
            ("basic", "plus"),
            texts.EDITION,
            title=texts.EDITION_TITLE,
            words=texts.EDITIONS,
            sketch=lambda edition, _: sketch_of(components, edition),
        ),
        Option("end", ("first-full", "all-full"), texts.END, title=texts.END_TITLE, words=texts.ENDS),
        Option(
            "bonus_tiles",
            ("all", TILES_DRAWN),
            texts.BONUS,
            needs=PLUS,
            title=texts.BONUS_TITLE,
            words=texts.BONUSES,
        ),
        Option(
            "penalty_tile",
            ("none", "drawn", *PENALTIES),
            texts.PENALTY,
            needs=PLUS,
            title=texts.PENALTY_TITLE,
            words=texts.PENALTIES,
        ),
    )


class Outback(RuledGame[State, Move, Outcome]):
    id = "outback"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "1"
    seat_counts = range(2, 5)
    options = options_with(load_components(STANDARD))
    optional_fields = frozenset({"tiles", "penalty"})
    state_type = State
    rules = rules
    reasons = reasons.REASONS
    moves = moves
    notation = notation
    outcomes = outcomes
    prompts = prompts
    ending = ending
    guide = guide
    stories = stories
    tell_move = staticmethod(stories.tell_move)
    wire = wire
    draws_start = True
    stand_in_bot = "greedy"

    def __init__(self, components: Components) -> None:
        self.components = components
        self.setups = Setups(components)
        self.positions = Positions(components)
        self.screen = Screen(components)
        self.diagram = Diagram(components)
        self.look = Look(self.diagram)

    def seen_by(self, state: State, seat: int | None) -> State:
        """OB-9: nothing in this game is hidden."""
        return state


def outback_with(path: str | Path) -> Outback:
    """The game with a person's own table of components; its rules version tells it apart from every other table."""
    standard, own = load_components(STANDARD), load_components(Path(path))
    if own == standard:
        return Outback(own)

    class OutbackWithOwnComponents(Outback):
        rules_version = f"{Outback.rules_version}+{own.fingerprint()}"
        options = options_with(own)

    return OutbackWithOwnComponents(own)


GAME = outback_with(os.environ.get(OWN_COMPONENTS) or STANDARD)
