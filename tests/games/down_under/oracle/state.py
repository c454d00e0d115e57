"""What is remembered of a game: nothing here could be worked out from the tiles alone."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from .chains import Chain, Path, all_paths, doors_to_paths, flood, paths_in_cell, tiles_by_cell
from .geometry import Cell, Door, Edge, beyond
from .tiles import COLOURS, POND_COUNT, Hand, Tile

NOBODY = "nobody"
Answer = TypeVar("Answer")
Tiles = tuple[Tile, ...]


def remembered(ask: Callable[[Tiles], Answer]) -> Callable[[Tiles], Answer]:
    """The same question about the same tiles is asked hundreds of times in a row; the last few answers are kept."""
    kept: list[tuple[Tiles, Answer]] = []

    def answer(tiles: Tiles) -> Answer:
        for place, (known, found) in enumerate(kept):
            if known is tiles:
                kept.insert(0, kept.pop(place))
                return found
        kept.insert(0, (tiles, ask(tiles)))
        del kept[4:]
        return kept[0][1]

    return answer


@dataclass(frozen=True)
class Meeting:
    by: int
    turn_number: int


@dataclass(frozen=True)
class Extension:
    cell: Cell
    edge: Edge
    colour: str


@dataclass
class State:
    seats: int
    options: dict[str, Any]
    size: tuple[int, int] | None
    hands: dict[str, Hand]
    tiles: Tiles = ()
    billabongs: int = POND_COUNT
    closed: set[Cell] = field(default_factory=set)
    meetings: dict[Cell, Meeting] = field(default_factory=dict)
    extending: Extension | None = None
    to_move: int | None = 0
    played: list[str] = field(default_factory=list)
    finished: set[int] = field(default_factory=set)
    turn_number: int = 0
    single_tile_turn: bool = True
    due: str | None = None
    passed: set[int] = field(default_factory=set)
    happened: list[str] = field(default_factory=list)
    playing: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.playing = COLOURS if self.options["routes"] == 2 else COLOURS[: self.seats]

    def copy(self) -> "State":
        return replace(
            self,
            hands={colour: Counter(hand) for colour, hand in self.hands.items()},
            closed=set(self.closed),
            meetings=dict(self.meetings),
            played=list(self.played),
            finished=set(self.finished),
            passed=set(self.passed),
            happened=list(self.happened),
        )


def two_routes(state: State) -> bool:
    return bool(state.options["routes"] == 2)


def opens_with_squares(state: State) -> bool:
    """DU-53 and DU-54: round one is played with terminals."""
    return two_routes(state) or state.options["ends"] == 1


def playing_colours(state: State) -> tuple[str, ...]:
    return state.playing


def owner(state: State, colour: str) -> int:
    return COLOURS.index(colour) % state.seats


def colours_of(state: State, seat: int) -> list[str]:
    return [colour for colour in playing_colours(state) if owner(state, colour) == seat]


def players_tiles(state: State) -> list[Tile]:
    return [tile for tile in state.tiles if tile.colour in playing_colours(state)]


def has_laid(state: State, colour: str) -> bool:
    return colour in playing_colours(state) and colour in colours_on(state.tiles)


@remembered
def colours_on(tiles: Tiles) -> set[str | None]:
    return {tile.colour for tile in tiles}


@remembered
def cells_of(tiles: Tiles) -> dict[Cell, list[Tile]]:
    return tiles_by_cell(tiles)


def tiles_at(state: State, cell: Cell) -> list[Tile]:
    return cells_of(state.tiles).get(cell, [])


def occupied(state: State) -> set[Cell]:
    return set(cells_of(state.tiles))


@remembered
def doors_of(tiles: Tiles) -> dict[Door, Path]:
    return doors_to_paths(all_paths(tiles))


@remembered
def flooded(tiles: Tiles) -> list[Chain]:
    doors = doors_of(tiles)
    return flood(doors.values(), doors)


def chains_of(state: State) -> list[Chain]:
    return flooded(state.tiles)


def colour_classes(state: State, chain: Chain) -> set[str]:
    """The chain's colours, those of a line or ring counted as one (DU-51, DU-52)."""
    playing = playing_colours(state)
    return {colour if colour in playing else NOBODY for colour in chain.colours}


def mixes_colours(state: State) -> bool:
    return any(len(colour_classes(state, chain)) > 1 for chain in chains_of(state))


def would_mix_colours(state: State, tile: Tile) -> bool:
    """One more tile can only mix the colours of chains that run through its own cell."""
    paths = paths_in_cell([*tiles_at(state, tile.cell), tile])
    chains = flood(paths, doors_of(state.tiles) | doors_to_paths(paths))
    return any(len(colour_classes(state, chain)) > 1 for chain in chains)


def route(state: State, colour: str) -> Chain | None:
    for chain in chains_of(state):
        if colour in playing_colours(state) and colour in chain.colours:
            return chain
    return None


def open_ends(state: State, chain: Chain) -> list[Door]:
    """DU-6, less the ends that a used-up supply of ponds has closed (DU-33)."""
    return [door for door in chain.loose_ends if beyond(*door) not in state.closed]


def is_loop(state: State, colour: str) -> bool:
    chain = route(state, colour)
    return chain is not None and chain.is_loop()


def is_closed(state: State, colour: str) -> bool:
    """DU-15: both ends shut for good; a loop has no ends and is another matter."""
    chain = route(state, colour)
    return chain is not None and not chain.is_loop() and not open_ends(state, chain)
