"""The rules of Outback, a file for each chapter of docs/rules/outback.md. They run interpreted and compiled, and
nothing else is kept here. These are the names that search and the contract ask for."""

from .chance import MAX_OUTCOMES as MAX_OUTCOMES
from .chance import impossible as impossible
from .chance import outcomes as outcomes
from .chance import resolve as resolve
from .evaluation import evaluate as evaluate
from .evaluation import worth as worth
from .expectation import EXPECTED as EXPECTED
from .expectation import expecting as expecting
from .flow import MAX_MOVES as MAX_MOVES
from .flow import broken as broken
from .flow import expect_turn as expect_turn
from .flow import legal as legal
from .flow import mover as mover
from .flow import pick as pick
from .flow import play as play
from .flow import stage as stage
from .rolling import roll as roll
from .scoring import collect as collect
from .scoring import score as score
from .scoring import won as won
from .walk import WALK_SIZE as WALK_SIZE
