"""Backups that a server makes by itself, and which of them stay."""

import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tablelands.cli.configuration import configuration
from tablelands.core.errors import BadRequest
from tablelands.server.store.backups import Backups
from tablelands.server.store.opening import FILE
from tablelands.server.store.rows import StoreAway
from tablelands.server.store.sqlite import SqliteStore
from tests.server.live.waiting import until
from tests.server.running import Served
from tests.server.store.examples import new_table

pytestmark = pytest.mark.anyio
HOUR = 3600.0


@pytest.fixture
async def backups(tmp_path: Path, anyio_backend: str) -> Backups:
    store = SqliteStore(tmp_path / FILE)
    await store.open()
    await store.commit(new_table())
    await store.close()
    return Backups(tmp_path / FILE, tmp_path / "copies", 6 * HOUR, 3, Time())


class Time:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def make(backups: Backups, times: int) -> list[Path]:
    made = []
    for _ in range(times):
        made.append(backups.make())
        os.utime(made[-1], (backups._now(), backups._now()))
        vars(backups)["_now"].now += 6 * HOUR
    return made


async def test_the_newest_stay(backups: Backups) -> None:
    made = make(backups, 5)
    assert backups.kept() == made[2:]
    assert [path.name for path in made[:2]] == [
        "tablelands-20270115-080000.sqlite3",
        "tablelands-20270115-140000.sqlite3",
    ]
    with closing(sqlite3.connect(made[-1])) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_nothing_but_its_own_copies_is_deleted(backups: Backups) -> None:
    backups.folder.mkdir()
    others = [backups.folder / name for name in ("tablelands.sqlite3", "before-the-move.sqlite3", "notes.txt")]
    for other in others:
        other.write_text("mine")
    (backups.folder / "tablelands-20200101-000000.sqlite3.unfinished").touch()
    make(backups, 5)
    assert set(backups.folder.iterdir()) == {*others, *backups.kept()}


async def test_one_that_fails_costs_no_older_one(backups: Backups) -> None:
    made = make(backups, 3)
    backups.store.write_bytes(b"broken" * 1000)
    with pytest.raises(StoreAway):
        backups.make()
    assert backups.kept() == made
    assert not backups._try_to_make()


async def test_a_restart_neither_puts_one_off_nor_hastens_it(backups: Backups) -> None:
    time = vars(backups)["_now"]
    assert backups.first_in() == 0
    make(backups, 1)
    time.now -= 5 * HOUR
    assert backups.first_in() == 5 * HOUR
    time.now += 50 * HOUR
    assert backups.first_in() == 0
    time.now -= 500 * HOUR
    assert backups.first_in() == 6 * HOUR, "the time of day was set back"


async def test_it_is_for_sqlite_alone() -> None:
    options = {"backup_every": "6h", "database": "postgresql:///x"}
    with pytest.raises(BadRequest, match="pg_dump"):
        configuration(options, environment={}).settings()


async def test_a_server_makes_them_and_keeps_as_many_as_it_is_told(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--backup-every", "0.3s", "--backups", "2") as served:
        served.person("Ana").make()
        folder = served.data / "backups"
        seen: set[str] = set()

        def has_made_four() -> bool:
            seen.update(path.name for path in folder.glob("*.sqlite3"))
            return len(seen) >= 4

        until(has_made_four, 30)
        assert served.stop() == 0
    assert len(list(folder.glob("*.sqlite3"))) == 2
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    lines = [json.loads(line) for line in served.logs.read_text().splitlines()]
    assert {line["count"] for line in lines if line["event"] == "backup-made"} == {1, 2}
    assert not [line for line in lines if line["level"] == "error"]
