"""Whose question a worker answers next: people's tables come before those where only bots play, and people take turns,
however many tables each of them has."""

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple

MOST_OF_ONE = 32
"""Questions of one person that may wait, for each worker."""


class Whose(NamedTuple):
    """`person` made the table that a bot plays at, or wants a hint."""

    only_bots: bool
    person: str


class Full(Exception):
    """Too many questions of this person wait."""


class Turns:
    """So many questions are answered at once. `take` waits for a turn, and whoever had one calls `end`."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._waiting: OrderedDict[Whose, deque[asyncio.Future[None]]] = OrderedDict()
        """Whoever had their turn last comes last."""

    def share(self, whose: Whose) -> float:
        """What part of all workers' time is for one question more: the same for each person, and for bots alone what
        people leave."""
        rivals = [other for other in self._waiting if other != whose and other.only_bots <= whose.only_bots]
        return self.places / (len(rivals) + 1) / (len(self._waiting.get(whose, ())) + 1)

    async def take(self, whose: Whose) -> None:
        """Raises Full."""
        if self._free:
            self._free -= 1
            return
        queue = self._waiting.setdefault(whose, deque())
        if len(queue) >= MOST_OF_ONE * self.places:
            raise Full
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.end()
            else:
                self._drop(whose, turn)
            raise

    def end(self) -> None:
        """The next one is whoever waits and has not given up at this moment."""
        while whose := min(self._waiting, key=lambda one: one.only_bots, default=None):
            turn = self._waiting[whose].popleft()
            if not self._waiting[whose]:
                del self._waiting[whose]
            if not turn.done():
                if whose in self._waiting:
                    self._waiting.move_to_end(whose)
                turn.set_result(None)
                return
        self._free += 1

    def _drop(self, whose: Whose, turn: "asyncio.Future[None]") -> None:
        """Unless `end` has come upon it already."""
        queue = self._waiting.get(whose, deque())
        if turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[whose]
