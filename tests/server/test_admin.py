"""`tablelands admin` on stores that a server has played on, while it runs and afterwards."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablelands.server.store.opening import FILE
from tests.server.clubs import Club, sit
from tests.server.live.playing import to_move
from tests.server.postgres import Postgres, postgres
from tests.server.running import Caller, Json, Served

__all__ = ["postgres"]

Kept = dict[str, Any]


def play(callers: list[Caller], table: str, moves: int) -> None:
    """At random, while somebody is to move."""
    random = Random(1)
    for number in range(moves):
        scene: Json = callers[0].scene(table)
        if not (seats := to_move(scene)):
            return
        mover = callers[seats[0]]
        scene = mover.scene(table, as_=seats[0])
        move = random.choice(scene["legal"])
        mover.done(table, "play", seat=seats[0], move=move, version=scene["version"], key=f"{number}")


def found_club(served: Served) -> Club:
    ana, ben = served.person("Ana"), served.person("Ben")
    ana.posted("/api/me/account", {"login": "Ana", "password": "a long password"})
    over, playing = sit(ana, ben, "sturts-stony-desert"), sit(ana, ben, "outback")
    play([ana, ben], over, 200)
    play([ana, ben], playing, 30)
    return Club(served, ana, ben, over, playing, ben.make("down-under", "me open")["table"])


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Its server runs."""
    options: tuple[str, ...] = ()
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        options = ("--database", server.new_database())
    with Served(tmp_path_factory.mktemp("club") / "data", *options) as served:
        yield found_club(served)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Whose server has ended."""
    with Served(tmp_path_factory.mktemp("played") / "data") as served:
        found = found_club(served)
        served.stop()
        yield found


@pytest.fixture
def alone(played: Club, tmp_path: Path) -> Club:
    """A copy of it, to change."""
    copy = Served(tmp_path / "data")
    copy.data.mkdir()
    (copy.data / FILE).write_bytes(played.store.read_bytes())
    return played._replace(served=copy)


# While a server runs


def test_people_are_listed_with_login_and_tables(club: Club) -> None:
    head, *lines, last = club.told("people")
    assert head.split() == ["id", "made", "tables", "login", "name"]
    shown = {line.split()[0]: line.split()[3:] for line in lines}
    assert shown[club.ana.person["id"]] == ["2", "ana", "Ana"]
    assert shown[club.ben.person["id"]] == ["3", "(guest)", "Ben"]
    assert last == "People: 2, guests among them: 1"


def test_tables_are_listed_by_game_and_state(club: Club) -> None:
    *_, last = club.told("tables")
    assert last == "In all: 1 open, 1 being played, 1 over"
    assert [line.split()[0] for line in club.told("tables", "--state", "over")[1:-1]] == [club.over]
    (line,) = club.told("tables", "--game", "outback")[1:-1]
    assert line.split()[:3] == [club.playing, "outback", "playing"]
    assert line.endswith("Ana, Ben")
    assert club.told("tables", "--game", "outback", "--state", "open")[1:-1] == []
    assert "open, playing, over" in club.refused("tables", "--state", "lost")


def test_every_game_replays(club: Club) -> None:
    assert club.told("check")[-1] == "All 3 games replay by the present rules."


def test_a_running_store_is_copied_but_not_replaced(club: Club, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    if club.served.options:
        assert "pg_dump" in club.refused("backup", str(copy))
        return
    assert str(copy) in club.told("backup", str(copy))[0]
    assert copy.stat().st_size > 0
    assert "a server runs" in club.refused("restore", str(copy))


# Afterwards


def test_what_is_restored_is_what_was_copied(alone: Club, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")
    alone.told("backup", copy)
    alone.told("forget", "ana")
    assert alone.told("people")[-1] == "People: 1, guests among them: 1"
    alone.told("restore", copy)
    assert alone.told("people")[-1] == "People: 2, guests among them: 1"


def test_who_is_forgotten_leaves_a_game_and_no_name(alone: Club) -> None:
    assert alone.told("forget", "ANA") == ["Ana is forgotten."]
    assert "nobody here" in alone.refused("forget", "ana")
    assert "Ana" not in "".join(alone.told("people") + alone.told("tables"))
    assert alone.told("tables")[-1] == "In all: 1 open, 0 being played, 2 over"
    assert alone.told("check")[-1] == "All 3 games replay by the present rules."


def test_what_is_no_store_is_told_in_a_line(tmp_path: Path, alone: Club) -> None:
    nowhere = alone._replace(served=Served(tmp_path / "nowhere"))
    assert nowhere.refused("people").count("\n") == 1
    assert not nowhere.served.data.exists()


# Faults


def change_entry(club: Club, table: str, kind: str, change: Callable[[Kept], None]) -> None:
    """The first of a kind in the writes of a table."""
    with closing(sqlite3.connect(club.store)) as store, store:
        asked = 'SELECT version, body FROM writes WHERE "table" = ? ORDER BY version'
        for version, body in store.execute(asked, (table,)).fetchall():
            write = json.loads(body)
            for entry in write.get("entries", ()):
                if kind in entry:
                    change(entry)
                    order = 'UPDATE writes SET body = ? WHERE "table" = ? AND version = ?'
                    store.execute(order, (json.dumps(write).encode(), table, version))
                    return
    pytest.fail(f"no {kind} in {table}")


def what_differs(club: Club) -> list[str]:
    done = club.admin("check")
    assert done.returncode == 1, done.stderr
    *found, last = done.stdout.splitlines()
    assert last == "1 of 3 games do not replay by the present rules."
    return [line for line in found if line]


def test_a_move_that_the_rules_refuse_is_found(alone: Club) -> None:
    change_entry(alone, alone.over, "moved", lambda entry: entry["moved"][1].update(x=3))
    (line,) = what_differs(alone)
    assert line.startswith(f"{alone.over} (sturts-stony-desert): entry 1: ")


def test_luck_that_the_secret_does_not_give_is_found(alone: Club) -> None:
    change_entry(alone, alone.playing, "luck", lambda entry: entry.update(luck={"start": 1 - entry["luck"]["start"]}))
    (line,) = what_differs(alone)
    assert alone.playing in line
    assert "secret" in line


def test_a_position_that_is_another_one_is_found(alone: Club) -> None:
    with closing(sqlite3.connect(alone.store)) as store, store:
        asked = 'SELECT body FROM snapshots WHERE "table" = ?'
        kept = json.loads(store.execute(asked, (alone.playing,)).fetchone()[0])
        kept["checks"]["10"] = "0" * 16
        order = 'UPDATE snapshots SET body = ? WHERE "table" = ?'
        store.execute(order, (json.dumps(kept).encode(), alone.playing))
    (line,) = what_differs(alone)
    assert alone.playing in line
    assert "the position is another one" in line


def test_a_game_that_is_not_over_yet_is_found(alone: Club) -> None:
    with closing(sqlite3.connect(alone.store)) as store, store:
        store.execute("UPDATE tables SET state = 'over' WHERE id = ?", (alone.playing,))
    (line,) = what_differs(alone)
    assert alone.playing in line
