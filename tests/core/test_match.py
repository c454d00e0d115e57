"""Luck, secrets and taking back, on a toy game that has them all."""

import json
import random
from unittest.mock import Mock

import pytest

from tablelands.core.errors import BadRecord, BadRequest, IllegalMove, NotYourTurn, Stale
from tablelands.core.log import ChanceOutcome, ChanceResolved, Left, Opened, Played, Sealed, TakenBack
from tablelands.core.log_texts import END_ABORTED, END_OUT_OF_TIME, END_RESIGNED
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.core.text import Text, sentence
from tablelands.games.outback import rules
from tests.support.games import step
from tests.toys.fists import FISTS


def fists(seats: int = 3) -> Match:
    match = Match(FISTS, FISTS.setup(seats), seed=1)
    match.chance(2)
    return match


def told_to(match: Match, seat: int | None) -> str:
    return json.dumps([match.view(seat).to_json(), Record.of(match).to_json()])


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
        return [event.outcome for event in match.log if isinstance(event, ChanceResolved)]

    assert stakes(5) == stakes(5)
    assert len({tuple(map(str, stakes(seed))) for seed in range(20)}) > 1


def test_a_sealed_move_is_known_to_its_seat_alone() -> None:
    one, other = fists(), fists()
    one.play(1, 3)
    other.play(1, 0)
    for seat in (0, 2, None):
        assert told_to(one, seat) == told_to(other, seat)
    assert one.view(1).position["held"] == {"1": 3}
    assert one.view(1).sealed == one.view(0).sealed == [1]
    assert one.view(1).to_json()["log"] == other.view(1).to_json()["log"] == one.view(None).to_json()["log"]
    last = one.view(0).to_json()["log"][-1]
    assert last == {"n": 2, "seat": 1, "sealed": True, "text": "Player 2 has made a secret move.", "story": []}


def test_nobody_moves_twice_in_secret() -> None:
    match = fists()
    match.play(1, 3)
    with pytest.raises(NotYourTurn):
        match.play(1, 2)


def test_sealed_moves_are_revealed_together_in_seat_order() -> None:
    match = fists()
    for seat in (2, 0, 1):
        assert match.history.events == [ChanceOutcome(2)]
        match.play(seat, seat)
    assert match.history.events == [ChanceOutcome(2), Played(0, 0), Played(1, 1), Played(2, 2)]
    kinds = [type(entry) for entry in match.log]
    assert kinds == [ChanceResolved, Sealed, Sealed, Sealed, Opened]
    assert match.view(None).to_json()["log"][-1]["opened"] == [
        {"seat": seat, "move": {"type": "hold", "pebbles": seat}} for seat in range(3)
    ]
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
    assert again.view(0).to_json() == match.view(0).to_json()


def test_a_loaded_position_keeps_its_secrets() -> None:
    match = fists()
    match.play(1, 3)
    loaded = Match.from_position(FISTS, match.position())
    assert loaded.position() == match.position()
    assert "3" not in json.dumps(Record.of(loaded).to_json()["begins"]["held"])
    assert loaded.history.events == []
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
    with pytest.raises(BadRequest, match="secret"):
        match.take_back([0, 1])


def test_taking_back_against_a_bot_takes_its_answer_back_too() -> None:
    game = find_game("sturts-stony-desert")
    match = Match(game, game.setup(2))
    for seat, move in ((0, "d0@0,0"), (1, "d0@1,0"), (0, "d0@0,1"), (1, "d0@1,1")):
        match.play(seat, game.notation.read(move))
    then = match.rewound(2)
    match.take_back([0])
    assert isinstance(match.log[-1], TakenBack)
    assert match.log[-1].to == 2
    assert match.number == 5
    assert match.node == Decide((0,))
    assert match.position() == then.position()
    assert match.history.events == then.history.events
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


def sturt(*moves: str, seats: int = 2) -> Match:
    game = find_game("sturts-stony-desert")
    match = Match(game, game.setup(seats))
    for seat, move in enumerate(moves):
        match.play(seat % seats, game.notation.read(move))
    return match


def test_numbers_never_shift_and_what_was_taken_back_can_still_be_looked_at() -> None:
    match = sturt("d0@0,0", "d0@1,0", "d0@0,1")
    undone = match.position()
    match.take_back([0])
    match.play(0, match.game.notation.read("f0@0,1"))
    assert [entry["n"] for entry in match.view(None).to_json()["log"]] == [1, 2, 3, 4, 5]
    assert match.rewound(3).position() == undone
    assert match.rewound(4).position() == match.rewound(2).position()
    assert match.rewound(5).position() == match.position()
    match.take_back([0])
    match.take_back([1])
    assert match.position() == match.rewound(1).position()
    assert len(match.history.events) == 1


def test_a_match_that_is_wound_back_stands_where_it_stood() -> None:
    match = Match(FISTS, FISTS.setup(3), seed=1)
    stood = [match.node]
    match.chance(1)
    stood.append(match.node)
    match.play(1, 0)
    stood.append(match.node)
    match.leave(0, "resigned")
    stood.append(match.node)
    match.leave(2, "time")
    stood.append(match.node)
    assert [match.rewound(number).node for number in range(5)] == stood


def test_a_move_for_an_older_entry_is_stale_and_changes_nothing() -> None:
    match = sturt("d0@0,0", "d0@1,0")
    with pytest.raises(Stale):
        match.play(0, match.game.notation.read("d0@0,1"), at=1)
    with pytest.raises(Stale):
        match.play(0, match.game.notation.read("d0@0,1"), at=3)
    assert match.number == 2
    match.play(0, match.game.notation.read("d0@0,1"), at=2)
    assert match.number == 3


def test_others_secret_moves_make_no_move_stale() -> None:
    match = fists()
    match.play(0, 1, at=1)
    match.play(2, 1, at=1)
    match.play(1, 1, at=1)
    match.chance(1)
    with pytest.raises(Stale):
        match.play(0, 1, at=4)


def test_of_two_the_one_who_stays_wins() -> None:
    match = sturt("d0@0,0")
    match.leave(1, "resigned")
    assert match.node == Over(None, (0,), sentence(END_RESIGNED.fill(seat=match.seat_name(1))), "resigned")
    with pytest.raises(NotYourTurn):
        match.play(1, match.game.notation.read("d0@1,0"))
    with pytest.raises(BadRequest, match="somebody left"):
        match.take_back([0, 1])


def test_among_more_a_bot_plays_on_and_who_left_cannot_win() -> None:
    match = fists()
    match.leave(2, "time")
    assert match.bot_of(2) == FISTS.stand_in_bot
    assert match.bot_of(1) is None
    for _ in range(3):
        for seat, pebbles in enumerate((0, 1, 3)):
            match.play(seat, pebbles)
        if isinstance(match.node, Chance):
            match.chance(5)
    over = match.view(None).node
    assert isinstance(over, Over)
    assert (over.scores, over.winners, over.by) == ((0, 0, 12), (0, 1), "rules")
    again = Record.from_json(Record.of(match).to_json()).replay(FISTS)
    assert again.node == over
    assert next(entry for entry in again.log if isinstance(entry, Left)).why == "time"


def test_the_last_who_stays_wins_and_the_record_tells_so() -> None:
    match = fists()
    match.leave(1, "resigned")
    match.leave(0, "time")
    assert isinstance(match.node, Over)
    assert (match.node.winners, match.node.scores, match.node.by) == ((2,), None, "time")
    record = Record.of(match).to_json()
    assert record["result"]["by"] == "time"
    assert Record.from_json(record).replay(FISTS).node == match.node
    with pytest.raises(BadRecord, match="result"):
        Record.from_json(record | {"gone": record["gone"][:1]}).replay(FISTS)


def test_a_game_that_is_called_off_has_no_winner() -> None:
    match = fists()
    match.abort()
    assert isinstance(match.node, Over)
    assert (match.node.winners, match.node.by) == ((), "aborted")
    assert Record.from_json(Record.of(match).to_json()).replay(FISTS).node == match.node


@pytest.mark.parametrize("number", range(10))
def test_a_match_is_taken_up_from_a_snapshot_and_the_entries_after_it(number: int) -> None:
    match = fists()
    for seat in (1, 0, 2):
        match.play(seat, seat)
    match.chance(5)
    match.play(2, 3)
    match.leave(0, "resigned")
    match.play(1, 2)
    assert match.number == 9
    again = Match(FISTS, match.setup)
    again.resume(match.log, match.rewound(number).snapshot())
    assert again.position() == match.position()
    assert again.view(1).to_json() == match.view(1).to_json()
    assert Record.of(again, for_host=True).to_json() == Record.of(match, for_host=True).to_json()
    again.play(0, 1)
    match.play(0, 1)
    assert again.log == match.log


def test_looking_back_and_summing_up_plays_no_game_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("outback")
    match, luck = Match(game, game.setup(2), seed=3), random.Random(3)
    while len(match.history.events) < 78:
        step(match, luck)
    Record.of(match)
    gone_on = Mock(wraps=rules.play), Mock(wraps=rules.resolve)
    monkeypatch.setattr(rules, "play", gone_on[0])
    monkeypatch.setattr(rules, "resolve", gone_on[1])
    Record.of(match)
    assert sum(one.call_count for one in gone_on) == 0
    match.rewound(match.number - 1)
    assert 0 < sum(one.call_count for one in gone_on) < 10


def test_a_story_is_told_once_when_the_entry_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sturt("d0@0,0", "d0@1,0")
    monkeypatch.setattr(type(match.game), "tell_move", None)
    view = match.view(0).to_json("de")
    assert [bool(entry["text"]) for entry in view["log"]] == [True, True]


@pytest.mark.parametrize("reason", [END_RESIGNED, END_OUT_OF_TIME, END_ABORTED])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_why_a_game_ended_early_is_a_sentence(reason: Text, language: str) -> None:
    words = getattr(reason, language)
    assert words.endswith(".")
    assert words[0] in "{" or words[0].isupper()
