"""Sturt's Stony Desert: its parts, declared."""

from typing import Never

from tablelands.core.options import Option
from tablelands.core.ruled_game import RuledGame

from . import diagram, rules
from .formats import moves, notation, positions, screen, wire
from .formats import options as setups
from .formats.moves import Move
from .state import State, side_of
from .words import ending, guide, look, prompts, reasons, stories, texts


class SturtsStonyDesert(RuledGame[State, Move, Never]):
    id = "sturts-stony-desert"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "1"
    seat_counts = range(2, 5)
    sides = tuple(map(side_of, range(4)))
    options = (
        Option("claim", (False, True), texts.CLAIM_OPTION, title=texts.CLAIM_TITLE, words=texts.CLAIM_CHOICES),
        Option(
            "swap_axes",
            (False, True),
            texts.SWAP_OPTION,
            title=texts.SWAP_TITLE,
            words=texts.SWAP_CHOICES,
            sketch=setups.sketch_of_sides,
        ),
    )
    derived_fields = frozenset({"marks"})
    optional_fields = frozenset({"stopped"})
    stand_in_bot = "greedy"
    state_type = State
    rules = rules
    reasons = reasons.REASONS
    setups = setups
    moves = moves
    notation = notation
    positions = positions
    screen = screen
    wire = wire
    prompts = prompts
    stories = stories
    tell_move = staticmethod(stories.tell_move)
    ending = ending
    guide = guide
    diagram = diagram
    look = look

    def seen_by(self, state: State, seat: int | None) -> State:
        return state


GAME = SturtsStonyDesert()
