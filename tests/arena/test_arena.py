"""The whole arena: pairs and blocks, results that are kept and taken up, processes, Ray."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablelands.arena import arena as arenas
from tablelands.arena.arena import Arena
from tablelands.arena.games import Job, Result, Terms, Thinking, play_game
from tablelands.arena.results import ResultsFile
from tablelands.arena.runners import ProcessRunner, RayRunner
from tablelands.arena.sprt import Sprt
from tablelands.core.errors import BadRequest
from tests.support.terminal import run

STURT = "sturts-stony-desert"
TERMS = Terms(STURT, 2, {})


class AtOnce:
    """Plays in this process; `share` makes up results."""

    workers = 1

    def __init__(self, share: float | None = None) -> None:
        self.share, self.jobs = share, list[Job]()

    def prepare(self, game_id: str, names: object) -> None: ...

    def submit(self, terms: Terms, job: Job) -> "Future[Result]":
        self.jobs.append(job)
        done: Future[Result] = Future()
        made_up = Result(job.pair, job.block, job.place, self.share or 0, 0, (Thinking(1), Thinking(1)))
        done.set_result(play_game(terms, job) if self.share is None else made_up)
        return done

    def close(self) -> None: ...


def test_every_pair_plays_whole_blocks_with_seats_changed() -> None:
    held, runner = Arena(TERMS, ["random", "greedy"], games=5), AtOnce()
    assert held.left() == 6
    held.run(runner)
    assert sorted((job.block, job.place) for job in runner.jobs) == [
        (block, place) for block in range(3) for place in (0, 1)
    ]
    assert held.left() == 0
    assert held.tallies[0].games == 6


def test_a_ladder_has_neighbours_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arenas, "known_as", lambda game, name: name)
    assert [tally.pair for tally in Arena(TERMS, "abc", 2, ladder=True).tallies] == [("a", "b"), ("b", "c")]
    assert len(Arena(TERMS, "abcd", 2).tallies) == 6
    pairs = [tally.pair for tally in Arena(TERMS, "ab", 2, ladder=True, against="z").tallies]
    assert pairs == [("a", "b"), ("a", "z"), ("b", "z")]


@pytest.mark.parametrize("entrants", [["random"], ["random", "random"], []])
def test_at_least_two_different_entrants(entrants: list[str]) -> None:
    with pytest.raises(BadRequest, match="two entrants"):
        Arena(TERMS, entrants, 2)


def test_it_goes_on_where_it_stopped_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    first = Arena(TERMS, ["random", "greedy"], 6, results=ResultsFile(path, TERMS))
    first.run(AtOnce())
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:4], lines[4][:20]]))
    runner = AtOnce()
    again = Arena(TERMS, ["random", "greedy"], 6, results=ResultsFile(path, TERMS))
    assert again.left() == 3
    again.run(runner)
    assert len(runner.jobs) == 3
    assert [result.share for result in again.tallies[0].results] == [
        result.share for result in first.tallies[0].results
    ]


def test_results_of_other_terms_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultsFile(path, TERMS).read()
    for other in (
        Terms(STURT, 3, {}),
        Terms(STURT, 2, {"claim": True}),
        Terms(STURT, 2, {}, 50),
        Terms("outback", 2, {}),
    ):
        with pytest.raises(BadRequest, match="other terms"):
            ResultsFile(path, other).read()
    path.write_text(json.dumps({"something": "else"}) + "\n{}\n")
    with pytest.raises(BadRequest, match="no file of results"):
        ResultsFile(path, TERMS).read()


def test_a_settled_pair_stops() -> None:
    held, runner = Arena(TERMS, ["random", "greedy"], 1000, sprt=Sprt(0, 50)), AtOnce(share=1.0)
    held.run(runner)
    assert 16 <= len(runner.jobs) < 40
    assert held.settled(held.tallies[0])


def test_processes_give_the_same_results(tmp_path: Path) -> None:
    here, there = Arena(TERMS, ["random", "greedy"], 4), Arena(TERMS, ["random", "greedy"], 4)
    here.run(AtOnce())
    runner = ProcessRunner(2)
    try:
        there.run(runner)
    finally:
        runner.close()
    assert [one.share for one in there.tallies[0].results] == [one.share for one in here.tallies[0].results]


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra `ray` is not installed")
def test_two_workers_of_a_local_ray_give_the_same_results() -> None:
    here, there = Arena(TERMS, ["random", "greedy"], 4), Arena(TERMS, ["random", "greedy"], 4)
    here.run(AtOnce())
    runner = RayRunner("local", 2)
    try:
        assert runner.workers == 2
        runner.prepare(STURT, ["random", "greedy"])
        there.run(runner)
    finally:
        runner.close()
    assert [one.share for one in there.tallies[0].results] == [one.share for one in here.tallies[0].results]


def test_workers_end_with_an_arena_that_is_killed(tmp_path: Path) -> None:
    words = "arena", STURT, "random", "greedy", "--games", "4000", "--workers", "1", "--results", "a.jsonl"
    held = subprocess.Popen([sys.executable, "-m", "tablelands", *words], cwd=tmp_path, stdout=subprocess.DEVNULL)
    kept = tmp_path / "a.jsonl"
    wait_until(lambda: kept.exists() and len(kept.read_text().splitlines()) > 2)
    workers = children_of(held.pid)
    assert workers
    held.kill()
    held.wait()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("in vain")


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_the_command_tells_and_draws(tmp_path: Path) -> None:
    words = (
        "arena",
        "sturts",
        "random",
        "greedy",
        "--games",
        "4",
        "--results",
        "a.jsonl",
        "--plot",
        "a.svg",
        "--workers",
        "1",
    )
    screen = run(*words, folder=tmp_path)
    assert "random : greedy" in screen
    assert "1500" in screen
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 5
    assert "Games already there: 4" in run(*words, folder=tmp_path)


def test_the_command_refuses_what_makes_no_sense(tmp_path: Path) -> None:
    assert "unknown bot 'nobody'" in run("arena", STURT, "random", "nobody", folder=tmp_path, status=2)
    assert "two entrants" in run("arena", STURT, "random", folder=tmp_path, status=2)
    assert "such as 0:50" in run("arena", STURT, "random", "greedy", "--sprt", "9", folder=tmp_path, status=2)
