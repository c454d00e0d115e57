"""DU-1 to DU-4: tiles and how they lie."""

from tablelands.games.down_under.components import DATA
from tests.games.down_under.boards import begun, drawn, legal, lengths, play, refusal, shows


def test_du_1_the_seats_have_colours_in_order_and_full_hands() -> None:
    position = begun(4).position()
    assert list(position["hands"]) == ["yellow", "blue", "red", "green"]
    assert all(hand == {"straight": 7, "curved": 9, "terminal": 2} for hand in position["hands"].values())
    assert position["billabongs"] == 4


def test_du_1_each_colour_owns_18_tiles() -> None:
    match = drawn(
        """
       0      1      2      3      4
    ░  ╎      │      │      │      ╰╮
  0 ░  ╎ Y════Y══════Y══════Y════Y╗ ╰──
    ░  ╎      │      │      │     ╚╗
      ╭╯      │      │      │     ╔╝
  1 ──╯ ╔Y════Y══════Y══════Y════Y╝ ╭──
       ╔╝     │      │      │      ╭╯
       ╚╗     ╰╮    ╭╯      │      ╰╮
  2 ──╮ ╚Y══Y╗ ╰────╯ ╔Y════Y════Y╗ ╰──
      ╰╮     ╚╗      ╔╝     │     ╚╗
      ╭╯      ╚╗    ╔╝             Y
  3 ──╯ ╔B═──╮ ╚Y══Y╝ ╭──   ·   ╌╌╌╌╌╌╌
       ╔╝    ╰╮      ╭╯          ░ ░ ░
      B▼     B▼
  4    ·      ·
""",
        to_move=1,
    )
    hands = match.position()["hands"]
    assert hands["yellow"] == {"straight": 0, "curved": 0, "terminal": 0}
    assert hands["blue"] == {"straight": 7, "curved": 8, "terminal": 2}
    assert lengths(match)["yellow"] == 18


def test_du_1_a_kind_runs_out() -> None:
    match = begun(area="unlimited")
    for x in range(7):
        play(match, f"s1@{x},0", f"s1@{x},1")
    assert shows(
        match,
        """
      -1      0      1      2      3      4      5      6      7
              │      │      │      │      │      │      │
  0    · Y◀═══Y══════Y══════Y══════Y══════Y══════Y══════Y═══▶Y ·
              │      │      │      │      │      │      │
              │      │      │      │      │      │      │
  1    · B◀═══B══════B══════B══════B══════B══════B══════B═══▶B ·
              │      │      │      │      │      │      │
""",
    )
    assert refusal(match, "s1@7,0") == "DU-1"
    assert legal(match) == ["c0@-1,0", "c1@-1,0", "c2@7,0", "c3@7,0", "t1@-1,0", "t3@7,0"]


def test_du_2_terminals_back_to_back_with_one_gray_path_between_them() -> None:
    """The printed example: yellow is blocked and lays a terminal; blue can only lay his own against it, and nothing
    but gray remains between them."""
    match = begun()
    play(match, "s1@0,0", "c1@1,1", "s1@-1,0", "c3@2,1", "s1@-2,0", "c2@2,0", "t3@1,0")
    board = """
      -3     -2     -1      0      1      2
              │      │      │      ╎  ░   ╰╮
  0    · Y◀═══Y══════Y══════Y════Y ╎ B◀═B╗ ╰──
              │      │      │      ╎  ░  ╚╗
                                  ╭╯     ╔╝
  1           ·      ·      ·   ──╯ ╔B══B╝ ╭──
                                   ╔╝     ╭╯
                                  B▼
  2                                ·
"""
    assert shows(match, board)
    assert [move for move in legal(match) if "@1,0" in move] == ["t1@1,0"]
    assert refusal(match, "c1@1,0") == "DU-12"
    play(match, "t1@1,0")
    assert shows(
        match,
        """
       0      1      2
       │      │      ╰╮
  0 ═══Y════Y │ B══B╗ ╰──
       │      │     ╚╗
""",
        on=board,
    )
    assert lengths(match) == {"yellow": 4, "blue": 4}


def test_du_2_a_lone_half_gray_path_carries_a_route() -> None:
    """Printed as a note with a picture."""
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


def test_du_3_turns_count_clockwise_x_goes_east_and_y_south() -> None:
    match = begun(4)
    play(match, "c0@0,0", "c1@1,1", "c2@2,0", "c3@3,-1")
    assert shows(
        match,
        """
       0      1      2      3

 -2                         ·
                           G▲
                           ╔╝
 -1    ·      ·      · G◀═G╝ ╭──
      Y▲                    ╭╯
       ╚╗            ╰╮
  0 ──╮ ╚Y═▶Y · R◀═R╗ ╰──   ·
      ╰╮            ╚╗
             ╭╯     R▼
  1    ·   ──╯ ╔B═▶B ·      ·
              ╔╝
             B▼
  2           ·
""",
    )
    ends = {name: "".join(edge for _, _, edge in route["open"]) for name, route in match.position()["routes"].items()}
    assert ends == {"yellow": "NE", "blue": "ES", "red": "SW", "green": "NW"}


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
    play(match, "t0@0,1")
    assert shows(
        match,
        """
       0      1

 -1    ·
      Y▲
       ║
  0 ───Y─p─   ·
       ║     B▲
       Y      ║
  1 ╌╌╌╌╌╌╌───B─k─
     ░ ░ ░    ║
             B▼
  2           ·
""",
    )
