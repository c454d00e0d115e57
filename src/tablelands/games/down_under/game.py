"""Down Under behind the contract."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.game import Paint, Scene, unpainted
from tablelands.core.node import Chance
from tablelands.core.options import Option, Setup
from tablelands.core.reading import Fields
from tablelands.core.ruled import RuledGame
from tablelands.core.text import Text

from . import diagram, rules
from .formats import loading, moves, notation, outcomes
from .formats import positions as position
from .formats.moves import Move
from .formats.options import AREAS, MEETINGS, STARTS, area_note, begin, check_options, read_area, read_line
from .formats.outcomes import Outcome
from .state import State
from .words import ending as explaining
from .words import guide, reasons, texts
from .words import names as naming
from .words import prompts as prompting
from .words import stories as story

TWO_ROUTES = ("routes", 2, "DU-54")


class DownUnder(RuledGame[State, Move, Outcome]):
    id = "down-under"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "2"
    seat_counts = range(2, 5)
    options = (
        Option("area", AREAS, texts.AREA_OPTION, read_area, note=area_note),
        Option("scoring", ("basic", "special"), texts.SCORING_OPTION),
        Option("start", STARTS, texts.START_OPTION),
        Option("line", (None,), texts.LINE_OPTION, read_line, needs=("start", "line", "DU-51")),
        Option("ends", (2, 1), texts.ENDS_OPTION),
        Option("meeting", MEETINGS, texts.MEETING_OPTION),
        Option("routes", (1, 2), texts.ROUTES_OPTION),
        Option("tiles_per_turn", (2, 1), texts.TILES_PER_TURN_OPTION, needs=TWO_ROUTES),
        Option("route_score", ("longest", "sum"), texts.ROUTE_SCORE_OPTION, needs=TWO_ROUTES),
    )
    derived_fields = frozenset({"routes"})
    optional_fields = frozenset({"closed", "single"})
    rules = rules
    state_type = State
    reasons = reasons.REASONS

    def check_setup(self, setup: Setup) -> None:
        check_options(setup)

    def start(self, setup: Setup) -> State:
        return begin(setup)

    def encode(self, move: Move) -> int:
        return moves.encode(move)

    def decode(self, code: int) -> Move:
        return moves.decode(code)

    def named(self, state: State, seat: int, move: Move) -> Move:
        return moves.named(state, move)

    def check(self, state: State, seat: int, move: Move) -> None:
        """What a move must tell depends on the options, so a field can be missing, or one too many, only here."""
        if told := notation.unfitting(state, move):
            raise BadRequest(told)
        super().check(state, seat, move)

    def seen_by(self, state: State, seat: int | None) -> State:
        return state

    # Luck

    def due(self, state: State) -> Chance:
        return outcomes.due(state)

    def outcomes(self, state: State) -> list[tuple[Outcome, int]] | None:
        return None if state.due and state.special else super().outcomes(state)

    def encode_outcome(self, outcome: Outcome) -> int:
        return outcomes.encode(outcome)

    def decode_outcome(self, state: State, code: int) -> Outcome:
        return outcomes.decode(state, code)

    def sample_outcome(self, state: State, random: Random) -> Outcome:
        return outcomes.sample(state, random)

    def check_outcome(self, state: State, outcome: Outcome) -> None:
        outcomes.check(state, outcome)

    def outcome_to_json(self, outcome: Outcome) -> dict[str, Any]:
        return outcomes.to_json(outcome)

    def outcome_from_json(self, value: object) -> Outcome:
        return outcomes.from_json(value)

    def outcome_notation(self, outcome: Outcome) -> str:
        return outcomes.notation(outcome)

    def outcome_text(self, outcome: Outcome) -> Text:
        return outcomes.text(outcome)

    # JSON

    def move_to_json(self, move: Move) -> dict[str, Any]:
        return moves.to_json(move)

    def move_from_json(self, value: object) -> Move:
        return moves.from_json(value)

    def position_fields(self, setup: Setup, state: State) -> dict[str, Any]:
        return position.fields_of(setup, state)

    def state_from_fields(self, setup: Setup, fields: Fields) -> State:
        return loading.state_from(setup, fields)

    # For people

    def notation(self, move: Move) -> str:
        return notation.write(move)

    def move_from_notation(self, text: str) -> Move:
        return notation.read(text)

    def read_move(self, state: State, seat: int, text: str) -> Move:
        return notation.typed(state, seat, text)

    def diagram(self, state: State, paint: Paint = unpainted) -> str:
        return diagram.draw(state, paint)

    def legend(self, paint: Paint = unpainted) -> Text:
        return guide.legend(paint)

    def guide(self, state: State, paint: Paint = unpainted) -> Sequence[Text]:
        return guide.guide(state, paint)

    def shows_preview(self, state: State) -> bool:
        return True

    def preview(self, state: State, seat: int, move: Move, paint: Paint = unpainted) -> Text:
        return story.preview(state, self.play(state, seat, move), move, paint)

    def story(self, before: State, seat: int, move: Move) -> Sequence[Scene]:
        return story.scenes(before, self.play(before, seat, self.named(before, seat, move)), move)

    def seat_name(self, state: State, seat: int) -> Text:
        return naming.seat_name(state, seat)

    def status(self, state: State) -> Sequence[Text]:
        return prompting.status(state)

    def ending(self, state: State) -> Text:
        return explaining.ending(state)

    def explain(self, state: State) -> Sequence[Text]:
        return explaining.explain(state)


GAME = DownUnder()
