"""DU-5 for a billabong of DU-32: a gray chain that leads out of the cell and back into it must not link two colours."""

import pytest

from tests.games.down_under.boards import drawn, legal, refusal, turned, turned_cell

NEIGHBOURING = """
      -1      0      1      2      3      4
              ╰╮
 -2    · Y◀═Y╗ ╰──   ·      ·      ·      ·
             ╚╗
      ╭╯     ╔╝      ╰╮    ╭╯      ╰╮
 -1 ──╯ ╔Y══Y╝ ╭──═Y╗ ╰────╯ ╔Y══Y╗ ╰──   ·
       ╔╝     ╭╯    ╚╗      ╔╝    ╚╗
       ╚╗    ╔╝      ╰╮    ╔╝     Y▼      ╰╮
  0 ──╮ ╚Y══Y╝ ╭──═B╗ ╰──═Y╝ ╭──   · B◀═B╗ ╰──
      ╰╮      ╭╯    ╚╗      ╭╯           ╚╗
              B      ╚╗     ╰╮    ╭╯     ╔╝
  1    ·   ╌╌╌╌╌╌╌──╮ ╚B══B╗ ╰────╯ ╔B══B╝ ╭──
            ░ ░ ░   ╰╮     ╚╗      ╔╝     ╭╯
                            ╚╗    ╔╝
  2    ·      ·      ·   ──╮ ╚B══B╝ ╭──   ·
                           ╰╮      ╭╯
"""
"""Into 3,0 leads yellow from the north, blue from the east, and one gray chain from south and west."""

OPPOSITE = """
      -2     -1      0      1      2
             ╭╯      ╰╮
 -1    ·   ──╯ ╔Y══Y╗ ╰──   ·      ·
              ╔╝    ╚╗     B▲
      ╭╯     ╔╝     Y▼      ╚╗     ╰╮
  0 ──╯ ╔Y══Y╝ ╭──   ·   ──╮ ╚B══B╗ ╰──
       ╔╝     ╭╯    B▲     ╰╮     ╚╗
       ╚╗     ╰╮     ║     ╭╯     ╔╝
  1 ──╮ ╚Y══Y╗ ╰─────B─────╯ ╔B══B╝ ╭──
      ╰╮     ╚╗      ║      ╔╝     ╭╯
      ╭╯     ╔╝      ╚╗    ╔╝
  2 ──╯ ╔Y══Y╝ ╭────╮ ╚B══B╝ ╭──   ·
       ╔╝     ╭╯    ╰╮      ╭╯
       ╚╗
  3 ──╮ ╚Y═▶Y ·      ·      ·      ·
      ╰╮
"""
"""Into 0,0 leads yellow from the north, blue from the south, and one gray chain from west and east."""


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize(("board", "cell"), [(NEIGHBOURING, (3, 0)), (OPPOSITE, (0, 0))])
def test_du_5_a_billabong_does_not_link_two_colours_by_a_gray_chain(
    board: str, cell: tuple[int, int], quarters: int
) -> None:
    match = turned(drawn(board, options={"meeting": "one-end"}), quarters)
    x, y = turned_cell(*cell, quarters)
    assert {"x": x, "y": y, "by": 0} in match.position()["meetings"]
    assert not [move for move in legal(match) if move.startswith("b")]
    assert [refusal(match, f"b{turn}@{x},{y}") for turn in range(2)] == ["DU-5", "DU-5"]
