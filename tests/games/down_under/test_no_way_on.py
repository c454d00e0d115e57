"""DU-33: billabongs in which every route ends."""

from tests.games.down_under.boards import drawn, lengths, play, seat_to_move, shows


def test_du_33_an_edge_held_by_another_colour_leaves_no_way_out() -> None:
    """Red holds two edges, so that everything ends when yellow arrives."""
    board = """
      -1      0      1      2

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║
                    B▼      ╰╮
  0           ·      · R◀═R╗ ╰──
             Y▲     R▲     ╚╗
             ╔╝      ╚╗    ╔╝
  1    · Y◀═Y╝ ╭────╮ ╚R══R╝ ╭──
              ╭╯    ╰╮      ╭╯
"""
    match = drawn(board, seats=3, to_move=0)
    play(match, "c1@0,0")
    assert shows(
        match,
        """
       0      1
      ╭╯   ≈≈≈╵≈≈≈
  0 ──╯ ╔Y═╴≈≈≈≈≈╶
       ╔╝  ≈≈≈╷≈≈≈
""",
        on=board,
    )
    assert match.position()["extending"] is None
    assert match.position()["finished"] == [2]
    assert [route["loop"] for route in match.position()["routes"].values()] == [False, False, False]
    assert lengths(match) == {"yellow": 3, "blue": 2, "red": 5}


def test_du_33_no_extension_possible() -> None:
    """Red arrives in 1,0 from the south; at 2,0 every tile of its would join it to another colour, or two others."""
    board = """
       0      1      2
             ╭╯      ╰╮
 -1    ·   ──╯ ╔B══B╗ ╰──
              ╔╝    ╚╗
      ╭╯     B▼     B▼
  0 ──╯ ╔Y═▶Y ·      ·
       ╔╝           Y▲
       ║             ║
  1 ───Y───   ·   ───Y───
       ║     R▲      ║
       ╚╗     ║     ╔╝
  2 ──╮ ╚Y═───R───═Y╝ ╭──
      ╰╮      ║      ╭╯
             R▼
  3           ·
"""
    match = drawn(board, seats=3, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
       1      2
    ≈≈≈╵≈≈≈  B▼
  0 ╴≈≈≈≈≈╶   ·
    ≈≈≈╷≈≈≈  Y▲
       ║      ║
  1 ───R──────Y───
       ║      ║
""",
        on=board,
    )
    assert match.position()["extending"] is None
    assert lengths(match) == {"yellow": 7, "blue": 3, "red": 3}


def test_du_33_a_mover_who_is_not_among_the_three() -> None:
    board = """
      -1      0      1      2      3

 -2                  ·
                    B▲
                     ║
 -1    ·      ·   ───B───   ·
                     ║
      ╭╯      │     B▼
  0 ──╯ ╔Y════Y═══▶Y ·      ·
       ╔╝     │
       ╚╗     ╰╮            │
  1 ──╮ ╚Y══Y╗ ╰──   · G◀═══G═══▶G ·
      ╰╮     ╚╗     R▲      │
             Y▼      ║
  2    ·      ·   ───R───   ·
                     ║
                    R▼
  3                  ·
"""
    match = drawn(board, seats=4, to_move=3)
    play(match, "s1@1,1")
    assert shows(
        match,
        """
       0      1
              ║
 -1    ·   ───B───
      G▲      ║
       │   ≈≈≈╵≈≈≈
  0 ═══Y═══╴≈≈≈≈≈╶
       │   ≈≈≈╷≈≈≈
       ╰╮     │
  1 ═Y╗ ╰──═══G═══
      ╚╗      │
""",
        on=board,
    )
    assert seat_to_move(match) == 0
    assert lengths(match) == {"yellow": 5, "blue": 2, "red": 3, "green": 4}
