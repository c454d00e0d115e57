"""The process that writes to SQLite and its other end: nobody waits for ever, whatever fails."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tablelands.server import helpers
from tablelands.server.logs import LOGGER
from tablelands.server.store import writer
from tablelands.server.store.frames import Frames, framed
from tablelands.server.store.sqlite import SqliteStore, awaited
from tablelands.server.store.store import Outcome, StoreAway
from tests.server.store.examples import new_table
from tests.server.store.test_failures import answers_again, scribes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path, anyio_backend: str) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "store.sqlite3")
    await opened.open()
    yield opened
    await opened.close()


def stumble(outcome: Outcome) -> None:
    raise ZeroDivisionError


class Told:
    """The events that were told to whoever runs the server."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self._caplog = caplog
        caplog.set_level(logging.INFO, LOGGER)

    @property
    def events(self) -> list[str]:
        return [record.message for record in self._caplog.records]


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Told:
    return Told(caplog)


async def put_with_a_stumble(store: SqliteStore) -> "asyncio.Future[Any]":
    """In one group: two tables, and between them one whose author fails when he hears of it."""
    first = asyncio.ensure_future(store.commit(new_table("first")))
    store.commit_then(new_table("stumbles"), stumble)
    return asyncio.gather(first, store.commit(new_table("last")), return_exceptions=True)


async def test_who_stumbles_over_an_answer_keeps_nobody_waiting(store: SqliteStore, told: Told) -> None:
    (scribe,) = scribes()
    waiting = await put_with_a_stumble(store)
    assert await asyncio.wait_for(waiting, 5) == [None, None]
    assert await store.read_table("stumbles") is not None
    assert told.events == ["fault"]
    assert await store.answers()
    assert scribes() == [scribe]


async def test_who_stumbles_when_the_scribe_goes_keeps_nobody_waiting(store: SqliteStore, told: Told) -> None:
    (scribe,) = scribes()
    os.kill(scribe, signal.SIGSTOP)
    waiting = await put_with_a_stumble(store)
    await asyncio.sleep(0.1)
    os.kill(scribe, signal.SIGKILL)
    outcomes = await asyncio.wait_for(waiting, 5)
    assert [type(outcome) for outcome in outcomes] == [StoreAway, StoreAway]
    assert told.events == ["fault"]
    assert await answers_again(store)


async def test_a_scribe_that_cannot_be_had_is_asked_for_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, told: Told
) -> None:
    start, asked = helpers.start_helper, []

    def scarce(*given: Any, **more: Any) -> Any:
        asked.append(given)
        if len(asked) == 1:
            raise OSError("no more processes")
        module = "tablelands.nowhere" if len(asked) == 2 else given[0]
        return start(module, *given[1:], **more)

    monkeypatch.setattr(writer, "start_helper", scarce)
    (scribe,) = scribes()
    os.kill(scribe, signal.SIGKILL)
    assert await answers_again(store)
    assert told.events == ["scribe-failed"] * 2
    assert len(asked) == 3
    await store.commit(new_table())


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("SCRIBE", "tablelands.nowhere", "does not start"),
        ("COLUMNS", "other", "of another version"),
        ("START_SECONDS", 0.0, "does not start"),
    ],
)
async def test_without_a_scribe_the_store_does_not_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: object, why: str
) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    with monkeypatch.context() as patched:
        patched.setattr(writer, name, value)
        with pytest.raises(StoreAway, match=f"cannot be opened: .*{why}"):
            await store.open()
        assert scribes() == []
    await store.open()
    assert await store.answers()
    await store.close()


class Unreadable:
    """Can be sent to another process, and not be read there."""

    def __reduce__(self) -> Any:
        return int, ("no number",)

    def __call__(self, rows: Any) -> Any:
        return rows


async def test_a_work_that_cannot_be_read_fails_alone(store: SqliteStore) -> None:
    await store.commit(new_table(state="over", unrated=True))
    (scribe,) = scribes()
    rated, other = await asyncio.gather(
        store.rate("table", ["ana"], "down-under", Unreadable()),
        store.commit(new_table("other")),
        return_exceptions=True,
    )
    assert (type(rated), other) == (ValueError, None)
    assert await store.unrated_tables(5) == ["table"]
    assert scribes() == [scribe]


async def test_a_scribe_that_is_stuck_is_not_waited_for_long(tmp_path: Path, told: Told) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    (scribe,) = scribes()
    os.kill(scribe, signal.SIGSTOP)
    waiting = asyncio.ensure_future(awaited(lambda then: store.commit_then(new_table(), then)))
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < 9, "then the server would be ended by force"
    assert scribes() == []
    assert told.events == ["scribe-slow"]
    with pytest.raises(StoreAway):
        await waiting


def test_frames_may_be_cut_anywhere() -> None:
    values = [None, "word", [1, 2, 3], b"x" * 300]
    stream = b"".join(map(framed, values))
    for cut in range(len(stream) + 1):
        frames = Frames()
        found = [frame for part in (stream[:cut], stream[cut:]) for frame in frames.of(part)]
        assert [framed_again(frame) for frame in found] == [framed(value) for value in values]
    frames = Frames()
    assert [len(list(frames.of(stream[at : at + 1]))) for at in range(len(stream))].count(1) == len(values)


def framed_again(frame: bytes) -> bytes:
    return len(frame).to_bytes(4, "big") + frame
