"""DU-30 to DU-33: billabongs."""

from tablelands.core.match import Match
from tablelands.core.reading import Fields
from tablelands.games.down_under import laid, setup
from tablelands.games.down_under.chains import rebuild
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.moves import encode, from_notation
from tablelands.games.down_under.places import cell_at, place_at
from tablelands.games.down_under.ponds import settle
from tablelands.games.down_under.rules import play as play_code
from tablelands.games.down_under.state import State
from tablelands.games.down_under.tiles import POND
from tests.games.down_under.boards import begun, drawn, legal, lengths, play, refusal, seat_to_move, shows, tiles

FOUR = """
      -1      0      1      2      3
                    ╭╯      ╰╮
 -2           ·   ──╯ ╔B══B╗ ╰──   ·
                     ╔╝    ╚╗
                     ║      ║
 -1           ·   ───B──────B───   ·
                     ║      ║
              │     B▼      ╚╗     ╰╮
  0    · Y◀═══Y═══▶Y ·   ──╮ ╚B══B╗ ╰──
              │            ╰╮     ╚╗
              │            ╭╯     ╔╝
  1    · G◀═══G═══▶G ·   ──╯ ╔B══B╝ ╭──
              │     R▲      ╔╝     ╭╯
                     ║     B▼
  2           ·   ───R───   ·      ·
                     ║
                    R▼
  3                  ·
"""
"""A red straight tile at 1,1 leads into 1,0, and its gray path leads green there by a gray chain from the east."""

NONE_LEFT = """
      -4     -3     -2     -1      0      1
    ≈≈≈╵≈≈≈
 -4 ╴≈≈≈≈≈╶   ·      ·      ·      ·      ·
    ≈≈≈╷≈≈≈
           ≈≈≈╵≈≈≈
 -3    ·   ╴≈≈≈≈≈╶   ·      ·      ·      ·
           ≈≈≈╷≈≈≈
                  ≈≈≈╵≈≈≈
 -2    ·      ·   ╴≈≈≈≈≈╶   ·      ·      ·
                  ≈≈≈╷≈≈≈                B▲
                         ≈≈≈╵≈≈≈          ║
 -1    ·      ·      ·   ╴≈≈≈≈≈╶   ·   ───B───
                         ≈≈≈╷≈≈≈          ║
                                   │     B▼
  0    ·      ·      ·      · Y◀═══Y═══▶Y ·
                                   │
"""

FOURTH_NEUTRAL = """
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

NOT_AMONG = """
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

OWN_END = """
      -1      0      1      2

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║
              │     B▼      ╰╮
  0    · Y◀═══Y═══▶Y · R◀═R╗ ╰──
              │     R▲     ╚╗
                     ╚╗    ╔╝
  1           ·   ──╮ ╚R══R╝ ╭──
                    ╰╮      ╭╯
"""

THREE = """
      -1      0      1

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───
                     ║
              │     B▼
  0    · Y◀═══Y═══▶Y ·
              │     R▲
                     ║
  1           ·   ───R───
                     ║
                    R▼
  2                  ·
"""

SEVERAL = """
      -1      0      1      2      3
                    ╭╯      │      ╰╮
 -2    ·      ·   ──╯ ╔B════B════B╗ ╰──
                     ╔╝     │     ╚╗
                     ║             ║
 -1    ·      ·   ───B───   ·   ───B───
                     ║             ║
      ╭╯      │     B▼             ║
  0 ──╯ ╔Y════Y═══▶Y ·      ·   ───B───
       ╔╝     │     R▲             ║
       ║             ║             ║
  1 ───Y───   ·   ───R───   ·   ───B───
       ║             ║             ║
       ╚╗     │     R▼      │     ╔╝
  2 ──╮ ╚Y════Y═══▶Y · B◀═══B════B╝ ╭──
      ╰╮      │             │      ╭╯
"""

BESIDE_POND = """
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

MEET = """
      -2     -1      0      1      2
                           ╭╯      ╰╮
 -1    ·      ·      ·   ──╯ ╔B══B╗ ╰──
                            ╔╝    ╚╗
             ╭╯      │     B▼     B▼
  0    ·   ──╯ ╔Y════Y═══▶Y ·      ·
              ╔╝     │     Y▲
      ╭╯     ╔╝             ║
  1 ──╯ ╔Y══Y╝ ╭──   ·   ───Y───   ·
       ╔╝     ╭╯            ║
       ╚╗     ╰╮    ╭╯     ╔╝
  2 ──╮ ╚Y══Y╗ ╰────╯ ╔Y══Y╝ ╭──   ·
      ╰╮     ╚╗      ╔╝     ╭╯
              ╚╗    ╔╝
  3    ·   ──╮ ╚Y══Y╝ ╭──   ·      ·
             ╰╮      ╭╯
"""
"""Yellow has no curved tile left; both its ends and one of blue's lead into 1,0."""


def three(*, area: object = "unlimited") -> Match:
    """The third seat makes three colours lead into 1,0."""
    match = begun(3, area=area)
    play(match, "s1@0,0", "s0@1,-1", "s0@1,1")
    return match


def unchecked(board: str, seats: int) -> State:
    """A board in the middle of a play, which no position shows."""
    state = setup.begin(GAME.setup(seats, {"area": "unlimited"}))
    laid.lay_tiles(state, Fields({"tiles": tiles(board)}, "board"))
    rebuild(state)
    return state


def test_du_30_three_colours_and_the_mover_goes_on() -> None:
    match = three()
    assert shows(
        match,
        """
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
""",
    )
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
      -1      0      1      2      3

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║
              │   ≈≈≈╵≈≈≈   │
  0    · Y◀═══Y═══╴≈≈≈╭──═══R═══▶R ·
              │   ≈≈≈╭╯≈≈   │
                     ║
  1           ·   ───R───   ·
                     ║
                    R▼
  2                  ·
""",
    )
    assert seat_to_move(match) == 0
    assert lengths(match) == {"yellow": 2, "blue": 2, "red": 3}


def test_du_31_four_colours_all_end() -> None:
    match = drawn(FOUR, seats=4, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
      -1      0      1      2      3
                    ╭╯      ╰╮
 -2           ·   ──╯ ╔B══B╗ ╰──   ·
                     ╔╝    ╚╗
                     ║      ║
 -1           ·   ───B──────B───   ·
                     ║      ║
              │   ≈≈≈╵≈≈≈   ╚╗     ╰╮
  0    · Y◀═══Y═══╴≈≈≈≈≈╶──╮ ╚B══B╗ ╰──
              │   ≈≈≈╷≈≈≈  ╰╮     ╚╗
              │      ║     ╭╯     ╔╝
  1    · G◀═══G═══───R─────╯ ╔B══B╝ ╭──
              │      ║      ╔╝     ╭╯
                     ║     B▼
  2           ·   ───R───   ·      ·
                     ║
                    R▼
  3                  ·
""",
    )
    assert seat_to_move(match) == 3
    assert lengths(match) == {"yellow": 2, "blue": 9, "red": 3, "green": 5}
    assert [len(route["open"]) for route in match.position()["routes"].values()] == [1, 1, 1, 1]


def test_du_32_who_made_two_routes_meet_may_lay_a_billabong_instead_of_a_curve() -> None:
    match = drawn(MEET, to_move=0, meet=0)
    assert legal(match) == ["b0@1,0", "t2@1,0"]
    play(match, "b0@1,0")
    assert shows(
        match,
        """
      -2     -1      0      1      2
                           ╭╯      ╰╮
 -1    ·      ·      ·   ──╯ ╔B══B╗ ╰──
                            ╔╝    ╚╗
             ╭╯      │   ≈≈≈╰╮≈≈  B▼
  0    ·   ──╯ ╔Y════Y═══──╮≈╰──▶B ·
              ╔╝     │   ≈≈╰╮≈≈≈
      ╭╯     ╔╝             ║
  1 ──╯ ╔Y══Y╝ ╭──   ·   ───Y───   ·
       ╔╝     ╭╯            ║
       ╚╗     ╰╮    ╭╯     ╔╝
  2 ──╮ ╚Y══Y╗ ╰────╯ ╔Y══Y╝ ╭──   ·
      ╰╮     ╚╗      ╔╝     ╭╯
              ╚╗    ╔╝
  3    ·   ──╮ ╚Y══Y╝ ╭──   ·      ·
             ╰╮      ╭╯
""",
    )
    assert match.position()["billabongs"] == 3
    assert match.position()["tiles"][-1]["joins"] == [["N", "E"], ["S", "W"]]


def test_du_32_it_never_joins_two_colours() -> None:
    match = drawn(MEET, to_move=1, meet=0)
    play(match, "c3@2,0")
    assert legal(match) == ["b0@1,0"]
    assert refusal(match, "b1@1,0") == "DU-5"


def test_du_32_not_he_whom_another_led_there() -> None:
    match = drawn(MEET, to_move=0, meet=1)
    assert refusal(match, "b0@1,0") == "DU-32"
    assert refusal(match, "b0@5,5") == "DU-32"


def test_du_32_a_second_end_changes_nothing_and_the_play_that_made_the_pair_is_remembered() -> None:
    match = begun(area="unlimited")
    play(match, "s1@0,0", "s0@1,-1")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert refusal(match, "b0@1,0") == "DU-32"
    play(match, "c1@-1,0", "s0@1,-2")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert refusal(match, "b0@1,0") == "DU-32"


def test_du_33_none_left_closes_the_cell() -> None:
    match = drawn(NONE_LEFT, seats=3, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
      -4     -3     -2     -1      0      1
    ≈≈≈╵≈≈≈
 -4 ╴≈≈≈≈≈╶   ·      ·      ·      ·      ·
    ≈≈≈╷≈≈≈
           ≈≈≈╵≈≈≈
 -3    ·   ╴≈≈≈≈≈╶   ·      ·      ·      ·
           ≈≈≈╷≈≈≈
                  ≈≈≈╵≈≈≈
 -2    ·      ·   ╴≈≈≈≈≈╶   ·      ·      ·
                  ≈≈≈╷≈≈≈                B▲
                         ≈≈≈╵≈≈≈          ║
 -1    ·      ·      ·   ╴≈≈≈≈≈╶   ·   ───B───
                         ≈≈≈╷≈≈≈          ║
                                   │
  0    ·      ·      ·      · Y◀═══Y═══   ╳
                                   │
                                          ║
  1    ·      ·      ·      ·      ·   ───R───
                                          ║
                                         R▼
  2                                       ·
""",
    )
    assert match.position()["closed"] == [[1, 0]]
    assert lengths(match) == {"yellow": 1, "blue": 1, "red": 1}
    assert [len(route["open"]) for route in match.position()["routes"].values()] == [1, 1, 1]
    assert refusal(match, "s1@1,0") == "DU-33"


def test_du_33_a_neutral_path_at_the_fourth_edge_is_joined_at_once() -> None:
    match = drawn(FOURTH_NEUTRAL, seats=3, to_move=2)
    play(match, "c0@1,1")
    assert shows(
        match,
        """
      -1      0      1      2      3

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║     R▲
              │   ≈≈≈╵≈≈≈   ║
  0    · Y◀═══Y═══╴≈≈≈╭─────R───▶R ·
              │   ≈≈≈╭╯≈≈   ║
                     ╚╗    ╔╝
  1           ·   ──╮ ╚R══R╝ ╭──
                    ╰╮      ╭╯
""",
    )
    assert match.position()["extending"] is None
    assert lengths(match) == {"yellow": 2, "blue": 2, "red": 5}


def test_du_33_the_movers_own_other_end_at_the_fourth_edge_is_joined() -> None:
    state = unchecked(OWN_END, 3)
    settle(state, 2, 2, place_at(1, 1))
    assert state.extending == 0
    assert state.loop == [0, 0, 1, 0]
    assert state.length[:3] == [2, 2, 4]


def test_du_33_an_edge_held_by_another_colour_leaves_no_way_out() -> None:
    """The same board, but yellow made it: red holds two edges, so everything ends."""
    state = unchecked(OWN_END, 3)
    settle(state, 0, 0, place_at(0, 0))
    assert state.extending == 0
    assert state.loop == [0, 0, 0, 0]
    assert state.length[:3] == [2, 2, 5]


def test_du_33_a_mover_who_is_not_among_the_three() -> None:
    match = drawn(NOT_AMONG, seats=4, to_move=3)
    play(match, "s1@1,1")
    assert shows(
        match,
        """
      -1      0      1      2      3

 -2                  ·
                    B▲
                     ║
 -1    ·      ·   ───B───   ·
             G▲      ║
      ╭╯      │   ≈≈≈╵≈≈≈
  0 ──╯ ╔Y════Y═══╴≈≈≈≈≈╶   ·
       ╔╝     │   ≈≈≈╷≈≈≈
       ╚╗     ╰╮     │      │
  1 ──╮ ╚Y══Y╗ ╰──═══G══════G═══▶G ·
      ╰╮     ╚╗      │      │
             Y▼      ║
  2    ·      ·   ───R───   ·
                     ║
                    R▼
  3                  ·
""",
    )
    assert seat_to_move(match) == 0
    assert lengths(match) == {"yellow": 5, "blue": 2, "red": 3, "green": 4}


def test_du_33_a_pond_beside_a_pond_takes_the_route_in_and_ends_it() -> None:
    match = drawn(BESIDE_POND, seats=3, to_move=2)
    play(match, "s0@1,1")
    assert shows(
        match,
        """
      -1      0      1      2

 -2                  ·
                    B▲
                     ║
 -1           ·   ───B───   ·
                     ║
              │   ≈≈≈╵≈≈≈≈≈≈╵≈≈≈
  0    · Y◀═══Y═══╴≈≈≈╭──╴≈≈≈≈≈╶
              │   ≈≈≈╭╯≈≈≈≈≈╷≈≈≈
                     ║
  1           ·   ───R───   ·
                     ║
                    R▼
  2                  ·
""",
    )
    assert lengths(match) == {"yellow": 2, "blue": 2, "red": 3}
    assert match.position()["routes"]["red"]["open"] == [[1, 1, "S"]]


def test_du_33_no_extension_possible() -> None:
    """Red has no tile left to go on with."""
    state = unchecked(THREE, 3)
    state.stock[2] = 0
    settle(state, 2, 2, place_at(1, 1))
    assert state.extending == 0
    assert state.face[4] == POND
    assert state.length[:3] == [2, 2, 2]


def test_du_33_several_are_settled_clockwise_from_north_and_an_extension_comes_first() -> None:
    """1,0 and 1,2 are both crowded: the northern one comes first, the other after the extension."""
    state = unchecked(SEVERAL, 3)
    settle(state, 2, 2, place_at(1, 1))
    assert cell_at(state.place[state.slots]) == (1, 0)
    assert state.extending
    state.to_move, state.played, state.single = 2, 4, 1
    play_code(state, encode(from_notation("s1@2,0")))
    assert cell_at(state.place[state.slots]) == (1, 2)
