"""What a search can be told about how to think, in the order of kernels/settings.py."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """As `Settings(horizon=6, attention=4)`, for somebody short-sighted who looks at few moves."""

    explore: float = 1.0
    """How gladly moves are tried that do not look best so far."""
    trust: float = 2.0
    """How many visits the first sight of a move counts for."""
    sharpness: float = 8.0
    """How much more a move is looked at that seems better at first sight."""
    blur: float = 0.0
    """The usual error of first sight, in shares of the win: moves are misjudged, each by an amount that stays."""
    attention: float = 1e9
    """How many moves of a position are looked at: those that seem best at first sight."""
    horizon: float = 1e9
    """How many moves a playout goes on before the position is judged as it stands."""
    expand_at: float = 2.0
    """How many visits a position needs before its moves are looked at."""

    def as_list(self) -> list[float]:
        return [float(value) for value in astuple(self)]


USUAL = Settings()
