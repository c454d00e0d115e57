"""Putting a move on the table, with no questions asked and nothing settled after it."""

from dataclasses import replace

from .area import could_lie_inside
from .geometry import Cell
from .moves import Lay, LayPond, TurnTile
from .state import State
from .tiles import BILLABONG, CURVED, STRAIGHT, TERMINAL, Tile, joins_like_a_curve, least_turn


def as_tile(state: State, lay: Lay) -> Tile:
    outside = lay.kind == TERMINAL and not could_lie_inside(state, lay.cell)
    return Tile(lay.cell, lay.kind, lay.turn, lay.colour, lay.animal, outside)


def put_lay(state: State, lay: Lay) -> None:
    state.tiles += (as_tile(state, lay),)
    state.hands[lay.colour][lay.kind, lay.animal] -= 1


def put_turn(state: State, move: TurnTile) -> None:
    state.tiles = tuple(
        replace(tile, turn=least_turn(tile.kind, move.turn)) if is_turnable(tile, move.cell) else tile
        for tile in state.tiles
    )


def is_turnable(tile: Tile, cell: Cell) -> bool:
    return tile.cell == cell and tile.kind in (STRAIGHT, CURVED)


def put_pond(state: State, move: LayPond) -> None:
    joins = joins_like_a_curve(move.turn)
    state.tiles += (Tile(move.cell, BILLABONG, move.turn, joins=joins),)
    state.billabongs -= 1


def after_lay(state: State, lay: Lay) -> State:
    trial = state.copy()
    put_lay(trial, lay)
    return trial


def after_turn(state: State, move: TurnTile) -> State:
    trial = state.copy()
    put_turn(trial, move)
    return trial


def after_pond(state: State, move: LayPond) -> State:
    trial = state.copy()
    put_pond(trial, move)
    return trial
