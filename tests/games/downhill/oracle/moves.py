"""The shape of a move, before any rule is asked."""

from dataclasses import dataclass
from typing import Any

from .errors import Malformed


@dataclass(frozen=True)
class Start:
    x: int


@dataclass(frozen=True)
class Draw:
    turn: int
    flip: bool
    holes: tuple[int, ...]
    line: tuple[tuple[int, int], ...] | None


def whole(value: Any) -> int:
    if type(value) is not int:
        raise Malformed(f"{value!r} is not a whole number")
    return value


def truth(value: Any) -> bool:
    if type(value) is not bool:
        raise Malformed(f"{value!r} is neither true nor false")
    return value


def listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed(f"{value!r} is not a list")
    return value


def spot(value: Any) -> tuple[int, int]:
    if len(listed(value)) != 2:
        raise Malformed(f"{value!r} is not a point")
    return whole(value[0]), whole(value[1])


def read_draw(move: dict[str, Any]) -> Draw:
    line = tuple(spot(point) for point in listed(move["line"])) if "line" in move else None
    holes = tuple(whole(hole) for hole in listed(move["holes"]))
    return Draw(whole(move["turn"]), truth(move["flip"]), holes, line)


def read_move(move: dict[str, Any]) -> Start | Draw:
    try:
        if move["type"] == "start":
            return Start(whole(move["x"]))
        if move["type"] == "draw":
            return read_draw(move)
    except KeyError as missing:
        raise Malformed(f"{missing} is missing") from missing
    raise Malformed(f"{move['type']!r} is not a type of move")


def write_draw(draw: Draw) -> dict[str, Any]:
    move: dict[str, Any] = {"type": "draw", "turn": draw.turn, "flip": draw.flip, "holes": list(draw.holes)}
    if draw.line is not None:
        move["line"] = [list(point) for point in draw.line]
    return move
