"""Boards drawn as text, read back: the inverse of the game's diagram."""

from typing import Any

import pytest

from tablelands.core.errors import IllegalMove
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.registry import find_game
from tests.support.games import AnyGame

SIZE = 6
ARCS = {"WN": (0, 0, "╭╯"), "NE": (0, 3, "╰╮"), "SW": (2, 0, "╰╮"), "ES": (2, 3, "╭╯")}
FACES = {
    frozenset({"NE", "SW"}): ("double", 0),
    frozenset({"ES", "WN"}): ("double", 1),
    frozenset({"ES", "SW"}): ("fork", 0),
    frozenset({"SW", "WN"}): ("fork", 1),
    frozenset({"WN", "NE"}): ("fork", 2),
    frozenset({"NE", "ES"}): ("fork", 3),
    frozenset({"ES", "SW", "WN"}): ("triple", 0),
    frozenset({"NE", "SW", "WN"}): ("triple", 1),
    frozenset({"NE", "ES", "WN"}): ("triple", 2),
    frozenset({"NE", "ES", "SW"}): ("triple", 3),
}
SUPPLY = {"double": 22, "fork": 22, "triple": 24}


def game() -> AnyGame:
    return find_game("sturts-stony-desert")


def tiles(drawn: str) -> list[dict[str, Any]]:
    lines = drawn.strip("\n").splitlines()
    columns = [int(x) for x in lines[0].split()]
    found = []
    for first in range(1, len(lines) - 2, 3):
        rows = lines[first : first + 3]
        y = int(rows[1][:4])
        for index, x in enumerate(columns):
            picture = [f"{row:<99}"[4 + SIZE * index : 9 + SIZE * index] for row in rows]
            corners = frozenset(name for name, (row, at, arc) in ARCS.items() if picture[row][at : at + 2] == arc)
            if corners:
                kind, turn = FACES[corners]
                found.append({"x": x, "y": y, "tile": kind, "turn": turn})
    return found


def drawn(board: str, *, seats: int = 2, options: dict[str, Any] | None = None) -> Match:
    """A match that begins with this board. Under the triples lie doubles, as long as there are any."""
    laid = tiles(board)
    counts = {kind: sum(tile["tile"] == kind for tile in laid) for kind in SUPPLY}
    doubles = min(SUPPLY["double"], counts["double"] + counts["triple"])
    used = counts | {"double": doubles, "fork": len(laid) - doubles}
    turns = len(laid) + counts["triple"]
    order = {2: [0, 1], 3: [0, 1, 2, 1], 4: [0, 1, 2, 3]}[seats]
    position = {
        "game": "sturts-stony-desert",
        "v": 1,
        "rules": "1",
        "options": {"claim": False, "swap_axes": False} | (options or {}),
        "seats": seats,
        "tiles": laid,
        "to_move": order[turns % len(order)],
        "supply": {kind: SUPPLY[kind] - used[kind] for kind in SUPPLY},
        "claimer": None,
    }
    return Match.from_position(game(), position)


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.node.to_json()["seats"][0], match.game.notation.read(move))


def picture(match: Match) -> str:
    return match.game.diagram.draw(match.state)


def same_picture(match: Match, expected: str) -> bool:
    return picture(match).strip("\n") == expected.strip("\n")


def refusal(match: Match, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        play(match, move)
    return caught.value


def winners(match: Match) -> tuple[int, ...]:
    assert isinstance(match.node, Over)
    return match.node.winners


ZIGZAG_BUT_ONE = """
      0     1     2     3     4
       ╰╮ ╭╯       ╰╮ ╭╯       ╰╮
  0 •   • •   • •   • •   • •   •
    ╰╮       ╭╯ ╰╮       ╭╯ ╰╮
       ╰╮ ╭╯       ╰╮ ╭╯
  1 •   • •   • •   • •   •
    ╰╮       ╭╯ ╰╮       ╭╯
"""


def new(seats: int = 2, **options: bool) -> Match:
    return Match(game(), game().setup(seats, options))


ABOUT_TO_CONNECT = """
      -2    -1    0     1     2
       ╰╮          ╰╮ ╭╯ ╰╮ ╭╯ ╰╮
 -2 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮
    ╭╯ ╰╮ ╭╯       ╰╮    ╰╮ ╭╯ ╰╮
 -1 •   • •   •     • •   • •   •
       ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯ ╰╮
    ╭╯       ╰╮    ╰╮ ╭╯ ╰╮ ╭╯
  0 •   • •   •     • •   • •   •
       ╭╯ ╰╮       ╭╯    ╭╯ ╰╮ ╭╯
    ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯ ╰╮ ╭╯
  1 •   • •   • •   • •   • •   •
    ╰╮    ╰╮ ╭╯ ╰╮    ╰╮       ╭╯
       ╰╮    ╰╮       ╭╯    ╭╯
  2     • •   • •   • •   • •   •
       ╭╯ ╰╮ ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯
"""
"""North-south is to move and completes its route with t1@2,-2."""


LAST_TRIPLE_CONNECTS = """
      -4    -3    -2    -1    0
    ╭╯ ╰╮ ╭╯       ╰╮    ╰╮ ╭╯ ╰╮
 -3 •   • •   • •   • •   • •   •
       ╭╯ ╰╮ ╭╯ ╰╮ ╭╯ ╰╮ ╭╯    ╭╯
       ╰╮ ╭╯ ╰╮ ╭╯ ╰╮ ╭╯    ╭╯ ╰╮
 -2 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮    ╰╮       ╭╯    ╭╯
    ╭╯    ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯
 -1 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮    ╰╮ ╭╯    ╭╯ ╰╮ ╭╯
    ╭╯    ╭╯ ╰╮    ╰╮    ╰╮    ╰╮
  0 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮ ╭╯
       ╰╮ ╭╯    ╭╯ ╰╮          ╰╮
  1 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮ ╭╯ ╰╮ ╭╯
"""


LAST_TRIPLE_CONNECTS_NOTHING = """
      -2    -1    0     1     2
    ╭╯       ╰╮ ╭╯ ╰╮ ╭╯    ╭╯
 -2 •   • •   • •   • •   • •   •
       ╭╯ ╰╮ ╭╯ ╰╮    ╰╮ ╭╯ ╰╮ ╭╯
    ╭╯ ╰╮    ╰╮ ╭╯ ╰╮    ╰╮ ╭╯ ╰╮
 -1 •   • •   • •   • •   • •   •
    ╰╮    ╰╮ ╭╯    ╭╯ ╰╮ ╭╯    ╭╯
    ╭╯ ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮ ╭╯
  0 •   • •   • •   • •   • •   •
       ╭╯ ╰╮    ╰╮    ╰╮    ╰╮ ╭╯
       ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮    ╰╮
  1 •   • •   • •   • •   • •   •
    ╰╮ ╭╯    ╭╯    ╭╯ ╰╮ ╭╯ ╰╮ ╭╯
       ╰╮    ╰╮ ╭╯ ╰╮    ╰╮ ╭╯ ╰╮
  2 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮ ╭╯    ╭╯ ╰╮ ╭╯    ╭╯
"""


COMPLETES_BOTH = """
      -1    0     1     2     3
    ╭╯ ╰╮    ╰╮ ╭╯ ╰╮    ╰╮    ╰╮
 -2 •   • •   • •   •     • •   •
       ╭╯ ╰╮ ╭╯    ╭╯    ╭╯ ╰╮
    ╭╯ ╰╮ ╭╯       ╰╮ ╭╯ ╰╮ ╭╯ ╰╮
 -1 •   • •   • •   • •   • •   •
    ╰╮    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮
    ╭╯    ╭╯ ╰╮    ╰╮ ╭╯ ╰╮ ╭╯
  0 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮    ╰╮ ╭╯    ╭╯ ╰╮ ╭╯
       ╰╮ ╭╯       ╰╮ ╭╯ ╰╮ ╭╯
  1 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮ ╭╯
       ╰╮ ╭╯    ╭╯ ╰╮ ╭╯       ╰╮
  2 •   • •   • •   • •   • •   •
    ╰╮ ╭╯ ╰╮ ╭╯ ╰╮    ╰╮ ╭╯ ╰╮ ╭╯
"""


def full_area(seats: int = 2, **options: bool) -> Match:
    """Twenty-two doubles and three forks that join nothing across."""
    match = Match(game(), game().setup(seats, options))
    cells = [(x, y) for y in range(5) for x in range(5)]
    play(match, *(f"d0@{x},{y}" for x, y in cells[:22]), *(f"f3@{x},{y}" for x, y in cells[22:]))
    return match
