"""The scenes of this game as JSON: what moves and luck set off, and what the points at the end are made of."""

from typing import Literal, TypedDict

from ..state import Animal, BonusTile, Face, Penalty

Place = int | str
"""Of a marker, as in a position."""


class HexJson(TypedDict):
    """`hex` counts from the left, from 0."""

    row: int
    hex: int


class LostSpaceJson(HexJson):
    cost: int


class BonusJson(TypedDict):
    """A bonus tile: in Basic that of an animal. `text` is the id of the text that says what it is given for."""

    name: Animal | BonusTile
    value: int
    text: str


MarkerMoveJson = TypedDict("MarkerMoveJson", {"from": Place, "to": Place})


# What luck brings


class StartData(TypedDict):
    seat: int


class StartScene(TypedDict):
    kind: Literal["start"]
    text: str
    data: StartData


class TilesData(TypedDict):
    tiles: list[BonusJson]


class TilesScene(TypedDict):
    kind: Literal["tiles"]
    text: str
    data: TilesData


class PenaltyData(TypedDict):
    penalty: Penalty


class PenaltyScene(TypedDict):
    kind: Literal["penalty"]
    text: str
    data: PenaltyData


class JeepData(TypedDict):
    """`before` was still on it; `left` are the tiles of bag and unseen ones together."""

    before: list[Animal]
    drawn: list[Animal]
    left: int


class JeepScene(TypedDict):
    kind: Literal["jeep"]
    text: str
    data: JeepData


class DiceData(TypedDict):
    seat: int
    kept: list[Face]
    rolled: list[Face]
    rolls_left: int


class DiceScene(TypedDict):
    kind: Literal["dice"]
    text: str
    data: DiceData


# What moves set off


class AnimalData(TypedDict):
    """`group` is what it belongs to now, itself included; `past_end` are the points that were lost there."""

    seat: int
    animal: Animal
    row: int
    hex: int
    dice: list[Face]
    group: list[HexJson]
    points: int
    marker: MarkerMoveJson
    past_end: int


class AnimalScene(TypedDict):
    kind: Literal["animal"]
    text: str
    data: AnimalData


class BonusData(BonusJson):
    """`marker` moves in Basic only."""

    seat: int
    marker: MarkerMoveJson | None


class BonusScene(TypedDict):
    kind: Literal["bonus"]
    text: str
    data: BonusData


class LostData(LostSpaceJson):
    seat: int


class LostScene(TypedDict):
    kind: Literal["lost"]
    text: str
    data: LostData


class FullData(TypedDict):
    seat: int


class FullScene(TypedDict):
    kind: Literal["full"]
    text: str
    data: FullData


class LastRoundData(TypedDict):
    """Those who still have a turn."""

    seats: list[int]


class LastRoundScene(TypedDict):
    kind: Literal["last-round"]
    text: str
    data: LastRoundData


SceneJson = (
    StartScene
    | TilesScene
    | PenaltyScene
    | JeepScene
    | DiceScene
    | AnimalScene
    | BonusScene
    | LostScene
    | FullScene
    | LastRoundScene
)


# The end


class TotalData(TypedDict):
    """`rank` counts from 1, seats that share one have the same."""

    seat: int
    points: int
    rank: int
    won: bool


class TotalScene(TypedDict):
    kind: Literal["total"]
    text: str
    data: TotalData


class CountedMarkerJson(TypedDict):
    animal: Animal
    place: Place
    points: int


class MarkersData(TypedDict):
    seat: int
    counts: Literal["upper", "rearmost", "not"]
    markers: list[CountedMarkerJson]
    points: int


class MarkersScene(TypedDict):
    kind: Literal["markers"]
    text: str
    data: MarkersData


class LostSpacesData(TypedDict):
    """`points` are taken off, so they are never above 0."""

    seat: int
    spaces: list[LostSpaceJson]
    points: int


class LostSpacesScene(TypedDict):
    kind: Literal["lost-spaces"]
    text: str
    data: LostSpacesData


class BonusTilesData(TypedDict):
    """In Basic `points` are 0: they have long moved a marker."""

    seat: int
    tiles: list[BonusJson]
    points: int


class BonusTilesScene(TypedDict):
    kind: Literal["bonus-tiles"]
    text: str
    data: BonusTilesData


class TieData(TypedDict):
    """Seats with the most points, how many bonus tiles each of them has, and who wins."""

    seats: list[int]
    tiles: list[int]
    winners: list[int]


class TieScene(TypedDict):
    kind: Literal["tie"]
    text: str
    data: TieData


ExplanationJson = TotalScene | MarkersScene | LostSpacesScene | BonusTilesScene | TieScene
