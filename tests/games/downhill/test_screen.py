"""What a screen draws: the course as it lies, free starts, one's own line on the mountain, and how everybody stands."""

import json
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from tablelands.core.errors import IllegalMove
from tablelands.core.log import Opened
from tablelands.core.match import Match
from tablelands.games.downhill.formats.board_layout import PLACEMENTS
from tablelands.games.downhill.formats.moves import Start
from tablelands.games.downhill.formats.screen import free_starts
from tablelands.games.downhill.game import GAME

from .mountains import ALL, COMB, RING, course
from .oracle.mountain import build_mountain, core_on_board
from .scenes import Json, Scene, down, tree, two_alone

STARTED = [(seats, seed) for seats in (2, 6) for seed in range(3)]


def dealt(seats: int, seed: int = 3, **options: Any) -> Match:
    match = Match(GAME, GAME.setup(seats, options), seed=seed)
    match.chance()
    return match


def drawing(seats: int, seed: int = 3, **options: Any) -> Match:
    match, luck = dealt(seats, seed, **options), Random(seed)
    for seat in range(seats):
        match.play(seat, GAME.sample_move(match.state, seat, luck))
    return match


def view(match: Match, seat: int | None = None) -> Json:
    return match.view(seat).position


# The course


@pytest.mark.parametrize("drawn", ALL)
def test_dh_1_obstacles_and_flags_lie_as_their_boards_are_turned(drawn: str) -> None:
    shown = view(dealt(2, course=course(drawn, Random(5))))
    mountain = build_mountain(shown["course"], shown["boards"])
    assert [(one["kind"], core_on_board(one), one["r"]) for one in shown["course_obstacles"]] == [
        (one.kind, one.core, one.radius) for one in mountain.obstacles
    ]
    assert {(flag["row"], flag["column"]): (flag["x"], flag["y"]) for flag in shown["course_flags"]} == mountain.flags
    assert shown["course_size"] == [len(shown["course"][0]) * 10000, mountain.bottom]


def test_before_the_course_is_drawn_its_size_is_known() -> None:
    shown = view(Match(GAME, GAME.setup(2, {"course": "6x2 mixed"})))
    assert shown["course_size"] == [20000, 60000]
    assert (shown["course_obstacles"], shown["course_flags"], shown["sheets"]) == ([], [], None)


def test_dh_4_flags_have_the_value_of_their_row_and_their_owner() -> None:
    scene = two_alone("E\nH", (5000, 100)).flag(5000, 500).line(0, *down(5000, 100, 2100))
    flags = view(scene.resolved()[0])["course_flags"]
    assert [(flag["value"], flag["owner"], flag["y"]) for flag in flags] == [(1, 0, 500), (2, None, 19700)]


# Starts


@pytest.mark.parametrize("drawn", ["E", RING, COMB])
def test_dh_5_starts_are_free_where_the_rules_say_so(drawn: str) -> None:
    match, luck = dealt(6, course=course(drawn)), Random(8)
    for seat in range(6):
        spans = view(match)["starts"]
        ends = {end + step for span in spans for end in span for step in (-1, 0, 1)}
        for x in (*ends, *(luck.randint(-500, 50500) for _ in range(50))):
            assert is_legal(match, seat, x) == any(low <= x <= high for low, high in spans), x
        match.play(seat, GAME.sample_move(match.state, seat, luck))
    assert view(match)["starts"] == []


def is_legal(match: Match, seat: int, x: int) -> bool:
    try:
        GAME.check(match.state, seat, Start(x))
    except IllegalMove:
        return False
    return True


def test_dh_5_a_place_that_just_fits_between_two_starts_is_a_span_of_one() -> None:
    match = dealt(3, course=course("E"))
    match.play(0, Start(1000))
    match.play(1, Start(1800))
    assert free_starts(match.state) == [[200, 600], [1400, 1400], [2200, 9800]]


# Transparencies and lines


def test_dh_6_each_seat_has_the_holes_of_its_transparency() -> None:
    shown = view(drawing(4))
    assert shown["sheets"] == [shown["transparencies"][hand] for hand in shown["hands"]]


def test_dh_6_the_eight_placements_fill_their_box() -> None:
    assert [(one["turn"], one["flip"]) for one in PLACEMENTS] == [
        (turn, flip) for flip in (False, True) for turn in range(4)
    ]
    for placement in PLACEMENTS:
        a, b, c, d, e, f = placement["matrix"]
        corners = {(a * x + c * y + e, b * x + d * y + f) for x in (0, 9000) for y in (0, 6000)}
        assert corners == set(product(*((0, side) for side in placement["size"])))
    assert PLACEMENTS[1]["matrix"] == [0, 1, -1, 0, 6000, 0]
    assert PLACEMENTS[4]["matrix"] == [-1, 0, 0, 1, 9000, 0]


@pytest.mark.parametrize(("seats", "seed"), STARTED)
def test_dh_7_ones_own_line_is_shown_as_it_will_run(seats: int, seed: int) -> None:
    match, luck = drawing(seats, seed), Random(seed)
    own: list[Json] = []
    for seat in range(seats):
        assert view(match, seat)["laid"] == []
        match.play(seat, GAME.sample_move(match.state, seat, luck))
        own += view(match, seat)["laid"]
    assert [laid["seat"] for laid in own] == list(range(seats - 1))
    runs = [scene.data for scene in match.log[-1].narration.story if scene.kind == "run"]
    for laid in own:
        run = next(run for run in runs if run["seat"] == laid["seat"])
        assert {name: run[name] for name in laid} == laid
        left, top, width, height = laid["sheet"]["box"]
        assert [laid["line"][stop] for stop in laid["stops"]] == [laid["sheet"]["holes"][one] for one in laid["holes"]]
        assert all(left <= x <= left + width and top <= y <= top + height for x, y in laid["sheet"]["holes"])


@pytest.mark.parametrize("assist", ["none", "overlay"])
def test_dh_6_nothing_shown_depends_on_what_another_has_drawn(assist: str) -> None:
    seen = set()
    for seed in range(4):
        match = drawing(3, assist=assist)
        match.play(1, GAME.sample_move(match.state, 1, Random(seed)))
        seen.add(json.dumps([match.view(seat).to_json(language) for seat in (0, 2, None) for language in ("en", "de")]))
    assert len(seen) == 1


# Standings


def test_how_everybody_stands() -> None:
    scene = Scene("E\nH", (1000, 15000), None, (3000, 15000), finish=(None, 20100, None), max_rounds=1)
    scene.position |= {"phase": "over", "flags": [[2], [2]]}
    shown = view(Match.from_position(GAME, scene.position))["standings"]
    assert [(one["rank"], one["mark"], one["to_go"], one["finished"]) for one in shown] == [
        (2, [1000, 15000], 5000, False),
        (1, None, 0, True),
        (2, [3000, 15000], 5000, False),
    ]
    assert [one["flag_points"] for one in shown] == [0, 0, 3]
    assert shown[2]["flags"] == [{"row": 0, "column": 0, "value": 1}, {"row": 1, "column": 0, "value": 2}]


def test_before_all_have_started_nobody_has_a_rank() -> None:
    match = dealt(2)
    match.play(0, Start(5000))
    shown = view(match)["standings"]
    assert [(one["rank"], one["mark"], one["to_go"]) for one in shown] == [(None, [5000, 0], 40000), (None, None, None)]


# The story of a round


def test_dh_7_the_story_is_complete_whoever_draws_last() -> None:
    """And the same: runs in the order of the mountain, then the transparencies are handed on."""
    match, luck = drawing(3), Random(2)
    moves = [GAME.sample_move(match.state, seat, luck) for seat in range(3)]
    stories = []
    for order in permutations(range(3)):
        twin = drawing(3)
        for seat in order:
            twin.play(seat, moves[seat])
        assert isinstance(twin.log[-1], Opened)
        stories.append([scene.to_json() for scene in twin.log[-1].narration.story])
    assert all(story == stories[0] for story in stories)
    assert [scene["kind"] for scene in stories[0]] == ["run", "run", "run", "pass"]
    assert sorted(scene["data"]["seat"] for scene in stories[0][:3]) == [0, 1, 2]


def test_dh_10_the_story_ends_with_passing_on() -> None:
    match, _ = two_alone("E", (5000, 0)).resolved()
    passing = match.log[-1].narration.story[-1]
    assert passing.data == {"round": 2, "hands": match.position()["hands"]}
    assert passing.text.en == "Everybody passes their sheet to the next player; round 2 begins."


def test_dh_10_not_after_the_last_round() -> None:
    match, _ = two_alone("E", (5000, 0), max_rounds=1).resolved()
    assert {scene.kind for scene in match.log[-1].narration.story} == {"run"}


def test_dh_8_the_stroke_that_passes_a_flag_is_told() -> None:
    scene = two_alone("E", (5000, 0)).put(tree(5000, 5500)).flag(5000, 2900).line(0, *down(5000, 0, 4000))
    run = scene.run()
    assert run.to_json()["flags"] == [{"row": 0, "column": 0, "value": 1, "stroke": 2}]
    assert run.travelled > 2
