"""DU-53: routes that grow from one end."""

from tests.games.down_under.boards import begun, legal, play, refusal, shows


def test_du_53_terminals_back_to_back_open_the_game() -> None:
    match = begun(4, start="one-ended")
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
    match = begun(4, start="one-ended")
    play(match, "t0@0,0", "t2@0,0")
    assert refusal(match, "t0@0,-1") == "DU-53"
    assert refusal(match, "t2@0,-1") == "DU-5"
    match = begun(3, start="one-ended")
    play(match, "t0@0,0", "t2@0,0")
    assert refusal(match, "t0@0,-1") == "DU-53"
