"""DU-32: two routes that meet in one cell, and what DU-14 says when one of them has no curved tile left."""

import pytest

from tablelands.core.errors import BadPosition
from tests.games.down_under.boards import (
    begun,
    drawn,
    legal,
    lengths,
    play,
    refusal,
    seat_to_move,
    shows,
    turned,
    turned_cell,
)
from tests.games.down_under.positions import MEET, ONE_END, blue_leads_in

# Both ends: the reading of the English rulebook


def test_du_32_both_ends_of_two_colours_meet_and_the_billabong_makes_two_loops() -> None:
    match = blue_leads_in()
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert legal(match) == ["b0@1,0", "c0@1,0"]
    play(match, "b0@1,0")
    assert shows(
        match,
        """
       1      2
    ≈≈≈╰╮≈≈  ╔╝
  0 ──╮≈╰──═B╝ ╭──
    ≈≈╰╮≈≈≈   ╭╯
""",
        on=blue_leads_in().game.diagram.draw(blue_leads_in().state),
    )
    assert match.position()["billabongs"] == 3
    assert match.position()["tiles"][-1]["joins"] == [["N", "E"], ["S", "W"]]
    assert lengths(match) == {"yellow": 12, "blue": 4}
    assert [route["loop"] for route in match.position()["routes"].values()] == [True, True]
    assert seat_to_move(match) == 0
    assert "turn0@0,2" in legal(match)


@pytest.mark.parametrize("quarters", range(4))
def test_du_32_they_meet_by_whichever_neighbouring_edges(quarters: int) -> None:
    match = turned(drawn(MEET, to_move=1), quarters)
    x, y = turned_cell(2, 0, quarters)
    play(match, f"c{(3 + quarters) % 4}@{x},{y}")
    x, y = turned_cell(1, 0, quarters)
    assert match.position()["meetings"] == [{"x": x, "y": y, "by": 1}]
    assert legal(match) == [f"b{quarters % 2}@{x},{y}", f"c{quarters}@{x},{y}"]


def test_du_32_three_of_the_four_ends_are_no_meeting() -> None:
    match = drawn(MEET, to_move=0)
    assert match.position()["meetings"] == []
    assert legal(match) == ["t2@1,0"]
    assert refusal(match, "b0@1,0") == "DU-32"


def test_du_32_only_one_turn_joins_each_colour_to_itself() -> None:
    assert refusal(blue_leads_in(), "b1@1,0") == "DU-5"


@pytest.mark.parametrize(("left", "moves"), [(1, ["b0@1,0", "c0@1,0"]), (0, ["c0@1,0"])])
def test_du_32_the_last_billabong_may_be_laid_and_then_there_is_none(left: int, moves: list[str]) -> None:
    match = blue_leads_in()
    match.state.billabongs = left
    assert legal(match) == moves
    if left == 0:
        assert refusal(match, "b0@1,0") == "DU-32"


ALL_HAVE_CURVES = """
       0      1      2
             ╭╯      ╰╮
 -1    ·   ──╯ ╔B══B╗ ╰──
              ╔╝    ╚╗
      ╭╯     B▼     B▼
  0 ──╯ ╔Y═▶Y ·      ·
       ╔╝    Y▲
       ╚╗    ╔╝
  1 ──╮ ╚Y══Y╝ ╭──   ·
      ╰╮      ╭╯
"""


def test_du_32_no_billabong_while_both_have_curves() -> None:
    match = drawn(ALL_HAVE_CURVES, to_move=1)
    play(match, "c3@2,0")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    mine = match.from_position(match.game, match.position() | {"meetings": [{"x": 1, "y": 0, "by": 0}]})
    assert legal(mine) == ["c2@1,0"]
    assert refusal(mine, "b0@1,0") == "DU-32"
    play(match, "c2@1,0")
    assert match.position()["meetings"] == []
    assert [route["loop"] for route in match.position()["routes"].values()] == [True, True]


def test_du_32_not_after_the_play_of_somebody_else() -> None:
    match = blue_leads_in()
    told = match.position() | {"meetings": [{"x": 1, "y": 0, "by": 0}]}
    other = match.from_position(match.game, told)
    assert legal(other) == ["c0@1,0"]
    assert refusal(other, "b0@1,0") == "DU-32"


CROSSING = """
      -1      0      1      2      3
                    ╭╯      │      ╰╮
 -3    ·      ·   ──╯ ╔B════B════B╗ ╰──
                     ╔╝     │     ╚╗
      ╭╯      │      │      ╰╮     ║
 -2 ──╯ ╔Y════Y══════Y════Y╗ ╰─────B───
       ╔╝     │      │     ╚╗      ║
       ║             ║      ║      ║
 -1 ───Y───   ·   ───B──────Y──────B───
       ║             ║      ║      ║
       ╚╗     │     B▼     ╔╝      ║
  0 ──╮ ╚Y════Y═══▶Y · Y◀═Y╝ ╭─────B───
      ╰╮      │     B▲      ╭╯     ║
                     ╚╗     │     ╔╝
  1    ·      ·   ──╮ ╚B════B════B╝ ╭──
                    ╰╮      │      ╭╯
"""


def test_du_32_ends_that_come_in_by_opposite_edges_do_not_meet() -> None:
    """Yellow from west and east, blue from north and south: here a straight tile fits and no curve does."""
    match = drawn(CROSSING)
    assert match.position()["meetings"] == []
    assert legal(match) == ["s1@1,0", "t1@1,0", "t3@1,0"]


# One end: the reading of the French rulebook


def test_du_32_with_one_end_who_made_two_routes_meet_may_lay_a_billabong_instead_of_a_curve() -> None:
    match = drawn(MEET, to_move=0, meet=0, options=ONE_END)
    assert legal(match) == ["b0@1,0", "t2@1,0"]
    play(match, "b0@1,0")
    assert shows(
        match,
        """
       1      2
    ≈≈≈╰╮≈≈  B▼
  0 ──╮≈╰──▶B ·
    ≈≈╰╮≈≈≈
""",
        on=MEET,
    )
    assert match.position()["tiles"][-1]["joins"] == [["N", "E"], ["S", "W"]]


def test_du_32_with_one_end_it_never_joins_two_colours() -> None:
    match = drawn(MEET, to_move=1, meet=0, options=ONE_END)
    play(match, "c3@2,0")
    assert legal(match) == ["b0@1,0"]
    assert refusal(match, "b1@1,0") == "DU-5"


def test_du_32_with_one_end_not_he_whom_another_led_there() -> None:
    match = drawn(MEET, to_move=0, meet=1, options=ONE_END)
    assert refusal(match, "b0@1,0") == "DU-32"
    assert refusal(match, "b0@5,5") == "DU-32"


def test_du_32_with_one_end_a_second_end_changes_nothing_and_the_play_that_made_the_pair_is_remembered() -> None:
    match = begun(area="unlimited", meeting="one-end")
    play(match, "s1@0,0", "s0@1,-1")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert refusal(match, "b0@1,0") == "DU-32"
    play(match, "c1@-1,0", "s0@1,-2")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert refusal(match, "b0@1,0") == "DU-32"


# Nobody can play


def test_du_14_a_seat_without_a_play_is_passed_over_until_others_free_it() -> None:
    match = blue_leads_in()
    assert seat_to_move(match) == 1
    assert match.position()["finished"] == []
    play(match, "c0@1,0")
    assert seat_to_move(match) == 0
    assert match.position()["routes"]["yellow"]["loop"]


def test_du_14_a_seat_that_cannot_play_is_not_to_move() -> None:
    with pytest.raises(BadPosition, match="DU-14"):
        blue_leads_in().game.load(blue_leads_in().position() | {"to_move": 0})
