"""The four kinds of move, to and from their JSON."""

from dataclasses import dataclass
from typing import Any

from .geometry import Cell
from .state import State, colours_of, two_routes
from .tiles import ANIMALS, BILLABONG, COLOURS, KINDS, least_turn


@dataclass(frozen=True)
class Lay:
    kind: str
    cell: Cell
    turn: int
    colour: str
    animal: str | None = None


@dataclass(frozen=True)
class TurnTile:
    cell: Cell
    turn: int


@dataclass(frozen=True)
class LayPond:
    cell: Cell
    turn: int
    colour: str


@dataclass(frozen=True)
class Decline:
    pass


Move = Lay | TurnTile | LayPond | Decline


def parse(state: State, seat: int, move: dict[str, Any]) -> Move:
    """Malformed moves end in ValueError: they break the format, not a rule."""
    match move.get("type"):
        case "lay":
            return parse_lay(state, seat, move)
        case "turn":
            return TurnTile(parse_cell(move), parse_turn(move))
        case "billabong":
            turn = least_turn(BILLABONG, parse_turn(move))
            return LayPond(parse_cell(move), turn, parse_colour(state, seat, move))
        case "decline":
            return Decline()
    raise ValueError(f"unknown type of move: {move.get('type')!r}")


def parse_lay(state: State, seat: int, move: dict[str, Any]) -> Lay:
    kind = one_of(KINDS, move.get("tile"))
    turn = least_turn(kind, parse_turn(move))
    colour = parse_colour(state, seat, move)
    return Lay(kind, parse_cell(move), turn, colour, parse_animal(state, move))


def parse_animal(state: State, move: dict[str, Any]) -> str | None:
    if state.options["scoring"] == "special" and "animal" not in move:
        raise ValueError("no animal given")
    if move.get("animal") is None:
        return None
    if state.options["scoring"] != "special":
        raise ValueError("animals come with special scoring only")
    return one_of(ANIMALS, move["animal"])


def parse_colour(state: State, seat: int, move: dict[str, Any]) -> str:
    if not two_routes(state):
        return colours_of(state, seat)[0]
    return one_of(COLOURS, move.get("colour"))


def parse_cell(move: dict[str, Any]) -> Cell:
    return whole(move.get("x")), whole(move.get("y"))


def parse_turn(move: dict[str, Any]) -> int:
    turn = whole(move.get("turn"))
    if turn not in range(4):
        raise ValueError(f"turn out of range: {turn}")
    return turn


def whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"not an integer: {value!r}")
    return value


def one_of(names: tuple[str, ...], value: Any) -> str:
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"unknown name: {value!r}")
    return value


def to_json(state: State, move: Move) -> dict[str, Any]:
    match move:
        case Lay():
            return lay_to_json(state, move)
        case TurnTile():
            return {"type": "turn", **place(move.cell, move.turn)}
        case LayPond():
            named = {"colour": move.colour} if two_routes(state) else {}
            return {"type": "billabong", **place(move.cell, move.turn), **named}
        case Decline():
            return {"type": "decline"}


def lay_to_json(state: State, lay: Lay) -> dict[str, Any]:
    result = {"type": "lay", "tile": lay.kind, **place(lay.cell, lay.turn)}
    if state.options["scoring"] == "special":
        result["animal"] = lay.animal
    if two_routes(state):
        result["colour"] = lay.colour
    return result


def place(cell: Cell, turn: int) -> dict[str, Any]:
    return {"x": cell[0], "y": cell[1], "turn": turn}
