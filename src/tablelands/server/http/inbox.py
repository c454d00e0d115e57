"""What a socket has sent and nobody has heard yet. One listens: a queue for many takes several times as long."""

import asyncio
from collections import deque
from typing import Any


class Inbox(deque[Any]):
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._listener: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.append(event)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    def filled(self) -> "asyncio.Future[None]":
        """When the next event is put."""
        self._listener = self._loop.create_future()
        return self._listener
