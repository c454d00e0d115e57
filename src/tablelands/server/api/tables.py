"""Tables over HTTP: what is asked, and what is answered. Records."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tablelands.core.schema import Keywords
from tablelands.core.wire import Count, RecordJson, SeatNumber
from tablelands.server.api.common import Moment, TableId, TableKey, Version
from tablelands.server.api.own import ANY_GAME, GameId, Move, Options, OptionsGiven, Outcome, Position
from tablelands.server.api.people import Name
from tablelands.server.api.scene import Clock, EndedBy, Seat, State

Seconds = Annotated[int, Keywords(minimum=1, maximum=366 * 24 * 3600)]

Record = RecordJson[GameId, Move, Outcome, Options, Position]

# Making


class MySeat(TypedDict):
    sit: Literal["me"]
    name: NotRequired[Name | None]


class OpenSeat(TypedDict):
    sit: Literal["open"]


class BotSeat(TypedDict):
    sit: Literal["bot"]
    bot: str


class WantedGameClock(TypedDict):
    kind: Literal["game"]
    seconds: Seconds
    increment: NotRequired[Annotated[int, Keywords(minimum=0, maximum=366 * 24 * 3600)] | None]


class WantedMoveClock(TypedDict):
    kind: Literal["move"]
    seconds: Seconds


class Wanted(TypedDict):
    """Seats are taken in this order; several of "me" are a table around one device. With `rated` false the game is
    casual."""

    seats: list[MySeat | OpenSeat | BotSeat]
    public: NotRequired[bool | None]
    clock: NotRequired[WantedGameClock | WantedMoveClock | None]
    rated: NotRequired[bool | None]


class NewTable(Wanted):
    game: GameId
    options: NotRequired[OptionsGiven | None]


class FromTable(TypedDict):
    """So many entries of its log; inside a sealed round, before that round."""

    table: TableId
    events: Count
    key: NotRequired[TableKey | None]


class FromRecord(TypedDict):
    """So many of its events, or all."""

    record: Annotated[Record, ANY_GAME]
    events: NotRequired[Count | None]


class FromPosition(TypedDict):
    position: Annotated[Position, ANY_GAME]


Beginning = TypedDict("Beginning", {"from": FromTable | FromRecord | FromPosition})


class ContinuedTable(Beginning, Wanted):
    """Goes on from a moment of another table, of a record, or from a position: its game and options are theirs."""


class Made(TypedDict):
    table: TableId
    key: TableKey
    link: str


# Lists


class ListedEnding(TypedDict):
    winners: list[SeatNumber]
    scores: list[float] | None
    by: EndedBy


class Listed(TypedDict):
    """`turn` are the seats to move, `yours` where you sit. `moves` counts those that stand. A finished table has its
    `ending`. `rated`, `moves` and `ending` are missing where the table last changed before servers kept them."""

    table: TableId
    game: GameId
    options: Options
    state: State
    public: bool
    clock: Clock | None
    seats: list[Seat]
    version: Version
    turn: list[SeatNumber]
    yours: list[SeatNumber]
    changed: Moment
    rated: NotRequired[bool]
    moves: NotRequired[Count]
    ending: NotRequired[ListedEnding]


class TablesAnswer(TypedDict):
    """Last changed first; the `cursor` leads on to older ones."""

    tables: list[Annotated[Listed, ANY_GAME]]
    cursor: str | None


# Answers of acts


class Joined(TypedDict):
    seat: SeatNumber
    version: Version


class Acted(TypedDict):
    version: Version


class RematchAnswer(TypedDict):
    """The new table, once every person who sat has asked."""

    version: Version
    table: TableId | None


class OtherMove(TypedDict):
    """A move that was thought of, and how it compares."""

    move: Annotated[Move, ANY_GAME]
    text: str
    worth: str


class Hinted(TypedDict):
    """`text` says what to do, `why` what speaks for it; `others` are the next best."""

    move: Annotated[Move, ANY_GAME]
    text: str
    why: list[str]
    others: list[OtherMove]


class HintAnswer(Hinted):
    version: Version
