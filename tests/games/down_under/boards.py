"""Boards drawn as text, read back: the inverse of the game's diagram."""

from functools import cache
from typing import Any

import pytest

from tablelands.core.errors import BadPosition, IllegalMove
from tablelands.core.json_fields import Fields
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.games.down_under import diagram
from tablelands.games.down_under.components import BILLABONG, CLOSED_CELL, PAIR
from tablelands.games.down_under.formats import options as setup
from tablelands.games.down_under.formats import position_writer as position
from tablelands.games.down_under.formats import tiles as tiles_laid
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.rules.chains import leading_into, rebuild
from tablelands.games.down_under.rules.flow import mark_finished
from tablelands.games.down_under.rules.meetings import meet as meet_by_rule
from tablelands.games.down_under.rules.places import BITS, cell_at
from tablelands.games.down_under.state import FIRST_OWNER, State

Tiles = list[dict[str, Any]]
Cells = dict[tuple[int, int], tuple[str, ...]]
"""The three rows of each cell's picture, by x and y."""
FOUR_TERMINALS = ("yellow:t0@0,0", "blue:t2@0,0", "red:t0@1,1", "green:t2@1,1")
"""How a game of two routes each begins (DU-54)."""


@cache
def pictures() -> dict[tuple[str, ...], Tiles]:
    """Every way a cell can look, without animals, and the tiles that lie in it."""
    found = {}
    for face in range(1, CLOSED_CELL):
        for owner in range(4 if face < BILLABONG else 1):
            for partner in range(4 if PAIR <= face < BILLABONG else 1):
                state = State()
                state.face[1], state.owner[1], state.partner[1] = face, FIRST_OWNER + owner, FIRST_OWNER + partner
                canvas = diagram.cell_picture(state, 1, {})
                rows = tuple(diagram.row_of(canvas, row, lambda piece, colour: piece) for row in range(3))
                found[rows] = [dict(tile) for tile in position.tiles_of(state, 1)]
    return found


def lines(board: str) -> list[str]:
    return [line.rstrip() for line in board.strip("\n").splitlines()]


def cells(board: str) -> Cells:
    header, *rest = lines(board) + [""] * 2
    columns = [int(x) for x in header.split()]
    found = {}
    for first in range(0, len(rest) - 2, 3):
        rows = [f"{line:<{4 + 7 * len(columns)}}" for line in rest[first : first + 3]]
        for index, x in enumerate(columns):
            found[x, int(rows[1][:4])] = tuple(row[4 + 7 * index : 11 + 7 * index] for row in rows)
    return found


def taken(board: Cells, free: str = " ·") -> Cells:
    return {cell: picture for cell, picture in board.items() if not set("".join(picture)) <= set(free)}


def tiles(board: str) -> Tiles:
    laid = taken(cells(board), free=" ·▲▼◀▶YBRG")
    return [tile | {"x": x, "y": y} for (x, y), picture in laid.items() for tile in pictures()[picture]]


def drawn(
    board: str, *, seats: int = 2, to_move: int | None = 0, options: dict[str, Any] | None = None, meet: int = 0
) -> Match:
    """A match that begins with just this board. What it does not show is worked out, or said: who made routes meet."""
    chosen = GAME.setup(seats, {"area": "unlimited"} | (options or {}))
    laid = tiles(board)
    state = setup.begin(chosen)
    tiles_laid.lay_tiles(state, Fields({"tiles": laid}, "board", BadPosition))
    rebuild(state)
    mark_finished(state)
    billabongs = sum(tile["tile"] == "billabong" for tile in laid)
    aims = sorted(
        {aim for aim in state.aims if aim and BITS[leading_into(state, aim)] == 2 and meet_by_rule(state, aim)}
    )
    written = GAME.position(chosen, state) | {
        "tiles": laid,
        "billabongs": 4 - billabongs,
        "to_move": to_move,
        "meetings": [dict(zip("xy", cell_at(aim), strict=True)) | {"by": meet} for aim in aims],
    }
    del written["closed"], written["single"]
    match = Match.from_position(GAME, written)
    assert shows(match, board)
    return match


def turned(match: Match, quarters: int) -> Match:
    """The same position with everything turned clockwise by quarters."""
    told = match.position()
    told |= {name: [_turned_thing(one, quarters) for one in told[name]] for name in ("tiles", "meetings")}
    told["closed"] = [list(turned_cell(x, y, quarters)) for x, y in told["closed"]]
    return Match.from_position(GAME, told)


def _turned_thing(thing: dict[str, Any], quarters: int) -> dict[str, Any]:
    x, y = turned_cell(thing["x"], thing["y"], quarters)
    there = thing | {"x": x, "y": y}
    if "turn" not in thing or thing["tile"] == "billabong":
        return there
    return there | {"turn": (thing["turn"] + quarters) % (2 if thing["tile"] == "straight" else 4)}


def turned_cell(x: int, y: int, quarters: int) -> tuple[int, int]:
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def begun(seats: int = 2, **options: Any) -> Match:
    return Match(GAME, GAME.setup(seats, options), seed=1)


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.node.to_json()["seats"][0], match.game.notation.read(move))


def prompt(match: Match) -> str:
    """What the seat to move is told."""
    return " ".join(str(line) for line in match.view(seat_to_move(match)).status)


def explained(match: Match) -> list[str]:
    """How the scores would come about if this were the end."""
    return [str(scene.text) for scene in match.game.ending.explain(match.state)]


def legal(match: Match) -> list[str]:
    return sorted(match.game.notation.write(move) for move in match.legal_moves() or [])


def shows(match: Match, board: str, on: str | None = None) -> bool:
    """Whether the board looks like this, or like `on` with these columns and rows laid over it (free cells aside).
    Prints it where it does not, to look at."""
    found = match.game.diagram.draw(match.state)
    same = lines(found) == lines(board) if on is None else taken(cells(found)) == taken(cells(on) | cells(board))
    return same or pytest.fail(f"the board looks like this:\n{found}")


def refusal(match: Match, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        play(match, move)
    return str(caught.value.rule)


def lengths(match: Match) -> dict[str, int]:
    return {name: route["length"] for name, route in match.position()["routes"].items()}


def seat_to_move(match: Match) -> int:
    seat: int = match.node.to_json()["seats"][0]
    return seat


def winners(match: Match) -> tuple[int, ...]:
    assert isinstance(match.node, Over)
    return match.node.winners


def scores(match: Match) -> tuple[float, ...]:
    assert isinstance(match.node, Over)
    assert match.node.scores is not None
    return match.node.scores
