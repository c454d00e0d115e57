"""Bots of Outback: greedy knows what dice promise; levels differ in what they know, and in how far they are off."""

from typing import Any

import pytest

from tablelands.bots.bot import ask
from tablelands.bots.roster import bots_for, find_bot
from tablelands.core.match import Match
from tablelands.core.node import Chance, Over
from tablelands.games.outback.formats.notation import SHORT, write
from tablelands.games.outback.game import GAME

from .boards import board


def choice(bot: str, state: Any) -> str:
    match = Match(GAME, GAME.setup(2), seed=1, begins=state)
    return write(ask(find_bot(GAME, bot), match, 0).move)


def test_there_are_five_levels_and_an_old_name_still_works() -> None:
    names = [bot.name for bot in bots_for(GAME) if bot.name not in ("random", "greedy")]
    assert names == ["beginner", "easy", "medium", "hard", "strong"]
    assert find_bot(GAME, "exact").name == "hard"


@pytest.mark.parametrize("bot", ["greedy", "hard", "strong"])
def test_bots_collect_what_the_jeep_has(bot: str) -> None:
    state = board(dice="koa koa koa kan emu pla", jeep="koa koa mon mon mon", rolls_left=1)
    state.free[0] &= ~0xFFFF
    assert choice(bot, state) == "keep koa koa koa"


@pytest.mark.parametrize("bot", ["greedy", "hard", "strong"])
def test_bots_join_groups(bot: str) -> None:
    drawing = """
6 |mon|
5 |mon|emu|mon|emu|
4 |mon|emu|mon|
3 |emu|koa|emu|mon|
2 | · |mon| · |
"""
    state = board(drawing, dice="koa koa kan pla pla *", jeep="koa emu emu emu emu", markers=dict.fromkeys(SHORT, 1))
    assert choice(bot, state) in {"koa@2a", "koa*@2a"}


def result(names: list[str], seed: int) -> tuple[float, ...]:
    match = Match(GAME, GAME.setup(2), seed=seed)
    while not isinstance(node := match.node, Over):
        if isinstance(node, Chance):
            match.chance()
        else:
            match.play(node.seats[0], ask(find_bot(GAME, names[node.seats[0]]), match, node.seats[0]).move)
    assert node.scores is not None
    return node.scores


def test_better_bots_get_more_points() -> None:
    exact = [result(["exact", "greedy"], seed) for seed in range(8)]
    greedy = [result(["greedy", "random"], seed) for seed in range(8)]
    for scores in (exact, greedy):
        assert sum(first for first, _ in scores) > sum(second for _, second in scores) + 8
