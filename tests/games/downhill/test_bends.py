"""Lines bend between their holes (DH-6): when they are sampled and planned, kept and written, travelled and told."""

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tablelands.bots.bot import Question
from tablelands.bots.downhill import BOTS, PlanningBot
from tablelands.bots.downhill.drafts import Drafter, some_eye
from tablelands.bots.downhill.kernels.beliefs import BEND, ONE, PASSES, PIECES, TOUCHES, bend_point, judge_stroke
from tablelands.bots.downhill.trials import HUMAN, Parts, _lonely, planner
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.games.downhill.formats import sealing
from tablelands.games.downhill.formats.moves import Draw
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.sheet import hole
from tablelands.games.downhill.state import State

from .policies import reached, swerving
from .scenes import Scene, Spot, down, stump, tree, two_alone

EXACT_EYE = [ONE, 0, 0, 0, 0, 800, len(BEND), 0, 20000, 32, 0]
HOLES = (0, 1, 2, 3, 5)
BENT: list[Spot] = [*down(3000, 0, 4000)[:4], (5500, 3400), (3000, 4000)]
"""Straight down, but for a swerve to the east before the last hole."""


def bends(state: State, seat: int, move: object) -> bool:
    """Whether any point of a line lies off the straight way between the holes before and after it."""
    if not isinstance(move, Draw) or move.line is None:
        return False
    laid = state.copy()
    sealing.put_draw_of(laid, seat, move)
    stops = laid.draw_stops[seat * 5 : seat * 5 + 5]
    return any(
        off_the_way(point, move.line[start], move.line[end])
        for start, end in pairwise(stops)
        for point in move.line[start + 1 : end]
    )


def off_the_way(point: Spot, a: Spot, b: Spot) -> bool:
    """By more than rounding."""
    return aside(point, a, b) ** 2 > 50**2 * ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)


def aside(point: Spot, a: Spot, b: Spot) -> int:
    """Positive on one side of the way, negative on the other."""
    return (point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])


def straightened(move: Draw) -> Draw:
    return replace(move, line=None)


def on_their_own(count: int) -> list[State]:
    luck = Random(8)
    return [_lonely(luck, Parts(), number % 6, None) for number in range(count)]


# Sampled and planned


def test_dh_6_sampled_lines_bend() -> None:
    state, luck = on_their_own(1)[0], Random(9)
    assert sum(bends(state, 0, GAME.sample_move(state, 0, luck)) for _ in range(200)) > 80
    assert sum(bends(state, 0, swerving(state, 0, luck)) for _ in range(50)) > 25


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_dh_6_bots_bend_their_lines(bot: PlanningBot) -> None:
    lines = [(state, bot.answer(Question(GAME.id, state, 0, 1)).move) for state in on_their_own(8)]
    assert sum(bends(state, 0, line) for state, line in lines) >= 3


def test_dh_6_people_as_we_assume_them_bend_most_of_their_lines() -> None:
    quick_plan, luck = planner(), Random(3)
    lines = [(state, quick_plan(state, 0, some_eye(HUMAN, state, luck))) for state in on_their_own(100)]
    assert sum(bends(state, 0, line) for state, line in lines) > 60


def test_dh_6_who_sees_exactly_bends_only_to_get_further() -> None:
    """A straight stroke there would touch; what was planned is what is drawn."""
    moves = [(state, Drafter().plan(state, 0, EXACT_EYE)) for state in on_their_own(12)]
    bent = [(state, move) for state, move in moves if move is not None and bends(state, 0, move)]
    assert len(bent) >= 5
    for state, move in bent:
        assert reached(state, 0, move) > reached(state, 0, straightened(move))


def test_dh_6_bends_lead_to_either_side_and_mirror_each_other() -> None:
    a, b = (4000, 1000), (4000, 3000)
    sides = [aside(bend_point(*a, *b, bend, PIECES // 2), a, b) for bend in range(len(BEND))]
    assert sorted(sides) == sorted(-side for side in sides)
    assert len(set(sides)) == len(BEND)


def test_dh_6_a_bot_goes_around_a_stump_that_stands_in_every_straight_way() -> None:
    """One hole lies at the top, and to the others it leads past the stump only in a bend."""
    scene = Scene("E", (5000, 500), (9900, 100)).put(stump(5000, 2000))
    holes = [[4400, 0], [4400, 3000], *([4400 + 10 * number, 5990] for number in range(13))]
    scene.position["transparencies"][scene.position["hands"][0]] = holes
    state = Match.from_position(GAME, scene.position).state
    move = BOTS[0].answer(Question(GAME.id, state, 0, 1)).move
    assert bends(state, 0, move)


@pytest.mark.parametrize("bend", range(1, len(BEND)))
def test_dh_6_a_bend_is_judged_where_it_will_be_drawn(bend: int) -> None:
    """A stump stands on the straight way, and what is judged to pass passes."""
    scene = two_alone("E", (5000, 1000)).put(stump(5000, 3000))
    scene.line(0, (5000, 1000), (5000, 5000), (5000, 5001), (5000, 5002), (5000, 5003))
    sheet = scene.position["transparencies"][scene.position["hands"][0]]
    sheet[:5] = [[4000, 500], [4000, 4500], [4000, 4501], [4000, 4502], [4000, 4503]]
    state = Match.from_position(GAME, scene.position).state
    assert judge_stroke(state, 0, 0, 0, 0, 1, 0, EXACT_EYE)[0] == TOUCHES
    (ax, ay), (bx, by) = hole(state, 0, 0), hole(state, 0, 1)
    middle = bend_point(ax, ay, bx, by, bend, PIECES // 2)
    assert middle == (ax - BEND[bend] * (by - ay) // 8, (ay + by) // 2)
    points = [bend_point(ax, ay, bx, by, bend, piece) for piece in range(1, PIECES)]
    line = tuple((x, y) for x, y in [sheet[0], *points, *sheet[1:5]])
    judged = judge_stroke(state, 0, 0, 0, 0, 1, bend, EXACT_EYE)[0]
    assert judged == (PASSES if abs(BEND[bend]) > 1 else TOUCHES)
    assert (reached(state, 0, Draw(0, False, (0, 1, 2, 3, 4), line)) == 4) == (judged == PASSES)


def test_dh_15_with_straight_strokes_nobody_bends() -> None:
    match = Match(GAME, GAME.setup(2, {"assist": "straight"}), seed=6)
    match.chance()
    for seat in range(2):
        match.play(seat, GAME.sample_move(match.state, seat, Random(seat)))
    for bot in BOTS:
        line = bot.answer(Question(GAME.id, match.state, 0, 1)).move
        assert isinstance(line, Draw)
        assert line.line is None


# Travelled


def bent_and_straight(scene: Scene) -> tuple[Scene, Scene]:
    """The same holes twice: with the swerve of BENT, and without."""
    scene.line(0, *BENT, stops=HOLES)
    twin = Scene("E", (3000, 0), (9990, 9990))
    twin.position, twin.lines = json.loads(json.dumps([scene.position, {}]))
    twin.lines[0] = {name: value for name, value in scene.lines[0].items() if name != "line"}
    return scene, twin


def test_dh_7_a_bend_touches_what_the_straight_way_does_not() -> None:
    bent, straight = bent_and_straight(two_alone("E", (3000, 0)).put(stump(5500, 4000)))
    assert (bent.run().touch is not None, bent.run().stop, bent.run().tried) == (True, 3, 3)
    assert (straight.run().touch, straight.run().stop) == (None, 4)


def test_dh_7_a_bend_leads_around_what_the_straight_way_touches() -> None:
    around = [(3000, 0), (3000, 1000), (1000, 2500), (3000, 4000), (3000, 4500), (3000, 5000)]
    scene = two_alone("E", (3000, 0)).put(stump(3000, 2500)).line(0, *around, stops=(0, 1, 3, 4, 5))
    assert scene.run().stop == 4
    del scene.lines[0]["line"]
    assert scene.run().stop == 1


def test_dh_7_a_bend_over_the_edge_touches_it() -> None:
    points = [*down(3000, 0, 4000)[:4], (-1, 3500), (3000, 4000)]
    assert two_alone("E", (3000, 0)).line(0, *points, stops=HOLES).touches() == "edge"


def test_dh_7_a_bend_touches_a_mark_beside_the_straight_way() -> None:
    scene, straight = bent_and_straight(Scene("E", (3000, 0), (5500, 3600)))
    assert (scene.touches(), straight.touches()) == ("mark", None)


def test_dh_8_a_bend_wins_a_flag_beside_the_straight_way() -> None:
    bent, straight = bent_and_straight(two_alone("E", (3000, 0)).flag(5500, 3700))
    assert (len(bent.run().flags), len(straight.run().flags)) == (1, 0)


def test_dh_9_a_bend_finishes_and_reaches_where_the_straight_way_does_not() -> None:
    points = [*down(3000, 5000, 9000), (3000, 10700), (3000, 9500)]
    scene = Scene("E", (3000, 5000), (9900, 100)).line(0, *points, stops=(0, 1, 2, 3, 6))
    assert scene.resolved()[0].position()["finish"] == [10700, None]
    del scene.lines[0]["line"]
    assert scene.resolved()[0].position()["marks"][0] == [3000, 9500]


# Kept, written and told


def bent_scene() -> Scene:
    return two_alone("E", (3000, 0)).line(0, *BENT, stops=HOLES)


def test_dh_6_a_bent_line_is_kept_in_notation_json_position_and_record() -> None:
    scene = bent_scene()
    match = Match.from_position(GAME, scene.position)
    move = GAME.moves.from_json(scene.lines[0])
    assert bends(match.state, 0, move)
    assert GAME.moves.to_json(move) == scene.lines[0]
    assert GAME.notation.read(GAME.notation.write(move)) == move
    assert GAME.notation.write(move) == "0:abcde:0,0;0,1000;0,2000;0,3000;2500,3400;0,4000"
    match.play(0, move)
    assert match.position()["drawn"]["0"] == match.view(0).position["drawn"]["0"] == scene.lines[0]
    assert GAME.sealed_moves(match.state) == [(0, move)]
    again = Match.from_position(GAME, json.loads(json.dumps(match.position())))
    for one in (match, again):
        one.play(1, GAME.moves.from_json({"type": "draw", "turn": 0, "flip": False, "holes": [5, 6, 7, 8, 9]}))
    assert again.position() == match.position()
    record = json.loads(json.dumps(Record.of(match).to_json()))
    assert record["events"][0]["move"] == scene.lines[0]
    assert Record.from_json(record).replay(GAME).position() == match.position()


def test_dh_7_the_story_runs_along_the_bends() -> None:
    """It touches the tree on the way back from the swerve's furthest point, not on the straight way."""
    run = two_alone("E", (3000, 0)).put(tree(6760, 3400)).line(0, *BENT, stops=HOLES).run()
    assert list(run.line) == BENT
    assert run.to_json()["line"] == [list(point) for point in BENT]
    assert run.stops == HOLES
    assert run.touch is not None
    assert run.touch.at == (5500, 3400)


def test_dh_15_an_overlay_shows_the_bends() -> None:
    scene = bent_scene()
    scene.position["options"]["assist"] = "overlay"
    state = Match.from_position(GAME, scene.position).state
    move = GAME.moves.from_json(scene.lines[0])
    assert isinstance(move, Draw)
    bent, straight = GAME.look.show(state, 0, move), GAME.look.show(state, 0, straightened(move))
    assert bent.splitlines()[2:5] == OVERLAID.splitlines()[1:]
    assert straight != bent


OVERLAID = """
  0 │    A         │
    │    c         │
    │    e⠭⠖⠒      │
"""
