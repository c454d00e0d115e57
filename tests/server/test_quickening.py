"""A game that is played much gets compiled rules while it is being played, and nobody can tell but by the clock."""

from pathlib import Path
from random import Random

import pytest

from tablelands.core.match import Match
from tablelands.core.registry import find_game
from tablelands.server.quickening import MOVES_BEFORE, can_be_quickened
from tests.server.live.playing import to_move
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Served, Socket

GAME = "sturts-stony-desert"


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


def test_whoever_wants_nothing_compiled_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLELANDS_WARM", "0")
    assert not can_be_quickened(find_game(GAME))
    monkeypatch.delenv("TABLELANDS_WARM")
    assert can_be_quickened(find_game(GAME))
    assert not can_be_quickened(find_game("down-under")), "its positions are too large to be copied for every question"
