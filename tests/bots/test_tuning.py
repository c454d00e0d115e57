"""Weights are learnt by self-play, with a pause in between, and kept only if they are better."""

import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from research import subjects, tune
from research.subjects import SUBJECTS

GAME = "sturts-stony-desert"
SUBJECT = SUBJECTS[GAME]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the project itself is changed."""
    weights = tmp_path / "weights.toml"
    shutil.copy(SUBJECT.path, weights)
    monkeypatch.setattr(subjects.Subject, "path", property(lambda self: weights))
    monkeypatch.setattr(tune, "FOLDER", tmp_path / "tuning")


def learn(generations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [GAME, "--generations", str(generations), "--population", "4", "--games", "4", "--proof", "4"]
    monkeypatch.setattr(sys, "argv", ["tune", *words])
    tune.main()


def shares(monkeypatch: pytest.MonkeyPatch, proof: float) -> list[int]:
    """Counts the tries, and says what the games at the end are to come to."""
    tries: list[int] = []
    share = tune.share

    def told(subject: Any, weights: dict[str, float], games: int, seed: int) -> float:
        tries.append(seed)
        return proof if seed == 78 else share(subject, weights, games, seed)

    monkeypatch.setattr(tune, "share", told)
    return tries


def test_it_goes_on_where_it_was_and_keeps_what_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    before, tries = SUBJECT.path.read_text(), shares(monkeypatch, 0.5)
    learn(1, monkeypatch)
    assert len(tries) == 4 + 1
    assert SUBJECT.path.read_text() == before
    tries = shares(monkeypatch, 0.75)
    learn(2, monkeypatch)
    assert len(tries) == 4 + 1
    written = tomllib.loads(SUBJECT.path.read_text())
    assert written["provenance"]["generations"] == 2
    assert written["provenance"]["share"] == 0.75
    was = tomllib.loads(before)
    changed = {
        f"{table}.{name}"
        for table in ("first", "second")
        for name, value in was[table].items()
        if written[table][name] != value
    }
    assert changed == set(SUBJECT.tuned)
    assert SUBJECT.path.read_text().startswith("# What the judgement")
    assert not list(tune.FOLDER.iterdir())


def test_equal_weights_share_the_wins_evenly() -> None:
    assert tune.share(SUBJECT, SUBJECT.weights, 6, 1) == 0.5


def test_a_weight_changes_by_a_factor() -> None:
    point = [0.0] * len(SUBJECT.tuned)
    assert tune.weights_at(SUBJECT, point) == SUBJECT.weights
    point[0] = 1.0
    name = SUBJECT.tuned[0]
    assert tune.weights_at(SUBJECT, point)[name] == pytest.approx(2.718281828 * SUBJECT.weights[name])
