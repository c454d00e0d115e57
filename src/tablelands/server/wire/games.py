"""Which games there are, what can be chosen, and their rules in words."""

from typing import Literal, NotRequired, TypedDict

from tablelands.core.wire import SketchJson
from tablelands.server.wire.own import GameId, Options, OptionsGiven, Pieces

OptionValue = str | int | bool | None


class Choice(TypedDict):
    """`sketches` shows what it looks like on the table, for each number of seats there may be."""

    value: OptionValue
    text: str
    sketches: NotRequired[list[SketchJson]]


class Need(TypedDict):
    """Another option, the value that it must have, and the clause that says so."""

    option: str
    value: OptionValue
    rule: str


class Option(TypedDict):
    """`kind` says what a value may be besides the choices: nothing, a number from `least` to `most`, a size [a, b] with
    sides within them, a list of cells, a course. `title` is a word or two, `text` a sentence; `how`
    says how people write a value."""

    name: str
    kind: Literal["choice", "number", "size", "cells", "course"]
    title: str
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


class WantedSetup(TypedDict):
    seats: int
    options: NotRequired[OptionsGiven | None]


class Setup(TypedDict):
    """What would be played: every option with its value. `words` writes values beyond the choices as people do,
    `sketches` shows what options look like on the table."""

    game: GameId
    seats: int
    options: Options
    words: dict[str, str]
    sketches: dict[str, SketchJson]


class PiecesAnswer(TypedDict):
    game: GameId
    pieces: Pieces


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
