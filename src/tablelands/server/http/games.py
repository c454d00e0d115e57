"""Games: their options, bots and rules."""

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

from msgspec import Struct

from tablelands.bots.bot import Bot
from tablelands.bots.roster import bots_for, rating_of, usual_bot
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.options import Setup
from tablelands.core.pages import Page, rules_page
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import Language, Text
from tablelands.core.wire import OptionJson, SketchJson
from tablelands.server import texts
from tablelands.server.api.common import Count
from tablelands.server.api.own import GameId, Options, OptionsGiven, Pieces, SchemaOf
from tablelands.server.api.requests import Request
from tablelands.server.errors import NotFound
from tablelands.server.http.endpoints import endpoint
from tablelands.server.http.pipeline import Call

UNRATED = 1500


class BotJson(Struct):
    """A bot's rating never changes. `measured`: it comes from games in the arena; else it is where everybody begins."""

    id: str
    name: str
    about: str
    rating: int
    measured: bool


class GameJson(Struct):
    """`seats` are the numbers of seats there may be. Bots are weakest first; `usual` is the one to begin with."""

    id: str
    name: str
    about: str
    rules: str
    seats: list[int]
    lists_moves: bool
    options: list[OptionJson]
    bots: list[BotJson]
    usual: str


class GamesAnswer(Struct):
    games: list[GameJson]


class WantedSetup(Request):
    seats: Annotated[Any, SchemaOf(int)] = None
    options: OptionsGiven | None = None


class ClosedChoice(Struct):
    """A choice that does not go with the others. `seats` are the numbers of seats with which it would."""

    option: str
    choice: Count
    rule: str | None
    seats: list[int]


class SetupJson(Struct):
    """What would be played: every option with its value. `words` writes values beyond the choices as people do,
    `sketches` shows what options look like on the table, `closed` has the choices that would be refused; `choice` is an
    index into the choices of the option."""

    game: GameId
    seats: int
    options: Options
    words: dict[str, str]
    sketches: dict[str, SketchJson]
    closed: list[ClosedChoice]


class PiecesAnswer(Struct):
    game: GameId
    pieces: Pieces


class Clause(Struct):
    id: str
    text: str


class Section(Struct):
    """`text` stands before its clauses, where anything does."""

    title: str
    text: str | None
    clauses: list[Clause]


class Ruling(Struct):
    """An answer to what the printed rules leave open, for these clauses."""

    clauses: list[str]
    text: str


class Note(Struct):
    title: str
    text: str


class RulesPage(Struct):
    """Texts are Markdown. `rules` is the version."""

    game: str
    rules: str
    title: str
    intro: str
    sections: list[Section]
    rulings: list[Ruling]
    notes: list[Note]


class GameEndpoints:
    @endpoint("GET", "/api/games", "games", GamesAnswer)
    async def list(self, call: Call) -> GamesAnswer:
        """All games, their options and their bots."""
        return GamesAnswer([describe_game(game_id, call.language) for game_id in game_ids()])

    @endpoint("GET", "/api/games/{game}/rules", "games", RulesPage, refusals="not-found")
    async def rules(self, call: Call) -> RulesPage:
        """The rules of a game in words. Clause by clause, as Markdown."""
        game = find_game(call.path_params["game"])
        page = rules_page(game)
        if page is None:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=call.path))
        return page_to_json(game, page, call.language)

    @endpoint("POST", "/api/games/{game}/setup", "games", SetupJson, refusals="not-found")
    async def setup(self, call: Call, wanted: WantedSetup) -> SetupJson:
        """Try options before a table is made. Whether they go together, and what they come to; nothing is made. A
        refusal has the clause."""
        game = find_game(call.path_params["game"])
        return await asyncio.to_thread(describe_setup, game, wanted.seats, wanted.options, call.language)

    @endpoint("GET", "/api/games/{game}/pieces", "games", PiecesAnswer, refusals="not-found")
    async def pieces(self, call: Call) -> PiecesAnswer:
        """What a form can make values of. The boards of a course, for a game that has one."""
        game = find_game(call.path_params["game"])
        if game.pieces is None:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=call.path))
        return PiecesAnswer(game.id, game.pieces.to_json(call.language))


@cache
def describe_game(game_id: str, language: Language) -> GameJson:
    game = find_game(game_id)
    return GameJson(
        game.id,
        game.name.say(language),
        game.about.say(language),
        game.rules_version,
        list(game.seat_counts),
        game.lists_moves,
        options=[option.to_json(language, game.seat_counts) for option in game.options],
        bots=[describe_bot(game, bot, language) for bot in bots_for(game)],
        usual=usual_bot(game).name,
    )


def describe_bot(game: Game[Any, Any, Any], bot: Bot, language: Language) -> BotJson:
    rating = rating_of(game, bot.name)
    told = UNRATED if rating is None else rating
    return BotJson(bot.name, bot.title.say(language), bot.about.say(language), told, measured=rating is not None)


def describe_setup(game: Game[Any, Any, Any], seats: object, options: object, language: Language) -> SetupJson:
    """May take tenths of a second: Down Under lists all lines of an area to say whether it has one."""
    setup = game.setup(seats, options)
    values = setup.options
    own = [option for option in game.options if values[option.name] not in option.choices]
    return SetupJson(
        game.id,
        setup.seats,
        values,
        words={option.name: option.in_words(values[option.name]).say(language) for option in own if option.in_words},
        sketches={
            option.name: option.sketch(values[option.name], setup.seats) for option in game.options if option.sketch
        },
        closed=list(closed_choices(game, setup)),
    )


def closed_choices(game: Game[Any, Any, Any], setup: Setup) -> Iterator[ClosedChoice]:
    """Choices that would be refused with everything else as it is. Options that need another option are skipped."""
    for option in game.options:
        if option.missing(setup.options) is not None:
            continue
        for number, choice in enumerate(option.choices):
            options = dict(setup.options) | {option.name: choice}
            refusal = refusal_of(game, setup.seats, options)
            if refusal is not None:
                seats = [count for count in game.seat_counts if refusal_of(game, count, options) is None]
                yield ClosedChoice(option.name, number, refusal.rule, seats)


def refusal_of(game: Game[Any, Any, Any], seats: int, options: dict[str, Any]) -> BadRequest | None:
    try:
        game.setup(seats, options)
    except BadRequest as refusal:
        return refusal
    return None


def page_to_json(game: Game[Any, Any, Any], page: Page, language: Language) -> RulesPage:
    def say(text: Text) -> str:
        return text.say(language)

    sections = [
        Section(
            say(section.title),
            None if section.text is None else say(section.text),
            [Clause(clause.id, say(clause.text)) for clause in section.clauses],
        )
        for section in page.sections
    ]
    rulings = [Ruling(list(ruling.clauses), say(ruling.text)) for ruling in page.rulings]
    notes = [Note(say(note.title), say(note.text)) for note in page.notes]
    return RulesPage(game.id, game.rules_version, say(page.title), say(page.intro), sections, rulings, notes)
