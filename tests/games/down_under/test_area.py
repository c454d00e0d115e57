"""DU-7 to DU-9: a size that is chosen, and borders that come into being."""

import pytest

from tablelands.core.errors import BadRequest
from tests.games.down_under.boards import begun, drawn, legal, play, refusal, shows

SIZES = {
    "easy": [[6, 6], [7, 7], [8, 8]],
    "recommended": [[5, 7], [6, 8], [7, 9]],
    "difficult": [[4, 8], [4, 10], [5, 11]],
}


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_du_7_sizes_by_name(name: str, seats: int) -> None:
    assert begun(seats, area=name).position()["area"] == SIZES[name][seats - 2]


def test_du_7_any_pair_of_sides_from_three_on() -> None:
    assert begun(area=[3, 12]).position()["area"] == [3, 12]
    for area in ([2, 5], [5], [5, 6.0], [5, True], "5x7"):
        with pytest.raises(BadRequest, match="area"):
            begun(area=area)


def test_du_7_a_chosen_area_is_full_when_its_sides_are() -> None:
    match = drawn(
        """
      -1      0      1      2      3
              │      │      │
  0      Y◀═══Y══════Y══════Y═══▶Y
              │      │      │
              │      │      ╰╮
  1      B◀═══B══════B════B╗ ╰──
              │      │     ╚╗
              │      │     ╔╝
  2      B◀═══B══════B════B╝ ╭──
              │      │      ╭╯
""",
        options={"area": [3, 3]},
    )
    assert legal(match) == ["t1@-1,0", "t3@3,0"]
    assert refusal(match, "s1@3,0") == "DU-8"


def test_du_8_the_ninth_column_may_come_on_either_side() -> None:
    """The printed example: of 7 by 9, the eighth tile in a direction makes it the long one. Its ninth goes where it
    likes, and the other direction has seven."""
    match = drawn(
        """
      -1      0      1      2      3      4      5      6      7

 -1                                ·
                                  B▲
              │      │      │      │      │      │      │
  0    · Y◀═══Y══════Y══════Y══════Y══════Y══════Y══════Y═══▶Y ·
              │      │      │      │      │      │      │
                                   ║
  1           ·      ·      ·   ───B───   ·      ·      ·
                                   ║
                                   ║
  2           ·      ·      ·   ───B───   ·      ·      ·
                                   ║
                                   ║
  3           ·      ·      ·   ───B───   ·      ·      ·
                                   ║
                                   ║
  4           ·      ·      ·   ───B───   ·      ·      ·
                                   ║
                                   ║
  5           ·      ·      ·   ───B───   ·      ·      ·
                                   ║
                                   ║
  6           ·      ·      ·   ───B───   ·      ·      ·
                                   ║
                                  B▼
  7                                ·
""",
        options={"area": [7, 9]},
    )
    play(match, "c1@-1,0")
    assert refusal(match, "s0@3,-1") == "DU-8"
    assert refusal(match, "s0@3,7") == "DU-8"
    play(match, "t0@3,7", "c3@-1,1", "t2@3,-1")
    assert legal(match) == ["c0@-2,1", "c1@-2,1", "c2@7,0", "c3@7,0", "t1@-2,1", "t3@7,0"]
    play(match, "c1@-2,1")
    assert refusal(match, "c2@7,0") == "DU-8"


TALL = """
      -1      0      1      2      3
             ╭╯
 -1        ──╯ ╔B═▶B ·      ·
              ╔╝
              │      │      │
  0      Y◀═══Y══════Y══════Y═══▶Y
              │      │      │
              ║
  1        ───B───   ·      ·
              ║
              ║
  2        ───B───   ·      ·
              ║
             B▼
  3
"""


def test_du_8_the_axis_that_exceeds_the_shorter_side_is_the_long_one() -> None:
    match = drawn(TALL, options={"area": [3, 4]})
    assert refusal(match, "s1@3,0") == "DU-8"
    assert refusal(match, "s1@-1,0") == "DU-8"


def test_du_9_only_terminals_lie_outside_and_are_remembered_there() -> None:
    match = drawn(TALL, options={"area": [3, 4]})
    play(match, "t3@3,0")
    assert shows(
        match,
        """
       2      3
       │      ╎  ░
  0 ═══Y════Y ╎  ░
       │      ╎  ░
""",
        on=TALL,
    )
    assert [(tile["x"], tile["y"]) for tile in match.position()["tiles"] if tile.get("outside")] == [(3, 0)]


def test_du_9_a_terminal_where_a_tile_could_lie_is_inside_and_grows_the_box() -> None:
    match = begun(area=[3, 3])
    play(match, "s1@0,0", "s1@0,1", "t3@1,0")
    assert not any(tile.get("outside") for tile in match.position()["tiles"])
    play(match, "s1@-1,1", "s1@-1,0")
    assert refusal(match, "s1@-2,1") == "DU-8"
