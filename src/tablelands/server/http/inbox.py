"""What a socket has sent and nobody has heard yet. One listens: a queue for many takes several times as long."""

import asyncio
from collections import deque
from typing import Any


class Inbox(deque[Any]):
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._listener: asyncio.Future[None] | None = None
        self._is_held = False

    def put_nowait(self, event: Any) -> None:
        self.append(event)
        self._wake()

    def filled(self) -> "asyncio.Future[None]":
        """When the next event is put."""
        self._listener = self._loop.create_future()
        return self._listener

    @property
    def is_awaited(self) -> bool:
        """Whether the listener waits, and has nothing to hear."""
        return not self and not self._is_held and self._listener is not None and not self._listener.done()

    def hold(self) -> None:
        """What is put from now on waits until it is let go."""
        self._is_held = True

    def let_go(self) -> None:
        self._is_held = False
        if self:
            self._wake()

    def _wake(self) -> None:
        if not self._is_held and self._listener is not None and not self._listener.done():
            self._listener.set_result(None)
