"""A table as one seat may see it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tablelands.core.log import LeaveReason
from tablelands.core.schema import Keywords
from tablelands.core.wire import ChanceJson, DecideJson, EndedJson, EntryJson, OverJson
from tablelands.server.api.common import Moment, SeatNumber, TableId, Version
from tablelands.server.api.own import Explanation, GameId, Move, Options, Outcome, Outlook, Story, View
from tablelands.server.people.ratings import EndedBy
from tablelands.server.tables.clock import Clock
from tablelands.server.tables.plan import Casual

State = Literal["open", "playing", "over"]

# Clocks and seats


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
    gone: NotRequired[LeaveReason]


# The game


class Ending(EndedJson[Explanation]):
    """`by` says who ended it: the rules, somebody who left, or a record that goes no further."""

    by: EndedBy


Entry = EntryJson[Move, Story, Outcome]
Present = DecideJson | OverJson | None

# Around the game


class Luck(TypedDict):
    """The hash of the secret that all luck of this table comes from; its record has the secret once it is over."""

    commitment: str | None


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
    """Who has asked for it, the new table once there is one, and who has declined."""

    seats: list[SeatNumber]
    table: TableId | None
    declined: NotRequired[list[SeatNumber]]


Declined = Annotated[
    list[SeatNumber], Keywords(description="Seats whose take-back was declined and who have not moved since.")
]
Offers = TypedDict(
    "Offers",
    {
        "take-back": NotRequired[TakeBackOffer],
        "declined": NotRequired[Declined],
        "rematch": NotRequired[RematchOffer],
    },
)
Seen = TypedDict("Seen", {"as": SeatNumber | None})


class RatedStatus(TypedDict):
    """Whether the game counts for ratings, as things stand now. `casual` says why it does not; else it is null.
    `guessed`: a bot had no time to think once, and moved by chance."""

    rated: bool
    casual: Casual | None
    guessed: bool


class Look(Seen, RatedStatus):
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

    node: Present


class PastScene(Look):
    """As it was after an entry of the log; `version`, `state` and `seats` are those of now. An open table has a first
    moment too, in which there is nothing to see yet."""

    node: Present | ChanceJson
