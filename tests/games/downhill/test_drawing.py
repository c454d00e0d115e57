"""DH-5 and DH-6: the deal, the starts, and what may be drawn; DH-15: assists."""

from random import Random
from typing import Any

import pytest

from tablelands.core.errors import BadRecord, BadRequest, IllegalMove, NotYourTurn
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.core.record import Record
from tablelands.games.downhill.formats.moves import Draw, Start
from tablelands.games.downhill.game import GAME

from .mountains import COMB, course
from .scenes import Json, Scene, down, two_alone


def started(seats: int = 2, **options: Any) -> Match:
    match = Match(GAME, GAME.setup(seats, options), seed=3)
    match.chance()
    return match


def drawing(seats: int = 2, **options: Any) -> Match:
    match = started(seats, **options)
    for seat in range(seats):
        match.play(seat, Start(1000 + 1000 * seat))
    return match


def refusal(match: Match, seat: int, move: Json) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, GAME.moves.from_json(move))
    return refused.value


def start(x: int) -> Json:
    return {"type": "start", "x": x}


def straight(*holes: int, **more: Any) -> Json:
    return {"type": "draw", "turn": 0, "flip": False, "holes": list(holes or range(5))} | more


def centres(match: Match, seat: int) -> list[list[int]]:
    position = match.position()
    holes: list[list[int]] = position["transparencies"][position["hands"][seat]]
    return holes


# DH-5


@pytest.mark.parametrize("deal", [[0], [0, 0], [0, 6], [0, 1, 2], [-1, 0]])
def test_dh_5_each_gets_one_transparency(deal: list[int]) -> None:
    match = Match(GAME, GAME.setup(2), seed=3)
    dealt = GAME.outcomes.sample(match.state, Random(1))
    written = GAME.outcomes.to_json(dealt) | {"deal": deal}
    with pytest.raises(IllegalMove) as refused:
        match.chance(GAME.outcomes.from_json(written))
    assert refused.value.rule == "DH-5"


def test_dh_5_starts_are_marked_in_order_and_openly() -> None:
    match = started(3)
    assert match.node == Decide((0,))
    match.play(0, Start(5000))
    assert match.node == Decide((1,))
    assert match.view(None).position["marks"] == [[5000, 0], None, None]


@pytest.mark.parametrize(
    ("x", "fits"), [(199, False), (200, True), (29800, True), (29801, False), (-5, False), (10**30, False)]
)
def test_dh_5_a_start_lies_wholly_on_the_top_row(x: int, fits: bool) -> None:
    match = started()
    if fits:
        match.play(0, Start(x))
    else:
        assert refusal(match, 0, start(x)).rule == "DH-5"


@pytest.mark.parametrize(("x", "fits"), [(9800, True), (9801, False), (15000, False), (20199, False), (20200, True)])
def test_dh_5_a_start_never_hangs_over_a_hole_in_the_course(x: int, fits: bool) -> None:
    match = started(course=course(COMB))
    if fits:
        match.play(0, Start(x))
    else:
        assert refusal(match, 0, start(x)).rule == "DH-5"


def test_dh_5_a_start_may_lie_on_two_boards() -> None:
    match = started()
    match.play(0, Start(10000))
    assert match.position()["marks"][0] == [10000, 0]


@pytest.mark.parametrize(("x", "fits"), [(4601, False), (4600, True), (5399, False), (5400, True), (5000, False)])
def test_dh_5_starts_keep_400_apart(x: int, fits: bool) -> None:
    match = started()
    match.play(0, Start(5000))
    if fits:
        match.play(1, Start(x))
    else:
        assert refusal(match, 1, start(x)).rule == "DH-5"


def test_dh_5_first_the_starts_then_the_lines() -> None:
    match = started()
    for draw in (straight(), straight(turn=9), straight(14, 14, 14, 14, 99), straight(line=[])):
        assert refusal(match, 0, draw).rule == "DH-5"
    match = drawing()
    assert refusal(match, 0, start(9000)).rule == "DH-5"


# DH-6


def test_dh_6_all_draw_at_once_and_in_any_order() -> None:
    match = drawing(3)
    assert match.node == Decide((0, 1, 2), sealed=True)
    match.play(1, GAME.moves.from_json(straight()))
    assert match.node == Decide((0, 2), sealed=True)


def test_dh_6_a_draw_cannot_be_replaced() -> None:
    match = drawing(3)
    match.play(1, GAME.moves.from_json(straight()))
    with pytest.raises(NotYourTurn):
        match.play(1, GAME.moves.from_json(straight(4, 3, 2, 1, 0)))
    with pytest.raises(BadRequest):
        match.take_back([1])


@pytest.mark.parametrize(
    "holes", [[0, 1, 2, 3], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 0], [0, 1, 2, 3, 15], [-1, 1, 2, 3, 4], []]
)
def test_dh_6_five_different_holes(holes: list[int]) -> None:
    assert refusal(drawing(), 0, straight() | {"holes": holes}).rule == "DH-6"


def test_dh_6_turns_are_quarters() -> None:
    assert refusal(drawing(), 0, straight(turn=4)).rule == "DH-6"


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 1.0},
        {"flip": 1},
        {"holes": "abcde"},
        {"holes": [0, 1, 2, 3, True]},
        {"line": None},
        {"line": [[1]]},
        {"line": [[1, 2.0]]},
        {"line": "x"},
    ],
    ids=str,
)
def test_dh_6_what_is_no_draw_is_a_bad_request(change: Json) -> None:
    with pytest.raises(BadRequest):
        GAME.moves.from_json(straight() | change)
    for name in ("turn", "flip", "holes"):
        with pytest.raises(BadRequest, match=name):
            GAME.moves.from_json({key: value for key, value in straight().items() if key != name})


def test_dh_6_a_line_holds_the_centres_of_its_holes_in_order() -> None:
    match = drawing()
    a, b, c, d, e = centres(match, 0)[:5]
    between = [(a[0] + b[0]) // 2, a[1] + 7]
    for line in ([a, b, c, d, e], [a, between, b, c, d, e], [a, b, a, b, c, d, e], [a, a, b, c, d, d, e]):
        GAME.check(match.state, 0, GAME.moves.from_json(straight(line=line)))
    beside = [[b[0] + dx, b[1] + dy] for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    for line in (
        *([a, off, c, d, e] for off in beside),
        [b, a, c, d, e],
        [a, b, c, d, e, d],
        [between, a, b, c, d, e],
        [a, c, b, d, e],
    ):
        assert refusal(match, 0, straight(line=line)).rule == "DH-6"


@pytest.mark.parametrize(("points", "fits"), [(4, False), (5, True), (2000, True), (2001, False)])
def test_dh_6_a_line_has_5_to_2000_points(points: int, fits: bool) -> None:
    match = drawing()
    a, b, c, d, e = centres(match, 0)[:5]
    line = [a] * (points - 4) + [b, c, d, e]
    if fits:
        match.play(0, GAME.moves.from_json(straight(line=line)))
        assert match.position()["drawn"]["0"]["line"] == line
    else:
        assert refusal(match, 0, straight(line=line)).rule == "DH-6"


@pytest.mark.parametrize("corner", [[0, 0], [9000, 0], [0, 6000], [9000, 6000]])
def test_dh_6_a_line_stays_on_the_transparency(corner: list[int]) -> None:
    match = drawing()
    a, *rest = centres(match, 0)[:5]
    GAME.check(match.state, 0, GAME.moves.from_json(straight(line=[a, corner, *rest])))
    x, y = corner
    for beyond in ([x + (1 if x else -1), y], [x, y + (1 if y else -1)], [10**30, y]):
        assert refusal(match, 0, straight(line=[a, beyond, *rest])).rule == "DH-6"


def test_dh_6_a_holes_point_is_the_first_after_the_previous_holes() -> None:
    """The second hole is passed at point 1 and again at point 3; a touch in stroke 3 to 4 leaves him at point 1's."""
    points = [(1000, 0), (1000, 1000), (500, 1500), (1000, 1000), (1000, 2000), (1000, 3000), (1000, 4000)]
    scene = two_alone("E", (1000, 0)).line(0, *points, stops=(0, 1, 4, 5, 6))
    scene.put({"kind": "stump", "x": 1760, "y": 2000, "r": 700})
    run = scene.run()
    assert (run.stops, run.tried, run.stop) == ((0, 1, 4, 5, 6), 3, 1)


def test_dh_6_beyond_the_first_point_of_the_fifth_hole_a_line_only_serves_to_finish() -> None:
    """The line meets its fifth hole at point 4, goes on and comes back to it: flags on that loop are not won."""
    points = [*down(5000, 5000, 8000), (5000, 9000), (5000, 8000)]
    scene = two_alone("E", (5000, 5000)).flag(5000, 9000).line(0, *points, stops=(0, 1, 2, 3, 4))
    run = scene.run()
    assert (run.stops[4], run.stop, run.flags, run.mark) == (4, 4, (), (5000, 8000))
    beyond = [*points[:5], (5000, 10001), (5000, 8000)]
    scene = two_alone("E", (5000, 5000)).flag(5000, 9000).line(0, *beyond, stops=(0, 1, 2, 3, 4))
    assert scene.run().stop is None
    assert len(scene.run().flags) == 1


STEP = {  # where the second hole, 100 east and 7 south of the first on the sheet, comes to lie from the mark
    (0, False): (100, 7),
    (1, False): (-7, 100),
    (2, False): (-100, -7),
    (3, False): (7, -100),
    (0, True): (-100, 7),
    (1, True): (-7, -100),
    (2, True): (100, -7),
    (3, True): (7, 100),
}


@pytest.mark.parametrize(("turn", "flip"), list(STEP))
def test_dh_6_eight_placements(turn: int, flip: bool) -> None:
    scene = Scene("E", (5000, 5000), (100, 9000)).line(
        0, (5000, 5000), (5100, 5007), (5200, 5000), (5300, 5000), (5400, 5000)
    )
    scene.lines[0] |= {"turn": turn, "flip": flip}
    dx, dy = STEP[turn, flip]
    assert scene.run().line[1] == (5000 + dx, 5000 + dy)


def test_dh_6_nobody_sees_what_another_has_drawn() -> None:
    """In view, log and record; the host's own position and save file hold it."""
    match = drawing(3)
    match.play(1, GAME.moves.from_json(straight()))
    for seat in (0, 2, None):
        view = match.view(seat).to_json()
        assert (view["drawn"], view["laid"], view["sealed"]) == ({}, [], [1])
        assert all(entry.get("move", {}).get("type") != "draw" for entry in view["log"])
    assert list(match.view(1).position["drawn"]) == ["1"]
    assert "draw" not in str(Record.of(match).to_json()["events"])
    again = Match.from_position(GAME, match.position())
    assert again.view(0).position["drawn"] == {}
    assert [set(entry) for entry in again.view(0).to_json()["log"]] == [{"n", "seat", "sealed", "text", "story"}]
    assert again.node == match.node
    kept = Record.from_json(Record.of(match, for_host=True).to_json()).replay(GAME)
    assert kept.state == match.state
    assert kept.view(0) == match.view(0)


def test_dh_6_the_order_of_drawing_changes_nothing() -> None:
    luck = Random(4)
    match = drawing(4)
    moves = [GAME.sample_move(match.state, seat, luck) for seat in range(4)]
    ends = []
    for order in ([0, 1, 2, 3], [3, 1, 0, 2]):
        twin = drawing(4)
        for seat in order:
            twin.play(seat, moves[seat])
        ends.append((twin.position(), Record.of(twin).to_json()))
    assert ends[0] == ends[1]


# DH-15


def test_dh_15_with_straight_strokes_a_line_is_refused() -> None:
    match = drawing(assist="straight")
    line = centres(match, 0)[:5]
    assert refusal(match, 0, straight(line=line)).rule == "DH-15"
    assert refusal(match, 0, straight(line=[])).rule == "DH-15"
    match.play(0, Draw(0, False, (0, 1, 2, 3, 4)))


@pytest.mark.parametrize("assist", ["none", "overlay"])
def test_dh_15_otherwise_both_are_played(assist: str) -> None:
    match = drawing(assist=assist)
    line = centres(match, 0)[:5]
    match.play(0, GAME.moves.from_json(straight(line=line)))
    match.play(1, GAME.moves.from_json(straight()))
    assert match.position()["round"] == 2


def test_dh_6_a_draw_lost_from_a_record_is_noticed() -> None:
    """A draw of the next round would pass for it, and no check sum would ever be reached."""
    match = drawing(3)
    for _ in range(2):
        for seat in range(3):
            match.play(seat, GAME.moves.from_json(straight()))
    record = Record.of(match).to_json()
    assert len(record["events"]) == 10
    del record["events"][4]
    with pytest.raises(BadRecord, match="missing"):
        Record.from_json(record).replay(GAME)
