"""Guests' names."""

from tablelands.core.text import LANGUAGES
from tablelands.server.people.checks import check_name
from tablelands.server.people.names import ANIMALS, NAME, TRAITS, guest_name


def test_every_guests_name_is_a_name_in_every_language() -> None:
    for animal in ANIMALS:
        for trait in TRAITS:
            for language in LANGUAGES:
                name = NAME.fill(animal=animal, trait=trait).say(language)
                assert check_name(name) == name


def test_no_two_guests_names_are_the_same() -> None:
    for language in LANGUAGES:
        assert len({animal.say(language) for animal in ANIMALS}) == len(ANIMALS)
        assert len({trait.say(language) for trait in TRAITS}) == len(TRAITS)


def test_guests_are_called_in_their_language_and_seldom_alike() -> None:
    for language in LANGUAGES:
        names = [guest_name(language) for _ in range(50)]
        assert all(any(name.endswith(trait.say(language)) for trait in TRAITS) for name in names)
        assert len(set(names)) > 25
