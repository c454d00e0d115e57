"""DU-50 to DU-54: the variants, and which of them go together."""

from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.match import Match
from tablelands.games.down_under.game import GAME, Line
from tests.games.down_under.boards import begun, legal, lengths, play, refusal, seat_to_move, shows
from tests.games.down_under.comparing import SERPENT

STAIRS = ((0, 0), (0, -1), (0, -2), (1, -2), (2, -2), (3, -2), (3, -3))
TERMINALS = ("yellow:t0@0,0", "blue:t2@0,0", "red:t0@1,1", "green:t2@1,1")


def line(*cells: tuple[int, int]) -> Match:
    match = begun(start="line", area=[4, 4])
    match.chance(Line(cells))
    return match


def test_du_50_nothing_is_off_an_unlimited_area() -> None:
    match = begun(area="unlimited")
    assert match.position()["area"] is None
    for x in range(7):
        play(match, f"s1@{x},0", f"s1@{-x},1")
    assert len(match.log) == 14


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (2, {"area": "unlimited", "start": "line"}, ["area", "start", "DU-50"]),
        (2, {"area": "unlimited", "start": "frame"}, ["area", "start", "DU-50"]),
        (4, {"start": "line"}, ["start", "seats", "DU-51"]),
        (2, {"start": "free", "line": SERPENT}, ["line", "start", "DU-51"]),
        (2, {"start": "line", "area": [3, 3]}, ["start", "area", "DU-51"]),
        (2, {"start": "line", "area": [9, 9]}, ["start", "area", "DU-51"]),
        (3, {"start": "frame"}, ["start", "seats", "DU-52"]),
        (2, {"start": "frame", "area": [5, 5]}, ["start", "area", "DU-52"]),
        (3, {"routes": 2}, ["routes", "seats", "DU-54"]),
        (2, {"routes": 2, "start": "one-ended"}, ["routes", "start", "DU-54"]),
        (2, {"tiles_per_turn": 1}, ["tiles_per_turn", "routes", "DU-54"]),
        (2, {"route_score": "sum"}, ["route_score", "routes", "DU-54"]),
    ],
)
def test_du_50_options_that_make_no_sense_together_are_refused_by_name(
    seats: int, options: dict[str, Any], named: list[str]
) -> None:
    with pytest.raises(BadRequest) as caught:
        begun(seats, **options)
    assert all(word in str(caught.value) for word in named)


def test_du_51_a_line_is_crossed_on_the_gray_paths_of_its_straights() -> None:
    match = line(*STAIRS)
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


def test_du_52_the_ring() -> None:
    match = begun(start="frame")
    assert shows(
        match,
        """
      -1      0      1      2      3      4      5
             ╔╝      ╚╗     │     ╔╝      ╚╗
 -1        ═X╝ ╭────╮ ╚X════X════X╝ ╭────╮ ╚X═
              ╭╯    ╰╮      │      ╭╯    ╰╮
      ╔╝                                         ╚╗
  0 ═X╝ ╭──   ·      ·      ·      ·      ·   ──╮ ╚X═
       ╭╯                                       ╰╮
       ╰╮                                       ╭╯
  1 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
       ║                                         ╚╗
  2 ───X───   ·      ·      ·      ·      ·   ──╮ ╚X═
       ║                                        ╰╮
       ║                                        ╭╯
  3 ───X───   ·      ·      ·      ·      ·   ──╯ ╔X═
       ║                                         ╔╝
       ║                                         ║
  4 ───X───   ·      ·      ·      ·      ·   ───X───
       ║                                         ║
      ╔╝                                         ╚╗
  5 ═X╝ ╭──   ·      ·      ·      ·      ·   ──╮ ╚X═
       ╭╯                                       ╰╮
       ╰╮                                       ╭╯
  6 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
              ╰╮    ╭╯      │      ╰╮    ╭╯
  7        ═X╗ ╰────╯ ╔X════X════X╗ ╰────╯ ╔X═
             ╚╗      ╔╝     │     ╚╗      ╔╝
""",
    )
    tiles = match.position()["tiles"]
    assert [sum(tile["tile"] == kind for tile in tiles) for kind in ("curved", "straight")] == [18, 6]


def test_du_52_a_pair_leads_a_route_back_in_and_a_straight_out_of_the_ring() -> None:
    match = begun(start="frame")
    play(match, "s0@0,0", "s0@4,0")
    assert shows(
        match,
        """
      -1      0      1      2      3      4      5
             ╔╝      ╚╗     │     ╔╝      ╚╗
 -1        ═X╝ ╭────╮ ╚X════X════X╝ ╭────╮ ╚X═
              ╭╯    ╰╮      │      ╭╯    ╰╮
      ╔╝      ║     Y▼            B▼      ║      ╚╗
  0 ═X╝ ╭─────Y───   ·      ·      ·   ───B─────╮ ╚X═
       ╭╯     ║                           ║     ╰╮
       ╰╮    Y▼                          B▼     ╭╯
  1 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
       ║                                         ╚╗
  2 ───X───   ·      ·      ·      ·      ·   ──╮ ╚X═
       ║                                        ╰╮
       ║                                        ╭╯
  3 ───X───   ·      ·      ·      ·      ·   ──╯ ╔X═
       ║                                         ╔╝
       ║                                         ║
  4 ───X───   ·      ·      ·      ·      ·   ───X───
       ║                                         ║
      ╔╝                                         ╚╗
  5 ═X╝ ╭──   ·      ·      ·      ·      ·   ──╮ ╚X═
       ╭╯                                       ╰╮
       ╰╮                                       ╭╯
  6 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
              ╰╮    ╭╯      │      ╰╮    ╭╯
  7        ═X╗ ╰────╯ ╔X════X════X╗ ╰────╯ ╔X═
             ╚╗      ╔╝     │     ╚╗      ╔╝
""",
    )
    assert lengths(match) == {"yellow": 3, "blue": 3}
    play(match, "c0@1,0", "s0@4,1", "c3@2,0", "s0@4,2")
    assert lengths(match)["yellow"] == 6
    assert refusal(match, "s0@2,-2") == "DU-8"
    play(match, "t2@2,-2")
    assert shows(
        match,
        """
      -1      0      1      2      3      4      5
                          ░ ░ ░
 -2                      ╌╌╌╌╌╌╌
                            Y
             ╔╝      ╚╗     │     ╔╝      ╚╗
 -1        ═X╝ ╭────╮ ╚X════X════X╝ ╭────╮ ╚X═
              ╭╯    ╰╮      │      ╭╯    ╰╮
      ╔╝      ║      ╚╗    ╔╝     B▼      ║      ╚╗
  0 ═X╝ ╭─────Y─────╮ ╚Y══Y╝ ╭──   ·   ───B─────╮ ╚X═
       ╭╯     ║     ╰╮      ╭╯            ║     ╰╮
       ╰╮    Y▼                           ║     ╭╯
  1 ═X╗ ╰──   ·      ·      ·      ·   ───B─────╯ ╔X═
      ╚╗                                  ║      ╔╝
       ║                                  ║      ╚╗
  2 ───X───   ·      ·      ·      ·   ───B─────╮ ╚X═
       ║                                  ║     ╰╮
       ║                                 B▼     ╭╯
  3 ───X───   ·      ·      ·      ·      ·   ──╯ ╔X═
       ║                                         ╔╝
       ║                                         ║
  4 ───X───   ·      ·      ·      ·      ·   ───X───
       ║                                         ║
      ╔╝                                         ╚╗
  5 ═X╝ ╭──   ·      ·      ·      ·      ·   ──╮ ╚X═
       ╭╯                                       ╰╮
       ╰╮                                       ╭╯
  6 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
              ╰╮    ╭╯      │      ╰╮    ╭╯
  7        ═X╗ ╰────╯ ╔X════X════X╗ ╰────╯ ╔X═
             ╚╗      ╔╝     │     ╚╗      ╔╝
""",
    )
    assert [tile["turn"] for tile in match.position()["tiles"] if tile.get("outside")] == [2]


def test_du_53_terminals_back_to_back_open_the_game() -> None:
    match = begun(4, start="one-ended")
    assert legal(match) == ["t0@0,0", "t1@0,0", "t2@0,0", "t3@0,0"]
    assert refusal(match, "s0@0,0") == "DU-53"
    play(match, "t0@0,0")
    assert legal(match) == ["t2@0,0"]
    assert refusal(match, "t0@0,1") == "DU-53"
    play(match, "t2@0,0", "t0@1,1", "t2@1,1")
    assert shows(
        match,
        """
       0      1

 -1    ·
      Y▲
       Y
  0 ───────   ·
       B     R▲
      B▼      R
  1    ·   ───────
              G
             G▼
  2           ·
""",
    )
    assert all(len(route["open"]) == 1 for route in match.position()["routes"].values())


def test_du_53_who_opens_a_square_must_leave_its_other_half_legal() -> None:
    """Yellow's stub leads into 0,-1; with its back towards it, red would leave green no legal half."""
    match = begun(4, start="one-ended")
    play(match, "t0@0,0", "t2@0,0")
    assert refusal(match, "t0@0,-1") == "DU-53"
    assert refusal(match, "t2@0,-1") == "DU-5"
    match = begun(3, start="one-ended")
    play(match, "t0@0,0", "t2@0,0")
    assert refusal(match, "t0@0,-1") == "DU-53"


def test_du_54_four_terminals_then_one_tile_then_two_a_turn() -> None:
    match = begun(routes=2)
    play(match, *TERMINALS)
    assert seat_to_move(match) == 0
    assert refusal(match, "yellow:t2@0,-1") == "DU-54"
    play(match, "yellow:s0@0,-1")
    assert seat_to_move(match) == 1
    assert refusal(match, "red:s0@1,0") == "DU-54"
    play(match, "green:s0@1,2")
    assert seat_to_move(match) == 1
    assert match.position()["played"] == ["green"]
    assert refusal(match, "green:s0@1,3") == "DU-54"
    play(match, "blue:s0@0,1")
    assert shows(
        match,
        """
       0      1

 -2    ·
      Y▲
       ║
 -1 ───Y───   ·
       ║
       Y
  0 ───────   ·
       B     R▲
       ║      R
  1 ───B──────────
       ║      G
      B▼      ║
  2    ·   ───G───
              ║
             G▼
  3           ·
""",
    )
    assert seat_to_move(match) == 0


def test_du_54_with_one_tile_per_turn_of_either_colour() -> None:
    match = begun(routes=2, tiles_per_turn=1)
    play(match, *TERMINALS, "red:s0@1,0", "green:s0@1,2", "red:s0@1,-1", "blue:s0@0,1")
    assert seat_to_move(match) == 0
    assert lengths(match) == {"yellow": 1, "blue": 2, "red": 3, "green": 2}


def test_du_54_a_meeting_of_this_turn_is_too_new_for_a_billabong() -> None:
    match = begun(routes=2)
    play(match, *TERMINALS, "yellow:c1@0,-1", "green:s0@1,2", "blue:s0@0,1", "red:s0@1,0")
    assert match.position()["meetings"] == [{"x": 1, "y": -1, "by": 0, "new": True}]
    assert refusal(match, "yellow:b0@1,-1") == "DU-32"


def test_du_54_the_longest_route_or_the_sum() -> None:
    for route_score, points in (("longest", [3, 3]), ("sum", [5, 5])):
        match = begun(routes=2, tiles_per_turn=1, route_score=route_score)
        play(match, *TERMINALS, "red:s0@1,0", "green:s0@1,2", "red:t2@1,-1", "green:t0@1,3")
        play(match, "yellow:t2@0,-1", "blue:t0@0,1")
        assert match.node.to_json()["scores"] == points
