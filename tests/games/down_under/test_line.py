"""DU-51: a line across the area."""

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.games.down_under.game import GAME, Line
from tests.games.down_under.boards import begun, legal, lengths, play, refusal, scores, seat_to_move, shows, winners
from tests.games.down_under.comparing import SERPENT

STAIRS = Line(((0, 0), (0, -1), (0, -2), (1, -2), (2, -2), (3, -2), (3, -3)))


def test_du_51_a_line_is_crossed_on_the_gray_paths_of_its_straights() -> None:
    match = begun(start="line", area=[4, 4])
    match.chance(STAIRS)
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


def test_du_51_all_lines_are_equally_likely_and_no_others_are_drawn() -> None:
    match = begun(start="line")
    outcomes = GAME.outcomes(match.state) or []
    assert len(outcomes) == 366
    assert {weight for _, weight in outcomes} == {1}
    with pytest.raises(IllegalMove, match="no line"):
        match.chance(Line(((0, 0), (1, 0))))
    with pytest.raises(IllegalMove, match="no line"):
        match.chance(Line(((0, 0), (0, 1))))


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
