"""Outback: the landscapes side by side, hexes in the colours of the animals that live there."""

from math import cos, pi, sin, sqrt
from typing import Any

from scripts.drawings import CHALK, NIGHT, SAND, framed

RADIUS = 38
ACROSS, UP = RADIUS * sqrt(3), RADIUS * 1.5
COLOURS = {"emu": "#b79bd6", "kangaroo": "#e09a55", "koala": "#b4c0c9", "platypus": "#7fb0d6", "monitor": "#8fbfa5"}
GAP = 60


def draw(position: dict[str, Any]) -> str:
    parts: list[str] = []
    wide, high = 0.0, 0.0
    for landscape in position["landscapes"]:
        drawn, width, height = _landscape(landscape)
        parts.append(f'<g transform="translate({wide:.0f} 0)">{drawn}</g>')
        wide, high = wide + width + GAP, max(high, height)
    return framed(parts, wide - GAP, high)


def _landscape(landscape: dict[str, list[str | None]]) -> tuple[str, float, float]:
    rows = {int(number): hexes for number, hexes in landscape.items()}
    highest, first = max(rows), min(rows)
    drawn = []
    for number, hexes in rows.items():
        y = (highest - number) * UP + RADIUS
        drawn.append(_text(18, y + 8, str(number), CHALK, 22))
        for index, animal in enumerate(hexes):
            drawn.append(_hex(48 + ACROSS * (0.5 + index + _offset(rows, number)), y, animal))
    width = 48 + ACROSS * 4
    return "".join(drawn), width, (highest - first) * UP + 2 * RADIUS


def _offset(rows: dict[int, list[str | None]], number: int) -> float:
    """A row of three stands over the gaps of a row of four; the single one on top over the two leftmost below."""
    if len(rows[number]) == 1:
        return _offset(rows, number - 1) + 0.5
    return 0.5 if len(rows[number]) == 3 else 0.0


def _hex(x: float, y: float, animal: str | None) -> str:
    corners = [(x + 0.95 * RADIUS * sin(pi / 3 * k), y - 0.95 * RADIUS * cos(pi / 3 * k)) for k in range(6)]
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    fill = SAND if animal is None else COLOURS.get(animal, "#3b4663")
    shape = f'<polygon points="{points}" fill="{fill}" stroke="{CHALK}" stroke-width="2"/>'
    if animal is None:
        return shape
    if animal == "lost":
        return shape + _text(x, y + 10, "×", CHALK, 30)
    return shape + _text(x, y + 5, animal, NIGHT, 12)


def _text(x: float, y: float, words: str, colour: str, size: int) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="Georgia, serif" font-size="{size}" text-anchor="middle" '
        f'fill="{colour}">{words}</text>'
    )
