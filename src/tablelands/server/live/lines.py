"""Messages on their way to one listener, as fast as it reads. Who reads too slowly is cut off."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

TOO_SLOW = 4408
PING = b'{"on":"ping"}'


class Line:
    """Compared by identity: there is one for each listener."""

    def __init__(self, most_unsent: int) -> None:
        self.most_unsent = most_unsent
        self.closing: int | None = None
        """The code it is closed with, once it is."""
        self._queue: deque[bytes] = deque()
        self.unsent = 0
        self._wake = asyncio.Event()
        self._drained = asyncio.Event()
        self._cut = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self._queue.append(message)
        self.unsent += len(message)
        if self.unsent > self.most_unsent and self.unsent > len(message):
            self._queue.clear()
            self.close(TOO_SLOW)
            self._cut.set()
        self._wake.set()

    def close(self, code: int) -> None:
        """After what is on its way."""
        if self.closing is None:
            self.closing = code
            self._wake.set()
            self._drained.set()

    async def overflow(self) -> None:
        """Until it is cut off for being too slow."""
        await self._cut.wait()

    async def has_room(self) -> None:
        """Until most of what is on its way has gone: who asks for much is answered as fast as he reads."""
        while self.unsent > self.most_unsent // 4 and self.closing is None:
            self._drained.clear()
            await self._drained.wait()

    async def messages(self) -> AsyncIterator[bytes]:
        """Until it is closed. A message counts as unsent until the next one is asked for."""
        while True:
            while self._queue:
                message = self._queue.popleft()
                yield message
                self.unsent -= len(message)
                self._drained.set()
            if self.closing is not None:
                return
            self._wake.clear()
            await self._wake.wait()


async def nothing() -> None:
    pass


async def keep_awake(line: Line, every: float) -> None:
    """Until it is cancelled: that a line is closed is told by whoever speaks on it, not by the end of this."""
    while True:
        await asyncio.sleep(every)
        line.send(PING)


async def run_together(*work: Coroutine[Any, Any, None], before: Callable[[], Awaitable[None]] = nothing) -> None:
    """Until one of them ends; the others end with it, but `before` that is waited for."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await before()
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, ConnectionError, OSError):
                await task
