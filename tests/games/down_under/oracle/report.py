"""The position as JSON."""

from typing import Any

from .geometry import EDGE_NAMES, Door, reading_order
from .state import Extension, State, open_ends, playing_colours, route
from .tiles import BILLABONG, KINDS, TERMINAL, Hand, Tile, left_of_kind


def position_of(state: State) -> dict[str, Any]:
    playing = playing_colours(state)
    special = state.options["scoring"] == "special"
    return {
        "tiles": [tile_json(tile) for tile in sorted(state.tiles, key=tile_order)],
        "hands": {colour: hand_json(state.hands[colour], special) for colour in playing},
        "billabongs": state.billabongs,
        "to_move": None if state.due else state.to_move,
        "played": list(state.played),
        "area": None if state.size is None else list(state.size),
        "finished": sorted(state.finished),
        "meetings": meetings_json(state),
        "extending": extension_json(state.extending),
        "routes": {colour: route_json(state, colour) for colour in playing},
    }


def tile_order(tile: Tile) -> tuple[int, int, int]:
    x, y = tile.cell
    return y, x, tile.turn


def tile_json(tile: Tile) -> dict[str, Any]:
    x, y = tile.cell
    result: dict[str, Any] = {"x": x, "y": y, "tile": tile.kind, "turn": tile.turn}
    result |= {"colour": tile.colour, "animal": tile.animal}
    if tile.outside:
        result["outside"] = True
    if tile.kind == BILLABONG:
        result["joins"] = [[EDGE_NAMES[one], EDGE_NAMES[other]] for one, other in tile.joins]
    return result


def hand_json(hand: Hand, special: bool) -> dict[str, Any]:
    if not special:
        return {kind: left_of_kind(hand, kind) for kind in KINDS}
    by_animal: dict[str, Any] = {kind: {} for kind in KINDS}
    for (kind, animal), count in hand.items():
        if animal is not None:
            by_animal[kind][animal] = count
    by_animal[TERMINAL] = hand[TERMINAL, None]
    return by_animal


def meetings_json(state: State) -> list[dict[str, Any]]:
    cells = sorted(state.meetings, key=reading_order)
    return [{"x": x, "y": y, "by": state.meetings[x, y].by} for x, y in cells]


def extension_json(extension: Extension | None) -> dict[str, Any] | None:
    if extension is None:
        return None
    x, y = extension.cell
    return {"x": x, "y": y, "edge": EDGE_NAMES[extension.edge], "colour": extension.colour}


def route_json(state: State, colour: str) -> dict[str, Any]:
    chain = route(state, colour)
    if chain is None:
        return {"length": 0, "open": [], "loop": False}
    ends = sorted(open_ends(state, chain), key=end_order)
    return {
        "length": chain.length(),
        "open": [[x, y, EDGE_NAMES[edge]] for (x, y), edge in ends],
        "loop": chain.is_loop(),
    }


def end_order(end: Door) -> tuple[int, int, int]:
    (x, y), edge = end
    return y, x, edge
