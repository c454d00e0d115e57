"""DU-40 to DU-42: points."""

from tests.games.down_under.boards import begun, explained, play, scores, shows, winners


def test_du_40_the_longest_route_wins() -> None:
    match = begun()
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "s0@1,1", "t2@0,-1", "t0@1,2", "t2@1,-1")
    assert shows(
        match,
        """
       0      1
     ░ ░ ░  ░ ░ ░
 -1 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌
       Y      B
       ║      ║
  0 ───Y──────B───
       ║      ║
       Y      ║
  1 ╌╌╌╌╌╌╌───B───
     ░ ░ ░    ║
              B
  2    ·   ╌╌╌╌╌╌╌
            ░ ░ ░
""",
    )
    assert scores(match) == (3, 4)
    assert winners(match) == (1,)


def test_du_40_equal_longest_routes_share_the_win() -> None:
    match = begun()
    play(match, "s0@0,0", "s0@1,0", "t0@0,1", "t0@1,1", "t2@0,-1", "t2@1,-1")
    assert scores(match) == (3, 3)
    assert winners(match) == (0, 1)


def test_du_41_an_icon_counts_when_its_gray_path_is_on_the_route_whoever_laid_it() -> None:
    """Yellow leads its route through the gray path of its own straight tile, with a rabbit and no dingo on it."""
    match = begun(scoring="special", area="unlimited")
    play(match, "c1k@0,0", "s0k@-1,-1", "c2k@1,0", "s0k@-1,-2", "c3e@1,1", "s0e@-1,-3", "s0r@0,1")
    play(match, "t2@-1,-4", "t0@0,2", "t0@-1,0", "t1@-1,1")
    assert shows(
        match,
        """
      -1      0      1
     ░ ░ ░
 -4 ╌╌╌╌╌╌╌   ·      ·
       B
       ║
 -3 ───B─e─   ·      ·
       ║
       ║
 -2 ───B─k─   ·      ·
       ║
       ║
 -1 ───B─k─   ·      ·
       ║
       B     ╭╯      ╰╮
  0 ╌╌╌╌╌╌╌─k╯ ╔Y══Y╗ ╰k─
     ░ ░ ░    ╔╝    ╚╗
    ░  ╎      ║     ╔╝
  1 ░  ╎ Y═───Y─r─═Y╝ ╭e─
    ░  ╎      ║      ╭╯
              Y
  2    ·   ╌╌╌╌╌╌╌   ·
            ░ ░ ░
""",
    )
    assert scores(match) == (7 - 2, 5)
    lines = explained(match)
    assert lines[0] == "yellow: length 7, path by path: -1,1 (0,1r) 1,1 1,0 0,0 0,1 0,2"
    assert lines[2] == (
        "yellow: 5 points = 7 (length) + 0 (sets of emu, kangaroo, platypus: 0 × 5) "
        "- 2 (rabbits: 1 × 2, no dingo on the route)"
    )


def test_du_41_a_set_is_worth_five() -> None:
    """Yellow crosses blue's column three times, on gray paths with a kangaroo, an emu and a platypus."""
    match = begun(scoring="special", area="unlimited")
    play(match, "s1k@0,0", "s0e@1,1", "s1k@-1,0", "s0k@1,0", "s1e@2,0", "s0p@1,2", "c2e@3,0", "t2@1,-1", "c3k@3,1")
    play(match, "t0@1,3", "s1e@2,1", "c1r@0,1", "c0k@0,2", "t3@2,2", "t1@-2,0")
    assert shows(
        match,
        """
      -2     -1      0      1      2      3
                          ░ ░ ░
 -1    ·      ·      ·   ╌╌╌╌╌╌╌   ·      ·
                            B
    ░  ╎      │      │      ║      │      ╰╮
  0 ░  ╎ Y════Y══════Y═══───B─k─═══Y════Y╗ ╰e─
    ░  ╎      k      k      ║      e     ╚╗
                    ╭╯      ║      │     ╔╝
  1    ·      ·   ─r╯ ╔Y═───B─e─═══Y════Y╝ ╭k─
                     ╔╝     ║      e      ╭╯
                     ╚╗     ║      ╎  ░
  2    ·      ·   ─k╮ ╚Y═───B─p─═Y ╎  ░   ·
                    ╰╮      ║      ╎  ░
                            B
  3    ·      ·      ·   ╌╌╌╌╌╌╌   ·      ·
                          ░ ░ ░
""",
    )
    assert scores(match) == (13 + 5, 5)


def test_du_42_who_has_not_laid_his_dingo_loses() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s0k@0,0", "c0d@1,-1", "s0k@0,1", "t2@1,-2", "s0e@0,2", "t3@2,-1")
    assert match.position()["finished"] == [1]
    play(match, "t0@0,3", "t2@0,-1")
    assert shows(
        match,
        """
       0      1      2
            ░ ░ ░
 -2    ·   ╌╌╌╌╌╌╌   ·
              B
     ░ ░ ░    ╚╗     ╎  ░
 -1 ╌╌╌╌╌╌╌─d╮ ╚B══B ╎  ░
       Y     ╰╮      ╎  ░
       ║
  0 ───Y─k─   ·      ·
       ║
       ║
  1 ───Y─k─   ·      ·
       ║
       ║
  2 ───Y─e─   ·      ·
       ║
       Y
  3 ╌╌╌╌╌╌╌   ·      ·
     ░ ░ ░
""",
    )
    assert scores(match) == (5, 3)
    assert winners(match) == (1,)
    assert "Yellow did not lay the dingo" in " ".join(explained(match))


def test_du_42_if_nobody_has_points_decide() -> None:
    match = begun(scoring="special", area="unlimited")
    play(match, "s0k@0,0", "s0k@1,0", "t0@0,1", "s0e@1,1", "t2@0,-1", "t0@1,2", "t2@1,-1")
    assert winners(match) == (1,)
