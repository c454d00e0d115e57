"""What people ask to do at a table: a body over HTTP, or a message of a socket, which names the table too. Each type
decodes, checks and documents, and so does not describe the same thing twice."""

from typing import Annotated, Any, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tablelands.server.api.common import Language
from tablelands.server.api.own import ANY_GAME, Move
from tablelands.server.api.structs import Json

NO_CONTROL = r"^[^\x00-\x1f\x7f-\x9f]*\Z"
ONLY_LINE_BREAKS = r"^[^\x00-\x09\x0b-\x1f]*\Z"

SeatNumber = Annotated[int, Meta(ge=0)]
GivenKey = Annotated[str, Meta(extra_json_schema={"maxLength": 100})]
"""Of a table, or of its key: whatever is longer is found nowhere."""
ActKey = Annotated[
    str, Meta(min_length=1, max_length=100, pattern=NO_CONTROL, description="an id of your own for this act")
]


class Request(Struct):
    pass


# Sitting down


class Join(Request):
    """`key` is the table's."""

    seat: SeatNumber | None = None
    key: GivenKey | None = None


class Stand(Request):
    seat: SeatNumber


# Acts


class Act(Request):
    """The same key again is the same act: it is done once and has one answer."""

    key: ActKey


class SeatAct(Act):
    seat: SeatNumber


class Play(SeatAct):
    """`version` is that of the scene that the move was chosen in."""

    move: Annotated[Any, Json(Annotated[Move, ANY_GAME])]
    version: int


class Resign(SeatAct):
    pass


class TakeBack(SeatAct):
    """Without an `answer` it asks, with one it answers another's."""

    answer: bool | None = None


class Say(Act):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=ONLY_LINE_BREAKS)]


class Rematch(Act):
    """With the `answer` false it declines the others' wish and withdraws yours."""

    answer: bool | None = None


class Hint(SeatAct):
    pass


# Messages of a socket


class Watch(Request, tag_field="do", tag="watch"):
    """`as` left out is your seat that fits best, null is a watcher's view; `key` is the table's. With `bots` you are
    also told by `bots` messages whether those that sit there are still being compiled; with `stories`, scenes have the
    `story` of every entry that opens secret moves."""

    table: GivenKey
    seat: SeatNumber | UnsetType | None = field(name="as", default=UNSET)
    key: GivenKey | None = None
    lang: Language | None = None
    bots: bool | None = None
    stories: bool | None = None


class Leave(Request, tag_field="do", tag="leave"):
    table: GivenKey


class PlayMessage(Play, tag_field="do", tag="play"):
    table: GivenKey


class ResignMessage(Resign, tag_field="do", tag="resign"):
    table: GivenKey


class TakeBackMessage(TakeBack, kw_only=True, tag_field="do", tag="take-back"):
    table: GivenKey


class SayMessage(Say, tag_field="do", tag="say"):
    table: GivenKey


class RematchMessage(Rematch, kw_only=True, tag_field="do", tag="rematch"):
    table: GivenKey


class HintMessage(Hint, tag_field="do", tag="hint"):
    table: GivenKey


ActMessage = PlayMessage | ResignMessage | TakeBackMessage | SayMessage | RematchMessage | HintMessage
ClientMessage = Watch | Leave | ActMessage
MESSAGES: dict[str, type[Request]] = {str(kind.__struct_config__.tag): kind for kind in get_args(ClientMessage)}
"""By what they say in `do`."""


# Answers


class Answer(Struct, frozen=True):
    """Kept with the key of the act. Beside the version, the seat of who joined, the table of a rematch, or a hint."""

    version: int = 0
    seat: int | UnsetType = UNSET
    table: str | UnsetType | None = UNSET
    move: Any = UNSET
    text: str | UnsetType = UNSET
    why: list[str] | UnsetType = UNSET
    others: list[Any] | UnsetType = UNSET
