"""Everything that becomes JSON alike in every game, field by field: nodes, the log, endings, views, options, records.

What differs from game to game is a parameter, filled in from the game's formats/wire.py; `shapes_of` does so.
"""

from types import ModuleType
from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

from tablelands.core.log import LeaveReason
from tablelands.core.node import EndedBy
from tablelands.core.schema import Keywords

Id = TypeVar("Id")
"""Of the game."""
Move = TypeVar("Move")
Outcome = TypeVar("Outcome")
Outlook = TypeVar("Outlook")
Scene = TypeVar("Scene")
Explanation = TypeVar("Explanation")
Options = TypeVar("Options")
Position = TypeVar("Position")

Count = Annotated[int, Keywords(minimum=0)]
SeatNumber = Annotated[int, Keywords(minimum=0)]
ByTable = Literal["resigned", "time", "aborted"]

# Nodes


class DecideJson(TypedDict):
    """`seats` are those still to move; when `sealed`, in secret."""

    kind: Literal["decide"]
    seats: list[SeatNumber]
    sealed: bool


class ChanceJson(TypedDict):
    """Luck is due. A table shows it only in moments of the past: a move and the luck it brings are one write."""

    kind: Literal["chance"]
    due: str
    count: int


class OverJson(TypedDict):
    """Without scores where the table ended the game."""

    kind: Literal["over"]
    scores: list[float] | None
    winners: list[SeatNumber]
    reason: str


NodeJson = DecideJson | ChanceJson | OverJson

# The log


class AnyEntryJson(TypedDict, Generic[Scene]):
    """`n` counts from 1. A table tells the `story` once, when the entry is new."""

    n: int
    text: str
    story: NotRequired[list[Scene]]


class MovedJson(AnyEntryJson[Scene], Generic[Move, Scene]):
    seat: SeatNumber
    move: Move


class SealedJson(AnyEntryJson[Scene], Generic[Scene]):
    """The seat has moved in secret."""

    seat: SeatNumber
    sealed: Literal[True]


class PlayedJson(TypedDict, Generic[Move]):
    seat: SeatNumber
    move: Move


class OpenedJson(AnyEntryJson[Scene], Generic[Move, Scene]):
    """All secret moves of a round."""

    opened: list[PlayedJson[Move]]


class HappenedJson(AnyEntryJson[Scene], Generic[Outcome, Scene]):
    """Luck."""

    chance: Outcome


class GoneJson(AnyEntryJson[Scene], Generic[Scene]):
    seat: SeatNumber
    gone: LeaveReason


class AbortedJson(AnyEntryJson[Scene], Generic[Scene]):
    """Given up by all."""

    aborted: Literal[True]


class TakenBackJson(AnyEntryJson[Scene], Generic[Scene]):
    """Everything stands as after entry `back`."""

    back: int


EntryJson = (
    MovedJson[Move, Scene]
    | SealedJson[Scene]
    | OpenedJson[Move, Scene]
    | HappenedJson[Outcome, Scene]
    | GoneJson[Scene]
    | AbortedJson[Scene]
    | TakenBackJson[Scene]
)

# Views


class EndedJson(TypedDict, Generic[Explanation]):
    scores: list[float] | None
    winners: list[SeatNumber]
    reason: str
    explain: list[Explanation]


class EndingJson(EndedJson[Explanation], Generic[Explanation]):
    by: EndedBy


class EnvelopeJson(TypedDict, Generic[Move, Outcome, Scene, Outlook, Explanation]):
    """What a view has around the position. `legal` is [] for a seat that is not to move, null where moves cannot be
    listed; `outlook`, where there is one, is as long."""

    number: int
    node: NodeJson
    legal: list[Move] | None
    outlook: list[Outlook] | None
    status: list[str]
    log: list[EntryJson[Move, Scene, Outcome]]
    ending: EndingJson[Explanation] | None


# Options

OptionKind = Literal["choice", "number", "size", "cells", "course"]
Value = str | int | bool | None


class SidesJson(TypedDict):
    """The seat that each edge of an area belongs to at first."""

    N: int
    E: int
    S: int
    W: int


class CellsJson(TypedDict):
    """An area of cells, without borders where it is `open`. `paths` are written x y and the edges that they join, and
    may lie in cells just outside."""

    kind: Literal["cells"]
    columns: int
    rows: int
    open: bool
    paths: list[str]
    sides: NotRequired[SidesJson]


class HexRowJson(TypedDict):
    """`shift` is where its first hex stands, in half hexes from the left."""

    hexes: int
    shift: int


class HexesJson(TypedDict):
    kind: Literal["hexes"]
    rows: list[HexRowJson]


class BoardsJson(TypedDict):
    """Which face of a board lies at each place, null where none does."""

    kind: Literal["boards"]
    rows: list[list[Literal["easy", "hard"] | None]]


SketchJson = CellsJson | HexesJson | BoardsJson
"""What a value of an option looks like on the table, enough for a little picture."""


class ChoiceJson(TypedDict):
    """`sketches` has one for each number of seats."""

    value: Value
    text: str
    sketches: NotRequired[list[SketchJson]]


class NeedJson(TypedDict):
    """Another option, the value that it must have, and the clause that says so."""

    option: str
    value: Value
    rule: str


class OptionJson(TypedDict):
    """`kind` says what a value may be besides the choices: nothing, a number from `least` to `most`, a size [a, b] with
    sides within them, a list of cells, a course. `title` is a word or two, `text` a sentence; `how` says how people
    write a value."""

    name: str
    kind: OptionKind
    title: str
    text: str
    default: Value
    choices: list[ChoiceJson]
    needs: list[NeedJson]
    how: NotRequired[str]
    least: NotRequired[int]
    most: NotRequired[int]


# Records


class OccupantJson(TypedDict):
    name: str
    bot: NotRequired[str | None]


class ChancedJson(TypedDict, Generic[Outcome]):
    chance: Outcome


class CheckJson(TypedDict):
    """A sum over the position after so many events."""

    after: Count
    sum: str


class DepartureJson(TypedDict):
    """Who left, and after how many events."""

    seat: SeatNumber
    why: LeaveReason
    after: Count


class ResultJson(OverJson):
    """`by` where it was not the rules."""

    by: NotRequired[ByTable]


SecretLuckJson = TypedDict("SecretLuckJson", {"commitment": str, "from": int, "secret": NotRequired[str]})


class RecordJson(TypedDict, Generic[Id, Move, Outcome, Options, Position]):
    """A game written down. `begins` is its first position, where that is not the usual one; `luck` is what `tablelands
    verify` derives all outcomes from again."""

    game: Id
    v: Literal[1]
    rules: str
    options: Options
    seats: list[OccupantJson]
    events: list[PlayedJson[Move] | ChancedJson[Outcome]]
    checks: list[CheckJson]
    result: NotRequired[ResultJson | None]
    begins: NotRequired[Position | None]
    gone: NotRequired[list[DepartureJson] | None]
    luck: NotRequired[SecretLuckJson]


class SaveJson(RecordJson[Id, Move, Outcome, Options, Position], Generic[Id, Move, Outcome, Options, Position]):
    """A host's own: with the moves that still lie sealed."""

    pending: NotRequired[list[PlayedJson[Move]]]


# What a game fills in

OWN = ("Move", "Outcome", "Options", "Position", "View", "Outlook", "Scene", "Explanation")
COMMON: dict[str, Any] = {
    "Entry": EntryJson,
    "Ending": EndingJson,
    "Envelope": EnvelopeJson,
    "Record": RecordJson,
    "Save": SaveJson,
}


def shapes_of(wire: ModuleType) -> dict[str, Any]:
    """The types of what a game writes, by name: its own, and the common ones filled in with them."""
    own = {name: getattr(wire, f"{name}Json") for name in OWN}
    given = own | {"Id": str}
    return own | {
        name: kind[tuple(given[parameter.__name__] for parameter in kind.__parameters__)]
        for name, kind in COMMON.items()
    }
