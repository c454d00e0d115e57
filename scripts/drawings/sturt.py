"""Sturt's Stony Desert: sand tiles, ochre triples, rails around the corners."""

from typing import Any

from scripts.drawings import CHALK, EUCALYPTUS, OCHRE, RAIL, SAND, framed

SIZE = 72
MARKS = {0: "#2f6690", 1: "#b23a2e"}
ARCS = {
    "NE": "M {h} 0 A {h} {h} 0 0 0 {s} {h}",
    "ES": "M {s} {h} A {h} {h} 0 0 0 {h} {s}",
    "SW": "M {h} {s} A {h} {h} 0 0 0 0 {h}",
    "WN": "M 0 {h} A {h} {h} 0 0 0 {h} 0",
}
CORNERS = ("NE", "ES", "SW", "WN")
BASE = {"double": (0, 2), "fork": (1, 2), "triple": (1, 2, 3)}


def draw(position: dict[str, Any]) -> str:
    places = position["tiles"] + position["marks"]
    left, top = min(tile["x"] for tile in places), min(tile["y"] for tile in places)
    wide, high = (max(tile[axis] for tile in places) - low + 1 for axis, low in (("x", left), ("y", top)))
    parts = [_tile(tile, left, top) for tile in position["tiles"]]
    parts += [_mark(mark, left, top) for mark in position["marks"]]
    return framed(parts, wide * SIZE, high * SIZE)


def _tile(tile: dict[str, Any], left: int, top: int) -> str:
    corners = [CORNERS[(corner + tile["turn"]) % 4] for corner in BASE[tile["tile"]]]
    tracks = [ARCS[corner].format(h=SIZE / 2, s=SIZE) for corner in corners]
    ground = OCHRE if tile["tile"] == "triple" else SAND
    rails = "".join(
        f'<path d="{track}" fill="none" stroke="{RAIL}" stroke-width="12"/>'
        f'<path d="{track}" fill="none" stroke="{CHALK}" stroke-width="6" stroke-dasharray="3 5"/>'
        for track in tracks
    )
    at = f"translate({(tile['x'] - left) * SIZE} {(tile['y'] - top) * SIZE})"
    edge = f'<rect x="1" y="1" width="{SIZE - 2}" height="{SIZE - 2}" rx="7" fill="{ground}" stroke="{EUCALYPTUS}"/>'
    return f'<g transform="{at}">{edge}{rails}</g>'


def _mark(mark: dict[str, Any], left: int, top: int) -> str:
    x, y = (mark["x"] - left + 0.5) * SIZE, (mark["y"] - top + 0.5) * SIZE
    diamond = f"{x},{y - 20} {x + 20},{y} {x},{y + 20} {x - 20},{y}"
    return f'<polygon points="{diamond}" fill="{MARKS[mark["side"]]}" stroke="{CHALK}" stroke-width="3"/>'
