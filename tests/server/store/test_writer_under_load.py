"""The writer process fails while many write. Whatever happens to it: every change that was acknowledged is in the
database, every other one is answered by an error in time, and the store answers again by itself."""

import asyncio
import os
import signal
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tablelands.server.store import writer
from tablelands.server.store.rows import Conflict, StoreAway
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.writer_process import decode_answer
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Running, no_cookies
from tests.server.store.examples import NEW, new_table, written
from tests.server.store.writers import writer_processes

pytestmark = pytest.mark.anyio

ANSWERED_WITHIN = 15.0
STOPPED_FOR = 10.0
UNREADABLE = b"\xc1"
"""No msgpack begins with it."""


class Load:
    """Many tables, each with somebody who moves, and reads the table again when a move has failed."""

    def __init__(self, store: SqliteStore, tables: int = 40) -> None:
        self.store = store
        self.names = [f"{n}" for n in range(tables)]
        self.acknowledged: list[tuple[str, bytes]] = []
        self.failures: Counter[str] = Counter()
        self._stopped = asyncio.Event()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await asyncio.gather(*[self.store.commit(new_table(name)) for name in self.names])
        players = [asyncio.create_task(self._play(name)) for name in self.names]
        yield
        self._stopped.set()
        await asyncio.gather(*players)

    async def _play(self, name: str) -> None:
        row, number = replace(NEW, id=name), 0
        while not self._stopped.is_set():
            number += 1
            change = written(row, body := b"move %d" % number)
            change.act = ("ana", b"%d" % number, b"done")
            try:
                async with asyncio.timeout(ANSWERED_WITHIN):
                    await self.store.commit(change)
            except (StoreAway, Conflict, MemoryError) as error:
                self.failures[type(error).__name__] += 1
                await asyncio.sleep(0.05)
                found = await self.store.read_table(name)
                assert found is not None
                row = found.row
            else:
                self.acknowledged.append((name, body))
                row = change.row

    async def go_on(self, count: int = 400) -> None:
        """Until so many more have been acknowledged."""
        wanted = len(self.acknowledged) + count
        async with asyncio.timeout(60):
            while len(self.acknowledged) < wanted:
                await asyncio.sleep(0.01)

    async def expect_all_there(self) -> None:
        stored: Counter[tuple[str, bytes]] = Counter()
        for name in self.names:
            found = await self.store.read_table(name)
            assert found is not None
            assert [version for version, _ in found.writes] == list(range(1, found.row.version + 1))
            stored.update((name, body) for _, body in found.writes)
        assert set(self.acknowledged) <= set(stored)
        assert set(stored.values()) == {1}


@pytest.fixture
async def load(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Load]:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    yield Load(store)
    await store.close()


def spoil_one(monkeypatch: pytest.MonkeyPatch, name: str, spoil: Callable[[Any], Any]) -> None:
    """The hundredth call of a function of the writer has what `spoil` returns."""
    right, calls = getattr(writer, name), 0

    def spoiled(given: Any) -> Any:
        nonlocal calls
        calls += 1
        return spoil(given) if calls == 100 else right(given)

    monkeypatch.setattr(writer, name, spoiled)


def raise_memory_error(_: object) -> bytes:
    raise MemoryError


async def test_a_change_that_cannot_be_encoded_is_the_only_one_that_fails(
    load: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes = writer_processes()
    spoil_one(monkeypatch, "encode_request", raise_memory_error)
    async with load.running():
        await load.go_on()
    await load.expect_all_there()
    assert load.failures == {"MemoryError": 1}
    assert await load.store.can_store()
    assert writer_processes() == processes


async def test_a_change_that_cannot_be_decoded_is_the_only_one_that_fails(
    load: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes = writer_processes()
    spoil_one(monkeypatch, "encode_request", lambda _: UNREADABLE)
    async with load.running():
        await load.go_on()
    await load.expect_all_there()
    assert load.failures == {"StoreAway": 1}
    assert await load.store.can_store()
    assert writer_processes() == processes


async def test_an_answer_that_cannot_be_decoded_replaces_the_process(
    load: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes = writer_processes()
    spoil_one(monkeypatch, "decode_answer", lambda _: decode_answer(UNREADABLE))
    async with load.running():
        await load.go_on(100)
        await load.go_on()
    await load.expect_all_there()
    assert load.failures["StoreAway"] > 1
    assert writer_processes() != processes


async def test_a_process_that_is_killed_loses_nothing_that_was_acknowledged(load: Load) -> None:
    async with load.running():
        for _ in range(3):
            await load.go_on()
            (process,) = writer_processes()
            os.kill(process, signal.SIGKILL)
            assert not await load.store.can_store()
        await load.go_on()
    await load.expect_all_there()
    assert load.failures["StoreAway"] > 1


async def test_a_process_that_is_stopped_is_replaced_in_time(load: Load) -> None:
    async with load.running():
        await load.go_on()
        (process,) = writer_processes()
        os.kill(process, signal.SIGSTOP)
        assert not await load.store.can_store()
        await asyncio.sleep(STOPPED_FOR)
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)
        await load.go_on()
    await load.expect_all_there()
    assert load.failures["StoreAway"] >= len(load.names)
    assert process not in writer_processes()


# Through a server


class Player(threading.Thread):
    """Plays both seats of a table over HTTP. A move without an answer is sent again with the same key."""

    def __init__(self, server: Running) -> None:
        super().__init__(daemon=True)
        person = server.person()
        client = httpx.Client(base_url=server.address, timeout=ANSWERED_WITHIN, trust_env=False, cookies=no_cookies())
        self.caller = Caller(server.address, client, person.token, person.person)
        self.acknowledged: set[tuple[str, str]] = set()
        self.refused = 0
        self.fault: object = None
        self.is_stopping = False

    def run(self) -> None:
        try:
            while not self.is_stopping:
                self._play()
        except Exception as error:
            self.fault = error
        finally:
            self.caller.http.close()

    def _play(self) -> None:
        table = self._insist(lambda: self.caller.post("/api/tables", {"game": GAME, "seats": [{"sit": "me"}] * 2}))[
            "table"
        ]
        while not self.is_stopping:
            scene = self._insist(lambda: self.caller.get(f"/api/tables/{table}"))
            if scene["state"] == "over":
                return
            key = f"{scene['version']}"
            move = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"], "key": key}
            self._insist(lambda: self.caller.act(table, "play", **move))  # noqa: B023
            self.acknowledged.add((table, key))

    def _insist(self, call: Callable[[], httpx.Response]) -> Json:
        while (response := call()).status_code == 503:
            self.refused += 1
            time.sleep(0.05)
        assert response.status_code in (200, 201), response.text
        answered: Json = response.json()
        return answered


GAME = "sturts-stony-desert"


def kill() -> None:
    os.kill(writer_processes()[0], signal.SIGKILL)


def stop() -> None:
    (process,) = writer_processes()
    os.kill(process, signal.SIGSTOP)
    time.sleep(STOPPED_FOR)
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGCONT)


@pytest.mark.parametrize("fail", [kill, stop])
def test_a_server_answers_everybody_and_recovers_by_itself(tmp_path: Path, fail: Callable[[], None]) -> None:
    path = tmp_path / "store.sqlite3"
    with Running(SqliteStore(path)) as server:
        players = [Player(server) for _ in range(6)]

        def have_played(count: int) -> bool:
            return all(player.fault or len(player.acknowledged) >= count for player in players)

        for player in players:
            player.start()
        until(lambda: have_played(5), 30)
        fail()
        until(lambda: server.nobody().get("/readyz").status_code == 200, ANSWERED_WITHIN)
        played = max(len(player.acknowledged) for player in players)
        until(lambda: have_played(played + 5), 30)
        for player in players:
            player.is_stopping = True
        for player in players:
            player.join(30)
        assert [player.fault for player in players] == [None] * len(players)
        assert sum(player.refused for player in players) > 0
    with closing(sqlite3.connect(path)) as connection:
        stored = {(table, key.decode()) for table, key in connection.execute('SELECT "table", "key" FROM acts')}
    assert set().union(*[player.acknowledged for player in players]) <= stored
