"""DH-8 to DH-14: flags, finishing, passing, the race, points, and the last round."""

import pytest

from tablelands.core.errors import BadRequest
from tablelands.core.node import Decide, Over
from tablelands.games.downhill.game import GAME

from .scenes import Scene, Spot, down, fallen, rock, stump, tree, two_alone

TWO_ROWS = """
    E
    H
"""
WIDE = """
    EHE
    HEH
"""

# DH-8


@pytest.mark.parametrize(("off", "won"), [(359, True), (360, True), (361, False)])
def test_dh_8_a_flag_is_won_within_300_and_60(off: int, won: bool) -> None:
    scene = two_alone("E", (2000, 0)).flag(2000 + off, 2000).line(0, *down(2000, 0, 4000))
    match, runs = scene.resolved()
    assert bool(runs[0].flags) == won
    assert match.position()["flags"] == [[0 if won else None]]


@pytest.mark.parametrize(("off", "won"), [(360, True), (361, False)])
def test_dh_8_only_the_part_really_travelled_counts(off: int, won: bool) -> None:
    """He falls back to his third hole at y 2000; a flag below it counts only within reach of that point."""
    scene = two_alone("E", (2000, 0)).flag(2000, 2000 + off).put(stump(2700, 3000)).line(0, *down(2000, 0, 4000))
    run = scene.run()
    assert (run.stop, bool(run.flags)) == (2, won)


def test_dh_8_who_stops_at_his_first_hole_wins_nothing() -> None:
    scene = two_alone("E", (2000, 0)).flag(2000, 100).put(stump(2000, 900)).line(0, *down(2000, 0, 4000))
    assert scene.run().flags == ()


def test_dh_8_the_first_one_gets_it_and_keeps_it() -> None:
    scene = Scene("E", (4700, 0), (5300, 1)).flag(5000, 2000)
    scene.line(0, *down(4700, 0, 4000)).line(1, *down(5300, 1, 4001))
    match, runs = scene.resolved()
    assert (len(runs[0].flags), len(runs[1].flags)) == (1, 0)
    assert match.position()["flags"] == [[0]]


def test_dh_8_several_flags_in_one_line() -> None:
    scene = two_alone(TWO_ROWS, (5000, 7000)).flag(5000, 9000).flag(5000, 1000, row=1)
    run = scene.line(0, *down(5000, 7000, 12000)).run()
    assert run.flags == ((0, 0, 1), (1, 0, 2))


def test_dh_4_a_flag_is_worth_the_number_of_its_row() -> None:
    scene = two_alone(TWO_ROWS, (5000, 13000), max_rounds=1).flag(5000, 5000, row=1)
    match, _ = scene.line(0, *down(5000, 13000, 17000)).resolved()
    node = match.node
    assert isinstance(node, Over)
    assert node.scores == (2, 4)


# DH-9


@pytest.mark.parametrize(("goal", "finished"), [(10000, False), (10004, True)])
def test_dh_9_only_beyond_the_bottom_edge_is_finished(goal: int, finished: bool) -> None:
    match, runs = Scene("E", (5000, 6000), (100, 0)).line(0, *down(5000, 6000, goal)).resolved()
    assert (runs[0].stop is None) == finished
    position = match.position()
    assert position["phase"] == ("over" if finished else "draw")
    assert position["marks"][0] == (None if finished else [5000, 10000])
    assert position["finish"][0] == (goal if finished else None)


def test_dh_9_beyond_the_edge_nothing_matters() -> None:
    """The line leaves the course sideways only below the edge, and comes back up through a tree."""
    scene = Scene("E", (5000, 8000), (100, 0)).put(tree(7000, 7000))
    points = [(5000, 8000), (5000, 9000), (5000, 10500), (12000, 10500), (7000, 7000)]
    assert scene.line(0, *points).run().stop is None


@pytest.mark.parametrize(("x", "what"), [(4999 + 1010, "rock"), (5000 + 1010, "rock"), (5001 + 1010, None)])
def test_dh_9_the_part_up_to_the_edge_must_touch_nothing(x: int, what: str | None) -> None:
    """He crosses the edge at x in one long stroke, beside a rock."""
    scene = Scene("E", (x, 7000), (100, 0)).put(rock(5000, 9000))
    points = [(x, 7000), (x, 7001), (x, 7002), (x, 10500), (x, 10600)]
    assert scene.line(0, *points).touches() == what


SHALLOW = (2000, 9600), (2010, 9601), (2020, 9602), (9000, 10300), (9000, 10301)
"""Its third stroke crosses the edge at exactly 6000, 10000, and would come nearer to what stands further east."""


@pytest.mark.parametrize(("x", "what"), [(6200, "rock"), (6201, None)])
def test_dh_9_the_cut_at_the_edge_is_exact_for_discs(x: int, what: str | None) -> None:
    """200, 990 and 1010 make a right triangle, and 1010 is a rock's reach."""
    scene = Scene("E", (2000, 9600), (100, 0)).put(rock(x, 10000 - 990))
    assert scene.line(0, *SHALLOW).touches() == what


@pytest.mark.parametrize(("radius", "what"), [(950, "fallen"), (949, None)])
def test_dh_9_the_cut_at_the_edge_is_exact_for_fallen_trees(radius: int, what: str | None) -> None:
    """The same triangle, at a right angle to a slanting trunk: the cut is nearest to a point amid its middle line."""
    trunk = fallen(6200 - 990, 9010 - 200, 6200 + 198, 9010 + 40) | {"r": radius}
    scene = Scene("E", (2000, 9600), (100, 0)).put(trunk)
    assert scene.line(0, *SHALLOW).touches() == what


def test_dh_9_the_part_up_to_the_edge_must_lie_on_boards() -> None:
    hook = """
        EH
        .E
    """
    points = [(9000, 9000), (9000, 9100), (9000, 9200), (9000, 9990), (9000, 10500)]
    scene = Scene(hook, (9000, 9000), (100, 0)).line(0, *points)
    assert scene.touches() == "edge"


def test_dh_9_from_the_edge_itself_a_step_down_finishes() -> None:
    scene = Scene("E", (5000, 10000), (100, 0))
    points = [(5000, 10000), (5000, 10001), (5000, 10002), (5000, 10003), (5000, 10004)]
    assert scene.line(0, *points).run().stop is None


def test_dh_9_a_finishers_mark_leaves_the_course() -> None:
    """Seat 0 finishes first; seat 1 then runs right through where he was."""
    scene = Scene("E", (5000, 7000), (5000, 7500)).line(
        0, (5000, 7000), (5300, 7200), (5300, 8000), (5000, 8200), (5000, 10500)
    )
    scene.line(1, *down(5000, 7500, 10500))
    match, runs = scene.resolved()
    assert runs[0].stop is None
    assert runs[1].stop is None
    assert match.position()["marks"] == [None, None]


@pytest.mark.parametrize(("x", "won"), [(6144, True), (6145, False)])
def test_dh_9_flags_count_up_to_the_edge(x: int, won: bool) -> None:
    """143 across and 330 up are just within 360, 144 and 330 just beyond; the stroke goes on below the flag."""
    scene = Scene("E", (2000, 9600), (100, 0)).flag(x - 1, 10000 - 330)
    assert bool(scene.line(0, *SHALLOW).run().flags) == won


def test_dh_9_who_comes_back_over_the_edge_wins_nothing_there() -> None:
    scene = Scene("E", (5000, 8000), (100, 0)).flag(7000, 8200)
    points = [(5000, 8000), (5000, 9000), (5000, 10500), (7000, 8000), (7000, 7900)]
    match, runs = scene.line(0, *points).resolved()
    assert (runs[0].stop, runs[0].flags) == (None, ())
    assert match.position()["flags"] == [[None]]


# DH-10


def test_dh_10_transparencies_go_to_the_next_seat() -> None:
    match, _ = Scene(WIDE, (1000, 0), (3000, 0), (5000, 0)).resolved()
    before = Scene(WIDE, (1000, 0), (3000, 0), (5000, 0)).position["hands"]
    assert match.position()["hands"] == [before[2], before[0], before[1]]
    assert match.position()["round"] == 2


def test_dh_10_not_after_the_last_round() -> None:
    scene = Scene(WIDE, (1000, 0), (3000, 0), (5000, 0), max_rounds=1)
    before = list(scene.position["hands"])
    match, _ = scene.resolved()
    assert match.position()["hands"] == before
    assert match.position()["round"] == 1


# DH-11 to DH-13


def race(*ends: int, finish: tuple[int | None, ...] = ()) -> Over:
    """How a game ends in which the seats stand so far down, 1000 apart; None in `finish` for those not finished."""
    marks: list[Spot | None] = [(1000 + 1000 * seat, y) for seat, y in enumerate(ends)]
    for seat, end in enumerate(finish):
        marks[seat] = marks[seat] if end is None else None
    scene = Scene(WIDE, *marks, finish=finish, max_rounds=1)
    scene.position["phase"] = "over"
    node = GAME.node(GAME.load(scene.position)[1])
    assert isinstance(node, Over)
    return node


def test_dh_11_everybody_resolves_in_the_round_in_which_somebody_finishes() -> None:
    scene = Scene("E", (5000, 7000), (2000, 8000)).line(0, *down(5000, 7000, 10500)).line(1, *down(2000, 8000, 9000))
    match, _ = scene.resolved()
    assert isinstance(match.node, Over)
    assert match.position()["marks"] == [None, [2000, 9000]]


def test_dh_11_finishers_come_first_by_how_far_their_lines_reach() -> None:
    assert race(0, 0, 19000, finish=(20100, 20200, None)).scores == (2, 6, 0)
    assert race(0, 20000, finish=(20001, None)).scores == (4, 0)


def test_dh_11_the_furthest_point_counts_and_not_the_last() -> None:
    points = [(5000, 8000), (5000, 9000), (5000, 10500), (5000, 12000), (5000, 9500)]
    match, _ = Scene("E", (5000, 8000), (100, 0)).line(0, *points).resolved()
    assert match.position()["finish"] == [12000, None]


def test_dh_11_the_line_counts_and_not_its_holes() -> None:
    """It crosses the edge between its last two holes, neither of which lies beyond."""
    points = [(5000, 8000), (5000, 8500), (5000, 9000), (5000, 9500), (5000, 10500), (5000, 9900)]
    match, _ = Scene("E", (5000, 8000), (100, 0)).line(0, *points, stops=(0, 1, 2, 3, 5)).resolved()
    assert match.position()["finish"] == [10500, None]
    assert isinstance(match.node, Over)
    assert match.node.scores == (4, 0)


def test_dh_11_what_comes_after_the_edge_counts_even_through_obstacles_and_off_the_course() -> None:
    """After the edge the line turns back up through a tree, leaves the course, and only then goes furthest down."""
    points = [(5000, 9000), (5000, 10100), (5000, 7000), (-3000, 7000), (-3000, 12345), (-3000, 9000), (100, 9000)]
    scene = Scene("E", (5000, 9000), (9900, 0)).put(tree(3000, 7000)).line(0, *points, stops=(0, 1, 2, 3, 6))
    match, runs = scene.resolved()
    assert runs[0].touch is None
    assert match.position()["finish"] == [12345, None]


def test_dh_11_the_line_is_laid_on_as_the_player_turned_and_flipped_it() -> None:
    """On the sheet the point that lies furthest down is not the one that reaches furthest on the mountain."""
    for turn, flip, furthest in ((0, False, 10500), (1, False, 12700), (3, True, 12700), (1, True, 10800)):
        points = [(5000, 9800), (5000, 9810), (5000, 9820), (5000, 10500), (7900, 10000), (4000, 10000), (5000, 9830)]
        scene = Scene("E", (5000, 9800), (9900, 0)).line(0, *points, stops=(0, 1, 2, 3, 6))
        scene.lines[0] |= {"turn": turn, "flip": flip}
        assert scene.resolved()[0].position()["finish"][0] == furthest


def test_dh_11_two_finishers_by_reach_though_their_last_holes_lie_the_other_way_round() -> None:
    scene = Scene("E", (2000, 8000), (7000, 8001))
    scene.line(0, *down(2000, 8000, 9600), (2000, 11001), (2000, 10200), stops=(0, 1, 2, 3, 6))
    scene.line(1, *down(7000, 8001, 9601), (7000, 11000), stops=(0, 1, 2, 3, 5))
    match, _ = scene.resolved()
    assert match.position()["finish"] == [11001, 11000]
    assert isinstance(match.node, Over)
    assert match.node.scores == (4, 0)


def test_dh_11_lines_that_reach_equally_far_share_the_place() -> None:
    scene = Scene("E", (2000, 8000), (7000, 8000), (9900, 100))
    scene.line(0, *down(2000, 8000, 9600), (2000, 11000), (2000, 10200), stops=(0, 1, 2, 3, 6))
    scene.line(1, *down(7000, 8000, 9600), (7000, 11000), stops=(0, 1, 2, 3, 5))
    match, _ = scene.resolved()
    assert match.position()["finish"] == [11000, 11000, None]
    assert isinstance(match.node, Over)
    assert (match.node.scores, match.node.winners) == ((6, 6, 0), (0, 1))


def test_dh_11_equal_places_share_the_better_and_skip_the_next() -> None:
    assert race(5000, 5000, 100).scores == (6, 6, 0)
    assert race(5000, 300, 300, 100).scores == (8, 4, 4, 0)
    assert race(7, 7, 7, 7).scores == (8, 8, 8, 8)


@pytest.mark.parametrize("points", [(4, 0), (6, 2, 0), (8, 4, 2, 0), (10, 6, 2, 1, 0), (12, 8, 4, 2, 1, 0)], ids=len)
def test_dh_12_points_by_rank_and_number_of_players(points: tuple[int, ...]) -> None:
    assert race(*(5000 - 100 * seat for seat in range(len(points)))).scores == points


def test_dh_13_a_tie_goes_to_the_better_rank() -> None:
    """Seat 1 is second with 0 points for it and has flags worth 4; seat 0 is first with 4 points."""
    scene = Scene(WIDE, (1000, 15000), (2000, 12000), max_rounds=1)
    scene.position |= {"phase": "over", "flags": [[None] * 3, [1, 1, None]]}
    node = GAME.node(GAME.load(scene.position)[1])
    assert isinstance(node, Over)
    assert (node.scores, node.winners) == ((4, 4), (0,))


def test_dh_13_then_it_is_shared() -> None:
    assert race(5000, 5000, 100).winners == (0, 1)
    assert race(7, 7).winners == (0, 1)


def test_dh_13_flags_can_win_against_the_race() -> None:
    scene = Scene(WIDE, (1000, 15000), (2000, 12000), max_rounds=1)
    scene.position |= {"phase": "over", "flags": [[1, None, None], [1, 1, None]]}
    node = GAME.node(GAME.load(scene.position)[1])
    assert isinstance(node, Over)
    assert (node.scores, node.winners) == ((4, 5), (1,))


# DH-14


def test_dh_14_after_the_last_round_it_ends_as_it_stands() -> None:
    scene = Scene(WIDE, (1000, 0), (3000, 500), max_rounds=2)
    match, _ = scene.resolved()
    assert isinstance(match.node, Decide)
    scene.position["round"] = 2
    match, _ = scene.resolved()
    assert isinstance(match.node, Over)
    assert match.node.winners == (1,)
    assert "round 2" in match.node.reason.en


@pytest.mark.parametrize("rounds", [0, 101, 1.0, True, "30", None])
def test_dh_14_one_to_a_hundred_rounds(rounds: object) -> None:
    with pytest.raises(BadRequest, match="max_rounds"):
        GAME.setup(2, {"max_rounds": rounds})
    for good in (1, 30, 100):
        assert GAME.setup(2, {"max_rounds": good}).options["max_rounds"] == good
