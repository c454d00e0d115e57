"""What a view says beyond the position, so that no screen computes a rule."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.text import LANGUAGES
from tablelands.games.down_under.formats.wire import OutlookJson, PathJson
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.rules.places import fits, place_at
from tablelands.games.down_under.rules.scoring import points, score
from tests.games.down_under.boards import FOUR_TERMINALS, begun, drawn, play, seat_to_move
from tests.games.down_under.positions import FOUR_MEET, NEARLY_CLOSED
from tests.games.down_under.rare_cases import kept_cases

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
OPTION_SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"scoring": "special", "area": "difficult"}),
    (4, {"meeting": "one-end", "area": "unlimited"}),
    (2, {"start": "frame", "scoring": "special"}),
    (3, {"start": "line"}),
    (2, {"routes": 2, "scoring": "special"}),
    (4, {"ends": 1}),
]
every_option_set = pytest.mark.parametrize(("seats", "options"), OPTION_SETS)


def positions(seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """A random game, looked at whenever somebody is to move, and at its end."""
    match, luck = Match(GAME, GAME.setup(seats, options), seed=8), Random(8)
    while not isinstance(match.node, Over):
        if isinstance(match.node, Chance):
            match.chance()
            continue
        yield match
        match.play(seat_to_move(match), luck.choice(match.legal_moves() or []))
    yield match


def seen(match: Match) -> dict[str, Any]:
    return match.view(None).position


def outlook(match: Match, move: str) -> Any:
    view = match.view(seat_to_move(match))
    assert view.moves is not None
    assert view.outlook is not None
    return view.outlook[list(view.moves).index(GAME.notation.read(move))]


# Paths


def doors(path: PathJson) -> set[tuple[int, int, str]]:
    return {(path["x"], path["y"], edge) for edge in path["edges"]}


def meet(one: PathJson, two: PathJson) -> bool:
    facing = {(x + STEP[edge][0], y + STEP[edge][1], BACK[edge]) for x, y, edge in doors(one)}
    return bool(facing & doors(two))


@every_option_set
def test_du_6_paths_are_numbered_along_their_route(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        for colour, route in seen(match)["routes"].items():
            paths = sorted(
                (path for path in seen(match)["paths"] if path["owner"] == colour), key=lambda path: path["number"]
            )
            assert [path["number"] for path in paths] == list(range(1, route["length"] + 1))
            assert all(meet(one, two) for one, two in pairwise(paths))
            assert all(path["shade"] in (None, colour) for path in paths)


def test_du_2_every_path_of_a_tile_has_its_shade_and_whose_it_is() -> None:
    match = begun(area="unlimited")
    play(match, "s1@0,0", "s0@1,1", "s1@-1,0", "s0@1,0")
    paths = {(path["x"], path["y"], "".join(path["edges"])): path for path in seen(match)["paths"]}
    told = {at: (path["shade"], path["owner"], path["number"]) for at, path in paths.items()}
    assert told[1, 0, "NS"] == ("blue", "blue", 1)
    assert told[1, 0, "EW"] == (None, "yellow", 1)
    assert told[0, 0, "EW"] == ("yellow", "yellow", 2)
    assert told[0, 0, "NS"] == (None, None, None)


def test_du_2_terminals_show_stubs_one_gray_path_and_the_half_that_is_free() -> None:
    match = begun(ends=1)
    play(match, "t0@0,0")
    assert seen(match)["free_halves"] == [{"x": 0, "y": 0, "edge": "S"}]
    assert [path["edges"] for path in seen(match)["paths"]] == [["N"], ["E", "W"]]
    play(match, "t2@0,0")
    assert seen(match)["free_halves"] == []
    assert [(path["edges"], path["shade"]) for path in seen(match)["paths"]] == [
        (["N"], "yellow"),
        (["E", "W"], None),
        (["S"], "blue"),
    ]


def test_du_51_the_line_is_nobodys() -> None:
    match = begun(start="line")
    assert seen(match)["paths"] == []
    match.chance()
    assert {(path["shade"], path["owner"]) for path in seen(match)["paths"]} == {("green", None), (None, None)}


# Open ends and the area


def test_du_12_an_end_says_where_it_leads_and_what_fits_there() -> None:
    match = begun(area=[3, 4])
    play(match, "s1@0,0", "s1@0,1", "s1@1,0", "s1@1,1", "s1@2,0", "s1@2,1", "s1@3,0", "s1@3,1")
    assert seen(match)["open_ends"][0] == {
        "colour": "yellow",
        "x": 0,
        "y": 0,
        "edge": "W",
        "into": [-1, 0],
        "room": "off",
        "terminal_only": True,
    }
    match = begun(area="unlimited")
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "s0@1,1", "s0@0,-1", "c3@1,2", "s0@0,-2", "c0@0,2", "s0@0,-3")
    rooms = [(end["colour"], end["into"], end["room"], end["terminal_only"]) for end in seen(match)["open_ends"]]
    assert rooms == [
        ("yellow", [0, -4], "cell", False),
        ("blue", [1, -1], "cell", False),
        ("blue", [0, 1], "half", True),
    ]


@every_option_set
def test_du_8_the_reach_is_what_a_tile_could_lie_in(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        bounds = seen(match)["bounds"]
        box, reach, fixed = bounds["box"], bounds["reach"], bounds["fixed"]
        if box is None or reach is None:
            assert not any(fixed.values()) or options.get("start") != "free"
            continue
        for x in range(reach["west"] - 2, reach["east"] + 3):
            assert fits(match.state, place_at(x, box["north"])) == (reach["west"] <= x <= reach["east"])
        for y in range(reach["north"] - 2, reach["south"] + 3):
            assert fits(match.state, place_at(box["west"], y)) == (reach["north"] <= y <= reach["south"])
        assert fixed == {side: reach[side] == box[side] for side in ("north", "east", "south", "west")}


def test_du_8_a_direction_that_becomes_full_is_told() -> None:
    match = begun(area=[3, 4])
    assert seen(match)["bounds"]["reach"] == {"west": -3, "north": -3, "east": 3, "south": 3}
    play(match, "s1@0,0", "s1@0,1", "s1@1,0", "s1@1,1", "s1@2,0", "s1@2,1", "s1@3,0")
    (told,) = [scene for scene in match.log[-1].narration.story if scene.kind == "borders"]
    assert told.data == {"borders": ["W", "E"]}
    assert seen(match)["bounds"]["fixed"] == {"north": False, "east": True, "south": False, "west": True}


def test_du_50_an_unlimited_area_has_no_borders() -> None:
    match = begun(area="unlimited")
    play(match, "s0@0,0")
    assert seen(match)["bounds"] == {
        "box": {"west": 0, "north": 0, "east": 0, "south": 0},
        "reach": None,
        "fixed": {"north": False, "east": False, "south": False, "west": False},
    }


# What routes are worth


@every_option_set
def test_du_41_tallies_and_scores_are_those_of_the_rules(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        tallies = list(seen(match)["tallies"].values())
        assert [one["points"] for one in tallies] == [points(match.state, colour) for colour in range(len(tallies))]
        assert all(one["points"] == one["length"] + one["bonus"] - one["loss"] for one in tallies)
        assert seen(match)["scores"] == [score(match.state, seat) for seat in range(seats)]


def test_du_41_the_animals_on_a_route_are_counted() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s1k@0,0", "s0e@1,1", "s1k@-1,0", "s0r@1,0")
    assert seen(match)["tallies"]["yellow"] == {
        "length": 3,
        "sets": 0,
        "bonus": 0,
        "loss": 2,
        "points": 1,
        "animals": {"kangaroo": 0, "emu": 0, "platypus": 0, "rabbit": 1, "dingo": 0},
        "dingo_laid": False,
    }
    (told,) = [scene for scene in match.log[-1].narration.story if scene.kind == "animals"]
    assert told.data == {"colour": "yellow", "before": 0, "after": -2}


def test_the_longest_routes_are_named() -> None:
    match = begun()
    assert seen(match)["longest"] == []
    play(match, "s0@0,0", "s0@1,0")
    assert seen(match)["longest"] == ["yellow", "blue"]
    play(match, "s0@0,1")
    assert seen(match)["longest"] == ["yellow"]


# What a move would do


def expected(match: Match, told: OutlookJson, after: Match) -> dict[str, Any]:
    """The same, from the position after the move."""
    before, now = seen(match), seen(after)
    loops = {colour: (before["routes"][colour]["loop"], route["loop"]) for colour, route in now["routes"].items()}
    new = now["tiles"][len(before["tiles"]) :]
    return {
        "length": now["tallies"][told["colour"]]["length"],
        "points": now["tallies"][told["colour"]]["points"],
        "closes": [colour for colour, both in loops.items() if both == (False, True)],
        "opens": [colour for colour, both in loops.items() if both == (True, False)],
        "billabongs": [[tile["x"], tile["y"]] for tile in new if tile["tile"] == "billabong"],
        "closed": now["closed"][len(before["closed"]) :],
        "extends": now["extending"] is not None,
    }


@every_option_set
def test_the_outlook_of_every_move_is_what_the_move_then_does(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        if not isinstance(match.node, Decide):
            return
        seat = seat_to_move(match)
        view = match.view(seat)
        if view.moves is None or view.outlook is None:
            continue
        told: Any
        for move, told in zip(view.moves, view.outlook, strict=True):
            after = Match(GAME, match.setup, begins=GAME.play(match.state, seat, move))
            for name, value in expected(match, told, after).items():
                assert told[name] == value, (name, GAME.notation.write(move))
            for other in told["others"]:
                assert seen(after)["tallies"][other["colour"]]["points"] == other["points"]


def test_du_11_the_outlook_says_whose_route_the_gray_path_lengthens() -> None:
    match = begun(area="unlimited")
    play(match, "s1@0,0", "s0@1,1", "s1@-1,0")
    told = outlook(match, "s0@1,0")
    assert (told["colour"], told["length"], told["gray"]) == ("blue", 2, "yellow")
    assert told["others"] == [{"colour": "yellow", "length": 3, "points": 3}]
    assert outlook(match, "c0@1,2")["gray"] is None


def test_du_20_the_outlook_says_that_a_loop_closes_or_opens() -> None:
    match = drawn(NEARLY_CLOSED)
    assert outlook(match, "c0@0,1")["closes"] == ["yellow"]
    play(match, "c0@0,1", "t2@-1,-2")
    assert outlook(match, "turn0@0,0")["opens"] == ["yellow"]
    assert outlook(match, "decline")["finishes"] == ["yellow"]


def test_du_31_the_outlook_says_that_a_billabong_comes_of_it() -> None:
    match = drawn(FOUR_MEET, seats=4, to_move=2)
    assert outlook(match, "s0@1,1")["billabongs"] == [[1, 0]]


def test_of_a_first_tile_that_may_lie_anywhere_nothing_is_foretold() -> None:
    match = begun(start="frame")
    assert match.view(0).outlook is None
    assert match.view(0).legal


# Who is told what


def test_a_move_is_told_by_who_makes_it_in_every_language() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s1e@0,0")
    assert {language: match.log[-1].narration.text.say(language) for language in LANGUAGES} == {
        "en": "Yellow lays a straight tile with an emu at 0,0.",
        "de": "Gelb legt eine Gerade mit Emu auf 0,0.",
        "fr": "Jaune pose une droite avec un émeu en 0,0.",
    }
    match = begun(routes=2)
    play(match, *FOUR_TERMINALS[:3])
    assert str(match.log[-1].narration.text) == "Red lays a terminal at 1,1."


def test_du_20_du_22_turning_and_declining_are_told() -> None:
    match = drawn(NEARLY_CLOSED)
    play(match, "c0@0,1", "t2@-1,-2")
    turned = GAME.notation.read("turn0@0,0")
    assert str(GAME.tell_move(match.state, 0, turned)) == "Yellow turns the tile at 0,0."
    assert str(GAME.tell_move(match.state, 0, GAME.notation.read("decline"))).startswith("Yellow leaves the loop")
    billabong = GAME.notation.read("b0@1,1")
    assert str(GAME.tell_move(match.state, 0, billabong)) == "Yellow lays a billabong at 1,1."


def test_what_luck_has_brought_is_said() -> None:
    match = begun(start="line", scoring="special")
    outcome = match.chance()
    said = str(match.log[-1].narration.text)
    assert all(f"{x},{y}" in said for x, y in outcome.cells)
    assert said.count(",") == 3 * len(outcome.cells) - 1
    assert str(begun(start="frame", scoring="special").chance()) != said


def test_what_to_do_is_said_to_the_seat_to_move_alone() -> None:
    match = begun(3, scoring="special")
    mover, other, watcher = (" ".join(map(str, match.view(seat).status)) for seat in (0, 1, None))
    assert "Lay the first tile" in mover
    assert "is to move" not in mover
    for said in (other, watcher):
        assert "Lay the first tile" not in said
        assert "yellow is to move." in said


def test_du_4_the_animals_in_hand_are_those_of_the_seat_that_looks() -> None:
    match = begun(3, scoring="special")
    for seat, colour in enumerate(("yellow", "blue", "red")):
        (own,) = [str(line) for line in match.view(seat).status if "\n  in hand" in str(line)]
        assert own.startswith(colour)
    assert not any("\n" in str(line) for line in match.view(None).status)


def test_du_14_a_seat_that_is_passed_over_is_told() -> None:
    (case,) = [case for case in kept_cases() if case.what == "DU-14 passed over"]
    match = begun(case.seats, **case.options)
    play(match, "s0@2,-1")
    (told,) = [scene for scene in match.log[-1].narration.story if scene.kind == "passed"]
    assert told.data == {"seats": [1]}
    assert str(told.text) == "Cannot play this turn: blue."


def test_the_end_ranks_the_seats() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s0k@0,0", "s0k@1,0", "t0@0,1", "s0e@1,1", "t2@0,-1", "t0@1,2", "t2@1,-1")
    (told,) = [scene for scene in match.view(None).explanation if scene.kind == "ranks"]
    assert told.data == {"ranks": [{"seat": 1, "place": 1, "score": 4}, {"seat": 0, "place": 2, "score": 3}]}
    assert str(told.text) == "Places: 1. blue 4, 2. yellow 3"
    (route, *_) = match.view(None).explanation
    assert route.kind == "route"
    assert [path["edges"] for path in route.data["paths"]] == [["S"], ["N", "S"], ["N"]]
