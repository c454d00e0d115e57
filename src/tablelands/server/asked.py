"""What somebody asks to do at a table, read once."""

from unicodedata import category

import msgspec

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields
from tablelands.server import texts
from tablelands.server.http.calls import short_text

AT_A_SEAT = ("play", "resign", "take-back", "hint")


class Asked(msgspec.Struct, frozen=True):
    """`key` is an id of the caller's own. Of the others an act has those that it needs."""

    key: str
    seat: int = -1
    move: object = None
    version: int = -1
    answer: bool | None = None
    text: str = ""


def read_asked(what: str, fields: Fields) -> Asked:
    """Refuses what has not the shape of the act."""
    key = act_key(fields)
    seat = fields.integer("seat", 0) if what in AT_A_SEAT else -1
    match what:
        case "play":
            return Asked(key, seat, fields.any("move"), fields.integer("version"))
        case "take-back":
            return Asked(key, seat, answer=fields.flag("answer") if fields.has("answer") else None)
        case "say":
            return Asked(key, text=said(fields))
        case _:
            return Asked(key, seat)


def act_key(fields: Fields) -> str:
    key = short_text(fields, "key", 1, 100)
    if not key.isprintable() and any(category(character) in ("Cc", "Cs") for character in key):
        raise BadRequest(texts.CONTROL_CHARACTERS.fill(name="key"))
    return key


def said(fields: Fields) -> str:
    text = short_text(fields, "text", 1, 500)
    if any(ord(character) < 32 and character != "\n" for character in text):
        raise BadRequest(texts.CONTROL_CHARACTERS.fill(name="text"))
    return text
