"""The rules of Down Under, a file for each chapter of docs/rules/down-under.md. They run interpreted and compiled, and
nothing else is kept here. These are the names that core.ruled asks for."""

from .animals import outcomes as outcomes
from .animals import roll as roll
from .course import MAX_MOVES as MAX_MOVES
from .course import legal as legal
from .course import mover as mover
from .course import pick as pick
from .course import play as play
from .course import resolve as resolve
from .course import stage as stage
from .evaluation import evaluate as evaluate
from .lines import MAX_LINES as MAX_OUTCOMES
from .refusals import broken as broken
from .scoring import score as score
from .scoring import won as won

__all__ = ["MAX_OUTCOMES"]
