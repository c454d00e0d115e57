"""Which games there are, and what can be chosen: enough to draw a form from."""

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import Any

from tablelands.bots.bot import Bot
from tablelands.bots.roster import bots_for, rating_of, usual_bot
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.options import Setup
from tablelands.core.pages import Page, rules_page
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import NotFound
from tablelands.server.http.calls import Call, Reply
from tablelands.server.tables.making import options_of

UNRATED = 1500


class GameDoors:
    async def list(self, call: Call) -> Reply:
        return Reply(200, {"games": [described_game(game_id, call.language) for game_id in game_ids()]})

    async def rules(self, call: Call) -> Reply:
        game = find_game(call.parts["game"])
        page = rules_page(game)
        if page is None:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=call.path))
        return Reply(200, {"game": game.id, "rules": game.rules_version} | page_to_json(page, call.language))

    async def setup(self, call: Call) -> Reply:
        game, fields = find_game(call.parts["game"]), call.fields()
        seats, options = fields.values.get("seats"), options_of(fields)
        return Reply(200, await asyncio.to_thread(described_setup, game, seats, options, call.language))

    async def pieces(self, call: Call) -> Reply:
        game = find_game(call.parts["game"])
        if game.pieces is None:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=call.path))
        return Reply(200, {"game": game.id, "pieces": game.pieces.to_json(call.language)})


@cache
def described_game(game_id: str, language: Language) -> dict[str, Any]:
    game = find_game(game_id)
    return {
        "id": game.id,
        "name": game.name.say(language),
        "about": game.about.say(language),
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "lists_moves": game.lists_moves,
        "options": [option.to_json(language, game.seat_counts) for option in game.options],
        "bots": [described_bot(game, bot, language) for bot in bots_for(game)],
        "usual": usual_bot(game).name,
    }


def described_bot(game: Game[Any, Any, Any], bot: Bot, language: Language) -> dict[str, Any]:
    rating = rating_of(game, bot.name)
    return {
        "id": bot.name,
        "name": bot.title.say(language),
        "about": bot.about.say(language),
        "rating": UNRATED if rating is None else rating,
        "measured": rating is not None,
    }


def described_setup(game: Game[Any, Any, Any], seats: object, options: object, language: Language) -> dict[str, Any]:
    """May take tenths of a second: Down Under lists all lines of an area to say whether it has one."""
    setup = game.setup(seats, options)
    own = [one for one in game.options if setup.options[one.name] not in one.choices]
    return {
        "game": game.id,
        "seats": setup.seats,
        "options": setup.options,
        "words": {one.name: one.in_words(setup.options[one.name]).say(language) for one in own if one.in_words},
        "sketches": {one.name: one.sketch(setup.options[one.name], setup.seats) for one in game.options if one.sketch},
        "closed": list(closed_choices(game, setup)),
    }


def closed_choices(game: Game[Any, Any, Any], setup: Setup) -> Iterator[dict[str, Any]]:
    """Choices that would be refused with everything else as it is. Options that need another option are skipped."""
    for option in game.options:
        if option.missing(setup.options) is not None:
            continue
        for number, choice in enumerate(option.choices):
            options = dict(setup.options) | {option.name: choice}
            refusal = refusal_of(game, setup.seats, options)
            if refusal is not None:
                seats = [count for count in game.seat_counts if refusal_of(game, count, options) is None]
                yield {"option": option.name, "choice": number, "rule": refusal.rule, "seats": seats}


def refusal_of(game: Game[Any, Any, Any], seats: int, options: dict[str, Any]) -> BadRequest | None:
    try:
        game.setup(seats, options)
    except BadRequest as refusal:
        return refusal
    return None


def page_to_json(page: Page, language: Language) -> dict[str, Any]:
    """The rules in words, clause by clause; texts are Markdown."""
    return {
        "title": page.title.say(language),
        "intro": page.intro.say(language),
        "sections": [
            {
                "title": section.title.say(language),
                "text": None if section.text is None else section.text.say(language),
                "clauses": [{"id": clause.id, "text": clause.text.say(language)} for clause in section.clauses],
            }
            for section in page.sections
        ],
        "rulings": [{"clauses": list(one.clauses), "text": one.text.say(language)} for one in page.rulings],
        "notes": [{"title": note.title.say(language), "text": note.text.say(language)} for note in page.notes],
    }
