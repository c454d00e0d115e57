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
        trying: dict[Future[Trial], Fault] = {}
        for baseline in measured(workers, plan.games, tell):
            for fault in sampled[baseline.game]:
                trying[_trying(workers, fault, baseline, plan.explained)] = fault
        survivors = _survivors(trying, tell)
    return [
        Result(
            game, len(faults[game]), len(sampled[game]), plan.seed, [one for one in sampled[game] if one in survivors]
        )
        for game in plan.games
    ]


def measured(workers: Pool, games: Sequence[str], tell: Tell) -> Iterator[Baseline]:
    """One after the other, as they are ready, so that no core waits for the slowest game."""
    tell(f"Running the tests of {', '.join(games)} without any fault ...")
    for future in as_completed([_measuring(workers, game) for game in games]):
        baseline = future.result()
        tell(f"{baseline.game}: all tests pass, in {baseline.seconds:.0f} s")
        yield baseline


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
