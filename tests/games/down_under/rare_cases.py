"""Games in which something rare happens, kept in rare_cases.toml; and the search that finds them.

Run as a program to search with the oracle alone: python -m tests.games.down_under.rare_cases GAMES [SEED]
It prints an entry for each case that it saw and the file does not have, or has in a longer game.
"""

import json
import random
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.down_under.option_sets import option_sets
from tests.games.down_under.oracle import Oracle
from tests.games.down_under.policies import POLICIES, choose

KEPT = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class RareCase:
    what: str
    seats: int
    options: dict[str, Any]
    policy: str
    seed: int
    moves: int

    def __str__(self) -> str:
        given = ", ".join(f"{name} = {json.dumps(value)}" for name, value in self.options.items())
        return (
            f'[[case]]\nwhat = "{self.what}"\nseats = {self.seats}\noptions = {{ {given} }}\n'
            f'policy = "{self.policy}"\nseed = {self.seed}\nmoves = {self.moves}\n'
        )


def kept_cases() -> list[RareCase]:
    return [RareCase(**entry) for entry in tomllib.loads(KEPT.read_text("utf-8")).get("case", [])]


def play_alone(seats: int, options: dict[str, Any], policy: str, seed: int) -> Iterator[list[str]]:
    """A game of the oracle by itself, as `comparing.play_game` plays it: after every event, what was rare in it."""
    luck, oracle = random.Random(seed), Oracle(seats, options)
    while True:
        yield oracle.rare()
        match oracle.node()["kind"]:
            case "over":
                return
            case "chance":
                oracle.chance(oracle.roll(luck))
            case _:
                move = choose(oracle, POLICIES[policy], luck)
                oracle.play(oracle.node()["seats"][0], move)


def search(games: int, seed: int) -> None:
    sets, seen = option_sets(), Counter[str]()
    best = {case.what: case.moves for case in kept_cases()}
    found: dict[str, RareCase] = {}
    for number in range(seed, seed + games):
        luck = random.Random(number)
        (seats, options), policy = luck.choice(sets), luck.choice(list(POLICIES))
        told = list(play_alone(seats, options, policy, number))
        for what in {what for event in told for what in event}:
            seen[what] += 1
            if len(told) < best.get(what, 10**6):
                best[what] = len(told)
                found[what] = RareCase(what, seats, options, policy, number, len(told))
    for what, case in sorted(found.items()):
        sys.stdout.write(f"# in {seen[what]} of {games} games\n{case}\n")


if __name__ == "__main__":
    search(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
