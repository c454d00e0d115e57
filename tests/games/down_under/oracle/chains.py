"""Paths as nodes, joined at shared edges, flooded into chains (DU-5, DU-6)."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from .geometry import EDGES, Cell, Door, Edge, far_side
from .tiles import BILLABONG, TERMINAL, Tile, colour_edges, gray_edges


@dataclass(eq=False)
class Path:
    cell: Cell
    edges: tuple[Edge, ...]
    colour: str | None = None
    animal: str | None = None

    def doors(self) -> list[Door]:
        return [(self.cell, edge) for edge in self.edges]


@dataclass(eq=False)
class Chain:
    paths: list[Path] = field(default_factory=list)
    loose_ends: list[Door] = field(default_factory=list)

    @cached_property
    def colours(self) -> set[str]:
        return {path.colour for path in self.paths if path.colour is not None}

    def length(self) -> int:
        return len(self.paths)

    def is_loop(self) -> bool:
        return not self.loose_ends and all(len(path.edges) == 2 for path in self.paths)


def tiles_by_cell(tiles: Iterable[Tile]) -> dict[Cell, list[Tile]]:
    cells: dict[Cell, list[Tile]] = {}
    for tile in tiles:
        cells.setdefault(tile.cell, []).append(tile)
    return cells


def pond_paths(tile: Tile) -> list[Path]:
    """DU-33: a joined pair is one path, any other edge is an end of its own."""
    joined = {edge for pair in tile.joins for edge in pair}
    dead_ends = [Path(tile.cell, (edge,)) for edge in EDGES if edge not in joined]
    return [Path(tile.cell, pair) for pair in tile.joins] + dead_ends


def paths_in_cell(tiles: list[Tile]) -> list[Path]:
    first = tiles[0]
    if first.kind == BILLABONG:
        return pond_paths(first)
    # DU-2: terminals back to back share a single gray path, so the first one's is enough.
    gray = Path(first.cell, gray_edges(first.kind, first.turn), None, first.animal)
    coloured = [Path(tile.cell, colour_edges(tile.kind, tile.turn), tile.colour) for tile in tiles]
    return [gray, *coloured]


def all_paths(tiles: Iterable[Tile]) -> list[Path]:
    return [path for here in tiles_by_cell(tiles).values() for path in paths_in_cell(here)]


def doors_to_paths(paths: Iterable[Path]) -> dict[Door, Path]:
    return {door: path for path in paths for door in path.doors()}


def flood(paths: Iterable[Path], at_door: dict[Door, Path]) -> list[Chain]:
    """The chains that hold these paths."""
    chains: list[Chain] = []
    seen: set[Path] = set()
    for path in paths:
        if path not in seen:
            chains.append(flood_from(path, at_door, seen))
    return chains


def flood_from(start: Path, at_door: dict[Door, Path], seen: set[Path]) -> Chain:
    chain, waiting = Chain(), [start]
    seen.add(start)
    while waiting:
        path = waiting.pop()
        chain.paths.append(path)
        for door in path.doors():
            neighbour = at_door.get(far_side(door))
            if neighbour is None:
                chain.loose_ends.append(door)
            elif neighbour not in seen:
                seen.add(neighbour)
                waiting.append(neighbour)
    return chain


def chain_at(chains: list[Chain], door: Door) -> Chain | None:
    for chain in chains:
        if any(door in path.doors() for path in chain.paths if path.cell == door[0]):
            return chain
    return None


def free_half(tiles_here: list[Tile]) -> Edge | None:
    """The edge on the side of a lone terminal's free half, if that is what lies here."""
    if len(tiles_here) == 1 and tiles_here[0].kind == TERMINAL:
        return (tiles_here[0].turn + 2) % 4
    return None
