"""Take-backs, rematches and hints."""

import pytest

from tests.server.http.asking import STURT, bad, key, play, play_out, refused, two_at
from tests.server.http.downhill import draws, starts
from tests.server.running import Caller, Running


def take_back(caller: Caller, table: str, seat: int, **more: object) -> int:
    return int(caller.done(table, "take-back", seat=seat, key=key(), **more)["version"])


def three_at(ana: Caller, ben: Caller, cem: Caller) -> str:
    made = ana.make(seats="me open open")
    for one in (ben, cem):
        one.done(made["table"], "join", key=made["key"])
    return str(made["table"])


# Alone


def test_it_is_taken_back_at_once_around_one_device(ana: Caller) -> None:
    table = ana.make()["table"]
    start = ana.scene(table)
    play(ana, table)
    play(ana, table)
    version = take_back(ana, table, 0)
    scene = ana.scene(table)
    assert scene["version"] == version > start["version"]
    assert (scene["view"], scene["node"], scene["legal"]) == (start["view"], start["node"], start["legal"])
    back = scene["log"][-1]
    assert {name: back[name] for name in ("n", "back")} == {"n": 3, "back": 0}
    assert len(scene["log"]) == 3
    assert ana.got(f"/api/tables/{table}/record")["events"] == []


def test_a_seat_goes_back_before_its_own_last_move(ana: Caller) -> None:
    table = ana.make()["table"]
    for _ in range(3):
        play(ana, table)
    take_back(ana, table, 1)
    scene = ana.scene(table)
    assert (scene["log"][-1]["back"], scene["node"]["seats"]) == (1, [1])


def test_it_is_free_against_bots(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    play(ana, table)
    take_back(ana, table, 0)
    assert ana.scene(table)["node"]["seats"] == [0]


def test_where_nothing_was_moved_nothing_is_taken_back(ana: Caller) -> None:
    table = ana.make()["table"]
    bad(ana.act(table, "take-back", seat=0, key=key()))
    play(ana, table)
    bad(ana.act(table, "take-back", seat=1, key=key()))


def test_never_past_luck(ana: Caller) -> None:
    table = ana.make("outback")["table"]
    seat = ana.scene(table)["as"]
    play(ana, table, next(move for move in ana.scene(table)["legal"] if move["type"] == "keep"))
    before = ana.scene(table)
    assert bad(ana.act(table, "take-back", seat=seat, key=key()))
    assert ana.scene(table) == before


def test_never_past_a_secret_move(ana: Caller) -> None:
    table = ana.make("downhill")["table"]
    version = starts(table, [ana, ana])
    draws(ana, table, 0, version)
    bad(ana.act(table, "take-back", seat=0, key=key()))
    draws(ana, table, 1, version)
    bad(ana.act(table, "take-back", seat=0, key=key()))


def test_not_for_another_and_not_before_or_after_the_game(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    refused(ben.act(table, "take-back", seat=0, key=key()), 403, "forbidden")
    ben.done(table, "resign", seat=1, key=key())
    refused(ana.act(table, "take-back", seat=0, key=key()), 409, "not-your-turn")
    table = ana.make(seats="me open")["table"]
    refused(ana.act(table, "take-back", seat=0, key=key()), 409, "not-your-turn")


# By consent


def test_another_person_has_to_agree(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    before = ana.scene(table)
    assert take_back(ana, table, 0) == before["version"]
    asked = ben.scene(table)
    assert asked["offers"] == {"take-back": {"seat": 0, "to": 0}}
    assert (asked["version"], len(asked["log"])) == (before["version"], 1)
    assert take_back(ben, table, 1, answer=True) > before["version"]
    scene = ana.scene(table)
    assert (scene["offers"], scene["log"][-1]["back"]) == ({}, 0)


def test_every_other_person_has_to_agree(server: Running, ana: Caller, ben: Caller) -> None:
    cem = server.person("Cem")
    table = three_at(ana, ben, cem)
    play(ana, table)
    take_back(ana, table, 0)
    take_back(ben, table, 1, answer=True)
    assert "take-back" in ana.scene(table)["offers"]
    take_back(cem, table, 2, answer=True)
    assert ana.scene(table)["log"][-1]["back"] == 0


def test_one_refusal_is_enough(server: Running, ana: Caller, ben: Caller) -> None:
    cem = server.person("Cem")
    table = three_at(ana, ben, cem)
    play(ana, table)
    take_back(ana, table, 0)
    take_back(cem, table, 2, answer=False)
    assert ana.scene(table)["offers"] == {"declined": [0]}
    assert len(ana.scene(table)["log"]) == 1


def test_there_is_one_offer_at_a_time(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    play(ben, table)
    take_back(ana, table, 0)
    refused(ben.act(table, "take-back", seat=1, key=key()), 409, "taken")
    assert ana.scene(table)["offers"]["take-back"]["seat"] == 0


def test_an_offer_lapses_with_the_next_move(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    take_back(ana, table, 0)
    play(ben, table)
    assert ana.scene(table)["offers"] == {}
    bad(ben.act(table, "take-back", seat=1, key=key(), answer=True))


def test_a_take_back_that_was_declined_is_told_until_the_next_move_of_the_seat(ana: Caller, ben: Caller) -> None:
    """And is told apart from one that has lapsed."""
    table = two_at(ana, ben)["table"]
    play(ana, table)
    with ana.socket() as socket:
        socket.say("watch", table=table)
        take_back(ana, table, 0)
        take_back(ben, table, 1, answer=False)
        assert socket.hear("offer")["offers"]["take-back"]["seat"] == 0
        assert socket.hear("offer")["offers"] == {"declined": [0]}
        play(ben, table)
        assert "offers" not in socket.hear("step")
        assert ana.scene(table)["offers"] == {"declined": [0]}
        play(ana, table)
        assert socket.hear("step")["offers"] == {}


def test_who_was_refused_asks_again_only_after_his_next_move(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    take_back(ana, table, 0)
    take_back(ben, table, 1, answer=False)
    again = ana.act(table, "take-back", seat=0, key=key())
    refused(again, 429, "too-many")
    assert int(again.headers["retry-after"]) >= 1
    play(ben, table)
    refused(ana.act(table, "take-back", seat=0, key=key()), 429, "too-many")
    play(ana, table)
    take_back(ana, table, 0)
    assert "take-back" in ana.scene(table)["offers"]


def test_nobody_answers_his_own_question_or_one_that_was_not_asked(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    bad(ben.act(table, "take-back", seat=1, key=key(), answer=True))
    take_back(ana, table, 0)
    bad(ana.act(table, "take-back", seat=0, key=key(), answer=True))


def test_whoever_asked_can_withdraw_the_question_and_ask_again(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    take_back(ana, table, 0)
    take_back(ana, table, 0, answer=False)
    assert ben.scene(table)["offers"] == {}
    bad(ben.act(table, "take-back", seat=1, key=key(), answer=True))
    take_back(ana, table, 0)
    assert take_back(ben, table, 1, answer=True)
    assert ana.scene(table)["log"][-1]["back"] == 0


# Rematch


def test_the_table_is_there_once_everybody_has_asked(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben, options={"claim": True}, clock={"kind": "move", "seconds": 500})
    old = made["table"]
    refused(ana.act(old, "rematch", key=key()), 409, "not-your-turn")
    ana.done(old, "resign", seat=0, key=key())
    asked = ana.done(old, "rematch", key="again")
    assert (asked["table"], asked["version"]) == (None, ana.scene(old)["version"])
    assert ben.scene(old)["offers"]["rematch"] == {"seats": [0], "table": None}
    agreed = ben.done(old, "rematch", key=key())
    new = agreed["table"]
    assert ana.scene(old)["offers"]["rematch"] == {"seats": [0, 1], "table": new}
    scene = ana.scene(new)
    assert (scene["state"], scene["game"], scene["clock"]) == ("playing", STURT, {"kind": "move", "seconds": 500})
    assert scene["options"] == ana.scene(old)["options"]
    assert [seat["name"] for seat in scene["seats"]] == ["Ben", "Ana"]
    assert scene["as"] == 1
    assert ana.done(old, "rematch", key="again") == asked
    assert ana.done(old, "rematch", key=key())["table"] == new


def test_seats_move_on_by_one_bots_too(ana: Caller) -> None:
    table = ana.make(seats="me easy easy")["table"]
    ana.done(table, "resign", seat=0, key=key())
    for _ in range(2000):
        if ana.scene(table)["state"] == "over":
            break
    new = ana.done(table, "rematch", key=key())["table"]
    assert [seat["sit"] for seat in ana.scene(new)["seats"]] == ["bot", "person", "bot"]


def test_a_rematch_can_be_declined_and_a_wish_withdrawn(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    ana.done(table, "resign", seat=0, key=key())
    ana.done(table, "rematch", key=key())
    assert ben.done(table, "rematch", answer=False, key=key())["table"] is None
    assert ana.scene(table)["offers"]["rematch"] == {"seats": [0], "table": None, "declined": [1]}
    ana.done(table, "rematch", answer=False, key=key())
    assert "rematch" not in ben.scene(table)["offers"]
    ana.done(table, "rematch", key=key())
    assert ben.done(table, "rematch", key=key())["table"] is not None
    assert "declined" not in ana.scene(table)["offers"]["rematch"]


def test_asking_once_more_asks_those_who_declined_again(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    ana.done(table, "resign", seat=0, key=key())
    ana.done(table, "rematch", key=key())
    ben.done(table, "rematch", answer=False, key=key())
    assert ana.done(table, "rematch", key=key())["table"] is None
    assert ben.scene(table)["offers"]["rematch"] == {"seats": [0], "table": None}


def test_only_those_who_sat_ask_for_a_rematch(ana: Caller, ben: Caller) -> None:
    table = ana.make(public=True)["table"]
    ana.done(table, "resign", seat=0, key=key())
    refused(ben.act(table, "rematch", key=key()), 403, "forbidden")


# Hints


def test_a_hint_is_a_legal_move_and_why(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    scene = ana.scene(table)
    hint = ana.done(table, "hint", seat=0, key="h")
    assert set(hint) == {"version", "move", "text", "why", "others"}
    assert hint["version"] == scene["version"]
    assert hint["move"] in scene["legal"]
    assert hint["text"]
    assert hint["why"]
    assert ana.done(table, "hint", seat=0, key="h") == hint
    assert ana.scene(table) == scene | {"rated": False, "casual": "hint"}


def test_no_hint_where_another_person_sits(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    text = refused(ana.act(table, "hint", seat=0, key=key()), 403, "forbidden")
    assert text.endswith("only when no other person plays")


def test_hints_are_for_a_seat_to_move(ana: Caller) -> None:
    table = ana.make()["table"]
    refused(ana.act(table, "hint", seat=1, key=key()), 409, "not-your-turn")
    refused(ana.act(table, "hint", seat=5, key=key()), 403, "forbidden")
    play_out(ana, table)
    refused(ana.act(table, "hint", seat=0, key=key()), 409, "not-your-turn")


@pytest.mark.parametrize("game", ["down-under", "downhill", "outback"])
def test_every_game_has_hints(ana: Caller, game: str) -> None:
    table = ana.make(game)["table"]
    scene = ana.scene(table)
    hint = ana.done(table, "hint", seat=scene["as"], key=key())
    ana.done(table, "play", seat=scene["as"], move=hint["move"], version=scene["version"], key=key())
