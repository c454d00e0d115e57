"""Which games there are, what can be chosen, and their rules in words."""

from typing import Annotated, NotRequired, TypedDict

from tablelands.core.schema import Keywords
from tablelands.core.wire import OptionJson, SketchJson
from tablelands.server.api.own import GameId, Options, OptionsGiven, Pieces


class Bot(TypedDict):
    """A bot's rating never changes. `measured`: it comes from games in the arena; else it is where everybody begins."""

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


class ClosedChoice(TypedDict):
    """A choice that does not go with the others. `seats` are the numbers of seats with which it would."""

    option: str
    choice: Annotated[int, Keywords(minimum=0)]
    rule: str | None
    seats: list[int]


class Setup(TypedDict):
    """What would be played: every option with its value. `words` writes values beyond the choices as people do,
    `sketches` shows what options look like on the table, `closed` has the choices that would be refused; `choice` is an
    index into the choices of the option."""

    game: GameId
    seats: int
    options: Options
    words: dict[str, str]
    sketches: dict[str, SketchJson]
    closed: list[ClosedChoice]


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
