"""The scribe's other end: what is to be written goes there, and whoever waits hears when it is durable."""

import asyncio
import pickle
import socket
import subprocess
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path

from tablelands.server.helpers import start_helper
from tablelands.server.logs import tell
from tablelands.server.store.frames import Frames, framed
from tablelands.server.store.moves import COLUMNS, Row
from tablelands.server.store.store import Outcome, StoreAway, Then
from tablelands.server.store.works import Work

SCRIBE = "tablelands.server.store.scribe"
START_SECONDS = 20.0
AGAIN_AFTER, AGAIN_AT_LEAST_EVERY = 0.2, 5.0
"""Seconds until a scribe that has gone is followed by another, and longer each time that none can be had."""
WRITE_SECONDS, LAST_SECONDS = 5.0, 2.0
"""For what waits when it closes, and for the scribe to end after that."""


class Writer(asyncio.Protocol):
    """Nothing can be put while there is no scribe: then the store is away."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path
        self._loop = loop
        self._is_closing = False
        self._scribe: subprocess.Popen[bytes] | None = None
        self._transport: asyncio.Transport | None = None
        self._ready: asyncio.Future[None] = loop.create_future()
        self._is_open = False
        """From when the scribe says that it can write until it goes."""
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
        if not self._is_open or self._is_closing:
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
        for frame in list(self._answers.of(data)):
            if self._is_open:
                outcomes: Sequence[Outcome] = pickle.loads(frame)
                settle(zip(self._sent.popleft(), outcomes, strict=True))
            else:
                self._greet(pickle.loads(frame))
        if not self._sent and not self._moves and not self._works:
            self._emptied.set()

    def _greet(self, columns: str) -> None:
        if self._ready.done():
            return
        self._is_open = columns == COLUMNS
        if self._is_open:
            self._ready.set_result(None)
        else:
            self._ready.set_exception(
                StoreAway("the process that writes is of another version: start the server again")
            )

    # Coming and going

    async def open(self) -> None:
        """Raises StoreAway if there is no scribe that can write."""
        ours, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            try:
                self._scribe = start_helper(SCRIBE, str(self._path), str(number), files=(number,))
            except OSError as error:
                ours.close()
                raise StoreAway(f"the process that writes cannot be started: {error}") from error
        self._answers, self._ready = Frames(), self._loop.create_future()
        try:
            self._transport, _ = await self._loop.create_connection(lambda: self, sock=ours)
            async with asyncio.timeout(START_SECONDS):
                await self._ready
        except (OSError, TimeoutError, StoreAway) as error:
            await self._give_up()
            raise StoreAway(f"the process that writes does not start: {error}") from error

    def connection_lost(self, error: Exception | None) -> None:
        """What it was writing may be there or not."""
        was_open, self._is_open, self._transport = self._is_open, False, None
        waiting = [then for sent in self._sent for then in sent]
        waiting += [then for _, then in self._moves] + [then for _, then in self._works]
        self._sent.clear()
        self._moves, self._works = [], []
        gone = StoreAway("the process that writes has gone")
        settle((then, gone) for then in waiting)
        self._emptied.set()
        if not self._ready.done():
            self._ready.set_exception(gone)
        elif was_open and not self._is_closing and (self._following is None or self._following.done()):
            self._following = self._loop.create_task(self._follow())

    async def _follow(self) -> None:
        after = AGAIN_AFTER
        while not self._is_open and not self._is_closing:
            await asyncio.sleep(after)
            after = min(2 * after, AGAIN_AT_LEAST_EVERY)
            try:
                await self._bury()
                await self.open()
            except (OSError, StoreAway) as error:
                tell("scribe-failed", error=error)

    async def _give_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()
            self._transport = None
        await self._bury()

    async def _bury(self) -> None:
        scribe, self._scribe = self._scribe, None
        if scribe is not None:
            scribe.kill()
            await asyncio.to_thread(scribe.wait)

    async def close(self) -> None:
        """After what waits has been written, unless it takes too long: nobody was told that it is."""
        self._emptied.clear()
        if self._sent or self._moves or self._works:
            try:
                await asyncio.wait_for(self._emptied.wait(), WRITE_SECONDS)
            except TimeoutError:
                tell("scribe-slow", seconds=WRITE_SECONDS)
        self._is_closing = True
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        if self._transport is not None:
            self._transport.close()
        if self._scribe is not None:
            await asyncio.to_thread(self._end, self._scribe)
            self._scribe = None

    def _end(self, scribe: "subprocess.Popen[bytes]") -> None:
        """It ends by itself when it reads no more."""
        try:
            scribe.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            scribe.kill()
            scribe.wait()


def settle(heard: Iterable[tuple[Then, Outcome]]) -> None:
    """Whatever goes wrong where one is heard does not keep the others waiting."""
    for then, outcome in heard:
        try:
            then(outcome)
        except Exception as error:
            tell("fault", error=error)
