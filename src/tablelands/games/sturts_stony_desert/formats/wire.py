"""Everything of this game that becomes JSON, to its last field. Sides are 0 and 1, seats count from 0; x grows to the
east and y to the south."""

from typing import Annotated, Literal, Never, TypedDict

from tablelands.core.schema import Keywords, Length

from ..components import Kind

Edge = Literal["N", "E", "S", "W"]
Axis = Literal["west-east", "north-south"]
Side = Annotated[int, Keywords(enum=[0, 1])]

# Moves and options


class LayJson(TypedDict):
    type: Literal["lay"]
    tile: Kind
    x: int
    y: int
    turn: int


class ClaimJson(TypedDict):
    type: Literal["claim"]


class StopJson(TypedDict):
    type: Literal["stop"]


MoveJson = LayJson | ClaimJson | StopJson
OutcomeJson = Never
"""There is no luck."""


class OptionsJson(TypedDict):
    claim: bool
    swap_axes: bool


# Positions


class TileJson(TypedDict):
    x: int
    y: int
    tile: Kind
    turn: int


class SupplyJson(TypedDict):
    double: int
    fork: int
    triple: int


class MarkJson(TypedDict):
    """SD-8: a terminal, in a cell just outside the area."""

    x: int
    y: int
    side: Side


class BoardJson(TypedDict):
    tiles: list[TileJson]
    to_move: int
    supply: SupplyJson
    claimer: int | None
    stopped: bool
    marks: list[MarkJson]


class PositionJson(BoardJson):
    game: Literal["sturts-stony-desert"]
    v: Literal[1]
    rules: str
    options: OptionsJson
    seats: int


# What a screen draws


class BoxJson(TypedDict):
    """The cells that all tiles lie in, from the north-west one; 0 by 0 before the first tile."""

    x: int
    y: int
    width: int
    height: int


class BorderJson(TypedDict):
    """An edge of the area and the side that wants to reach it; it lies fixed once the tiles span five cells."""

    edge: Edge
    side: Side
    fixed: bool


class CurveJson(TypedDict):
    """A train enters the cell by one edge and leaves it by another."""

    x: int
    y: int
    enter: Edge
    leave: Edge


class RouteJson(TypedDict):
    """A train's way, from west to east or from north to south."""

    side: Side
    curves: list[CurveJson]


class ThreatJson(TypedDict):
    """A cell where a single tile would complete a route for a side that has none."""

    x: int
    y: int
    side: Side


class ClaimMadeJson(TypedDict):
    """SD-10: the side that claims, and the seat that answers."""

    side: Side
    answers: int


class ScreenJson(TypedDict):
    """`axes` by side, `sides` by seat; `laid` counts cells. Of all routes that stand, `routes` has the shortest from
    each end that is marked."""

    phase: Literal["first", "second"]
    laid: int
    box: BoxJson
    axes: Annotated[list[Axis], Length(2)]
    sides: list[Side]
    borders: list[BorderJson]
    routes: list[RouteJson]
    threats: list[ThreatJson]
    claim: ClaimMadeJson | None


class ViewJson(PositionJson, ScreenJson):
    seat: int | None
    sealed: list[int]


class OutlookJson(TypedDict, total=False):
    """The sides for which a move completes a route or breaks all that stand, and those that it makes win at once, both
    in a tie; a field only where there is one. `routes` has the shortest for each side that completes one."""

    completes: list[Side]
    routes: list[RouteJson]
    breaks: list[Side]
    wins: list[Side]


# Stories


class RouteChange(TypedDict):
    """The tile that did it, and the routes: as they stand now, or as they stood."""

    side: Side
    x: int
    y: int
    routes: list[RouteJson]


class PhaseChange(TypedDict):
    to_move: int


class RouteScene(TypedDict):
    kind: Literal["route"]
    text: str
    data: RouteChange


class BrokenScene(TypedDict):
    kind: Literal["broken"]
    text: str
    data: RouteChange


class PhaseScene(TypedDict):
    kind: Literal["second-phase"]
    text: str
    data: PhaseChange


class ClaimScene(TypedDict):
    kind: Literal["claim"]
    text: str
    data: ClaimMadeJson


SceneJson = RouteScene | BrokenScene | PhaseScene | ClaimScene

# The end


class FinalRoute(TypedDict):
    side: Side
    count: int
    curves: list[CurveJson]


class FinalClaim(TypedDict):
    side: Side
    refuted: bool


class FinalSupply(TypedDict):
    triple: int


class FinalRouteScene(TypedDict):
    kind: Literal["route"]
    text: str
    data: FinalRoute


class FinalClaimScene(TypedDict):
    kind: Literal["claim"]
    text: str
    data: FinalClaim


class FinalSupplyScene(TypedDict):
    kind: Literal["supply"]
    text: str
    data: FinalSupply


ExplanationJson = FinalRouteScene | FinalClaimScene | FinalSupplyScene
