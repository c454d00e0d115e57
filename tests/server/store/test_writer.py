"""The writer process as the server sees it: every request has its own answer, and nobody waits for ever."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tablelands.server import subprocesses
from tablelands.server.store import writer
from tablelands.server.store.rows import Conflict, StoreAway
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.writer import Connection
from tablelands.server.store.writer_process import (
    GREETING,
    PROTOCOL,
    Failure,
    Frames,
    encode_answer,
    encode_request,
    frame,
)
from tests.server.store.examples import new_table
from tests.server.store.writers import answers_again, writer_processes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path, anyio_backend: str) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "store.sqlite3")
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The events that were told to whoever runs the server."""
    events: list[str] = []
    monkeypatch.setattr(writer, "tell", lambda event, **fields: events.append(event))
    return events


# One process and its answers


class Process:
    """In the place of a writer process."""

    killed = False

    def kill(self) -> None:
        self.killed = True


class Peer:
    """Speaks for the process: `connection` is the server's side."""

    def __init__(self) -> None:
        self.process = Process()
        self.connection = Connection(cast(Any, self.process))

    async def greet(self) -> None:
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.connection, sock=ours)
        self.reader, self.writer = await asyncio.open_connection(sock=theirs)
        self.writer.write(frame(GREETING, PROTOCOL.encode()))
        await self.connection.ready.wait()

    def answer(self, *frames: tuple[int, bytes]) -> None:
        self.writer.write(b"".join(frame(*each) for each in frames))


@pytest.fixture
async def peer(anyio_backend: str) -> AsyncIterator[Peer]:
    opened = Peer()
    await opened.greet()
    yield opened
    opened.connection.fail("the test is over")
    opened.writer.close()


DURABLE = encode_answer(None)


async def test_an_answer_belongs_to_the_request_with_its_id(peer: Peer) -> None:
    waiting = [peer.connection.send(body) for body in (b"first", b"second", b"third")]
    await asyncio.sleep(0)
    sent = Frames().cut(await peer.reader.read(1000))
    assert [body for _, body in sent] == [b"first", b"second", b"third"]
    (first, _), (second, _), (third, _) = sent
    conflict, failed = (encode_answer(Failure(kind, "")) for kind in ("conflict", "failed"))
    peer.answer((third, failed), (second, conflict), (first, DURABLE))
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Conflict, StoreAway]


@pytest.mark.parametrize(
    "wrong", [(77, DURABLE), (2, b"\xc1"), (1, DURABLE)], ids=["unknown id", "no answer", "answered already"]
)
async def test_an_answer_that_nobody_understands_fails_all_that_wait(peer: Peer, wrong: tuple[int, bytes]) -> None:
    answered = peer.connection.send(b"answered")
    peer.answer((1, DURABLE))
    await asyncio.wait_for(answered, 5)
    waiting = [peer.connection.send(b"second"), peer.connection.send(b"third")]
    peer.answer(wrong)
    answers = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
    assert [type(answer) for answer in answers] == [StoreAway, StoreAway]
    assert peer.process.killed
    with pytest.raises(StoreAway):
        peer.connection.send(b"more")


async def test_a_request_without_an_answer_fails_with_all_that_wait(
    peer: Peer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are answered meanwhile: it is the oldest request that counts."""
    monkeypatch.setattr(writer, "ANSWER_SECONDS", 0.2)
    forgotten, number = peer.connection.send(b"forgotten"), 1
    async with asyncio.timeout(10):
        while not peer.connection.failure:
            number += 1
            answered = peer.connection.send(b"answered")
            peer.answer((number, DURABLE))
            await asyncio.wait([answered])
    with pytest.raises(StoreAway, match="does not answer"):
        await asyncio.wait_for(forgotten, 5)
    assert peer.process.killed


async def test_who_does_not_wait_any_more_harms_nobody(peer: Peer) -> None:
    cancelled, other = peer.connection.send(b"cancelled"), peer.connection.send(b"other")
    cancelled.cancel()
    peer.answer((1, DURABLE), (2, DURABLE))
    await asyncio.wait_for(other, 5)
    assert not peer.connection.failure


# The store and its process


async def test_a_request_that_cannot_be_encoded_fails_alone(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fail_once(request: Any) -> bytes:
        if request.row is not None and request.row.id == "3":
            raise MemoryError
        return encode_request(request)

    monkeypatch.setattr(writer, "encode_request", fail_once)
    (process,) = writer_processes()

    async def commit(table: str) -> None:
        await store.commit(new_table(table))

    answers = await asyncio.gather(*[commit(f"{n}") for n in range(8)], return_exceptions=True)
    assert [type(answer) for answer in answers] == [MemoryError if n == 3 else type(None) for n in range(8)]
    monkeypatch.undo()
    await commit("later")
    found = [await store.read_table(table) is not None for table in [*map(str, range(8)), "later"]]
    assert found == [True] * 3 + [False] + [True] * 5
    assert await store.can_store()
    assert writer_processes() == [process]


async def test_who_fails_on_hearing_an_answer_keeps_nobody_waiting(store: SqliteStore) -> None:
    loop, failed = asyncio.get_running_loop(), asyncio.Event()
    loop.set_exception_handler(lambda *_: failed.set())

    def fail(_: object) -> None:
        raise ZeroDivisionError

    first = store.commit(new_table("first"))
    store.commit(new_table("fails")).add_done_callback(fail)
    last = store.commit(new_table("last"))
    await asyncio.wait_for(asyncio.gather(first, last), 5)
    await asyncio.wait_for(failed.wait(), 5)
    assert await store.read_table("fails") is not None
    assert await store.can_store()


async def test_a_process_that_cannot_be_started_is_tried_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    start, asked = subprocesses.start_helper, []

    def scarce(*given: Any, **more: Any) -> Any:
        asked.append(given)
        if len(asked) == 1:
            raise OSError("no more processes")
        module = "tablelands.nowhere" if len(asked) == 2 else given[0]
        return start(module, *given[1:], **more)

    monkeypatch.setattr(writer, "start_helper", scarce)
    (process,) = writer_processes()
    os.kill(process, signal.SIGKILL)
    assert await answers_again(store)
    assert told == ["writer-failed"] * 2
    assert len(asked) == 3
    await store.commit(new_table())


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("WRITER_PROCESS", "tablelands.nowhere", "has gone"),
        ("PROTOCOL", "other", "of another version"),
        ("START_SECONDS", 0.0, "says nothing"),
    ],
)
async def test_without_a_writer_process_the_store_does_not_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: object, why: str
) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    with monkeypatch.context() as patched:
        patched.setattr(writer, name, value)
        with pytest.raises(StoreAway, match=f"cannot be opened: .*{why}"):
            await store.open()
        assert writer_processes() == []
    await store.open()
    assert await store.can_store()
    await store.close()


async def test_a_process_that_is_stuck_is_not_waited_for_long(tmp_path: Path, told: list[str]) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    (process,) = writer_processes()
    os.kill(process, signal.SIGSTOP)
    waiting = store.commit(new_table())
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < 9, "then the server would be ended by force"
    assert writer_processes() == []
    assert told == ["writer-slow"]
    with pytest.raises(StoreAway):
        await waiting


async def test_the_process_writes_what_its_own_types_say(store: SqliteStore) -> None:
    """A row with a value of another kind is refused by the reader of requests, and alone."""
    wrong = msgspec.structs.replace(new_table(), seated=[5])
    outcomes = await asyncio.gather(store.commit(wrong), store.commit(new_table("other")), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreAway, type(None)]
