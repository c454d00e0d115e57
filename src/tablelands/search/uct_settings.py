"""Settings of a UCT search, in the order of kernels/uct_settings.py."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """For example `Settings(horizon=6, attention=4)` for a short-sighted search of few moves."""

    explore: float = 1.0
    """Weight of exploration: how often moves are tried that do not look best so far."""
    trust: float = 2.0
    """How many visits the first value of a move counts for."""
    sharpness: float = 8.0
    """How strongly visits prefer moves with a better first value."""
    blur: float = 0.0
    """Standard error of the first value, in shares of the win; the error of a move stays the same."""
    attention: float = 1e9
    """How many moves of a position are searched: those with the best first values."""
    horizon: float = 1e9
    """How many moves a playout lasts before its position is judged."""
    expand_at: float = 2.0
    """How many visits a node needs before it is expanded."""

    def as_list(self) -> list[float]:
        return [float(value) for value in astuple(self)]


USUAL = Settings()
