"""Games that go on from another one: they give no advice on a game that people are still playing."""

import pytest

from tests.server.http.asking import STURT, key, play, refused, two_at
from tests.server.running import Caller, Json


def copy_of(caller: Caller, made: Json, **more: object) -> str:
    origin = {"table": made["table"], "key": made["key"]} | more
    body = {"seats": [{"sit": "me"}, {"sit": "me"}], "from": origin}
    copy: str = caller.posted("/api/tables", body)["table"]
    return copy


def finish(ana: Caller, made: Json) -> None:
    ana.done(made["table"], "resign", seat=0, key=key())


def test_a_copy_of_a_game_between_people_gives_hints_only_after_its_end(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben)
    play(ana, made["table"])
    copy = copy_of(ana, made)
    told = refused(ana.act(copy, "hint", seat=1, key=key()), 403, "forbidden")
    assert "people are still playing" in told
    finish(ana, made)
    ana.done(copy, "hint", seat=1, key=key())


def test_a_copy_of_a_copy_gives_none_either_whoever_makes_it(ana: Caller, ben: Caller, nobody: Caller) -> None:
    made = two_at(ana, ben)
    play(ana, made["table"])
    first = copy_of(ana, made)
    key_of_first = ana.posted("/api/tables", {"seats": [{"sit": "me"}, {"sit": "me"}], "from": {"table": first}})
    second = copy_of(ben, key_of_first)
    refused(ben.act(second, "hint", seat=1, key=key()), 403, "forbidden")
    finish(ana, made)
    ben.done(second, "hint", seat=1, key=key())


def test_what_was_made_of_a_copy_is_not_reviewed_while_people_play(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben)
    play(ana, made["table"])
    copy = copy_of(ana, made)
    play(ana, copy)
    ana.done(copy, "resign", seat=0, key=key())
    refused(ana.get(f"/api/tables/{copy}/review"), 403, "forbidden")


@pytest.mark.parametrize("seats", ["me me", "me random"])
def test_a_copy_of_a_game_of_one_person_gives_hints(ana: Caller, seats: str) -> None:
    made = ana.make(STURT, seats)
    ana.done(copy_of(ana, made), "hint", seat=0, key=key())
