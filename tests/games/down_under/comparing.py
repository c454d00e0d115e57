"""Plays games and asks the naive oracle for a second opinion after every move.

Run as a program for a long campaign: python -m tests.games.down_under.comparing GAMES [SEED]
"""

import json
import random
import sys
from collections import Counter
from typing import Any

from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.games.down_under.game import GAME
from tests.games.down_under.option_sets import option_sets
from tests.games.down_under.oracle import Oracle
from tests.games.down_under.policies import POLICIES, choose


class Disagreement(AssertionError):
    pass


def compare(match: Match, oracle: Oracle) -> None:
    node, expected = match.node.to_json(), oracle.node()
    told = {name: node[name] for name in expected}
    if told != expected:
        raise Disagreement(f"node: {told} {expected}")
    written = [GAME.move_to_json(move) for move in match.legal_moves() or []]
    if sorted(map(key, written)) != sorted(map(key, oracle.legal())):
        raise Disagreement(f"legal: {set(map(key, written)) ^ set(map(key, oracle.legal()))}")
    mine, other = match.position(), oracle.position()
    for name, value in other.items():
        if canonical(name, mine[name]) != canonical(name, value):
            raise Disagreement(f"{name}: {mine[name]} {value}")


def key(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def canonical(name: str, value: Any) -> Any:
    if name == "meetings":
        return [{field: one[field] for field in ("x", "y", "by")} for one in value]
    return sorted(map(key, value)) if name in ("tiles", "played") else value


def play_game(seats: int, options: dict[str, Any], policy: str, seed: int, seen: Counter[str]) -> int:
    """One game, compared after every event; counts the rare things that happened in it."""
    luck = random.Random(seed)
    match, oracle = Match(GAME, GAME.setup(seats, options), seed=seed), Oracle(seats, options)
    while True:
        compare(match, oracle)
        seen.update(set(oracle.rare()))
        node = match.node
        match node:
            case Over():
                return len(match.log)
            case Chance():
                outcome = oracle.roll(luck)
                match.chance(GAME.outcome_from_json(outcome))
                oracle.chance(outcome)
            case Decide():
                move = choose(oracle, POLICIES[policy], luck)
                match.play(node.seats[0], GAME.move_from_json(move))
                oracle.play(node.seats[0], move)


def campaign(games: int, seed: int) -> None:
    seen: Counter[str] = Counter()
    sets, policies, total = option_sets(), list(POLICIES), 0
    for number in range(games):
        luck = random.Random(f"{seed} {number}")
        seats, options = sets[number % len(sets)]
        policy = luck.choice(policies)
        try:
            total += play_game(seats, options, policy, number + seed, seen)
        except Disagreement as error:
            raise Disagreement(f"{seats} {options} {policy!r} seed {number + seed}: {error}") from error
    sys.stdout.write(f"{games} games, {total} events, {len(sets)} option sets, no disagreement\n")
    for name, count in sorted(seen.items()):
        sys.stdout.write(f"{count:8} {name}\n")


if __name__ == "__main__":
    campaign(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
