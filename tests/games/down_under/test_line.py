"""DU-51: a line across the area."""

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.games.down_under.formats.outcomes import DrawnLine
from tablelands.games.down_under.game import GAME
from tests.games.down_under.boards import begun, legal, lengths, play, refusal, scores, seat_to_move, shows, winners
from tests.games.down_under.option_sets import SERPENT

STAIRS = [[0, 0], [0, -1], [0, -2], [1, -2], [2, -2], [3, -2], [3, -3]]


def test_du_51_a_line_is_crossed_on_the_gray_paths_of_its_straights() -> None:
    match = begun(start="line", area=[4, 4], line=STAIRS)
    assert shows(
        match,
        """
       0      1      2      3
                           ╭╯
 -3    ·      ·      ·   ──╯ ╔X═
                            ╔╝
      ╭╯      │      │     ╔╝
 -2 ──╯ ╔X════X══════X════X╝ ╭──
       ╔╝     │      │      ╭╯
       ║
 -1 ───X───   ·      ·      ·
       ║
      ╔╝
  0 ═X╝ ╭──   ·      ·      ·
       ╭╯
""",
    )
    play(match, "s0@1,-1", "s1@2,-1")
    assert lengths(match) == {"yellow": 2, "blue": 3}
    assert refusal(match, "c0@1,-3") == "DU-11"
    play(match, "s0@1,-3")
    assert shows(
        match,
        """
      -1      0      1      2      3

 -4
                    Y▲
                     ║            ╭╯
 -3           ·   ───Y───   ·   ──╯ ╔X═
                     ║             ╔╝
             ╭╯      │      │     ╔╝
 -2        ──╯ ╔X════X══════X════X╝ ╭──
              ╔╝     │      │      ╭╯
              ║      ║      │
 -1      B◀───X──────Y───═══B═══▶B ·
              ║      ║      │
             ╔╝     Y▼
  0        ═X╝ ╭──   ·      ·      ·
              ╭╯
""",
    )
    assert lengths(match) == {"yellow": 3, "blue": 3}


@pytest.mark.parametrize(
    ("seats", "area", "count"),
    [
        (2, [5, 7], 178),
        (2, [6, 6], 94),
        (2, [4, 8], 136),
        (3, [6, 8], 588),
        (3, [5, 9], 426),
        (3, [7, 7], 320),
        (3, [4, 10], 216),
    ],
)
def test_du_51_all_lines_with_straights_in_the_middle_are_equally_likely(
    seats: int, area: list[int], count: int
) -> None:
    outcomes = GAME.possible_outcomes(begun(seats, start="line", area=area).state) or []
    assert len(outcomes) == count
    assert {weight for _, weight in outcomes} == {1}


STRAIGHT_ENDS = ((0, 0), (0, -1), (0, -2), (0, -3), (0, -4), (1, -4), (2, -4), (2, -5), (3, -5), (3, -6), (4, -6))
"""Four tiles of the middle third, 3 to 7, are bends."""


@pytest.mark.parametrize("cells", [((0, 0), (1, 0)), ((0, 0), (0, 1)), STRAIGHT_ENDS])
def test_du_51_no_other_line_is_drawn(cells: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(IllegalMove, match="middle third"):
        begun(start="line").chance(DrawnLine(cells))


@pytest.mark.parametrize(
    ("steps", "first", "last"),
    [
        ("NNENENNNEEEENEE", ("curved", 3), ("curved", 3)),  # 7 bends
        ("NENEEEENNNNENEN", ("curved", 3), ("straight", 0)),  # 8
        ("ENENNNNEEEENENE", ("curved", 1), ("straight", 1)),
        ("NENENNNNEEENENE", ("straight", 0), ("straight", 1)),  # 9
        ("ENENEEEENNNENEN", ("straight", 1), ("straight", 0)),
    ],
)
def test_du_51_ends_are_straight_once_nine_curves_are_used(
    steps: str, first: tuple[str, int], last: tuple[str, int]
) -> None:
    cells = tuple((steps[:at].count("E"), -steps[:at].count("N")) for at in range(len(steps) + 1))
    match = begun(start="line", area=[8, 9])
    match.chance(DrawnLine(cells))
    laid = {(tile["x"], tile["y"]): (tile["tile"], tile["turn"]) for tile in match.position()["tiles"]}
    assert set(laid) == set(cells)
    assert (laid[cells[0]], laid[cells[-1]]) == (first, last)
    assert [kind for kind, _ in laid.values()].count("straight") == 7


@pytest.mark.parametrize("area", [[3, 3], [3, 4], [4, 4], [9, 9]])
def test_du_51_where_no_line_can_be_drawn_one_must_be_given(area: list[int]) -> None:
    with pytest.raises(BadRequest) as refused:
        begun(start="line", area=area)
    assert refused.value.rule == "DU-51"


def test_du_51_a_given_line_may_wind() -> None:
    match = begun(3, start="line", area=[4, 5], line=SERPENT)
    assert shows(
        match,
        """
       0      1      2      3      4
                           ╭╯     ╔╝
 -3    ·      ·      ·   ──╯ ╔X══X╝ ╭──
                            ╔╝     ╭╯
                            ╚╗     ╰╮
 -2    ·      ·      ·   ──╮ ╚X══X╗ ╰──
                           ╰╮     ╚╗
      ╭╯      │      ╰╮            ║
 -1 ──╯ ╔X════X════X╗ ╰──   ·   ───X───
       ╔╝     │     ╚╗             ║
      ╔╝             ╚╗     │     ╔╝
  0 ═X╝ ╭──   ·   ──╮ ╚X════X════X╝ ╭──
       ╭╯           ╰╮      │      ╭╯
""",
    )
    assert seat_to_move(match) == 0


def test_du_14_a_seat_that_a_line_leaves_no_room_to_begin_is_passed_over() -> None:
    line = [[0, 0], [0, -1], [0, -2], [1, -2], [1, -1], [2, -1], [2, -2]]
    match = begun(3, start="line", area=[3, 3], line=line)
    play(match, "c1@1,0", "c0@2,0")
    assert shows(
        match,
        """
       0      1      2      3
      ╭╯      ╰╮    ╭╯
 -2 ──╯ ╔X══X╗ ╰────╯ ╔X═
       ╔╝    ╚╗      ╔╝
       ║      ╚╗    ╔╝
 -1 ───X─────╮ ╚X══X╝ ╭──▶B
       ║     ╰╮      ╭╯
      ╔╝     ╭╯      ╚╗
  0 ═X╝ ╭────╯ ╔Y═──╮ ╚B═▶B
       ╭╯     ╔╝    ╰╮
             Y▼     Y▼
  1
""",
    )
    assert seat_to_move(match) == 0
    assert legal(match) == ["t0@1,1", "t0@2,1"]
    assert GAME.load(match.position())[1] == match.state


def test_du_14_a_line_that_fills_the_area_ends_the_game_before_it_begins() -> None:
    line = [[0, 0], [0, -1], [0, -2], [1, -2], [1, -1], [1, 0], [2, 0], [2, -1], [2, -2]]
    match = begun(start="line", area=[3, 3], line=line)
    assert shows(
        match,
        """
       0      1      2
      ╭╯      ╰╮    ╭╯
 -2 ──╯ ╔X══X╗ ╰────╯ ╔X═
       ╔╝    ╚╗      ╔╝
       ║      ║      ║
 -1 ───X──────X──────X───
       ║      ║      ║
      ╔╝      ╚╗    ╔╝
  0 ═X╝ ╭────╮ ╚X══X╝ ╭──
       ╭╯    ╰╮      ╭╯
""",
    )
    assert (scores(match), winners(match)) == ((0, 0), (0, 1))
    assert GAME.load(match.position())[1] == match.state


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ([], "several"),
        ([[0, 0], [0, -1], [0, 0]], "different"),
        ([[0, 0], [1, -1]], "share no edge"),
        ([[0, 0], [0, -1], [1, -1]], "spans 2 by 2"),
        ([[0, -3], [0, -2], [0, -1], [0, 0], [1, 0], [2, 0], [3, 0]], "lower left"),
        ([[5000, 0], [5001, 0]], "coordinates"),
    ],
)
def test_du_51_a_given_line_that_is_none_is_refused_with_the_reason(cells: list[list[int]], reason: str) -> None:
    with pytest.raises(BadRequest, match=reason):
        begun(start="line", area=[4, 4], line=cells)


def test_du_51_green_has_not_tiles_for_every_line() -> None:
    straight = [[0, -y] for y in range(9)] + [[1, -8], [2, -8]]
    with pytest.raises(BadRequest, match="straight tiles and green has 7"):
        begun(start="line", area=[3, 9], line=straight)
