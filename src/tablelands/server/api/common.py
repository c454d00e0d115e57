"""Types that all others use."""

from typing import Annotated, TypedDict

from msgspec import Meta

from tablelands.server.errors import STATUS

NO_CONTROL = r"^[^\x00-\x1f\x7f-\x9f]*\Z"
Count = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0)]
Version = Annotated[int, Meta(ge=0)]
TableId = Annotated[str, Meta(extra_json_schema={"maxLength": 100})]
"""Or the key of a table: whatever is longer is found nowhere."""
TableKey = Annotated[str, Meta(extra_json_schema={"maxLength": 100})]
ActKey = Annotated[
    str, Meta(min_length=1, max_length=100, pattern=NO_CONTROL, description="an id of your own for this act")
]
Moment = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
ErrorKind = Annotated[str, Meta(extra_json_schema={"enum": list(STATUS)})]


class Nothing(TypedDict):
    """An empty object."""


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
