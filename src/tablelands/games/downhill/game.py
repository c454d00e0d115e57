"""Downhill behind the contract."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.game import Paint, Scene, unpainted
from tablelands.core.node import Chance, Decide, Node
from tablelands.core.options import Option, Setup
from tablelands.core.reading import Fields, is_integer
from tablelands.core.ruled import RuledGame
from tablelands.core.text import Text, same

from . import diagram, rules
from .formats import course_notation, moves, outcomes, sampling, sealing
from .formats import options as course_option
from .formats import positions as position
from .formats.moves import Draw, Move
from .formats.outcomes import Dealt
from .rules.drawing import clear_draw
from .rules.flow import somebody_finished
from .state import OVERLAY, TO_DEAL, TO_DRAW, State
from .words import course_texts, overlay, reasons, texts
from .words import prompts as standings
from .words import stories as story
from .words.stories import Run

MOST_ROUNDS = 100


def _read_rounds(value: object) -> int:
    if not is_integer(value) or not 1 <= value <= MOST_ROUNDS:
        raise BadRequest(f"option 'max_rounds' must be an integer from 1 to {MOST_ROUNDS}")
    return value


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
            how=course_texts.HOW_TO_TYPE,
            in_words=course_option.in_words,
        ),
        Option("assist", ("none", "overlay", "straight"), texts.ASSIST_OPTION),
        Option("max_rounds", (30,), texts.ROUNDS_OPTION, accepts=_read_rounds),
    )
    lists_moves = False
    names_columns = False
    rules = rules
    state_type = State
    reasons = reasons.REASONS

    def start(self, setup: Setup) -> State:
        return position.begin(setup)

    def node(self, state: State) -> Node:
        if state.phase != TO_DRAW:
            return super().node(state)
        return Decide(tuple(seat for seat in range(state.seats) if not state.drawn[seat]), sealed=True)

    # Moves

    def encode(self, move: Move) -> int:
        return moves.encode(move)

    def decode(self, code: int) -> Move:
        return moves.decode(code)

    def legal_moves(self, state: State, seat: int) -> None:
        return None

    def move_count(self, state: State, seat: int) -> None:
        return None

    def sample_move(self, state: State, seat: int, random: Random) -> Move:
        return sampling.sample(state, seat, random)

    def check(self, state: State, seat: int, move: Move) -> None:
        broken = sealing.broken(state, seat, move)
        if broken:
            raise IllegalMove(*self.reasons[broken])

    def play(self, state: State, seat: int, move: Move) -> State:
        return sealing.played(state, seat, move)

    def runs(self, before: State, seat: int, move: Move) -> list[Run]:
        """How the lines run that this move reveals: none, unless everybody else has drawn."""
        others = [other for other in range(before.seats) if other != seat]
        if not isinstance(move, Draw) or not all(before.drawn[other] for other in others):
            return []
        drawn = before.copy()
        sealing.put_draw_of(drawn, seat, move)
        return story.of_round(drawn)

    def story(self, before: State, seat: int, move: Move) -> Sequence[Scene]:
        return [Scene(run.text(), run.to_json()) for run in self.runs(before, seat, move)]

    # Luck

    def due(self, state: State) -> Chance:
        return Chance("deal", state.seats) if state.slots else Chance("course", state.rows * state.columns)

    def outcomes(self, state: State) -> list[tuple[Dealt, int]] | None:
        return outcomes.listed(state) if state.phase == TO_DEAL else []

    def sample_outcome(self, state: State, random: Random) -> Dealt:
        return outcomes.sample(state, random)

    def check_outcome(self, state: State, outcome: Dealt) -> None:
        outcomes.check(state, outcome)

    def resolve(self, state: State, outcome: Dealt) -> State:
        after = state.copy()
        rules.resolve(after, outcomes.encode(state, outcome))
        return after

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

    # JSON

    def move_to_json(self, move: Move) -> dict[str, Any]:
        return moves.to_json(move)

    def move_from_json(self, value: object) -> Move:
        return moves.from_json(value)

    def outcome_to_json(self, outcome: Dealt) -> dict[str, Any]:
        return outcomes.to_json(outcome)

    def outcome_from_json(self, value: object) -> Dealt:
        return outcomes.from_json(value)

    def position_fields(self, setup: Setup, state: State) -> dict[str, Any]:
        return position.fields_of(state)

    def state_from_fields(self, setup: Setup, fields: Fields) -> State:
        return position.state_from(setup, fields)

    # For people

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def move_from_notation(self, text: str) -> Move:
        return moves.from_notation(text)

    def outcome_notation(self, outcome: Dealt) -> str:
        return outcomes.notation(outcome)

    def outcome_text(self, outcome: Dealt) -> Text:
        if outcome.course is None:
            return texts.SHEETS_DEALT
        return texts.COURSE_DRAWN.fill(course=course_notation.notation(outcome.course))

    def diagram(self, state: State, paint: Paint = unpainted) -> str:
        return diagram.draw(state, paint)

    def shows_preview(self, state: State) -> bool:
        """DH-15: one may look at a line."""
        return bool(state.assist == OVERLAY and state.phase == TO_DRAW)

    def preview(self, state: State, seat: int, move: Move, paint: Paint = unpainted) -> str | None:
        """DH-15: the transparency on the course, for those who play with an overlay."""
        if not self.shows_preview(state) or not isinstance(move, Draw):
            return None
        return overlay.draw(state, seat, move, paint)

    def legend(self, paint: Paint = unpainted) -> Text:
        return texts.HOW_TO_READ

    def seat_name(self, state: State, seat: int) -> Text:
        return same(diagram.SIGNS[seat])

    def status(self, state: State) -> Sequence[Text]:
        return standings.status(state)

    def ending(self, state: State) -> Text:
        finished = somebody_finished(state)
        return (texts.SOMEBODY_FINISHED if finished else texts.ROUNDS_ARE_OVER).fill(round=state.round)

    def explain(self, state: State) -> Sequence[Text]:
        return standings.explain(state)


GAME = Downhill()
