"""Random play at the tables of a server in this process."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.running import Json, Running


class TimeOfDay:
    """Stands still until it is moved on."""

    def __init__(self, begins: float = 1_800_000_000.0) -> None:
        self.now = begins

    def __call__(self) -> float:
        return self.now


def stop_time(server: Running) -> TimeOfDay:
    time = TimeOfDay()
    server.server.tables.now = time
    return time


def any_move(server: Running, table: str, seat: int, random: Random) -> Json:
    """Also where moves cannot be listed: asked of the rules themselves."""
    at: Any = server.server.tables.at_hand(table)
    move: Json = at.game.moves.to_json(at.game.sample_move(at.playing.state, seat, random))
    return move


def to_move(scene: Json) -> list[int]:
    node = scene["node"]
    return list(node["seats"]) if node and node["kind"] == "decide" else []


def keys() -> Callable[[], str]:
    count = 0

    def new() -> str:
        nonlocal count
        count += 1
        return f"key {count}"

    return new
