"""DU-52: a frame around the area."""

from tests.games.down_under.boards import begun, lengths, play, refusal, shows
from tests.games.down_under.positions import RING


def test_du_52_the_ring() -> None:
    match = begun(start="frame")
    assert shows(match, RING)
    tiles = match.position()["tiles"]
    assert [sum(tile["tile"] == kind for tile in tiles) for kind in ("curved", "straight")] == [18, 6]


def test_du_52_a_pair_leads_a_route_back_in_and_a_straight_out_of_the_ring() -> None:
    match = begun(start="frame")
    play(match, "s0@0,0", "s0@4,0")
    assert shows(
        match,
        """
       0      1      2      3      4
       ║     Y▼            B▼      ║
  0 ───Y───   ·      ·      ·   ───B───
       ║                           ║
      Y▼                          B▼
  1    ·      ·      ·      ·      ·
""",
        on=RING,
    )
    assert lengths(match) == {"yellow": 3, "blue": 3}
    play(match, "c0@1,0", "s0@4,1", "c3@2,0", "s0@4,2")
    assert lengths(match)["yellow"] == 6
    assert refusal(match, "s0@2,-2") == "DU-8"
    play(match, "t2@2,-2")
    assert shows(
        match,
        """
       0      1      2      3      4
                   ░ ░ ░
 -2               ╌╌╌╌╌╌╌
                     Y
      ╔╝      ╚╗     │     ╔╝      ╚╗
 -1 ═X╝ ╭────╮ ╚X════X════X╝ ╭────╮ ╚X═
       ╭╯    ╰╮      │      ╭╯    ╰╮
       ║      ╚╗    ╔╝     B▼      ║
  0 ───Y─────╮ ╚Y══Y╝ ╭──   ·   ───B───
       ║     ╰╮      ╭╯            ║
      Y▼                           ║
  1    ·      ·      ·      ·   ───B───
                                   ║
                                   ║
  2    ·      ·      ·      ·   ───B───
                                   ║
                                  B▼
  3    ·      ·      ·      ·      ·
""",
        on=RING,
    )
    assert [tile["turn"] for tile in match.position()["tiles"] if tile.get("outside")] == [2]
