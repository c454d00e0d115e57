"""DU-4: the animals on the tiles of a line or frame, which luck lays.

They are coded as one number with a digit for each tile, to the base of five animals, the first tile's the lowest. With
a line that is drawn the line's own code stands below them.
"""

from tablelands.core.rule import TOO_MANY, inlined, rule

from ..components import ANIMALS, ANIMALS_OWNED, KIND_OF, TERMINAL
from ..state import FRAME, LINE_DUE, State
from .lines import LONGEST, face_on_line, line_steps, list_lines
from .random_numbers import share_of, stretched

ANIMAL_COUNT = len(ANIMALS)
LINE_MASK: int = 2**LONGEST - 1


@rule
def line_of(outcome: int) -> int:
    return outcome & LINE_MASK


@rule
def animals_beside_line(outcome: int) -> int:
    return outcome >> LONGEST


@rule
def put_animals(s: State, animals: int) -> None:
    for slot in range(1, s.slots + 1):
        s.animal[slot] = animals % ANIMAL_COUNT + 1
        animals //= ANIMAL_COUNT


@rule
def outcomes(s: State, out: list[int], weights: list[int]) -> int:
    """All lines that may be drawn, equally likely; with animals there are too many to list."""
    if s.special:
        return TOO_MANY
    count = list_lines(s, out)
    for index in range(count):
        weights[index] = 1
    return count


@rule
def roll(s: State, luck: int, scratch: list[int], pool: list[int]) -> int:
    line = 0
    if s.due == LINE_DUE:
        line = scratch[share_of(luck, list_lines(s, scratch))]
    if not s.special:
        return line
    animals = roll_animals(s, line, luck, pool)
    return animals << LONGEST | line if s.due == LINE_DUE else animals


@rule
def roll_animals(s: State, line: int, luck: int, pool: list[int]) -> int:
    """For each tile in order one of its colour's tiles of that kind still left, all equally likely."""
    fill_pool(pool)
    animals, unit = 0, 1
    for tile in range(tiles_of_nobody(s)):
        luck = stretched(luck)
        animals += unit * (take_out(pool, colour_of_tile(s, tile), kind_of_tile(s, line, tile), luck) - 1)
        unit *= ANIMAL_COUNT
    return animals


@rule
@inlined
def tiles_of_nobody(s: State) -> int:
    """How many tiles the line or frame has."""
    return line_steps(s) + 1 if s.due == LINE_DUE else s.slots


@rule
@inlined
def colour_of_tile(s: State, tile: int) -> int:
    """DU-52: a frame is red and green by turns."""
    return tile % 2 if s.start == FRAME else 0


@rule
def kind_of_tile(s: State, line: int, tile: int) -> int:
    face = face_on_line(line, line_steps(s), tile) if s.due == LINE_DUE else s.face[tile + 1]
    return KIND_OF[face]


@rule
def fill_pool(pool: list[int]) -> None:
    """All tiles of two colours, by colour, kind and animal."""
    for colour in range(2):
        for kind in range(TERMINAL):
            for animal in range(1, ANIMAL_COUNT + 1):
                pool[colour * 12 + kind * 6 + animal] = ANIMALS_OWNED[kind][animal]


@rule
def take_out(pool: list[int], colour: int, kind: int, luck: int) -> int:
    """One animal out of the pool."""
    first, left = colour * 12 + kind * 6, 0
    for animal in range(1, ANIMAL_COUNT + 1):
        left += pool[first + animal]
    chosen, animal = share_of(luck, left), 1
    while chosen >= pool[first + animal]:
        chosen -= pool[first + animal]
        animal += 1
    pool[first + animal] -= 1
    return animal
