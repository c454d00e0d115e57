"""Down Under: its parts, declared."""

from tablelands.core.options import Option
from tablelands.core.ruled_game import RuledGame

from . import diagram, rules
from .formats import moves, notation, outcomes, positions, screen, sketches, wire
from .formats import options as setups
from .formats.moves import Move
from .formats.options import AREAS, MEETINGS, SHORTEST_SIDE, STARTS, area_note, read_area, read_line
from .formats.outcomes import Outcome
from .rules.places import WIDEST
from .state import State
from .words import ending, guide, look, prompts, reasons, stories, texts

TWO_ROUTES = ("routes", 2, "DU-54")


class DownUnder(RuledGame[State, Move, Outcome]):
    id = "down-under"
    name = texts.NAME
    about = texts.ABOUT
    rules_version = "2"
    seat_counts = range(2, 5)
    options = (
        Option(
            "area",
            AREAS,
            texts.AREA_OPTION,
            read_area,
            kind="size",
            title=texts.AREA_TITLE,
            words=texts.AREA_CHOICES,
            note=area_note,
            how=texts.AREA_HOW,
            span=(SHORTEST_SIDE, WIDEST),
            sketch=sketches.area,
        ),
        Option(
            "scoring",
            ("basic", "special"),
            texts.SCORING_OPTION,
            title=texts.SCORING_TITLE,
            words=texts.SCORING_CHOICES,
        ),
        Option(
            "start",
            STARTS,
            texts.START_OPTION,
            title=texts.START_TITLE,
            words=texts.START_CHOICES,
            sketch=sketches.start,
        ),
        Option(
            "line",
            (None,),
            texts.LINE_OPTION,
            read_line,
            kind="cells",
            title=texts.LINE_TITLE,
            words=texts.LINE_CHOICES,
            needs=("start", "line", "DU-51"),
            how=texts.LINE_HOW,
            sketch=sketches.line,
        ),
        Option("ends", (2, 1), texts.ENDS_OPTION, title=texts.ENDS_TITLE, words=texts.ENDS_CHOICES),
        Option("meeting", MEETINGS, texts.MEETING_OPTION, title=texts.MEETING_TITLE, words=texts.MEETING_CHOICES),
        Option("routes", (1, 2), texts.ROUTES_OPTION, title=texts.ROUTES_TITLE, words=texts.ROUTES_CHOICES),
        Option(
            "tiles_per_turn",
            (2, 1),
            texts.TILES_PER_TURN_OPTION,
            title=texts.TILES_PER_TURN_TITLE,
            words=texts.TILES_PER_TURN_CHOICES,
            needs=TWO_ROUTES,
        ),
        Option(
            "route_score",
            ("longest", "sum"),
            texts.ROUTE_SCORE_OPTION,
            title=texts.ROUTE_SCORE_TITLE,
            words=texts.ROUTE_SCORE_CHOICES,
            needs=TWO_ROUTES,
        ),
    )
    derived_fields = frozenset({"routes"})
    optional_fields = frozenset({"closed", "single"})
    stand_in_bot = "greedy"
    state_type = State
    rules = rules
    reasons = reasons.REASONS
    setups = setups
    moves = moves
    notation = notation
    canonical_move = staticmethod(notation.canonical_move)
    outcomes = outcomes
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


GAME = DownUnder()
