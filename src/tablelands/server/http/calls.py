"""A call as it came in: who calls, in which language, with what."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields
from tablelands.core.text import LANGUAGES, Language
from tablelands.server import texts
from tablelands.server.errors import Forbidden, TooLarge, Unknown
from tablelands.server.people.person import Person
from tablelands.server.requests import T, read_body, read_json

COOKIE = "tablelands"
QUALITY = re.compile(r"\s*([a-z]+)(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)


@dataclass(slots=True)
class Call:
    method: str
    path: str
    template: str
    headers: Mapping[str, str]
    query: Mapping[str, str]
    parts: Mapping[str, str]
    body: bytes
    address: str
    secure: bool
    caller: Person | None = None
    token: str | None = None
    is_stranger: bool = False
    """The token is one that nobody has."""
    cookies: list[str] = field(default_factory=list)
    """Set-Cookie lines of the answer."""
    cut: Callable[[], None] = lambda: None
    """Ends the connection at once, without waiting until the caller has read."""

    def fields(self) -> Fields:
        return Fields(read_json(self.body) if self.body.strip() else {}, "body")

    def read(self, kind: type[T]) -> T:
        return read_body(self.body, kind)

    @property
    def person(self) -> Person | None:
        """Asked for when the shape of what was sent is known to be right: that is refused first."""
        self.expect_no_stranger()
        return self.caller

    def expect_no_stranger(self) -> None:
        if self.is_stranger:
            raise Unknown(texts.BAD_TOKEN)

    def known(self) -> Person:
        """Whoever calls, where somebody is needed."""
        if self.person is None:
            raise Unknown(texts.NOBODY)
        return self.person

    @property
    def language(self) -> Language:
        return wanted_language(self.query.get("lang"), self.person, self.headers.get("accept-language", ""))


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    body: Any
    headers: Mapping[str, str] = field(default_factory=dict)


def wanted_language(asked: object, person: Person | None, accepted: str) -> Language:
    if asked is not None:
        for language in LANGUAGES:
            if asked == language:
                return language
        raise BadRequest(texts.UNKNOWN_LANGUAGE.fill(known=", ".join(LANGUAGES)))
    return person.language if person is not None else accepted_language(accepted)


def accepted_language(header: str) -> Language:
    """The first of ours by quality, as a browser tells it."""
    wishes = []
    for index, one in enumerate(header.split(",")[:20]):
        found = QUALITY.fullmatch(one)
        if found is not None and (quality := float(found[2] or 1)) > 0:
            wishes.append((-quality, index, found[1].lower()))
    for _, _, name in sorted(wishes):
        for language in LANGUAGES:
            if name == language:
                return language
    return "en"


def check_origin(headers: Mapping[str, str], origins: tuple[str, ...], by_cookie: bool) -> None:
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        if by_cookie:
            raise Forbidden(texts.BAD_ORIGIN)
        return
    if origin not in (f"http://{host}", f"https://{host}", *origins):
        raise Forbidden(texts.BAD_ORIGIN)


def check_size(length: int, most: int) -> None:
    if length > most:
        raise TooLarge(texts.TOO_LARGE.fill(most=most))


def tokens_of(headers: Mapping[str, str]) -> tuple[str | None, str | None]:
    """The bearer's token and the cookie's."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else None
    for one in headers.get("cookie", "").split(";"):
        name, _, value = one.strip().partition("=")
        if name == COOKIE and value:
            return bearer, value
    return bearer, None
