"""The rules of Down Under, a file for each chapter of docs/rules/down-under.md. They run interpreted and compiled, and
nothing else is kept here. These are the names that core.ruled_game asks for."""

from .animals import outcomes as outcomes
from .animals import roll as roll
from .evaluation import evaluate as evaluate
from .flow import MAX_MOVES as MAX_MOVES
from .flow import legal as legal
from .flow import mover as mover
from .flow import pick as pick
from .flow import play as play
from .flow import resolve as resolve
from .flow import stage as stage
from .lines import MAX_LINES as MAX_OUTCOMES
from .refusals import broken as broken
from .scoring import score as score
from .scoring import won as won

__all__ = ["MAX_OUTCOMES"]
