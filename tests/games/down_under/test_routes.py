"""DU-5, DU-6: colours that stay apart, and routes."""

from tests.games.down_under.boards import begun, drawn, explained, legal, lengths, play, refusal, shows
from tests.games.down_under.option_sets import SERPENT


def test_du_5_two_colours_never_join() -> None:
    match = begun()
    play(match, "s0@0,0")
    assert refusal(match, "s0@0,1") == "DU-5"
    assert refusal(match, "c0@0,1") == "DU-5"
    play(match, "s1@0,1")
    assert shows(
        match,
        """
      -1      0      1

 -1           ·
             Y▲
              ║
  0        ───Y───
              ║
              │
  1    · B◀═══B═══▶B ·
              │
             Y▼
  2           ·
""",
    )


def test_du_5_not_even_by_way_of_a_gray_chain_that_comes_back() -> None:
    """The gray chain at the north edge of 1,0 comes back at its east edge, and blue arrives from the south."""
    match = drawn(
        """
      -1      0      1      2      3
                    ╭╯      ╰╮
 -2           ·   ──╯ ╔B══B╗ ╰──   ·
                     ╔╝    ╚╗
                    ╔╝      ╚╗     ╰╮
 -1           · B◀═B╝ ╭────╮ ╚B══B╗ ╰──
                     ╭╯    ╰╮     ╚╗
              │            ╭╯     ╔╝
  0    · Y◀═══Y═══▶Y ·   ──╯ ╔B══B╝ ╭──
              │     B▲      ╔╝     ╭╯
                     ╚╗    ╔╝
  1           ·   ──╮ ╚B══B╝ ╭──   ·
                    ╰╮      ╭╯
""",
        to_move=0,
    )
    assert [move for move in legal(match) if "@1,0" in move] == ["t3@1,0"]
    assert refusal(match, "s1@1,0") == "DU-5"
    assert refusal(match, "c3@1,0") == "DU-5"


def test_du_5_nor_by_the_first_tile_of_a_colour() -> None:
    """The gray chain at the east edge of 2,-2 comes back at its south edge, and yellow arrives from the west."""
    match = begun(3, start="line", area=[4, 5], line=SERPENT)
    play(match, "s1@1,-2", "c1@3,-1")
    assert shows(
        match,
        """
       0      1      2      3      4      5
                           ╭╯     ╔╝
 -3    ·      ·      ·   ──╯ ╔X══X╝ ╭──
                            ╔╝     ╭╯
              │             ╚╗     ╰╮
 -2    · Y◀═══Y═══▶Y ·   ──╮ ╚X══X╗ ╰──
              │            ╰╮     ╚╗
      ╭╯      │      ╰╮    ╭╯      ║
 -1 ──╯ ╔X════X════X╗ ╰────╯ ╔B═───X───▶B
       ╔╝     │     ╚╗      ╔╝     ║
      ╔╝             ╚╗     │     ╔╝
  0 ═X╝ ╭──   ·   ──╮ ╚X════X════X╝ ╭──
       ╭╯           ╰╮      │      ╭╯
                           B▼
  1
""",
    )
    assert [move for move in legal(match) if "@2,-2" in move] == ["c1@2,-2"]
    assert refusal(match, "s0@2,-2") == "DU-5"
    assert refusal(match, "c0@2,-2") == "DU-5"


def test_du_6_a_tile_with_both_paths_on_the_route_counts_twice() -> None:
    """The printed count: a yellow route of 15 paths, of which the 9th and the 13th lie on one tile."""
    match = drawn(
        """
       0      1      2      3
    ░  ╎      │      │      ╰╮
  0 ░  ╎ Y════Y══════Y════Y╗ ╰──
    ░  ╎      │      │     ╚╗
      ╭╯                    ║
  1 ──╯ ╔B═▶B ·      ·   ───Y───
       ╔╝                   ║
      B▼     ╭╯      │     ╔╝
  2    ·   ──╯ ╔Y════Y════Y╝ ╭──
              ╔╝     │      ╭╯
      ╭╯      ║      ╰╮
  3 ──╯ ╔Y═───Y───═Y╗ ╰──   ·
       ╔╝     ║     ╚╗
       Y      ╚╗    ╔╝
  4 ╌╌╌╌╌╌╌──╮ ╚Y══Y╝ ╭──   ·
     ░ ░ ░   ╰╮      ╭╯
""",
        to_move=1,
    )
    assert lengths(match) == {"yellow": 15, "blue": 1}
    paths = explained(match)[0].removeprefix("yellow: length 15, path by path: ").split()[::-1]
    assert (len(paths), paths[9 - 1], paths[13 - 1]) == (15, "1,3", "(1,3)")
