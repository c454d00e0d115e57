"""Messages that wait for one socket or stream, which is closed if it reads too slowly."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

TOO_SLOW = 4408
PING = b'{"on":"ping"}'


class Outbox:
    """Bounded: closed with 4408 when more than `most_unsent` bytes wait. One message alone is never too much."""

    def __init__(self, most_unsent: int) -> None:
        self.most_unsent = most_unsent
        self.closing: int | None = None
        """The close code, once it is closed."""
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
        """After the messages that wait."""
        if self.closing is None:
            self.closing = code
            self._wake.set()
            self._drained.set()

    async def overflow(self) -> None:
        """Wait until it is closed for being too slow."""
        await self._cut.wait()

    async def has_room(self) -> None:
        """Wait until most of the messages have gone, so that a client is not answered faster than it reads."""
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


async def keep_awake(outbox: Outbox, every: float) -> None:
    """Send pings until this is cancelled; it does not end when the outbox is closed."""
    while True:
        await asyncio.sleep(every)
        outbox.send(PING)


async def run_together(*work: Coroutine[Any, Any, None], before: Callable[[], Awaitable[None]] = nothing) -> None:
    """Run all until one ends; then wait for `before`, and cancel the others."""
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
