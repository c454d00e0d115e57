"""Games of the arena: seats change, luck stays, whoever makes no legal move forfeits."""

import sys
from random import Random
from typing import Any

import pytest

from tablelands.arena import engines
from tablelands.arena.games import Job, Result, Terms, play_game
from tablelands.arena.luck import CommonLuck
from tablelands.bots.bot import Answer, Limit, Question
from tablelands.bots.simple import RandomBot
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.registry import find_game, game_ids

STURT = "sturts-stony-desert"


def engine(temper: str) -> str:
    return f"engine:{sys.executable} -m tests.arena.engine {temper}"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_comes_out_the_same_again(game_id: str) -> None:
    terms, job = Terms(game_id, 2, {}), Job(("random", "random"), 3, 1)
    once, again = play_game(terms, job), play_game(terms, job)
    assert (once.share, once.margin) == (again.share, again.margin)
    assert once.thinking[0].moves > 0 < once.thinking[1].moves


def test_better_bots_win_from_every_seat() -> None:
    results = [play_game(Terms("outback", 3, {}), Job(("greedy", "random"), 1, place)) for place in range(3)]
    assert [result.share for result in results] == [1, 1, 1]
    assert all(result.margin is not None and result.margin > 0 for result in results)


def test_bots_are_told_how_much_they_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[Limit] = set()
    answer = RandomBot.answer

    def listen(bot: RandomBot, question: Question) -> Answer:
        told.add(question.limit)
        return answer(bot, question)

    monkeypatch.setattr(RandomBot, "answer", listen)
    play_game(Terms(STURT, 2, {}, 700, simulations=30), Job(("random", "greedy"), 0, 0))
    assert told == {Limit(milliseconds=700, simulations=30)}


def test_partners_are_one_entrant() -> None:
    terms = Terms(STURT, 4, {})
    result = play_game(terms, Job(("greedy", "random"), 1, 1))
    assert result.share in (0, 0.5, 1)
    moves = [thinking.moves for thinking in result.thinking]
    assert abs(moves[0] - moves[1]) <= 1


def test_an_engine_plays_out_of_what_its_seat_sees() -> None:
    result = play_game(Terms(STURT, 2, {}, 1000), Job((engine("good"), "random"), 0, 0))
    assert not result.forfeit
    assert result.thinking[0].moves > 5


@pytest.mark.parametrize(
    ("temper", "why"),
    [("illegal", "Triples come"), ("mute", "silent for"), ("gone", "has ended"), ("babble", "no move")],
)
def test_an_engine_without_a_legal_move_forfeits(temper: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if temper == "mute":
        monkeypatch.setattr(engines, "PATIENCE", 2.0)
    result = play_game(Terms(STURT, 2, {}), Job(("random", engine(temper)), 0, 0))
    assert (result.share, result.margin) == (1, None)
    assert why in result.forfeit


# Common luck


def fallen(game_id: str, keeps: int, seed: int = 5) -> list[Any]:
    """All luck of the first turns of Outback, by turn, when a seat keeps nothing so many times in each."""
    game = find_game(game_id)
    state, luck, told = game.setups.begin(game.setup(2)), CommonLuck(seed), list[Any]()
    kept, random, turns = 0, Random(1), list[Any]()
    while luck.turn < 4 and not isinstance(node := game.node(state), Over):
        if isinstance(node, Chance):
            outcome = luck.outcome(game, state, node.due)
            told.append((node.due, game.outcomes.to_json(outcome)))
            state = game.resolve(state, outcome)
            continue
        assert isinstance(node, Decide)
        if node.seats[0] != luck.mover:
            turns.append(told[-2:])
            kept = 0
        luck.decides(node.seats[0])
        moves = game.legal_moves(state, node.seats[0]) or []
        rolls = [move for move in moves if game.moves.to_json(move) == {"type": "keep", "dice": []}]
        others = [move for move in moves if game.moves.to_json(move)["type"] != "keep"]
        if rolls and (kept < keeps or not others):
            move, kept = rolls[0], kept + 1
        else:
            move = random.choice(others)
        state = game.play(state, node.seats[0], move)
    return turns


def test_luck_does_not_shift_when_somebody_rolls_more_often() -> None:
    hasty, patient = fallen("outback", 0), fallen("outback", 2)
    assert [turn[-1] for turn in hasty] == [turn[-1] for turn in patient]
    assert [turn[-1] for turn in hasty] != [turn[-1] for turn in fallen("outback", 0, seed=6)]


def test_no_two_rolls_of_a_game_are_the_same_luck() -> None:
    game, luck = find_game("outback"), CommonLuck(1)
    state = game.setups.begin(game.setup(2))
    seen = [str(luck.outcome(game, state, "start")) for _ in range(40)]
    assert len(set(seen)) == 2


def test_a_result_is_plain_data() -> None:
    result = play_game(Terms("outback", 2, {}), Job(("random", "random"), 0, 0))
    assert isinstance(result, Result)
    assert result.pair == ("random", "random")
