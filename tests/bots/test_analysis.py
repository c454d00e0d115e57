"""What a bot makes of positions and games; in Outback luck and skill add up to the end of every turn."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tablelands.bots.analysis import Moment, accounts, analyse, moments, replayed, turning_points
from tablelands.bots.bot import Limit, ask
from tablelands.bots.outback.kernels.features import FOUND
from tablelands.bots.outback.kernels.judgement import LEAD, judged
from tablelands.bots.outback.knowledge import weights_for
from tablelands.bots.outback.luck_account import cost_of, luck_of
from tablelands.bots.outback.reckoning import move_values, turn_values
from tablelands.bots.roster import find_bot
from tablelands.cli.engine import Engine
from tablelands.core.errors import NotYourTurn
from tablelands.core.log import Played
from tablelands.core.match import Match
from tablelands.core.node import Chance, Over
from tablelands.core.record import Record
from tablelands.core.registry import find_game, game_ids
from tablelands.games.outback.formats.moves import decode, encode
from tablelands.games.outback.game import GAME as OUTBACK
from tablelands.games.outback.rules import flow
from tablelands.games.outback.rules.codes import BLOCK, FINISH, cell_of, kind_of
from tablelands.games.outback.rules.scoring import collect
from tablelands.games.outback.state import ROLL, ROLLS, State
from tests.support.terminal import run

HURRY = Limit(milliseconds=200)


def begun(game_id: str, seats: int = 2) -> Match:
    game = find_game(game_id)
    match = Match(game, game.setup(seats), seed=11)
    while isinstance(match.node, Chance):
        match.chance()
    return match


def random_game(seed: int = 3) -> Match:
    match, luck = Match(OUTBACK, OUTBACK.setup(2), seed=seed), Random(seed)
    while not isinstance(match.node, Over):
        if isinstance(match.node, Chance):
            match.chance()
        else:
            seat = match.node.seats[0]
            match.play(seat, OUTBACK.sample_move(match.state, seat, luck))
    return match


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_analysed(game_id: str) -> None:
    match = begun(game_id)
    found = analyse(match.position(), HURRY)
    assert found.line[0] == found.candidates[0].move
    assert found.bot == find_bot(match.game, "strong").name
    match.game.check(match.state, found.seat, found.line[0])
    values = [one.value for one in found.candidates if one.value is not None]
    assert values == sorted(values, reverse=True)


def test_nobody_is_asked_who_is_not_to_move() -> None:
    match = begun("outback")
    mover = match.state.to_move
    with pytest.raises(NotYourTurn, match=f"to move: {mover}"):
        analyse(match.position(), HURRY, seat=1 - mover)


def test_in_outback_every_legal_move_has_its_value() -> None:
    match = begun("outback")
    found = analyse(match.position(), bot="hard")
    assert {encode(one.move) for one in found.candidates} == {encode(move) for move in match.legal_moves() or ()}


def test_a_game_is_seen_move_by_move() -> None:
    match = begun("sturts-stony-desert")
    for _ in range(6):
        assert match.legal_moves() is not None
        seat = match.state.to_move
        match.play(seat, ask(find_bot(match.game, "greedy"), match, seat).move)
    steps: list[int] = []
    found = moments(match, bot="greedy", seen=lambda: steps.append(1))
    assert [one.after for one in found] == list(range(6))
    assert len(steps) == 6
    assert all(one.cost == 0 for one in found)


def test_what_a_move_cost_is_what_the_next_position_shows() -> None:
    match = begun("down-under")
    random = Random(3)
    for _ in range(6):
        seat = match.node.seats[0]  # type: ignore[union-attr]  # nobody can have finished yet
        match.play(seat, random.choice(list(match.view(seat).moves or ())))
    found = moments(match, Limit(simulations=300))
    for one, following in pairwise(found):
        assert one.best is not None
        assert following.best is not None
        if one.move != one.best_move:
            assert one.played == pytest.approx(1 - following.best, abs=0.1)


def test_the_worst_moves_come_first() -> None:
    found = [
        Moment(number, 0, None, None, best, played)
        for number, (best, played) in enumerate([(1.0, 0.5), (1.0, None), (0.4, 0.4), (2.0, 0.1)])
    ]
    assert [one.after for one in turning_points(found, 5)] == [3, 0]
    assert [one.after for one in turning_points(found, 1)] == [3]


# Luck and skill


def ended(before: State, code: int) -> float:
    """The lead at the end of a turn, whose last move this is."""
    after = before.copy()
    if kind_of(code) == BLOCK:
        flow.block(after, cell_of(code))
    collect(after, after.to_move)
    return judged(after, after.to_move, weights_for(after), [0] * FOUND, LEAD)


def test_luck_and_decisions_add_up_over_every_turn() -> None:
    match, hoped, sums, turns = random_game(), None, 0.0, 0
    for _, before, event in replayed(match.history):
        if before.free[0].bit_count() > 8:
            continue
        if not isinstance(event, Played):
            if before.due == ROLL and before.rolls_left == ROLLS:
                hoped, sums = turn_values(before, LEAD).before_rolling(), 0.0
            if before.due == ROLL:
                sums += luck_of(before, OUTBACK.resolve(before, event.outcome))
        else:
            code = encode(event.move)
            sums -= cost_of(before, code)
            if kind_of(code) in (FINISH, BLOCK) and hoped is not None:
                assert hoped + sums == pytest.approx(ended(before, code))
                turns += 1
    assert turns >= 6


def test_whoever_decides_as_the_values_say_gives_nothing_away() -> None:
    match = Match(OUTBACK, OUTBACK.setup(2), seed=2)
    for _ in range(40):
        if isinstance(match.node, Chance):
            match.chance()
        elif not isinstance(match.node, Over):
            values = move_values(match.state, LEAD)
            match.play(match.state.to_move, decode(max(values, key=lambda code: values[code])))
    found = accounts(match)
    assert found is not None
    assert [one.decisions for one in found] == [0, 0]
    assert all(one.luck != 0 for one in found)


def test_games_that_cannot_tell_say_nothing() -> None:
    assert accounts(begun("sturts-stony-desert")) is None


# Engine and command


def test_the_engine_analyses() -> None:
    engine = Engine()
    engine.match = begun("outback")
    answer = json.loads(engine.answer(b'{"id":1,"do":"analyse"}'))
    assert answer["ok"]
    assert answer["line"][0] == answer["candidates"][0]["move"]
    assert answer["value"] == answer["candidates"][0]["value"]
    other = 1 - answer["seat"]
    refused = json.loads(engine.answer(json.dumps({"do": "analyse", "seat": other}).encode()))
    assert refused["error"]["kind"] == "not-your-turn"
    assert json.loads(engine.answer(b'{"do":"analyse","bot":"nobody"}'))["error"]["kind"] == "bad-request"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Luck and skill"), ("de", "Zufall und Können"), ("fr", "Hasard et savoir-faire")],
)
def test_the_command_tells_luck_from_skill(lang: str, words: str, tmp_path: Path) -> None:
    match = random_game(4)
    (tmp_path / "game.json").write_text(json.dumps(Record.of(match).to_json()))
    screen = run("analyse", "game.json", "--bot", "greedy", "--lang", lang, folder=tmp_path)
    assert words in screen
    assert "█" in screen
