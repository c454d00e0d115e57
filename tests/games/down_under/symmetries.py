"""The square's symmetries. A line or ring has its own corners and sides, so only other starts are turned."""

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
MIRRORED_TURN = {"straight": (0, 1), "curved": (3, 2, 1, 0), "terminal": (0, 3, 2, 1)}


def quarter_turn(move: Json) -> Json:
    if move["type"] == "decline":
        return move
    return move | {"x": -move["y"], "y": move["x"], "turn": (move["turn"] + 1) % 4}


def mirror(move: Json) -> Json:
    """East and west exchanged. Only curved tiles are ever turned (DU-20), and billabongs join like them."""
    if move["type"] == "decline":
        return move
    return move | {"x": -move["x"], "turn": MIRRORED_TURN[move.get("tile", "curved")][move["turn"]]}


def unless_fixed(options: Json) -> Json | None:
    return options if options["start"] == "free" else None


SYMMETRIES: dict[str, tuple[Callable[[Json], Json | None], Callable[[Json], Json]]] = {
    "quarter turn": (unless_fixed, quarter_turn),
    "half turn": (unless_fixed, lambda move: quarter_turn(quarter_turn(move))),
    "mirror": (unless_fixed, mirror),
}
