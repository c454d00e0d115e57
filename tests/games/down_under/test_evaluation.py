"""What `greedy` thinks of positions."""

from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.games.down_under.game import GAME
from tests.games.down_under.boards import begun, legal, play, shows


def test_greedy_does_not_close_its_last_end_for_one_more_path() -> None:
    match = begun(ends=1)
    play(match, "t1@0,0", "t3@0,0", "c3@1,0", "c0@-1,0", "c2@1,-1", "c1@-1,-1")
    assert shows(
        match,
        """
      -1      0      1
      ╭╯             ╰╮
 -1 ──╯ ╔B═▶B · Y◀═Y╗ ╰──
       ╔╝           ╚╗
       ╚╗     │     ╔╝
  0 ──╮ ╚B══B │ Y══Y╝ ╭──
      ╰╮      │      ╭╯
""",
    )
    assert legal(match) == ["c0@0,-1", "c1@0,-1", "t1@0,-1"]
    assert GAME.notation.write(ask(find_bot(GAME, "greedy"), match, 0).move) == "c1@0,-1"
