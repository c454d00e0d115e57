"""Every legal combination of the variants, and areas of every sort."""

from collections import Counter
from itertools import product
from typing import Any

from tests.games.down_under.oracle.starts import line_tiles
from tests.games.down_under.oracle.tiles import OWNED

OptionSet = tuple[int, dict[str, Any]]
SERPENT = [[0, 0], [0, -1], [1, -1], [2, -1], [2, 0], [3, 0], [4, 0], [4, -1], [4, -2], [3, -2], [3, -3], [4, -3]]
"""A line for 5 by 4 that steps south and west as well."""
NAMED = ("recommended", "recommended-long", "easy", "difficult")
SCORINGS, ENDS, MEETINGS = ("basic", "special"), (2, 1), ("both-ends", "one-end")


def option_sets() -> list[OptionSet]:
    return [*free_starts(), *drawn_lines(), *frames(), *two_routes(), *given_lines()]


def free_starts() -> list[OptionSet]:
    areas = (*NAMED, "unlimited", [3, 3], [3, 9], [4, 5], [9, 4])
    return [
        (seats, {"area": area, "scoring": scoring, "ends": ends, "meeting": meeting})
        for seats, area, scoring, ends, meeting in product((2, 3, 4), areas, SCORINGS, ENDS, MEETINGS)
    ]


def drawn_lines() -> list[OptionSet]:
    areas = (*NAMED, [3, 9], [4, 5], [9, 4])
    return [
        (seats, {"start": "line", "area": area, "scoring": scoring, "ends": ends, "meeting": meeting})
        for seats, area, scoring, ends, meeting in product((2, 3), areas, SCORINGS, ENDS, MEETINGS)
    ]


def frames() -> list[OptionSet]:
    areas = ("recommended", "easy", "difficult", [7, 5], [8, 4])
    return [
        (2, {"start": "frame", "area": area, "scoring": scoring, "ends": ends, "meeting": meeting})
        for area, scoring, ends, meeting in product(areas, SCORINGS, ENDS, MEETINGS)
    ]


def two_routes() -> list[OptionSet]:
    areas = ("recommended", "easy", "difficult", "unlimited", [3, 3], [3, 9], [4, 5])
    return [
        (2, {"routes": 2, "area": area, "scoring": scoring, "tiles_per_turn": tiles, "route_score": score} | reading)
        for area, scoring, tiles, score in product(areas, SCORINGS, (1, 2), ("longest", "sum"))
        for reading in ({"meeting": meeting} for meeting in MEETINGS)
    ]


def given_lines() -> list[OptionSet]:
    """Also lines that leave the players hardly any room (DU-14)."""
    found: list[OptionSet] = []
    lines = [SERPENT, *windings(3, 3), *windings(3, 4)[::4], *windings(4, 4)[::25]]
    for line, seats, (scoring, ends) in product(lines, (2, 3), (("basic", 2), ("basic", 1), ("special", 1))):
        area = [max(x for x, _ in line) + 1, 1 - min(y for _, y in line)]
        found.append((seats, {"start": "line", "line": line, "area": area, "scoring": scoring, "ends": ends}))
    return found


def windings(width: int, height: int) -> list[list[list[int]]]:
    """All lines from corner to corner that a colour's tiles can build."""
    found, begun = [], [[[0, 0]]]
    while begun:
        line = begun.pop()
        x, y = line[-1]
        if [x, y] == [width - 1, 1 - height]:
            found.append(line)
            continue
        for to in ([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]):
            if 0 <= to[0] < width and -height < to[1] <= 0 and to not in line:
                begun.append([*line, to])
    return [line for line in found if can_be_built(line)]


def can_be_built(line: list[list[int]]) -> bool:
    used = Counter(tile.kind for tile in line_tiles([(x, y) for x, y in line]))
    return all(count <= OWNED[kind] for kind, count in used.items())
