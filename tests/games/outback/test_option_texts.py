"""What options say about numbers of the components is what the components say."""

import re

import pytest

from tablelands.core.text import LANGUAGES, Language, Text
from tablelands.games.outback.components import STANDARD, load_components
from tablelands.games.outback.state import ANIMALS
from tablelands.games.outback.words import texts
from tablelands.games.outback.words.texts import FACES

COMPONENTS = load_components(STANDARD)
TWO: dict[Language, str] = {"en": "two points", "de": "zwei Punkte", "fr": "deux points"}
SEVEN: dict[Language, str] = {"en": "seven dice", "de": "sieben Würfel", "fr": "sept dés"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: Text, language: Language) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text.say(language))]


@every_language
def test_ob_22_every_lost_space_costs_the_same(language: Language) -> None:
    assert numbers(texts.PENALTIES[0], language) == [COMPONENTS.lost_plain]
    assert numbers(texts.PENALTY_NAMES[0], language) == [COMPONENTS.lost_flat]
    assert (COMPONENTS.lost_plain, TWO[language] in texts.PENALTY.say(language)) == (2, True)


@every_language
@pytest.mark.parametrize("tile", [0, 1])
def test_ob_22_animals_beside_a_lost_space_cost(tile: int, language: Language) -> None:
    text = texts.PENALTY_NAMES[2 + tile]
    usual, more = numbers(text, language)
    named = {animal for animal in range(len(ANIMALS)) if FACES[animal].say(language) in text.say(language)}
    costs = COMPONENTS.neighbours[tile * len(ANIMALS) : (tile + 1) * len(ANIMALS)]
    assert costs == tuple(more if animal in named else usual for animal in range(len(ANIMALS)))


@every_language
def test_ob_20_the_dice_of_the_plus_edition(language: Language) -> None:
    assert (COMPONENTS.plus.dice, SEVEN[language] in texts.EDITION.say(language)) == (7, True)
