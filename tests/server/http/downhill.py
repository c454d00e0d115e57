"""Secret drawings: a table of Downhill just after its starts, and something to draw there."""

from typing import Any

from tests.server.http.asking import key
from tests.server.running import Caller, Json

DRAWING: Json = {"type": "draw", "turn": 0, "flip": False, "holes": [3, 7, 1, 9, 12]}
OTHER_DRAWING: Json = {"type": "draw", "turn": 1, "flip": True, "holes": [2, 5, 8, 11, 0]}


def starts(table: str, callers: list[Caller]) -> int:
    """Everybody marks a start; the version after it."""
    version = 0
    for seat, caller in enumerate(callers):
        version = caller.scene(table)["version"]
        start = {"type": "start", "x": 4000 + 3000 * seat}
        version = caller.done(table, "play", seat=seat, move=start, version=version, key=key())["version"]
    return int(version)


def draws(caller: Caller, table: str, seat: int, version: int, move: Json | None = None, **more: Any) -> Json:
    body = {"seat": seat, "move": move or DRAWING, "version": version, "key": key()} | more
    return caller.done(table, "play", **body)
