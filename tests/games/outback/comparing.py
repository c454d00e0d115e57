"""Plays random games with the rules and with the naive oracle side by side, and compares all there is to compare."""

from collections import Counter
from copy import deepcopy
from fractions import Fraction
from random import Random
from typing import Any

from tablelands.core.node import Chance, Decide, Over
from tablelands.core.options import Setup
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State

from .oracle import Oracle, moves

PENALTIES = ("none", "drawn", "flat", "row", "neighbours-a", "neighbours-b")
OPTION_SETS: list[dict[str, Any]] = [
    *({"edition": "basic", "end": end} for end in ("first-full", "all-full")),
    *(
        {"edition": "plus", "end": end, "bonus_tiles": bonus, "penalty_tile": penalty}
        for end in ("first-full", "all-full")
        for bonus in ("all", 5)
        for penalty in PENALTIES
    ),
]
ALL_SETS = [(seats, options) for options in OPTION_SETS for seats in (2, 3, 4)]


class Comparison:
    """One game. `seen` counts what occurred in it, so that a campaign can tell what it has covered."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int, *, thorough: bool = True) -> None:
        self.random = Random(seed)
        self.setup: Setup = GAME.setup(seats, options)
        self.state: State = GAME.start(self.setup)
        self.oracle = Oracle(seats, dict(self.setup.options))
        self.thorough = thorough
        self.seen: Counter[str] = Counter()
        self.lazy = self.random.random() < 0.5

    def play(self) -> Counter[str]:
        self.compare()
        while not isinstance(GAME.node(self.state), Over):
            self.go_on()
            self.compare()
        self.note_ending()
        return self.seen

    def go_on(self) -> None:
        node = GAME.node(self.state)
        if isinstance(node, Decide):
            self.move(node.seats[0])
        else:
            self.luck()

    def move(self, seat: int) -> None:
        legal = GAME.legal_moves(self.state, seat)
        assert legal is not None
        written = [GAME.move_to_json(move) for move in legal]
        expected = self.oracle.legal()
        assert len(written) == len(expected)
        assert sorted(map(str, written)) == sorted(map(str, expected))
        index = self.choose(written)
        GAME.check(self.state, seat, legal[index])
        self.state = GAME.play(self.state, seat, legal[index])
        self.oracle.carry_out(seat, written[index])
        self.seen[f"move {written[index]['type']}"] += 1

    def choose(self, moves: list[dict[str, Any]]) -> int:
        """Half of the games are played by somebody who takes what can be taken, and so gets far."""
        takes = [index for index, move in enumerate(moves) if move["type"] == "take"]
        if takes and not self.lazy:
            return self.random.choice(takes)
        return self.random.randrange(len(moves))

    def luck(self) -> None:
        if self.thorough:
            self.compare_outcomes()
        outcome = GAME.sample_outcome(self.state, self.random)
        written = GAME.outcome_to_json(outcome)
        GAME.check_outcome(self.state, outcome)
        self.state = GAME.resolve(self.state, outcome)
        ((kind, value),) = written.items()
        self.oracle.happen(kind, value)
        self.seen[f"chance {kind}"] += 1

    def compare_outcomes(self) -> None:
        listed = GAME.outcomes(self.state)
        assert listed is not None
        total = sum(weight for _, weight in listed)
        ours = {str(GAME.outcome_to_json(one)): Fraction(weight, total) for one, weight in listed}
        assert len(ours) == len(listed)
        assert ours == {str(one): chance for one, chance in self.oracle.outcomes()}

    def compare(self) -> None:
        assert GAME.position_fields(self.setup, self.state) == self.oracle.position()
        node = GAME.node(self.state)
        told = node.to_json()
        told.pop("reason", None)
        assert told == self.oracle.node()
        if self.thorough or isinstance(node, Over):
            assert GAME.load(GAME.position(self.setup, self.state)) == (self.setup, self.state)
        if isinstance(node, Chance) and node.due == "draw":
            self.seen["draw of " + str(node.count)] += 1

    # Refusals

    def oracle_move(self, move: dict[str, Any]) -> dict[str, Any]:
        return moves.parse_move(move)

    def clause_of(self, move: dict[str, Any]) -> str:
        return moves.CLAUSE[move["type"]]

    def fork_oracle(self) -> Oracle:
        return deepcopy(self.oracle)

    def note_ending(self) -> None:
        oracle, node = self.oracle, self.oracle.node()
        self.seen["games"] += 1
        self.seen["shared win"] += len(node["winners"]) > 1
        self.seen["seats"] += oracle.seats
        for land, bonus in zip(oracle.lands, oracle.bonus, strict=True):
            markers = [land.marker(animal) for animal in land.steps]
            self.seen["full landscape"] += land.is_full()
            self.seen["lost spaces"] += len(land.lost())
            self.seen["marker on the upper part"] += sum(isinstance(one, str) for one in markers)
            self.seen["marker at the end"] += markers.count("U12")
            self.seen.update(f"bonus {one}" for one in bonus)
