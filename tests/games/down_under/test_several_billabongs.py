"""DU-33: several cells that want a billabong at once, and none that is left."""

from typing import Any

import pytest

from tests.games.down_under.boards import (
    drawn,
    legal,
    lengths,
    play,
    refusal,
    seat_to_move,
    shows,
    turned,
    winners,
)
from tests.games.down_under.positions import TWO_CROWDS


def test_du_33_several_are_settled_clockwise_from_north_and_an_extension_comes_first() -> None:
    """Red leads itself south into 0,1 and blue west into -1,0: the south comes first, then the extension at -1,1,
    whose gray path is the way on for red's other end when at last the west is settled."""
    board = """
      -2     -1      0      1
             ╭╯      ╰╮
 -1    ·   ──╯ ╔R══R╗ ╰──   ·
              ╔╝    ╚╗
      ╭╯     R▼     R▼      ╰╮
  0 ──╯ ╔Y═▶Y ·      · B◀═B╗ ╰──
       ╔╝                  ╚╗
       ║                   ╔╝
  1 ───Y───   ·      · B◀═B╝ ╭──
       ║            Y▲      ╭╯
       ╚╗     │     ╔╝
  2 ──╮ ╚Y════Y════Y╝ ╭──   ·
      ╰╮      │      ╭╯
"""
    match = drawn(board, seats=3, to_move=2)
    play(match, "s0@0,0")
    assert shows(
        match,
        """
      -1      0
      R▼      ║
  0 ▶Y · B◀───R───
              ║
           ≈≈╭╯≈≈≈
  1    · R◀──╯≈≈≈╶
           ≈≈≈╷≈≈≈
""",
        on=board,
    )
    assert seat_to_move(match) == 2
    assert match.position()["extending"] == {"x": 0, "y": 1, "edge": "W", "colour": "red"}
    assert legal(match) == ["c0@-1,1", "c1@-1,1", "s1@-1,1", "t1@-1,1"]
    play(match, "s1@-1,1")
    assert shows(
        match,
        """
      -3     -2     -1      0
             ╭╯   ≈≈≈│≈≈≈   ║
  0        ──╯ ╔Y═╴≈≈│≈≈╶───R───
              ╔╝  ≈≈≈│≈≈≈   ║
              ║      │   ≈≈╭╯≈≈≈
  1    · R◀───Y───═══R═══──╯≈≈≈╶
              ║      │   ≈≈≈╷≈≈≈
              ╚╗     │     ╔╝
  2        ──╮ ╚Y════Y════Y╝ ╭──
             ╰╮      │      ╭╯
                    R▼
  3                  ·
""",
        on=board,
    )
    assert match.position()["extending"] is None
    assert match.position()["billabongs"] == 2
    assert lengths(match) == {"yellow": 7, "blue": 5, "red": 9}


def test_du_33_none_left_closes_the_cell() -> None:
    board = """
      -1      0      1

 -2                  ·
                    B▲
    ≈≈≈╵≈≈≈≈≈≈╵≈≈≈   ║
 -1 ╴≈≈≈≈≈╶╴≈≈≈≈≈╶───B───
    ≈≈≈╷≈≈≈≈≈≈╷≈≈≈   ║
              │     B▼
  0    · Y◀═══Y═══▶Y ·
              │
    ≈≈≈╵≈≈≈≈≈≈╵≈≈≈
  1 ╴≈≈≈≈≈╶╴≈≈≈≈≈╶   ·
    ≈≈≈╷≈≈≈≈≈≈╷≈≈≈
"""
    match = drawn(board, seats=3, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
       0      1
       │
  0 ═══Y═══   ╳
       │
    ≈≈≈╵≈≈≈   ║
  1 ╴≈≈≈≈≈╶───R───
    ≈≈≈╷≈≈≈   ║
             R▼
  2           ·
""",
        on=board,
    )
    assert match.position()["closed"] == [[1, 0]]
    assert lengths(match) == {"yellow": 1, "blue": 1, "red": 1}
    assert [len(route["open"]) for route in match.position()["routes"].values()] == [1, 1, 1]
    assert refusal(match, "s1@1,0") == "DU-33"


def test_du_33_none_left_closes_several_cells() -> None:
    """Red leads itself south into 0,1 and blue west into -1,0; then nobody has an open end any more."""
    match = drawn(TWO_CROWDS, seats=3, to_move=2)
    play(match, "s0@0,0")
    assert shows(
        match,
        """
      -1      0
              ║
  0    ╳   ───R───
              ║
       ╚╗
  1 ──╮ ╚Y═   ╳
      ╰╮
""",
        on=TWO_CROWDS,
    )
    assert match.position()["closed"] == [[0, 1], [-1, 0]]
    assert match.position()["finished"] == [0, 1, 2]
    assert lengths(match) == {"yellow": 1, "blue": 3, "red": 3}
    assert winners(match) == (1, 2)


FAR_CROWDS = """
      -2     -1      0      1      2
      ╭╯      │             ╰╮
 -2 ──╯ ╔Y════Y═══▶Y · G◀═G╗ ╰──   ·
       ╔╝     │            ╚╗
       ║             │     ╭╯      ╰╮
 -1 ───Y───   · G◀═══G═══──╯ ╔B══B╗ ╰──
       ║             │      ╔╝    ╚╗
       ╚╗     │             ║     B▼
  0 ──╮ ╚Y════Y═══▶Y ·   ───B───   ·
      ╰╮      │     R▲      ║     R▲
                     ║     B▼      ║
  1    ·      ·   ───R───   ·   ───R───
                     ║             ║
                     ╚╗     │     ╔╝
  2    ·      ·   ──╮ ╚R════R════R╝ ╭──
                    ╰╮      │      ╭╯
"""
"""A yellow straight tile at 0,0 leads yellow by a gray path into 2,0 and red by another into 0,-2."""


@pytest.mark.parametrize(
    ("quarters", "first"),
    [
        (0, {"x": 0, "y": -2, "edge": "N", "colour": "yellow"}),
        (1, {"x": 2, "y": 0, "edge": "E", "colour": "yellow"}),
        (2, {"x": -2, "y": 0, "edge": "W", "colour": "yellow"}),
        (3, {"x": 0, "y": -2, "edge": "N", "colour": "yellow"}),
    ],
)
def test_du_33_cells_further_away_are_settled_by_y_then_x(quarters: int, first: dict[str, Any]) -> None:
    match = turned(drawn(FAR_CROWDS, seats=4), quarters)
    play(match, f"s{(1 + quarters) % 2}@0,0")
    assert match.position()["billabongs"] == 3
    assert match.position()["extending"] == first
