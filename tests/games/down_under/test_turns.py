"""DU-10 to DU-15: what a turn is, and when a seat has none."""

from tests.games.down_under.boards import begun, drawn, legal, lengths, play, refusal, seat_to_move, shows, winners


def test_du_10_round_one_touches_a_laid_tile() -> None:
    match = begun()
    play(match, "s0@0,0")
    assert refusal(match, "s0@2,0") == "DU-10"
    assert refusal(match, "t3@1,0") == "DU-10"
    assert refusal(match, "s0@0,0") == "DU-12"
    play(match, "c0@1,-1")
    assert shows(
        match,
        """
       0      1      2

 -2           ·
             B▲
              ╚╗
 -1    ·   ──╮ ╚B═▶B ·
      Y▲     ╰╮
       ║
  0 ───Y───   ·
       ║
      Y▼
  1    ·
""",
    )


def test_du_10_with_a_frame_the_first_player_lays_anywhere_inside() -> None:
    match = begun(start="frame")
    assert refusal(match, "s0@5,0") == "DU-12"
    assert refusal(match, "s0@0,-3") == "DU-8"
    play(match, "s0@4,6", "c0@0,0")


def test_du_11_the_colour_path_extends_an_open_end() -> None:
    match = begun()
    play(match, "s0@0,0", "s0@1,1")
    assert refusal(match, "s1@0,1") == "DU-11"
    assert refusal(match, "s0@0,2") == "DU-11"
    assert legal(match) == ["c0@0,1", "c1@0,-1", "c2@0,-1", "c3@0,1", "s0@0,-1", "s0@0,1", "t0@0,1", "t2@0,-1"]


def test_du_11_a_gray_path_lengthens_and_steers_an_opponent() -> None:
    match = begun()
    play(match, "s0@0,0", "s1@1,1", "c3@0,1")
    assert shows(
        match,
        """
      -1      0      1      2

 -1           ·
             Y▲
              ║
  0        ───Y───   ·
              ║
             ╔╝      │
  1    · Y◀═Y╝ ╭──═══B═══▶B ·
              ╭╯     │
             B▼
  2           ·
""",
    )
    assert lengths(match) == {"yellow": 2, "blue": 2}
    assert match.position()["routes"]["blue"]["open"] == [[0, 1, "S"], [1, 1, "E"]]


def test_du_11_both_paths_of_a_new_tile_may_join_ones_own_route() -> None:
    """The printed example: the gray path of the new tile meets the other end, and all yellow paths hang together."""
    board = """
      -1      0      1

 -2    ·
      B▲
       ║
 -1 ───B───   ·      ·
       ║
      B▼     ╭╯
  0    ·   ──╯ ╔Y═▶Y ·
              ╔╝    Y▲
              ╚╗    ╔╝
  1    ·   ──╮ ╚Y══Y╝ ╭──
             ╰╮      ╭╯
"""
    match = drawn(board)
    play(match, "s0@1,0")
    assert shows(
        match,
        """
       1      2

 -1    ·
      Y▲
       ║
  0 ───Y───▶Y ·
       ║
""",
        on=board,
    )
    assert lengths(match)["yellow"] == 5
    assert match.position()["routes"]["yellow"]["open"] == [[1, 0, "N"], [1, 0, "E"]]


def test_du_12_only_a_terminal_back_to_back_goes_into_the_free_half() -> None:
    match = begun()
    play(match, "s1@0,0", "s1@0,1", "t3@1,0", "c3@1,1")
    assert shows(
        match,
        """
      -1      0      1

 -1                  ·
                    B▲
              │      ╎  ░
  0    · Y◀═══Y════Y ╎  ░
              │      ╎  ░
              │     ╔╝
  1    · B◀═══B════B╝ ╭──
              │      ╭╯
""",
    )
    assert refusal(match, "t3@1,0") == "DU-12"
    assert refusal(match, "s0@0,0") == "DU-12"


def test_du_13_an_end_that_leads_off_the_area_can_wait() -> None:
    match = begun(area=[3, 3])
    play(match, "s1@0,0", "s1@0,1", "s1@1,0", "s1@1,1", "s1@2,0", "s1@2,1")
    assert shows(
        match,
        """
      -1      0      1      2      3
              │      │      │
  0      Y◀═══Y══════Y══════Y═══▶Y
              │      │      │
              │      │      │
  1      B◀═══B══════B══════B═══▶B
              │      │      │
""",
    )
    assert legal(match) == ["t1@-1,0", "t3@3,0"]
    assert refusal(match, "s1@3,0") == "DU-8"
    play(match, "t1@-1,0", "t1@-1,1")
    assert legal(match) == ["t3@3,0"]


def test_du_14_the_game_ends_when_nobody_can_play() -> None:
    match = begun()
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "t0@1,1", "t2@0,-1", "t2@1,-1")
    assert winners(match) == (0, 1)


def test_du_15_a_route_with_two_closed_ends_is_finished() -> None:
    match = begun()
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "c0@1,1", "t2@0,-1")
    assert shows(
        match,
        """
       0      1      2
     ░ ░ ░
 -1 ╌╌╌╌╌╌╌   ·
       Y     B▲
       ║      ║
  0 ───Y──────B───
       ║      ║
       Y      ╚╗
  1 ╌╌╌╌╌╌╌──╮ ╚B═▶B ·
     ░ ░ ░   ╰╮
""",
    )
    assert match.position()["finished"] == [0]
    assert seat_to_move(match) == 1
    play(match, "s1@2,1")
    assert seat_to_move(match) == 1
