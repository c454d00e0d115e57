"""Searches for rare cases with the oracle alone, and prints those that rare_cases.toml does not have.

python -m tests.games.down_under.rare_search games NUMBER [SEED]      games of players who aim at something
python -m tests.games.down_under.rare_search beam POLICY SEATS OPTIONS [SEED]      the best of many lines of play
"""

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.games.down_under.option_sets import option_sets
from tests.games.down_under.oracle import Oracle
from tests.games.down_under.oracle.tiles import Tile
from tests.games.down_under.policies import POLICIES, after, choose, one_of_each_placement
from tests.games.down_under.rare_cases import RareCase, kept_cases, write_move

WIDTH = 24
"""Lines of play that a beam follows at a time."""
JITTER = 3.0


@dataclass(frozen=True)
class Line:
    """A line of play, and what has been rare in it."""

    oracle: Oracle
    chance: dict[str, Any]
    moves: tuple[str, ...] = ()
    rare: frozenset[str] = frozenset()

    def on(self, move: dict[str, Any]) -> "Line":
        oracle = after(self.oracle, move)
        return Line(oracle, self.chance, (*self.moves, write_move(move)), self.rare | set(oracle.rare()))

    def table(self) -> frozenset[Tile]:
        return frozenset(self.oracle.state.tiles)

    def is_over(self) -> bool:
        return bool(self.oracle.node()["kind"] == "over")


def begun(seats: int, options: dict[str, Any], luck: random.Random) -> Line:
    oracle = Oracle(seats, options)
    outcome = oracle.roll(luck) if oracle.state.due else {}
    if outcome:
        oracle.chance(outcome)
    return Line(oracle, outcome, (), frozenset(oracle.rare()))


def game(seats: int, options: dict[str, Any], policy: str, luck: random.Random) -> Line:
    line = begun(seats, options, luck)
    while not line.is_over():
        line = line.on(choose(line.oracle, POLICIES[policy], luck))
    return line


def beam(seats: int, options: dict[str, Any], policy: str, luck: random.Random) -> Iterator[Line]:
    """Every line that was tried; the best are followed, equal ones as luck will have it."""
    worth = POLICIES[policy]
    assert worth is not None, "a beam needs a policy that likes some moves better"
    lines = [begun(seats, options, luck)]
    while lines:
        tried = {
            onward.table(): (worth(line.oracle.state, onward.oracle.state) + luck.gauss(0, JITTER), onward)
            for line in lines
            for onward in steps(line, luck)
        }
        yield from (onward for _, onward in tried.values())
        best = sorted(tried.values(), key=lambda entry: entry[0], reverse=True)
        lines = [onward for _, onward in best if not onward.is_over()][:WIDTH]


def steps(line: Line, luck: random.Random) -> list[Line]:
    listed = line.oracle.legal()
    return [line.on(move) for move in one_of_each_placement(luck.sample(listed, len(listed)))]


class Finds:
    """The shortest game for each case."""

    def __init__(self) -> None:
        self.shortest = {case.what: len(case.moves.split()) for case in kept_cases()}
        self.found: dict[str, RareCase] = {}

    def add(self, seats: int, options: dict[str, Any], line: Line) -> None:
        for what in line.rare:
            if len(line.moves) < self.shortest.get(what, sys.maxsize):
                self.shortest[what] = len(line.moves)
                self.found[what] = RareCase(what, seats, options, line.chance, " ".join(line.moves))

    def show(self) -> None:
        sys.stdout.write("\n".join(str(case) for _, case in sorted(self.found.items())))


def search_games(number: int, seed: int) -> None:
    finds, sets = Finds(), option_sets()
    for one in range(seed, seed + number):
        luck = random.Random(one)
        (seats, options), policy = luck.choice(sets), luck.choice(list(POLICIES))
        finds.add(seats, options, game(seats, options, policy, luck))
    finds.show()


def search_beam(policy: str, seats: int, options: dict[str, Any], seed: int) -> None:
    finds = Finds()
    for line in beam(seats, options, policy, random.Random(seed)):
        finds.add(seats, options, line)
    finds.show()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["games", number, *seed]:
            search_games(int(number), *map(int, seed or ["0"]))
        case ["beam", policy, seats, options, *seed]:
            search_beam(policy, int(seats), json.loads(options), *map(int, seed or ["0"]))
        case _:
            sys.exit(__doc__)
