"""SD-1 to SD-6: tiles, sides, and laying the area."""

from itertools import product

import pytest

from tablelands.core.node import Decide
from tests.games.sturts_stony_desert.boards import (
    ZIGZAG_BUT_ONE,
    drawn,
    game,
    new,
    play,
    refusal,
    same_picture,
    winners,
)


def test_sd_1_ten_faces() -> None:
    pictures = """\
 d0     d1     f0     f1     f2     f3
   ╰╮  ╭╯            ╭╯     ╭╯ ╰╮     ╰╮
•   •  •   •  •   •  •      •   •      •
╰╮        ╭╯  ╰╮ ╭╯  ╰╮               ╭╯

 t0     t1     t2     t3
╭╯     ╭╯ ╰╮  ╭╯ ╰╮     ╰╮
•   •  •   •  •   •  •   •
╰╮ ╭╯  ╰╮        ╭╯  ╰╮ ╭╯"""
    assert game().guide.legend().en.startswith(pictures)


def test_sd_1_a_kind_runs_out_and_then_only_the_other_can_be_laid() -> None:
    match = new()
    cells = [(x, y) for y in range(5) for x in range(5)]
    play(match, *(f"d0@{x},{y}" for x, y in cells[:22]))
    assert match.position()["supply"] == {"double": 0, "fork": 22, "triple": 24}
    assert refusal(match, "d0@2,4").rule == "SD-1"
    assert {game().notation.write(move)[0] for move in match.legal_moves() or []} == {"f"}


def test_sd_1_a_double_shows_the_same_after_half_a_turn() -> None:
    lay = {"type": "lay", "tile": "double", "x": 0, "y": 0, "turn": 3}
    assert game().moves.to_json(game().moves.from_json(lay)) == lay | {"turn": 1}


def test_sd_2_the_first_tile_lies_at_the_origin() -> None:
    match = new()
    for x, y in product((-1, 0, 1), repeat=2):
        if (x, y) != (0, 0):
            assert refusal(match, f"d0@{x},{y}").rule == "SD-2"
    assert [game().notation.write(move) for move in match.legal_moves() or []] == [
        "d0@0,0", "d1@0,0", "f0@0,0", "f1@0,0", "f2@0,0", "f3@0,0",
    ]  # fmt: skip


def test_sd_2_a_bare_edge_may_lie_beside_a_path() -> None:
    match = new()
    play(match, "d0@0,0", "f3@1,0")
    assert same_picture(
        match,
        """
      -1    0     1     2

 -1   ·     ·     ·     ·

             ╰╮    ╰╮
  0   ·   •   •     •   ·
          ╰╮       ╭╯

  1   ·     ·     ·     ·

""",
    )


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 2, 1, 0, 1]), (4, [0, 1, 2, 3, 0, 1])],
)
def test_sd_3_turn_order(seats: int, order: list[int]) -> None:
    match = new(seats)
    for expected, cell in zip(order, ["0,0", "1,0", "2,0", "3,0", "4,0", "0,1"], strict=True):
        assert match.node == Decide((expected,))
        play(match, f"f0@{cell}")


@pytest.mark.parametrize(("seats", "side"), [(2, (0,)), (3, (0, 2)), (4, (0, 2))])
def test_sd_3_west_east_belongs_to_seats_0_and_2(seats: int, side: tuple[int, ...]) -> None:
    match = drawn(ZIGZAG_BUT_ONE, seats=seats)
    play(match, "d0@4,1")
    assert winners(match) == side


@pytest.mark.parametrize(("seats", "side"), [(2, (1,)), (3, (1,)), (4, (1, 3))])
def test_sd_3_with_swapped_axes_it_belongs_to_the_others(seats: int, side: tuple[int, ...]) -> None:
    match = drawn(ZIGZAG_BUT_ONE, seats=seats, options={"swap_axes": True})
    play(match, "d0@4,1")
    assert winners(match) == side


@pytest.mark.parametrize(("x", "y"), sorted(set(product((-1, 0, 1), repeat=2)) - {(0, 0)}))
def test_sd_4_an_edge_or_a_corner_is_touch_enough(x: int, y: int) -> None:
    match = new()
    play(match, "d0@0,0", f"f0@{x},{y}")
    assert match.node == Decide((0,))
    assert {"x": x, "y": y, "tile": "fork", "turn": 0} in match.position()["tiles"]


def test_sd_4_a_tile_must_touch_another() -> None:
    match = new()
    play(match, "d0@0,0")
    assert refusal(match, "d0@2,0").rule == "SD-4"
    assert refusal(match, "d0@-5,0").rule == "SD-4"
    assert "touch" in refusal(match, "d0@0,999999").text.en


def test_sd_4_a_cell_holds_one_tile() -> None:
    match = new()
    play(match, "d0@0,0")
    assert "already" in refusal(match, "f0@0,0").text.en


def test_sd_4_the_area_never_grows_beyond_five() -> None:
    match = new()
    play(match, "d0@0,0", "d0@-1,0", "d0@1,0", "d0@-2,0", "d0@2,0")
    for move in ("d0@3,0", "d0@-3,0", "f0@3,1"):
        assert "5 by 5" in refusal(match, move).text.en
    play(match, "f0@2,1")


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_sd_4_the_area_ends_five_cells_from_the_first_tile_in_every_direction(dx: int, dy: int) -> None:
    """Beside the area, at its corners too, its size is the reason; on the far side of it, that nothing is touched."""
    match = new()
    play(match, *(f"d0@{step * dx},{step * dy}" for step in range(5)))
    for side in (-1, 0, 1):
        assert "5 by 5" in refusal(match, f"d0@{5 * dx + side * dy},{5 * dy + side * dx}").text.en
        assert "5 by 5" in refusal(match, f"d0@{-dx + side * dy},{-dy + side * dx}").text.en
        assert "touch" in refusal(match, f"d0@{-5 * dx + side * dy},{-5 * dy + side * dx}").text.en
    play(match, f"f0@{4 * dx + dy},{4 * dy + dx}", f"f0@{dy},{dx}")


def test_sd_4_the_most_cells_to_choose_from() -> None:
    """Two diagonals of four: every cell around and between them is touched, 28 with six faces each."""
    match = drawn(
        """
      0     1     2     3
       ╰╮                ╰╮
  0 •   •   ·     ·   •   •
    ╰╮                ╰╮
             ╰╮    ╰╮
  1   ·   •   • •   •   ·
          ╰╮    ╰╮
             ╰╮    ╰╮
  2   ·   •   • •   •   ·
          ╰╮    ╰╮
       ╰╮                ╰╮
  3 •   •   ·     ·   •   •
    ╰╮                ╰╮
"""
    )
    assert len(match.legal_moves() or []) == 28 * 6


def test_sd_4_each_reason_is_told() -> None:
    match = new()
    assert "second phase" in refusal(match, "t0@7,7").text.en
    assert "0,0" in refusal(match, "d0@7,7").text.en
    play(match, "d0@0,0")
    assert "second phase" in refusal(match, "t0@0,0").text.en
    assert "already" in refusal(match, "d1@0,0").text.en
    assert "touch" in refusal(match, "d1@0,2").text.en


def test_sd_4_triples_have_to_wait() -> None:
    assert refusal(new(), "t0@0,0").rule == "SD-4"


def test_sd_5_a_zigzag_of_ten_tiles_is_a_route() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "d0@4,1")
    assert same_picture(
        match,
        """
      -1    0     1     2     3     4     5
             ╰╮ ╭╯       ╰╮ ╭╯       ╰╮
  0   ◆   •   • •   • •   • •   • •   •
          ╰╮       ╭╯ ╰╮       ╭╯ ╰╮
             ╰╮ ╭╯       ╰╮ ╭╯       ╰╮
  1       •   • •   • •   • •   • •   •   ◆
          ╰╮       ╭╯ ╰╮       ╭╯ ╰╮
""",
    )


def test_sd_5_a_train_never_switches_curves_within_a_tile() -> None:
    """The last fork touches all edges the route needs, but no single curve joins north and east."""
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "f1@4,1")
    assert match.node == Decide((0,))


def test_sd_5_no_route_while_the_area_is_narrower_than_five() -> None:
    four_wide = """
      0     1     2     3
       ╰╮ ╭╯       ╰╮
  0 •   • •   • •   •   ·
    ╰╮       ╭╯ ╰╮
       ╰╮ ╭╯       ╰╮ ╭╯
  1 •   • •   • •   • •   •
    ╰╮       ╭╯ ╰╮       ╭╯
"""
    match = drawn(four_wide)
    play(match, "d1@3,0")
    assert match.node == Decide((0,))


def test_sd_5_a_route_stays_on_laid_tiles() -> None:
    with_a_gap = """
      0     1     2     3     4
       ╰╮ ╭╯          ╭╯       ╰╮
  0 •   • •   •   ·   •   • •   •
    ╰╮       ╭╯          ╭╯ ╰╮
       ╰╮ ╭╯       ╰╮ ╭╯       ╰╮
  1 •   • •   • •   • •   • •   •
    ╰╮       ╭╯ ╰╮       ╭╯ ╰╮
"""
    match = drawn(with_a_gap)
    assert match.node == Decide((1,))
    play(match, "d0@2,0")
    assert winners(match) == (0,)


def test_sd_5_a_route_may_pass_a_tile_more_than_once() -> None:
    """The only way east turns back north and passes -3,0 and -2,0 a second time."""
    match = drawn(
        """
      -3    -2    -1    0     1
    ╭╯
 -1 •   • •   •   ·   •   •   ·
       ╭╯ ╰╮ ╭╯       ╰╮ ╭╯
       ╰╮    ╰╮ ╭╯       ╰╮
  0 •   • •   • •         • •   •
    ╰╮    ╰╮    ╰╮       ╭╯ ╰╮ ╭╯
          ╭╯       ╰╮ ╭╯    ╭╯ ╰╮
  1   ·   •         • •     •   •
          ╰╮       ╭╯ ╰╮
    ╭╯             ╰╮          ╰╮
  2 •       ·       • •   •     •
    ╰╮             ╭╯ ╰╮ ╭╯    ╭╯
             ╰╮    ╰╮ ╭╯
  3   ·       • •   • •   •   ·
             ╭╯ ╰╮       ╭╯
"""
    )
    play(match, "d0@-3,1")
    assert winners(match) == (0,)


def test_sd_6_a_route_wins_at_once_even_if_the_other_side_completed_it() -> None:
    match = drawn(
        """
      -2    -1    0     1     2
    ╭╯                   ╰╮ ╭╯
 -1 •   • •   •   ·   •   • •
       ╭╯ ╰╮ ╭╯       ╰╮    ╰╮
       ╰╮    ╰╮       ╭╯       ╰╮
  0 •   • •   • •   • •         •
    ╰╮    ╰╮    ╰╮ ╭╯ ╰╮       ╭╯
          ╭╯    ╭╯    ╭╯ ╰╮ ╭╯
  1 •   • •   • •   • •   • •
    ╰╮ ╭╯    ╭╯    ╭╯       ╰╮
    ╭╯    ╭╯    ╭╯       ╰╮ ╭╯ ╰╮
  2 •   • •   • •     •   • •   •
       ╭╯    ╭╯ ╰╮    ╰╮
       ╰╮ ╭╯       ╰╮ ╭╯ ╰╮ ╭╯
  3     • •     •   • •   • •
       ╭╯ ╰╮    ╰╮          ╰╮
"""
    )
    assert match.node == Decide((0,))
    play(match, "f3@0,-1")
    assert winners(match) == (1,)


def test_sd_6_completing_both_wins_for_the_side_that_laid() -> None:
    match = drawn(
        """
      -3    -2    -1    0     1
       ╰╮ ╭╯    ╭╯       ╰╮    ╰╮
 -4     • •   • •   • •   • •   •
       ╭╯    ╭╯    ╭╯ ╰╮    ╰╮
       ╰╮ ╭╯    ╭╯          ╭╯
 -3     • •     •   • •   • •   •
       ╭╯ ╰╮       ╭╯ ╰╮ ╭╯    ╭╯
    ╭╯       ╰╮       ╭╯ ╰╮ ╭╯ ╰╮
 -2 •     •   •   ·   •   • •   •
    ╰╮    ╰╮
       ╰╮ ╭╯       ╰╮ ╭╯    ╭╯
 -1     • •   •     • •     •   •
       ╭╯    ╭╯    ╭╯ ╰╮       ╭╯
             ╰╮    ╰╮    ╰╮ ╭╯
  0 •   • •   •     •     • •
    ╰╮ ╭╯ ╰╮       ╭╯    ╭╯ ╰╮
"""
    )
    play(match, "f1@-1,-2")
    assert {mark["side"] for mark in match.position()["marks"]} == {0, 1}
    assert winners(match) == (0,)


def test_sd_6_the_25th_tile_belongs_to_the_first_phase() -> None:
    match = drawn(
        """
      -3    -2    -1    0     1
       ╰╮    ╰╮    ╰╮ ╭╯    ╭╯
 -3     • •   •     • •     •   •
       ╭╯ ╰╮       ╭╯ ╰╮       ╭╯
          ╭╯ ╰╮ ╭╯ ╰╮    ╰╮ ╭╯
 -2   ·   •   • •   • •   • •
                      ╰╮    ╰╮
       ╰╮       ╭╯       ╰╮ ╭╯
 -1 •   • •   • •         • •
    ╰╮    ╰╮ ╭╯ ╰╮       ╭╯ ╰╮
          ╭╯ ╰╮ ╭╯       ╰╮ ╭╯
  0 •   • •   • •     •   • •   •
    ╰╮ ╭╯       ╰╮    ╰╮       ╭╯
    ╭╯ ╰╮ ╭╯          ╭╯    ╭╯ ╰╮
  1 •   • •     •   • •   • •   •
          ╰╮    ╰╮ ╭╯    ╭╯
"""
    )
    play(match, "f2@-3,-2")
    assert match.position()["supply"]["triple"] == 24
    assert winners(match) == (0,)
