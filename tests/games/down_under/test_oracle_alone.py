"""What the oracle says by itself: counts that were published, or that follow from a clause by enumeration."""

import copy
from collections import Counter
from fractions import Fraction
from itertools import product
from math import perm, prod
from random import Random
from typing import Any

import pytest

from tests.games.down_under.oracle import Oracle
from tests.games.down_under.oracle.animals import chance_of
from tests.games.down_under.oracle.starts import drawable_lines, line_tiles, ring_tiles
from tests.games.down_under.oracle.tiles import ANIMALS, ANIMALS_OWNED, CURVED, OWNED, STRAIGHT, Tile

LINES = {(5, 7): 178, (6, 6): 94, (4, 8): 136, (6, 8): 588, (5, 9): 426, (7, 7): 320, (4, 10): 216}


def count(oracle: Oracle, depth: int) -> int:
    moves = oracle.legal()
    if depth == 1:
        return len(moves)
    return sum(count(played(oracle, move), depth - 1) for move in moves)


def played(oracle: Oracle, move: dict[str, Any]) -> Oracle:
    after = copy.copy(oracle)
    after.play(after.node()["seats"][0], move)
    return after


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, [6, 252, 1944]),
        (2, {"scoring": "special"}, [28]),
        (2, {"ends": 1}, [4, 4, 16, 64, 240, 864]),
        (2, {"start": "frame", "area": [5, 7]}, [210]),
        (3, {"ends": 1}, [4, 4, 112]),
    ],
)
def test_the_oracle_confirms_perft(seats: int, options: dict[str, Any], counts: list[int]) -> None:
    oracle = Oracle(seats, options)
    assert [count(oracle, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("size", "lines"), LINES.items())
def test_du_51_so_many_lines_are_equally_likely(size: tuple[int, int], lines: int) -> None:
    assert len(drawable_lines(size)) == lines


@pytest.mark.parametrize("size", [(3, 3), (3, 4), (4, 4), (9, 9)])
def test_du_51_no_line_is_drawn_where_three_straights_do_not_fit_or_tiles_run_out(size: tuple[int, int]) -> None:
    assert drawable_lines(size) == []


def test_du_51_end_tiles_are_straight_once_nine_curves_are_used() -> None:
    stairs = [(step // 2, -((step + 1) // 2)) for step in range(11)]
    kinds = [tile.kind for tile in line_tiles(stairs)]
    assert kinds == [STRAIGHT, *[CURVED] * 9, STRAIGHT]
    assert [tile.kind for tile in line_tiles(stairs[:10])] == [*[CURVED] * 9, STRAIGHT]


def test_du_52_a_ring_has_nine_curves_and_three_straights_of_each_colour() -> None:
    for size in ((6, 6), (5, 7), (7, 5), (4, 8), (8, 4)):
        owned = Counter((tile.colour, tile.kind) for tile in ring_tiles(size))
        assert owned == {(colour, kind): n for colour in ("red", "green") for kind, n in ((CURVED, 9), (STRAIGHT, 3))}


@pytest.mark.parametrize("kinds", [(STRAIGHT,) * 4, (CURVED,) * 3, (STRAIGHT, CURVED, CURVED)])
def test_du_4_animals_drawn_tile_by_tile_are_as_likely_as_the_clause_says(kinds: tuple[str, ...]) -> None:
    tiles = [Tile((place, 0), kind, 0, "green") for place, kind in enumerate(kinds)]
    lists = list(product(ANIMALS, repeat=len(kinds)))
    assert sum(chance_of(tiles, animals) for animals in lists) == 1
    for animals in lists:
        assert chance_of(tiles, animals) == prod(of_one_kind(kind, kinds, animals) for kind in (STRAIGHT, CURVED))


def of_one_kind(kind: str, kinds: tuple[str, ...], animals: tuple[str, ...]) -> Fraction:
    drawn = Counter(animal for place, animal in enumerate(animals) if kinds[place] == kind)
    ways = prod(perm(ANIMALS_OWNED[kind].get(animal, 0), times) for animal, times in drawn.items())
    return Fraction(ways, perm(OWNED[kind], drawn.total()))


def test_du_4_two_colours_of_a_ring_draw_from_tiles_of_their_own() -> None:
    tiles = [Tile((0, 0), CURVED, 0, "red"), Tile((1, 0), CURVED, 0, "green")]
    assert chance_of(tiles, ["dingo", "dingo"]) == Fraction(1, 81)
    assert chance_of([tiles[0], tiles[0]], ["dingo", "dingo"]) == 0


def test_du_4_nothing_lies_before_the_animals_are_drawn() -> None:
    oracle = Oracle(2, {"start": "frame", "scoring": "special"})
    assert oracle.node() == {"kind": "chance", "due": "animals"}
    assert (oracle.position()["tiles"], oracle.position()["to_move"], oracle.legal()) == ([], None, [])
    with pytest.raises(ValueError, match="animals"):
        oracle.chance({"animals": ["dingo"] * 24})
    oracle.chance(oracle.roll(Random(1)))
    assert all(tile["animal"] for tile in oracle.position()["tiles"])
    assert oracle.node()["seats"] == [0]
