"""A whole run: baselines first, then every sampled fault, on as many cores as there are copies."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from .faults import Fault, faults_of, sample
from .page import Result
from .trials import Baseline, Trial, control, copies, measure, try_fault

Answer = TypeVar("Answer")
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Pool:
    """Each task gets a copy of the tree to itself."""

    free: "SimpleQueue[Path]"
    executor: ThreadPoolExecutor

    def submit(self, task: Callable[[Path], Answer]) -> "Future[Answer]":
        return self.executor.submit(self._run, task)

    def _run(self, task: Callable[[Path], Answer]) -> Answer:
        copy = self.free.get()
        try:
            return task(copy)
        finally:
            self.free.put(copy)


@contextmanager
def pool(root: Path, jobs: int) -> Iterator[Pool]:
    free: SimpleQueue[Path] = SimpleQueue()
    with copies(root, jobs) as made:
        for copy in made:
            free.put(copy)
        executor = ThreadPoolExecutor(jobs)
        try:
            yield Pool(free, executor)
        finally:
            executor.shutdown(cancel_futures=True)


def run_campaign(root: Path, games: Sequence[str], size: int, seed: int, jobs: int, tell: Tell) -> list[Result]:
    faults = {game: faults_of(root, game) for game in games}
    sampled = {game: sample(faults[game], size, seed) for game in games}
    with pool(root, jobs) as workers:
        baselines = measure_all(workers, games, tell)
        survivors = try_all(workers, [fault for game in games for fault in sampled[game]], baselines, tell)
    return [
        Result(game, len(faults[game]), len(sampled[game]), seed, [one for one in survivors if one.game == game])
        for game in games
    ]


def measure_all(workers: Pool, games: Sequence[str], tell: Tell) -> dict[str, Baseline]:
    tell(f"Running the tests of {', '.join(games)} without any fault ...")
    return dict(zip(games, (future.result() for future in [_measuring(workers, game) for game in games]), strict=True))


def _measuring(workers: Pool, game: str) -> "Future[Baseline]":
    def task(copy: Path) -> Baseline:
        baseline = measure(copy, game)
        control(copy, game, baseline)
        return baseline

    return workers.submit(task)


def try_all(workers: Pool, faults: Sequence[Fault], baselines: dict[str, Baseline], tell: Tell) -> list[Fault]:
    """The faults that no test catches, in their order."""
    trials = {_trying(workers, fault, baselines[fault.game]): fault for fault in faults}
    survivors = set()
    for done, future in enumerate(as_completed(trials), start=1):
        fault, trial = trials[future], future.result()
        if not trial.caught:
            survivors.add(fault)
        tell(f"[{done}/{len(faults)}] {told(trial)}  {fault.game} {fault}")
    return [fault for fault in faults if fault in survivors]


def _trying(workers: Pool, fault: Fault, baseline: Baseline) -> "Future[Trial]":
    return workers.submit(lambda copy: try_fault(copy, fault, baseline))


def told(trial: Trial) -> str:
    return f"{'caught' if trial.caught else 'SURVIVED'} in {trial.seconds:.1f} s"
