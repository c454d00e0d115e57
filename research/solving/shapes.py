"""Which cells are laid, and which of them with triples, after each number of turns.

A shape is a state in which every tile lies in the first of its turns; the kernel then turns them in every way.
"""

from collections.abc import Iterator
from typing import Any

from tablelands.core.ruled_game import RuledGame
from tablelands.games.sturts_stony_desert.components import TURNS
from tablelands.games.sturts_stony_desert.formats.positions import cells_of
from tablelands.games.sturts_stony_desert.state import DOUBLE, FORK, TRIPLE

TWO_CURVES, THREE_CURVES = TURNS[DOUBLE] + TURNS[FORK], TURNS[TRIPLE]


def shapes_by_turn(game: RuledGame[Any, Any, Any]) -> list[list[Any]]:
    """The first list has the empty area, the last one all shapes without a triple left."""
    layers = [[game.setups.begin(game.setup(2))]]
    while layers[-1]:
        after = {(shape.laid, shape.triples): shape for before in layers[-1] for shape in _one_more(game, before)}
        layers.append(list(after.values()))
    return layers[:-1]


def _one_more(game: RuledGame[Any, Any, Any], shape: Any) -> Iterator[Any]:
    board, flow = game.rules.board, game.rules.flow
    kind, where = DOUBLE, board.open_cells(shape)
    if shape.tiles == board.FULL:
        kind, where = TRIPLE, shape.laid & ~shape.triples if shape.supply[TRIPLE] else 0
    for cell in cells_of(where):
        after = shape.copy()
        board.lay(after, cell, flow.FIRST_FACE[kind])
        after.to_move = flow.seat_at(after, flow.turns_taken(after))
        yield after


def positions_of(shape: Any) -> int:
    """In how many ways its tiles can lie."""
    covered: int = shape.triples.bit_count()
    return int(TWO_CURVES ** (shape.tiles - covered) * THREE_CURVES**covered)
