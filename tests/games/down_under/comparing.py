"""Plays games and asks the naive oracle for a second opinion after every move.

Run as a program for a long campaign: python -m tests.games.down_under.comparing GAMES [SEED]
"""

import json
import random
import sys
from collections import Counter
from typing import Any

from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide
from tablelands.games.down_under.game import GAME
from tests.games.down_under.option_sets import option_sets
from tests.games.down_under.oracle import Oracle
from tests.games.down_under.policies import POLICIES, Policy, choose


class Disagreement(AssertionError):
    pass


class Pair:
    """The game and the oracle side by side, compared after every event."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int = 0) -> None:
        self.match = Match(GAME, GAME.setup(seats, options), seed=seed)
        self.oracle = Oracle(seats, options)
        self.luck = random.Random(seed)
        self.seen: Counter[str] = Counter()
        self.events = 0
        self.look()

    def look(self) -> None:
        self.seen.update(set(self.oracle.rare()))
        compare(self.match, self.oracle)

    def chance(self, outcome: dict[str, Any] | None = None) -> None:
        """Rolls, or takes the outcome given."""
        happened = self.match.chance(None if outcome is None else GAME.outcome_from_json(outcome))
        self.oracle.chance(GAME.outcome_to_json(happened))
        self.events += 1
        self.look()

    def play(self, move: dict[str, Any]) -> None:
        seat = self.oracle.node()["seats"][0]
        self.match.play(seat, GAME.move_from_json(move))
        self.oracle.play(seat, move)
        self.events += 1
        self.look()

    def play_on(self, policy: Policy | None = None) -> None:
        """To the end."""
        if isinstance(self.match.node, Chance):
            self.chance()
        while isinstance(self.match.node, Decide):
            self.play(choose(self.oracle, policy, self.luck))


def compare(match: Match, oracle: Oracle) -> None:
    node, expected = match.node.to_json(), oracle.node()
    told = {name: node[name] for name in expected}
    if told != expected:
        raise Disagreement(f"node: {told} {expected}")
    written = {key(GAME.move_to_json(move)) for move in match.legal_moves() or []}
    listed = set(map(key, oracle.legal()))
    if written != listed:
        raise Disagreement(f"legal here only: {written - listed}, in the oracle only: {listed - written}")
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


def play_game(seats: int, options: dict[str, Any], policy: str, seed: int) -> Pair:
    try:
        pair = Pair(seats, options, seed)
        pair.play_on(POLICIES[policy])
    except Disagreement as error:
        raise Disagreement(f"{seats} {options} {policy!r} seed {seed}: {error}") from error
    return pair


def campaign(games: int, seed: int) -> None:
    seen, sets, events = Counter[str](), option_sets(), 0
    for number in range(seed, seed + games):
        seats, options = sets[number % len(sets)]
        pair = play_game(seats, options, random.Random(number).choice(list(POLICIES)), number)
        seen.update(pair.seen)
        events += pair.events
    sys.stdout.write(f"{games} games, {events} events, {len(sets)} option sets, no disagreement\n")
    for name, count in sorted(seen.items()):
        sys.stdout.write(f"{count:8} {name}\n")


if __name__ == "__main__":
    campaign(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
