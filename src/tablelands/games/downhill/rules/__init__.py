"""The rules of Downhill, a file for each chapter of docs/rules/downhill.md. They run interpreted and compiled, and
nothing else is kept here. These are the names that search and the contract ask for."""

from .flow import MAX_MOVES as MAX_MOVES
from .flow import mover as mover
from .flow import pick as pick
from .flow import play as play
from .flow import resolve as resolve
from .flow import roll as roll
from .flow import stage as stage
from .ranking import score as score
from .ranking import won as won
