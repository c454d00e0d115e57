"""What seats, colours and cells are called."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined, same

from ..formats.notation import ANIMAL_LETTERS
from ..state import State
from . import texts


def own_colours(state: State, seat: int) -> list[int]:
    return [seat + 2 * route for route in range(state.routes)]


def seat_name(state: State, seat: int) -> Text:
    names = [texts.COLOURS[colour] for colour in own_colours(state, seat)]
    return names[0] if len(names) == 1 else texts.TWO_COLOURS.fill(one=names[0], two=names[1])


def colour_names(colours: Sequence[int]) -> Text:
    return joined([texts.COLOURS[colour] for colour in colours])


def lettered(letters: Sequence[str], names: Sequence[Text]) -> Text:
    """The letters that stand for something, each with its meaning."""
    return joined([joined([same(letter), name], " ") for letter, name in zip(letters, names, strict=True)])


def lettered_animals() -> Text:
    return lettered(ANIMAL_LETTERS[1:-1], texts.ANIMALS)
