"""What people ask to do: a body over HTTP, or a message of a socket, which names the table too. Each type decodes,
checks and documents. What is wrong with a request is told in our words, by the name of the field."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, NoReturn, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field, inspect

from tablelands.core import refusal_texts
from tablelands.core.errors import BadRequest
from tablelands.core.json_fields import Fields
from tablelands.core.text import LANGUAGES, Language, Text
from tablelands.server import texts
from tablelands.server.api.common import ActKey, SeatNumber, TableId, TableKey
from tablelands.server.api.own import ANY_GAME, Move
from tablelands.server.errors import Forbidden
from tablelands.server.people.person import Person

ONLY_LINE_BREAKS = r"^[^\x00-\x09\x0b-\x1f]*\Z"


class Request(Struct):
    pass


# Sitting down


class Join(Request):
    """`key` is the table's."""

    seat: SeatNumber | None = None
    key: TableKey | None = None


class Stand(Request):
    seat: SeatNumber


# Acts


class Act(Request):
    """The same key again is the same act: it is done once and has one answer."""

    key: ActKey


class SeatAct(Act):
    seat: SeatNumber


class Play(SeatAct):
    """`version` is that of the scene that the move was chosen in."""

    move: Annotated[Move, ANY_GAME]
    version: int


class Resign(SeatAct):
    pass


class TakeBack(SeatAct):
    """Without an `answer` it asks, with one it answers another's; with false it withdraws your own."""

    answer: bool | None = None


class Say(Act):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=ONLY_LINE_BREAKS)]


class Rematch(Act):
    """With the `answer` false it declines the others' wish and withdraws yours."""

    answer: bool | None = None


class Hint(SeatAct):
    pass


# Messages of a socket


class Watch(Request, tag_field="do", tag="watch"):
    """`as` left out is your seat that fits best, null is a watcher's view; `key` is the table's. With `bots` you are
    also told by `bots` messages whether those that sit there are still being compiled; with `stories`, scenes have the
    `story` of every entry that opens secret moves."""

    table: TableId
    seat: SeatNumber | UnsetType | None = field(name="as", default=UNSET)
    key: TableKey | None = None
    lang: Language | None = None
    bots: bool | None = None
    stories: bool | None = None


class Leave(Request, tag_field="do", tag="leave"):
    table: TableId


class PlayMessage(Play, tag_field="do", tag="play"):
    table: TableId


class ResignMessage(Resign, tag_field="do", tag="resign"):
    table: TableId


class TakeBackMessage(TakeBack, kw_only=True, tag_field="do", tag="take-back"):
    table: TableId


class SayMessage(Say, tag_field="do", tag="say"):
    table: TableId


class RematchMessage(Rematch, kw_only=True, tag_field="do", tag="rematch"):
    table: TableId


class HintMessage(Hint, tag_field="do", tag="hint"):
    table: TableId


ActMessage = PlayMessage | ResignMessage | TakeBackMessage | SayMessage | RematchMessage | HintMessage
ClientMessage = Watch | Leave | ActMessage


# Answers


class Answer(Struct, frozen=True):
    """Kept with the key of the act. Beside the version, the seat of who joined, the table of a rematch, or a hint."""

    version: int = 0
    seat: int | UnsetType = UNSET
    table: str | UnsetType | None = UNSET
    move: Any = UNSET
    text: str | UnsetType = UNSET
    why: list[str] | UnsetType = UNSET
    others: list[Any] | UnsetType = UNSET
    guess: bool | UnsetType = UNSET


# Reading

BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
"""Strings, which are passed over, ended or not, and brackets."""
KNOWN = ", ".join(LANGUAGES)
WRONG: dict[str, Text] = {"as": texts.BAD_SEAT, "lang": texts.UNKNOWN_LANGUAGE.fill(known=KNOWN)}
"""Fields that are refused in words of their own."""
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def read_json(written: bytes, depth: int = 64) -> Any:
    check_depth(written, depth)
    try:
        return msgspec.json.decode(written)
    except UNREADABLE as error:
        raise BadRequest(texts.NO_JSON) from error


def check_depth(written: bytes, most: int) -> None:
    if written.count(b"[") + written.count(b"{") <= most:
        return
    level = 0
    for found in BRACKETS.finditer(written):
        sign = found[0]
        if sign in b"[{":
            level += 1
            if level > most:
                raise BadRequest(texts.TOO_DEEP.fill(most=most))
        elif sign in b"]}":
            level -= 1


def read_body(written: bytes, kind: Any) -> Any:
    """No body at all counts as `{}`. Of a union it is the first type whose required fields are there, or the last."""
    written = written if written.strip() else b"{}"
    if isinstance(kind, UnionType):
        kinds = get_args(kind)
        kind = next(iter(matching(Fields(read_json(written), "body"), kinds)), kinds[-1])
    return _read(written, kind, "body", 64)


def read_message(written: bytes, depth: int) -> Watch | Leave | ActMessage:
    message: Watch | Leave | ActMessage = _read(written, ClientMessage, "message", depth)
    return message


def matching(fields: Fields, kinds: Sequence[type[Struct]]) -> list[type[Struct]]:
    """Those types of a union without tags whose required fields are there."""
    return [kind for kind in kinds if all(fields.has(name) for name in _required(kind))]


@cache
def _required(kind: type[Struct]) -> list[str]:
    return [one.encode_name for one in msgspec.structs.fields(kind) if one.required]


def _read(written: bytes, kind: Any, what: str, depth: int) -> Any:
    check_depth(written, depth)
    try:
        return _decoder(kind).decode(written)
    except UNREADABLE:
        return convert(Fields(read_json(written, depth), what), kind)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def convert(fields: Fields, kind: Any) -> Any:
    """Refuse the first field that is missing or wrong. Of a field that is there twice the last one counts."""
    _expect(fields, plain_types(inspect.type_info(kind)))
    return msgspec.convert(fields.values, kind)


def _expect(fields: Fields, kinds: list[inspect.Type]) -> None:
    """Several kinds are told apart by their tag."""
    tagged = {kind.tag: kind for kind in kinds if isinstance(kind, inspect.StructType)}
    kind = next(iter(tagged.values()))
    if kind.tag_field is not None:
        kind = tagged[fields.choice(kind.tag_field, [str(tag) for tag in tagged])]
    for one in kind.fields:
        name = one.encode_name
        if name in fields.values or one.required:
            try:
                msgspec.convert(fields.any(name), type_of(kind, name))
            except msgspec.ValidationError:
                _refuse(fields, name, plain_types(one.type))


def _refuse(fields: Fields, name: str, kinds: list[inspect.Type]) -> NoReturn:
    if name in WRONG:
        raise BadRequest(WRONG[name])
    for kind in kinds:
        match kind:
            case inspect.IntType(ge=low, le=high):
                fields.integer(name, low, high)
            case inspect.BoolType():
                fields.flag(name)
            case inspect.LiteralType():  # a language
                fields.text(name)
                raise BadRequest(refusal_texts.NO_CHOICE.fill(name=name, names=KNOWN))
            case inspect.StrType(min_length=low, max_length=high):
                length = len(fields.text(name))
                if (low is not None and length < low) or (high is not None and length > high):
                    raise BadRequest(texts.BAD_LENGTH.fill(name=name, low=low, high=high))
                raise BadRequest(texts.CONTROL_CHARACTERS.fill(name=name))
            case inspect.ListType(item_type=item):
                for each in fields.objects(name):
                    _expect(each, plain_types(item))
            case inspect.DictType():
                fields.object(name)
            case inspect.StructType():
                _expect(Fields(fields.values[name], name), kinds)
            case inspect.NoneType() if len(kinds) == 1:
                raise BadRequest(texts.NOT_BOTH.fill(one=name, other="from"))
    raise AssertionError(f"no words for what is wrong with {name}")


def type_of(kind: inspect.StructType, name: str) -> Any:
    return next(one.type for one in msgspec.structs.fields(kind.cls) if one.encode_name == name)


def plain_types(kind: inspect.Type) -> list[inspect.Type]:
    """Those of a union, without what is only said about them."""
    if isinstance(kind, inspect.UnionType):
        return [plain for one in kind.types for plain in plain_types(one)]
    return plain_types(kind.type) if isinstance(kind, inspect.Metadata) else [kind]


# Headers

COOKIE = "tablelands"
QUALITY = re.compile(r"\s*([a-z]+)(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)


def wanted_language(asked: object, person: Person | None, accepted: str) -> Language:
    if asked is None:
        return accepted_language(accepted) if person is None else person.language
    if language := known_language(asked):
        return language
    raise BadRequest(WRONG["lang"])


def accepted_language(header: str) -> Language:
    """The known language that the browser prefers."""
    wishes = [
        (-float(wish[2] or 1), wish[1].lower()) for wish in map(QUALITY.fullmatch, header.split(",")[:20]) if wish
    ]
    names = [name for quality, name in sorted(wishes, key=lambda wish: wish[0]) if quality < 0]
    return next(filter(None, map(known_language, names)), "en")


def known_language(name: object) -> Language | None:
    return next((language for language in LANGUAGES if language == name), None)


def check_origin(headers: Mapping[str, str], origins: tuple[str, ...], by_cookie: bool) -> None:
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        if by_cookie:
            raise Forbidden(texts.BAD_ORIGIN)
        return
    if origin not in (f"http://{host}", f"https://{host}", *origins):
        raise Forbidden(texts.BAD_ORIGIN)


def tokens_of(headers: Mapping[str, str]) -> tuple[str | None, str | None]:
    """The bearer's token and the cookie's."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else None
    for cookie in headers.get("cookie", "").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE and value:
            return bearer, value
    return bearer, None
