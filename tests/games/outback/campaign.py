"""Many more random games against the oracle than CI plays: python -m tests.games.outback.campaign GAMES [FIRST_SEED]

Goes round all sets of options, tells what occurred, and stops at the first disagreement.
"""

import sys
from collections import Counter
from functools import cache
from itertools import count

from .comparing import ALL_SETS, Comparison
from .oracle import moves
from .oracle.land import Land

every_part, every_keep, every_take = moves.subsets, moves.keeps, moves.takes


@cache
def different_parts(dice: tuple[str, ...]) -> list[list[str]]:
    return [list(part) for part in {tuple(part) for part in every_part(list(dice))}]


@cache
def known_keeps(dice: tuple[str, ...]) -> list[moves.Move]:
    return every_keep(list(dice))


class Glance(Land):
    """The free hexes of a landscape, looked at once."""

    def __init__(self, land: Land) -> None:
        self.seen = land.free()

    def free(self) -> list[tuple[int, int]]:
        return self.seen


def takes_at_a_glance(dice: list[str], jeep: list[str], land: Land) -> list[moves.Move]:
    return every_take(dice, list(set(jeep)), Glance(land))


def hurry() -> None:
    """What the oracle finds by trying everything again and again, it also finds by trying it once."""
    moves.takes = takes_at_a_glance
    moves.subsets = lambda dice: different_parts(tuple(dice))
    moves.keeps = lambda dice: known_keeps(tuple(dice))


def main(games: str, first_seed: str = "0") -> None:
    hurry()
    seen: Counter[str] = Counter()
    for number, seed in zip(range(int(games)), count(int(first_seed)), strict=False):
        seats, options = ALL_SETS[seed % len(ALL_SETS)]
        seen += Comparison(seats, options, seed, thorough=number % 100 == 0).play()
    for what, how_often in sorted(seen.items()):
        sys.stdout.write(f"{how_often:>9} {what}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
