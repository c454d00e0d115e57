"""The oracle itself: a slow second opinion on every rule of Down Under."""

from random import Random
from typing import Any

from .animals import chance_of, draw, with_animals
from .area import chosen_size
from .geometry import Cell
from .legality import legal_moves, why_illegal
from .moves import Move, parse, to_json
from .rare import rare_beginning, what_was_rare
from .report import position_of
from .scoring import scores, winners
from .starts import drawable_lines, line_tiles, ring_tiles
from .state import State, playing_colours
from .tiles import Tile, full_hand
from .turns import begin_game, carry_out

DEFAULTS: dict[str, Any] = {
    "area": "recommended",
    "scoring": "basic",
    "start": "free",
    "line": None,
    "ends": 2,
    "meeting": "both-ends",
    "routes": 1,
    "tiles_per_turn": 2,
    "route_score": "longest",
}


class Illegal(Exception):
    """A well-formed move that breaks a rule."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        chosen = DEFAULTS | options
        self.state = State(seats, chosen, chosen_size(seats, chosen["area"]), {})
        self.special = chosen["scoring"] == "special"
        self.state.hands = {colour: full_hand(self.special) for colour in playing_colours(self.state)}
        self.last_move: tuple[State, Move] | None = None
        self.state.due = self.what_is_due()
        if self.state.due is None:
            begin_game(self.state, tuple(self.tiles_laid_out()))

    def what_is_due(self) -> str | None:
        start, line = self.state.options["start"], self.state.options["line"]
        if start == "line" and line is None:
            return "line"
        return "animals" if start != "free" and self.special else None

    def tiles_laid_out(self, drawn: list[Any] | None = None) -> list[Tile]:
        """The line or ring, if there is one, without its animals."""
        start = self.state.options["start"]
        if start == "line":
            return line_tiles(as_cells(drawn or self.state.options["line"]))
        assert start == "free" or self.state.size is not None
        return [] if start == "free" or self.state.size is None else ring_tiles(self.state.size)

    def node(self) -> dict[str, Any]:
        if self.state.due:
            return {"kind": "chance", "due": self.state.due}
        if self.state.to_move is None:
            return {"kind": "over", "scores": scores(self.state), "winners": winners(self.state)}
        return {"kind": "decide", "seats": [self.state.to_move], "sealed": False}

    def lines(self) -> list[list[list[int]]]:
        """The lines that may be drawn, all equally likely."""
        assert self.state.size is not None
        return [[list(cell) for cell in line] for line in drawable_lines(self.state.size)]

    def chance(self, outcome: dict[str, Any]) -> None:
        due = {"line": ["line", "animals"] if self.special else ["line"], "animals": ["animals"]}
        if self.state.due is None or sorted(outcome) != sorted(due[self.state.due]):
            raise ValueError("no such outcome is due")
        if "line" in outcome and outcome["line"] not in self.lines():
            raise ValueError("no such line is drawn")
        tiles = tuple(self.tiles_laid_out(outcome.get("line")))
        if self.special:
            if chance_of(tiles, outcome["animals"]) == 0:
                raise ValueError("there are no such animals")
            tiles = with_animals(tiles, outcome["animals"])
        self.state.due = None
        begin_game(self.state, tiles)

    def roll(self, luck: Random) -> dict[str, Any]:
        """Some outcome of the chance that is due."""
        outcome: dict[str, Any] = {"line": luck.choice(self.lines())} if self.state.due == "line" else {}
        if self.special:
            outcome["animals"] = draw(self.tiles_laid_out(outcome.get("line")), luck)
        return outcome

    def legal(self) -> list[dict[str, Any]]:
        seat = self.state.to_move
        if self.state.due or seat is None:
            return []
        return [to_json(self.state, move) for move in legal_moves(self.state, seat)]

    def play(self, seat: int, move: dict[str, Any]) -> None:
        if self.state.due or seat != self.state.to_move:
            raise ValueError(f"seat {seat} is not to move")
        parsed = parse(self.state, seat, move)
        rule = why_illegal(self.state, seat, parsed)
        if rule is not None:
            raise Illegal(rule)
        before, self.state = self.state, self.state.copy()
        carry_out(self.state, seat, parsed)
        self.last_move = before, parsed

    def rare(self) -> list[str]:
        """What was rare about the last move, or about how the game begins."""
        if self.last_move is None:
            return rare_beginning(self.state)
        before, move = self.last_move
        return what_was_rare(before, move, self.state)

    def position(self) -> dict[str, Any]:
        return position_of(self.state)


def as_cells(line: list[Any]) -> list[Cell]:
    return [(int(x), int(y)) for x, y in line]
