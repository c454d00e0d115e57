"""Everything of this game that becomes JSON, as types: `core.schema` describes each of them to its last field.

A point is [x, y] in integers. `course_...` and all that lies on the mountain is in the coordinates of the course.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from tablelands.core.schema import Length

from ..components import Disc, FaceName

Point = Annotated[list[int], Length(2)]
Size = Annotated[list[int], Length(2)]

# Moves


class StartJson(TypedDict):
    type: Literal["start"]
    x: int


class DrawJson(TypedDict):
    """`line` is on the transparency as it is printed; left out for straight strokes."""

    type: Literal["draw"]
    turn: int
    flip: bool
    holes: list[int]
    line: NotRequired[list[Point]]


MoveJson = StartJson | DrawJson

# Courses, options, luck


class PlaceJson(TypedDict):
    board: str
    face: FaceName
    turn: int


CourseJson = list[list[PlaceJson | None]]


class ShapeJson(TypedDict):
    rows: int
    columns: int
    faces: Literal["easy", "hard", "mixed"]


class OptionsJson(TypedDict):
    course: Literal["basic"] | ShapeJson | CourseJson
    assist: Literal["none", "overlay", "straight"]
    max_rounds: int


class DealJson(TypedDict):
    """`course` is left out where it was given."""

    course: NotRequired[CourseJson]
    deal: list[int]


OutcomeJson = DealJson

# Positions


class DiscJson(TypedDict):
    kind: Disc
    x: int
    y: int
    r: int


class FallenJson(TypedDict):
    kind: Literal["fallen"]
    x1: int
    y1: int
    x2: int
    y2: int
    r: int


ObstacleJson = DiscJson | FallenJson


class FaceJson(TypedDict):
    """As it is printed, before turning."""

    flag: Point
    obstacles: list[ObstacleJson]


class ReadyCourseJson(TypedDict):
    text: str
    rows: CourseJson


class PiecesJson(TypedDict):
    """All that a course can be made of: both faces of every board, by name; and some courses to begin with."""

    boards: dict[str, FaceJson]
    courses: list[ReadyCourseJson]


Phase = Literal["start", "draw", "over"]


class HeadJson(TypedDict):
    game: Literal["downhill"]
    v: Literal[1]
    rules: str
    options: OptionsJson
    seats: int


class FieldsJson(TypedDict):
    """Of a position, without its head. Course, flags and hands are null before they are drawn and dealt."""

    course: CourseJson | None
    boards: dict[str, FaceJson]
    transparencies: list[list[Point]]
    phase: Phase
    round: int
    marks: list[Point | None]
    finish: list[int | None]
    flags: list[list[int | None]] | None
    hands: list[int] | None
    drawn: dict[str, MoveJson]


class PositionJson(HeadJson, FieldsJson):
    pass


# Views


class FlagJson(TypedDict):
    row: int
    column: int
    value: int


class CourseFlagJson(FlagJson):
    x: int
    y: int
    owner: int | None


class PlacementJson(TypedDict):
    """One of the eight ways to lay a transparency: `matrix` is a b c d e f as in SVG and lays it into the box from 0,0
    to `size`. On the mountain it is moved so that the start hole lies on the mark."""

    turn: int
    flip: bool
    matrix: Annotated[list[int], Length(6)]
    size: Size


class SheetJson(TypedDict):
    """A transparency on the mountain: `box` is x, y, width and height, `holes` are all fifteen."""

    turn: int
    flip: bool
    box: Annotated[list[int], Length(4)]
    holes: list[Point]


class LaidLineJson(TypedDict):
    """A line on the mountain, on its `sheet`. `holes` are the numbers of the chosen five, `stops` tells which points of
    the line they are."""

    seat: int
    sheet: SheetJson
    line: list[Point]
    holes: list[int]
    stops: list[int]


class StandingJson(TypedDict):
    """`rank` is 1 for whoever leads, null before all have started; `to_go` is 0 for a finisher, null before a start."""

    seat: int
    mark: Point | None
    to_go: int | None
    finished: bool
    rank: int | None
    flags: list[FlagJson]
    flag_points: int


class ScreenJson(TypedDict):
    """`starts` are the spans of x, from and to, where the next start may be marked. `sheets` are the holes of each
    seat's transparency, null before they are dealt. `laid` holds one's own line, once it is drawn."""

    course_size: Size
    course_obstacles: list[ObstacleJson]
    course_flags: list[CourseFlagJson]
    starts: list[Annotated[list[int], Length(2)]]
    sheets: list[list[Point]] | None
    placements: list[PlacementJson]
    laid: list[LaidLineJson]
    standings: list[StandingJson]


class ViewJson(PositionJson, ScreenJson):
    seat: int | None
    sealed: list[int]


class OutlookJson(TypedDict):
    """Moves cannot be listed, so nothing is told about them."""


# Stories


class TouchJson(TypedDict):
    """`at` is where the middle of the line was then, `seat` whose mark it is."""

    what: Literal["edge", "mark", "tree", "rock", "stump", "fallen"]
    at: Point
    seat: NotRequired[int]


class WonFlagJson(FlagJson):
    """`stroke` is the one that passes it."""

    stroke: int


class RunJson(LaidLineJson):
    """The first `travelled` strokes of the line count, `tried` is the last one that was looked at. `stop` is the hole 0
    to 4 of the line where they stop, null for a finisher; `mark` is where they stand then, or cross the bottom edge."""

    travelled: int
    tried: int
    touch: TouchJson | None
    stop: int | None
    finished: bool
    mark: Point
    flags: list[WonFlagJson]


class RunSceneJson(TypedDict):
    kind: Literal["run"]
    text: str
    data: RunJson


class PassJson(TypedDict):
    """The round that begins, and who has which transparency then."""

    round: int
    hands: list[int]


class PassSceneJson(TypedDict):
    kind: Literal["pass"]
    text: str
    data: PassJson


SceneJson = RunSceneJson | PassSceneJson

# The end


class ScoreJson(TypedDict):
    """`reach` is the y of the mark, of a finisher the largest y of the line."""

    seat: int
    rank: int
    finished: bool
    reach: int
    race_points: int
    flags: list[FlagJson]
    flag_points: int
    points: int
    won: bool


class ScoreSceneJson(TypedDict):
    kind: Literal["score"]
    text: str
    data: ScoreJson


class TieJson(TypedDict):
    """`seats` have most points together, `winners` those of them with the best rank."""

    seats: list[int]
    winners: list[int]


class TieSceneJson(TypedDict):
    kind: Literal["tie"]
    text: str
    data: TieJson


ExplanationJson = ScoreSceneJson | TieSceneJson
