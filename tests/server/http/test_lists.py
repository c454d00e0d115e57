"""Lists of tables."""

import pytest

from tests.server.http.asking import STURT, bad, key, play, refused, two_at
from tests.server.running import Caller, Json, Running

LISTED = {
    *("table", "game", "options", "state", "public", "clock", "seats", "version", "turn", "yours", "changed"),
}


def ids(caller: Caller, **query: str) -> list[str]:
    """Of all pages."""
    found: list[str] = []
    while True:
        page = caller.got("/api/tables", **query)
        assert len(page["tables"]) <= 50
        found += [one["table"] for one in page["tables"]]
        if page["cursor"] is None:
            return found
        assert len(page["tables"]) == 50
        query["cursor"] = page["cursor"]


def find(caller: Caller, table: str, **query: str) -> Json:
    listed: list[Json] = caller.got("/api/tables", **query)["tables"]
    return next(one for one in listed if one["table"] == table)


def test_a_table_is_listed_as_it_is(ana: Caller, ben: Caller) -> None:
    clock = {"kind": "game", "seconds": 900, "increment": 10}
    table = ana.make(seats="me open easy", public=True, clock=clock, options={"claim": True})["table"]
    one = find(ana, table)
    assert set(one) >= LISTED
    assert (one["game"], one["state"], one["public"], one["clock"]) == (STURT, "open", True, clock)
    assert one["options"] == {"claim": True, "swap_axes": False}
    assert (one["turn"], one["yours"]) == ([], [0])
    assert [seat["sit"] for seat in one["seats"]] == ["person", "open", "bot"]
    assert one["version"] == ana.scene(table)["version"]
    assert one["changed"].endswith("Z")
    assert find(ben, table)["yours"] == []


def test_each_list_shows_public_tables_of_its_state(ana: Caller, nobody: Caller) -> None:
    waiting = ana.make(seats="me open", public=True)["table"]
    playing = ana.make(public=True)["table"]
    over = ana.make(public=True)["table"]
    ana.done(over, "resign", seat=0, key=key())
    hidden = ana.make(seats="me open")["table"]
    shown = {show: ids(nobody, show=show) for show in ("open", "live", "done")}
    assert waiting in shown["open"]
    assert playing in shown["live"]
    assert over in shown["done"]
    for show, wrong in (("open", playing), ("live", over), ("done", waiting)):
        assert wrong not in shown[show]
    assert all(hidden not in tables for tables in shown.values())
    assert ids(nobody) == shown["open"]


def test_mine_is_where_one_sits_and_what_one_made_in_every_state(server: Running, ben: Caller) -> None:
    ida = server.person("Ida")
    made = ida.make(seats="open open")["table"]
    sat = two_at(ben, ida)["table"]
    over = two_at(ben, ida)["table"]
    ida.done(over, "resign", seat=1, key=key())
    public = ben.make(seats="me open", public=True)["table"]
    assert ids(ida, show="mine") == [over, sat, made]
    assert public not in ids(ida, show="mine")


def test_who_stood_up_has_it_no_more_among_his(server: Running, ana: Caller) -> None:
    ida = server.person("Ida")
    made = ana.make(seats="open open")
    seat = ida.done(made["table"], "join", key=made["key"])["seat"]
    assert ids(ida, show="mine") == [made["table"]]
    ida.done(made["table"], "stand", seat=seat)
    assert ids(ida, show="mine") == []


def test_mine_says_whose_turn_it_is(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    assert (find(ben, table, show="mine")["turn"], find(ben, table, show="mine")["yours"]) == ([0], [1])
    play(ana, table)
    assert find(ben, table, show="mine")["turn"] == [1]


def test_a_seat_that_left_is_nobodys_in_a_list_too(server: Running, ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open me")
    ben.done(made["table"], "join", key=made["key"])
    ben.done(made["table"], "resign", seat=1, key=key())
    one = find(ben, made["table"], show="mine")
    assert (one["yours"], one["seats"][1]["gone"]) == ([], "resigned")


def test_last_changed_comes_first(server: Running) -> None:
    ida = server.person("Ida")
    one, other = ida.make()["table"], ida.make()["table"]
    assert ids(ida, show="mine") == [other, one]
    play(ida, one)
    assert ids(ida, show="mine") == [one, other]


def test_one_game_can_be_asked_for(server: Running, nobody: Caller) -> None:
    ida = server.person("Ida")
    table = ida.make("outback", "me open", public=True)["table"]
    assert table in ids(nobody, game="outback")
    assert table not in ids(nobody, game=STURT)
    bad(nobody.get("/api/tables", game="chess"))


@pytest.fixture(scope="module")
def many(server: Running) -> tuple[Caller, list[str]]:
    jo = server.person("Jo")
    return jo, [jo.make(seats="me open")["table"] for _ in range(101)]


def test_fifty_come_at_a_time(many: tuple[Caller, list[str]]) -> None:
    jo, made = many
    assert ids(jo, show="mine") == made[::-1]


def test_there_is_no_cursor_where_nothing_follows(server: Running) -> None:
    ida = server.person("Ida")
    for _ in range(50):
        ida.make()
    page = ida.got("/api/tables", show="mine")
    assert (len(page["tables"]), page["cursor"]) == (50, None)


@pytest.mark.parametrize("cursor", ["x", "ä", "AAAA", "W10=", "WzEsIDJd", "WyJhIiwgImIiXQ==", "WzFlOTk5LCAiYSJd"])
def test_a_cursor_that_no_list_gave_is_refused(nobody: Caller, cursor: str) -> None:
    bad(nobody.get("/api/tables", cursor=cursor))


def test_lists_that_there_are_not(nobody: Caller) -> None:
    bad(nobody.get("/api/tables", show="all"))
    refused(nobody.get("/api/tables", show="mine"), 401, "unknown")
