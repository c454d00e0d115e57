"""DU-54: two routes for each of two players."""

from tests.games.down_under.boards import FOUR_TERMINALS, begun, drawn, lengths, play, refusal, seat_to_move, shows
from tests.games.down_under.screens import scenes


def test_du_54_four_terminals_then_one_tile_then_two_a_turn() -> None:
    match = begun(routes=2)
    play(match, *FOUR_TERMINALS)
    assert seat_to_move(match) == 0
    assert refusal(match, "yellow:t2@0,-1") == "DU-54"
    play(match, "yellow:s0@0,-1")
    assert seat_to_move(match) == 1
    assert refusal(match, "red:s0@1,0") == "DU-54"
    play(match, "green:s0@1,2")
    assert seat_to_move(match) == 1
    assert match.position()["played"] == ["green"]
    assert refusal(match, "green:s0@1,3") == "DU-54"
    play(match, "blue:s0@0,1")
    assert shows(
        match,
        """
       0      1

 -2    ·
      Y▲
       ║
 -1 ───Y───   ·
       ║
       Y
  0 ───────   ·
       B     R▲
       ║      R
  1 ───B──────────
       ║      G
      B▼      ║
  2    ·   ───G───
              ║
             G▼
  3           ·
""",
    )
    assert seat_to_move(match) == 0


def test_du_54_with_one_tile_per_turn_of_either_colour() -> None:
    match = begun(routes=2, tiles_per_turn=1)
    play(match, *FOUR_TERMINALS, "red:s0@1,0", "green:s0@1,2", "red:s0@1,-1", "blue:s0@0,1")
    assert seat_to_move(match) == 0
    assert lengths(match) == {"yellow": 1, "blue": 2, "red": 3, "green": 2}


def test_du_54_a_meeting_of_this_turn_is_too_new_for_a_billabong() -> None:
    match = begun(routes=2, meeting="one-end")
    play(match, *FOUR_TERMINALS, "yellow:c1@0,-1", "green:s0@1,2", "blue:s0@0,1", "red:s0@1,0")
    assert match.position()["meetings"] == [{"x": 1, "y": -1, "by": 0, "new": True}]
    assert refusal(match, "yellow:b0@1,-1") == "DU-32"


def test_du_54_the_longest_route_or_the_sum() -> None:
    for route_score, points in (("longest", [3, 3]), ("sum", [5, 5])):
        match = begun(routes=2, tiles_per_turn=1, route_score=route_score)
        play(match, *FOUR_TERMINALS, "red:s0@1,0", "green:s0@1,2", "red:t2@1,-1", "green:t0@1,3")
        play(match, "yellow:t2@0,-1", "blue:t0@0,1")
        assert match.node.to_json()["scores"] == points


THREE_MEET = """
       0      1      2
      ╭╯      ╰╮
 -3 ──╯ ╔Y══Y╗ ╰──   ·
       ╔╝    ╚╗
       ║      ║
 -2 ───Y──────Y───   ·
       ║      ║
       ║     Y▼      ╰╮
 -1 ───Y───   · B◀═B╗ ╰──
       ║            ╚╗
       Y             ║
  0 ───────   ·   ───B───
       B     R▲      ║
       ╚╗     R     ╔╝
  1 ──╮ ╚B═───────═B╝ ╭──
      ╰╮      G      ╭╯
              ║
  2    ·   ───G───   ·
              ║
             G▼
  3           ·
"""


def test_du_54_the_colour_of_the_tile_just_laid_goes_on_out_of_a_billabong() -> None:
    """Yellow leads into 1,-1 as well, and is of the same hand."""
    match = drawn(THREE_MEET, options={"routes": 2, "tiles_per_turn": 1})
    assert scenes(match, "red:s0@1,0") == [
        {"kind": "billabong", "x": 1, "y": -1, "colours": ["blue", "red", "yellow"], "goes_on": ["red"]},
        {"kind": "finished", "colours": ["yellow", "blue"]},
    ]
    play(match, "red:s0@1,0")
    assert shows(
        match,
        """
      -1      0      1      2
              ║   ≈≈≈╵≈≈≈   ╰╮
 -1    · R◀───Y─────╮≈≈≈╶═B╗ ╰──
              ║   ≈≈╰╮≈≈≈  ╚╗
              Y      ║      ║
  0        ──────────R──────B───
              B      ║      ║
""",
        on=THREE_MEET,
    )
    assert lengths(match) == {"yellow": 7, "blue": 7, "red": 4, "green": 2}
