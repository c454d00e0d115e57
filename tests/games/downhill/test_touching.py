"""DH-4 and DH-7: what a line touches, to the unit: just within reach, exactly at it, just beyond."""

from itertools import permutations
from math import isqrt

import pytest

from tablelands.games.downhill.rules.geometry import root_of

from .mountains import RING
from .scenes import Json, Scene, Spot, down, fallen, rock, straight, stump, tree, two_alone

DISCS = [(tree(5000, 3000), 1260), (rock(5000, 3000), 1010), (stump(5000, 3000), 760)]


@pytest.mark.parametrize(("disc", "reach"), DISCS)
@pytest.mark.parametrize("side", [-1, 1])
def test_dh_7_a_disc_is_touched_within_its_radius_and_half_the_line(disc: Json, reach: int, side: int) -> None:
    for off, what in ((reach - 1, disc["kind"]), (reach, disc["kind"]), (reach + 1, None)):
        x = 5000 + side * off
        scene = two_alone("E", (x, 500)).put(disc).line(0, *down(x, 500, 5500))
        assert scene.touches() == what


@pytest.mark.parametrize(("disc", "reach"), DISCS)
def test_dh_7_the_end_of_a_line_touches_too(disc: Json, reach: int) -> None:
    for off, what in ((reach, disc["kind"]), (reach + 1, None)):
        end = 3000 - off
        scene = two_alone("E", (5000, end - 400)).put(disc).line(0, *down(5000, end - 400, end))
        assert scene.touches() == what


@pytest.mark.parametrize(("disc", "reach"), DISCS)
@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
def test_dh_7_a_disc_is_touched_from_all_sides(disc: Json, reach: int, dx: int, dy: int) -> None:
    for off, what in ((reach, disc["kind"]), (reach + 1, None)):
        goal = 5000 + dx * off, 3000 + dy * off
        start = goal[0] + dx * 400, goal[1] + dy * 400
        assert two_alone("E", start).put(disc).line(0, *straight(start, goal)).touches() == what


@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
def test_dh_7_a_disc_at_the_border_is_touched_from_the_next_board(dx: int, dy: int) -> None:
    """The tree reaches up to the border of the middle board; the line runs along the border on the other side."""
    for off, what in ((60, "tree"), (61, None)):
        middle = 15000 + dx * (5000 + off), 15000 + dy * (5000 + off)
        start, goal = (middle[0] - 400 * dy, middle[1] - 400 * dx), (middle[0] + 400 * dy, middle[1] + 400 * dx)
        scene = two_alone(NINE, start).put(tree(5000 + dx * 3800, 5000 + dy * 3800), row=1, column=1)
        assert scene.line(0, *straight(start, goal)).touches() == what


def test_dh_7_distances_on_a_slant_are_exact() -> None:
    """Along (4, 3) the normal is (-3, 4) / 5: five times a whole number lies exactly 1260 off."""
    normal = 1260 // 5 * 3, 1260 // 5 * 4
    for sideways, what in ((0, "tree"), (1, None)):
        start = 5000 + normal[0] - 1600 + sideways, 5000 - normal[1] - 1200
        goal = start[0] + 3200, start[1] + 2400
        scene = two_alone("E", start).put(tree(5000, 5000)).line(0, *straight(start, goal))
        assert scene.touches() == what


NINE = """
    EHE
    HEH
    EHE
"""
TRUNK = fallen(4000, 4000, 4000, 6000)


@pytest.mark.parametrize(
    ("start", "goal", "what"),
    [
        ((3000, 5000), (5000, 5000), "fallen"),  # across
        ((4460, 3000), (4460, 7000), "fallen"),  # beside its middle line, at 400 + 60
        ((4461, 3000), (4461, 7000), None),
        ((3539, 3000), (3539, 7000), None),
        ((3000, 3540), (5000, 3540), "fallen"),  # past its end
        ((3000, 3539), (5000, 3539), None),
        ((4460, 4500), (5460, 4500), "fallen"),  # the line's end beside it
        ((4461, 4500), (5461, 4500), None),
        ((4000, 6460), (4000, 7460), "fallen"),  # beyond its end, in line with it
        ((4000, 6461), (4000, 7461), None),
    ],
)
def test_dh_7_a_fallen_tree_is_touched_all_around(start: Spot, goal: Spot, what: str | None) -> None:
    scene = two_alone("E", start).put(TRUNK).line(0, *straight(start, goal))
    assert scene.touches() == what


@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("there", [0, 2000])
def test_dh_7_a_line_that_begins_beside_the_end_of_a_fallen_tree_is_exact(
    dx: int, dy: int, side: int, there: int
) -> None:
    """Beside either end of the trunk it begins at 460, which touches; one unit further along it is just beyond that."""
    trunk = fallen(5000, 5000, 5000 + 2000 * dx, 5000 + 2000 * dy)
    for beyond, what in ((0, "fallen"), (1, None)):
        along = there + (beyond if there else -beyond)
        start = 5000 + dx * along + side * 460 * dy, 5000 + dy * along + side * 460 * dx
        goal = start[0] + side * 400 * dy, start[1] + side * 400 * dx
        assert two_alone("E", start).put(trunk).line(0, *straight(start, goal)).touches() == what


def test_dh_7_the_round_end_of_a_fallen_tree_is_exact_on_a_slant() -> None:
    """276, 368 and 460 make a right triangle; the line passes the end at a right angle to that."""
    for nudge, what in ((0, "fallen"), (-1, None)):
        near = 4000 + 276, 4000 - 368 + nudge
        start, goal = (near[0] - 1600, near[1] - 1200), (near[0] + 1600, near[1] + 1200)
        scene = two_alone("E", start).put(TRUNK).line(0, *straight(start, goal))
        assert scene.touches() == what


def test_dh_7_a_slanting_fallen_tree_is_exact_along_its_side() -> None:
    trunk = fallen(3000, 3000, 4600, 4200)
    for nudge, what in ((0, "fallen"), (1, None)):
        start = 3000 + 276 + 400 + nudge, 3000 - 368 + 300
        goal = start[0] + 800, start[1] + 600
        scene = two_alone("E", start).put(trunk).line(0, *straight(start, goal))
        assert scene.touches() == what


@pytest.mark.parametrize("power", range(1, 63))
def test_dh_7_roots_are_whole_and_exact(power: int) -> None:
    """On which distances from a slanting trunk rest; around a power of two, and around a square."""
    square = isqrt(2**power) ** 2
    for n in (2**power - 2 ** (power // 2), 2**power - 1, square - 1, square, square + 1):
        if 0 < n < 2**62:
            assert root_of(n) == isqrt(n)


@pytest.mark.parametrize("obstacle", [tree(1500, 2500), fallen(1500, 2500, 3000, 4500)])
@pytest.mark.parametrize("turn", range(4))
def test_dh_1_boards_lie_turned_clockwise(obstacle: Json, turn: int) -> None:
    """The end of the obstacle, turned by hand, is run into; the same place on the unturned board is free."""
    x, y = [(1500, 2500), (7500, 1500), (8500, 7500), (2500, 8500)][turn]
    for turned in range(4):
        scene = two_alone("E", (x - 80, y)).put(obstacle).line(0, *straight((x - 80, y), (x, y)))
        scene.position["course"][0][0]["turn"] = turned
        scene.position["options"]["course"][0][0]["turn"] = turned
        assert (scene.touches() is not None) == (turned == turn)


# Marks


@pytest.mark.parametrize(("off", "what"), [(259, "mark"), (260, "mark"), (261, None)])
def test_dh_4_a_mark_is_touched_within_200_and_60(off: int, what: str | None) -> None:
    scene = Scene("E", (5000, 0), (5000 + off, 2000)).line(0, *down(5000, 0, 4000))
    assert scene.touches() == what


@pytest.mark.parametrize(("seat", "other"), list(permutations(range(6), 2)))
def test_dh_7_the_mark_of_every_other_seat_is_touched(seat: int, other: int) -> None:
    marks = [(1000 + 500 * each, 9000) for each in range(6)]
    marks[seat], marks[other] = (5000, 0), (5000, 2000)
    scene = Scene("E", *marks).line(seat, *down(5000, 0, 4000))
    run = scene.run(seat)
    assert run.touch is not None
    assert (run.touch.what, run.touch.seat, run.stop) == ("mark", other, 1)


def test_dh_7_marks_lie_where_they_are_at_that_moment() -> None:
    """Seat 0 goes first and leaves seat 1 in the way; for seat 1 the mark of seat 0 is already further down."""
    scene = Scene("E", (5000, 0), (5000, 1000)).line(
        0, (5000, 0), (4000, 500), (4000, 2000), (5000, 2500), (5000, 3000)
    )
    scene.line(1, *down(5000, 1000, 3200))
    _, runs = scene.resolved()
    assert runs[0].touch is None
    assert runs[1].touch is not None
    assert (runs[1].touch.what, runs[1].touch.seat) == ("mark", 0)


def test_dh_7_the_lower_seat_goes_first_in_a_tie() -> None:
    scene = Scene("E", (6000, 500), (4000, 500), (5000, 400))
    assert list(scene.resolved()[1]) == [2, 0, 1]


# The edge of the course


@pytest.mark.parametrize(
    ("start", "goal", "what"),
    [
        ((0, 500), (0, 4500), None),  # along the border
        ((400, 500), (0, 900), None),  # up to it
        ((400, 500), (-4, 904), "edge"),
        ((5000, 400), (5000, 0), None),
        ((5000, 400), (5000, -4), "edge"),
        ((30000, 500), (30000, 4500), None),
        ((29996, 500), (30004, 4500), "edge"),
        ((5000, 10000), (9000, 10000), None),
        ((10000, 12000), (10000, 16000), None),  # along the hole in the middle
        ((10000, 12000), (10004, 12004), "edge"),
        ((9000, 9000), (11000, 11000), "edge"),  # across the corner into it
        ((9000, 11000), (11000, 9000), None),  # through the same corner, on boards all the way
        ((9000, 15000), (17000, 15000), "edge"),
        ((11000, 10000), (19000, 10000), None),
        ((11000, 10000), (19000, 10004), "edge"),
    ],
)
def test_dh_7_borders_and_corners_are_inside_and_holes_outside(start: Spot, goal: Spot, what: str | None) -> None:
    """A ring of eight boards."""
    assert two_alone(RING, start).line(0, *straight(start, goal)).touches() == what


@pytest.mark.parametrize(
    ("start", "border"),
    [
        ((15000, 20001), (15000, 20000)),
        ((20001, 15000), (20000, 15000)),
        ((15000, 9999), (15000, 10000)),
        ((9999, 15000), (10000, 15000)),
    ],
)
def test_dh_7_one_step_to_the_border_of_a_hole_stays_inside(start: Spot, border: Spot) -> None:
    """And one step more does not."""
    dx, dy = border[0] - start[0], border[1] - start[1]
    for steps, what in ((1, None), (2, "edge")):
        points = [(start[0] + step * dx, start[1] + step * dy) for step in (0, steps, -1, -2, -3)]
        assert two_alone(RING, start).line(0, *points).touches() == what


def test_dh_7_a_line_between_two_boards_that_meet_in_a_corner_is_inside() -> None:
    stairs = """
        E.
        EH
    """
    for goal, what in (((12000, 12000), None), ((12000, 11996), "edge")):
        scene = two_alone(stairs, (8000, 8000)).line(0, *straight((8000, 8000), goal))
        assert scene.touches() == what


# What a stroke is


def test_dh_7_he_stops_at_the_last_hole_before_the_stroke_that_touches() -> None:
    """Holes at points 0, 2, 3, 6 and 8; the tree stands in stroke 5 to 6, so he falls back to point 3."""
    points = [(1000, 500 * index) for index in range(9)]
    scene = two_alone("E", (1000, 0)).put(tree(2260, 2700)).line(0, *points, stops=(0, 2, 3, 6, 8))
    run = scene.run()
    assert (run.tried, run.stop, run.mark, run.travelled) == (5, 2, (1000, 1500), 3)


def test_dh_7_a_hole_at_the_start_of_the_stroke_counts() -> None:
    """A tree that is touched exactly at point 3, the second hole: stroke 2 to 3 touches it already."""
    points = [(2000, 500 * index) for index in range(9)]
    for y, stroke, stop in ((1500 + 1260, 2, 1), (1500 + 1261, 3, 2)):
        scene = two_alone("E", (2000, 0)).put(tree(2000, y)).line(0, *points, stops=(0, 2, 3, 6, 8))
        assert (scene.run().tried, scene.run().stop) == (stroke, stop)


def test_dh_7_a_touch_in_the_first_stroke_leaves_him_where_he_is() -> None:
    run = two_alone("E", (1000, 0)).put(stump(1000, 900)).line(0, *down(1000, 0, 4000)).run()
    assert (run.stop, run.mark, run.travelled) == (0, (1000, 0), 0)


def test_dh_7_without_a_touch_he_stops_at_the_fifth_hole() -> None:
    match, runs = two_alone("E", (1000, 0)).line(0, *down(1000, 0, 4000)).resolved()
    assert runs[0].stop == 4
    assert match.position()["marks"][0] == [1000, 4000]
