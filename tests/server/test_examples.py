"""The example of a bot plays whole games over the public interface, as anybody's bot would."""

import json
import os
import subprocess
import sys

import pytest

from tablelands.core.registry import find_game, game_ids
from tests.server.running import Caller, Json, Running
from tests.support.games import ROOT

BOT = ROOT / "examples" / "bot.py"


def bot(server: Running, *link: str, **settings: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, BOT, server.address, *link],
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ending(process: "subprocess.Popen[str]") -> Json:
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    told: Json = json.loads(said)
    return told


def test_it_is_short() -> None:
    assert len(BOT.read_text().splitlines()) <= 60


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).lists_moves])
def test_it_plays_a_whole_game_against_a_bot_of_the_server(game_id: str, server: Running) -> None:
    assert ending(bot(server, GAME=game_id))["by"] == "rules"


def test_two_of_them_play_at_a_table_that_somebody_has_made(server: Running, ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="open open")
    tokens = [caller.token or "" for caller in (ana, ben)]
    endings = [ending(one) for one in [bot(server, made["link"], TOKEN=token) for token in tokens]]
    assert endings[0] == endings[1]
    assert ana.scene(made["table"])["ending"] == endings[0]
