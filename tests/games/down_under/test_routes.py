"""DU-1 to DU-6: tiles, turns, colours and routes."""

import pytest

from tablelands.games.down_under.tiles import DATA
from tests.games.down_under.boards import begun, drawn, legal, lengths, play, refusal, shows

GRAY_COMES_BACK = """
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
"""


def test_du_1_each_colour_owns_18_tiles_and_the_seats_have_colours_in_order() -> None:
    position = begun(4).position()
    assert list(position["hands"]) == ["yellow", "blue", "red", "green"]
    assert all(hand == {"straight": 7, "curved": 9, "terminal": 2} for hand in position["hands"].values())
    assert position["billabongs"] == 4


def test_du_1_a_kind_runs_out() -> None:
    match = begun(area="unlimited")
    for y in range(7):
        play(match, f"s0@0,{y}", f"s0@1,{y}")
    assert refusal(match, "s0@0,7") == "DU-1"
    assert legal(match) == ["c0@0,7", "c1@0,-1", "c2@0,-1", "c3@0,7", "t0@0,7", "t2@0,-1"]


def test_du_2_terminals_back_to_back_with_one_gray_path_between_them() -> None:
    """The printed example: yellow is blocked and lays a terminal; blue can only lay his own against it."""
    match = begun()
    play(match, "s1@0,0", "c1@1,1", "s1@-1,0", "c3@2,1", "s1@-2,0", "c2@2,0", "t3@1,0")
    assert shows(
        match,
        """
      -3     -2     -1      0      1      2
              │      │      │      ╎  ░   ╰╮
  0    · Y◀═══Y══════Y══════Y════Y ╎ B◀═B╗ ╰──
              │      │      │      ╎  ░  ╚╗
                                  ╭╯     ╔╝
  1           ·      ·      ·   ──╯ ╔B══B╝ ╭──
                                   ╔╝     ╭╯
                                  B▼
  2                                ·
""",
    )
    assert [move for move in legal(match) if "@1,0" in move] == ["t1@1,0"]
    assert refusal(match, "c1@1,0") == "DU-12"
    play(match, "t1@1,0")
    assert shows(
        match,
        """
      -3     -2     -1      0      1      2
              │      │      │      │      ╰╮
  0    · Y◀═══Y══════Y══════Y════Y │ B══B╗ ╰──
              │      │      │      │     ╚╗
                                  ╭╯     ╔╝
  1           ·      ·      ·   ──╯ ╔B══B╝ ╭──
                                   ╔╝     ╭╯
                                  B▼
  2                                ·
""",
    )
    assert lengths(match) == {"yellow": 4, "blue": 4}


def test_du_2_a_lone_half_gray_path_carries_a_route() -> None:
    match = begun()
    play(match, "s1@0,0", "s0@1,1", "s1@-1,0", "t2@1,0")
    assert shows(
        match,
        """
      -2     -1      0      1      2
              │      │    ░ ░ ░
  0    · Y◀═══Y══════Y═══╌╌╌╌╌╌╌▶Y ·
              │      │      B
                            ║
  1           ·      ·   ───B───
                            ║
                           B▼
  2                         ·
""",
    )
    assert lengths(match) == {"yellow": 3, "blue": 2}
    play(match, "s1@2,0")
    assert lengths(match)["yellow"] == 4


def test_du_3_the_first_tile_lies_at_0_0() -> None:
    assert refusal(begun(), "s0@1,0") == "DU-3"


@pytest.mark.parametrize(("turn", "edges"), [(0, "NE"), (1, "ES"), (2, "SW"), (3, "NW")])
def test_du_3_turns_count_clockwise(turn: int, edges: str) -> None:
    match = begun()
    play(match, f"c{turn}@0,0")
    assert [edge for _, _, edge in match.position()["routes"]["yellow"]["open"]] == list(edges)


def test_du_3_a_straight_tile_has_two_turns() -> None:
    match, other = begun(), begun()
    play(match, "s3@0,0")
    play(other, "s1@0,0")
    assert match.log == other.log
    assert match.state == other.state


def test_du_4_the_printed_totals_of_the_animals() -> None:
    animals = DATA["animals"]
    total = {name: animals["straight"][name] + animals["curved"][name] for name in animals["straight"]}
    assert total == {"kangaroo": 4, "emu": 4, "platypus": 3, "rabbit": 4, "dingo": 1}
    for kind in ("straight", "curved"):
        assert sum(animals[kind].values()) == DATA["owned"][kind]


def test_du_4_an_animal_runs_out_and_terminals_have_none() -> None:
    match = begun(scoring="special", area="unlimited")
    assert refusal(match, "s0d@0,0") == "DU-4"
    play(match, "s0p@0,0", "s0k@1,1")
    assert refusal(match, "s0p@0,1") == "DU-4"
    assert refusal(match, "t0k@0,1") == "DU-4"
    assert shows(
        match,
        """
       0      1

 -1    ·
      Y▲
       ║
  0 ───Y─p─   ·
       ║     B▲
      Y▼      ║
  1    ·   ───B─k─
              ║
             B▼
  2           ·
""",
    )


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
    match = drawn(GRAY_COMES_BACK, to_move=0)
    assert [move for move in legal(match) if "@1,0" in move] == ["t3@1,0"]
    assert refusal(match, "s1@1,0") == "DU-5"
    assert refusal(match, "c3@1,0") == "DU-5"


def test_du_6_a_tile_with_both_paths_on_the_route_counts_twice() -> None:
    """The printed example: both paths of a new tile join the mover's own route."""
    match = begun()
    play(match, "c1@0,0", "s0@-1,-1", "c2@1,0", "s0@-1,-2", "c3@1,1", "s0@-1,-3", "s0@0,1")
    assert shows(
        match,
        """
      -1      0      1

 -4    ·
      B▲
       ║
 -3 ───B───   ·      ·
       ║
       ║
 -2 ───B───   ·      ·
       ║
       ║
 -1 ───B───   ·      ·
       ║
      B▼     ╭╯      ╰╮
  0    ·   ──╯ ╔Y══Y╗ ╰──
              ╔╝    ╚╗
              ║     ╔╝
  1    · Y◀───Y───═Y╝ ╭──
              ║      ╭╯
             Y▼
  2           ·
""",
    )
    assert lengths(match)["yellow"] == 5
    assert match.position()["routes"]["yellow"]["open"] == [[0, 1, "S"], [0, 1, "W"]]
