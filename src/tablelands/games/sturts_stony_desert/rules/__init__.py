"""The rules of Sturt's Stony Desert, a file for each chapter of docs/rules/sturts-stony-desert.md. They run interpreted
and compiled, and nothing else is kept here. These are the names that search and the contract ask for."""

from .evaluation import evaluate as evaluate
from .flow import MAX_MOVES as MAX_MOVES
from .flow import legal as legal
from .flow import mover as mover
from .flow import pick as pick
from .flow import play as play
from .flow import score as score
from .flow import stage as stage
from .flow import won as won
from .refusals import broken as broken
