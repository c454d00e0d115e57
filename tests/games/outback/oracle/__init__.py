"""A slow second reading of the Outback rules, for comparison in tests only."""

from .errors import Illegal, Malformed, NotYourTurn
from .game import Oracle

__all__ = ["Illegal", "Malformed", "NotYourTurn", "Oracle"]
