"""What was learnt about Outback (`python -m research.learn_outback`): a file for each edition, with how it was made."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tablelands.bots.outback.kernels.judgement import WEIGHTS
from tablelands.games.outback.state import State

DATA = Path(__file__).parent / "data"
DIGITS = 3


@cache
def weights_of(edition: str) -> list[float]:
    weights: list[float] = json.loads((DATA / f"{edition}.json").read_text(encoding="utf-8"))["weights"]
    assert len(weights) == WEIGHTS
    return weights


def weights_for(state: State) -> list[float]:
    return weights_of("plus" if state.plus else "basic")


def write_knowledge(path: Path, made: dict[str, Any], weights: list[float]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    short = ",".join(f"{weight:.{DIGITS}f}".rstrip("0").rstrip(".") for weight in weights)
    path.write_text(f'{{"made": {json.dumps(made)},\n"weights": [{short}]}}\n', encoding="utf-8")
