"""Which games there are, what can be chosen, and their rules in words."""

from typing import Literal, NotRequired, TypedDict

OptionValue = str | int | bool | None


class Choice(TypedDict):
    value: OptionValue
    text: str


class Need(TypedDict):
    """Another option, the value that it must have, and the clause that says so."""

    option: str
    value: OptionValue
    rule: str


class Option(TypedDict):
    """`kind` says what a value may be besides the choices: nothing, a number from `least` to `most`, a size [a, b], a
    list of cells, a course. `how` says how people write it."""

    name: str
    kind: Literal["choice", "number", "size", "cells", "course"]
    text: str
    default: OptionValue
    choices: list[Choice]
    needs: list[Need]
    how: NotRequired[str]
    least: NotRequired[int]
    most: NotRequired[int]


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
    options: list[Option]
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
