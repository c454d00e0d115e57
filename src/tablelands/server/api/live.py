"""What the server says on a socket. A stream of JSON lines has what comes after `watch`."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tablelands.server.api.common import ActKey, Error, SeatNumber, TableId, Version
from tablelands.server.api.own import ANY_GAME, Move, Outlook, ViewChange
from tablelands.server.api.scene import (
    Ending,
    Entry,
    Offers,
    Present,
    RatedStatus,
    Said,
    Scene,
    Seat,
    SeatClock,
    Seen,
    State,
)
from tablelands.server.tables.plan import Casual


class SceneMessage(Scene):
    """The whole table: after `watch`, and when the seat it is for changes."""

    on: Literal["scene"]


class Step(Seen):
    """What has changed since version `before`. Laid over the scene it gives the scene of `version`: `events` go to the
    end of the log, the fields of `view` over those of the view, what is missing is as it was."""

    on: Literal["step"]
    table: TableId
    version: Version
    before: Version
    events: list[Entry]
    node: Present
    legal: list[Move] | None
    status: list[str]
    view: ViewChange | None
    outlook: NotRequired[list[Outlook] | None]
    state: NotRequired[State]
    seats: NotRequired[list[Seat]]
    ending: NotRequired[Ending]
    offers: NotRequired[Offers]
    rated: NotRequired[bool]
    casual: NotRequired[Casual | None]
    guessed: NotRequired[bool]


class SaidMessage(Said):
    on: Literal["said"]
    table: TableId


class SeatMessage(TypedDict):
    """Somebody came or went."""

    on: Literal["seat"]
    table: TableId
    seat: SeatNumber
    online: NotRequired[bool]
    clock: NotRequired[SeatClock]


class OfferMessage(RatedStatus):
    """All offers there are now, and whether the game counts: a hint makes it casual."""

    on: Literal["offer"]
    table: TableId
    offers: Offers


class BotsMessage(TypedDict):
    """For those who asked in `watch`: bots that sit here are still being compiled and think less far; or no longer."""

    on: Literal["bots"]
    table: TableId
    warming: bool


class Ping(TypedDict):
    on: Literal["ping"]


class OtherMove(TypedDict):
    """A move that was thought of, and how it compares."""

    move: Annotated[Move, ANY_GAME]
    text: str
    worth: str


class Hinted(TypedDict):
    """`text` says what to do, `why` what speaks for it; `others` are the next best. With `guess` there was no time to
    think, and it is a move by chance."""

    move: Annotated[Move, ANY_GAME]
    text: str
    why: list[str]
    others: list[OtherMove]
    guess: NotRequired[bool]


class Done(TypedDict):
    """Your act is durable. `table` is that of a rematch."""

    on: Literal["done"]
    key: ActKey
    version: Version
    table: NotRequired[TableId | None]
    hint: NotRequired[Hinted]


class Refused(TypedDict):
    """Nothing has changed. What could not be read is null."""

    on: Literal["refused"]
    do: str | None
    table: str | None
    key: str | None
    error: Error
    retry_after: NotRequired[int]


TableMessage = SceneMessage | Step | SaidMessage | SeatMessage | OfferMessage | BotsMessage | Ping
ServerMessage = TableMessage | Done | Refused
