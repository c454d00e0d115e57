"""Every registered game with every set of options that its declared choices make, for tests that hold for all."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.options import Setup
from tablelands.core.registry import find_game, game_ids

AnyGame = Game[Any, Any, Any]
ROOT = Path(__file__).parents[2]
LONGEST_GAME = 20_000
THOROUGHNESS = int(os.environ.get("TABLELANDS_THOROUGHNESS", "1"))
"""How many times more random games than usual are compared with the oracles."""


@dataclass(frozen=True)
class Case:
    game: AnyGame
    setup: Setup

    def __repr__(self) -> str:
        return f"{self.game.id} for {self.setup.seats}, {dict(self.setup.options)}"


def combinations(game: AnyGame) -> Iterator[tuple[int, dict[str, Any]]]:
    names = [option.name for option in game.options]
    for seats in game.seat_counts:
        for values in product(*(option.choices for option in game.options)):
            yield seats, dict(zip(names, values, strict=True))


@cache
def cases(game_id: str) -> list[Case]:
    game = find_game(game_id)
    found = []
    for seats, options in combinations(game):
        try:
            found.append(Case(game, game.setup(seats, options)))
        except BadRequest:
            continue
    return found


def all_cases() -> list[Case]:
    return [case for game_id in game_ids() for case in cases(game_id)]


def folder_of(game_id: str) -> Path:
    return ROOT / "tests" / "games" / game_id.replace("-", "_")


def step(match: Match, luck: random.Random) -> None:
    """One random event: luck, or a move of any of the seats to move."""
    match match_node := match.node:
        case Chance():
            match.chance(match.game.outcomes.sample(match.state, luck))
        case Decide(seats):
            seat = luck.choice(seats)
            match.play(seat, match.game.sample_move(match.state, seat, luck))
        case Over():
            raise AssertionError(f"the game is over: {match_node}")


def random_match(case: Case, seed: int, events: int = LONGEST_GAME) -> Match:
    """A match after so many random events, or at its end if that comes first."""
    luck = random.Random(seed)
    match = Match(case.game, case.setup, seed=seed)
    while len(match.log) < events and not isinstance(match.node, Over):
        step(match, luck)
    return match
