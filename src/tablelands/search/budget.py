"""The budget of a search: a number of simulations, a deadline, or whichever comes first."""

import time
from dataclasses import dataclass

FIRST_CHUNK, CHUNK_SECONDS = 16, 0.008


@dataclass(slots=True)
class Budget:
    """Hands out simulations in chunks that take about CHUNK_SECONDS each, so that the clock is looked at often."""

    simulations: int
    deadline: float | None = None
    """By time.monotonic()."""
    chunk: int = FIRST_CHUNK
    done: int = 0
    _began: float = 0.0

    def next_chunk(self) -> int:
        """The size of the next chunk; 0 when the budget is spent. The first chunk is always granted."""
        if self.deadline is None:
            return self.simulations - self.done
        now = time.monotonic()
        if self.done:
            left, took = self.deadline - now, max(now - self._began, 1e-6)
            if left <= 0:
                return 0
            wanted = min(CHUNK_SECONDS, left)
            self.chunk = max(1, min(4 * self.chunk, round(self.chunk * wanted / took)))
        self._began = now
        return min(self.chunk, self.simulations - self.done)

    def spend(self, simulations: int) -> None:
        self.done += simulations
