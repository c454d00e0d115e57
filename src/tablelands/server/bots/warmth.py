"""Which games' bots are still compiling: asked of a worker again and again, and told to whoever wants to know."""

import asyncio
from collections.abc import Awaitable, Callable

from tablelands.server.bots.workers import WorkerDied

EVERY = 1.0
"""Seconds. Who is warm after the first of them was never cold to anybody."""


class Warmth:
    """`changed` is called with a game that begins or ends to be in `warming`."""

    def __init__(self, is_cold: Callable[[str, str], Awaitable[bool]], changed: Callable[[str], None]) -> None:
        self.warming: set[str] = set()
        self._is_cold = is_cold
        self._changed = changed
        self._following: dict[str, asyncio.Task[None]] = {}

    def follow(self, game: str, bot: str) -> None:
        """From the first time that a bot which has anything to compile sits at a table."""
        if game not in self._following:
            self._following[game] = asyncio.get_running_loop().create_task(self._follow(game, bot))

    def forget(self) -> None:
        """New workers begin anew."""
        for task in self._following.values():
            task.cancel()
        self._following.clear()
        for game in list(self.warming):
            self._note(game, cold=False)

    async def _follow(self, game: str, bot: str) -> None:
        try:
            while await self._is_cold(game, bot):
                await asyncio.sleep(EVERY)
                self._note(game, cold=await self._is_cold(game, bot))
        except WorkerDied:
            self._following.pop(game, None)
        self._note(game, cold=False)

    def _note(self, game: str, *, cold: bool) -> None:
        if cold != (game in self.warming):
            (self.warming.add if cold else self.warming.discard)(game)
            self._changed(game)
