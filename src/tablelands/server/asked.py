"""What somebody asks to do at a table, read once."""

from unicodedata import category

import msgspec

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields
from tablelands.server import texts
from tablelands.server.http.calls import short_text
from tablelands.server.tables.offered import was_offered

LONGEST_KEY = 100
AT_A_SEAT = ("play", "resign", "take-back", "hint")


class Asked(msgspec.Struct, frozen=True):
    """`key` is an id of the caller's own. Of the others an act has those that it needs. A move is JSON, or the bytes of
    one that was offered."""

    key: str
    seat: int = -1
    move: object = None
    version: int = -1
    answer: bool | None = None
    text: str = ""


class _Play(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    table: str
    seat: int
    move: msgspec.Raw
    version: int
    key: str


_read_play = msgspec.json.Decoder(_Play).decode


def read_play(message: str) -> tuple[str, Asked] | None:
    """The table, and what is asked there, if it is a `play` as nearly all come: a move as it was offered, and nothing
    unusual. Whatever else it is, is read field by field, which says what is wrong and takes several times as long."""
    try:
        said = _read_play(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    key, move = said.key, bytes(said.move)
    if said.seat < 0 or not 0 < len(key) <= LONGEST_KEY or not key.isprintable() or not was_offered(move):
        return None
    return said.table, Asked(key, said.seat, move, said.version)


def read_asked(what: str, fields: Fields) -> Asked:
    """Refuses what has not the shape of the act."""
    key = act_key(fields)
    seat = fields.integer("seat", 0) if what in AT_A_SEAT else -1
    match what:
        case "play":
            return Asked(key, seat, fields.any("move"), fields.integer("version"))
        case "take-back" | "rematch":
            return Asked(key, seat, answer=fields.flag("answer") if fields.has("answer") else None)
        case "say":
            return Asked(key, text=said(fields))
        case _:
            return Asked(key, seat)


def act_key(fields: Fields) -> str:
    key = short_text(fields, "key", 1, LONGEST_KEY)
    if not key.isprintable() and any(category(character) in ("Cc", "Cs") for character in key):
        raise BadRequest(texts.CONTROL_CHARACTERS.fill(name="key"))
    return key


def said(fields: Fields) -> str:
    text = short_text(fields, "text", 1, 500)
    if any(ord(character) < 32 and character != "\n" for character in text):
        raise BadRequest(texts.CONTROL_CHARACTERS.fill(name="text"))
    return text
