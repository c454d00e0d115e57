"""SD-10: no ties."""

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Decide
from tests.games.sturts_stony_desert.boards import (
    ABOUT_TO_CONNECT,
    LAST_TRIPLE_CONNECTS_NOTHING,
    drawn,
    full_area,
    game,
    play,
    refusal,
    winners,
)

CLAIMS = {"claim": True}


def notations(match: Match) -> set[str]:
    return {game().notation.write(move) for move in match.legal_moves() or []}


def test_sd_10_a_claim_is_for_the_second_phase() -> None:
    match = Match(game(), game().setup(2, CLAIMS))
    assert refusal(match, "claim").rule == "SD-10"
    assert "claim" not in notations(match)


def test_sd_10_a_claim_needs_the_variant() -> None:
    assert refusal(full_area(), "claim").rule == "SD-10"


def test_sd_10_a_claim_and_then_a_stop_are_one_more_move_each() -> None:
    match = full_area(2, **CLAIMS)
    triples = notations(full_area())
    assert notations(match) == triples | {"claim"}
    assert len(match.legal_moves() or []) == 25 * 4 + 1
    play(match, "claim")
    assert notations(match) == triples | {"stop"}
    assert len(match.legal_moves() or []) == 25 * 4 + 1


def test_sd_10_each_reason_is_told() -> None:
    assert "without claims" in refusal(Match(game(), game().setup(2)), "claim").text.en
    assert "second phase" in refusal(Match(game(), game().setup(2, CLAIMS)), "claim").text.en
    match = full_area(2, **CLAIMS)
    assert "stop" not in notations(match)
    play(match, "claim")
    assert refusal(match, "claim").text != refusal(full_area(), "claim").text
    assert "claim" not in notations(match)


def test_sd_10_no_claim_while_a_route_stands() -> None:
    match = drawn(ABOUT_TO_CONNECT, options=CLAIMS)
    play(match, "t1@2,-2")
    assert "claim" not in notations(match)
    assert "There is a route now" in refusal(match, "claim").text.en


@pytest.mark.parametrize("swap_axes", [False, True])
def test_sd_10_the_next_seat_refutes_with_a_route_on_either_axis(swap_axes: bool) -> None:
    """A north-south route refutes the claim, whether it is the axis of the side that lays it or not."""
    match = drawn(ABOUT_TO_CONNECT, options=CLAIMS | {"swap_axes": swap_axes})
    play(match, "claim")
    assert match.position()["claimer"] == 1
    assert match.node == Decide((0,))
    play(match, "t1@2,-2")
    assert winners(match) == (0,)


def test_sd_10_the_same_seat_lays_as_many_as_it_likes() -> None:
    match = full_area(2, **CLAIMS)
    play(match, "claim", "t3@0,0", "t3@1,0")
    assert match.node == Decide((0,))
    assert "stop" in notations(match)
    assert refusal(match, "claim").rule == "SD-10"


def test_sd_10_who_stops_without_a_route_loses() -> None:
    match = drawn(ABOUT_TO_CONNECT, options=CLAIMS, seats=4)
    play(match, "claim")
    assert match.node == Decide((0,))
    play(match, "stop")
    assert winners(match) == (1, 3)
    assert match.position()["stopped"]


def test_sd_10_stopping_is_only_for_who_refutes() -> None:
    assert refusal(drawn(ABOUT_TO_CONNECT, options=CLAIMS), "stop").rule == "SD-10"


def test_sd_10_with_no_triple_left_one_can_only_stop() -> None:
    match = drawn(LAST_TRIPLE_CONNECTS_NOTHING, options=CLAIMS)
    play(match, "claim", "t1@1,0")
    assert notations(match) == {"stop"}
    assert refusal(match, "t0@2,2").rule == "SD-1"


def test_sd_10_instead_of_a_tie_the_side_to_move_wins() -> None:
    match = drawn(LAST_TRIPLE_CONNECTS_NOTHING, options=CLAIMS)
    play(match, "t1@1,0")
    assert winners(match) == (1,)
    assert match.position()["claimer"] is None


@pytest.mark.parametrize(("seats", "refuter"), [(2, 0), (3, 2), (4, 2)])
def test_sd_10_the_next_seat_in_order_refutes(seats: int, refuter: int) -> None:
    match = full_area(seats, **CLAIMS)
    play(match, "claim")
    assert match.node == Decide((refuter,))
