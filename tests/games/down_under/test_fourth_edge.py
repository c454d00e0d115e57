"""DU-33: what lies at the fourth edge of a billabong and is joined to the mover's route there."""

from tests.games.down_under.boards import drawn, lengths, play, shows


def test_du_33_a_neutral_path_at_the_fourth_edge_is_joined_at_once() -> None:
    board = """
      -1      0      1      2

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║     R▲
              │     B▼      ║
  0    · Y◀═══Y═══▶Y ·   ───R───
              │             ║
                           ╔╝
  1           ·      · R◀═R╝ ╭──
                            ╭╯
"""
    match = drawn(board, seats=3, to_move=2)
    play(match, "c0@1,1")
    assert shows(
        match,
        """
       1      2      3
    ≈≈≈╵≈≈≈   ║
  0 ╴≈≈≈╭─────R───▶R ·
    ≈≈≈╭╯≈≈   ║
       ╚╗    ╔╝
  1 ──╮ ╚R══R╝ ╭──
      ╰╮      ╭╯
""",
        on=board,
    )
    assert match.position()["extending"] is None
    assert lengths(match) == {"yellow": 2, "blue": 2, "red": 5}


def test_du_33_the_movers_own_other_end_at_the_fourth_edge_is_joined() -> None:
    """A straight tile at 1,1 leads one end of red into 1,0 from the south, the other by a gray chain from the east."""
    board = """
      -1      0      1      2      3
                    ╭╯      ╰╮
 -1           ·   ──╯ ╔B══B╗ ╰──   ·
                     ╔╝    ╚╗
              │     B▼      ╚╗     ╰╮
  0    · Y◀═══Y═══▶Y ·   ──╮ ╚B══B╗ ╰──
              │            ╰╮     ╚╗
             ╭╯            ╭╯     ╔╝
  1        ──╯ ╔R═▶R ·   ──╯ ╔B══B╝ ╭──
              ╔╝    R▲      ╔╝     ╭╯
              ╚╗    ╔╝     B▼
  2        ──╮ ╚R══R╝ ╭──   ·      ·
             ╰╮      ╭╯
"""
    match = drawn(board, seats=3, to_move=2)
    play(match, "s1@1,1")
    assert shows(
        match,
        """
       1
    ≈≈≈╵≈≈≈
  0 ╴≈≈≈╭──
    ≈≈≈╭╯≈≈
       │
  1 ═══R═══
       │
""",
        on=board,
    )
    assert match.position()["extending"] is None
    assert [route["loop"] for route in match.position()["routes"].values()] == [False, False, True]
    assert lengths(match) == {"yellow": 2, "blue": 7, "red": 8}


def test_du_33_a_pond_beside_a_pond_takes_the_route_in_and_ends_it() -> None:
    board = """
      -1      0      1      2

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║
              │     B▼   ≈≈≈╵≈≈≈
  0    · Y◀═══Y═══▶Y ·   ╴≈≈≈≈≈╶
              │          ≈≈≈╷≈≈≈
"""
    match = drawn(board, seats=3, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
       1      2
    ≈≈≈╵≈≈≈≈≈≈╵≈≈≈
  0 ╴≈≈≈╭──╴≈≈≈≈≈╶
    ≈≈≈╭╯≈≈≈≈≈╷≈≈≈
       ║
  1 ───R───   ·
       ║
      R▼
  2    ·
""",
        on=board,
    )
    assert lengths(match) == {"yellow": 2, "blue": 2, "red": 3}
    assert match.position()["routes"]["red"]["open"] == [[1, 1, "S"]]
