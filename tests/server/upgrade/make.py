"""Makes the kept store of an older server, and what that said of it. Run it with the Python of a checkout of that:

cd OLD && PYTHONPATH=. .venv/bin/python THIS/tests/server/upgrade/make.py THIS/tests/server/upgrade/COMMIT
"""

import json
import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.server.running import Caller, Json, Served

DRAWINGS = (
    {"type": "draw", "turn": 0, "flip": False, "holes": [3, 7, 1, 9, 12]},
    {"type": "draw", "turn": 1, "flip": True, "holes": [2, 5, 8, 11, 0]},
)
PASSWORD = "a long password"


def to_move(scene: Json) -> list[int]:
    node = scene["node"]
    return list(node["seats"]) if node and node["kind"] == "decide" else []


def sit(callers: list[Caller], game: str, **more: Any) -> str:
    first, *others = callers
    made = first.make(game, " ".join(["me", *("open" for _ in others)]), **more)
    for other in others:
        other.done(made["table"], "join", key=made["key"])
    table: str = made["table"]
    return table


def play(callers: list[Caller], table: str, moves: int, key: str = "") -> None:
    random = Random(moves)
    for number in range(moves):
        if not (seats := to_move(callers[0].scene(table))):
            return
        scene = callers[seats[0]].scene(table, as_=seats[0])
        body = {"seat": seats[0], "move": random.choice(scene["legal"]), "version": scene["version"]}
        callers[seats[0]].done(table, "play", **body, key=f"{key}{number}")


def start_downhill(callers: list[Caller], table: str) -> None:
    for seat, caller in enumerate(callers):
        body = {"seat": seat, "move": {"type": "start", "x": 4000 + 3000 * seat}, "key": f"start {seat}"}
        caller.done(table, "play", **body, version=caller.scene(table)["version"])


def draw(caller: Caller, table: str, seat: int, drawing: int) -> None:
    body = {"seat": seat, "move": DRAWINGS[drawing], "version": caller.scene(table)["version"]}
    caller.done(table, "play", **body, key=f"draw {seat}")


def make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, Served(Path(place) / "data") as served:
        ana, ben = served.person("Ana"), served.person("Ben")
        ana.posted("/api/me/account", {"login": "ana", "password": PASSWORD})
        both = [ana, ben]
        tables = {game: sit(both, game) for game in ("down-under", "outback", "sturts-stony-desert", "downhill")}
        play(both, tables["down-under"], 12)
        play(both, tables["outback"], 30)
        play(both, tables["sturts-stony-desert"], 7)
        start_downhill(both, tables["downhill"])
        draw(ben, tables["downhill"], 1, 1)
        tables["over"] = sit(both, "sturts-stony-desert")
        play(both, tables["over"], 300)
        tables["open"] = ana.make("outback", "me open", public=True)["table"]
        ana.done(tables["outback"], "say", text="See you tomorrow", key="said")
        ben.done(tables["sturts-stony-desert"], "take-back", seat=1, key="asked")
        said = {
            name: {who: caller.scene(table) for who, caller in (("ana", ana), ("ben", ben))}
            for name, table in tables.items()
        }
        assert served.stop() == 0
        with closing(sqlite3.connect(served.data / "tablelands.sqlite3")) as store:
            store.execute("VACUUM")
            store.execute("PRAGMA journal_mode = DELETE")
        kept = (served.data / "tablelands.sqlite3").read_bytes()
        tokens = {"ana": ana.token, "ben": ben.token}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "store.sqlite3.xz").write_bytes(lzma.compress(kept))
    told = {"tables": tables, "tokens": tokens, "scenes": said}
    (folder / "said.json.xz").write_bytes(lzma.compress(json.dumps(told).encode()))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
