"""SD-7 to SD-9: triples on top, until a route stands or none are left."""

import pytest

from tablelands.core.node import Decide
from tests.games.sturts_stony_desert.boards import (
    ABOUT_TO_CONNECT,
    COMPLETES_BOTH,
    LAST_TRIPLE_CONNECTS,
    LAST_TRIPLE_CONNECTS_NOTHING,
    drawn,
    full_area,
    game,
    play,
    refusal,
    same_picture,
    winners,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sd_7_the_second_phase_begins_with_side_1(seats: int) -> None:
    match = full_area(seats)
    assert match.node == Decide((1,))
    assert len(match.legal_moves() or []) == 25 * 4


def test_sd_7_a_triple_covers_a_double_or_a_fork() -> None:
    match = full_area()
    play(match, "t0@0,0", "t2@4,4")
    assert "t2@4,4" not in {game().notation.write(move) for move in match.legal_moves() or []}
    assert match.position()["supply"] == {"double": 0, "fork": 19, "triple": 22}


def test_sd_7_a_triple_is_never_covered() -> None:
    match = full_area()
    play(match, "t0@0,0")
    assert refusal(match, "t1@0,0").rule == "SD-7"


def test_sd_7_a_triple_needs_a_tile_below() -> None:
    assert "none" in refusal(full_area(), "t0@5,0").text.en
    assert refusal(full_area(), "t0@-1,-1").rule == "SD-7"


def test_sd_7_only_triples_are_laid() -> None:
    assert refusal(full_area(), "f0@0,0").rule == "SD-7"


@pytest.mark.parametrize("board", [ABOUT_TO_CONNECT, LAST_TRIPLE_CONNECTS, COMPLETES_BOTH])
def test_sd_7_of_a_drawn_board_all_but_the_triples_can_be_covered(board: str) -> None:
    match = drawn(board)
    two_curves = {(tile["x"], tile["y"]) for tile in match.position()["tiles"] if tile["tile"] != "triple"}
    moves = [game().moves.to_json(move) for move in match.legal_moves() or []]
    assert {(move["x"], move["y"]) for move in moves} == two_curves
    assert len(moves) == 4 * len(two_curves)


def test_sd_7_each_reason_is_told() -> None:
    match = full_area()
    play(match, "t0@0,0")
    assert "only triples" in refusal(match, "d0@7,7").text.en
    assert "only triples" in refusal(match, "f0@0,0").text.en
    assert "on top of a laid tile" in refusal(match, "t0@7,7").text.en
    assert "on top of a laid tile" in refusal(match, "t0@5,4").text.en
    assert "never covered" in refusal(match, "t0@0,0").text.en


def test_sd_8_a_completed_route_leaves_the_other_side_one_turn_to_break_it() -> None:
    match = drawn(ABOUT_TO_CONNECT)
    play(match, "t1@2,-2")
    assert match.node == Decide((0,))
    assert {mark["side"] for mark in match.position()["marks"]} == {1}
    play(match, "t1@0,0")
    assert match.node == Decide((1,))
    assert match.position()["marks"] == []


def test_sd_8_a_route_that_is_not_broken_wins_when_its_turn_comes() -> None:
    match = drawn(ABOUT_TO_CONNECT)
    play(match, "t1@2,-2", "t0@-1,-2")
    assert winners(match) == (1,)
    assert match.node.to_json()["scores"] == [0.0, 1.0]


def test_sd_8_both_partners_win() -> None:
    match = drawn(ABOUT_TO_CONNECT, seats=4)
    play(match, "t1@2,-2", "t0@-1,-2")
    assert winners(match) == (1, 3)
    assert match.node.to_json()["scores"] == [0.0, 1.0, 0.0, 1.0]


def test_sd_8_terminals_mark_the_ends_of_all_routes() -> None:
    match = drawn(ABOUT_TO_CONNECT)
    play(match, "t1@2,-2")
    assert same_picture(
        match,
        """
      -2    -1    0     1     2

 -3                     ◆

       ╰╮          ╰╮ ╭╯ ╰╮ ╭╯ ╰╮
 -2 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮    ╰╮
    ╭╯ ╰╮ ╭╯       ╰╮    ╰╮ ╭╯ ╰╮
 -1 •   • •   •     • •   • •   •
       ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯ ╰╮
    ╭╯       ╰╮    ╰╮ ╭╯ ╰╮ ╭╯
  0 •   • •   •     • •   • •   •
       ╭╯ ╰╮       ╭╯    ╭╯ ╰╮ ╭╯
    ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯ ╰╮ ╭╯
  1 •   • •   • •   • •   • •   •
    ╰╮    ╰╮ ╭╯ ╰╮    ╰╮       ╭╯
       ╰╮    ╰╮       ╭╯    ╭╯
  2     • •   • •   • •   • •   •
       ╭╯ ╰╮ ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯

  3               ◆
""",
    )


def test_sd_8_who_completes_both_loses() -> None:
    match = drawn(COMPLETES_BOTH)
    assert match.node == Decide((0,))
    play(match, "t3@2,-2")
    assert {mark["side"] for mark in match.position()["marks"]} == {0, 1}
    assert winners(match) == (1,)


def test_sd_9_a_route_that_can_no_longer_be_broken_wins() -> None:
    match = drawn(LAST_TRIPLE_CONNECTS)
    play(match, "t0@-1,1")
    assert match.position()["supply"]["triple"] == 0
    assert winners(match) == (0,)
    assert "SD-9" in match.node.to_json()["reason"]


def test_sd_9_without_any_route_it_is_a_tie() -> None:
    match = drawn(LAST_TRIPLE_CONNECTS_NOTHING)
    play(match, "t1@1,0")
    assert winners(match) == (0, 1)
    assert match.node.to_json()["scores"] == [0.5, 0.5]
