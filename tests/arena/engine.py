"""Engines for tests: a program that knows `load` and `choose` and nothing else, in one of several tempers.

python -m tests.arena.engine good|illegal|mute|gone|babble
"""

import json
import sys
import time
from random import Random
from typing import Any

from tablelands.core.match import Match
from tablelands.core.registry import find_game


def main(temper: str) -> None:
    match: Match | None = None
    for line in sys.stdin:
        request: dict[str, Any] = json.loads(line)
        answer: dict[str, Any] = {"ok": True}
        if request["do"] == "load":
            match = Match.from_position(find_game(request["position"]["game"]), request["position"])
        elif temper == "good" and match is not None:
            move = match.game.sample_move(match.state, request["seat"], Random(1))
            answer["move"] = match.game.moves.to_json(move)
        elif temper == "illegal":
            answer["move"] = {"type": "lay", "tile": "triple", "x": 99, "y": 99, "turn": 0}
        elif temper == "mute":
            time.sleep(60)
        elif temper == "gone":
            return
        else:
            answer = {"ok": "perhaps"} if temper == "good" else {"ok": False}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
