"""Two processes over a store that is slow and fails now and then, before it has written or after: whoever says again
what was not answered loses nothing, and nothing is refused that was right."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest

from tablelands.server.store.rows import Change, StoreAway
from tests.server.live import pairs
from tests.server.live.pairs import at, together
from tests.server.live.playing import to_move
from tests.server.memory_store import MemoryStore
from tests.server.running import Caller, Json

AWAY = 0.05
TABLES = 8


class FlakyStore(MemoryStore):
    random = Random(1)
    begun = False

    async def _stumble(self) -> None:
        if self.begun:
            await asyncio.sleep(self.random.choice([0, 0, 0.002, 0.02]))
            if self.random.random() < AWAY:
                raise StoreAway

    async def commit(self, change: Change) -> None:
        await self._stumble()
        await super().commit(change)
        await self._stumble()

    async def read_table(self, table: str, after: int = -1) -> Any:
        await self._stumble()
        found = await super().read_table(table, after)
        await asyncio.sleep(self.random.choice([0, 0.01]))
        return found

    async def read_edition(self, table: str) -> int | None:
        await self._stumble()
        return await super().read_edition(table)

    async def read_act(self, table: str, person: str, key: str) -> bytes | None:
        await self._stumble()
        return await super().read_act(table, person, key)


class Player(Thread):
    """Plays a game against a bot, through whichever process."""

    def __init__(self, callers: list[Caller], seed: int) -> None:
        super().__init__(daemon=True)
        self.callers, self.random = callers, Random(seed)
        self.sent = 0
        self.scene: Json = {}
        self.refused = ""

    def run(self) -> None:
        seats = [{"sit": "me"}, {"sit": "bot", "bot": "random"}]
        made = self.ask(lambda who: who.post("/api/tables", {"game": "sturts-stony-desert", "seats": seats}))
        table = made["table"]
        while not self.refused:
            self.scene = self.ask(lambda who: who.get(f"/api/tables/{table}"))
            if self.scene["state"] == "over":
                return
            if to_move(self.scene) == [0]:
                self.sent += 1
                move = {"seat": 0, "move": self.random.choice(self.scene["legal"]), "version": self.scene["version"]}
                self.ask(lambda who: who.act(table, "play", **move, key=str(self.sent)))  # noqa: B023
            else:
                time.sleep(0.01)

    def ask(self, call: Callable[[Caller], httpx.Response]) -> Json:
        while (answer := call(self.random.choice(self.callers))).status_code == 503:
            pass
        if answer.status_code not in (200, 201):
            self.refused = answer.text
        said: Json = answer.json()
        return said


def test_nothing_that_was_right_is_refused_lost_or_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    store = FlakyStore()
    monkeypatch.setattr(pairs, "MemoryStore", lambda: store)
    with together(monkeypatch) as servers:
        ana = servers[0].person("Ana")
        store.begun = True
        players = [Player([ana, at(servers[1], ana)], seed) for seed in range(TABLES)]
        for player in players:
            player.start()
        for player in players:
            player.join(120)
            assert not player.refused
            own = [entry for entry in player.scene["log"] if entry["seat"] == 0]
            assert (player.scene["state"], len(own)) == ("over", player.sent)
        store.begun = False
