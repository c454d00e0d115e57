"""Plays random games with the rules and with the naive oracle side by side, and compares all there is to compare."""

from collections import Counter
from copy import deepcopy
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from tablelands.core.node import Chance, Decide, Over
from tablelands.core.options import Setup
from tablelands.games.outback.formats.moves import encode, from_json, names_of
from tablelands.games.outback.game import GAME
from tablelands.games.outback.rules.codes import KEEP, TAKE, cell_of, kept_of, kind_of
from tablelands.games.outback.rules.dice import FACE_COUNT, packed_count
from tablelands.games.outback.state import FACES, JOKER, State

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


def _flat(move: dict[str, Any]) -> tuple[Any, ...]:
    return (move["type"], *move["dice"]) if "dice" in move else tuple(move.values())


@cache
def code_of(*flat: Any) -> int:
    """The code of a move of the oracle."""
    kind, *rest = flat
    if kind == "keep":
        return encode(from_json({"type": kind, "dice": rest}))
    names = ("animal", "jokers", "row", "hex") if kind == "take" else ("row", "hex")
    return encode(from_json({"type": kind} | dict(zip(names, rest, strict=False))))


class Comparison:
    """One game. `seen` counts what occurred in it, so that a campaign can tell what it has covered."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int, *, thorough: bool = True) -> None:
        self.random = Random(seed)
        self.setup: Setup = GAME.setup(seats, options)
        self.state: State = GAME.setups.begin(self.setup)
        self.oracle = Oracle(seats, dict(self.setup.options))
        self.thorough = thorough
        self.seen: Counter[str] = Counter()
        self.style = self.random.choice(("lazy", "eager", "ambitious"))
        self.last = ""

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
        codes, expected = GAME.legal_codes(self.state), self.oracle.legal()
        assert len(codes) == len(expected)
        assert set(codes) == {code_of(*_flat(move)) for move in expected}
        if self.thorough:
            listed = [GAME.moves.to_json(move) for move in GAME.legal_moves(self.state, seat) or []]
            assert sorted(map(str, listed)) == sorted(map(str, expected))
        move = GAME.moves.decode(self.choose(codes))
        GAME.check(self.state, seat, move)
        self.state = GAME.play(self.state, seat, move)
        written = GAME.moves.to_json(move)
        self.oracle.carry_out(seat, written)
        self.happened(f"move {written['type']}")

    def choose(self, codes: list[int]) -> int:
        """Some play at random, some take what can be taken, some roll on for the highest rows."""
        takes = [code for code in codes if kind_of(code) == TAKE]
        if self.style == "ambitious":
            keeps = [code for code in codes if kind_of(code) == KEEP]
            return max(keeps, key=self.promise) if keeps else max(takes or codes, key=cell_of)
        return self.random.choice(takes or codes) if self.style == "eager" else self.random.choice(codes)

    def promise(self, keep: int) -> tuple[int, int]:
        """Dice kept of one animal on the jeep and jokers; then as few others as may be."""
        kept = [packed_count(kept_of(keep), face) for face in range(FACE_COUNT)]
        useful = max(kept[animal] * bool(self.state.jeep[animal]) for animal in range(JOKER)) + kept[JOKER]
        return useful, -sum(kept)

    def happened(self, what: str) -> None:
        self.seen[what] += 1
        self.last = what

    def luck(self) -> None:
        if self.thorough:
            self.compare_outcomes()
        outcome = GAME.outcomes.sample(self.state, self.random)
        written = GAME.outcomes.to_json(outcome)
        GAME.outcomes.check(self.state, outcome)
        self.state = GAME.resolve(self.state, outcome)
        ((kind, value),) = written.items()
        self.oracle.happen(kind, value)
        self.happened(f"chance {kind}")

    def compare_outcomes(self) -> None:
        listed = GAME.possible_outcomes(self.state)
        assert listed is not None
        total = sum(weight for _, weight in listed)
        ours = {str(GAME.outcomes.to_json(one)): Fraction(weight, total) for one, weight in listed}
        assert len(ours) == len(listed)
        assert ours == {str(one): chance for one, chance in self.oracle.outcomes()}

    def compare(self) -> None:
        if self.last in ("move keep", "chance dice") and not self.thorough:
            self.compare_dice()
        else:
            self.compare_everything()

    def compare_dice(self) -> None:
        """Whatever else keeping or rolling might have changed is noticed after the next move of another kind."""
        assert names_of(FACES, self.state.dice) == self.oracle.dice
        assert self.state.rolls_left == self.oracle.rolls_left
        assert GAME.node(self.state).to_json() == self.oracle.node()

    def compare_everything(self) -> None:
        assert GAME.positions.write(self.setup, self.state) == self.oracle.position()
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
