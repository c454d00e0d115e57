"""Bots plan legal lines out of what their seat sees, better ones get further, and trials come out as the docs say."""

from random import Random
from typing import Any

import pytest

from tablelands.bots.bot import Question, ask
from tablelands.bots.downhill import BOTS, PlanningBot
from tablelands.bots.downhill.drafts import Drafter, Judgement, some_eye
from tablelands.bots.downhill.making.choosing import most_alike, spread
from tablelands.bots.downhill.reports import examine
from tablelands.bots.downhill.trials import HUMAN, Parts, planner, play_games, progress_by_face
from tablelands.bots.roster import bots_for, find_bot
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.games.downhill.formats.moves import Draw
from tablelands.games.downhill.game import GAME

from .mountains import RING, course

LEVELS = {bot.name: bot for bot in BOTS if isinstance(bot, PlanningBot)}
GREEDY, EASY, HARD = LEVELS["greedy"], LEVELS["easy"], LEVELS["hard"]


def played(bots: list[PlanningBot], seed: int, **options: Any) -> Match:
    match = Match(GAME, GAME.setup(len(bots), options), seed=seed)
    match.chance()
    while not isinstance(node := match.node, Over):
        seat = node.seats[0]  # type: ignore[union-attr]  # after the deal there is no more luck
        match.play(seat, ask(bots[seat], match, seat).move)
    return match


def test_the_levels_are_listed_weakest_first() -> None:
    names = [bot.name for bot in bots_for(GAME)]
    assert [name for name in names if name not in ("random", "greedy")] == [
        "beginner",
        "easy",
        "medium",
        "hard",
        "strong",
    ]
    assert find_bot(GAME, "hard") is HARD


@pytest.mark.parametrize(
    "options", [{}, {"assist": "straight"}, {"course": course(RING)}], ids=("basic", "straight", "ring")
)
def test_bots_play_to_the_end(options: dict[str, Any]) -> None:
    match = played([EASY, GREEDY], 3, **options)
    assert match.state.round < 20


def test_the_less_error_the_further_one_gets() -> None:
    reached = [progress_by_face(60, 4, bot.judgement)[1].progress for bot in (EASY, HARD, GREEDY)]
    assert reached == sorted(reached)


def test_a_bot_does_not_know_what_others_have_drawn() -> None:
    """Whatever lies sealed, the same luck makes the same line."""
    match = Match(GAME, GAME.setup(2), seed=5)
    match.chance()
    for seat in range(2):
        match.play(seat, GAME.sample_move(match.state, seat, Random(seat)))
    answers = set()
    for seed in range(3):
        twin = match.rewound(len(match.log))
        twin.play(0, GAME.sample_move(match.state, 0, Random(seed)))
        twin.bot_random = Random(7)
        answers.add(ask(EASY, twin, 1).move)
    assert len(answers) == 1


def test_planned_lines_are_legal() -> None:
    match = Match(GAME, GAME.setup(2), seed=6)
    match.chance()
    for seat in range(2):
        match.play(seat, GAME.sample_move(match.state, seat, Random(seat)))
    lines = [GREEDY.answer(Question(GAME.id, match.state, seat, 1)).move for seat in range(2)]
    assert all(isinstance(line, Draw) for line in lines)
    for seat, line in enumerate(lines):
        GAME.check(match.state, seat, line)


def test_compiled_and_interpreted_trials_plan_alike() -> None:
    match = Match(GAME, GAME.setup(2), seed=6)
    match.chance()
    for seat in range(2):
        match.play(seat, GAME.sample_move(match.state, seat, Random(seat)))
    eye = some_eye(HUMAN, match.state, Random(1))
    assert planner()(match.state, 0, eye) == Drafter().plan(match.state, 0, eye)


def test_dh_2_hard_faces_are_harder() -> None:
    easy, hard = progress_by_face(120, 9)
    assert hard.progress < easy.progress
    assert hard.touches > easy.touches


def test_dh_2_a_clean_run_is_worth_three_quarters_of_a_board() -> None:
    easy, hard = progress_by_face(60, 9, Judgement(error=0.0))
    assert 7000 < easy.progress < 8000
    assert 7000 < hard.progress < 8000


def test_people_take_five_to_eight_rounds() -> None:
    figures = play_games(20, 4, 1).figures()
    assert 5 <= figures["rounds"] <= 8
    assert 0.3 <= figures["touches"] <= 0.6


def test_dh_2_the_most_alike_are_chosen() -> None:
    assert most_alike([9, 1, 5, 5.1, 5.2, 30], count=3) == [2, 3, 4]
    assert spread([100, 105, 102]) == pytest.approx(0.05)


def test_a_report_says_what_is_wrong() -> None:
    ours = Parts()
    holes = ours.sheets[0]
    cramped = [*holes[:14], (holes[13][0] + 500, holes[13][1])]
    report = examine(Parts(ours.boards | {"01E": ours.boards["01H"]}, [tuple(cramped), *ours.sheets[1:]]), draws=3)
    assert any("board 01E: 1" in fault for fault in report.faults)
    assert any("transparency 0" in fault for fault in report.faults)
