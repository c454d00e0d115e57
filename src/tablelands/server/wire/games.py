"""Which games there are, what can be chosen, and their rules in words."""

from typing import TypedDict

from tablelands.core.wire import OptionJson


class Bot(TypedDict):
    id: str
    name: str
    about: str
    rating: int


class Game(TypedDict):
    """`seats` are the numbers of seats there may be. Bots are weakest first."""

    id: str
    name: str
    about: str
    rules: str
    seats: list[int]
    lists_moves: bool
    options: list[OptionJson]
    bots: list[Bot]


class GamesAnswer(TypedDict):
    games: list[Game]


class Clause(TypedDict):
    id: str
    text: str


class Section(TypedDict):
    """`text` stands before its clauses, where anything does."""

    title: str
    text: str | None
    clauses: list[Clause]


class Ruling(TypedDict):
    """An answer to what the printed rules leave open, for these clauses."""

    clauses: list[str]
    text: str


class Note(TypedDict):
    title: str
    text: str


class RulesPage(TypedDict):
    """Texts are Markdown. `rules` is the version."""

    game: str
    rules: str
    title: str
    intro: str
    sections: list[Section]
    rulings: list[Ruling]
    notes: list[Note]
