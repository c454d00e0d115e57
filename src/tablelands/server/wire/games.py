"""Which games there are, what can be chosen, and their rules in words."""

from typing import NotRequired, TypedDict

from tablelands.core.wire import OptionJson, SketchJson
from tablelands.server.wire.own import GameId, Options, OptionsGiven, Pieces


class Bot(TypedDict):
    """`measured`: its rating comes from games, and is not only where everybody begins."""

    id: str
    name: str
    about: str
    rating: int
    measured: bool


class Game(TypedDict):
    """`seats` are the numbers of seats there may be. Bots are weakest first; `usual` is the one to begin with."""

    id: str
    name: str
    about: str
    rules: str
    seats: list[int]
    lists_moves: bool
    options: list[OptionJson]
    bots: list[Bot]
    usual: str


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
