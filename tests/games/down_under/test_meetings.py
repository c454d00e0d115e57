"""DU-32: two routes that lead into one cell, and what DU-14 says when one of them has no curved tile left."""

import pytest

from tablelands.core.errors import BadPosition
from tests.games.down_under.boards import begun, drawn, legal, play, refusal, seat_to_move, shows

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


def test_du_32_who_made_two_routes_meet_may_lay_a_billabong_instead_of_a_curve() -> None:
    match = drawn(MEET, to_move=0, meet=0)
    assert legal(match) == ["b0@1,0", "t2@1,0"]
    play(match, "b0@1,0")
    assert shows(
        match,
        """
       1      2
    ≈≈≈╰╮≈≈  B▼
  0 ──╮≈╰──▶B ·
    ≈≈╰╮≈≈≈
""",
        on=MEET,
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


def test_du_14_a_seat_without_a_play_is_passed_over_until_others_free_it() -> None:
    match = drawn(MEET, to_move=1, meet=1)
    play(match, "c3@2,0")
    assert shows(
        match,
        """
       1      2
      B▼     ╔╝
  0 ▶Y · B◀═B╝ ╭──
      Y▲      ╭╯
""",
        on=MEET,
    )
    assert seat_to_move(match) == 1
    assert match.position()["finished"] == []
    assert legal(match) == ["b0@1,0", "c0@1,0"]
    play(match, "c0@1,0")
    assert seat_to_move(match) == 0
    assert match.position()["routes"]["yellow"]["loop"]


def test_du_14_a_seat_that_cannot_play_is_not_to_move() -> None:
    match = drawn(MEET, to_move=1, meet=1)
    play(match, "c3@2,0")
    with pytest.raises(BadPosition, match="DU-14"):
        match.game.load(match.position() | {"to_move": 0})


def test_du_32_a_second_end_changes_nothing_and_the_play_that_made_the_pair_is_remembered() -> None:
    match = begun(area="unlimited")
    play(match, "s1@0,0", "s0@1,-1")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert refusal(match, "b0@1,0") == "DU-32"
    play(match, "c1@-1,0", "s0@1,-2")
    assert match.position()["meetings"] == [{"x": 1, "y": 0, "by": 1}]
    assert refusal(match, "b0@1,0") == "DU-32"
