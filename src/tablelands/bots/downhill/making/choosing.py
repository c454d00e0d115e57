"""Which transparencies go together: those that lead equally far down (DH-2)."""

from collections.abc import Sequence

from tablelands.games.downhill.state import SHEETS

FAIR = 0.05


def spread(means: Sequence[float]) -> float:
    """DH-2: (max - min) / min."""
    return (max(means) - min(means)) / min(means)


def most_alike(means: Sequence[float], count: int = SHEETS) -> list[int]:
    """The numbers of those whose mean progress differs least."""
    ranked = sorted(range(len(means)), key=lambda number: means[number])
    groups = [ranked[first : first + count] for first in range(len(ranked) - count + 1)]
    return sorted(min(groups, key=lambda group: spread([means[number] for number in group])))
