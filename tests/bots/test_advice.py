"""Hints say why, in all games, and how the other moves compare."""

import re
from random import Random
from typing import Any

import pytest

from tablelands.bots import outback as outback_bots
from tablelands.bots.advice import advice_of, reasons_for, suggestion
from tablelands.bots.bot import Answer, Bot, Candidate, Limit, Question
from tablelands.bots.outback import hint_reasons
from tablelands.bots.outback.kernels.judgement import LEAD
from tablelands.bots.outback.reckoning import move_values
from tablelands.bots.roster import bots_module, find_bot
from tablelands.bots.simple import RandomBot
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES
from tablelands.games.downhill.formats.moves import Start
from tablelands.games.outback.formats.moves import Block, Keep, Take, encode


def begun(game_id: str, moves: int = 0) -> Match:
    game = find_game(game_id)
    match = Match(game, game.setup(2), seed=5)
    while moves or isinstance(match.node, Chance):
        if isinstance(match.node, Chance):
            match.chance()
        else:
            seat = match.node.seats[0]  # type: ignore[union-attr]  # nobody has won so early
            match.play(seat, game.sample_move(match.state, seat, match.bot_random))
            moves -= 1
    return match


def to_move(match: Match) -> int:
    return int(match.node.seats[0])  # type: ignore[union-attr]


@pytest.mark.parametrize("game_id", ["down-under", "sturts-stony-desert", "downhill"])
def test_a_move_has_reasons_in_every_language(game_id: str) -> None:
    match = begun(game_id, 4)
    seat = to_move(match)
    seen = match.game.seen_by(match.state, seat)
    answer = RandomBot().answer(Question(game_id, seen, seat, 1))
    reasons = reasons_for(match.game, seen, seat, answer.move)
    assert reasons
    for language in LANGUAGES:
        assert all(reason.say(language, ["Ana", "Ben"]) for reason in reasons)


def test_a_start_needs_no_reason() -> None:
    match = begun("downhill")
    assert reasons_for(match.game, match.state, to_move(match), Start(5000)) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_says_what_to_do_and_names_nobody(game_id: str) -> None:
    match, random, names = begun(game_id), Random(1), ["Emma"] * 2
    for _ in range(40):
        if isinstance(match.node, Chance):
            match.chance()
        elif isinstance(match.node, Decide):
            seat = match.node.seats[0]
            move = match.game.sample_move(match.state, seat, random)
            for language in LANGUAGES:
                said = suggestion(match.game, match.state, seat, move).say(language, names)
                assert "Emma" not in said
                assert not re.search("[{}]", said)
            match.play(seat, move)


def compared(bot: Bot, *values: float | None) -> list[str]:
    match = begun("sturts-stony-desert")
    moves = (match.legal_moves() or [])[: len(values)]
    candidates = tuple(Candidate(move, value) for move, value in zip(moves, values, strict=True))
    advice = advice_of(match.game, match.state, 0, bot, Answer(moves[0], values[0], candidates))
    assert advice.move == moves[0]
    return [one.worth.say("de") for one in advice.compared]


def test_chances_are_compared_in_percent() -> None:
    strong = find_bot(find_game("sturts-stony-desert"), "strong")
    said = ["der beste Zug", "genauso gut", "Siegchance um 12\u00a0% geringer"]
    assert compared(strong, 0.5, 0.499, 0.38) == said


def test_other_values_are_compared_as_they_are() -> None:
    assert compared(find_bot(find_game("sturts-stony-desert"), "greedy"), 3.0, 1.5) == [
        "der beste Zug",
        "um 1,5 schlechter",
    ]


def test_who_has_no_opinion_names_no_other_move() -> None:
    assert compared(RandomBot(), None, 0.1) == ["der beste Zug"]
    assert len(compared(RandomBot(), 0.9, 0.8, 0.7, 0.6, 0.5)) == 4


# Outback: to roll or not to roll


@pytest.fixture
def warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if: the numbers are the same."""
    monkeypatch.setattr(hint_reasons, "is_loaded", lambda game_id: True)


def outback_turn(kind: type) -> tuple[Match, Any]:
    """The first turn in which the best move is of this kind, with dice that could also do something else."""
    match = begun("outback")
    for _ in range(400):
        if isinstance(match.node, Chance):
            match.chance()
            continue
        values = move_values(match.state, LEAD)
        moves = sorted(match.legal_moves() or [], key=lambda move: -values[encode(move)])
        kinds = {type(move) for move in moves}
        if isinstance(moves[0], kind) and not match.state.takes and {Keep, Take} <= kinds:
            return match, moves[0]
        match.play(to_move(match), moves[0])
    raise AssertionError(f"no turn for {kind}")


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize(("kind", "words"), [(Keep, "Rolling again is worth "), (Take, "Taking now is worth ")])
def test_rolling_and_taking_are_weighed_in_points(kind: type, words: str) -> None:
    match, move = outback_turn(kind)
    values = move_values(match.state, LEAD)
    other = max(
        values[encode(one)] for one in match.legal_moves() or [] if isinstance(one, Keep) != isinstance(move, Keep)
    )
    [reason] = outback_bots.reasons(match.state, to_move(match), move)
    assert reason.en.startswith(words)
    by = round(values[encode(move)] - other, 1)
    assert f" {by:g} {'point' if by == 1 else 'points'} more than" in reason.en


@pytest.mark.usefixtures("warm")
def test_a_lost_space_needs_no_reason() -> None:
    match, _ = outback_turn(Take)
    assert outback_bots.reasons(match.state, to_move(match), Block(1, 1)) == []


def test_interpreted_it_would_take_too_long() -> None:
    match, move = outback_turn(Take)
    assert outback_bots.reasons(match.state, to_move(match), move) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_the_strongest_of_each_game_gives_chances(game_id: str) -> None:
    bot, match = find_bot(find_game(game_id), "strong"), begun(game_id)
    if bots_module(game_id) is None:
        pytest.skip("a game that brings no bots has the yardsticks only")
    assert bot.gives_chances
    seat = to_move(match)
    answer = bot.answer(Question(game_id, match.game.seen_by(match.state, seat), seat, 1, Limit(milliseconds=1500)))
    assert answer.value is None or 0 <= answer.value <= 1
