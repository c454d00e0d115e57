"""Words that everything else is made of."""

from typing import Annotated, Literal, TypedDict

from tablelands.core.schema import Keywords

Language = Literal["en", "de", "fr"]
TableId = Annotated[str, Keywords(maxLength=100)]
TableKey = Annotated[str, Keywords(maxLength=100)]
Version = Annotated[int, Keywords(minimum=0)]
ActKey = Annotated[str, Keywords(minLength=1, maxLength=100, description="an id of your own for this act")]
Moment = Annotated[str, Keywords(format="date-time")]
ErrorKind = Literal[
    "bad-request",
    "bad-position",
    "bad-record",
    "unknown",
    "forbidden",
    "not-found",
    "stale",
    "not-your-turn",
    "taken",
    "too-large",
    "illegal-move",
    "too-many",
    "unavailable",
]


class Nothing(TypedDict):
    """Nothing is needed, and nothing is to be told."""


class Error(TypedDict):
    """`rule` is the clause that is broken, where one is. `code` stays the same however the text is worded."""

    kind: ErrorKind
    rule: str | None
    code: str
    text: str


class Refusal(TypedDict):
    error: Error


class Health(TypedDict):
    ok: bool
