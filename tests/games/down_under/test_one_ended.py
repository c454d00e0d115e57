"""DU-53: routes that grow from one end."""

from tablelands.games.down_under.game import GAME
from tests.games.down_under.boards import begun, legal, lengths, play, refusal, scores, seat_to_move, shows, winners
from tests.games.down_under.positions import RING


def test_du_53_terminals_back_to_back_open_the_game() -> None:
    match = begun(4, ends=1)
    assert legal(match) == ["t0@0,0", "t1@0,0", "t2@0,0", "t3@0,0"]
    assert refusal(match, "s0@0,0") == "DU-53"
    play(match, "t0@0,0")
    assert legal(match) == ["t2@0,0"]
    assert refusal(match, "t0@0,1") == "DU-53"
    play(match, "t2@0,0", "t0@1,1", "t2@1,1")
    assert shows(
        match,
        """
       0      1

 -1    ·
      Y▲
       Y
  0 ───────   ·
       B     R▲
      B▼      R
  1    ·   ───────
              G
             G▼
  2           ·
""",
    )
    assert all(len(route["open"]) == 1 for route in match.position()["routes"].values())


def test_du_53_who_opens_a_square_must_leave_its_other_half_legal() -> None:
    """Yellow's stub leads into 0,-1; with its back towards it, red would leave green no legal half."""
    match = begun(4, ends=1)
    play(match, "t0@0,0", "t2@0,0")
    assert refusal(match, "t0@0,-1") == "DU-53"
    assert refusal(match, "t2@0,-1") == "DU-5"
    match = begun(3, ends=1)
    play(match, "t0@0,0", "t2@0,0")
    assert refusal(match, "t0@0,-1") == "DU-53"


LINE = [[0, 0], [0, -1], [0, -2], [1, -2], [2, -2], [3, -2], [3, -3], [3, -4]]


def test_du_53_with_a_line_the_first_square_lies_anywhere_and_gray_paths_carry_a_stub_on() -> None:
    match = begun(3, start="line", area=[4, 5], line=LINE, ends=1)
    assert "t1@1,-4" in legal(match)
    assert "t0@1,-1" in legal(match)
    play(match, "t0@1,-1", "t2@1,-1")
    assert shows(
        match,
        """
       0      1      2      3
                           ╭╯
 -4    ·      ·      ·   ──╯ ╔X═
                            ╔╝
                            ║
 -3    ·      ·      ·   ───X───
             Y▲             ║
      ╭╯      │      │     ╔╝
 -2 ──╯ ╔X════X══════X════X╝ ╭──
       ╔╝     │      │      ╭╯
       ║      Y
 -1 ───X──────────   ·      ·
       ║      B
      ╔╝     B▼
  0 ═X╝ ╭──   ·      ·      ·
       ╭╯
""",
    )
    assert lengths(match) == {"yellow": 2, "blue": 1, "red": 0}
    assert refusal(match, "t0@1,-4") == "DU-10"
    assert "t1@2,0" in legal(match)


def test_du_53_no_end_may_lead_off_the_area_or_into_the_colour_of_a_line() -> None:
    match = begun(3, start="line", area=[4, 5], line=LINE, ends=1)
    assert refusal(match, "t3@0,-3") == "DU-53"
    assert refusal(match, "t1@2,-4") == "DU-53"
    assert refusal(match, "t0@4,0") == "DU-53"
    assert refusal(match, "t0@9,9") == "DU-53"
    assert refusal(match, "t1@2,-3") == "DU-53"
    play(match, "t0@1,-1", "t2@1,-1")
    assert refusal(match, "t0@4,-1") == "DU-53"
    assert refusal(match, "t2@1,-3") == "DU-5"


def test_du_53_a_new_square_must_leave_the_other_ends_an_empty_cell() -> None:
    """Blue's end leads into 1,0; red's gray path would carry it off the area."""
    match = begun(3, start="line", area=[4, 5], line=LINE, ends=1)
    play(match, "t0@1,-1", "t2@1,-1")
    assert refusal(match, "t1@1,0") == "DU-53"


def test_du_53_within_a_ring_its_curves_lead_a_stub_back_in() -> None:
    match = begun(start="frame", ends=1)
    play(match, "t0@0,0", "t2@0,0")
    assert shows(
        match,
        """
      -1      0      1
             ╔╝      ╚╗
 -1        ═X╝ ╭────╮ ╚X═
              ╭╯    ╰╮
      ╔╝      Y     Y▼
  0 ═X╝ ╭─────────   ·
       ╭╯     B
       ╰╮    B▼
  1 ═X╗ ╰──   ·      ·
      ╚╗
""",
        on=RING,
    )
    assert lengths(match) == {"yellow": 3, "blue": 1}
    match = begun(start="frame", ends=1)
    assert refusal(match, "t0@2,0") == "DU-53"
    assert len(legal(match)) == 128


FULL = [[0, 0], [1, 0], [2, 0], [2, -1], [2, -2]]


def test_du_53_a_seat_that_finds_no_place_is_passed_over_and_its_partner_with_it() -> None:
    """In three by three cells with a line along two sides only a terminal without a partner finds room."""
    match = begun(3, start="line", area=[3, 3], line=FULL, ends=1)
    assert seat_to_move(match) == 2
    play(match, "t3@1,-1")
    assert shows(
        match,
        """
       0      1      2
                    ╭╯
 -2    ·      ·   ──╯ ╔X═
                     ╔╝
              ╎  ░   ║
 -1    · R◀═R ╎  ░───X───
              ╎  ░   ║
      ╭╯      │     ╔╝
  0 ──╯ ╔X════X════X╝ ╭──
       ╔╝     │      ╭╯
""",
    )
    assert GAME.load(match.position())[1] == match.state
    nobody = begun(start="line", area=[3, 3], line=FULL, ends=1)
    assert (scores(nobody), winners(nobody)) == ((0, 0), (0, 1))
