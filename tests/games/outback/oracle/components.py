"""What lies in the box: OB-1 to OB-4, OB-20 and OB-22 as plain data."""

from typing import Any

from .errors import Malformed

ANIMALS = ["emu", "kangaroo", "koala", "platypus", "monitor"]
JOKER = "joker"
FACES = [*ANIMALS, JOKER]

TILES_PER_ANIMAL = 18
JEEP_PLACES = 5
ROLLS_PER_TURN = 3
DICE = {"basic": 6, "plus": 7}

# OB-2, OB-3: row number -> x of each hex centre, counted in half hex widths.
ROWS = {
    "basic": {2: [1, 3, 5], 3: [0, 2, 4, 6], 4: [1, 3, 5], 5: [0, 2, 4, 6], 6: [1]},
    "plus": {
        2: [1, 3, 5],
        3: [0, 2, 4, 6],
        4: [1, 3, 5],
        5: [0, 2, 4, 6],
        6: [1, 3, 5],
        7: [2],
    },
}

# OB-4: the track from its start to its end, as positions spell it.
TRACK: list[int | str] = [-3, *range(1, 10), *(f"U{n}" for n in range(1, 13))]

# OB-20
BONUS_VALUE = {
    "full": 3,
    "off-start": 2,
    "two-upper": 2,
    **{f"five-{animal}": 2 for animal in ANIMALS},
    "row-2": 1,
    "row-3": 2,
    "row-4": 2,
    "row-5": 3,
    "row-6": 3,
    "row-7": 4,
}
BONUS_TILES = list(BONUS_VALUE)
BONUS_TILES_DRAWN = 5

# OB-22
PENALTY_TILES = ["flat", "row", "neighbours-a", "neighbours-b"]
NEIGHBOUR_PENALTY = {
    "neighbours-a": {"koala": 2, "platypus": 2, "emu": 1, "kangaroo": 1, "monitor": 1},
    "neighbours-b": {"kangaroo": 2, "emu": 2, "koala": 1, "platypus": 1, "monitor": 1},
}

OPTION_VALUES: dict[str, list[Any]] = {
    "edition": ["basic", "plus"],
    "end": ["first-full", "all-full"],
    "bonus_tiles": ["all", 5],
    "penalty_tile": ["none", "drawn", *PENALTY_TILES],
}


def check_setup(seats: int, options: dict[str, Any]) -> None:
    if type(seats) is not int or not 2 <= seats <= 4:
        raise Malformed("seats")
    if set(options) != set(OPTION_VALUES):
        raise Malformed("options")
    for name, value in options.items():
        if value not in OPTION_VALUES[name] or type(value) not in (str, int):
            raise Malformed(name)
    if options["edition"] == "basic":
        check_no_plus_option(options)


def check_no_plus_option(options: dict[str, Any]) -> None:
    for name in ("bonus_tiles", "penalty_tile"):
        if options[name] != OPTION_VALUES[name][0]:
            raise Malformed(name)


def in_order(names: list[str], order: list[str]) -> list[str]:
    return sorted(names, key=order.index)
