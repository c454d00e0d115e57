"""Somebody, as the rest of the server knows them, and as they see themselves."""

from collections.abc import Sequence
from dataclasses import dataclass

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


def person_to_json(person: Person, ratings: Sequence[RatingRow]) -> dict[str, object]:
    """For nobody but the person."""
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "language": person.language,
        "ratings": {row.game: rating_to_json(row) for row in sorted(ratings, key=lambda row: row.game)},
    }


def rating_to_json(row: RatingRow) -> dict[str, int]:
    return {
        "rating": round(row.rating),
        "deviation": round(row.deviation),
        "played": row.played,
        "won": row.won,
    }
