"""How a game went: what everybody had after each round, what is worth finding, and by whose name it is told."""

from tests.server.http.asking import key, play, two_at
from tests.server.running import Caller


def progress(caller: Caller, table: str, **query: str) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = caller.got(f"/api/tables/{table}/progress", **query)
    return found


def test_routes_grow_round_by_round(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben, "down-under")["table"]
    for _ in range(3):
        play(ana, table)
        play(ben, table)
    play(ana, table)
    rounds = progress(ana, table)["rounds"]
    assert [round_["n"] for round_ in rounds] == [2, 4, 6, 7]
    lengths = [ana.scene(table)["view"]["routes"][colour]["length"] for colour in ("yellow", "blue")]
    assert rounds[-1]["values"] == lengths


def test_what_was_taken_back_is_not_told(ana: Caller) -> None:
    table = ana.make("down-under", "me me")["table"]
    for _ in range(4):
        play(ana, table)
    ana.done(table, "take-back", seat=1, key=key())
    assert [round_["n"] for round_ in progress(ana, table)["rounds"]] == [2, 3]


def test_a_game_where_nothing_grows_has_no_rounds(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    assert progress(ana, table) == {"rounds": [], "marks": []}


def test_the_second_phase_is_marked_in_ones_own_language(ana: Caller) -> None:
    table = ana.make("sturts-stony-desert", "me me")["table"]
    for _ in range(25):
        if ana.scene(table)["state"] == "playing":
            play(ana, table)
    kinds = {mark["kind"]: mark["text"] for mark in progress(ana, table, lang="de")["marks"]}
    assert kinds
    assert all("Phase" in text or "Strecke" in text for text in map(str, kinds.values()))


def test_seats_are_told_by_who_sits_there_and_cells_by_the_compass(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben, "down-under")
    play(ana, made["table"])
    play(ben, made["table"])
    texts = [entry["text"] for entry in ana.scene(made["table"])["log"]]
    assert texts[0].startswith("Ana lays ")
    assert texts[0].endswith(" at the start.")
    assert texts[1].startswith("Ben lays ")
