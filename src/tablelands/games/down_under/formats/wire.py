"""Everything of this game that becomes JSON, field by field. `core.schema` describes it to whoever reads it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tablelands.core.schema import Length

from ..components import Animal, Colour, Kind
from ..state import Edge

Cell = Annotated[list[int], Length(2)]
"""x, y"""
Size = Annotated[list[int], Length(2)]
Pair = Annotated[list[Edge], Length(2)]

# Moves and luck


class LayJson(TypedDict):
    """`animal` with special scoring, `colour` where a seat plays two."""

    type: Literal["lay"]
    tile: Kind
    x: int
    y: int
    turn: int
    animal: NotRequired[Animal | None]
    colour: NotRequired[Colour]


class TurnJson(TypedDict):
    type: Literal["turn"]
    x: int
    y: int
    turn: int


class LayBillabongJson(TypedDict):
    type: Literal["billabong"]
    x: int
    y: int
    turn: int
    colour: NotRequired[Colour]


class DeclineJson(TypedDict):
    type: Literal["decline"]


MoveJson = LayJson | TurnJson | LayBillabongJson | DeclineJson


class DrawnLineJson(TypedDict):
    line: list[Cell]
    animals: NotRequired[list[Animal]]


class DrawnAnimalsJson(TypedDict):
    animals: list[Animal]


OutcomeJson = DrawnLineJson | DrawnAnimalsJson

# Options and positions


class OptionsJson(TypedDict):
    area: Literal["recommended", "recommended-long", "easy", "difficult", "unlimited"] | Size
    scoring: Literal["basic", "special"]
    start: Literal["free", "line", "frame"]
    line: list[Cell] | None
    ends: Literal[2, 1]
    meeting: Literal["both-ends", "one-end"]
    routes: Literal[1, 2]
    tiles_per_turn: Literal[2, 1]
    route_score: Literal["longest", "sum"]


class TileJson(TypedDict):
    """`joins` of a billabong; `outside` of a terminal that lies off the area."""

    x: int
    y: int
    tile: Kind | Literal["billabong"]
    turn: int
    colour: Colour | None
    animal: Animal | None
    joins: NotRequired[list[Pair]]
    outside: NotRequired[Literal[True]]


class HandJson(TypedDict):
    """Counts, with special scoring by animal."""

    straight: int | dict[str, int]
    curved: int | dict[str, int]
    terminal: int


class MeetingJson(TypedDict):
    x: int
    y: int
    by: int
    new: NotRequired[bool]


class ExtensionJson(TypedDict):
    x: int
    y: int
    edge: Edge
    colour: Colour


class RouteJson(TypedDict):
    length: int
    open: list[list[int | Edge]]
    loop: bool


class BoardJson(TypedDict):
    """A position without its head. `hands` and `routes` are by colour."""

    tiles: list[TileJson]
    hands: dict[str, HandJson]
    billabongs: int
    to_move: int | None
    played: list[Colour]
    area: Size | None
    finished: list[int]
    meetings: list[MeetingJson]
    extending: ExtensionJson | None
    routes: dict[str, RouteJson]
    closed: list[Cell]
    single: bool


class PositionJson(BoardJson):
    game: Literal["down-under"]
    v: Literal[1]
    rules: str
    options: OptionsJson
    seats: int


# What a screen draws beyond the position


class PathJson(TypedDict):
    """A path within a cell: the edges it joins, or the one where it begins and ends. `shade` is its own colour (null:
    gray), `owner` whose route it is on and `number` the how-manieth path of it."""

    x: int
    y: int
    edges: list[Edge]
    shade: Colour | None
    owner: Colour | None
    number: int | None


class FreeHalfJson(TypedDict):
    """The half of a lone terminal's cell that has room for another, back to back: the one at `edge`."""

    x: int
    y: int
    edge: Edge


class OpenEndJson(TypedDict):
    """The end of a route, at an edge of its last tile's cell, and the cell that it leads `into`: one inside the area,
    the free half of one, or one off the area. A whole cell takes any tile, the others a terminal only."""

    colour: Colour
    x: int
    y: int
    edge: Edge
    into: Cell
    room: Literal["cell", "half", "off"]
    terminal_only: bool


class BoxJson(TypedDict):
    """Cells from the north-west corner to the south-east one, both included."""

    west: int
    north: int
    east: int
    south: int


class BordersJson(TypedDict):
    north: bool
    east: bool
    south: bool
    west: bool


class BoundsJson(TypedDict):
    """`box` is what the tiles inside the area span (null: none lie), `reach` the cells that may still come to be used,
    each direction taken by itself (null: without limit), `fixed` which borders no tile can move any more."""

    box: BoxJson | None
    reach: BoxJson | None
    fixed: BordersJson


class AnimalCountsJson(TypedDict):
    kangaroo: int
    emu: int
    platypus: int
    rabbit: int
    dingo: int


class TallyJson(TypedDict):
    """What a route is worth so far: its length, `bonus` for sets of animals, less `loss` for rabbits. `animals` are
    those on it; null without special scoring, like `dingo_laid`, whether the colour's own dingo lies."""

    length: int
    sets: int
    bonus: int
    loss: int
    points: int
    animals: AnimalCountsJson | None
    dingo_laid: bool | None


class ScreenJson(TypedDict):
    """`tallies` are by colour, `scores` by seat. `longest` are the colours with the longest route."""

    paths: list[PathJson]
    free_halves: list[FreeHalfJson]
    open_ends: list[OpenEndJson]
    bounds: BoundsJson
    tallies: dict[str, TallyJson]
    scores: list[int]
    longest: list[Colour]


class ViewJson(PositionJson, ScreenJson):
    seat: int | None
    sealed: list[int]


class RouteBecomesJson(TypedDict):
    colour: Colour
    length: int
    points: int


class OutlookJson(TypedDict):
    """What a move would do: to the route of the `colour` that it plays, and to `others` that it changes. `gray` is the
    colour on whose route the laid tile's gray path would be. `closes` and `opens` are loops, `finishes` routes that
    nothing more could be laid to, `extends` whether the seat would have to go on out of a billabong at once."""

    colour: Colour
    length: int
    points: int
    others: list[RouteBecomesJson]
    gray: Colour | None
    closes: list[Colour]
    opens: list[Colour]
    finishes: list[Colour]
    billabongs: list[Cell]
    closed: list[Cell]
    extends: bool


# Stories


class LoopData(TypedDict):
    colour: Colour
    closed: bool


class BillabongData(TypedDict):
    x: int
    y: int
    colours: list[Colour]
    goes_on: list[Colour]


class ClosedCellData(TypedDict):
    x: int
    y: int


class FinishedData(TypedDict):
    colours: list[Colour]


class ChangeData(TypedDict):
    """Of another's route that the move has led on: its length. Of the animals on a route: what they are worth."""

    colour: Colour
    before: int
    after: int


class BordersData(TypedDict):
    borders: list[Edge]


class PassedData(TypedDict):
    seats: list[int]


class LoopScene(TypedDict):
    kind: Literal["loop"]
    text: str
    data: LoopData


class BillabongScene(TypedDict):
    kind: Literal["billabong"]
    text: str
    data: BillabongData


class ClosedCellScene(TypedDict):
    kind: Literal["closed"]
    text: str
    data: ClosedCellData


class FinishedScene(TypedDict):
    kind: Literal["finished"]
    text: str
    data: FinishedData


class LedScene(TypedDict):
    kind: Literal["led"]
    text: str
    data: ChangeData


class AnimalsScene(TypedDict):
    kind: Literal["animals"]
    text: str
    data: ChangeData


class BordersScene(TypedDict):
    kind: Literal["borders"]
    text: str
    data: BordersData


class PassedScene(TypedDict):
    kind: Literal["passed"]
    text: str
    data: PassedData


SceneJson = (
    LoopScene | BillabongScene | ClosedCellScene | FinishedScene | LedScene | AnimalsScene | BordersScene | PassedScene
)

# The end


class TracedPath(TypedDict):
    """`gray`: the route borrows the tile's gray path, with the animal on it."""

    x: int
    y: int
    edges: list[Edge]
    gray: bool
    animal: Animal | None


class RouteData(TypedDict):
    colour: Colour
    length: int
    loop: bool
    paths: list[TracedPath]


class PointsData(TallyJson):
    colour: Colour


class DingoData(TypedDict):
    """The seats that have not laid their dingo, and whether they lose for it."""

    seats: list[int]
    lose: bool


class TwoRoutesData(TypedDict):
    """`summed`: both count, else the better one, and the other breaks a tie."""

    seat: int
    better: int
    other: int
    summed: bool


class RankData(TypedDict):
    seat: int
    place: int
    score: int


class RanksData(TypedDict):
    ranks: list[RankData]


class BracketsData(TypedDict):
    """Nothing: it only says how to read the lines before it."""


class RouteExplanation(TypedDict):
    kind: Literal["route"]
    text: str
    data: RouteData


class PointsExplanation(TypedDict):
    kind: Literal["points"]
    text: str
    data: PointsData


class DingoExplanation(TypedDict):
    kind: Literal["dingo"]
    text: str
    data: DingoData


class TwoRoutesExplanation(TypedDict):
    kind: Literal["two-routes"]
    text: str
    data: TwoRoutesData


class BracketsExplanation(TypedDict):
    kind: Literal["brackets"]
    text: str
    data: BracketsData


class RanksExplanation(TypedDict):
    kind: Literal["ranks"]
    text: str
    data: RanksData


ExplanationJson = (
    RouteExplanation
    | PointsExplanation
    | DingoExplanation
    | TwoRoutesExplanation
    | BracketsExplanation
    | RanksExplanation
)
