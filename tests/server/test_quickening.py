"""A game that is played much gets compiled rules while it is being played, and nobody can tell but by the clock."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.reading import Fields
from tablelands.core.registry import find_game
from tablelands.games.sturts_stony_desert.formats import prospects
from tablelands.search import objects, quick
from tablelands.server import quickening
from tablelands.server.quickening import MOVES_BEFORE, can_be_quickened, quicken
from tablelands.server.tables import acts
from tablelands.server.tables.making import Maker, make_table
from tests.server.live.playing import to_move
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Served, Socket

GAME = "sturts-stony-desert"


@pytest.fixture(autouse=True)
def nothing_known_of_the_disk() -> Iterator[None]:
    quick._kept.cache_clear()
    yield
    quick._kept.cache_clear()


def play_one(player: Caller, socket: Socket, random: Random, *, check: bool = False) -> int:
    """A whole game with oneself; answers how many moves it had. `check` compares all that is told with rules that are
    interpreted here."""
    table, moves = player.make(seats="me me")["table"], 0
    socket.say("watch", table=table)
    told = socket.hear("scene")
    game = find_game(GAME)
    here = Match(game, game.setup(2))
    while told["state"] != "over":
        seat = to_move(told)[0]
        if check:
            view = here.view(told["as"])
            assert told["legal"] == view.legal
            assert told["outlook"] == view.outlook
            assert told["view"]["threats"] == view.position["threats"]
        move = random.choice(here.view(seat).legal or [])
        socket.say("play", table=table, seat=seat, version=told["version"], move=move, key=str(moves))
        here.play(seat, game.moves.from_json(move))
        socket.hear("done")
        told = laid_over(told, socket.hear())
        moves += 1
    socket.say("leave", table=table)
    return moves


def laid_over(scene: Json, heard: Json) -> Json:
    """Who sees another seat's side gets a new scene, all others a step."""
    return heard if heard["on"] == "scene" else {**scene, **heard, "view": {**scene["view"], **heard["view"]}}


def test_games_go_on_while_their_rules_get_quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLELANDS_WARM")
    random, moves = Random(5), 0
    with Served(tmp_path / "data") as server:
        player = server.person()
        with player.socket() as socket:
            while moves < MOVES_BEFORE:
                assert "quickened" not in server.logs.read_text()
                moves += play_one(player, socket, random)
            until(lambda: '"event": "quickened", "game": "sturts-stony-desert"' in server.logs.read_text(), 90)
            for _ in range(10):
                play_one(player, socket, random, check=True)
    assert "failed" not in server.logs.read_text()


def test_where_nothing_can_be_kept_on_disk_rules_stay_interpreted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Compiling them in the serving process would make everybody wait."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    game = find_game(GAME)
    monkeypatch.setattr(type(game), "quicken", lambda game, rules: pytest.fail("compiled"))
    with caplog.at_level("INFO"):
        quicken(game)
    assert [record.message for record in caplog.records] == ["quickening-failed"]


def test_what_is_on_disk_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(GAME)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert not quick.is_compiled(game)
    subprocess.run([sys.executable, "-m", quickening.COMPILER, GAME], check=True)
    assert quick.is_compiled(game)
    monkeypatch.setattr(game, "rules", game.rules)  # type: ignore[attr-defined]  # it has
    monkeypatch.setattr(prospects, "_look_ahead", [])
    monkeypatch.setattr(subprocess, "run", lambda *_: pytest.fail("compiled again"))
    quicken(game)
    assert prospects._look_ahead


def test_what_is_on_disk_is_loaded_without_the_compiler() -> None:
    """Which would take most of a second in which nobody is answered."""
    quick.quick_rules(find_game(GAME))
    script = (
        "import sys; from tablelands.core.registry import find_game; from tablelands.search.quick import quick_rules\n"
        f"game = find_game({GAME!r}); rules = quick_rules(game)\n"
        "print(rules.listed(game.setups.begin(game.setup(2))), {'numba', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    game = find_game(GAME)
    assert done.stdout == f"{game.legal_codes(game.setups.begin(game.setup(2)))} set()\n"  # type: ignore[attr-defined]


def test_machine_code_that_differs_from_the_rules_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = find_game(GAME)
    quick.quick_rules(game)
    code = quick._kept(game).read_bytes()
    quick._kept.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(objects, "machine_code", lambda *_: code)
    others = SimpleNamespace(**{**vars(game.rules), "ahead": lambda state, out, scratch: 0})
    with monkeypatch.context() as changed:
        changed.setattr(game, "rules", others)
        with pytest.raises(RuntimeError, match="differ"):
            quick.compile_ahead(game)
    assert not quick.is_compiled(game)
    assert not list(quick._kept(game).parent.iterdir())
    quick.compile_ahead(game)
    assert quick.is_compiled(game)


def test_whoever_wants_nothing_compiled_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLELANDS_WARM", "0")
    assert not can_be_quickened(find_game(GAME))
    monkeypatch.delenv("TABLELANDS_WARM")
    assert can_be_quickened(find_game(GAME))
    assert not can_be_quickened(find_game("down-under")), "its positions are too large to be copied for every question"


def test_tables_where_nobody_has_moved_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLELANDS_WARM")
    asked: list[object] = []
    monkeypatch.setattr(quickening, "quicken", asked.append)
    counting = quickening.Quickening()
    wishes = Fields({"game": GAME, "seats": [{"sit": "me"}] * 2}, "body")
    table = make_table(wishes, Maker("ana", "Ana", "en"), None, 0.0)
    acts.begin_if_full(table, 0.0)
    table.finish_write(0.0, seats=True)
    for _ in range(MOVES_BEFORE):
        counting.look_after(table)
    assert not counting._moves
    acts.play(table, 0, {"type": "lay", "tile": "double", "x": 0, "y": 0, "turn": 0}, table.version)
    table.finish_write(0.0)
    for _ in range(MOVES_BEFORE):
        counting.look_after(table)
    until(lambda: asked == [table.game], 5)
