"""Downhill: its parts, declared. Lines are drawn in secret and have no integer codes, so their course is told here."""

from tablelands.core.errors import IllegalMove
from tablelands.core.node import Decide, Node
from tablelands.core.options import Option
from tablelands.core.ruled_game import RuledGame

from . import diagram, rules
from .formats import course_option, moves, notation, outcomes, pieces, positions, random_moves, screen, sealing, wire
from .formats import options as setups
from .formats.moves import Move
from .formats.options import FEWEST_ROUNDS, MOST_ROUNDS, read_rounds
from .formats.outcomes import Dealt
from .rules.drawing import clear_draw
from .state import TO_DEAL, TO_DRAW, State
from .words import ending, guide, look, play_texts, prompts, reasons, refusal_texts, stories, texts


class Downhill(RuledGame[State, Move, Dealt]):
    id = "downhill"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "2"
    seat_counts = range(2, 7)
    options = (
        Option(
            "course",
            ("basic",),
            texts.COURSE_OPTION,
            accepts=course_option.read,
            how=refusal_texts.HOW_TO_TYPE,
            in_words=course_option.in_words,
            sketch=course_option.sketch,
            kind="course",
            title=texts.COURSE_TITLE,
            words=texts.COURSE_CHOICES,
        ),
        Option(
            "assist",
            ("none", "overlay", "straight"),
            texts.ASSIST_OPTION,
            title=texts.ASSIST_TITLE,
            words=texts.ASSIST_CHOICES,
        ),
        Option(
            "max_rounds",
            (30,),
            texts.ROUNDS_OPTION,
            accepts=read_rounds,
            kind="number",
            title=texts.ROUNDS_TITLE,
            words=texts.ROUNDS_CHOICES,
            span=(FEWEST_ROUNDS, MOST_ROUNDS),
        ),
    )
    lists_moves = False
    stand_in_bot = "medium"
    sealed_line = play_texts.HAS_DRAWN
    opened_line = play_texts.LINES_REVEALED
    pieces = pieces
    state_type = State
    rules = rules
    reasons = reasons.REASONS
    setups = setups
    moves = moves
    notation = notation
    outcomes = outcomes
    positions = positions
    prompts = prompts
    stories = stories
    ending = ending
    guide = guide
    diagram = diagram
    look = look
    screen = screen
    wire = wire
    play = staticmethod(sealing.played)
    sample_move = staticmethod(random_moves.sample)
    tell_move = staticmethod(stories.tell_move)

    def node(self, state: State) -> Node:
        if state.phase != TO_DRAW:
            return super().node(state)
        return Decide(tuple(seat for seat in range(state.seats) if not state.drawn[seat]), sealed=True)

    def legal_moves(self, state: State, seat: int) -> None:
        return None

    def move_count(self, state: State, seat: int) -> None:
        return None

    def check(self, state: State, seat: int, move: Move) -> None:
        broken = sealing.broken(state, seat, move)
        if broken:
            raise IllegalMove(*self.reasons[broken])

    def possible_outcomes(self, state: State) -> list[tuple[Dealt, int]] | None:
        return outcomes.listed(state) if state.phase == TO_DEAL else []

    # Secrets

    def seen_by(self, state: State, seat: int | None) -> State:
        """DH-6: without what others have drawn."""
        seen = state.copy()
        for other in range(state.seats):
            if other != seat and state.drawn[other]:
                clear_draw(seen, other)
        return seen

    def sealed_moves(self, state: State) -> list[tuple[int, Move]]:
        return [(seat, sealing.draw_of(state, seat)) for seat in range(state.seats) if state.drawn[seat]]


GAME = Downhill()
