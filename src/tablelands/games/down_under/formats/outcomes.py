"""Chance outcomes: the line that is drawn (DU-51), and the animals on a line or frame (DU-4)."""

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import assert_never

from tablelands.core.errors import IllegalMove
from tablelands.core.json_fields import Fields
from tablelands.core.node import Chance
from tablelands.core.text import Text, cell, joined

from ..components import ANIMALS, ANIMALS_OWNED, Animal
from ..rules import lines
from ..rules.animals import ANIMAL_COUNT, animals_beside_line, colour_of_tile, kind_of_tile, line_of, tiles_of_nobody
from ..state import ANIMALS_DUE, LINE_DUE, State
from ..words import play_texts, refusal_texts, texts
from .options import Cell, is_list_of_cells
from .wire import DrawnLineJson, OutcomeJson

Animals = tuple[int, ...]
"""An index of ANIMALS for each tile of the line or frame, in order."""


@dataclass(frozen=True, slots=True)
class DrawnLine:
    cells: tuple[Cell, ...]
    animals: Animals | None = None


@dataclass(frozen=True, slots=True)
class DrawnAnimals:
    animals: Animals


Outcome = DrawnLine | DrawnAnimals


def due(state: State) -> Chance:
    return Chance("animals", state.slots) if state.due == ANIMALS_DUE else Chance("line")


# Codes


def encode(state: State, outcome: Outcome) -> int:
    match outcome:
        case DrawnLine(cells, animals):
            return _animals_code(animals or ()) << lines.LONGEST | (line_code(list(cells)) or 0)
        case DrawnAnimals(animals):
            return _animals_code(animals)
        case _:
            assert_never(outcome)


def _animals_code(animals: Animals) -> int:
    return sum(animal * ANIMAL_COUNT**tile for tile, animal in enumerate(animals))


def line_code(cells: list[Cell]) -> int | None:
    """The code of a line of steps north and east from (0, 0), if it is one."""
    if not 2 <= len(cells) <= lines.LONGEST or cells[0] != (0, 0):
        return None
    code = 1
    for (x, y), (to_x, to_y) in pairwise(cells):
        if (to_x - x, to_y - y) not in ((0, -1), (1, 0)):
            return None
        code = code * 2 + y - to_y
    return code


def decode(state: State, code: int) -> Outcome:
    if state.due == ANIMALS_DUE:
        return DrawnAnimals(_animals(code, state.slots))
    steps, cells = lines.line_steps(state), [(0, 0)]
    for step in range(steps):
        north = lines.step_north(line_of(code), steps, step)
        cells.append((cells[-1][0] + 1 - north, cells[-1][1] - north))
    return DrawnLine(tuple(cells), _animals(animals_beside_line(code), steps + 1) if state.special else None)


def _animals(code: int, tiles: int) -> Animals:
    return tuple(code // ANIMAL_COUNT**tile % ANIMAL_COUNT for tile in range(tiles))


# What can come up


def sample(state: State, random: Random) -> Outcome:
    if state.due == ANIMALS_DUE:
        return DrawnAnimals(_sample_animals(state, 0, random))
    codes = [0] * lines.MAX_LINES
    code = random.choice(codes[: lines.list_lines(state, codes)])
    drawn = decode(state, code)
    assert isinstance(drawn, DrawnLine)
    return DrawnLine(drawn.cells, _sample_animals(state, code, random) if state.special else None)


def _sample_animals(state: State, line: int, random: Random) -> Animals:
    """Each colour's tiles of a kind are shuffled and laid one after the other."""
    piles = {(colour, kind): _pile(kind) for colour in range(2) for kind in range(len(ANIMALS_OWNED))}
    for pile in piles.values():
        random.shuffle(pile)
    return tuple(piles[tile].pop() for tile in _tiles(state, line))


def _pile(kind: int) -> list[int]:
    return [animal for animal in range(ANIMAL_COUNT) for _ in range(ANIMALS_OWNED[kind][animal + 1])]


def _tiles(state: State, line: int) -> list[tuple[int, int]]:
    """Colour and kind of each tile of the line or frame, in order."""
    return [(colour_of_tile(state, tile), kind_of_tile(state, line, tile)) for tile in range(tiles_of_nobody(state))]


def check(state: State, outcome: Outcome) -> None:
    match outcome:
        case DrawnLine(cells, animals):
            code = line_code(list(cells))
            if state.due != LINE_DUE:
                raise IllegalMove("DU-51", play_texts.NO_LINE_DUE)
            if code is None or not is_due(state, code):
                raise IllegalMove("DU-51", play_texts.NO_SUCH_LINE)
            _check_animals(state, code, animals)
        case DrawnAnimals(animals):
            if state.due != ANIMALS_DUE:
                raise IllegalMove("DU-51", play_texts.LINE_FIRST)
            _check_animals(state, 0, animals)
        case _:
            assert_never(outcome)


def is_due(state: State, code: int) -> bool:
    steps = lines.line_steps(state)
    return code >> steps == 1 and lines.may_be_drawn(state, code - (1 << steps), steps)


def _check_animals(state: State, line: int, animals: Animals | None) -> None:
    if not state.special:
        if animals is not None:
            raise IllegalMove("DU-4", play_texts.ANIMALS_TOO_MUCH)
        return
    tiles = _tiles(state, line)
    if animals is None or len(animals) != len(tiles):
        raise IllegalMove("DU-4", play_texts.ONE_EACH.fill(tiles=len(tiles)))
    for ((_, kind), animal), count in Counter(zip(tiles, animals, strict=True)).items():
        if count > ANIMALS_OWNED[kind][animal + 1]:
            raise IllegalMove("DU-4", play_texts.NOT_THAT_MANY.fill(animal=texts.ANIMALS[animal]))


# JSON and text


def to_json(outcome: Outcome) -> OutcomeJson:
    match outcome:
        case DrawnLine(cells, animals):
            line: DrawnLineJson = {"line": [list(cell) for cell in cells]}
            return line if animals is None else {**line, "animals": _names(animals)}
        case DrawnAnimals(animals):
            return {"animals": _names(animals)}
        case _:
            assert_never(outcome)


def _names(animals: Animals) -> list[Animal]:
    return [ANIMALS[animal] for animal in animals]


def from_json(value: object) -> Outcome:
    fields = Fields(value, "outcome")
    animals = _read_animals(fields) if fields.has("animals") else None
    if animals is not None and not fields.has("line"):
        return DrawnAnimals(animals)
    cells = fields.list("line")
    if not is_list_of_cells(cells):
        raise fields.refuse(refusal_texts.POSITION_HAS_NO_LINE)
    return DrawnLine(tuple((x, y) for x, y in cells), animals)


def _read_animals(fields: Fields) -> Animals:
    names = fields.list("animals")
    if not all(name in ANIMALS for name in names):
        raise fields.refuse(refusal_texts.NO_ANIMAL_NAMES.fill(names=", ".join(ANIMALS)))
    return tuple(ANIMALS.index(name) for name in names)


def write(outcome: Outcome) -> str:
    line = "line " + " ".join(f"{x},{y}" for x, y in outcome.cells) if isinstance(outcome, DrawnLine) else ""
    animals = "" if outcome.animals is None else "animals " + " ".join(ANIMALS[animal] for animal in outcome.animals)
    return f"{line} {animals}".strip()


def tell(outcome: Outcome) -> Text:
    animals = joined([texts.ANIMALS[animal] for animal in outcome.animals or ()])
    if isinstance(outcome, DrawnAnimals):
        return play_texts.ANIMALS_DRAWN.fill(animals=animals)
    text = play_texts.LINE_DRAWN if outcome.animals is None else play_texts.LINE_AND_ANIMALS_DRAWN
    return text.fill(cells=joined([cell(x, y) for x, y in outcome.cells]), animals=animals)
