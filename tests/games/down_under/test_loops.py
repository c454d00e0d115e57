"""DU-20 to DU-22: infinite routes."""

import pytest

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
from tests.games.down_under.positions import NEARLY_CLOSED


def test_du_20_a_loop_is_opened_by_a_quarter_turn() -> None:
    match = drawn(NEARLY_CLOSED)
    play(match, "c0@0,1")
    assert shows(
        match,
        """
       0      1
      ╭╯      ╰╮
  0 ──╯ ╔Y══Y╗ ╰──
       ╔╝    ╚╗
       ╚╗    ╔╝
  1 ──╮ ╚Y══Y╝ ╭──
      ╰╮      ╭╯
""",
        on=NEARLY_CLOSED,
    )
    assert lengths(match)["yellow"] == 4
    play(match, "t2@-1,-2")
    assert legal(match) == [
        "decline",
        *("turn0@0,0", "turn0@1,1", "turn1@0,1", "turn1@1,0", "turn2@0,0", "turn2@1,1", "turn3@0,1", "turn3@1,0"),
    ]
    assert refusal(match, "s0@2,0") == "DU-20"
    assert refusal(match, "turn3@0,0") == "DU-20"
    assert refusal(match, "turn0@-1,-1") == "DU-20"
    play(match, "turn0@0,0")
    assert shows(
        match,
        """
      -1      0      1
     ░ ░ ░
 -2 ╌╌╌╌╌╌╌   ·      ·
       B
       ║
 -1 ───B───   ·      ·
       ║     Y▲
      B▼      ╚╗     ╰╮
  0    · Y◀──╮ ╚Y══Y╗ ╰──
             ╰╮     ╚╗
              ╚╗    ╔╝
  1    ·   ──╮ ╚Y══Y╝ ╭──
             ╰╮      ╭╯
""",
    )
    assert match.position()["routes"]["yellow"]["open"] == [[0, 0, "N"], [0, 0, "W"]]


BILLABONG_BESIDE = """
      -1      0      1      2
    ≈≈≈╵≈≈≈  ╭╯      ╰╮
  0 ╴≈≈≈≈≈╶──╯ ╔Y══Y╗ ╰──   ·
    ≈≈≈╷≈≈≈   ╔╝    ╚╗
              ╚╗    ╔╝
  1    ·   ──╮ ╚Y══Y╝ ╭──   ·
             ╰╮      ╭╯    B▲
                            ║
  2    ·      ·      ·   ───B───
                            ║
                           B▼
  3                         ·
"""
FOUR_BILLABONGS = """
      -2     -1      0      1      2
           ≈≈≈╵≈≈≈              ≈≈≈╵≈≈≈
 -1    ·   ╴≈≈≈≈≈╶   ·      ·   ╴≈≈≈≈≈╶
           ≈≈≈╷≈≈≈              ≈≈≈╷≈≈≈
    ≈≈≈╵≈≈≈         ╭╯      ╰╮
  0 ╴≈≈≈≈≈╶   ·   ──╯ ╔Y══Y╗ ╰──   ·
    ≈≈≈╷≈≈≈          ╔╝    ╚╗
           ≈≈≈╵≈≈≈   ╚╗    ╔╝
  1    ·   ╴≈≈≈≈≈╶──╮ ╚Y══Y╝ ╭──   ·
           ≈≈≈╷≈≈≈  ╰╮      ╭╯    B▲
                                   ║
  2    ·      ·      ·      ·   ───B───
                                   ║
                                  B▼
  3                                ·
"""


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("closed", [False, True])
def test_du_20_both_ends_must_be_open_after_the_turn(quarters: int, closed: bool) -> None:
    """However the tile at 0,0 is turned, one of its two ways leads west: into a billabong, or into a closed cell."""
    match = drawn(FOUR_BILLABONGS if closed else BILLABONG_BESIDE)
    if closed:
        match = match.from_position(match.game, match.position() | {"closed": [[-1, 0]]})
    match = turned(match, quarters)
    assert refusal(match, f"turn{quarters % 4}@0,0") == "DU-20"
    assert refusal(match, f"turn{(quarters + 2) % 4}@0,0") == "DU-20"
    x, y = turned_cell(1, 1, quarters)
    assert {f"turn{quarters % 4}@{x},{y}", f"turn{(quarters + 2) % 4}@{x},{y}"} <= set(legal(match))


def test_du_20_nothing_is_turned_without_a_loop() -> None:
    match = begun()
    play(match, "c1@0,0", "s0@-1,-1")
    assert refusal(match, "turn0@0,0") == "DU-20"


def test_du_21_a_turn_must_not_cut_a_route_in_two() -> None:
    """A straight tile of a loop would lose its place in it."""
    match = drawn(
        """
      -1      0      1
             ╭╯      ╰╮
 -1    ·   ──╯ ╔B══B╗ ╰──
              ╔╝    ╚╗
              ║      ║
  0    ·   ───B──────B───
              ║      ║
     ░ ░ ░    ╚╗    ╔╝
  1 ╌╌╌╌╌╌╌──╮ ╚B══B╝ ╭──
       Y     ╰╮      ╭╯
       ╚╗     ╰╮
  2 ──╮ ╚Y══Y╗ ╰──   ·
      ╰╮     ╚╗
             Y▼
  3           ·
""",
        to_move=1,
    )
    assert refusal(match, "turn1@0,0") == "DU-21"
    assert refusal(match, "turn1@1,0") == "DU-21"
    assert "turn1@0,1" in legal(match)


SURROUNDED = """
      -1      0      1      2
             ╭╯      ╰╮
 -1    ·   ──╯ ╔B══B╗ ╰──   ·
              ╔╝    ╚╗
      ╭╯     ╭╯      ╰╮     ╰╮
  0 ──╯ ╔B═──╯ ╔Y══Y╗ ╰──═B╗ ╰──
       ╔╝     ╔╝    ╚╗     ╚╗
      B▼      ╚╗    ╔╝     ╔╝
  1    · B◀──╮ ╚Y══Y╝ ╭──═B╝ ╭──
             ╰╮      ╭╯     ╭╯
              ╚╗    ╔╝
  2    ·   ──╮ ╚B══B╝ ╭──   ·
             ╰╮      ╭╯
"""
"""Blue runs around yellow's loop, on the gray paths of its corners."""


def test_du_21_nor_join_two_colours() -> None:
    match = drawn(SURROUNDED)
    assert refusal(match, "turn0@0,0") == "DU-5"


def test_du_22_declining_is_the_only_move_when_no_turn_opens_the_loop() -> None:
    match = drawn(SURROUNDED)
    assert legal(match) == ["decline"]


def test_du_22_he_may_decline_and_the_loop_counts_as_it_lies() -> None:
    match = drawn(NEARLY_CLOSED)
    assert refusal(match, "decline") == "DU-22"
    play(match, "c0@0,1", "s0@-1,-2", "decline")
    assert match.position()["finished"] == [0]
    assert seat_to_move(match) == 1
    play(match, "s0@-1,-3", "t0@-1,0", "t2@-1,-4")
    assert match.node.to_json()["scores"] == [4, 5]
