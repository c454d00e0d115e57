"""Learning goes on where it stopped, and says how its file was made."""

import json
import sys
from pathlib import Path

import pytest
from research import learn_outback

from tablelands.bots.outback.kernels.judgement import UNCERTAIN, WEIGHTS


def test_learning_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights" / "basic.json"

    def learn(rounds: int) -> dict[str, object]:
        words = ["basic", "--rounds", str(rounds), "--games", "50", "--out", str(path)]
        monkeypatch.setattr(sys, "argv", ["learn_outback", *words])
        learn_outback.main()
        written: dict[str, object] = json.loads(path.read_text())
        return written

    first = learn(1)
    assert learn(1) == first
    second = learn(2)
    assert second["made"] == {**first["made"], "rounds": 2, "games": [50, 50]}  # type: ignore[dict-item]  # an object
    assert second["weights"] != first["weights"]
    path.unlink()
    assert learn(2) == second
    weights = second["weights"]
    assert isinstance(weights, list)
    assert len(weights) == WEIGHTS
    assert all(one > 0 for one in weights[UNCERTAIN:])
