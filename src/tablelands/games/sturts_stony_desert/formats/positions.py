"""Positions: from and to JSON. Loading checks everything that can be told from a position."""

from collections.abc import Iterator
from functools import cache

from tablelands.core.json_fields import Fields
from tablelands.core.options import Setup

from ..components import FACE_OF_CORNERS, FACES, FIRST_FACE, KINDS, TURNS
from ..rules import board, flow
from ..rules.routes import east_ends, find_routes, north_ends, south_ends, west_ends
from ..state import AREA, DOUBLE, ES, FORK, NE, NOBODY, STRIDE, SUPPLY, SW, TRIPLE, WN, State, side_of
from ..words import refusal_texts as texts
from .options import begin
from .wire import BoardJson, MarkJson, TileJson

Cell = tuple[int, int]
FACE_OF_DIGIT = {f"{corners:x}": face for corners, face in FACE_OF_CORNERS.items()}
EMPTY = "0"


# Writing


def cells_of(mask: int) -> Iterator[int]:
    """The cells of the window that a mask has, from north to south and west to east."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def place(state: State, cell: int) -> Cell:
    return state.left + cell % STRIDE - 1, state.top + cell // STRIDE - 1


def faces(state: State) -> dict[Cell, int]:
    """What lies where, by x and y."""
    cells = enumerate(_corners(state))
    return {place(state, cell): FACE_OF_DIGIT[digit] for cell, digit in cells if digit != EMPTY}


def _corners(state: State) -> str:
    """A digit for each cell of the window: the corners that have a curve there, as a sum of 1 << corner."""
    ne, es, sw, wn = state.curves
    around = int(f"{ne:b}", 16) << NE | int(f"{es:b}", 16) << ES | int(f"{sw:b}", 16) << SW | int(f"{wn:b}", 16) << WN
    return f"{around:0{board.WINDOW}x}"[::-1]


def marks(state: State) -> list[MarkJson]:
    """SD-8: the terminals at the ends of the routes that stand, in the cells just outside the area."""
    if not any(state.routes):
        return []
    ends = [(north_ends(state), 0, -1), (west_ends(state), -1, 0), (east_ends(state), 1, 0), (south_ends(state), 0, 1)]
    return [
        {"x": x + dx, "y": y + dy, "side": abs(dy) ^ state.swap_axes}
        for mask, dx, dy in ends
        for x, y in (place(state, cell) for cell in cells_of(mask))
    ]


def write(setup: Setup, state: State) -> BoardJson:
    doubles, forks, triples = state.supply
    return {
        "tiles": _tiles(state),
        "to_move": state.to_move,
        "supply": {"double": doubles, "fork": forks, "triple": triples},
        "claimer": None if state.claimer == NOBODY else state.claimer,
        "stopped": state.ending == flow.CLAIM_STANDS,
        "marks": marks(state),
    }


def _tiles(state: State) -> list[TileJson]:
    window = _tiles_of_window(state.left, state.top)
    return [window[digit][cell] for cell, digit in enumerate(_corners(state)) if digit != EMPTY]


@cache
def _tiles_of_window(left: int, top: int) -> dict[str, list[TileJson]]:
    """By digit and cell: there are few, and each is written once."""
    places = [(left + cell % STRIDE - 1, top + cell // STRIDE - 1) for cell in range(board.WINDOW)]
    return {digit: [_tile(x, y, face) for x, y in places] for digit, face in FACE_OF_DIGIT.items()}


@cache
def _tile(x: int, y: int, face: int) -> TileJson:
    kind, turn = FACES[face]
    return {"x": x, "y": y, "tile": KINDS[kind], "turn": turn}


# Reading


def read(setup: Setup, fields: Fields) -> State:
    state = begin(setup)
    if not _lay_tiles(state, _read_tiles(fields)):
        raise fields.refuse(texts.APART, "SD-4")
    if state.triples and state.tiles < board.FULL:
        raise fields.refuse(texts.TRIPLES_TOO_EARLY, "SD-7")
    _read_supply(state, fields.object("supply"))
    find_routes(state)
    state.to_move = fields.integer("to_move", 0, setup.seats - 1)
    stopped = fields.has("stopped") and fields.flag("stopped")
    if state.triples:
        _check_covered(state, fields)
    if fields.any("claimer") is not None:
        _read_claim(state, fields, stopped)
    elif stopped:
        raise fields.refuse(texts.NOBODY_CLAIMED, "SD-10")
    else:
        _check_turn(state, fields)
        _judge(state, fields)
    return state


def _read_tiles(fields: Fields) -> dict[Cell, int]:
    tiles: dict[Cell, int] = {}
    for tile in fields.objects("tiles"):
        kind = KINDS.index(tile.choice("tile", KINDS))
        cell = tile.integer("x", -AREA + 1, AREA - 1), tile.integer("y", -AREA + 1, AREA - 1)
        if cell in tiles:
            raise tile.refuse(texts.TWO_TILES.fill(x=cell[0], y=cell[1]))
        tiles[cell] = FIRST_FACE[kind] + tile.integer("turn", 0, 3) % TURNS[kind]
    if tiles and (0, 0) not in tiles:
        raise fields.refuse(texts.NO_FIRST_TILE, "SD-2")
    return tiles


def _lay_tiles(state: State, tiles: dict[Cell, int]) -> bool:
    """Lays each tile beside those that lie already, as in a game; answers whether all of them could be laid."""
    waiting = dict(tiles)
    while waiting:
        cells = {place(state, cell): cell for cell in cells_of(board.open_cells(state))}
        nearby = next((cell for cell in waiting if cell in cells), None)
        if nearby is None:
            return False
        board.put(state, board.grow(state, cells[nearby]), waiting.pop(nearby))
        state.tiles += 1
    return True


def _read_supply(state: State, supply: Fields) -> None:
    for kind, name in enumerate(KINDS):
        state.supply[kind] = supply.integer(name, 0, SUPPLY[kind])
    used = [SUPPLY[kind] - state.supply[kind] for kind in range(3)]
    lying = [0, 0, 0]
    for face in faces(state).values():
        lying[FACES[face][0]] += 1
    if used[TRIPLE] != lying[TRIPLE]:
        left = SUPPLY[TRIPLE] - lying[TRIPLE]
        raise supply.refuse(texts.WRONG_TRIPLES.fill(lying=lying[TRIPLE], left=left), "SD-1")
    if used[DOUBLE] + used[FORK] != state.tiles:
        raise supply.refuse(texts.WRONG_COUNT.fill(tiles=state.tiles), "SD-1")
    for kind in (DOUBLE, FORK):
        if lying[kind] > used[kind]:
            raise supply.refuse(texts.TOO_MANY_LIE.fill(kind=KINDS[kind]), "SD-1")


def _check_covered(state: State, fields: Fields) -> None:
    """Tiles that no triple covers lay there in the first phase, which a route would have ended."""
    before = state.copy()
    before.curves = [curves & ~state.triples for curves in state.curves]
    find_routes(before)
    if any(before.routes):
        raise fields.refuse(texts.ROUTE_BELOW, "SD-6")


def _check_turn(state: State, fields: Fields) -> None:
    turns = flow.turns_taken(state)
    expected = flow.seat_at(state, turns)
    if state.to_move != expected:
        raise fields.refuse(texts.OTHER_TO_MOVE.fill(turns=turns, seat=expected), "SD-3")


def _judge(state: State, fields: Fields) -> None:
    """The end is part of the position: a route, or no triple left, speaks for itself."""
    if flow.turns_taken(state):
        flow.judge(state, side_of(flow.seat_at(state, flow.turns_taken(state) - 1)))
    if state.ending == flow.ROUTE_COMPLETED and not _could_have_gone_on(state):
        raise fields.refuse(texts.ROUTE_BEFORE, "SD-6")


def _could_have_gone_on(state: State) -> bool:
    """Whether some tile, taken away, leaves a first phase without any route: then that tile was the last."""
    return any(_is_open_without(state, cell) for cell in faces(state) if cell != (0, 0))


def _is_open_without(state: State, last: Cell) -> bool:
    """With a route the box is full on its axis, and a tile taken from its rim may leave it smaller."""
    tiles = faces(state)
    del tiles[last]
    before = State()
    if not _lay_tiles(before, tiles):
        return False
    find_routes(before)
    return not any(before.routes)


def _read_claim(state: State, fields: Fields, stopped: bool) -> None:
    """SD-10: the claim was made by the seat before the one that refutes, at some turn of the second phase while no
    route stood; a route that stands now was completed by a triple laid after it."""
    if not state.claims:
        raise fields.refuse(texts.NO_CLAIMS, "SD-10")
    state.claimer = fields.integer("claimer", 0, 1)
    refuted = any(state.routes)
    turns = range(board.FULL, flow.turns_taken(state) + (0 if refuted else 1))
    if not any(_claimed_at(state, turn) for turn in turns):
        raise fields.refuse(texts.NO_SUCH_CLAIM, "SD-10")
    if stopped and refuted:
        raise fields.refuse(texts.REFUTED_AND_STOPPED, "SD-10")
    if stopped:
        flow.end(state, state.claimer, flow.CLAIM_STANDS)
    if refuted:
        flow.end(state, side_of(state.to_move), flow.CLAIM_REFUTED)


def _claimed_at(state: State, turn: int) -> bool:
    claimed_by = side_of(flow.seat_at(state, turn))
    return claimed_by == state.claimer and flow.seat_at(state, turn + 1) == state.to_move
