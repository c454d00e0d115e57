"""What a server refuses beyond what a game refuses, and the status that each kind of refusal has."""

import math

import msgspec

from tablelands.core.errors import Refused
from tablelands.core.text import Language, Text, sentence

STATUS = {
    "bad-request": 400,
    "bad-position": 400,
    "bad-record": 400,
    "unknown": 401,
    "forbidden": 403,
    "not-found": 404,
    "stale": 409,
    "not-your-turn": 409,
    "taken": 409,
    "too-large": 413,
    "illegal-move": 422,
    "too-many": 429,
    "unavailable": 503,
}


class Unknown(Refused):
    """Nobody we know, where somebody is needed."""

    kind = "unknown"


class Forbidden(Refused):
    kind = "forbidden"


class NotFound(Refused):
    kind = "not-found"


class Taken(Refused):
    kind = "taken"


class TooLarge(Refused):
    kind = "too-large"


class TooMany(Refused):
    """`retry_after` is in seconds."""

    kind = "too-many"

    def __init__(self, text: Text, retry_after: float = 1) -> None:
        super().__init__(text)
        self.retry_after = max(1, math.ceil(retry_after))


class Unavailable(Refused):
    """The store does not answer."""

    kind = "unavailable"


def refusal_body(error: Refused, language: Language) -> bytes:
    return msgspec.json.encode({"error": error_to_json(error, language)})


def error_to_json(error: Refused, language: Language) -> dict[str, object]:
    return {
        "kind": error.kind,
        "rule": error.rule,
        "code": error.code,
        "text": sentence(error.text).say(language)[:1000],
    }
