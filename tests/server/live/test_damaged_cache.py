"""A damaged cache of compiled bots is logged and replaced while the bots play on."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tablelands.bots.background_compilation import is_compiled
from tablelands.core.registry import find_game
from tablelands.search.kernel_loader import cache_folder
from tests.server.live.playing import to_move
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Served
from tests.support.damage import DAMAGE, are_listed, cached_files, digest

STURT = find_game("sturts-stony-desert")
COMPILING = 180
"""Seconds that it may take on a busy machine."""


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of its own with all that the bots of Sturt's Stony Desert need."""
    subprocess.run([sys.executable, "-m", "tablelands", "warm", STURT.id], check=True, capture_output=True)
    compiled = cache_folder(STURT, False, "tablelands.bots.sturts_stony_desert.kernels")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("TABLELANDS_WARM")
    return shutil.copytree(compiled, tmp_path / "tablelands" / compiled.name)


def play_until_bot_has_answered(ana: Caller, table: str, random: Random) -> None:
    """Each of us moves once."""
    scene = until(lambda: [one for one in [ana.scene(table)] if to_move(one) == [0]], 15)[0]
    body = {"seat": 0, "move": random.choice(scene["legal"]), "version": scene["version"], "key": str(scene["version"])}
    ana.done(table, "play", **body)
    until(lambda: to_move(ana.scene(table)) == [0], 15)


def logged(server: Served) -> list[Json]:
    return [json.loads(line) for line in server.logs.read_text().splitlines()]


def damaged(kept: Path, kinds: dict[str, str]) -> dict[Path, str]:
    """The damaged files and what they are then, by kind of damage and suffix."""
    found = {}
    for kind, suffix in kinds.items():
        for path in cached_files(kept, suffix):
            path.write_bytes(DAMAGE[kind](path.read_bytes()))
            found[path] = digest(path)
    assert found
    return found


@pytest.mark.parametrize("kinds", [{"flipped": "nbc"}, {"truncated": "nbi", "zeroed": "nbc"}])
def test_bots_play_on_while_damaged_files_are_replaced(kept: Path, tmp_path: Path, kinds: dict[str, str]) -> None:
    before, random = damaged(kept, kinds), Random(1)
    foreign = next(iter(before)).with_name("uct.uct-24.py311.1.nbc")
    foreign.write_bytes(b"no machine code")
    with Served(tmp_path / "data") as server:
        ana = server.person("Ana")
        table = ana.make(seats="me easy")["table"]
        with ana.socket() as socket:
            socket.say("watch", table=table, bots=True)
            play_until_bot_has_answered(ana, table, random)
            while socket.hear(timeout=COMPILING) != {"on": "bots", "table": table, "warming": False}:
                pass
        for _ in range(3):
            play_until_bot_has_answered(ana, table, random)
        lines = logged(server)
    discarded = [line for line in lines if line["event"] == "cache-discarded"]
    assert {line["file"] for line in discarded} == {path.name for path in [*before, foreign]}
    assert {line["game"] for line in discarded} == {STURT.id}
    assert not {"bots-died", "bot-failed", "bot-refused"} & {line["event"] for line in lines}
    assert not foreign.exists()
    replaced = [path for path in before if path.exists()]
    assert replaced
    assert all(digest(path) != before[path] for path in replaced)
    assert are_listed(kept)
    assert is_compiled(STURT)
