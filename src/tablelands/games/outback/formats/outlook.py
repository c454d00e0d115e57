"""What each legal move would do."""

from collections.abc import Sequence
from typing import assert_never

from ..components import cell_of_hex
from ..rules.flow import block
from ..rules.landscape import group_size
from ..rules.scoring import ANIMAL_COUNT, deserves, lost_cost, score, settle
from ..state import FACES, JOKER, TILE_COUNT, Face, State
from .bonuses import animal_bonus, tile_bonus
from .moves import Block, Done, Keep, Move, Take
from .positions import place_on_track
from .scenes import BonusJson, MarkerMoveJson
from .wire import BlockOutlookJson, OutlookJson, TakeOutlookJson


def outlook(state: State, seat: int, moves: Sequence[Move]) -> list[OutlookJson]:
    due = _due_tiles(state, seat)
    takes: dict[tuple[int, int], TakeOutlookJson] = {}
    """By animal and cell: how many jokers are used changes nothing but the dice."""
    return [_outlook(state, seat, move, due, takes) for move in moves]


def _outlook(
    state: State, seat: int, move: Move, due: list[int], takes: dict[tuple[int, int], TakeOutlookJson]
) -> OutlookJson:
    match move:
        case Keep(dice):
            return {"type": "keep", "rolled": state.dice_count - sum(dice)}
        case Take(animal, _, row, hex_):
            place = (animal, cell_of_hex(row, hex_))
            if place not in takes:
                takes[place] = _take(state, seat, move, due)
            return {**takes[place], "dice": dice_of(move)}
        case Done():
            return {"type": "done", "bonus": [tile_bonus(state, tile) for tile in due]}
        case Block():
            return _block(state, seat, move)
        case _:
            assert_never(move)


def dice_of(take: Take) -> list[Face]:
    return [FACES[take.animal]] * (take.row - take.jokers) + [FACES[JOKER]] * take.jokers


def marker_move(state: State, before: int, after: int) -> MarkerMoveJson:
    return {"from": place_on_track(state, before), "to": place_on_track(state, after)}


def _take(state: State, seat: int, take: Take, due: list[int]) -> TakeOutlookJson:
    after, marker = state.copy(), seat * ANIMAL_COUNT + take.animal
    cell = cell_of_hex(take.row, take.hex)
    settle(after, seat, take.animal, cell)
    return {
        "type": "take",
        "dice": dice_of(take),
        "points": group_size(after, after.settled[marker], cell),
        "marker": marker_move(state, state.steps[marker], after.steps[marker]),
        "bonus": _new_bonus(state, after, seat, take.animal, due),
        "score": score(after, seat),
    }


def _new_bonus(state: State, after: State, seat: int, animal: int, due: list[int]) -> list[BonusJson]:
    if state.plus:
        return [tile_bonus(after, tile) for tile in _due_tiles(after, seat) if tile not in due]
    if after.bonus_count[seat] == state.bonus_count[seat]:
        return []
    return [animal_bonus(after, animal, after.bonus_count[seat])]


def _block(state: State, seat: int, move: Block) -> BlockOutlookJson:
    after, cell = state.copy(), cell_of_hex(move.row, move.hex)
    block(after, cell)
    bonus = [tile_bonus(after, tile) for tile in _due_tiles(after, seat)]
    return {"type": "block", "cost": lost_cost(after, seat, cell), "bonus": bonus}


def _due_tiles(state: State, seat: int) -> list[int]:
    """OB-21: the tiles that the seat would get if its turn ended now."""
    return [tile for tile in range(TILE_COUNT) if state.tiles >> tile & 1 and deserves(state, seat, tile)]
