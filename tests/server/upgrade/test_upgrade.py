"""A store of commit c2fdd12 with games in progress is taken up by the present server. `make` made what is kept here."""

import json
import lzma
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablelands.server.store.migration import HEAD, READ_MARK
from tablelands.server.store.opening import FILE
from tests.server.running import Caller, Json, Served
from tests.server.upgrade.make import DRAWINGS, PASSWORD, draw, play, to_move

KEPT = Path(__file__).parent / "c2fdd12"
SAID: Json = json.loads(lzma.decompress((KEPT / "said.json.xz").read_bytes()))
TABLES: dict[str, str] = SAID["tables"]
PEOPLE = ("ana", "ben")


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("upgraded") / "data"
    data.mkdir()
    (data / FILE).write_bytes(lzma.decompress((KEPT / "store.sqlite3.xz").read_bytes()))
    with Served(data) as served:
        yield served


def caller(served: Served, who: str) -> Caller:
    return Caller(served.address, served.http, SAID["tokens"][who])


def told(scene: Json) -> Json:
    """What a promise holds for; texts may get better."""
    same = ("table", "version", "game", "rules", "state", "as", "legal", "luck", "options", "public")
    found: Json = {name: scene[name] for name in same}
    found["log"] = [{name: value for name, value in entry.items() if name != "text"} for entry in scene["log"]]
    found["seats"] = [(seat["sit"], seat["name"], seat["you"]) for seat in scene["seats"]]
    found["chat"] = [(line["seat"], line["name"], line["text"], line["at"]) for line in scene["chat"]]
    found["take-back"] = scene["offers"].get("take-back")
    node = scene["node"] or {}
    found["node"] = {name: node.get(name) for name in ("kind", "seats", "sealed", "scores", "winners")}
    return found


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_as_it_was(upgraded: Served, name: str, who: str) -> None:
    before, now = SAID["scenes"][name][who], caller(upgraded, who).scene(TABLES[name])
    assert told(now) == told(before)
    if before["view"] is not None:
        assert {field: now["view"][field] for field in before["view"] if field != "rules"} == {
            field: value for field, value in before["view"].items() if field != "rules"
        }


def test_the_schema_is_the_present_one_and_every_game_replays(upgraded: Served) -> None:
    with closing(sqlite3.connect(upgraded.data / FILE)) as store:
        assert store.execute(READ_MARK).fetchone() == (HEAD,)
    command = [sys.executable, "-m", "tablelands", "admin", "check", "--data", str(upgraded.data), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "All 6 games replay by the present rules.")


def test_an_account_is_logged_into(upgraded: Served) -> None:
    again = upgraded.nobody().posted("/api/login", {"login": "ana", "password": PASSWORD})
    assert again["person"]["id"] == caller(upgraded, "ana").got("/api/me")["person"]["id"]


def test_a_sealed_drawing_stays_sealed_and_is_opened_with_the_last(upgraded: Served) -> None:
    ana, ben, table = caller(upgraded, "ana"), caller(upgraded, "ben"), TABLES["downhill"]
    hidden = json.dumps(DRAWINGS[1]["holes"], separators=(",", ":"))
    assert hidden not in ana.get(f"/api/tables/{table}").text.replace(" ", "")
    assert ben.scene(table)["view"]["sealed"], "one's own is in one's view"
    draw(ana, table, 0, 0)
    (opened,) = [entry["opened"] for entry in ana.scene(table)["log"] if "opened" in entry]
    assert [move["move"]["holes"] for move in opened] == [drawing["holes"] for drawing in DRAWINGS]


@pytest.mark.parametrize("game", ["down-under", "outback", "sturts-stony-desert"])
def test_games_in_progress_are_played_to_their_ends(upgraded: Served, game: str) -> None:
    both = [caller(upgraded, who) for who in PEOPLE]
    scene = both[0].scene(TABLES[game])
    assert to_move(scene)
    play(both, TABLES[game], 400, key="after")
    assert both[0].scene(TABLES[game])["state"] == "over"
    record = both[0].got(f"/api/tables/{TABLES[game]}/record")
    assert record["events"]
