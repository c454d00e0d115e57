"""A toy with luck and secrets: three rounds; a drawn stake, then everybody holds out a fist with 0 to 3 pebbles at the
same time. Who alone holds the most gets the stake."""

from dataclasses import dataclass, replace
from typing import Any

from tablelands.core.errors import BadPosition, BadRequest, IllegalMove
from tablelands.core.game import Game, Paint, unpainted
from tablelands.core.node import Chance, Decide, Node, Over
from tablelands.core.options import Setup
from tablelands.core.reading import Fields
from tablelands.core.text import same

ROUNDS = 3
MOST = 3


@dataclass(frozen=True)
class Fists:
    points: tuple[int, ...]
    round: int = 1
    stake: int | None = None
    held: tuple[tuple[int, int], ...] = ()


class FistsGame(Game[Fists, int, int]):
    id = "fists"
    name = same("Fists")
    about = same("Hold the most pebbles.")
    rules_version = "2"
    older_versions = frozenset({"1"})
    seat_counts = range(2, 5)

    def start(self, setup: Setup) -> Fists:
        return Fists((0,) * setup.seats)

    def node(self, state: Fists) -> Node:
        if state.round > ROUNDS:
            best = max(state.points)
            winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
            return Over(state.points, winners, same("three rounds are over"))
        if state.stake is None:
            return Chance("stake")
        held = dict(state.held)
        return Decide(tuple(seat for seat in range(len(state.points)) if seat not in held), sealed=True)

    def legal_moves(self, state: Fists, seat: int) -> list[int] | None:
        return list(range(MOST + 1))

    def check(self, state: Fists, seat: int, move: int) -> None:
        if move > MOST:
            raise IllegalMove("FI-1", "a fist holds three pebbles at the most")

    def play(self, state: Fists, seat: int, move: int) -> Fists:
        held = tuple(sorted((*state.held, (seat, move))))
        if len(held) < len(state.points):
            return replace(state, held=held)
        most = max(pebbles for _, pebbles in held)
        best = [seat for seat, pebbles in held if pebbles == most]
        gain = [state.stake or 0 if [seat] == best else 0 for seat in range(len(state.points))]
        points = tuple(old + new for old, new in zip(state.points, gain, strict=True))
        return Fists(points, state.round + 1)

    def outcomes(self, state: Fists) -> list[tuple[int, int]] | None:
        return [(1, 3), (2, 2), (5, 1)] if isinstance(self.node(state), Chance) else []

    def check_outcome(self, state: Fists, outcome: int) -> None:
        if outcome not in (1, 2, 5):
            raise IllegalMove("FI-2", "a stake is 1, 2 or 5")

    def resolve(self, state: Fists, outcome: int) -> Fists:
        return replace(state, stake=outcome)

    def seen_by(self, state: Fists, seat: int | None) -> Fists:
        return replace(state, held=tuple(fist for fist in state.held if fist[0] == seat))

    def sealed_moves(self, state: Fists) -> list[tuple[int, int]]:
        return list(state.held)

    def move_to_json(self, move: int) -> dict[str, Any]:
        return {"type": "hold", "pebbles": move}

    def move_from_json(self, value: object) -> int:
        return Fields(value, "move").integer("pebbles", 0)

    def outcome_to_json(self, outcome: int) -> dict[str, Any]:
        return {"stake": outcome}

    def outcome_from_json(self, value: object) -> int:
        return Fields(value, "outcome").integer("stake")

    def outcome_notation(self, outcome: int) -> str:
        return f"stake {outcome}"

    def position_fields(self, setup: Setup, state: Fists) -> dict[str, Any]:
        held = {str(seat): pebbles for seat, pebbles in state.held}
        return {"points": list(state.points), "round": state.round, "stake": state.stake, "held": held}

    def state_from_fields(self, setup: Setup, fields: Fields) -> Fists:
        points = tuple(fields.list("points"))
        if len(points) != setup.seats:
            raise BadPosition("position: points for every seat, please")
        held = tuple((int(seat), pebbles) for seat, pebbles in fields.object("held").values.items())
        return Fists(points, fields.integer("round"), fields.any("stake"), held)

    def notation(self, move: int) -> str:
        return f"hold {move}"

    def move_from_notation(self, text: str) -> int:
        word, _, pebbles = text.strip().lower().partition(" ")
        if word != "hold" or not pebbles.isdecimal():
            raise BadRequest("write for example: hold 2")
        return int(pebbles)

    def diagram(self, state: Fists, paint: Paint = unpainted) -> str:
        return f"round {state.round}, points {state.points}, fists out: {len(state.held)}"


FISTS = FistsGame()
