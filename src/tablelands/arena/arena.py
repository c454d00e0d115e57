"""The arena: pairs of entrants play block after block until each pair is decided or has played all its games."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from itertools import combinations, pairwise, product

from tablelands.arena.entrants import known_as
from tablelands.arena.games import Job, Result, Terms, sides_of
from tablelands.arena.results import ResultsFile
from tablelands.arena.runners import Runner
from tablelands.arena.sprt import Sprt
from tablelands.arena.tally import Tally
from tablelands.arena.texts import TWO_ENTRANTS
from tablelands.core.errors import BadRequest
from tablelands.core.registry import find_game

WAITING_PER_WORKER = 2


@dataclass
class Arena:
    """Each pair plays `games` games, rounded up to whole blocks; with `sprt` it may stop earlier."""

    terms: Terms
    entrants: Sequence[str]
    games: int
    ladder: bool = False
    """Each against the next one only."""
    against: Sequence[str] = ()
    """Yardsticks that all of them play too."""
    sprt: Sprt | None = None
    results: ResultsFile | None = None
    tallies: list[Tally] = field(init=False)

    def __post_init__(self) -> None:
        game = find_game(self.terms.game)
        names = [known_as(game, name) for name in self.entrants]
        yardsticks = [known_as(game, name) for name in self.against]
        if len(names) + len(yardsticks) < 2 or len({*names, *yardsticks}) < len(names) + len(yardsticks):
            raise BadRequest(TWO_ENTRANTS)
        self.sides = len(set(sides_of(game, self.terms.setup())))
        pairs = pairwise(names) if self.ladder else combinations(names, 2)
        self.tallies = [Tally(pair, self.sides) for pair in (*pairs, *product(names, yardsticks))]
        for result in self.results.read() if self.results else ():
            self._count(result)

    @property
    def blocks(self) -> int:
        return -(-self.games // self.sides)

    def left(self) -> int:
        """The number of games still to be played, unless a pair is decided earlier."""
        return sum(1 for tally in self.tallies for _ in self._jobs(tally))

    def run(self, runner: Runner, played: Callable[[Result], None] = lambda result: None) -> None:
        jobs = self._all_jobs()
        waiting: set[Future[Result]] = set()
        while True:
            while len(waiting) < WAITING_PER_WORKER * runner.workers and (job := next(jobs, None)):
                waiting.add(runner.submit(self.terms, job))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                self._count(result)
                if self.results:
                    self.results.append(result)
                played(result)

    def settled(self, tally: Tally) -> bool:
        return self.sprt is not None and self.sprt.verdict(tally.shares(), self.sides) != "open"

    def _count(self, result: Result) -> None:
        for tally in self.tallies:
            if tally.pair == result.pair and result.place < self.sides:
                tally.add(result)

    def _all_jobs(self) -> Iterator[Job]:
        """All jobs, alternating between the pairs."""
        queues = [self._jobs(tally) for tally in self.tallies]
        while queues:
            for queue in list(queues):
                block = [job for _ in range(self.sides) if (job := next(queue, None))]
                yield from block
                if not block:
                    queues.remove(queue)

    def _jobs(self, tally: Tally) -> Iterator[Job]:
        for block in range(self.blocks):
            for place in range(self.sides):
                if place not in tally.blocks.get(block, {}):
                    if self.settled(tally):
                        return
                    yield Job(tally.pair, block, place)
