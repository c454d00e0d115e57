"""Loading checks what a position says; whatever no game can reach is refused with a reason."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tablelands.core.errors import BadPosition, BadRequest
from tablelands.core.log import Played
from tablelands.core.match import Match
from tablelands.core.node import Chance
from tablelands.core.text import LANGUAGES
from tablelands.games.down_under.game import GAME
from tests.games.down_under.boards import FOUR_TERMINALS, begun, lengths, play, seat_to_move


def position() -> dict[str, Any]:
    match = begun()
    play(match, "s0@0,0", "s0@1,1", "c0@0,1", "t2@1,0")
    return match.position()


def changed_tile(index: int, **fields: Any) -> dict[str, Any]:
    told = position()
    told["tiles"][index] |= fields
    return told


def billabong_in_round_one() -> Match:
    """Three first tiles lead into -1,0, so red has to go on before green has begun."""
    match = begun(4)
    play(match, "c2@0,0", "s0@-1,-1", "c0@-2,0")
    return match


@pytest.mark.parametrize(
    ("damaged", "reason"),
    [
        (changed_tile(0, x=7, y=7), "DU-8"),
        (changed_tile(1, x=1, y=2), "DU-6|DU-10"),
        (changed_tile(0, colour="red"), "colour"),
        (changed_tile(0, animal="emu"), "DU-4"),
        (changed_tile(2, x=0, y=0), "DU-12"),
        (changed_tile(3, outside=True), "DU-9"),
        (changed_tile(1, outside=True), "DU-9"),
        (changed_tile(2, turn=1), "DU-6"),
        (changed_tile(1, x=300), "further|DU-8|DU-6"),
        (position() | {"billabongs": 3}, "billabongs"),
        (position() | {"to_move": None}, "DU-14"),
        (position() | {"finished": [1]}, "DU-15"),
        (position() | {"played": ["yellow"]}, "DU-54"),
        (position() | {"finished": [0, 0]}, "twice"),
        (billabong_in_round_one().position() | {"played": ["red", "red"]}, "twice"),
        (position() | {"closed": [[0, 2]]}, "DU-33"),
        (position() | {"meetings": [{"x": 0, "y": 2, "by": 0}]}, "DU-32"),
        (position() | {"extending": {"x": 0, "y": 0, "edge": "N", "colour": "yellow"}}, "DU-30"),
        (position() | {"hands": {"yellow": {}, "blue": {}}}, "straight"),
    ],
)
def test_what_no_game_can_reach_is_refused(damaged: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as caught:
        GAME.load(damaged)
    named = re.search(r"DU-\d+", str(caught.value))
    assert named is None or caught.value.rule == named[0]
    assert caught.value.code.startswith(("down-under.position.", "refused."))
    assert len({caught.value.text.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_fields_that_can_be_worked_out_may_be_missing() -> None:
    told = position()
    setup, state = GAME.load(
        {name: value for name, value in told.items() if name not in ("closed", "single", "routes")}
    )
    assert GAME.position(setup, state) == told


def assert_loads_back(match: Match) -> None:
    setup, state = GAME.load(json.loads(json.dumps(match.position())))
    assert (setup, state) == (match.setup, match.state)
    assert GAME.legal_moves(state, seat_to_move(match)) == match.legal_moves()


def test_du_30_an_extension_in_round_one_loads_back() -> None:
    match = billabong_in_round_one()
    assert seat_to_move(match) == 2
    assert match.position()["extending"] == {"x": -1, "y": 0, "edge": "S", "colour": "red"}
    assert_loads_back(match)


def test_du_10_who_has_not_begun_follows_an_extension_in_round_one() -> None:
    match = billabong_in_round_one()
    play(match, "s0@-1,1")
    assert seat_to_move(match) == 3
    assert_loads_back(match)


def test_du_10_in_round_one_nobody_else_extends_or_begins() -> None:
    match = billabong_in_round_one()
    play(match, "s0@-1,1")
    with pytest.raises(BadPosition, match="DU-10"):
        GAME.load(match.position() | {"to_move": 0})
    told = begun(4)
    play(told, "s0@0,0", "s0@1,0", "s0@2,0", "s0@3,0", "s0@0,1")
    hands = told.position()["hands"] | {"green": {"straight": 7, "curved": 9, "terminal": 2}}
    tiles = [tile for tile in told.position()["tiles"] if tile["colour"] != "green"]
    with pytest.raises(BadPosition, match="DU-10"):
        GAME.load(told.position() | {"tiles": tiles, "hands": hands, "to_move": 3})


def test_du_32_a_meeting_that_may_be_of_this_turn_counts_as_new_unless_told() -> None:
    match = begun(routes=2, meeting="one-end")
    play(match, *FOUR_TERMINALS)
    play(match, "yellow:c1@0,-1", "green:s0@1,2", "blue:s0@0,1", "red:s0@1,0")
    told = match.position()
    assert told["meetings"] == [{"x": 1, "y": -1, "by": 0, "new": True}]
    bare = [{"x": 1, "y": -1, "by": 0}]
    _, state = GAME.load(told | {"meetings": bare})
    assert state == match.state
    _, state = GAME.load(told | {"meetings": [bare[0] | {"new": False}]})
    assert state.meeting_new[0] == 0


def test_a_move_needs_what_the_options_ask_for() -> None:
    lay = {"type": "lay", "tile": "straight", "x": 0, "y": 0, "turn": 0}
    with pytest.raises(BadRequest, match="animal"):
        begun(scoring="special").play(0, GAME.moves.from_json(lay))
    with pytest.raises(BadRequest, match="animal"):
        begun().play(0, GAME.moves.from_json(lay | {"animal": "emu"}))
    with pytest.raises(BadRequest, match="colour"):
        begun(routes=2).play(0, GAME.moves.from_json(lay | {"tile": "terminal"}))
    begun().play(0, GAME.moves.from_json(lay | {"animal": None, "extra": 1}))


def moved(told: dict[str, Any], dx: int, dy: int) -> dict[str, Any]:
    """The same position with its 0,0 elsewhere."""
    return told | {
        "tiles": [tile | {"x": tile["x"] + dx, "y": tile["y"] + dy} for tile in told["tiles"]],
        "meetings": [one | {"x": one["x"] + dx, "y": one["y"] + dy} for one in told["meetings"]],
    }


@pytest.mark.parametrize("options", [{}, {"ends": 1, "area": [9, 4]}, {"start": "line"}])
def test_du_3_nothing_depends_on_where_the_first_cell_is(options: dict[str, Any]) -> None:
    match = begun(**options)
    while isinstance(match.node, Chance):
        match.chance()
    luck = Random(5)
    for _ in range(9):
        match.play(seat_to_move(match), luck.choice(match.legal_moves() or []))
    assert len(match.position()["tiles"]) >= 9
    twin = Match.from_position(GAME, moved(match.position(), 40, -7))
    here, there = match.legal_moves() or [], twin.legal_moves() or []
    assert {replace(move, x=move.x + 40, y=move.y - 7) for move in here} == set(there)
    assert lengths(twin) == lengths(match)


def test_du_7_the_sides_of_an_area_have_no_order() -> None:
    told = position()
    assert GAME.load(told | {"area": [7, 5]}) == GAME.load(told)
    for wrong in ([5, 6], [5.0, 7], [5, 7, 7], None, "5x7"):
        with pytest.raises(BadPosition, match="DU-7"):
            GAME.load(told | {"area": wrong})


def test_du_52_the_sides_of_a_ring_have_an_order() -> None:
    told = begun(start="frame").position()
    with pytest.raises(BadPosition, match="DU-7"):
        GAME.load(told | {"area": [7, 5]})


@pytest.mark.parametrize("value", [{"line": 3}, {"line": [[0]]}, {"line": [[0, 0.0]]}, {"line": [[0, True]]}])
def test_du_51_an_outcome_that_is_no_line_says_so(value: object) -> None:
    with pytest.raises(BadRequest, match=r"^outcome: 'line' must be a list"):
        GAME.outcomes.from_json(value)


@pytest.mark.parametrize(
    ("options", "before", "told"),
    [
        ({}, [], {"animal": None, "colour": "yellow"}),
        ({}, [], {"colour": "green"}),
        ({"scoring": "special", "ends": 1}, [], {"tile": "terminal"}),
        ({"scoring": "special"}, ["s0e@0,0", "s0e@1,0"], {"tile": "terminal", "y": 1, "colour": "red"}),
        ({"routes": 2}, [], {"tile": "terminal", "colour": "yellow", "animal": None}),
        ({"routes": 2, "scoring": "special"}, [], {"tile": "terminal", "colour": "yellow"}),
    ],
)
def test_a_play_has_one_name_in_lists_and_records(
    options: dict[str, Any], before: list[str], told: dict[str, Any]
) -> None:
    match = begun(**options)
    play(match, *before)
    listed = match.legal_moves() or []
    match.play(0, GAME.moves.from_json({"type": "lay", "tile": "straight", "x": 0, "y": 0, "turn": 0} | told))
    (*_, last) = match.history.events
    assert isinstance(last, Played)
    assert GAME.moves.to_json(last.move) in [GAME.moves.to_json(move) for move in listed]


def test_notation_is_forgiving() -> None:
    for text in ("c3e@-1,2", " C3 E @ (-1, 2)", "c3e-1,2"):
        assert GAME.notation.write(GAME.notation.read(text)) == "c3e@-1,2"
    for text in ("Red:B3@1,1", "red : b1 @ 1,1"):
        assert GAME.notation.write(GAME.notation.read(text)) == "red:b1@1,1"
    with pytest.raises(BadRequest, match="write for example"):
        GAME.notation.read("q1@0,0")
