"""The square's symmetries. A quarter turn and a diagonal mirror exchange the axes."""

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
MIRRORED_TURN = {"double": (1, 0), "fork": (0, 3, 2, 1), "triple": (3, 2, 1, 0)}


def quarter_turn(move: Json) -> Json:
    if move["type"] != "lay":
        return move
    return move | {"x": -move["y"], "y": move["x"], "turn": (move["turn"] + 1) % 4}


def mirror(move: Json) -> Json:
    """East and west exchanged."""
    if move["type"] != "lay":
        return move
    return move | {"x": -move["x"], "turn": MIRRORED_TURN[move["tile"]][move["turn"]]}


def same(options: Json) -> Json:
    return options


def swapped(options: Json) -> Json:
    return options | {"swap_axes": not options["swap_axes"]}


SYMMETRIES: dict[str, tuple[Callable[[Json], Json], Callable[[Json], Json]]] = {
    "quarter turn": (swapped, quarter_turn),
    "half turn": (same, lambda move: quarter_turn(quarter_turn(move))),
    "mirror": (same, mirror),
    "diagonal": (swapped, lambda move: quarter_turn(mirror(move))),
}
