"""A toy with luck and secrets: three rounds; a drawn stake, then everybody holds out a fist with 0 to 3 pebbles at the
same time. Who alone holds the most gets the stake."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.game import Game
from tablelands.core.json_fields import Fields
from tablelands.core.node import Chance, Decide, Node, Over
from tablelands.core.options import Setup
from tablelands.core.scene import Scene
from tablelands.core.text import Text, same

ROUNDS = 3
MOST = 3
STAKES = {1: 3, 2: 2, 5: 1}
"""With their weights."""


@dataclass(frozen=True)
class Fists:
    points: tuple[int, ...]
    round: int = 1
    stake: int | None = None
    held: tuple[tuple[int, int], ...] = ()


class Setups:
    def check(self, setup: Setup) -> None:
        pass

    def begin(self, setup: Setup) -> Fists:
        return Fists((0,) * setup.seats)


class Moves:
    def to_json(self, move: int) -> dict[str, Any]:
        return {"type": "hold", "pebbles": move}

    def from_json(self, value: object) -> int:
        return Fields(value, "move").integer("pebbles", 0)


class Notation:
    def write(self, move: int) -> str:
        return f"hold {move}"

    def read(self, text: str) -> int:
        word, _, pebbles = text.strip().lower().partition(" ")
        if word != "hold" or not pebbles.isdecimal():
            raise BadRequest("write for example: hold 2")
        return int(pebbles)

    def typed(self, state: Fists, seat: int, text: str, moves: Any) -> int:
        return self.read(text)


class Outcomes:
    def due(self, state: Fists) -> Chance:
        return Chance("stake")

    def sample(self, state: Fists, random: Random) -> int:
        return random.choices(list(STAKES), list(STAKES.values()))[0]

    def check(self, state: Fists, outcome: int) -> None:
        if outcome not in STAKES:
            raise IllegalMove("FI-2", "a stake is 1, 2 or 5")

    def to_json(self, outcome: int) -> dict[str, Any]:
        return {"stake": outcome}

    def from_json(self, value: object) -> int:
        return Fields(value, "outcome").integer("stake")

    def write(self, outcome: int) -> str:
        return f"stake {outcome}"

    def tell(self, outcome: int) -> Text:
        return same(self.write(outcome))


class Positions:
    def write(self, setup: Setup, state: Fists) -> dict[str, Any]:
        held = {str(seat): pebbles for seat, pebbles in state.held}
        return {"points": list(state.points), "round": state.round, "stake": state.stake, "held": held}

    def read(self, setup: Setup, fields: Fields) -> Fists:
        points = tuple(fields.list("points"))
        if len(points) != setup.seats:
            raise fields.refuse(same("points for every seat, please"))
        held = tuple((int(seat), pebbles) for seat, pebbles in fields.object("held").values.items())
        return Fists(points, fields.integer("round"), fields.any("stake"), held)


class Words:
    def status(self, state: Fists, seat: int | None, moves: Any) -> list[Text]:
        return []

    def seat_name(self, state: Fists, seat: int) -> Text:
        return same(f"player {seat + 1}")

    def reason(self, state: Fists) -> Text:
        return same("three rounds are over")

    def explain(self, state: Fists) -> list[Scene]:
        return []

    def legend(self, paint: Any = None) -> Text:
        return same("")

    def paragraphs(self, state: Fists, paint: Any = None) -> list[Text]:
        return []


class Diagram:
    NAMES_COLUMNS = True
    NEW = same("Nothing is marked.")

    def draw(self, state: Fists, paint: Any = None, viewport: Any = None) -> str:
        return f"round {state.round}, points {state.points}, fists out: {len(state.held)}"


class FistsGame(Game[Fists, int, int]):
    id = "fists"
    name = same("Fists")
    about = same("Hold the most pebbles.")
    rules_version = "2"
    older_versions = frozenset({"1"})
    seat_counts = range(2, 5)
    setups = Setups()
    moves = Moves()
    notation = Notation()
    outcomes = Outcomes()
    positions = Positions()
    prompts = ending = guide = Words()
    diagram = Diagram()

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

    def possible_outcomes(self, state: Fists) -> list[tuple[int, int]] | None:
        return list(STAKES.items()) if isinstance(self.node(state), Chance) else []

    def resolve(self, state: Fists, outcome: int) -> Fists:
        return replace(state, stake=outcome)

    def seen_by(self, state: Fists, seat: int | None) -> Fists:
        return replace(state, held=tuple(fist for fist in state.held if fist[0] == seat))

    def sealed_moves(self, state: Fists) -> list[tuple[int, int]]:
        return list(state.held)


FISTS = FistsGame()
