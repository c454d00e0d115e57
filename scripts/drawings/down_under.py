"""Down Under: tiles with a coloured and a gray path, terminals of half a square, billabongs."""

from typing import Any

from scripts.drawings import EUCALYPTUS, SAND, framed

SIZE = 64
HALF = SIZE / 2
GRAY = "#9a9388"
WATER = "#4f86a8"
COLOURS = {"yellow": "#e0b13c", "blue": "#2f6690", "red": "#b23a2e", "green": "#4f8a5b"}
MIDDLES = {"N": (HALF, 0), "E": (SIZE, HALF), "S": (HALF, SIZE), "W": (0, HALF)}


def draw(position: dict[str, Any]) -> str:
    tiles = position["tiles"]
    left, top = min(tile["x"] for tile in tiles), min(tile["y"] for tile in tiles)
    wide, high = (max(tile[axis] for tile in tiles) - low + 1 for axis, low in (("x", left), ("y", top)))
    parts = [
        f'<g transform="translate({(tile["x"] - left) * SIZE} {(tile["y"] - top) * SIZE})">{_tile(tile)}</g>'
        for tile in tiles
    ]
    return framed(parts, wide * SIZE, high * SIZE)


def _tile(tile: dict[str, Any]) -> str:
    if tile["tile"] == "billabong":
        return _billabong(tile)
    colour = COLOURS[tile["colour"]]
    drawn = {"straight": _straight, "curved": _curved, "terminal": _terminal}[tile["tile"]](colour)
    return f'<g transform="rotate({90 * tile["turn"]} {HALF} {HALF})">{drawn}</g>'


def _ground(height: float = SIZE) -> str:
    return f'<rect x="1" y="1" width="{SIZE - 2}" height="{height - 2}" rx="7" fill="{SAND}" stroke="{EUCALYPTUS}"/>'


def _path(way: str, colour: str, width: int = 12) -> str:
    return f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def _straight(colour: str) -> str:
    return _ground() + _path(f"M 0 {HALF} H {SIZE}", GRAY) + _path(f"M {HALF} 0 V {SIZE}", colour)


def _curved(colour: str) -> str:
    gray = _path(f"M {HALF} {SIZE} A {HALF} {HALF} 0 0 0 0 {HALF}", GRAY)
    return _ground() + gray + _path(f"M {HALF} 0 A {HALF} {HALF} 0 0 0 {SIZE} {HALF}", colour)


def _terminal(colour: str) -> str:
    stub = _path(f"M {HALF} 0 V {HALF * 0.45}", colour)
    end = f'<circle cx="{HALF}" cy="{HALF * 0.45}" r="8" fill="{colour}"/>'
    return _ground(HALF) + _path(f"M 0 {HALF - 4} H {SIZE}", GRAY, 7) + stub + end


def _billabong(tile: dict[str, Any]) -> str:
    water = f'<circle cx="{HALF}" cy="{HALF}" r="{HALF * 0.7}" fill="{WATER}"/>'
    arms = "".join(
        f'<path d="M {HALF} {HALF} L {x} {y}" stroke="{WATER}" stroke-width="14"/>' for x, y in MIDDLES.values()
    )
    joined = "".join(_join(*pair) for pair in tile["joins"])
    return _ground() + arms + water + joined


def _join(one: str, other: str) -> str:
    (x1, y1), (x2, y2) = MIDDLES[one], MIDDLES[other]
    return _path(f"M {x1} {y1} Q {HALF} {HALF} {x2} {y2}", "#dbe9f1", 5)
