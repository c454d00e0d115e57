"""Messages on their way to one listener, as fast as it reads. Who reads too slowly is cut off."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Coroutine
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
        self._unsent = 0
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self._queue.append(message)
        self._unsent += len(message)
        if self._unsent > self.most_unsent:
            self._queue.clear()
            self.close(TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """After what is on its way."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """Until it is closed. A message counts as unsent until the next one is asked for."""
        while True:
            while self._queue:
                message = self._queue.popleft()
                yield message
                self._unsent -= len(message)
            if self.closing is not None:
                return
            self._wake.clear()
            await self._wake.wait()


async def keep_awake(line: Line, every: float) -> None:
    while line.closing is None:
        await asyncio.sleep(every)
        line.send(PING)


async def run_together(*work: Coroutine[Any, Any, None]) -> None:
    """Until one of them ends; the others end with it."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, ConnectionError, OSError):
                await task
