"""Moves: listed once, accepted, written and read back the same; anything else refused with its clause."""

import json
import random
import re
from collections.abc import Sequence

import pytest
from hypothesis import strategies as st

from tablelands.core.errors import BadRequest, IllegalMove, NotYourTurn
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tests.conformance.strategies import for_every_game, seeds
from tests.support.games import Case, random_match

CLAUSE = re.compile(r"[A-Z]{2}-\d+")


def some_moves(match: Match, seed: int) -> Sequence[object]:
    """All legal moves, or a few samples where they cannot be listed."""
    node = match.node
    if not isinstance(node, Decide):
        return []
    listed = match.legal_moves()
    if listed is not None:
        return listed
    luck = random.Random(seed)
    return [match.game.sample_move(match.state, node.seats[0], luck) for _ in range(5)]


@for_every_game(150, seeds)
def test_legal_moves_are_listed_once_and_accepted(match: Match, seed: int) -> None:
    moves = some_moves(match, seed)
    written = [json.dumps(match.game.moves.to_json(move), sort_keys=True) for move in moves]
    if match.legal_moves() is not None:
        assert len(set(written)) == len(written)
    if isinstance(match.node, Decide):
        assert moves
        for move in moves:
            match.game.check(match.state, match.node.seats[0], move)


@for_every_game(150, seeds)
def test_moves_round_trip_through_json_and_notation(match: Match, seed: int) -> None:
    game = match.game
    for move in some_moves(match, seed):
        assert game.moves.from_json(json.loads(json.dumps(game.moves.to_json(move)))) == move
        assert game.notation.read(game.notation.write(move)) == move


@for_every_game(100, seeds, st.integers(0, 90))
def test_illegal_moves_are_refused_with_a_clause_and_change_nothing(match: Match, seed: int, events: int) -> None:
    """Moves that were legal elsewhere are tried here: each is in the list, or refused by name."""
    if not isinstance(match.node, Decide):
        return
    elsewhere = random_match(Case(match.game, match.setup), seed, events)
    before = match.game.position(match.setup, match.state)
    listed = match.legal_moves()
    for move in some_moves(elsewhere, seed):
        try:
            match.game.check(match.state, match.node.seats[0], move)
        except IllegalMove as error:
            assert listed is None or move not in listed
            assert error.rule is not None
            assert CLAUSE.fullmatch(error.rule)
            assert error.text.de
            assert error.text.fr
        else:
            assert listed is None or move in listed
    assert match.game.position(match.setup, match.state) == before


@for_every_game(100, seeds)
def test_playing_leaves_the_old_state_as_it_was(match: Match, seed: int) -> None:
    if not isinstance(match.node, Decide):
        return
    before, seat = json.dumps(match.position()), match.node.seats[0]
    for move in some_moves(match, seed)[:20]:
        match.game.play(match.state, seat, move)
    assert json.dumps(match.position()) == before


@for_every_game(60, seeds)
def test_only_the_seat_to_move_moves(match: Match, seed: int) -> None:
    node = match.node
    waiting = [seat for seat in range(match.setup.seats) if not (isinstance(node, Decide) and seat in node.seats)]
    for seat in waiting:
        with pytest.raises(NotYourTurn):
            match.play(seat, next(iter(some_moves(match, seed)), None))


@for_every_game(
    100, st.recursive(st.none() | st.booleans() | st.floats() | st.integers() | st.text(), st.lists), longest=5
)
def test_what_is_no_move_is_a_bad_request(match: Match, value: object) -> None:
    for attempt in (value, {"type": value}, {"type": "lay", "x": value}):
        with pytest.raises(BadRequest):
            match.game.moves.from_json(attempt)


@for_every_game(100, st.text(), longest=5)
def test_what_cannot_be_read_as_a_move_is_a_bad_request(match: Match, text: str) -> None:
    try:
        move = match.game.notation.read(text)
    except BadRequest:
        return
    assert match.game.notation.read(match.game.notation.write(move)) == move
