"""Drawing with braille: characters of 2 by 4 dots, and letters on top of them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ..components import Point
from ..state import SIDE

BRAILLE = 0x2800
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

Cell = tuple[int, int]
"""Line and column of a character, or of a dot."""
Paint = Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class Scale:
    """How many characters a board is wide and high."""

    wide: int
    high: int

    @property
    def across(self) -> int:
        return 2 * self.wide

    @property
    def down(self) -> int:
        return 4 * self.high

    def dot(self, point: Point) -> Cell:
        return point[1] * self.down // SIDE, point[0] * self.across // SIDE

    def character(self, point: Point) -> Cell:
        return point[1] * self.high // SIDE, point[0] * self.wide // SIDE


@dataclass(slots=True)
class Canvas:
    """What is drawn later lies on top: dots share a character and have the colour of the last one."""

    scale: Scale
    lines: int
    columns: int
    _dots: dict[Cell, int] = field(default_factory=dict)
    _colours: dict[Cell, str] = field(default_factory=dict)
    _signs: dict[Cell, tuple[str, str]] = field(default_factory=dict)

    def put_dot(self, dot: Cell, colour: str) -> None:
        cell = dot[0] // 4, dot[1] // 2
        self._dots[cell] = self._dots.get(cell, 0) | DOT_BITS[dot[0] % 4][dot[1] % 2]
        self._colours[cell] = colour

    def put_stroke(self, start: Point, end: Point, colour: str) -> None:
        (x1, y1), (x2, y2) = start, end
        scale = self.scale
        steps = max(abs(x2 - x1) * scale.across // SIDE, abs(y2 - y1) * scale.down // SIDE) + 1
        for step in range(steps + 1):
            self.put_dot(scale.dot((x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps)), colour)

    def put_sign(self, point: Point, sign: str, colour: str) -> None:
        """Points on the far edges belong to the last character."""
        line, column = self.scale.character(point)
        for index, letter in enumerate(sign):
            self._signs[min(line, self.lines - 1), min(column, self.columns - 1) + index] = letter, colour

    def line(self, number: int, ground: Callable[[int], str], paint: Paint) -> str:
        """One line of it; `ground` says what lies in a column where nothing was drawn."""
        return "".join(self._character((number, column), ground, paint) for column in range(self.columns))

    def _character(self, cell: Cell, ground: Callable[[int], str], paint: Paint) -> str:
        if cell in self._signs:
            sign, colour = self._signs[cell]
            return paint(sign, colour) if colour else sign
        if cell in self._dots:
            return paint(chr(BRAILLE + self._dots[cell]), self._colours[cell])
        return ground(cell[1])
