"""A node of a search tree. The tree is one array of bounded size; nodes refer to each other by index, 0 is the root."""

from tablelands.core.flat import Flat, number, numbers

MOST_SEATS = 6
CHANCE_NODE = -1
"""The mover of a node where chance decides."""


class Node(Flat):
    move: int = number("i8")
    """The move or outcome that led here."""
    first: int = number("i4")
    """The first child. Children of a decision lie side by side; those of a chance node are linked, the latest first."""
    sibling: int = number("i4")
    count: int = number("i2")
    visits: int = number("i4")
    mover: int = number("i1")
    open: int = number("i1")
    """Whether the node has been expanded."""
    proven: int = number("i1")
    """Whether `sums` are exact, because the result is certain."""
    prior: float = number("f8")
    guess: float = number("f8")
    """The first value of the move, for the seat that made it."""
    sums: list[float] = numbers("f8", MOST_SEATS)
    """For each seat the sum over all visits of its share of the win."""
