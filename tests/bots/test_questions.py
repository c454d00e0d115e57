"""Questions and answers go to another process and come back."""

import multiprocessing
import pickle
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tablelands.bots import roster
from tablelands.bots.bot import Answer, Bot, Limit, Question, question_of, think
from tablelands.bots.roster import answer, bots_for, bots_module, find_bot, rating_of, usual_bot
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide
from tablelands.core.registry import find_game, game_ids

every_game = pytest.mark.parametrize("game_id", game_ids())
LEVELS = ["beginner", "easy", "medium", "hard", "strong"]


def begun(game_id: str, seats: int = 2) -> Match:
    game = find_game(game_id)
    match = Match(game, game.setup(seats), seed=11)
    while isinstance(match.node, Chance):
        match.chance()
    return match


def question(game_id: str, limit: Limit = Limit()) -> Question:  # noqa: B008  # frozen
    match = begun(game_id)
    assert isinstance(match.node, Decide)
    return question_of(match, match.node.seats[0], limit)


@every_game
def test_a_question_is_plain_data(game_id: str) -> None:
    asked = question(game_id, Limit(milliseconds=50, simulations=7))
    asked.begin()
    again = pickle.loads(pickle.dumps(asked))
    assert again == asked
    assert again.game is find_game(game_id)


@pytest.fixture(scope="module")
def pool() -> ProcessPoolExecutor:
    """Processes that know nothing yet."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


@every_game
def test_every_bot_answers_from_a_process_pool_as_it_does_here(pool: ProcessPoolExecutor, game_id: str) -> None:
    asked, game = question(game_id, Limit(simulations=30)), find_game(game_id)
    for bot in bots_for(game):
        there = pool.submit(answer, bot.name, asked).result(timeout=120)
        assert isinstance(there, Answer)
        assert there == answer(bot.name, pickle.loads(pickle.dumps(asked)))
        game.check(asked.state, asked.seat, there.move)
        if there.candidates:
            assert there.candidates[0].move == there.move
            values = [one.value for one in there.candidates if one.value is not None]
            assert values == sorted(values, reverse=True)


@every_game
def test_the_strongest_is_the_last_and_is_found_everywhere(game_id: str) -> None:
    game = find_game(game_id)
    names = [bot.name for bot in bots_for(game)]
    assert len(set(names)) == len(names) >= 2
    assert find_bot(game, "strong").name == names[-1]


@every_game
def test_all_bots_are_rated_levels_in_their_order_and_the_second_is_usual(game_id: str) -> None:
    game = find_game(game_id)
    names = [bot.name for bot in bots_for(game)]
    if bots_module(game_id) is None:
        pytest.skip("a game that brings no bots has the yardsticks only")
    assert None not in [rating_of(game, name) for name in names]
    assert [name for name in names if name in LEVELS] == LEVELS
    assert usual_bot(game).name == "easy"


@every_game
def test_a_bot_with_hardly_any_time_answers_with_a_legal_move_and_thinks_less(game_id: str) -> None:
    game = find_game(game_id)
    for bot in bots_for(game):
        asked = question(game_id, Limit(milliseconds=1))
        hurried = think(bot, asked)
        game.check(asked.state, asked.seat, hurried.move)
        unhurried = think(bot, question(game_id, Limit(simulations=100)))
        assert len(hurried.candidates) <= len(unhurried.candidates)


def test_a_hurried_bot_looks_at_no_more_moves_once_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("down-under")
    looked_at: list[int] = []

    def evaluate(self: object, state: object, seat: int) -> float:
        looked_at.append(seat)
        time.sleep(0.01)
        return 0

    monkeypatch.setattr(type(game), "evaluate", evaluate)
    asked = question("down-under", Limit(milliseconds=25))
    think(find_bot(game, "greedy"), asked)
    listed = game.legal_moves(asked.state, asked.seat)
    assert listed is not None
    assert 1 <= len(looked_at) <= 4 < len(listed)


def test_a_plugged_in_game_brings_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sleeper(Bot):
        name = "sleeper"

        def answer(self, question: Question) -> Answer:
            return Answer(None)

    class Own:
        BOTS = (Sleeper(),)

    class Point:
        def load(self) -> type[Own]:
            return Own

    monkeypatch.setattr(roster, "find_spec", lambda module: None)
    monkeypatch.setattr(roster, "_plugged_in", lambda: {"downhill": Point()})
    assert [bot.name for bot in bots_for(find_game("downhill"))] == ["random", "sleeper"]


def test_bots_have_a_name_and_a_sentence_for_people() -> None:
    for game_id in game_ids():
        for bot in bots_for(find_game(game_id)):
            assert bot.title.de
            assert bot.about.fr.endswith(".")


def test_there_is_no_folder_of_bots_without_a_game() -> None:
    folders = {path.parent.name.replace("_", "-") for path in Path(roster.__file__).parent.glob("*/__init__.py")}
    assert folders <= set(game_ids())
