"""Luck, secrets and taking back, on a toy game that has them all."""

import json

import pytest

from tablelands.core.errors import BadRecord, BadRequest, IllegalMove, NotYourTurn
from tablelands.core.match import Happened, Match, Occupant, Played
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tests.toys.fists import FISTS


def fists(seats: int = 3) -> Match:
    match = Match(FISTS, FISTS.setup(seats), seed=1)
    match.chance(2)
    return match


def told_to(match: Match, seat: int | None) -> str:
    return json.dumps([match.view(seat), Record.of(match).to_json()])


def test_luck_can_be_rolled_or_handed_in() -> None:
    match = Match(FISTS, FISTS.setup(2), seed=1)
    assert match.node.to_json() == {"kind": "chance", "due": "stake", "count": 1}
    assert match.chance() in (1, 2, 5)
    assert match.node.to_json() == {"kind": "decide", "seats": [0, 1], "sealed": True}
    with pytest.raises(BadRequest):
        match.chance()


def test_an_impossible_outcome_is_refused() -> None:
    match = Match(FISTS, FISTS.setup(2))
    with pytest.raises(IllegalMove):
        match.chance(3)
    assert match.log == []


def test_the_same_seed_brings_the_same_luck() -> None:
    def stakes(seed: int) -> list[object]:
        match = Match(FISTS, FISTS.setup(2), seed=seed)
        while not isinstance(match.node, Over):
            if isinstance(match.node, Chance):
                match.chance()
            else:
                match.play(match.node.seats[0], 1)
        return [event.outcome for event in match.log if isinstance(event, Happened)]

    assert stakes(5) == stakes(5)
    assert len({tuple(map(str, stakes(seed))) for seed in range(20)}) > 1


def test_a_sealed_move_is_known_to_its_seat_alone() -> None:
    one, other = fists(), fists()
    one.play(1, 3)
    other.play(1, 0)
    for seat in (0, 2, None):
        assert told_to(one, seat) == told_to(other, seat)
    assert one.view(1) != other.view(1)
    assert one.view(1)["log"][-1] == {"seat": 1, "move": {"type": "hold", "pebbles": 3}}


def test_nobody_moves_twice_in_secret() -> None:
    match = fists()
    match.play(1, 3)
    with pytest.raises(NotYourTurn):
        match.play(1, 2)


def test_sealed_moves_are_revealed_together_in_seat_order() -> None:
    match = fists()
    for seat in (2, 0, 1):
        assert [event for event in match.visible_log(None) if isinstance(event, Played)] == []
        match.play(seat, seat)
    assert match.visible_log(None) == [Happened(2), Played(0, 0), Played(1, 1), Played(2, 2)]
    assert FISTS.position(match.setup, match.state)["points"] == [0, 0, 2]


def test_the_order_of_sealed_moves_makes_no_difference() -> None:
    told = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = fists()
        for seat in order:
            match.play(seat, seat)
        told.append((match.position(), Record.of(match).to_json()))
    assert told[0] == told[1] == told[2]


def test_a_save_keeps_sealed_moves_and_a_record_does_not() -> None:
    match = fists()
    match.play(1, 3)
    assert Record.of(match).pending == []
    saved = json.loads(json.dumps(Record.of(match, for_host=True).to_json()))
    again = Record.from_json(saved).replay(FISTS)
    assert again.position() == match.position()
    assert again.visible_log(0) == match.visible_log(0)


def test_a_loaded_position_keeps_its_secrets() -> None:
    match = fists()
    match.play(1, 3)
    loaded = Match.from_position(FISTS, match.position())
    assert loaded.position() == match.position()
    assert "3" not in json.dumps(Record.of(loaded).to_json()["begins"]["held"])
    assert [event for event in loaded.visible_log(0) if isinstance(event, Played)] == []
    assert loaded.node == Decide((0, 2), sealed=True)


def test_an_older_rules_version_replays_if_it_is_known_to() -> None:
    match = fists(2)
    match.play(0, 1)
    match.play(1, 2)
    older = Record.of(match).to_json() | {"rules": "1"}
    assert Record.from_json(older).replay(FISTS).position() == match.position()
    with pytest.raises(BadRecord, match="'0'"):
        Record.from_json(older | {"rules": "0"}).replay(FISTS)


def test_a_record_of_another_result_is_noticed() -> None:
    match = fists(2)
    record = Record.of(match).to_json() | {"result": {"kind": "over"}}
    with pytest.raises(BadRecord, match="result"):
        Record.from_json(record).replay(FISTS)


def test_who_sits_where_is_recorded() -> None:
    match = Match(FISTS, FISTS.setup(2), occupants=[Occupant("Ada"), Occupant("Greedy bot", "greedy")])
    assert Record.from_json(Record.of(match).to_json()).replay(FISTS).occupants == match.occupants


def test_luck_and_secrets_cannot_be_taken_back() -> None:
    match = fists(2)
    with pytest.raises(BadRequest, match="roll"):
        match.take_back([0, 1])
    match.play(0, 1)
    with pytest.raises(BadRequest, match="sealed"):
        match.take_back([0, 1])


def test_taking_back_against_a_bot_takes_its_answer_back_too() -> None:
    game = find_game("sturts-stony-desert")
    match = Match(game, game.setup(2))
    for seat, move in ((0, "d0@0,0"), (1, "d0@1,0"), (0, "d0@0,1"), (1, "d0@1,1")):
        match.play(seat, game.notation.read(move))
    back = match.take_back([0])
    assert len(back.log) == 2
    assert back.node == Decide((0,))
    assert len(match.log) == 4
    with pytest.raises(BadRequest, match="no move"):
        Match(game, game.setup(2)).take_back([0])


def test_moves_are_listed_once_for_a_position_and_anew_for_the_next() -> None:
    game = find_game("outback")
    match = Match(game, game.setup(2), seed=5)
    for _ in range(300):
        if isinstance(match.node, Over):
            break
        if isinstance(match.node, Chance):
            match.chance()
            continue
        seat = match.node.seats[0]
        listed = match.legal_moves(seat)
        assert match.legal_moves() is listed
        assert listed == game.legal_moves(match.state, seat)
        assert match.legal_moves(1 - seat) == []
        match.play(seat, match.random.choice(listed or []))
