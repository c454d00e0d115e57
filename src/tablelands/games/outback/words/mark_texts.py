"""How the diagram marks what is new."""

from tablelands.core.text import Text, give_ids

NEW = Text(
    "An animal in brackets, such as (koa): new since your last turn.",
    "Ein Tier in Klammern, etwa (koa): neu seit deinem letzten Zug.",
    "Un animal entre parenthèses, comme (koa) : installé depuis votre dernier tour.",
)

give_ids("outback.mark", globals())
