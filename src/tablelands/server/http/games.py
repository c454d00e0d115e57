"""Which games there are, and what can be chosen: enough to draw a form from."""

from functools import cache
from typing import Any

from tablelands.bots.roster import bots_for, rating_of, usual_bot
from tablelands.core.game import Game
from tablelands.core.options import Setup
from tablelands.core.pages import Page, rules_page
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import NotFound
from tablelands.server.http.calls import Call, Reply
from tablelands.server.service import Tables
from tablelands.server.tables.making import options_of

UNRATED = 1500


class GameDoors:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def list(self, call: Call) -> Reply:
        described = [described_game(game_id, call.language) for game_id in game_ids()]
        return Reply(200, {"games": [await self._rated(game) for game in described]})

    async def rules(self, call: Call) -> Reply:
        game = find_game(call.parts["game"])
        page = rules_page(game)
        if page is None:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=call.path))
        return Reply(200, {"game": game.id, "rules": game.rules_version} | page_to_json(page, call.language))

    async def setup(self, call: Call) -> Reply:
        game, fields = find_game(call.parts["game"]), call.fields()
        setup = game.setup(fields.values.get("seats"), options_of(fields))
        return Reply(200, described_setup(game, setup, call.language))

    async def pieces(self, call: Call) -> Reply:
        game = find_game(call.parts["game"])
        if game.pieces is None:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=call.path))
        return Reply(200, {"game": game.id, "pieces": game.pieces.to_json(call.language)})

    async def _rated(self, game: dict[str, Any]) -> dict[str, Any]:
        bots = []
        for bot in game["bots"]:
            rows = await self.tables.answered(self.tables.store.read_ratings(f"bot:{bot['id']}"))
            measured = rating_of(find_game(game["id"]), bot["id"])
            rating = next((row.rating for row in rows if row.game == game["id"]), measured)
            shown = UNRATED if rating is None else round(rating)
            bots.append(bot | {"rating": shown, "measured": rating is not None})
        return game | {"bots": bots}


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
        "bots": [
            {"id": bot.name, "name": bot.title.say(language), "about": bot.about.say(language)}
            for bot in bots_for(game)
        ],
        "usual": usual_bot(game).name,
    }


def described_setup(game: Game[Any, Any, Any], setup: Setup, language: Language) -> dict[str, Any]:
    own = [one for one in game.options if setup.options[one.name] not in one.choices]
    return {
        "game": game.id,
        "seats": setup.seats,
        "options": setup.options,
        "words": {one.name: one.in_words(setup.options[one.name]).say(language) for one in own if one.in_words},
        "sketches": {one.name: one.sketch(setup.options[one.name], setup.seats) for one in game.options if one.sketch},
    }


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
