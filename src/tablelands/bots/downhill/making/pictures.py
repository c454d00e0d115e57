"""Faces and transparencies as SVG. What touches is drawn to the exact rim; everything else is for the eye."""

from collections.abc import Iterable
from math import cos, hypot, pi, sin
from random import Random

from tablelands.games.downhill.components import Face, Obstacle, Sheet
from tablelands.games.downhill.formats.notation import LETTERS
from tablelands.games.downhill.state import (
    FALLEN,
    FLAG_RADIUS,
    HOLE_RADIUS,
    ROCK,
    SHEET_HEIGHT,
    SHEET_WIDTH,
    SIDE,
    STUMP,
    TREE,
)

SNOW, CONTOUR, SHADE = "#f7f1e5", "#e6dac2", "#d8c9ab"
LEAF, LEAF_DARK, LEAF_LIGHT = "#5f8268", "#466650", "#86a588"
STONE, STONE_DARK, STONE_LIGHT = "#a97f57", "#7f5c3d", "#c6a078"
WOOD, WOOD_DARK, WOOD_LIGHT = "#b98a5a", "#7a5535", "#dcb98c"
FLAG, POLE, NIGHT = "#c8502d", "#2c3552", "#2c3552"


def face_picture(name: str, face: Face) -> str:
    """A board with its name in the corner and its contour lines."""
    luck = Random(name)
    parts = [f'<rect width="{SIDE}" height="{SIDE}" fill="{SNOW}"/>', *_contours(luck)]
    parts += [_obstacle(obstacle, Random(f"{name}{number}")) for number, obstacle in enumerate(face.obstacles)]
    parts.append(_flag(*face.flag))
    parts.append(
        f'<text x="180" y="{SIDE - 180}" font-family="Georgia, serif" font-size="520" fill="{NIGHT}" opacity=".7">'
        f"{name}</text>"
    )
    parts.append(
        f'<rect x="20" y="20" width="{SIDE - 40}" height="{SIDE - 40}" fill="none" stroke="{SHADE}" stroke-width="40"/>'
    )
    return _svg(SIDE, SIDE, parts, f"Board {name}")


def sheet_picture(number: int, sheet: Sheet) -> str:
    """A transparency: its holes with the letters they are called by."""
    sheen = (
        f'<path d="M300 {SHEET_HEIGHT - 300} L2400 300 M900 {SHEET_HEIGHT - 300} L3000 300" stroke="#fff" '
        f'stroke-width="180" stroke-opacity=".5"/>'
    )
    foil = (
        f'<rect x="30" y="30" width="{SHEET_WIDTH - 60}" height="{SHEET_HEIGHT - 60}" rx="260" fill="#dfe9ee" '
        f'fill-opacity=".55" stroke="{NIGHT}" stroke-width="60"/>'
    )
    parts = [foil, sheen]
    for index, (x, y) in enumerate(sheet):
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="{HOLE_RADIUS}" fill="#fff" stroke="{NIGHT}" stroke-width="36"/>'
            f'<text x="{x + 210}" y="{y + 110}" font-family="Georgia, serif" font-size="380" fill="{NIGHT}">'
            f"{LETTERS[index]}</text>"
        )
    return _svg(SHEET_WIDTH, SHEET_HEIGHT, parts, f"Transparency {number}")


def _svg(width: int, height: int, parts: Iterable[str], title: str) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width // 25}" '
        f'height="{height // 25}" role="img">\n<title>{title}</title>\n{body}\n</svg>\n'
    )


def _contours(luck: Random) -> list[str]:
    """Soft lines across the slope."""
    lines = []
    for y in range(700, SIDE, 1150):
        bends = [y + luck.randint(-350, 350) for _ in range(5)]
        path = f"M0 {bends[0]} C2000 {bends[1]} 3500 {bends[2]} 5000 {bends[2]} S8000 {bends[3]} {SIDE} {bends[4]}"
        lines.append(f'<path d="{path}" fill="none" stroke="{CONTOUR}" stroke-width="50"/>')
    return lines


def _obstacle(one: Obstacle, luck: Random) -> str:
    return {TREE: _tree, ROCK: _rock, STUMP: _stump, FALLEN: _fallen}[one.kind](one, luck)


def _tree(one: Obstacle, luck: Random) -> str:
    """A crown from above: leaves in three shades within the rim."""
    x, y, r = one.x1, one.y1, one.radius
    drawn = [_circle(x, y, r, LEAF_DARK)]
    turn = luck.random()
    for ring, (way, size, fill) in enumerate(((0.62, 0.36, LEAF), (0.3, 0.34, LEAF_LIGHT))):
        count = 8 - 3 * ring
        for leaf in range(count):
            angle = 2 * pi * (leaf + turn) / count
            drawn.append(_circle(x + r * way * cos(angle), y + r * way * sin(angle), r * size, fill, ' opacity=".85"'))
    return "".join([*drawn, _circle(x, y, r * 0.12, WOOD_DARK)])


def _rock(one: Obstacle, luck: Random) -> str:
    """A round boulder with facets."""
    x, y, r = one.x1, one.y1, one.radius
    corners = [(0.97 * r, 2 * pi * (corner + luck.uniform(-0.2, 0.2)) / 7) for corner in range(7)]
    points = [(x + way * cos(angle), y + way * sin(angle)) for way, angle in corners]
    top = x + luck.uniform(-0.25, 0.1) * r, y + luck.uniform(-0.3, 0) * r
    facets = [
        _polygon([a, b, top], fill)
        for a, b, fill in zip(
            points,
            [*points[1:], points[0]],
            (STONE, STONE_DARK, STONE, STONE_LIGHT, STONE_LIGHT, STONE_LIGHT, STONE),
            strict=True,
        )
    ]
    return "".join([_circle(x, y, r, STONE_DARK), *facets])


def _stump(one: Obstacle, luck: Random) -> str:
    """Bark and rings."""
    x, y, r = one.x1, one.y1, one.radius
    rings = [_circle(x, y, r * part, "none", f' stroke="{WOOD}" stroke-width="34"') for part in (0.62, 0.42, 0.22)]
    angle = luck.uniform(0, 2 * pi)
    crack = (
        f'<path d="M{x} {y} L{x + 0.75 * r * cos(angle):.0f} {y + 0.75 * r * sin(angle):.0f}" stroke="{WOOD_DARK}" '
        f'stroke-width="36"/>'
    )
    return "".join([_circle(x, y, r, WOOD_DARK), _circle(x, y, r * 0.84, WOOD_LIGHT), *rings, crack])


def _fallen(one: Obstacle, luck: Random) -> str:
    """A trunk lying there, its cut end and some bark."""
    x1, y1, x2, y2, r = one.x1, one.y1, one.x2, one.y2, one.radius
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    drawn = [_stroke(x1, y1, x2, y2, 2 * r, WOOD_DARK, "round"), _stroke(x1, y1, x2, y2, 1.72 * r, WOOD, "round")]
    for side in (-0.5, -0.1, 0.35):
        begin, end = luck.uniform(0.05, 0.3), luck.uniform(0.7, 0.95)
        ax, ay = x1 + ux * length * begin - uy * side * r, y1 + uy * length * begin + ux * side * r
        bx, by = x1 + ux * length * end - uy * side * r, y1 + uy * length * end + ux * side * r
        drawn.append(_stroke(ax, ay, bx, by, 40, WOOD_DARK, "round"))
    drawn += [
        _circle(x2, y2, r * 0.72, WOOD_LIGHT),
        _circle(x2, y2, r * 0.4, "none", f' stroke="{WOOD}" stroke-width="34"'),
    ]
    return "".join(drawn)


def _flag(x: int, y: int) -> str:
    """The ring is its rim; the pennant stands in it."""
    ring = _circle(x, y, FLAG_RADIUS - 25, "#fff", f' stroke="{FLAG}" stroke-width="50"')
    pole = _stroke(x - 90, y + 200, x - 90, y - 220, 44, POLE, "round")
    return ring + pole + _polygon([(x - 70, y - 220), (x + 190, y - 110), (x - 70, y)], FLAG)


def _circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="{fill}"{more}/>'


def _polygon(points: list[tuple[float, float]], fill: str) -> str:
    return f'<polygon points="{" ".join(f"{x:.0f},{y:.0f}" for x, y in points)}" fill="{fill}"/>'


def _stroke(x1: float, y1: float, x2: float, y2: float, width: float, colour: str, cap: str) -> str:
    return (
        f'<path d="M{x1:.0f} {y1:.0f} L{x2:.0f} {y2:.0f}" stroke="{colour}" stroke-width="{width:.0f}" '
        f'stroke-linecap="{cap}"/>'
    )
