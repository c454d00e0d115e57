"""Bots that have no time to think: the game goes on, becomes casual, and everybody is told."""

from collections.abc import Iterator

import pytest

from tablelands.server.bots import pool, turns
from tests.server.http.asking import key, play
from tests.server.live.waiting import until, until_to_move
from tests.server.running import Running


@pytest.fixture(scope="module")
def busy() -> Iterator[Running]:
    """Nobody's questions may wait, and the workers have no places."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turns, "MOST_OF_ONE", 0)
        with Running(thinks=True) as server:
            server.server.bots.turns._free = 0
            yield server


def test_a_game_in_which_a_bot_guessed_is_casual_and_says_so(busy: Running) -> None:
    ana = busy.person()
    table = ana.make(seats="me greedy")["table"]
    with ana.socket() as socket:
        socket.say("watch", table=table)
        first = socket.hear("scene")
        assert (first["guessed"], first["casual"]) == (False, None)
        play(ana, table)
        steps = [socket.hear("step"), socket.hear("step")]
    assert [step["guessed"] for step in steps] == [False, True]
    assert (steps[1]["rated"], steps[1]["casual"]) == (False, "guess")
    busy.server.tables.memory.clear()
    scene = ana.scene(table)
    assert (scene["guessed"], scene["casual"]) == (True, "guess")


def test_the_random_bot_never_guesses(busy: Running) -> None:
    ana = busy.person()
    table = ana.make(seats="me random")["table"]
    play(ana, table)
    until_to_move(ana, table, [0])
    assert not ana.scene(table)["guessed"]


@pytest.mark.parametrize(("lang", "words"), [("en", "No time"), ("de", "Keine Zeit"), ("fr", "Pas le temps")])
def test_a_hint_that_is_a_guess_says_so(busy: Running, lang: str, words: str) -> None:
    ana = busy.person(lang=lang)
    table = ana.make(seats="me me")["table"]
    hint = ana.done(table, "hint", seat=0, key=key())
    assert hint["guess"]
    assert hint["text"].startswith(words)
    with ana.socket() as socket:
        socket.say("hint", table=table, seat=0, key=key())
        assert socket.hear("done")["hint"]["guess"]


def test_guesses_are_counted_and_logged(busy: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(pool, "tell", lambda event, **fields: told.append((event, fields)))
    busy.server.bots._guesses, busy.server.bots._told_at = 0, -pool.TELL_EVERY
    before = guesses(busy)
    ana = busy.person()
    table = ana.make(seats="me me")["table"]
    for _ in range(3):
        ana.done(table, "hint", seat=0, key=key())
    until(lambda: guesses(busy) == before + 3)
    assert told == [("bots-guess", {"count": 1})], "the others within the minute are told with the next"


def guesses(server: Running) -> int:
    lines = server.nobody().get("/metrics").text.splitlines()
    counts = [line.rpartition(" ")[2] for line in lines if line.startswith("tablelands_bot_guesses_total{")]
    return int(sum(map(float, counts)))
