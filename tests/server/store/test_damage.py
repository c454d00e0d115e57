"""Each file that a server keeps is damaged, one at a time: it starts, or says in one sentence what is wrong and what to
do, and no acknowledged move that can be read is lost."""

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tablelands.server.clock import FILE as CLOCK
from tablelands.server.store.damage import last_commit
from tablelands.server.store.opening import FILE
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Served
from tests.support.damage import DAMAGE

WAL = f"{FILE}-wal"
KINDS = [*DAMAGE, "missing"]


class Kept(NamedTuple):
    """The data folder of a server that was killed, and what it had acknowledged."""

    data: Path
    token: str
    tables: list[str]
    versions: dict[str, int]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """One table is in the database itself, the other in its log alone. The folder is copied while the server has
    nothing to do, as if the power went."""
    folder = tmp_path_factory.mktemp("kept")
    data, kept = folder / "running", folder / "data"
    with Served(data, "--backup-every", "1h") as served:
        ana = served.person("Ana")
        tables = [play(ana)]
        until(lambda: list((data / "backups").glob("*.sqlite3")), 10)
        served.stop()
        served.start()
        tables.append(play(ana))
        versions = {table: ana.scene(table)["version"] for table in tables}
        shutil.copytree(data, kept)
    assert (kept / WAL).stat().st_size > 50_000
    return Kept(kept, str(ana.token), tables, versions)


def play(ana: Caller) -> str:
    table: str = ana.make()["table"]
    random = Random(1)
    for _ in range(6):
        scene: Json = ana.scene(table)
        body = {"seat": scene["node"]["seats"][0], "version": scene["version"], "key": f"{scene['version']}"}
        ana.done(table, "play", move=random.choice(scene["legal"]), **body)
    return table


@pytest.fixture
def copy(kept: Kept, tmp_path: Path) -> Kept:
    shutil.copytree(kept.data, tmp_path / "data")
    return kept._replace(data=tmp_path / "data")


def damage(file: Path, kind: str) -> None:
    if kind == "missing":
        file.unlink()
    else:
        file.write_bytes(DAMAGE[kind](file.read_bytes()))


def refusal(data: Path) -> str | None:
    """What a server says that does not start. None if it starts."""
    command = [sys.executable, "-m", "tablelands", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        started = process.stdout.readline()
        process.terminate()
        _, said = process.communicate(timeout=20)
    if started:
        return None
    assert process.returncode == 1
    told = [line for line in said.splitlines() if not line.startswith("{")]
    assert len(told) == 1, said
    return told[0]


def found(copy: Kept) -> dict[str, int | None]:
    """The version of each table that can be read."""
    with Served(copy.data) as served:
        ana = Caller(served.address, served.http, copy.token)
        answers = {table: ana.get(f"/api/tables/{table}") for table in copy.tables}
    return {table: answer.json().get("version") for table, answer in answers.items()}


def logged(data: Path, event: str) -> list[Json]:
    lines = (data.parent / f"{data.name}.log").read_text().splitlines()
    return [line for line in map(json.loads, lines) if line["event"] == event]


ANEW = [(f"{FILE}-shm", kind) for kind in KINDS] + [(f"{FILE}.lock", "foreign"), (CLOCK, "foreign"), (CLOCK, "missing")]


@pytest.mark.parametrize(("name", "kind"), ANEW)
def test_what_can_be_made_anew_costs_nothing(copy: Kept, name: str, kind: str) -> None:
    damage(copy.data / name, kind)
    assert found(copy) == copy.versions


@pytest.mark.parametrize("kind", ["emptied", "zeroed", "foreign", "missing"])
def test_a_database_that_is_lost_is_not_begun_anew(copy: Kept, kind: str) -> None:
    """SQLite would delete the log beside an empty one."""
    damage(copy.data / FILE, kind)
    log = (copy.data / WAL).read_bytes()
    said = refusal(copy.data)
    assert said is not None
    assert said.startswith(f"tablelands serve: the store {copy.data / FILE} cannot be opened: ")
    assert "tablelands admin restore" in said
    assert (copy.data / WAL).read_bytes() == log
    copies = sorted((copy.data / "backups").glob("*.sqlite3"))
    command = [sys.executable, "-m", "tablelands", "admin", "restore", str(copies[-1]), "--data", str(copy.data)]
    subprocess.run(command, check=True, capture_output=True)
    assert refusal(copy.data) is None


def test_a_database_of_another_program_is_left_alone(copy: Kept) -> None:
    for file in (FILE, WAL, f"{FILE}-shm"):
        (copy.data / file).unlink()
    with closing(sqlite3.connect(copy.data / FILE)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = (copy.data / FILE).read_bytes()
    said = refusal(copy.data)
    assert said is not None
    assert "some other program" in said
    assert (copy.data / FILE).read_bytes()[100:] == before[100:]


def test_a_database_that_was_cut_off_is_told(copy: Kept) -> None:
    with Served(copy.data) as served:
        served.stop()
    damage(copy.data / FILE, "truncated")
    assert "has been cut off" in str(refusal(copy.data))


def test_pages_that_are_damaged_cost_nothing_but_themselves(copy: Kept) -> None:
    """Each page in turn, all but the first ones: what is answered is what was acknowledged, or it is 503."""
    file = copy.data / FILE
    with Served(copy.data) as served:
        served.stop()  # all is in one file
    sound = file.read_bytes()
    for at in Random(5).sample(range(4096, len(sound), 4096), 6):
        file.write_bytes(sound[:at] + bytes(4096) + sound[at + 4096 :])
        said = refusal(copy.data)
        if said is not None:
            assert "tablelands admin restore" in said
            continue
        for table, version in found(copy).items():
            assert version in (copy.versions[table], None)


# The log


@pytest.mark.parametrize("kind", ["flipped", "zeroed", "foreign"])
def test_a_damaged_log_is_told_and_kept(copy: Kept, kind: str) -> None:
    damage(copy.data / WAL, kind)
    log = (copy.data / WAL).read_bytes()
    there = found(copy)
    assert there[copy.tables[0]] == copy.versions[copy.tables[0]]
    assert (there[copy.tables[1]] or 0) < copy.versions[copy.tables[1]], "what is behind the damage"
    assert [(line["level"], line["store"]) for line in logged(copy.data, "log-damaged")] == [("error", "sqlite")]
    (left,) = copy.data.glob(f"{WAL}.damaged-*")
    assert left.read_bytes() == log


@pytest.mark.parametrize("kind", ["truncated", "emptied", "missing"])
def test_a_log_that_is_cut_off_costs_what_it_has_lost(copy: Kept, kind: str) -> None:
    damage(copy.data / WAL, kind)
    assert found(copy)[copy.tables[0]] == copy.versions[copy.tables[0]]


def test_a_sound_log_is_no_damage(copy: Kept) -> None:
    assert (last_commit(copy.data / WAL) or 0) > 5
    assert found(copy) == copy.versions
    assert logged(copy.data, "log-damaged") == []
    assert not list(copy.data.glob("*damaged*"))


def test_a_transaction_that_was_never_committed_is_no_damage(copy: Kept) -> None:
    """As a kill leaves one."""
    with (copy.data / WAL).open("ab") as log:
        log.write((copy.data / WAL).read_bytes()[32 : 32 + 1000])
    assert found(copy) == copy.versions
    assert logged(copy.data, "log-damaged") == []


# Backups


@pytest.mark.parametrize("kind", ["truncated", "emptied", "zeroed", "foreign"])
def test_a_damaged_backup_replaces_nothing(copy: Kept, kind: str) -> None:
    (backup,) = (copy.data / "backups").iterdir()
    damage(backup, kind)
    command = [sys.executable, "-m", "tablelands", "admin", "restore", str(backup), "--data", str(copy.data)]
    done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert str(backup) in done.stderr
    assert found(copy) == copy.versions
