"""Who you are."""

from typing import Annotated, NotRequired, TypedDict

from tablelands.core.schema import Keywords
from tablelands.server.api.common import Language

Name = Annotated[str, Keywords(minLength=1, maxLength=40)]
Login = Annotated[str, Keywords(minLength=3, maxLength=64)]
Password = Annotated[str, Keywords(minLength=8, maxLength=256)]


class Rating(TypedDict):
    rating: int
    deviation: int
    played: int
    won: int


class Person(TypedDict):
    """For nobody but the person. `ratings` are by game."""

    id: str
    name: str
    guest: bool
    language: Language
    ratings: dict[str, Rating]


class NewPerson(TypedDict):
    """Without a name you are given one."""

    name: NotRequired[Name | None]


class PersonChange(TypedDict):
    name: NotRequired[Name | None]
    language: NotRequired[Language | None]


class NewAccount(TypedDict):
    login: Login
    password: Password


class Credentials(TypedDict):
    login: str
    password: str


class PersonAnswer(TypedDict):
    person: Person


class MeAnswer(TypedDict):
    """`person` is null only if `nobody=ok` was asked for."""

    person: Person | None


class Introduction(TypedDict):
    """The token is told once: keep it. The cookie `tablelands` has it too."""

    person: Person
    token: str
