"""The messages of a socket, both ways. A stream of JSON lines has those that the server says after `watch`."""

from typing import Literal, NotRequired, TypedDict

from tablelands.core.wire import SeatNumber
from tablelands.server.tables.casual import Casual
from tablelands.server.wire.common import ActKey, Error, Language, TableId, TableKey, Version
from tablelands.server.wire.own import Move, Outlook, ViewChange
from tablelands.server.wire.scene import (
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
from tablelands.server.wire.tables import Hint, Hinted, Play, Rematch, Resign, Say, TakeBack

# What you say

WishedSeat = TypedDict("WishedSeat", {"as": NotRequired[SeatNumber | None]})


class Watch(WishedSeat):
    """`as` left out is your seat that fits best, null is a watcher's view; `key` is the table's. With `bots` you are
    also told by `bots` messages whether those that sit there are still being compiled; with `stories`, scenes have the
    `story` of every entry that opens secret moves."""

    do: Literal["watch"]
    table: TableId
    lang: NotRequired[Language | None]
    key: NotRequired[TableKey | None]
    bots: NotRequired[bool]
    stories: NotRequired[bool]


class Leave(TypedDict):
    do: Literal["leave"]
    table: TableId


class PlayMessage(Play):
    do: Literal["play"]
    table: TableId


class ResignMessage(Resign):
    do: Literal["resign"]
    table: TableId


class TakeBackMessage(TakeBack):
    do: Literal["take-back"]
    table: TableId


class SayMessage(Say):
    do: Literal["say"]
    table: TableId


class RematchMessage(Rematch):
    do: Literal["rematch"]
    table: TableId


class HintMessage(Hint):
    do: Literal["hint"]
    table: TableId


ClientMessage = (
    Watch | Leave | PlayMessage | ResignMessage | TakeBackMessage | SayMessage | RematchMessage | HintMessage
)

# What you hear


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
