"""Bots are asked for a move out of what their seat may see, and with nothing else."""

import json
import random
from types import ModuleType
from typing import Any

import pytest

from tablelands.bots import roster
from tablelands.bots.bot import Answer, Bot, Question, ask
from tablelands.bots.roster import bots_for
from tablelands.cli import engine, table
from tablelands.cli.screen import Screen
from tablelands.core import registry
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Decide, Over
from tablelands.core.registry import find_game, game_ids
from tests.support.games import AnyGame, step
from tests.toys.fists import FISTS

GAMES: list[AnyGame] = [*(find_game(game_id) for game_id in game_ids()), FISTS]
HAVE_SECRETS = {"downhill", "fists"}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Spy(Bot):
    """Keeps the question, and answers with any legal move."""

    name = "spy"

    def __init__(self) -> None:
        self.question: Question | None = None

    def answer(self, question: Question) -> Answer:
        self.question = question
        return Answer(question.game.sample_move(question.state, question.seat, question.random))


@pytest.fixture(autouse=True)
def fists_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game that is plugged in."""

    class Point:
        def load(self) -> AnyGame:
            return FISTS

    monkeypatch.setattr(registry, "_plugged_in", lambda: {FISTS.id: Point()})


def begun(game: AnyGame, seed: int) -> Match:
    return Match(game, game.setup(3), seed=seed)


@every_game
def test_a_bot_is_never_handed_what_another_seat_has_sealed(game: AnyGame) -> None:
    hidden, luck = 0, random.Random(4)
    for seed in range(3):
        match = begun(game, seed)
        for _ in range(40):
            if isinstance(match.node, Over):
                break
            if isinstance(match.node, Decide):
                hidden += sum(hidden_from(match, seat) for seat in match.node.seats)
            step(match, luck)
    assert (hidden > 10) == (game.id in HAVE_SECRETS)


def hidden_from(match: Match, seat: int) -> int:
    """Asks a bot for the seat; how many sealed moves of others the state holds that it was not shown."""
    spy, game = Spy(), match.game
    ask(spy, match, seat)
    assert spy.question is not None
    shown = spy.question.state
    assert [other for other, _ in game.sealed_moves(shown) if other != seat] == []
    assert shown == game.seen_by(match.state, seat)
    return len([other for other, _ in game.sealed_moves(match.state) if other != seat])


@every_game
def test_a_bot_is_told_the_same_and_answers_the_same_whatever_others_have_sealed(game: AnyGame) -> None:
    compared = 0
    for seed in range(2):
        match, luck = begun(game, seed), random.Random(seed)
        for _ in range(12):
            if isinstance(match.node, Decide) and match.node.sealed and len(match.node.seats) > 1:
                compared += 1
                one, other = twins(match, luck)
                seat = match.node.seats[-1]
                assert one.state != other.state
                assert game.seen_by(one.state, seat) == game.seen_by(other.state, seat)
                for bot in bots_for(game):
                    assert answer(bot, one, seat) == answer(bot, other, seat)
            if not isinstance(match.node, Over):
                step(match, luck)
    assert (compared > 0) == (game.id in HAVE_SECRETS)


def twins(match: Match, luck: random.Random) -> list[Match]:
    """In which the first to move has sealed different moves."""
    assert isinstance(match.node, Decide)
    seat, found = match.node.seats[0], list[Match]()
    while len(found) < 2:
        twin = match.rewound(len(match.log))
        twin.play(seat, match.game.sample_move(match.state, seat, luck))
        if not found or twin.state != found[0].state:
            found.append(twin)
    return found


def answer(bot: Bot, match: Match, seat: int) -> Any:
    match.bot_random = random.Random(7)
    return ask(bot, match, seat)


@pytest.mark.parametrize(("where", "finds"), [(engine, roster), (table, table)], ids=["engine", "terminal"])
def test_engine_and_terminal_hand_bots_no_more(
    where: ModuleType, finds: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, luck, spy = begun(find_game("downhill"), 1), random.Random(1), Spy()
    while not match.game.sealed_moves(match.state):
        step(match, luck)
    assert isinstance(match.node, Decide)
    seat = match.node.seats[0]
    monkeypatch.setattr(finds, "find_bot", lambda game, name: spy)
    if where is engine:
        asked = engine.Engine()
        asked.match = match
        asked.answer(json.dumps({"do": "choose", "seat": seat, "bot": "spy"}).encode())
    else:
        match.occupants[seat] = Occupant("spy", "spy")
        table.Table(match, Screen("en"))._decide(match.node)
    assert spy.question is not None
    assert match.game.sealed_moves(spy.question.state) == []
