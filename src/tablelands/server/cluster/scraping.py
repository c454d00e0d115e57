"""A scrape of any process answers for all processes of its server.

Whoever is scraped tells its numbers and asks for theirs; all hear all answers and keep the last of each. What is shown
was told before, so that no counter goes down where another is scraped next, or where somebody does not answer in time.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

from prometheus_client import generate_latest

from tablelands.server.cluster.bus import Bus
from tablelands.server.cluster.sums import Numbers, Sums, numbers_of
from tablelands.server.metrics import Metrics
from tablelands.server.settings import Settings, Sibling

ANSWERS_WITHIN = 0.5


class Scraping:
    def __init__(self, settings: Settings, metrics: Metrics, bus: Bus) -> None:
        self._own = settings.sibling
        self._others = settings.processes - 1
        self._metrics = metrics
        self._bus = bus
        self._told: dict[int, Numbers] = {}
        """By each process of this server, this one too. Who takes the place of one that died has its number."""
        self._answers: dict[str, asyncio.Queue[int]] = {}
        """Of whom, to each question that waits."""

    async def exposition(self) -> bytes:
        if self._own is None:
            return self._metrics.exposition()
        await self._ask(self._own)
        return generate_latest(Sums(self._metrics.registry, self._told.values()))

    async def _ask(self, own: Sibling) -> None:
        question = secrets.token_hex(8)
        answers = self._answers[question] = asyncio.Queue()
        self._tell(own, {"asks": question})
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWERS_WITHIN):
                    for _ in range(self._others):
                        await answers.get()
        finally:
            del self._answers[question]

    def heard(self, message: dict[str, Any]) -> None:
        """Numbers of some process; those of other servers on the store are not ours."""
        if self._own is None or message["server"] != self._own.server:
            return
        self._told[message["number"]] = message["numbers"]
        if "asks" in message:
            self._tell(self._own, {"answers": message["asks"]})
        elif (answers := self._answers.get(message["answers"])) is not None:
            answers.put_nowait(message["number"])

    def _tell(self, own: Sibling, about: dict[str, str]) -> None:
        numbers = self._told[own.number] = numbers_of(self._metrics.registry)
        self._bus.tell({"server": own.server, "number": own.number, "numbers": numbers} | about)
