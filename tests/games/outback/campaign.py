"""Many more random games against the oracle than CI plays: python -m tests.games.outback.campaign GAMES [FIRST_SEED]

Goes round all sets of options, tells what occurred, and stops at the first disagreement.
"""

import sys
from collections import Counter
from functools import cache
from itertools import count

from .comparing import ALL_SETS, Comparison
from .oracle import moves
from .oracle.land import Hex, Land

every_part, every_keep, every_take = moves.subsets, moves.keeps, moves.takes


@cache
def different_parts(dice: tuple[str, ...]) -> list[list[str]]:
    return [list(part) for part in {tuple(part) for part in every_part(list(dice))}]


@cache
def known_keeps(dice: tuple[str, ...]) -> list[moves.Move]:
    return every_keep(list(dice))


class Empty(Land):
    """A landscape of which all hexes are free."""

    def __init__(self, places: tuple[Hex, ...]) -> None:
        self.places = list(places)

    def free(self) -> list[Hex]:
        return self.places


@cache
def takes_if_empty(dice: tuple[str, ...], jeep: frozenset[str], places: tuple[Hex, ...]) -> list[moves.Move]:
    return every_take(list(dice), list(jeep), Empty(places))


def takes_sooner(dice: list[str], jeep: list[str], land: Land) -> list[moves.Move]:
    """Whether a hex is free has nothing to do with the rest, so it is asked last."""
    free = set(land.free())
    found = takes_if_empty(tuple(dice), frozenset(jeep), tuple(land.content))
    return [move for move in found if (move["row"], move["hex"]) in free]


def hurry() -> None:
    """What the oracle finds by trying everything again and again, it also finds by trying it once."""
    moves.takes = takes_sooner
    moves.subsets = lambda dice: different_parts(tuple(dice))
    moves.keeps = lambda dice: known_keeps(tuple(dice))


def main(games: str, first_seed: str = "0") -> None:
    hurry()
    seen: Counter[str] = Counter()
    for number, seed in zip(range(int(games)), count(int(first_seed)), strict=False):
        seats, options = ALL_SETS[seed % len(ALL_SETS)]
        seen += Comparison(seats, options, seed, thorough=number % 500 == 0).play()
    for what, how_often in sorted(seen.items()):
        sys.stdout.write(f"{how_often:>9} {what}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
