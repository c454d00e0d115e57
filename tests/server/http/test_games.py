"""Which games there are, and what can be chosen."""

import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tablelands.bots.outback import RATINGS as OUTBACK_RATINGS
from tablelands.games.down_under.rules import lines
from tablelands.games.down_under.state import State
from tablelands.server.http import games
from tablelands.server.http.games import closed_choices
from tests.server.http.asking import bad
from tests.server.running import Caller, Running

IDS = ["down-under", "downhill", "outback", "sturts-stony-desert"]


def test_every_game_says_what_a_form_needs(nobody: Caller) -> None:
    games = nobody.got("/api/games")["games"]
    assert sorted(game["id"] for game in games) == IDS
    for game in games:
        assert {"id", "name", "about", "rules", "seats", "lists_moves", "options", "bots", "usual"} <= set(game)
        assert game["lists_moves"] is (game["id"] != "downhill")
        assert game["seats"] == ([2, 3, 4, 5, 6] if game["id"] == "downhill" else [2, 3, 4])


def test_options_say_what_they_may_be(nobody: Caller) -> None:
    for game in nobody.got("/api/games")["games"]:
        for option in game["options"]:
            assert {"name", "kind", "text", "default"} <= set(option)
            assert option["kind"] in ("choice", "number", "size", "cells", "course")
            for choice in option.get("choices", []):
                assert {"value", "text"} <= set(choice)
            for need in option.get("needs", []):
                assert {"option", "value", "rule"} <= set(need)


def test_every_default_can_be_asked_for(ana: Caller) -> None:
    for game in ana.got("/api/games")["games"]:
        defaults = {one["name"]: one["default"] for one in game["options"] if one["default"] is not None}
        made = ana.make(game["id"], "me me", options=defaults)
        options = ana.scene(made["table"])["options"]
        assert {name: options[name] for name in defaults} == defaults


def test_bots_come_weakest_first_and_every_one_can_sit_down(ana: Caller) -> None:
    for game in ana.got("/api/games")["games"]:
        assert game["bots"]
        for bot in game["bots"]:
            assert set(bot) == {"id", "name", "about", "rating", "measured"}
            made = ana.make(game["id"], f"me {bot['id']}")
            seat = ana.scene(made["table"])["seats"][1]
            assert (seat["sit"], seat["bot"], seat["name"]) == ("bot", bot["id"], bot["name"])


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_are_in_the_language_asked_for(nobody: Caller, language: str) -> None:
    asked = {game["id"]: game["about"] for game in nobody.got("/api/games", lang=language)["games"]}
    accepted = nobody.send("GET", "/api/games", headers={"accept-language": f"{language}-XX, en;q=0.1"}).json()
    assert {game["id"]: game["about"] for game in accepted["games"]} == asked


def test_another_language_is_refused(nobody: Caller) -> None:
    bad(nobody.get("/api/games", lang="it"))
    bad(nobody.get("/api/games", lang=""))
    bad(nobody.get("/api/games", lang="DE"))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("it", "en"),
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("en;q=0.2, de; q=0.8", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("nonsense;;;q=x,,, fr", "fr"),
        ("dextrous, fr", "fr"),
    ],
)
def test_accept_language_is_read_as_browsers_write_it(nobody: Caller, accepted: str, language: str) -> None:
    answer = nobody.send("GET", "/api/games", headers={"accept-language": accepted}).json()
    assert answer == nobody.got("/api/games", lang=language)


def test_the_persons_language_comes_before_accept_language(ana: Caller) -> None:
    ana.send("PATCH", "/api/me", {"language": "fr"})
    answer = ana.send("GET", "/api/games", headers={"accept-language": "de"}).json()
    assert answer == ana.got("/api/games", lang="fr")


# Options, tried before a table is made


def tried(caller: Caller, game: str, seats: int, **options: object) -> httpx.Response:
    return caller.post(f"/api/games/{game}/setup", {"seats": seats, "options": options})


def rule_of(answer: httpx.Response) -> object:
    bad(answer)
    return answer.json()["error"]["rule"]


def test_options_that_go_together_are_told_in_full(nobody: Caller) -> None:
    setup = tried(nobody, "down-under", 2, area=[4, 8], start="frame").json()
    assert setup["options"]["area"] == [4, 8]
    assert setup["options"]["scoring"] == "basic"
    assert (setup["sketches"]["area"]["columns"], setup["sketches"]["area"]["rows"]) == (8, 4)


def test_a_setup_says_which_choices_do_not_go_with_it(nobody: Caller) -> None:
    assert tried(nobody, "down-under", 2).json()["closed"] == []
    closed = tried(nobody, "down-under", 4).json()["closed"]
    assert {"option": "routes", "choice": 1, "rule": "DU-54", "seats": [2]} in closed
    closed = tried(nobody, "down-under", 2, routes=2).json()["closed"]
    assert {"option": "ends", "choice": 1, "rule": "DU-53", "seats": []} in closed


def test_closed_choices_are_found_beside_the_event_loop(
    server: Running, nobody: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def find_closed(*asked: Any) -> Iterator[Any]:
        threads.append(threading.current_thread())
        return closed_choices(*asked)

    monkeypatch.setattr(games, "closed_choices", find_closed)
    assert tried(nobody, "down-under", 2).status_code == 200
    assert threads
    assert server._thread not in threads


def test_the_lines_of_an_area_are_listed_once(nobody: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    """For an area of 8 by 9 that takes tenths of a second."""
    sizes = []

    def list_lines(state: State, out: list[int]) -> int:
        sizes.append((state.short, state.long))
        return listed(state, out)

    listed = lines.list_lines
    monkeypatch.setattr(lines, "list_lines", list_lines)
    for area in ([8, 9], [9, 8]):
        assert tried(nobody, "down-under", 2, area=area, start="line").status_code == 200
    assert sizes.count((8, 9)) == 1


def test_options_that_do_not_are_refused_with_the_clause(nobody: Caller) -> None:
    assert rule_of(tried(nobody, "down-under", 3, start="frame")) == "DU-52"
    assert rule_of(tried(nobody, "downhill", 2, course="01E - 02E")) == "DH-3"
    bad(tried(nobody, "downhill", 1))
    bad(nobody.post("/api/games/downhill/setup"))


def test_a_typed_course_comes_back_as_rows_and_rows_as_they_are_typed(nobody: Caller) -> None:
    typed = tried(nobody, "downhill", 2, course="01e 05H1 / - 03E2").json()
    rows = typed["options"]["course"]
    assert rows[1] == [None, {"board": "03", "face": "E", "turn": 2}]
    assert tried(nobody, "downhill", 2, course=rows).json()["words"]["course"] == "01E0 05H1 / - 03E2"


def test_choices_that_lie_on_the_table_are_sketched_for_every_number_of_seats(nobody: Caller) -> None:
    for game in nobody.got("/api/games")["games"]:
        sketched = [one for option in game["options"] for one in option["choices"] if "sketches" in one]
        assert sketched
        assert all(len(choice["sketches"]) == len(game["seats"]) for choice in sketched)


def test_pieces_make_courses_that_are_accepted(nobody: Caller) -> None:
    pieces = nobody.got("/api/games/downhill/pieces", lang="de")["pieces"]
    assert len(pieces["boards"]) == 24
    for course in pieces["courses"]:
        assert course["text"]
        assert tried(nobody, "downhill", 2, course=course["rows"]).status_code == 200
    assert nobody.get("/api/games/outback/pieces").status_code == 404


def test_whom_to_begin_with_is_told_and_who_was_measured(ana: Caller) -> None:
    for game in ana.got("/api/games")["games"]:
        levels = [bot["id"] for bot in game["bots"]]
        assert game["usual"] in levels
        assert game["usual"] == "easy"
    outback = next(game for game in ana.got("/api/games")["games"] if game["id"] == "outback")
    assert {bot["id"]: bot["rating"] for bot in outback["bots"] if bot["measured"]} == OUTBACK_RATINGS
