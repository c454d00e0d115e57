"""Killed servers, second servers, full disks, broken files, a database that goes and comes back."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import pytest

from tablelands.server.store.lock import Lock
from tablelands.server.store.postgres import PostgresStore
from tablelands.server.store.rows import StoreAway, StoreTaken
from tablelands.server.store.sqlite import SqliteStore
from tests.server.postgres import Postgres, throw_away_postgres
from tests.server.store.conftest import MakeStore
from tests.server.store.examples import NEW, new_table, written
from tests.server.store.writers import answers_again, writer_processes

pytestmark = pytest.mark.anyio

COMMITS_UNTIL_KILLED = """
import asyncio, sys
from tablelands.server.store.postgres import PostgresStore
from tablelands.server.store.sqlite import SqliteStore
from tests.server.store.examples import new_table

async def main(where):
    store = PostgresStore(where) if "://" in where else SqliteStore(where)
    await store.open()
    n = 0
    while True:
        await asyncio.gather(*[store.commit(new_table(f"{n + i}")) for i in range(10)])
        n += 10
        print(n, flush=True)

asyncio.run(main(sys.argv[1]))
"""


@contextmanager
def child(*command: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen([sys.executable, "-c", *command], stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """The kernel refuses to write beyond it, as it does on a full disk."""
    (process,) = writer_processes()
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


async def test_what_was_committed_outlives_kill_9(make_store: MakeStore) -> None:
    store = make_store()
    where = str(store.path) if isinstance(store, SqliteStore) else str(vars(store)["url"])
    with child(COMMITS_UNTIL_KILLED, where) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(5)]
        os.kill(process.pid, signal.SIGKILL)
        said += process.stdout.read().splitlines()
    await store.open()
    promised = int(said[-1])
    assert promised >= 50
    assert [i for i in range(promised) if await store.read_table(f"{i}") is None] == []
    await store.close()


@pytest.mark.parametrize("make_store", ["sqlite"], indirect=True)
async def test_a_second_server_is_refused_while_the_first_runs(make_store: MakeStore) -> None:
    first, second = make_store(), make_store()
    await first.open()
    with pytest.raises(StoreTaken, match="in use by another server"):
        await second.open()
    await first.commit(new_table())
    await first.close()
    await second.open()
    assert await second.read_table("table") is not None
    await second.close()


@pytest.mark.parametrize("make_store", ["sqlite"], indirect=True)
async def test_a_second_process_is_refused_and_told_which_one_has_it(make_store: MakeStore, tmp_path: Path) -> None:
    with child(COMMITS_UNTIL_KILLED, str(tmp_path / "store.sqlite3")) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(StoreTaken, match=rf"store\.sqlite3 is in use by another server \(process {process.pid}\)"):
            await make_store().open()


def test_a_forked_process_does_not_keep_the_lock(tmp_path: Path) -> None:
    forks_and_waits = (
        "import os, sys, time, pathlib; from tablelands.server.store.lock import Lock\n"
        "Lock(pathlib.Path(sys.argv[1])).take()\n"
        "forked = os.fork()\n"
        "forked and print(forked, flush=True)\n"
        "time.sleep(60)"
    )
    path = tmp_path / "store"
    with child(forks_and_waits, str(path)) as process:
        assert process.stdout is not None
        forked = int(process.stdout.readline())
        try:
            with pytest.raises(StoreTaken):
                Lock(path).take()
            process.kill()
            process.wait()
            lock = Lock(path)
            lock.take()
            lock.give_back()
        finally:
            os.kill(forked, signal.SIGKILL)


async def test_a_closed_store_is_away(make_store: MakeStore) -> None:
    store = make_store()
    for _ in range(2):
        with pytest.raises(StoreAway):
            await store.commit(new_table())
        with pytest.raises(StoreAway):
            await store.read_table("table")
        assert not await store.can_store()
        await store.open()
        assert await store.can_store()
        await store.close()


async def test_what_waits_when_it_closes_is_still_written(make_store: MakeStore) -> None:
    store = make_store()
    await store.open()
    waiting = [asyncio.ensure_future(store.commit(new_table(f"{i}"))) for i in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    await store.open()
    assert (await store.count_states()) == {"open": 100}
    await store.close()


async def test_a_full_disk_is_away_and_comes_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    await store.commit(new_table())
    with files_no_larger_than((tmp_path / "store.sqlite3-wal").stat().st_size):
        rows = [written(NEW, b"move" * 1000), new_table("another")]
        outcomes = await asyncio.gather(*[store.commit(row) for row in rows], return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreAway, StoreAway]
        assert not await store.can_store()
        assert await store.read_table("table") is not None
    assert await store.can_store()
    await store.commit(written(NEW, b"move"))
    await store.close()


async def test_a_writer_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    await store.commit(new_table())
    (process,) = writer_processes()
    os.kill(process, signal.SIGSTOP)
    waiting = [asyncio.ensure_future(store.commit(new_table(f"{i}"))) for i in range(10)]
    await asyncio.sleep(0.1)
    os.kill(process, signal.SIGKILL)
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreAway] * 10
    with pytest.raises(StoreAway):
        await store.commit(new_table("early"))
    assert await answers_again(store)
    await store.commit(written(NEW, b"move"))
    assert writer_processes() != [process]
    await store.close()
    assert writer_processes() == []


async def test_a_writer_process_ignores_signals_meant_for_its_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    await store.commit(new_table())
    (process,) = writer_processes()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        os.kill(process, number)
    await store.commit(new_table("another"))
    assert writer_processes() == [process]
    await store.close()


async def test_a_writer_process_ends_with_its_server(tmp_path: Path) -> None:
    with child(COMMITS_UNTIL_KILLED, str(tmp_path / "store.sqlite3")) as server:
        assert server.stdout is not None
        server.stdout.readline()
        (process,) = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        os.kill(server.pid, signal.SIGKILL)
    for _ in range(100):
        if not Path(f"/proc/{process}").exists():
            return
        await asyncio.sleep(0.05)
    pytest.fail("the writer process goes on alone")


async def test_a_file_that_is_no_database_is_away(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    path.write_bytes(b"no database" * 1000)
    for _ in range(2):
        with pytest.raises(StoreAway, match="cannot be opened: file is not a database"):
            await SqliteStore(path).open()
    assert path.read_bytes() == b"no database" * 1000


async def test_a_broken_file_is_away(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    store = SqliteStore(path)
    await store.open()
    await store.commit(new_table())
    await store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)  # the first page holds the schema
        file.write(b"\xff" * (size - 4096))
    with pytest.raises(StoreAway, match="malformed"):
        await store.open()


async def test_a_folder_that_cannot_be_made_is_away(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreAway, match="cannot be opened"):
        await SqliteStore(tmp_path / "file" / "store.sqlite3").open()


async def test_postgres_that_goes_is_away_and_is_found_again_when_it_is_back() -> None:
    with throw_away_postgres() as server:
        store = PostgresStore(server.new_database())
        await store.open()
        await store.commit(new_table())
        server.stop()
        for _ in range(2):
            with pytest.raises(StoreAway):
                await store.commit(written(NEW, b"move"))
            with pytest.raises(StoreAway):
                await store.read_table("table")
        assert not await store.can_store()
        server.start()
        assert await answers_again(store)
        await store.commit(written(NEW, b"move"))
        await store.close()


async def test_postgres_that_is_not_there_is_away() -> None:
    with pytest.raises(StoreAway, match="does not answer"):
        await PostgresStore("postgresql://tester@127.0.0.1:1/nothing").open()


async def test_several_servers_may_begin_on_an_empty_postgres(postgres: Postgres) -> None:
    url = postgres.new_database()
    stores = [PostgresStore(url) for _ in range(6)]
    await asyncio.gather(*[store.open() for store in stores])
    outcomes = await asyncio.gather(*[store.commit(new_table()) for store in stores], return_exceptions=True)
    assert outcomes.count(None) == 1
    for store in stores:
        await store.close()


async def test_processes_that_race_for_the_same_tables_never_both_win(postgres: Postgres) -> None:
    url = postgres.new_database()
    stores = [PostgresStore(url) for _ in range(3)]
    await asyncio.gather(*[store.open() for store in stores])
    names = [f"{i}" for i in range(60)]
    await asyncio.gather(*[stores[0].commit(new_table(name)) for name in names])

    async def play(store: PostgresStore, order: list[str]) -> list[str]:
        moves = [store.commit(written(new_table(name).row, b"move")) for name in order]
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        return [name for name, outcome in zip(order, outcomes, strict=True) if outcome is None]

    orders = [names, names[::-1], names[30:] + names[:30]]
    won = await asyncio.gather(*[play(store, order) for store, order in zip(stores, orders, strict=True)])
    assert sorted(chain.from_iterable(won)) == sorted(names)
    for store in stores:
        await store.close()
