"""Check sums of positions, which show whether a record replays as it was played."""

import hashlib
import json
from typing import Any

from tablelands.core.game import Game
from tablelands.core.options import Setup

CHECK_EVERY = 10


def check_sum(game: Game[Any, Any, Any], setup: Setup, state: Any) -> str:
    """The check sum of a position, without its rules version and derived fields, which may change."""
    left_out = game.derived_fields | {"rules"}
    kept = {name: value for name, value in game.position(setup, state).items() if name not in left_out}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
