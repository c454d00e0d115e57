"""Whether a server is alive, whether it could store a move, and what it says when it could not."""

import io
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablelands.server.logs import LOGGER, QUIET_SECONDS, JsonLines
from tablelands.server.store.failures import FailureLog, reason_of
from tablelands.server.store.opening import FILE
from tablelands.server.store.store import Store
from tests.server.running import Json, Served
from tests.server.store.examples import new_table

TABLES = ("tables", "writes", "acts", "chat", "snapshots", "seated")


def destroy_root(store: Path, name: str) -> None:
    """The first page of a table."""
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with store.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def failures(served: Served) -> list[Json]:
    lines = [json.loads(line) for line in served.logs.read_text().splitlines()]
    return [line for line in lines if line["event"] == "store-failed"]


def test_a_store_that_takes_no_move_is_alive_but_not_ready_and_says_why(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        ana = served.person("Ana")
        table = ana.make()["table"]
        assert ana.get("/healthz").json() == ana.get("/readyz").json() == {"ok": True}
        served.stop()
        destroy_root(served.data / FILE, "writes")
        served.start()
        for _ in range(5):
            assert ana.get(f"/api/tables/{table}").status_code == 503
        assert ana.get("/healthz").status_code == 200
        assert ana.get("/readyz").status_code == 503
        assert {(line["level"], line["kind"], line["reason"]) for line in failures(served)} == {
            ("error", "reading", "sqlite-corrupt"),
            ("error", "writing", "sqlite-corrupt"),
        }
        assert len(failures(served)) == 2, "however often it fails"


@pytest.mark.anyio
async def test_to_be_tried_leaves_nothing_behind(store: Store) -> None:
    await store.commit(new_table())
    questions = [(f"SELECT count(*) FROM {name}", ()) for name in TABLES]
    before = await store.ask(*questions)
    assert await store.can_store()
    assert await store.ask(*questions) == before


def test_whoever_asks_often_makes_the_store_write_once_a_second(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        ana, wal = served.person("Ana"), tmp_path / "data" / f"{FILE}-wal"
        ana.get("/readyz")
        before = wal.stat().st_size
        for _ in range(20):
            assert ana.get("/healthz").status_code == 200
        assert wal.stat().st_size == before
        assert ana.get("/readyz").status_code == 200
        for _ in range(20):
            ana.get("/readyz")
        assert wal.stat().st_size - before < 400_000, "twenty would be more"


# What is said


class Said:
    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(JsonLines())
        self.now = 1000.0
        self.log = FailureLog(lambda: self.now)

    def lines(self) -> list[tuple[str, str, int]]:
        found = [json.loads(line) for line in self.stream.getvalue().splitlines()]
        return [(line["kind"], line["reason"], line["count"]) for line in found]


@pytest.fixture
def said() -> Said:
    return Said()


def test_each_reason_is_told_once_a_minute(said: Said) -> None:
    logger = logging.getLogger(LOGGER)
    logger.addHandler(said.handler)
    try:
        for _ in range(10):
            said.log.tell("writing", "sqlite-full")
            said.log.tell("reading", "sqlite-corrupt")
        assert said.lines() == [("writing", "sqlite-full", 1), ("reading", "sqlite-corrupt", 1)]
        said.now += QUIET_SECONDS
        said.log.tell("writing", "sqlite-full")
        assert said.lines()[2:] == [("writing", "sqlite-full", 10)]
    finally:
        logger.removeHandler(said.handler)


def test_a_reason_is_the_name_of_an_error_never_its_words(tmp_path: Path) -> None:
    (tmp_path / "store").write_bytes(b"secret" * 1000)
    with closing(sqlite3.connect(tmp_path / "store")) as connection, pytest.raises(sqlite3.DatabaseError) as found:
        connection.execute("SELECT * FROM sqlite_master")
    assert reason_of(found.value) == "sqlite-notadb"
    assert reason_of(ConnectionRefusedError("secret")) == "connection-refused-error"
