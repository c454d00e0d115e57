"""Positions that several tests start from."""

from typing import Any

from tests.games.down_under.boards import (
    drawn,
    play,
    shows,
)

FOUR_MEET = """
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


NEARLY_CLOSED = """
      -1      0      1

 -2    ·
      B▲
       ║
 -1 ───B───   ·      ·
       ║
      B▼     ╭╯      ╰╮
  0    ·   ──╯ ╔Y══Y╗ ╰──
              ╔╝    ╚╗
             Y▼     ╔╝
  1    ·      · Y◀═Y╝ ╭──
                     ╭╯
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


ALL_FOUR = """
       1      2
      B▼     ╔╝
  0 ▶Y · B◀═B╝ ╭──
      Y▲      ╭╯
"""


ONE_END = {"meeting": "one-end"}


def blue_leads_in(**options: Any) -> Any:
    """Blue brings its second end to where its first and both of yellow's lead."""
    match = drawn(MEET, to_move=1, meet=0, options=options)
    play(match, "c3@2,0")
    assert shows(match, ALL_FOUR, on=MEET)
    return match


TWO_CROWDS = """
      -1      0      1
      ╭╯      ╰╮  ≈≈≈╵≈≈≈
 -1 ──╯ ╔R══R╗ ╰──╴≈≈≈≈≈╶
       ╔╝    ╚╗   ≈≈≈╷≈≈≈
      R▼     R▼      ╰╮
  0    ·      · B◀═B╗ ╰──
      Y▲            ╚╗
       ╚╗           ╔╝
  1 ──╮ ╚Y═▶Y · B◀═B╝ ╭──
      ╰╮             ╭╯
    ≈≈≈╵≈≈≈≈≈≈╵≈≈≈≈≈≈╵≈≈≈
  2 ╴≈≈≈≈≈╶╴≈≈≈≈≈╶╴≈≈≈≈≈╶
    ≈≈≈╷≈≈≈≈≈≈╷≈≈≈≈≈≈╷≈≈≈
"""


RING = """
      -1      0      1      2      3      4      5
             ╔╝      ╚╗     │     ╔╝      ╚╗
 -1        ═X╝ ╭────╮ ╚X════X════X╝ ╭────╮ ╚X═
              ╭╯    ╰╮      │      ╭╯    ╰╮
      ╔╝                                         ╚╗
  0 ═X╝ ╭──   ·      ·      ·      ·      ·   ──╮ ╚X═
       ╭╯                                       ╰╮
       ╰╮                                       ╭╯
  1 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
       ║                                         ╚╗
  2 ───X───   ·      ·      ·      ·      ·   ──╮ ╚X═
       ║                                        ╰╮
       ║                                        ╭╯
  3 ───X───   ·      ·      ·      ·      ·   ──╯ ╔X═
       ║                                         ╔╝
       ║                                         ║
  4 ───X───   ·      ·      ·      ·      ·   ───X───
       ║                                         ║
      ╔╝                                         ╚╗
  5 ═X╝ ╭──   ·      ·      ·      ·      ·   ──╮ ╚X═
       ╭╯                                       ╰╮
       ╰╮                                       ╭╯
  6 ═X╗ ╰──   ·      ·      ·      ·      ·   ──╯ ╔X═
      ╚╗                                         ╔╝
              ╰╮    ╭╯      │      ╰╮    ╭╯
  7        ═X╗ ╰────╯ ╔X════X════X╗ ╰────╯ ╔X═
             ╚╗      ╔╝     │     ╚╗      ╔╝
"""
