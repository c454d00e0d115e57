"""What the headers of a request say: who calls, from which page, and in which language."""

import re
from collections.abc import Mapping

from tablelands.core.errors import BadRequest
from tablelands.core.text import LANGUAGES, Language
from tablelands.server import texts
from tablelands.server.errors import Forbidden
from tablelands.server.people.person import Person

COOKIE = "tablelands"
QUALITY = re.compile(r"\s*([a-z]+)(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)


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


def tokens_of(headers: Mapping[str, str]) -> tuple[str | None, str | None]:
    """The bearer's token and the cookie's."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else None
    for one in headers.get("cookie", "").split(";"):
        name, _, value = one.strip().partition("=")
        if name == COOKIE and value:
            return bearer, value
    return bearer, None
