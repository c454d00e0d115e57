"""What a screen draws beyond the position: borders, routes that a train can run along, threats, what moves would do."""

import random
from itertools import pairwise
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Decide
from tests.games.sturts_stony_desert.boards import (
    ABOUT_TO_CONNECT,
    COMPLETES_BOTH,
    LAST_TRIPLE_CONNECTS,
    LAST_TRIPLE_CONNECTS_NOTHING,
    ZIGZAG_BUT_ONE,
    drawn,
    full_area,
    game,
    new,
    play,
)
from tests.games.sturts_stony_desert.oracle import OPPOSITE, Tile, cells_along, departures, exits, neighbour
from tests.support.games import Case, cases

EDGES = {"west-east": ("W", "E"), "north-south": ("N", "S")}


def screen(match: Match) -> dict[str, Any]:
    return match.view(None).position


def outlook(match: Match) -> dict[str, Any]:
    """By the notation of each legal move; its sides, without the routes."""
    view = match.view(match.state.to_move)
    assert view.moves is not None
    assert view.outlook is not None
    return {
        game().notation.write(move): {name: sides for name, sides in one.items() if name != "routes"}
        for move, one in zip(view.moves, view.outlook, strict=True)
    }


# Routes


def check_routes(match: Match) -> int:
    """Each can be driven from edge to edge, ends at marks, and every mark is the end of one. Answers how many."""
    view = screen(match)
    ends = set()
    for route in view["routes"]:
        check_drive(view, route)
        first, last = route["curves"][0], route["curves"][-1]
        ends |= {
            (*neighbour((one["x"], one["y"]), edge), route["side"])
            for one, edge in ((first, first["enter"]), (last, last["leave"]))
        }
    assert ends == {(mark["x"], mark["y"], mark["side"]) for mark in view["marks"]}
    assert {route["side"] for route in view["routes"]} == {side for side in (0, 1) if match.state.routes[side]}
    return len(view["routes"])


def check_drive(view: dict[str, Any], route: dict[str, Any]) -> None:
    """A train can drive it from edge to edge."""
    laid = {(tile["x"], tile["y"]): Tile(tile["tile"], tile["turn"]) for tile in view["tiles"]}
    start, goal = EDGES[view["axes"][route["side"]]]
    curves = route["curves"]
    assert curves[0]["enter"] == start
    assert curves[-1]["leave"] == goal
    assert (curves[0]["x"], curves[0]["y"]) in cells_along(laid, start)
    assert (curves[-1]["x"], curves[-1]["y"]) in cells_along(laid, goal)
    for curve in curves:
        assert curve["leave"] in exits(laid[curve["x"], curve["y"]], curve["enter"])
    for curve, following in pairwise(curves):
        assert neighbour((curve["x"], curve["y"]), curve["leave"]) == (following["x"], following["y"])
        assert following["enter"] == OPPOSITE[curve["leave"]]


@pytest.mark.parametrize("swap_axes", [False, True])
@pytest.mark.parametrize(
    ("board", "move"),
    [
        (ZIGZAG_BUT_ONE, "d0@4,1"),
        (ABOUT_TO_CONNECT, "t1@2,-2"),
        (COMPLETES_BOTH, "t3@2,-2"),
        (LAST_TRIPLE_CONNECTS, "t0@-1,1"),
    ],
)
def test_sd_5_a_train_can_run_along_every_route_on_the_screen(board: str, move: str, swap_axes: bool) -> None:
    match = drawn(board, options={"swap_axes": swap_axes})
    assert check_routes(match) == 0
    play(match, move)
    assert check_routes(match) > 0


def test_sd_5_the_zigzag_curve_by_curve() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "d0@4,1")
    (route,) = screen(match)["routes"]
    assert route["side"] == 0
    assert [(curve["x"], curve["y"], curve["enter"] + curve["leave"]) for curve in route["curves"]] == [
        (0, 0, "WS"), (0, 1, "NE"), (1, 1, "WN"), (1, 0, "SE"), (2, 0, "WS"),
        (2, 1, "NE"), (3, 1, "WN"), (3, 0, "SE"), (4, 0, "WS"), (4, 1, "NE"),
    ]  # fmt: skip


def test_sd_5_routes_are_the_shortest_from_their_ends() -> None:
    """As many curves as a breadth-first search of the oracle's ways needs."""
    match = drawn(ABOUT_TO_CONNECT)
    play(match, "t1@2,-2")
    view = screen(match)
    laid = {(tile["x"], tile["y"]): Tile(tile["tile"], tile["turn"]) for tile in view["tiles"]}
    for route in view["routes"]:
        first = route["curves"][0]
        reached, steps = {((first["x"], first["y"]), first["enter"])}, 1
        goals = {(cell, "S") for cell in cells_along(laid, "S")}
        assert departures(laid, (first["x"], first["y"]), "N") & goals
        while not any((cell, edge) in goals for cell, entry in reached for edge in exits(laid[cell], entry)):
            left = {(cell, edge) for cell, entry in reached for edge in exits(laid[cell], entry)}
            entered = {(neighbour(cell, edge), OPPOSITE[edge]) for cell, edge in left}
            reached, steps = {(cell, entry) for cell, entry in entered if cell in laid}, steps + 1
        assert len(route["curves"]) == steps


# What each move would do


def expected(match: Match, move: Any) -> dict[str, Any]:
    """By playing it."""
    before, after = match.state, game().play(match.state, match.state.to_move, move)
    node = game().node(after)
    found: dict[str, Any] = {
        "completes": [side for side in (0, 1) if after.routes[side] and not before.routes[side]],
        "breaks": [side for side in (0, 1) if before.routes[side] and not after.routes[side]],
        "wins": [] if isinstance(node, Decide) else sorted({seat % 2 for seat in getattr(node, "winners", ())}),
    }
    return {name: one for name, one in found.items() if one}


def check_routes_made(match: Match, move: Any, told: dict[str, Any]) -> None:
    """One for each side that completes one, and no longer than the shortest that stands after the move."""
    after = game().play(match.state, match.state.to_move, move)
    view: Any = {**game().position(match.setup, after), **game().screen.write(match.setup, after)}
    assert sorted(route["side"] for route in told.get("routes", [])) == told.get("completes", [])
    for route in told.get("routes", []):
        check_drive(view, route)
        lengths = [len(one["curves"]) for one in view["routes"] if one["side"] == route["side"]]
        assert len(route["curves"]) == min(lengths)


def check_outlook(match: Match) -> list[Any]:
    """Answers the moves that do not end the game, or all if there are none."""
    view = match.view(match.state.to_move)
    assert view.moves is not None
    wanted = [expected(match, move) for move in view.moves]
    assert list(outlook(match).values()) == wanted
    for move, told in zip(view.moves, view.outlook or [], strict=True):
        check_routes_made(match, move, dict(told))
    threats = {
        (move.x, move.y, side)
        for move, one in zip(view.moves, wanted, strict=True)
        for side in one.get("completes", [])
    }
    assert {(threat["x"], threat["y"], threat["side"]) for threat in screen(match)["threats"]} == threats
    return [move for move, one in zip(view.moves, wanted, strict=True) if "wins" not in one] or list(view.moves)


@pytest.mark.parametrize("case", cases("sturts-stony-desert"), ids=repr)
def test_the_outlook_of_every_move_is_what_playing_it_brings(case: Case) -> None:
    """Moves that end the game are avoided, so that both phases are seen to their end."""
    luck = random.Random(repr(case))
    match = Match(case.game, case.setup)
    while isinstance(match.node, Decide):
        lasting = check_outlook(match)
        check_routes(match)
        match.play(match.state.to_move, luck.choice(lasting))
    check_routes(match)
    assert screen(match)["threats"] == []


@pytest.mark.parametrize(
    "board", [ZIGZAG_BUT_ONE, ABOUT_TO_CONNECT, COMPLETES_BOTH, LAST_TRIPLE_CONNECTS, LAST_TRIPLE_CONNECTS_NOTHING]
)
@pytest.mark.parametrize("swap_axes", [False, True])
def test_the_outlook_where_routes_are_near(board: str, swap_axes: bool) -> None:
    check_outlook(drawn(board, options={"swap_axes": swap_axes}))
    check_outlook(drawn(board, options={"swap_axes": swap_axes, "claim": True}, seats=4))


def test_sd_6_the_outlook_says_who_wins() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    assert outlook(match)["d0@4,1"] == {"completes": [0], "wins": [0]}
    assert outlook(match)["f1@4,1"] == {}
    assert {"x": 4, "y": 1, "side": 0} in screen(match)["threats"]


def test_sd_8_the_outlook_of_completing_and_of_breaking() -> None:
    match = drawn(ABOUT_TO_CONNECT)
    assert outlook(match)["t1@2,-2"] == {"completes": [1]}
    play(match, "t1@2,-2")
    assert outlook(match)["t1@0,0"] == {"breaks": [1]}
    assert outlook(match)["t0@-1,-2"] == {"wins": [1]}


def test_sd_9_the_outlook_of_a_tie() -> None:
    assert outlook(drawn(LAST_TRIPLE_CONNECTS_NOTHING))["t1@1,0"] == {"wins": [0, 1]}


def test_sd_10_the_outlook_of_a_claim_and_of_stopping() -> None:
    match = full_area(claim=True)
    assert outlook(match)["claim"] == {}
    play(match, "claim")
    assert outlook(match)["stop"] == {"wins": [1]}


# Where everything lies


def test_sd_3_borders_belong_to_sides_and_lie_fixed_at_five() -> None:
    match = new(3, swap_axes=True)
    assert screen(match)["box"] == {"x": 0, "y": 0, "width": 0, "height": 0}
    play(match, *(f"f0@{-x},0" for x in range(5)))
    view = screen(match)
    assert view["box"] == {"x": -4, "y": 0, "width": 5, "height": 1}
    assert view["axes"] == ["north-south", "west-east"]
    assert view["sides"] == [0, 1, 0]
    assert {border["edge"]: (border["side"], border["fixed"]) for border in view["borders"]} == {
        "N": (0, False), "S": (0, False), "W": (1, True), "E": (1, True),
    }  # fmt: skip


def test_sd_7_the_phase_and_the_cells_laid() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    assert (screen(match)["phase"], screen(match)["laid"]) == ("first", 9)
    match = full_area()
    assert (screen(match)["phase"], screen(match)["laid"]) == ("second", 25)


def test_sd_10_a_claim_on_the_screen() -> None:
    match = full_area(4, claim=True)
    assert screen(match)["claim"] is None
    play(match, "claim")
    assert screen(match)["claim"] == {"side": 1, "answers": 2}
