"""A `play` that comes as nearly all do is read in one go, and means what it means when it is read field by field."""

import json
from typing import Any

import pytest

from tablelands.core.errors import BadRequest
from tablelands.core.match import Match
from tablelands.core.reading import Fields
from tablelands.core.registry import find_game
from tablelands.server.asked import read_asked, read_play
from tablelands.server.tables.offered import read_move, write_legal

GAMES = ["sturts-stony-desert", "down-under", "outback"]


def offered(name: str) -> tuple[Any, list[Any]]:
    """A game, and the moves that one may begin with, as they are sent."""
    game = find_game(name)
    match = Match(game, game.setup(2), seed=1)
    while not hasattr(match.node, "seats"):
        match.chance()
    view = match.view(match.node.seats[0])
    write_legal(view)
    return game, json.loads(write_legal(view))


def message(**fields: Any) -> str:
    play = {"do": "play", "table": "abc", "seat": 1, "version": 7, "key": "k"} | fields
    return json.dumps(play, separators=(",", ":"))


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_act(name: str) -> None:
    game, moves = offered(name)
    for move in moves:
        said = message(move=move)
        found = read_play(said)
        assert found is not None
        table, asked = found
        apart = read_asked("play", Fields(json.loads(said), "message"))
        assert table == "abc"
        assert (asked.key, asked.seat, asked.version) == (apart.key, apart.seat, apart.version)
        assert read_move(game, asked.move) == read_move(game, apart.move) == game.moves.from_json(move)


def test_the_same_words_are_another_move_in_another_game() -> None:
    _, moves = offered("sturts-stony-desert")
    found = read_play(message(move=moves[0]))
    assert found is not None
    with pytest.raises(BadRequest, match="straight"):
        read_move(find_game("down-under"), found[1].move)


@pytest.mark.parametrize(
    "unusual",
    [
        {"move": {"type": "lay"}},
        {"move": None},
        {"seat": -1},
        {"seat": True},
        {"seat": 1.0},
        {"version": "7"},
        {"key": ""},
        {"key": "k" * 101},
        {"key": "\n"},
        {"key": 5},
        {"table": None},
        {"more": "than is asked for"},
        {"do": "resign"},
    ],
)
def test_whatever_is_unusual_is_read_apart(unusual: dict[str, Any]) -> None:
    _, moves = offered("sturts-stony-desert")
    assert read_play(message(move=moves[0])) is not None
    assert read_play(message(**{"move": moves[0]} | unusual)) is None


@pytest.mark.parametrize("nonsense", ["", "{", "[]", "5", '{"do":"play"}', message(move={})[:-1], '"\\ud800"'])
def test_nonsense_is_read_apart(nonsense: str) -> None:
    assert read_play(nonsense) is None
