"""What of this game becomes JSON: moves, outcomes, positions and what a view has beyond them, scenes.

A marker's place is written as in a position: the value of the start, 1 to the end of the left part, or "U1" and on.
"""

from typing import Literal, TypedDict

from ..state import Animal, BonusTile, Face, Penalty
from .scenes import BonusJson, HexJson, LostSpaceJson, MarkerMoveJson, Place
from .scenes import ExplanationJson as ExplanationJson
from .scenes import SceneJson as SceneJson

# Moves


class KeepJson(TypedDict):
    type: Literal["keep"]
    dice: list[Face]


class TakeJson(TypedDict):
    type: Literal["take"]
    animal: Animal
    jokers: int
    row: int
    hex: int


class DoneJson(TypedDict):
    type: Literal["done"]


class BlockJson(TypedDict):
    type: Literal["block"]
    row: int
    hex: int


MoveJson = KeepJson | TakeJson | DoneJson | BlockJson


# Outcomes


class StartDrawnJson(TypedDict):
    start: int


class BonusDrawnJson(TypedDict):
    bonus: list[BonusTile]


class PenaltyDrawnJson(TypedDict):
    penalty: Penalty


class JeepFilledJson(TypedDict):
    draw: list[Animal]


class DiceRolledJson(TypedDict):
    dice: list[Face]


OutcomeJson = StartDrawnJson | BonusDrawnJson | PenaltyDrawnJson | JeepFilledJson | DiceRolledJson


# Positions


class OptionsJson(TypedDict):
    edition: Literal["basic", "plus"]
    end: Literal["first-full", "all-full"]
    bonus_tiles: Literal["all", 5]
    penalty_tile: Literal["none", "drawn", Penalty]


class AnimalCountsJson(TypedDict):
    emu: int
    kangaroo: int
    koala: int
    platypus: int
    monitor: int


class MarkerPlacesJson(TypedDict):
    emu: Place
    kangaroo: Place
    koala: Place
    platypus: Place
    monitor: Place


Content = Literal[Animal, "lost"] | None
Landscape = dict[str, list[Content]]
"""What lies on each hex of a row, from the left, by the number of the row."""


class PositionFieldsJson(TypedDict):
    landscapes: list[Landscape]
    markers: list[MarkerPlacesJson]
    jeep: list[Animal]
    bag: AnimalCountsJson
    unseen: int
    bonus: list[list[Animal | BonusTile]]
    tiles: list[BonusTile]
    penalty: Penalty | None
    start: int | None
    to_move: int | None
    dice: list[Face]
    rolls_left: int
    taken: list[TakeJson]


class PositionJson(PositionFieldsJson):
    game: Literal["outback"]
    v: Literal[1]
    rules: str
    options: OptionsJson
    seats: int


# Views


class RowJson(TypedDict):
    """`shift` is where its first hex stands, in half hexes from the left."""

    number: int
    hexes: int
    shift: int


class TrackJson(TypedDict):
    """The value of the start, and the last numbers of both parts."""

    start: int
    left: int
    upper: int


class LostRuleJson(TypedDict):
    """What a lost space costs: so much `each`, the number of its row, or so much for each animal `beside` it."""

    kind: Literal["plain", Penalty, "not-drawn"]
    each: int | None
    beside: AnimalCountsJson | None


class MarkerJson(TypedDict):
    """`step` counts from 0, the start; `counts` and `points` are as if the game ended now (OB-13)."""

    animal: Animal
    place: Place
    step: int
    to_upper: int
    counts: Literal["upper", "rearmost", "not"]
    points: int
    settled: int


class GroupJson(TypedDict):
    animal: Animal
    hexes: list[HexJson]


class BonusAheadJson(BonusJson):
    """`missing` is how many animals, markers or hexes are lacking; None when it is out of reach."""

    missing: int | None


class StandingJson(TypedDict):
    """How a seat stands; `score` is as if the game ended now."""

    score: int
    settled: int
    free: int
    markers: list[MarkerJson]
    groups: list[GroupJson]
    lost: list[LostSpaceJson]
    lost_points: int
    earned: list[BonusJson]
    ahead: list[BonusAheadJson]


class ScreenJson(TypedDict):
    """`spent` are the dice that this turn's takes have used."""

    rows: list[RowJson]
    track: TrackJson
    dice_count: int
    spent: list[Face]
    lost_rule: LostRuleJson
    last_round: bool
    standings: list[StandingJson]


class ViewJson(PositionJson, ScreenJson):
    seat: int | None
    sealed: list[int]


# What a move would do


class KeepOutlookJson(TypedDict):
    type: Literal["keep"]
    rolled: int


class TakeOutlookJson(TypedDict):
    """`points` are those of the group; `marker` also moves by a bonus of Basic. `bonus` is what the take brings, in
    Plus at the end of the turn; `score` is the seat's as if the game ended then."""

    type: Literal["take"]
    dice: list[Face]
    points: int
    marker: MarkerMoveJson
    bonus: list[BonusJson]
    score: int


class DoneOutlookJson(TypedDict):
    type: Literal["done"]
    bonus: list[BonusJson]


class BlockOutlookJson(TypedDict):
    type: Literal["block"]
    cost: int
    bonus: list[BonusJson]


OutlookJson = KeepOutlookJson | TakeOutlookJson | DoneOutlookJson | BlockOutlookJson
