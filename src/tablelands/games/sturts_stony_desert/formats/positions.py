"""Positions: from and to JSON. Loading checks everything that can be told from a position."""

from typing import Any

from tablelands.core.errors import BadPosition
from tablelands.core.options import Setup
from tablelands.core.reading import Fields

from ..components import FACE_OF_CORNERS, FACES, FIRST_FACE, KINDS, TURNS
from ..rules import board, flow
from ..rules.routes import east_ends, find_routes, north_ends, south_ends, west_ends
from ..state import AREA, DOUBLE, FORK, NOBODY, STRIDE, SUPPLY, TRIPLE, State, side_of

Cell = tuple[int, int]


def begin(setup: Setup) -> State:
    state = State()
    flow.start(state, setup.seats, int(setup.options["claim"]), int(setup.options["swap_axes"]))
    return state


# Writing


def faces(state: State) -> dict[Cell, int]:
    """What lies where, by x and y, from north to south and west to east."""
    found = {}
    for cell in range(board.WINDOW):
        if state.laid >> cell & 1:
            corners = frozenset(corner for corner in range(4) if state.curves[corner] >> cell & 1)
            found[place(state, cell)] = FACE_OF_CORNERS[corners]
    return found


def place(state: State, cell: int) -> Cell:
    return state.left + cell % STRIDE - 1, state.top + cell // STRIDE - 1


def marks(state: State) -> list[dict[str, Any]]:
    """SD-8: the terminals at the ends of the routes that stand, in the cells just outside the area."""
    ends = [(north_ends(state), 0, -1), (west_ends(state), -1, 0), (east_ends(state), 1, 0), (south_ends(state), 0, 1)]
    return [
        {"x": place(state, cell)[0] + dx, "y": place(state, cell)[1] + dy, "side": abs(dy) ^ state.swap_axes}
        for mask, dx, dy in ends
        for cell in range(board.WINDOW)
        if mask >> cell & 1
    ]


def fields_of(state: State) -> dict[str, Any]:
    return {
        "tiles": [
            {"x": x, "y": y, "tile": KINDS[FACES[face][0]], "turn": FACES[face][1]}
            for (x, y), face in faces(state).items()
        ],
        "to_move": state.to_move,
        "supply": dict(zip(KINDS, state.supply, strict=True)),
        "claimer": None if state.claimer == NOBODY else state.claimer,
        "stopped": state.ending == flow.CLAIM_STANDS,
        "marks": marks(state),
    }


# Reading


def state_from(setup: Setup, fields: Fields) -> State:
    state = begin(setup)
    _lay_tiles(state, _read_tiles(fields))
    _read_supply(state, fields.object("supply"))
    find_routes(state)
    state.to_move = fields.integer("to_move", 0, setup.seats - 1)
    stopped = fields.has("stopped") and fields.flag("stopped")
    if state.triples:
        _check_covered(state)
    if fields.any("claimer") is not None:
        _read_claim(state, fields, stopped)
    elif stopped:
        raise fields.refuse("SD-10: 'stopped' is set, but nobody has claimed anything")
    else:
        _check_turn(state)
        _judge(state)
    return state


def _read_tiles(fields: Fields) -> dict[Cell, int]:
    tiles: dict[Cell, int] = {}
    for tile in fields.objects("tiles"):
        kind = KINDS.index(tile.choice("tile", KINDS))
        cell = tile.integer("x", -AREA + 1, AREA - 1), tile.integer("y", -AREA + 1, AREA - 1)
        if cell in tiles:
            raise tile.refuse(f"two tiles lie at {cell[0]},{cell[1]}; give the top one only")
        tiles[cell] = FIRST_FACE[kind] + tile.integer("turn", 0, 3) % TURNS[kind]
    if tiles and (0, 0) not in tiles:
        raise BadPosition("position: SD-2: the first tile lies at 0,0, and there is none")
    return tiles


def _lay_tiles(state: State, tiles: dict[Cell, int]) -> None:
    """Lays each tile beside those that lie already, as in a game; what is left over touches nothing."""
    waiting = dict(tiles)
    while waiting:
        cells = {place(state, cell): cell for cell in range(board.WINDOW) if board.open_cells(state) >> cell & 1}
        nearby = next((cell for cell in waiting if cell in cells), None)
        if nearby is None:
            raise BadPosition("position: SD-4: the tiles do not hang together within an area of 5 by 5")
        board.put(state, board.grow(state, cells[nearby]), waiting.pop(nearby))
        state.tiles += 1
    if state.triples and state.tiles < board.FULL:
        raise BadPosition("position: SD-7: triples lie before the area is full")


def _read_supply(state: State, supply: Fields) -> None:
    for kind, name in enumerate(KINDS):
        state.supply[kind] = supply.integer(name, 0, SUPPLY[kind])
    used = [SUPPLY[kind] - state.supply[kind] for kind in range(3)]
    lying = [0, 0, 0]
    for face in faces(state).values():
        lying[FACES[face][0]] += 1
    if used[TRIPLE] != lying[TRIPLE]:
        raise supply.refuse(f"{lying[TRIPLE]} triples lie, so {SUPPLY[TRIPLE] - lying[TRIPLE]} must be left")
    if used[DOUBLE] + used[FORK] != state.tiles:
        raise supply.refuse(f"{state.tiles} cells are laid, so that many doubles and forks must be missing from it")
    for kind in (DOUBLE, FORK):
        if lying[kind] > used[kind]:
            raise supply.refuse(f"more of {KINDS[kind]!r} lie than are missing from it")


def _check_covered(state: State) -> None:
    """Tiles that no triple covers lay there in the first phase, which a route would have ended."""
    before = state.copy()
    before.curves = [curves & ~state.triples for curves in state.curves]
    find_routes(before)
    if any(before.routes):
        raise BadPosition("position: SD-6: a route of doubles and forks alone would have ended the first phase")


def _check_turn(state: State) -> None:
    expected = flow.seat_at(state, flow.turns_taken(state))
    if state.to_move != expected:
        raise BadPosition(f"position: SD-3: after {flow.turns_taken(state)} turns seat {expected} is to move")


def _judge(state: State) -> None:
    """The end is part of the position: a route, or no triple left, speaks for itself."""
    if flow.turns_taken(state):
        flow.judge(state, side_of(flow.seat_at(state, flow.turns_taken(state) - 1)))
    if state.ending == flow.ROUTE_COMPLETED and not _could_have_gone_on(state):
        raise BadPosition("position: SD-6: a route stood before the last tile, so the game was over then")


def _could_have_gone_on(state: State) -> bool:
    """Whether some tile, taken away, leaves a first phase without any route: then that tile was the last."""
    return any(_is_open_without(state, cell) for cell in faces(state) if cell != (0, 0))


def _is_open_without(state: State, last: Cell) -> bool:
    """With a route the box is full on its axis, and a tile taken from its rim may leave it smaller."""
    tiles = faces(state)
    del tiles[last]
    before = State()
    try:
        _lay_tiles(before, tiles)
    except BadPosition:
        return False
    find_routes(before)
    return not any(before.routes)


def _read_claim(state: State, fields: Fields, stopped: bool) -> None:
    """SD-10: the claim was made by the seat before the one that refutes, at some turn of the second phase while no
    route stood; a route that stands now was completed by a triple laid after it."""
    if not state.claims:
        raise fields.refuse("SD-10: 'claimer' is set, but the game is played without claims")
    state.claimer = fields.integer("claimer", 0, 1)
    refuted = any(state.routes)
    turns = range(board.FULL, flow.turns_taken(state) + (0 if refuted else 1))
    if not any(_claimed_at(state, turn) for turn in turns):
        raise fields.refuse("SD-10: no claim can have led to this seat being asked to refute it here")
    if stopped and refuted:
        raise fields.refuse("SD-10: a route refutes the claim, so nobody can have stopped")
    if stopped:
        flow.end(state, state.claimer, flow.CLAIM_STANDS)
    if refuted:
        flow.end(state, side_of(state.to_move), flow.CLAIM_REFUTED)


def _claimed_at(state: State, turn: int) -> bool:
    claimed_by = side_of(flow.seat_at(state, turn))
    return claimed_by == state.claimer and flow.seat_at(state, turn + 1) == state.to_move
