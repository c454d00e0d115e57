"""The server's side of the writer process: sends it requests, takes its answers, and replaces it when it fails."""

import asyncio
import socket
import subprocess
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import cast

import msgspec

from tablelands.server.logs import tell
from tablelands.server.store.failures import log_failure
from tablelands.server.store.rows import StoreAway
from tablelands.server.store.writer_process import (
    GREETING,
    PROTOCOL,
    Frames,
    Request,
    decode_answer,
    encode_request,
    frame,
)
from tablelands.server.subprocesses import start_helper

WRITER_PROCESS = "tablelands.server.store.writer_process"
START_SECONDS = 20.0
ANSWER_SECONDS = 8.0
"""A request that is not answered by then fails, and so does the process that should have answered it."""
RESTART_AFTER, RESTART_AT_LEAST_EVERY = 0.2, 5.0
"""Seconds until a process that has failed is replaced; the pause doubles each time that none can be started."""
LAST_WRITES_SECONDS, END_SECONDS = 5.0, 2.0
"""For the requests that wait when the store closes, and for the process to end after that."""


class Connection(asyncio.Protocol):
    """One writer process, and the requests that it has not answered yet. Once it has failed it is not used again.

    A request that fails here may still have been written, or may be while its process is being killed. That contradicts
    nothing that is acknowledged later: the next process starts only when this one is dead, and a change is written only
    on the edition before it, a rating only on the ratings that were read. Whoever did not know of a late write gets a
    Conflict and reads the table again.
    """

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.ready = asyncio.Event()
        """It can write, or has failed."""
        self.lost = asyncio.Event()
        self.failure = ""
        """Why it has failed."""
        self._process = process
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._frames = Frames()
        self._numbers = count(GREETING + 1)
        self._waiting: dict[int, tuple[asyncio.Future[None], float]] = {}
        """With the time by which each has to be answered: the oldest first."""
        self._timer: asyncio.TimerHandle | None = None
        self._unsent: list[bytes] = []
        """Requests of this turn of the loop: sent together, they are written together."""

    def send(self, body: bytes) -> "asyncio.Future[None]":
        if self.failure or self._transport is None:
            raise StoreAway(self.failure)
        number, answered = next(self._numbers), self._loop.create_future()
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent.append(frame(number, body))
        self._waiting[number] = answered, self._loop.time() + ANSWER_SECONDS
        if self._timer is None:
            self._timer = self._loop.call_later(ANSWER_SECONDS, self._expect_answers)
        return answered

    def _expect_answers(self) -> None:
        self._timer = None
        if self._waiting:
            _, late = next(iter(self._waiting.values()))
            if late <= self._loop.time():
                self.fail("the writer process does not answer")
            else:
                self._timer = self._loop.call_at(late, self._expect_answers)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self._transport is not None and not self.failure:
            self._transport.write(b"".join(unsent))

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one, but does not inherit from it

    def data_received(self, data: bytes) -> None:
        try:
            for number, body in self._frames.cut(data):
                if number == GREETING:
                    self._greet(body)
                else:
                    self._settle(number, body)
        except (msgspec.DecodeError, KeyError) as error:
            self.fail(f"the writer process answers what nobody understands: {error!r}")

    def _greet(self, body: bytes) -> None:
        if body == PROTOCOL.encode():
            self.ready.set()
        else:
            self.fail("the writer process is of another version: start the server again")

    def _settle(self, number: int, body: bytes) -> None:
        answer = decode_answer(body)
        answered, _ = self._waiting.pop(number)
        if answered.done():  # by whoever does not wait any more
            return
        if answer is None:
            answered.set_result(None)
        else:
            answered.set_exception(answer.to_error())

    def connection_lost(self, error: Exception | None) -> None:
        self.fail("the writer process has gone")

    # Its end

    def fail(self, why: str) -> None:
        """Kills the process, and fails everything that waits for it."""
        if self.failure:
            return
        self.failure = why
        self._process.kill()
        if self._transport is not None:
            self._transport.abort()
        if self._timer is not None:
            self._timer.cancel()
        for answered, _ in self._waiting.values():
            if not answered.done():
                answered.set_exception(StoreAway(why))
        self._waiting.clear()
        self.ready.set()
        self.lost.set()

    async def end(self) -> None:
        """Returns when the process is dead."""
        self.fail("the writer process is ended")
        await asyncio.to_thread(self._process.wait)

    async def close(self) -> None:
        """Once everything that waits is written, unless that takes too long."""
        if self._waiting:
            answers = [answered for answered, _ in self._waiting.values()]
            _, late = await asyncio.wait(answers, timeout=LAST_WRITES_SECONDS)
            if late:
                tell("writer-slow", seconds=LAST_WRITES_SECONDS)
        if self._transport is not None and not self.failure:
            self._transport.write_eof()  # then the process ends by itself
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), END_SECONDS)
        await self.end()


async def start_process(path: Path) -> Connection:
    """Raises StoreAway if it cannot write."""
    ours, theirs = socket.socketpair()
    with theirs:
        try:
            number = theirs.fileno()
            process = start_helper(WRITER_PROCESS, str(path), str(number), files=(number,))
        except OSError as error:
            ours.close()
            raise StoreAway(f"the writer process cannot be started: {error}") from error
    connection = Connection(process)
    try:
        await asyncio.get_running_loop().create_connection(lambda: connection, sock=ours)
        async with asyncio.timeout(START_SECONDS):
            await connection.ready.wait()
        if connection.failure:
            raise StoreAway(connection.failure)
    except BaseException as error:
        await connection.end()
        if isinstance(error, OSError | StoreAway):  # and TimeoutError, which is an OSError
            raise StoreAway(f"the writer process does not start: {str(error) or 'it says nothing'}") from error
        raise
    return connection


class Writer:
    """There is always a writer process, except for a moment after one has failed: then the store is away."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: Connection | None = None
        self._supervision: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Raises StoreAway if no process can be started that can write."""
        self._connection = await start_process(self._path)
        self._supervision = asyncio.create_task(self._supervise(self._connection))

    def write(self, request: Request) -> "asyncio.Future[None]":
        """Durable when it is done. A request that cannot be encoded is refused before anything is sent."""
        body = encode_request(request)
        if self._connection is None:
            raise StoreAway("the store is closed")
        return self._connection.send(body)

    async def _supervise(self, connection: Connection) -> None:
        """Replaces a process that has failed."""
        pause = RESTART_AFTER
        while True:
            await connection.lost.wait()
            log_failure("writing", "writer-lost")
            await connection.end()
            await asyncio.sleep(pause)
            try:
                connection = self._connection = await start_process(self._path)
                pause = RESTART_AFTER
            except StoreAway as error:
                tell("writer-failed", error=error)
                pause = min(2 * pause, RESTART_AT_LEAST_EVERY)

    async def close(self) -> None:
        if self._supervision is not None:
            self._supervision.cancel()
            await asyncio.gather(self._supervision, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
