"""What each legal move would do, found by making it on a copy. Tiles that differ only in their animal are laid once."""

from collections.abc import Sequence

from ..components import COLOURS, FIRST_FACE, PATHS, Colour
from ..rules.flow import make
from ..rules.places import ANIMAL_SHIFT, DECLINE, cell_at, colour_of, place_at, spot_of
from ..rules.scoring import points
from ..state import FIRST_OWNER, State
from .board import closed_places, forced_billabongs, loops_changed, newly_finished, owner_of
from .moves import Lay, Move, Turn, encode
from .wire import OutlookJson, RouteBecomesJson

MOST = 40
"""Of more places than that, as of a first tile that may lie anywhere, nothing is told."""
ANY_ANIMAL = ~(7 << ANIMAL_SHIFT)


def outlook(state: State, seat: int, moves: Sequence[Move]) -> list[OutlookJson] | None:
    codes = [encode(move) for move in moves]
    if len({code & ANY_ANIMAL for code in codes}) > MOST:
        return None
    worth = [points(state, colour) for colour in range(state.colours)]
    tried = dict[int, Trial]()
    for code, move in zip(codes, moves, strict=True):
        if code & ANY_ANIMAL not in tried:
            tried[code & ANY_ANIMAL] = Trial(state, seat, move, code, worth)
    return [tried[code & ANY_ANIMAL].with_animal(move) for code, move in zip(codes, moves, strict=True)]


class Trial:
    """A move made on a copy. `worth` are the points of each route before it."""

    def __init__(self, state: State, seat: int, move: Move, code: int, worth: list[int]) -> None:
        self.before, self.after, self.move = state, state.copy(), move
        self.colour = _colour(state, seat, move, code)
        if code == DECLINE:
            self.after.finished |= 1 << seat
        else:
            make(self.after, seat, code)
        self.gray = _gray_owner(self.after, move) if isinstance(move, Lay) else None
        self.changed = [colour for colour in range(state.colours) if self._changes(colour)]
        self.worth = [points(self.after, colour) if colour in self.changed else old for colour, old in enumerate(worth)]

    def _changes(self, colour: int) -> bool:
        """A route that a laid tile leaves as long as it was is the same; one that is turned may lead elsewhere."""
        return isinstance(self.move, Turn) or self.after.length[colour] != self.before.length[colour]

    def with_animal(self, move: Move) -> OutlookJson:
        """The tile may show another animal than the one that was laid; it counts for the route on its gray path."""
        worth = self.worth
        if isinstance(move, Lay) and self.gray is not None and self.after.special:
            self.after.animal[_slot(self.after, move)] = move.animal
            owner = COLOURS.index(self.gray)
            worth = [points(self.after, owner) if colour == owner else old for colour, old in enumerate(worth)]
        return self._written(worth)

    def _written(self, worth: list[int]) -> OutlookJson:
        before, after = self.before, self.after
        loops = loops_changed(before, after)
        return {
            "colour": COLOURS[self.colour],
            "length": after.length[self.colour],
            "points": worth[self.colour],
            "others": [self._becomes(colour, worth) for colour in self.changed if colour != self.colour],
            "gray": self.gray,
            "closes": [COLOURS[colour] for colour in loops if after.loop[colour]],
            "opens": [COLOURS[colour] for colour in loops if before.loop[colour]],
            "finishes": [COLOURS[colour] for colour in newly_finished(before, after)],
            "billabongs": [list(cell_at(after.place[slot])) for slot in forced_billabongs(before, after, self.move)],
            "closed": [list(cell_at(place)) for place in closed_places(before, after)],
            "extends": after.extending > 0,
        }

    def _becomes(self, colour: int, worth: list[int]) -> RouteBecomesJson:
        return {"colour": COLOURS[colour], "length": self.after.length[colour], "points": worth[colour]}


def _colour(state: State, seat: int, move: Move, code: int) -> int:
    """Whose tile is played; who declines has a loop, and so but one colour (DU-22)."""
    if isinstance(move, Turn):
        return state.owner[state.grid[spot_of(place_at(move.x, move.y))]] - FIRST_OWNER
    return seat if code == DECLINE else colour_of(state, code)


def _gray_owner(after: State, move: Lay) -> Colour | None:
    return owner_of(after, _slot(after, move) * 4 + PATHS[FIRST_FACE[move.kind] + move.turn][2])


def _slot(state: State, move: Lay) -> int:
    return state.grid[spot_of(place_at(move.x, move.y))]
