"""A search tree in one array of bounded size: a node is found by its index, and 0 is the root."""

from tablelands.core.flat import Flat, number, numbers

MOST_SEATS = 6
LUCK = -1
"""In place of the seat to move: here chance decides."""


class Node(Flat):
    move: int = number("i8")
    """That led here: a move, or an outcome."""
    first: int = number("i4")
    """The first of its children. Those of a decision lie side by side; those of luck are linked, the latest first."""
    sibling: int = number("i4")
    count: int = number("i2")
    visits: int = number("i4")
    mover: int = number("i1")
    open: int = number("i1")
    """Whether it has been expanded."""
    proven: int = number("i1")
    """Whether `sums` are exact: nobody can change any more what it is worth."""
    prior: float = number("f8")
    guess: float = number("f8")
    """What the move looked like, at first sight, to the seat that made it."""
    sums: list[float] = numbers("f8", MOST_SEATS)
    """For each seat, what all visits brought it; by number of visits its share of the win."""
