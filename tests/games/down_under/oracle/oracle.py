"""The oracle itself: a slow second opinion on every rule of Down Under."""

from typing import Any

from .area import chosen_size
from .geometry import Cell
from .legality import can_play, legal_moves, why_illegal
from .moves import parse, to_json
from .report import position_of
from .scoring import scores, winners
from .starts import drawable_lines, line_tiles, ring_tiles
from .state import State, playing_colours
from .tiles import full_hand
from .turns import carry_out


class Illegal(Exception):
    """A well-formed move that breaks a rule."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.state = State(seats, dict(options), chosen_size(seats, options["area"]), {})
        special = options["scoring"] == "special"
        self.state.hands = {colour: full_hand(special) for colour in playing_colours(self.state)}
        self.prepare_table()

    def prepare_table(self) -> None:
        start, line = self.state.options["start"], self.state.options["line"]
        if start == "frame" and self.state.size is not None:
            self.state.tiles = ring_tiles(self.state.size)
        if start == "line" and line is not None:
            self.lay_line(as_cells(line))
        self.state.line_due = start == "line" and line is None

    def node(self) -> dict[str, Any]:
        if self.state.line_due:
            return {"kind": "chance", "due": "line", "count": 1}
        if self.state.to_move is None:
            return {
                "kind": "over",
                "scores": scores(self.state),
                "winners": winners(self.state),
            }
        return {"kind": "decide", "seats": [self.state.to_move], "sealed": False}

    def outcomes(self) -> list[dict[str, Any]]:
        if not self.state.line_due or self.state.size is None:
            return []
        lines = drawable_lines(self.state.size)
        return [{"line": [list(cell) for cell in line]} for line in lines]

    def chance(self, outcome: dict[str, Any]) -> None:
        if outcome not in self.outcomes():
            raise ValueError("no such outcome is due")
        self.lay_line(as_cells(outcome["line"]))
        self.state.line_due = False

    def lay_line(self, cells: list[Cell]) -> None:
        self.state.tiles = line_tiles(cells)
        able = [seat for seat in range(self.state.seats) if can_play(self.state, seat)]
        self.state.to_move = able[0] if able else None

    def legal(self) -> list[dict[str, Any]]:
        seat = self.state.to_move
        if self.state.line_due or seat is None:
            return []
        return [to_json(self.state, move) for move in legal_moves(self.state, seat)]

    def play(self, seat: int, move: dict[str, Any]) -> None:
        if self.state.line_due or seat != self.state.to_move:
            raise ValueError(f"seat {seat} is not to move")
        parsed = parse(self.state, seat, move)
        rule = why_illegal(self.state, seat, parsed)
        if rule is not None:
            raise Illegal(rule)
        after = self.state.copy()
        carry_out(after, seat, parsed)
        self.state = after

    def position(self) -> dict[str, Any]:
        return position_of(self.state)


def as_cells(line: list[Any]) -> list[Cell]:
    return [(int(x), int(y)) for x, y in line]
