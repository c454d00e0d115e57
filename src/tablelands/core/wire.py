"""Everything that becomes JSON alike in every game, field by field: nodes, the log, endings, views, options, records.

What differs from game to game is a parameter, filled in from the game's formats/wire.py; `shapes_of` does so.
"""

from types import ModuleType
from typing import Any, Generic, Literal, NotRequired, TypedDict, TypeVar

from tablelands.core.log import Why

Move = TypeVar("Move")
Outcome = TypeVar("Outcome")
Outlook = TypeVar("Outlook")
Scene = TypeVar("Scene")
Explanation = TypeVar("Explanation")
Options = TypeVar("Options")
Position = TypeVar("Position")

By = Literal["rules", "resigned", "time", "aborted"]

# Nodes


class DecideJson(TypedDict):
    kind: Literal["decide"]
    seats: list[int]
    sealed: bool


class ChanceJson(TypedDict):
    kind: Literal["chance"]
    due: str
    count: int


class OverJson(TypedDict):
    """Without scores where the table ended the game."""

    kind: Literal["over"]
    scores: list[float] | None
    winners: list[int]
    reason: str


NodeJson = DecideJson | ChanceJson | OverJson

# The log


class AnyEntryJson(TypedDict, Generic[Scene]):
    n: int
    text: str
    story: NotRequired[list[Scene]]


class MovedJson(AnyEntryJson[Scene], Generic[Move, Scene]):
    seat: int
    move: Move


class SealedJson(AnyEntryJson[Scene], Generic[Scene]):
    seat: int
    sealed: Literal[True]


class PlayedJson(TypedDict, Generic[Move]):
    seat: int
    move: Move


class OpenedJson(AnyEntryJson[Scene], Generic[Move, Scene]):
    opened: list[PlayedJson[Move]]


class HappenedJson(AnyEntryJson[Scene], Generic[Outcome, Scene]):
    chance: Outcome


class GoneJson(AnyEntryJson[Scene], Generic[Scene]):
    seat: int
    gone: Why


class AbortedJson(AnyEntryJson[Scene], Generic[Scene]):
    aborted: Literal[True]


class BackJson(AnyEntryJson[Scene], Generic[Scene]):
    back: int


EntryJson = (
    MovedJson[Move, Scene]
    | SealedJson[Scene]
    | OpenedJson[Move, Scene]
    | HappenedJson[Outcome, Scene]
    | GoneJson[Scene]
    | AbortedJson[Scene]
    | BackJson[Scene]
)

# Views


class EndingJson(TypedDict, Generic[Explanation]):
    scores: list[float] | None
    winners: list[int]
    reason: str
    by: By
    explain: list[Explanation]


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
"""What a value may be besides the choices: nothing else, a number, a size [a, b], a list of cells, a course."""
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
    """The value that another option must have, and the clause that says so."""

    option: str
    value: Value
    rule: str


class OptionJson(TypedDict):
    """`how` other values than the choices are typed; `least` and `most` of a number, and of each side of a size."""

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
    bot: NotRequired[str]


class LuckJson(TypedDict, Generic[Outcome]):
    chance: Outcome


class CheckJson(TypedDict):
    after: int
    sum: str


class DepartureJson(TypedDict):
    """Who left, and after how many events."""

    seat: int
    why: Why
    after: int


class ResultJson(OverJson):
    """`by` where it was not the rules."""

    by: NotRequired[By]


class RecordJson(TypedDict, Generic[Move, Outcome, Options, Position]):
    """`pending` are moves that still lie sealed, in a host's own saves only."""

    game: str
    v: Literal[1]
    rules: str
    options: Options
    seats: list[OccupantJson]
    begins: NotRequired[Position]
    events: list[PlayedJson[Move] | LuckJson[Outcome]]
    checks: list[CheckJson]
    gone: NotRequired[list[DepartureJson]]
    pending: NotRequired[list[PlayedJson[Move]]]
    result: ResultJson | None


# Refusals


class ErrorJson(TypedDict):
    kind: Literal["bad-request", "bad-position", "bad-record", "illegal-move", "not-your-turn", "stale"]
    rule: str | None
    code: str
    text: str


# What a game fills in

OWN = ("Move", "Outcome", "Options", "Position", "View", "Outlook", "Scene", "Explanation")
COMMON: dict[str, Any] = {"Entry": EntryJson, "Ending": EndingJson, "Envelope": EnvelopeJson, "Record": RecordJson}


def shapes_of(wire: ModuleType) -> dict[str, Any]:
    """The types of what a game writes, by name: its own, and the common ones filled in with them."""
    own = {name: getattr(wire, f"{name}Json") for name in OWN}
    return own | {name: kind[tuple(own[one.__name__] for one in kind.__parameters__)] for name, kind in COMMON.items()}
