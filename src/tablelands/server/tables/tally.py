"""How many moves of a log stand. A secret move counts when it is sealed, and not again when it is opened."""

from collections.abc import Sequence

from tablelands.core.history import standing
from tablelands.core.log import Back, Entry, Gone, Moved, Sealed


class Tally:
    def __init__(self, seats: int) -> None:
        self.moves = 0
        self.own = [0] * seats
        """By seat, up to when its player left: a bot that plays on does not count."""
        self.taken_back = False
        """Whether a move ever was."""
        self._left: set[int] = set()

    def add(self, log: Sequence[Entry], first: int) -> None:
        """The entries of the log from index `first` on are new."""
        if any(isinstance(entry, Back) for entry in log[first:]):
            self.taken_back = True
            self.moves, self.own, self._left = 0, [0] * len(self.own), set()
            entries = [log[number - 1] for number in standing(log)]
        else:
            entries = list(log[first:])
        for entry in entries:
            self._count(entry)

    def _count(self, entry: Entry) -> None:
        if isinstance(entry, Moved | Sealed):
            self.moves += 1
            if entry.seat not in self._left:
                self.own[entry.seat] += 1
        elif isinstance(entry, Gone):
            self._left.add(entry.seat)
