"""Somebody, as the rest of the server knows them, and as they see themselves."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from tablelands.core.text import LANGUAGES, Language
from tablelands.server.store.rows import PersonRow, RatingRow


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    language: Language
    guest: bool


def person_of(row: PersonRow) -> Person:
    language = next((known for known in LANGUAGES if known == row.language), LANGUAGES[0])
    return Person(row.id, row.name, language, guest=row.login is None)


class RatingJson(Struct):
    rating: int
    deviation: int
    played: int
    won: int


class PersonJson(Struct):
    """For nobody but the person. `ratings` are by game."""

    id: str
    name: str
    guest: bool
    language: Language
    ratings: dict[str, RatingJson]


def person_to_json(person: Person, rows: Sequence[RatingRow]) -> PersonJson:
    ratings = {
        row.game: RatingJson(round(row.rating), round(row.deviation), row.played, row.won)
        for row in sorted(rows, key=lambda row: row.game)
    }
    return PersonJson(person.id, person.name, person.guest, person.language, ratings)
