"""DU-30, DU-31: three or four routes that lead into one empty cell."""

from tests.games.down_under.boards import begun, drawn, legal, lengths, play, refusal, seat_to_move, shows
from tests.games.down_under.positions import FOUR_MEET


def test_du_30_three_colours_and_the_mover_goes_on() -> None:
    match = begun(3, area="unlimited")
    play(match, "s1@0,0", "s0@1,-1", "s0@1,1")
    board = """
      -1      0      1      2

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───
                     ║
              │   ≈≈≈╵≈≈≈
  0    · Y◀═══Y═══╴≈≈≈╭──▶R ·
              │   ≈≈≈╭╯≈≈
                     ║
  1           ·   ───R───
                     ║
                    R▼
  2                  ·
"""
    assert shows(match, board)
    assert seat_to_move(match) == 2
    assert match.position()["extending"] == {"x": 1, "y": 0, "edge": "E", "colour": "red"}
    assert match.position()["played"] == ["red"]
    assert legal(match) == ["c2@2,0", "c3@2,0", "s1@2,0", "t3@2,0"]
    assert refusal(match, "s0@1,2") == "DU-30"
    assert refusal(match, "decline") == "DU-30"
    play(match, "s1@2,0")
    assert shows(
        match,
        """
       2      3
       │
  0 ═══R═══▶R ·
       │
""",
        on=board,
    )
    assert seat_to_move(match) == 0
    assert lengths(match) == {"yellow": 2, "blue": 2, "red": 3}


def test_du_30_a_tile_that_is_turned_leads_in_as_well() -> None:
    board = """
       0      1      2

 -3    ·
      B▲
       ║
 -2 ───B───   ·
       ║
      B▼      │
 -1    · R◀═══R═══▶R ·
              │
      ╭╯      ╰╮
  0 ──╯ ╔Y══Y╗ ╰──
       ╔╝    ╚╗
       ╚╗    ╔╝
  1 ──╮ ╚Y══Y╝ ╭──
      ╰╮      ╭╯
"""
    match = drawn(board, seats=3, to_move=0)
    play(match, "turn0@0,0")
    assert shows(
        match,
        """
      -1      0
           ≈≈≈╵≈≈≈
 -1    · Y◀──╮≈≈≈╶
           ≈≈╰╮≈≈≈
              ╚╗
  0    · Y◀──╮ ╚Y═
             ╰╮
""",
        on=board,
    )
    assert legal(match) == ["c0@-1,-1", "c1@-1,-1", "s1@-1,-1", "t1@-1,-1"]
    assert lengths(match) == {"yellow": 6, "blue": 2, "red": 2}


def test_du_31_four_colours_all_end() -> None:
    """A red straight tile at 1,1 leads into 1,0, and its gray path leads green there by a gray chain from the east."""
    match = drawn(FOUR_MEET, seats=4, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
       1
    ≈≈≈╵≈≈≈
  0 ╴≈≈≈≈≈╶
    ≈≈≈╷≈≈≈
       ║
  1 ───R───
       ║
""",
        on=FOUR_MEET,
    )
    assert seat_to_move(match) == 3
    assert lengths(match) == {"yellow": 2, "blue": 9, "red": 3, "green": 5}
    assert [len(route["open"]) for route in match.position()["routes"].values()] == [1, 1, 1, 1]
