"""What the front door shows where the page was not built: that it was not, and the tables that wait for somebody."""

from html import escape

from tablelands.core.registry import find_game
from tablelands.core.text import Language, Text, give_ids
from tablelands.server.hosting.tables import Tables
from tablelands.server.http.listing import AT_A_TIME, listed
from tablelands.server.store.rows import TableRow

NOT_BUILT = Text(
    "The page of this server was not built. 'make page' builds it.",
    "Die Seite dieses Servers wurde nicht gebaut. „make page“ baut sie.",
    "La page de ce serveur n’a pas été construite. « make page » la construit.",
)
HOW_TO_PLAY = Text(
    "Programs can play all the same; this is how:",
    "Programme können trotzdem spielen, und zwar so:",
    "Les programmes peuvent jouer quand même\u00a0; voici comment\u00a0:",
)
OPEN_TABLES = Text("Open tables", "Offene Tische", "Tables ouvertes")
NONE_OPEN = Text("None at the moment.", "Zurzeit keine.", "Aucune pour le moment.")
FREE = Text(
    "{game}: {names}; free seats: {free}",
    "{game}: {names}; freie Plätze: {free}",
    "{game}\u00a0: {names}\u00a0; places libres\u00a0: {free}",
)
NOBODY_YET = Text("nobody yet", "noch niemand", "personne encore")
give_ids("server.plain", globals())


class PlainPage:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def html(self, language: Language) -> str:
        rows = await self.tables.store.list_tables("open", None, None, None, AT_A_TIME)
        lines = "".join(f"<li>{line_of(row, language)}</li>" for row in rows)
        shown = f"<ul>{lines}</ul>" if rows else f"<p>{escape(NONE_OPEN.say(language))}</p>"
        return (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>Tablelands</title><h1>Tablelands</h1>'
            f"<p>{escape(NOT_BUILT.say(language))}</p>"
            f'<p>{escape(HOW_TO_PLAY.say(language))} <a href="/docs">/docs</a></p>'
            f"<h2>{escape(OPEN_TABLES.say(language))}</h2>{shown}</html>"
        )


def line_of(row: TableRow, language: Language) -> str:
    seats = listed(row, None, language)["seats"]
    names = ", ".join(seat["name"] for seat in seats if seat["sit"] != "open") or NOBODY_YET
    free = sum(seat["sit"] == "open" for seat in seats)
    told = FREE.fill(game=find_game(row.game).name, names=names, free=free)
    return f'{escape(told.say(language))} <a href="/api/tables/{row.id}">{row.id}</a>'
