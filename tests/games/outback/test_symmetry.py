"""The five animals are alike: exchanging them throughout a game exchanges nothing else.

Only the penalty tiles of neighbours tell them apart, and where several conditions are met at once, the order of tiles.
"""

import json
import random
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import ANIMALS

NEXT = dict(zip(ANIMALS, (*ANIMALS[1:], ANIMALS[0]), strict=True))


def exchanged(value: Any) -> Any:
    """A JSON value in which every animal has become the next one."""
    match value:
        case str():
            for animal in ANIMALS:
                if animal in value:
                    return value.replace(animal, NEXT[animal])
            return value
        case list():
            return [exchanged(one) for one in value]
        case dict():
            return {exchanged(name): exchanged(one) for name, one in value.items()}
        case _:
            return value


def alike(one: Any, other: Any) -> bool:
    return sorted(json.dumps(part, sort_keys=True) for part in one) == sorted(
        json.dumps(part, sort_keys=True) for part in other
    )


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"end": "all-full"}),
        (4, {"edition": "plus", "penalty_tile": "row"}),
        (2, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "flat"}),
    ],
)
def test_exchanging_animals_commutes_with_play(seats: int, options: dict[str, Any]) -> None:
    luck, setup = random.Random(4), GAME.setup(seats, options)
    match, mirrored = Match(GAME, setup), Match(GAME, setup)
    while not isinstance(node := match.node, Over):
        assert mirrored.node == node
        if isinstance(node, Chance):
            outcome = GAME.outcomes.sample(match.state, luck)
            match.chance(outcome)
            mirrored.chance(GAME.outcomes.from_json(exchanged(GAME.outcomes.to_json(outcome))))
        else:
            play_both(match, mirrored, node, luck)
    assert mirrored.node == node
    theirs = mirrored.position()["landscapes"]
    assert exchanged(match.position()["landscapes"]) == theirs


def play_both(match: Match, mirrored: Match, node: Decide, luck: random.Random) -> None:
    moves = match.legal_moves() or []
    written = [exchanged(GAME.moves.to_json(move)) for move in moves]
    in_order = [GAME.moves.to_json(GAME.moves.from_json(move)) for move in written]
    assert alike(in_order, [GAME.moves.to_json(move) for move in mirrored.legal_moves() or []])
    chosen = luck.randrange(len(moves))
    match.play(node.seats[0], moves[chosen])
    mirrored.play(node.seats[0], GAME.moves.from_json(written[chosen]))
