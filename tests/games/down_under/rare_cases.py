"""Games in which something rare happens, kept move by move in rare_cases.toml."""

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.down_under.oracle.tiles import COLOURS, KINDS

KEPT = Path(__file__).with_suffix(".toml")
TILES = {kind[0]: kind for kind in KINDS}


@dataclass(frozen=True)
class RareCase:
    what: str
    seats: int
    options: dict[str, Any]
    chance: dict[str, Any]
    moves: str

    def all_moves(self) -> list[dict[str, Any]]:
        special = self.options.get("scoring") == "special"
        return [read_move(move, special) for move in self.moves.split()]

    def __str__(self) -> str:
        fields = {"what": self.what, "seats": self.seats, "options": self.options, "chance": self.chance}
        lines = [f"{name} = {toml(value)}" for name, value in fields.items() if value != {} or name == "options"]
        return "\n".join(["[[case]]", *lines, f'moves = """\n{wrapped(self.moves)}"""\n'])


def kept_cases() -> list[RareCase]:
    entries = tomllib.loads(KEPT.read_text("utf-8")).get("case", [])
    return [RareCase(**({"chance": {}} | entry)) for entry in entries]


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(inner)}" for name, inner in value.items()) + " }"
    return json.dumps(value)


def wrapped(moves: str, width: int = 12) -> str:
    words = moves.split()
    return "".join(" ".join(words[first : first + width]) + "\n" for first in range(0, len(words), width))


def write_move(move: dict[str, Any]) -> str:
    """`c1@0,-2`, with `:emu` or `:yellow` after it where they are given; `turn1@..`, `billabong0@..`, `decline`."""
    if move["type"] == "decline":
        return "decline"
    kind = move["tile"][0] if move["type"] == "lay" else move["type"]
    named = [move[name] for name in ("animal", "colour") if move.get(name)]
    return ":".join([f"{kind}{move['turn']}@{move['x']},{move['y']}", *named])


def read_move(text: str, special: bool) -> dict[str, Any]:
    if text == "decline":
        return {"type": "decline"}
    placed, *named = text.split(":")
    what, cell = placed.split("@")
    x, y = map(int, cell.split(","))
    kind, place = what[:-1], {"x": x, "y": y, "turn": int(what[-1])}
    move = {"type": "lay", "tile": TILES[kind]} | place if kind in TILES else {"type": kind} | place
    animal = {"animal": None} if special and kind in TILES else {}
    return move | animal | {"colour" if name in COLOURS else "animal": name for name in named}
