"""The animals on the tiles of a line or ring, which luck lays (DU-4)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

from .tiles import ANIMALS_OWNED, Tile


def chance_of(tiles: Sequence[Tile], animals: Sequence[str]) -> Fraction:
    """Tile after tile: one of its colour's tiles of that kind still left, all equally likely."""
    left = {
        (colour, kind): Counter(owned)
        for kind, owned in ANIMALS_OWNED.items()
        for colour in {tile.colour for tile in tiles}
    }
    chance = Fraction(len(tiles) == len(animals))
    for tile, animal in zip(tiles, animals, strict=False):
        heap = left[tile.colour, tile.kind]
        chance *= Fraction(heap[animal], heap.total())
        heap[animal] -= 1
        if chance == 0:
            return chance
    return chance


def draw(tiles: Sequence[Tile], luck: Random) -> list[str]:
    left = {
        (colour, kind): [animal for animal, count in owned.items() for _ in range(count)]
        for kind, owned in ANIMALS_OWNED.items()
        for colour in {tile.colour for tile in tiles}
    }
    for heap in left.values():
        luck.shuffle(heap)
    return [left[tile.colour, tile.kind].pop() for tile in tiles]


def with_animals(tiles: Sequence[Tile], animals: Sequence[str]) -> tuple[Tile, ...]:
    return tuple(replace(tile, animal=animal) for tile, animal in zip(tiles, animals, strict=True))
