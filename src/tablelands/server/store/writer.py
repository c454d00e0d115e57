"""The scribe's other end: what is to be written goes there, and whoever waits hears when it is durable."""

import asyncio
import pickle
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from tablelands.server.store.frames import Frames, framed
from tablelands.server.store.moves import Row
from tablelands.server.store.store import Outcome, StoreAway, Then
from tablelands.server.store.works import Work

SCRIBE = "tablelands.server.store.scribe"
AGAIN_AFTER = 0.2
"""Seconds until a scribe that has gone is followed by another."""
LAST_SECONDS = 10.0


class Writer(asyncio.Protocol):
    """Nothing can be put while there is no scribe: then the store is away."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path
        self._loop = loop
        self._is_closing = False
        self._scribe: subprocess.Popen[bytes] | None = None
        self._transport: asyncio.Transport | None = None
        self._moves: list[tuple[Row, Then]] = []
        self._works: list[tuple[bytes, Then]] = []
        """What has come since the loop came round: it is sent together."""
        self._sent: deque[list[Then]] = deque()
        self._answers = Frames()
        self._emptied = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    # Writing

    def put_move(self, row: Row, then: Then) -> None:
        self._expect_scribe()
        self._moves.append((row, then))

    def put(self, work: Work, then: Then) -> None:
        written = pickle.dumps(work)
        self._expect_scribe()
        self._works.append((written, then))

    def _expect_scribe(self) -> None:
        if self._transport is None or self._is_closing:
            raise StoreAway("the process that writes is away")
        if not self._moves and not self._works:
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        if self._transport is None:
            return
        moves, works = self._moves, self._works
        self._moves, self._works = [], []
        self._sent.append([then for _, then in moves] + [then for _, then in works])
        self._transport.write(framed(([row for row, _ in moves], [work for work, _ in works])))

    def data_received(self, data: bytes) -> None:
        for frame in self._answers.of(data):
            outcomes: Sequence[Outcome] = pickle.loads(frame)
            for then, outcome in zip(self._sent.popleft(), outcomes, strict=True):
                then(outcome)
        if not self._sent and not self._moves and not self._works:
            self._emptied.set()

    # Coming and going

    async def open(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            self._scribe = subprocess.Popen(
                [sys.executable, "-P", "-m", SCRIBE, str(self._path), str(number)],
                pass_fds=[number],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self._answers = Frames()
        self._transport, _ = await self._loop.create_connection(lambda: self, sock=ours)

    def connection_lost(self, error: Exception | None) -> None:
        """What it was writing may be there or not."""
        self._transport = None
        waiting = [then for sent in self._sent for then in sent]
        waiting += [then for _, then in self._moves] + [then for _, then in self._works]
        self._sent.clear()
        self._moves, self._works = [], []
        for then in waiting:
            then(StoreAway("the process that writes has gone"))
        self._emptied.set()
        if not self._is_closing:
            self._following = self._loop.create_task(self._follow())

    async def _follow(self) -> None:
        while self._transport is None and not self._is_closing:
            await asyncio.sleep(AGAIN_AFTER)
            self._bury()
            await self.open()

    def _bury(self) -> None:
        if self._scribe is not None:
            self._scribe.kill()
            self._scribe.wait()
            self._scribe = None

    async def close(self) -> None:
        """After what waits has been written."""
        self._emptied.clear()
        if self._sent or self._moves or self._works:
            await self._emptied.wait()
        self._is_closing = True
        if self._following is not None:
            self._following.cancel()
        if self._transport is not None:
            self._transport.close()
        if self._scribe is not None:
            await asyncio.to_thread(self._end)

    def _end(self) -> None:
        """It ends by itself when it reads no more."""
        assert self._scribe is not None
        try:
            self._scribe.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            self._bury()
