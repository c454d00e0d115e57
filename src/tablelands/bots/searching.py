"""What bots that search have in common: how long a question leaves them, and at which speed they think.

A question that asks for a number of simulations gets exactly that many, and the same answer at either speed. Otherwise
a bot thinks as much as its level wants, and no longer than its level and the question allow.
"""

import time
from dataclasses import dataclass

from tablelands.bots.bot import Question

MARGIN = 0.004
"""Seconds that it takes to put an answer together."""


@dataclass(frozen=True, slots=True)
class Effort:
    """So many simulations (or positions), within so many seconds."""

    simulations: int
    seconds: float

    def simulations_for(self, question: Question) -> int:
        asked = question.limit.simulations
        return self.simulations if asked is None else max(1, min(asked, self.simulations))

    def deadline_for(self, question: Question) -> float | None:
        """By time.monotonic()."""
        asked = question.limit
        if asked.milliseconds is not None:
            return time.monotonic() + min(self.seconds, asked.milliseconds / 1000) - MARGIN
        return None if asked.simulations is not None else time.monotonic() + self.seconds
