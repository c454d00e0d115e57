"""A table as one seat may see it."""

from typing import Literal, NotRequired, TypedDict

from tablelands.server.wire.common import Moment, SeatNumber, TableId, Version, Why
from tablelands.server.wire.own import Explanation, GameId, Move, Options, Outcome, Outlook, Story, View

State = Literal["open", "playing", "over"]

# Clocks and seats


class GameClock(TypedDict):
    """So many seconds for all of one's moves, and some more with each of them."""

    kind: Literal["game"]
    seconds: int
    increment: int


class MoveClock(TypedDict):
    """So many seconds for each move."""

    kind: Literal["move"]
    seconds: int


Clock = GameClock | MoveClock


class SeatClock(TypedDict):
    """Seconds that were left when this was said."""

    left: float
    running: bool


class Seat(TypedDict):
    """`online`: somebody who sits there watches this table now."""

    sit: Literal["person", "bot", "open"]
    name: str
    you: bool
    bot: NotRequired[str]
    online: NotRequired[bool]
    clock: NotRequired[SeatClock]
    gone: NotRequired[Why]


# Where the game stands


class Decide(TypedDict):
    """`seats` are those still to move; when `sealed`, in secret."""

    kind: Literal["decide"]
    seats: list[SeatNumber]
    sealed: bool


class Chance(TypedDict):
    """Luck is due: only in moments of the past, for a move and the luck it brings are one write."""

    kind: Literal["chance"]
    due: str
    count: int


class Over(TypedDict):
    kind: Literal["over"]
    scores: list[float] | None
    winners: list[SeatNumber]
    reason: str


class Ending(TypedDict):
    """`by` says who ended it: the rules, somebody who left, or a record that goes no further."""

    scores: list[float] | None
    winners: list[SeatNumber]
    reason: str
    by: Literal["rules", "resigned", "time", "record"]
    explain: list[Explanation]


# The log


class Logged(TypedDict):
    """`n` counts from 1. `story` is told once, when the entry is new."""

    n: int
    text: str
    story: NotRequired[list[Story]]


class Moved(Logged):
    seat: SeatNumber
    move: Move


class Happened(Logged):
    """Luck."""

    chance: Outcome


class Sealed(Logged):
    """The seat has moved in secret."""

    seat: SeatNumber
    sealed: Literal[True]


class OpenedMove(TypedDict):
    seat: SeatNumber
    move: Move


class Opened(Logged):
    """All secret moves of a round."""

    opened: list[OpenedMove]


class Gone(Logged):
    seat: SeatNumber
    gone: Why


class TakenBack(Logged):
    """Everything stands as after entry `back`."""

    back: int


class Aborted(Logged):
    """Given up by all; only in games that came as a record."""

    aborted: Literal[True]


Entry = Moved | Happened | Sealed | Opened | Gone | TakenBack | Aborted

# Around the game


class Luck(TypedDict):
    """The hash of the secret that all luck of this table comes from; its record has the secret once it is over."""

    commitment: str


class Said(TypedDict):
    n: int
    seat: SeatNumber
    name: str
    text: str
    at: Moment


class TakeBackOffer(TypedDict):
    """The seat asks to stand where everything was after entry `to`."""

    seat: SeatNumber
    to: int


class RematchOffer(TypedDict):
    """Who has asked for it, and the new table once there is one."""

    seats: list[SeatNumber]
    table: TableId | None


Offers = TypedDict("Offers", {"take-back": NotRequired[TakeBackOffer], "rematch": NotRequired[RematchOffer]})
Seen = TypedDict("Seen", {"as": SeatNumber | None})


class Look(Seen):
    """A table as it looks, but for whose turn it is."""

    table: TableId
    version: Version
    game: GameId
    rules: str
    options: Options
    public: bool
    state: State
    clock: Clock | None
    seats: list[Seat]
    legal: list[Move] | None
    outlook: list[Outlook] | None
    view: View | None
    log: list[Entry]
    status: list[str]
    ending: NotRequired[Ending]
    luck: Luck
    chat: list[Said]
    offers: Offers


class Scene(Look):
    """While the table is open, `node` and `view` are null. `legal` is null where moves cannot be listed; `outlook` says
    what each of them would do."""

    node: Decide | Over | None


class PastScene(Look):
    """As it was after an entry of the log; `version`, `state` and `seats` are those of now. An open table has a first
    moment too, in which there is nothing to see yet."""

    node: Decide | Chance | Over | None


class Round(TypedDict):
    """After entry `n`: a number a seat that grows as it gets on; which, each game says of itself."""

    n: int
    values: list[int]


class Mark(TypedDict):
    """Something that happened in entry `n`, and whose move it was, if anybody's."""

    n: int
    kind: str
    seat: SeatNumber | None
    text: str


class Progress(TypedDict):
    """Of a game without a number that grows, and before a first round, there are no `rounds`."""

    rounds: list[Round]
    marks: list[Mark]
