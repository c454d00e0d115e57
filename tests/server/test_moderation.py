"""The server's side of what administrators ask for."""

import asyncio
from typing import Any

import pytest

from tablelands.server import moderation, texts
from tablelands.server.api.orders import Forget, Mute, Outcome, decode_outcome, encode
from tablelands.server.cluster.bus import NoBus
from tablelands.server.errors import Unavailable
from tablelands.server.hosting.tables import Tables
from tablelands.server.metrics import Metrics
from tablelands.server.moderation import TOO_OLD, Moderator
from tablelands.server.people.people import People
from tests.server.memory_store import MemoryStore


async def swept(store: MemoryStore, monkeypatch: pytest.MonkeyPatch, *orders: tuple[str, float, Any]) -> dict[str, Any]:
    """The answers to orders that were made so many seconds ago."""
    monkeypatch.setattr(moderation, "LOOK_EVERY", 0.0)
    tables = Tables(store, NoBus(), Metrics(), now=lambda: 1000.0)
    moderator = Moderator(tables, People(store), lambda person: None)
    for number, ago, order in orders:
        await store.add_order(number, 1000.0 - ago, order if isinstance(order, bytes) else encode(order))
    sweeping = asyncio.create_task(moderator.sweep())
    await asyncio.sleep(0.05)
    assert not sweeping.done()
    sweeping.cancel()
    return {number: decode_outcome.decode(answer) for number, answer in store.outcomes.items()}


@pytest.mark.parametrize("fault", [Unavailable(texts.STORE_AWAY), KeyError("a fault of ours")])
def test_an_order_that_fails_does_not_keep_later_ones_from_being_done(
    monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def fail(*_: object) -> None:
        raise fault

    async def story() -> None:
        store = MemoryStore()
        person, _ = await People(store).new_guest("Ana", "en")
        monkeypatch.setattr(moderation, "forget", fail)
        orders = ("first", 9.0, Forget(person.id)), ("second", 8.0, b"{}"), ("third", 7.0, Mute(person.id, 2000.0))
        assert await swept(store, monkeypatch, *orders) == {"third": Outcome("Ana")}
        assert store.people[person.id].muted == 2000.0

    asyncio.run(story())


def test_an_order_that_nobody_waits_for_any_more_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = MemoryStore()
        person, _ = await People(store).new_guest("Ana", "en")
        assert await swept(store, monkeypatch, ("late", TOO_OLD, Mute(person.id, 2000.0))) == {}
        assert store.people[person.id].muted == 0.0

    asyncio.run(story())


def test_while_the_store_is_away_the_server_goes_on_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = MemoryStore()
        person, _ = await People(store).new_guest("Ana", "en")
        store.away = True
        await asyncio.sleep(0)
        monkeypatch.setattr(store, "add_order", lambda *_: asyncio.sleep(0))
        await swept(store, monkeypatch, ("one", 1.0, Mute(person.id, 2000.0)))

    asyncio.run(story())
