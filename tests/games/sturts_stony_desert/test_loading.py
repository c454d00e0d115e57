"""Positions that no game can reach are refused, with the clause that says so."""

import re
from typing import Any

import pytest

from tablelands.core.errors import BadPosition
from tablelands.core.text import LANGUAGES
from tests.games.sturts_stony_desert.boards import ABOUT_TO_CONNECT, ZIGZAG_BUT_ONE, drawn, full_area, game, play


def refusal(position: dict[str, Any], **changed: Any) -> str:
    """In words; a clause that they name is its rule too, in every language."""
    with pytest.raises(BadPosition) as caught:
        game().load(position | changed)
    for language in LANGUAGES:
        named = re.search(r"SD-\d+", caught.value.text.say(language))
        assert caught.value.rule == (named and named[0])
    return str(caught.value)


def fork(x: int, y: int) -> dict[str, Any]:
    return {"x": x, "y": y, "tile": "fork", "turn": 0}


FIRST = drawn(ZIGZAG_BUT_ONE).position()
SECOND = drawn(ABOUT_TO_CONNECT, options={"claim": True}).position()


def test_sd_2_a_board_without_the_first_tile() -> None:
    assert "SD-2" in refusal(FIRST, tiles=FIRST["tiles"][1:], supply={"double": 14, "fork": 22, "triple": 24})


def test_sd_3_the_wrong_seat_to_move() -> None:
    assert "SD-3" in refusal(FIRST, to_move=0)


def test_sd_4_two_tiles_in_one_cell() -> None:
    assert "two tiles" in refusal(FIRST, tiles=[*FIRST["tiles"], FIRST["tiles"][0]])


def test_sd_4_tiles_that_do_not_hang_together() -> None:
    assert "SD-4" in refusal(FIRST, tiles=[fork(0, 0), fork(2, 2)])


def test_sd_4_tiles_that_reach_too_far() -> None:
    assert "SD-4" in refusal(FIRST, tiles=[fork(x, 0) for x in range(-2, 4)])
    assert "must be" in refusal(FIRST, tiles=[fork(99, 0)])


def test_sd_1_a_supply_that_does_not_fit_the_board() -> None:
    assert "doubles and forks" in refusal(FIRST, supply={"double": 22, "fork": 22, "triple": 24})
    assert "more of 'double'" in refusal(FIRST, supply={"double": 22, "fork": 13, "triple": 24})
    assert "triples lie" in refusal(SECOND, supply=SECOND["supply"] | {"triple": 9})


def test_sd_6_a_route_that_stood_before_the_last_tile() -> None:
    """The zigzag and the same again below it: whichever tile was last, one of them was complete before."""
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "d0@4,1")
    twice = match.position()["tiles"] + [tile | {"y": tile["y"] + 2} for tile in match.position()["tiles"]]
    supply = {"double": 2, "fork": 22, "triple": 24}
    assert "SD-6" in refusal(FIRST, tiles=twice, supply=supply, to_move=0)


def test_sd_7_triples_before_the_area_is_full() -> None:
    assert "SD-7" in refusal(FIRST, tiles=[fork(0, 0) | {"tile": "triple"}])


def test_sd_10_a_claim_without_the_variant() -> None:
    assert "SD-10" in refusal(full_area().position(), claimer=1)


def test_sd_10_a_claim_that_nobody_can_have_made() -> None:
    just_full = full_area(claim=True).position()
    assert "SD-10" in refusal(just_full, claimer=0)
    assert "SD-10" in refusal(just_full, claimer=1, to_move=1)
    assert "SD-10" in refusal(FIRST, options=SECOND["options"], claimer=1, to_move=0)


def test_sd_10_a_route_and_a_stop() -> None:
    match = drawn(ABOUT_TO_CONNECT, options={"claim": True})
    play(match, "claim", "t1@2,-2")
    assert "SD-10" in refusal(match.position(), stopped=True)


def test_sd_10_a_route_that_nobody_can_have_completed_after_the_claim() -> None:
    """One triple lies, so it was laid before side 0 could claim; then no route can stand."""
    match = drawn(ABOUT_TO_CONNECT, options={"claim": True})
    play(match, "t1@2,-2")
    laid = 24 - match.position()["supply"]["triple"]
    assert laid > 1
    refuted = match.position() | {"claimer": 1, "to_move": 0}
    assert game().load(refuted)
    one_triple = {"double": 0, "fork": 19, "triple": 23}
    tiles = [tile if tile["tile"] != "triple" else tile | {"tile": "fork"} for tile in match.position()["tiles"][:-1]]
    tiles.append(match.position()["tiles"][-1])
    with pytest.raises(BadPosition):
        game().load(refuted | {"tiles": tiles, "supply": one_triple, "claimer": 0, "to_move": 1})


def test_sd_10_a_stop_without_a_claim() -> None:
    assert "SD-10" in refusal(SECOND, stopped=True)
    assert "'stopped' must be true or false" in refusal(SECOND, stopped="x")


def test_sd_6_a_route_of_uncovered_tiles_would_have_ended_the_first_phase() -> None:
    match = full_area()
    play(match, "t0@4,4")
    tiles = [tile | {"turn": tile["x"] % 2} if tile["y"] < 2 else tile for tile in match.position()["tiles"]]
    assert "SD-6" in refusal(match.position(), tiles=tiles)


def test_a_refusal_names_the_clause_as_its_rule() -> None:
    with pytest.raises(BadPosition) as caught:
        game().load(FIRST | {"to_move": 0})
    assert caught.value.rule == "SD-3"
    assert caught.value.code == "sturts-stony-desert.position.other-to-move"


def test_added_fields_may_be_left_out() -> None:
    promised = {name: value for name, value in SECOND.items() if name not in ("stopped", "marks")}
    assert game().load(promised) == game().load(SECOND)


def test_a_position_of_another_game_or_version() -> None:
    assert "chess" in refusal(FIRST, game="chess")
    assert "99" in refusal(FIRST, rules="99")
    assert "'v'" in refusal(FIRST, v=2)
