"""A slow second implementation of Sturt's Stony Desert, for tests to compare with.

Everything is recomputed from the laid tiles whenever it is asked for.
"""

from typing import Any, NamedTuple

Move = dict[str, Any]
Cell = tuple[int, int]
Curve = frozenset[str]

NE, ES, SW, WN = (frozenset(corner) for corner in ("NE", "ES", "SW", "WN"))
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

CURVES_AT_TURN_0 = {"double": [NE, SW], "fork": [ES, SW], "triple": [ES, SW, WN]}
COUNT = {"double": 22, "fork": 22, "triple": 24}
TURN_ORDER = {2: [0, 1], 3: [0, 1, 2, 1], 4: [0, 1, 2, 3]}

SPAN = 5
TILES_OF_FIRST_PHASE = 25
WEST_EAST = ("W", "E")
NORTH_SOUTH = ("N", "S")


class Tile(NamedTuple):
    kind: str
    turn: int


Board = dict[Cell, Tile]


class Illegal(Exception):
    """A well-formed move that breaks the clause named by `rule`."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class NotYourTurn(Exception):
    """The seat is not to move, or the game is over."""


# Tiles and ways


def turned_clockwise(curve: Curve) -> Curve:
    return frozenset(CLOCKWISE[edge] for edge in curve)


def curves_of(tile: Tile) -> set[Curve]:
    curves = set(CURVES_AT_TURN_0[tile.kind])
    for _ in range(tile.turn):
        curves = {turned_clockwise(curve) for curve in curves}
    return curves


def least_turn(kind: str, turn: int) -> int:
    wanted = curves_of(Tile(kind, turn))
    return min(t for t in range(4) if curves_of(Tile(kind, t)) == wanted)


def exits(tile: Tile, entry: str) -> set[str]:
    return {edge for curve in curves_of(tile) if entry in curve for edge in curve - {entry}}


def neighbour(cell: Cell, edge: str) -> Cell:
    dx, dy = STEP[edge]
    return cell[0] + dx, cell[1] + dy


def spans(cells: set[Cell]) -> tuple[int, int]:
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def cells_along(board: Board, edge: str) -> set[Cell]:
    """The laid cells of the outermost row or column on that side of the area."""
    dx, dy = STEP[edge]
    outermost = max(x * dx + y * dy for x, y in board)
    return {(x, y) for x, y in board if x * dx + y * dy == outermost}


def departures(board: Board, cell: Cell, entry: str) -> set[tuple[Cell, str]]:
    """Every (cell, edge) through which a train can leave a tile, once it came in here."""
    seen: set[tuple[Cell, str]] = set()
    left: set[tuple[Cell, str]] = set()
    waiting = [(cell, entry)]
    while waiting:
        here, came_by = waiting.pop()
        if here not in board or (here, came_by) in seen:
            continue
        seen.add((here, came_by))
        for edge in exits(board[here], came_by):
            left.add((here, edge))
            waiting.append((neighbour(here, edge), OPPOSITE[edge]))
    return left


def has_route(board: Board, axis: tuple[str, str]) -> bool:  # SD-5
    if not board:
        return False
    width, height = spans(set(board))
    if (width if axis == WEST_EAST else height) < SPAN:
        return False
    start, goal = axis
    goals = {(cell, goal) for cell in cells_along(board, goal)}
    return any(departures(board, cell, start) & goals for cell in cells_along(board, start))


def touches(board: Board, cell: Cell) -> bool:
    x, y = cell
    return any(max(abs(x - a), abs(y - b)) == 1 for a, b in board)


def cells_nearby(board: Board) -> list[Cell]:
    """The box of the laid tiles, and one more cell on each side."""
    xs = [x for x, _ in board] or [0]
    ys = [y for _, y in board] or [0]
    columns = range(min(xs) - 1, max(xs) + 2)
    return [(x, y) for y in range(min(ys) - 1, max(ys) + 2) for x in columns]


# The game


def check_form(move: Move) -> None:
    if move["type"] not in ("lay", "claim", "stop"):
        raise ValueError(f"no such type of move: {move['type']}")
    if move["type"] == "lay" and (move["tile"] not in COUNT or move["turn"] not in range(4)):
        raise ValueError(f"no such tile or turn: {move}")


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.may_claim: bool = options["claim"]
        axes = (WEST_EAST, NORTH_SOUTH)
        self.axis_of_side = axes[::-1] if options["swap_axes"] else axes  # SD-3
        self.board: Board = {}
        self.supply = dict(COUNT)
        self.turns_taken = 0
        self.claimer: int | None = None
        self.scores: list[float] | None = None  # by side, once the game is over

    def node(self) -> dict[str, Any]:
        if self.scores is None:
            return {"kind": "decide", "seats": [self.to_move()], "sealed": False}
        scores = [self.scores[seat % 2] for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return {"kind": "over", "scores": scores, "winners": winners}

    def legal(self) -> list[Move]:
        if self.scores is not None:
            return []
        return [move for move in self.candidates() if self.why_illegal(move) is None]

    def play(self, seat: int, move: Move) -> None:
        check_form(move)
        if self.scores is not None or seat != self.to_move():
            raise NotYourTurn(seat)
        rule = self.why_illegal(move)
        if rule is not None:
            raise Illegal(rule)
        if move["type"] == "claim":
            self.claim()
        elif move["type"] == "stop":
            self.stop()
        else:
            self.lay(move)

    def position(self) -> dict[str, Any]:
        tiles = [
            {"x": x, "y": y, "tile": self.board[x, y].kind, "turn": self.board[x, y].turn}
            for x, y in sorted(self.board, key=lambda cell: (cell[1], cell[0]))
        ]
        return {
            "tiles": tiles,
            "to_move": self.to_move(),
            "supply": dict(self.supply),
            "claimer": self.claimer,
        }

    # Whose turn, which phase

    def to_move(self) -> int:
        order = TURN_ORDER[self.seats]
        return order[self.turns_taken % len(order)]

    def side_to_move(self) -> int:
        return self.to_move() % 2

    def in_first_phase(self) -> bool:
        return len(self.board) < TILES_OF_FIRST_PHASE

    def sides_with_route(self) -> set[int]:
        return {side for side in (0, 1) if has_route(self.board, self.axis_of_side[side])}

    # What is allowed

    def candidates(self) -> list[Move]:
        lays: list[Move] = [
            {"type": "lay", "tile": kind, "x": x, "y": y, "turn": turn}
            for kind in COUNT
            for turn in range(4)
            if turn == least_turn(kind, turn)
            for x, y in cells_nearby(self.board)
        ]
        return [*lays, {"type": "claim"}, {"type": "stop"}]

    def why_illegal(self, move: Move) -> str | None:
        if move["type"] == "claim":
            return None if self.claim_allowed() else "SD-10"
        if move["type"] == "stop":
            return None if self.claimer is not None else "SD-10"
        if self.in_first_phase():
            return self.why_not_spread(move["tile"], (move["x"], move["y"]))
        return self.why_not_cover(move["tile"], (move["x"], move["y"]))

    def claim_allowed(self) -> bool:
        if not self.may_claim or self.in_first_phase() or self.claimer is not None:
            return False
        return not self.sides_with_route()

    def why_not_spread(self, kind: str, cell: Cell) -> str | None:
        if kind == "triple":
            return "SD-4"
        if self.supply[kind] == 0:
            return "SD-1"
        if not self.board:
            return None if cell == (0, 0) else "SD-2"
        if cell in self.board or not touches(self.board, cell):
            return "SD-4"
        return "SD-4" if max(spans({*self.board, cell})) > SPAN else None

    def why_not_cover(self, kind: str, cell: Cell) -> str | None:
        if kind != "triple":
            return "SD-7"
        if self.supply[kind] == 0:
            return "SD-1"
        if cell not in self.board or self.board[cell].kind == "triple":
            return "SD-7"
        return None

    # What happens

    def claim(self) -> None:
        self.claimer = self.side_to_move()
        self.turns_taken += 1

    def stop(self) -> None:
        assert self.claimer is not None
        self.win(self.claimer)

    def lay(self, move: Move) -> None:
        was_first_phase = self.in_first_phase()
        kind = move["tile"]
        self.board[move["x"], move["y"]] = Tile(kind, least_turn(kind, move["turn"]))
        self.supply[kind] -= 1
        if self.claimer is not None:
            self.judge_refutation()
        elif was_first_phase:
            self.end_turn_of_first_phase()
        else:
            self.end_turn_of_second_phase()

    def judge_refutation(self) -> None:  # SD-10
        if self.sides_with_route():
            self.win(self.side_to_move())

    def end_turn_of_first_phase(self) -> None:  # SD-6
        mover = self.side_to_move()
        self.turns_taken += 1
        routes = self.sides_with_route()
        if mover in routes:
            self.win(mover)
        elif routes:
            self.win(1 - mover)

    def end_turn_of_second_phase(self) -> None:
        self.turns_taken += 1
        mine, other = self.side_to_move(), 1 - self.side_to_move()
        routes = self.sides_with_route()
        if mine in routes:  # SD-8
            self.win(mine)
        elif self.supply["triple"] == 0:  # SD-9
            self.end_without_triples(mine, other in routes)

    def end_without_triples(self, side_to_move: int, other_has_route: bool) -> None:
        if other_has_route:
            self.win(1 - side_to_move)
        elif self.may_claim:  # SD-10
            self.win(side_to_move)
        else:
            self.scores = [0.5, 0.5]

    def win(self, side: int) -> None:
        self.scores = [1 if side == s else 0 for s in (0, 1)]
