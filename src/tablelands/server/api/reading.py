"""Read requests from JSON, strictly, and say in our words what is wrong with those that cannot be read."""

import re
from functools import cache
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec.inspect import BoolType, IntType, Metadata, StrType, Type, UnionType, type_info

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields
from tablelands.core.text import LANGUAGES, Text
from tablelands.server import texts
from tablelands.server.api.requests import MESSAGES, ActMessage, ClientMessage, Leave, Request, Watch

T = TypeVar("T", bound=Request)
BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
"""Strings, which are passed over, ended or not, and brackets."""
WRONG: dict[str, Text] = {
    "as": texts.BAD_SEAT,
    "lang": texts.UNKNOWN_LANGUAGE.fill(known=", ".join(LANGUAGES)),
}
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


def read_body(written: bytes, kind: type[T]) -> T:
    """None at all counts as `{}`."""
    body: T = _read(written if written.strip() else b"{}", kind, "body", 64)
    return body


def read_message(written: bytes, depth: int) -> Watch | Leave | ActMessage:
    message: Watch | Leave | ActMessage = _read(written, ClientMessage, "message", depth)
    return message


def _read(written: bytes, kind: Any, what: str, depth: int) -> Any:
    check_depth(written, depth)
    try:
        return _decoder(kind).decode(written)
    except UNREADABLE:
        fields = Fields(read_json(written, depth), what)
        _expect_fields(fields, kind)
        return msgspec.convert(fields.values, kind)  # a field is there twice: the last one counts


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _expect_fields(fields: Fields, kind: Any) -> None:
    """Refuse the first field that is missing or wrong."""
    if kind is ClientMessage:
        kind = MESSAGES[fields.choice("do", tuple(MESSAGES))]
    for field in msgspec.structs.fields(kind):
        name = field.encode_name
        if name in fields.values or field.required:
            try:
                msgspec.convert(fields.any(name), field.type)
            except msgspec.ValidationError:
                _refuse_field(fields, name, field.type)


def _refuse_field(fields: Fields, name: str, kind: Any) -> NoReturn:
    if name in WRONG:
        raise BadRequest(WRONG[name])
    for one in plain_types(type_info(kind)):
        match one:
            case IntType(ge=low):
                fields.integer(name, low)
            case BoolType():
                fields.flag(name)
            case StrType(min_length=low, max_length=high):
                length = len(fields.text(name))
                if (low is not None and length < low) or (high is not None and length > high):
                    raise BadRequest(texts.BAD_LENGTH.fill(name=name, low=low, high=high))
                raise BadRequest(texts.CONTROL_CHARACTERS.fill(name=name))
    raise AssertionError(f"no words for what is wrong with {name}")


def plain_types(kind: Type) -> list[Type]:
    """Those of a union, without what is only said about them."""
    if isinstance(kind, UnionType):
        return [plain for one in kind.types for plain in plain_types(one)]
    return plain_types(kind.type) if isinstance(kind, Metadata) else [kind]
