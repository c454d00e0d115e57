"""A whole run: baselines first, then every sampled fault, on as many cores as there are copies."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from .faults import Fault, faults_of, sample
from .ordering import QUICK, REST
from .page import Result
from .survivors import Key, key_of
from .trials import Baseline, Trial, copies, measure, try_fault

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


@dataclass(frozen=True, slots=True)
class Plan:
    games: Sequence[str]
    sample: int
    seed: int
    jobs: int
    explained: Container[Key]
    """Survivors that have a reason: they meet the quick tests only, in case it is no longer true."""


def run_campaign(root: Path, plan: Plan, tell: Tell) -> list[Result]:
    faults = {game: faults_of(root, game) for game in plan.games}
    sampled = {game: sample(faults[game], plan.sample, plan.seed) for game in plan.games}
    with pool(root, plan.jobs) as workers:
        baselines = measure_all(workers, plan.games, tell)
        trying = {
            _trying(workers, fault, baselines[game], plan.explained): fault
            for game in plan.games
            for fault in sampled[game]
        }
        survivors = _survivors(trying, tell)
    return [
        Result(
            game, len(faults[game]), len(sampled[game]), plan.seed, [one for one in sampled[game] if one in survivors]
        )
        for game in plan.games
    ]


def measure_all(workers: Pool, games: Sequence[str], tell: Tell) -> dict[str, Baseline]:
    tell(f"Running the tests of {', '.join(games)} without any fault ...")
    measuring = {game: _measuring(workers, game) for game in games}
    return {game: future.result() for game, future in measuring.items()}


def _measuring(workers: Pool, game: str) -> "Future[Baseline]":
    return workers.submit(lambda copy: measure(copy, game))


def _trying(workers: Pool, fault: Fault, baseline: Baseline, explained: Container[Key]) -> "Future[Trial]":
    stages = (QUICK,) if key_of(fault) in explained else (QUICK, REST)
    return workers.submit(lambda copy: try_fault(copy, fault, baseline, stages))


def _survivors(trying: "Mapping[Future[Trial], Fault]", tell: Tell) -> set[Fault]:
    survivors = set()
    for done, future in enumerate(as_completed(trying), start=1):
        fault, trial = trying[future], future.result()
        if not trial.caught:
            survivors.add(fault)
        tell(f"[{done}/{len(trying)}] {told(trial)}  {fault.game} {fault}")
    return survivors


def told(trial: Trial) -> str:
    return f"{'caught' if trial.caught else 'SURVIVED'} in {trial.seconds:.1f} s"
