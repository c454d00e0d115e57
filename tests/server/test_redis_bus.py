"""What processes tell each other over Redis arrives in order, whatever is away for a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio import Redis

from tablelands.server import texts
from tablelands.server.cluster import redis_bus
from tablelands.server.cluster.redis_bus import CHANNEL, RedisBus
from tablelands.server.errors import Unavailable
from tests.server.redis import redis_url, throw_away_redis

__all__ = ["redis_url"]

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "AGAIN_AFTER", 0.02)


class Heard(list[Json]):
    """What was heard; `trouble` is what hearing runs into, first of all."""

    def __init__(self, *trouble: Exception) -> None:
        self.trouble = list(trouble)

    async def hear(self, message: Json) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        self.append({name: value for name, value in message.items() if name != "by"})


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def listening(url: str, heard: Heard) -> AsyncIterator[RedisBus]:
    bus = RedisBus(url)
    await bus.open(heard.hear)
    try:
        yield bus
    finally:
        await bus.close()


async def test_others_hear_everything_in_order_and_oneself_nothing(redis_url: str) -> None:
    here, there = Heard(), Heard()
    async with listening(redis_url, here) as bus, listening(redis_url, there):
        for number in range(100):
            bus.tell({"table": "t", "edition": number})
        await until(lambda: len(there) == 100)
    assert there == [{"table": "t", "edition": number} for number in range(100)]
    assert here == []


async def test_while_the_store_is_away_messages_wait(redis_url: str) -> None:
    there = Heard(*[Unavailable(texts.STORE_AWAY) for _ in range(3)])
    async with listening(redis_url, Heard()) as bus, listening(redis_url, there):
        for number in range(3):
            bus.tell({"edition": number})
        await until(lambda: len(there) == 3)
    assert [message["edition"] for message in there] == [0, 1, 2]


async def test_a_fault_costs_one_message_and_no_more(redis_url: str) -> None:
    there = Heard(KeyError("table"))
    async with listening(redis_url, Heard()) as bus, listening(redis_url, there):
        for number in range(3):
            bus.tell({"edition": number})
        await until(lambda: len(there) == 2)
    assert [message["edition"] for message in there] == [1, 2]


@pytest.mark.parametrize("junk", [b"\xff", b"[1]", b"{}", b"null", b"hello"])
async def test_what_somebody_else_says_on_the_channel_is_passed_over(redis_url: str, junk: bytes) -> None:
    there = Heard()
    async with listening(redis_url, Heard()) as bus, listening(redis_url, there), Redis.from_url(redis_url) as other:
        await other.publish(CHANNEL, junk)
        bus.tell({"edition": 1})
        await until(lambda: bool(there))
    assert there == [{"edition": 1}]


async def test_when_redis_is_back_all_is_looked_at_again_and_what_waited_is_told() -> None:
    with throw_away_redis() as url:
        port = int(url.rpartition(":")[2].partition("/")[0])
        there = Heard()
        async with listening(url, Heard()) as bus, listening(url, there):
            bus.tell({"edition": 1})
            await until(lambda: len(there) == 1)
            await shut_down(url)
            bus.tell({"edition": 2})
            await asyncio.sleep(0.1)
            with throw_away_redis(port):
                await until(lambda: {"again": True} in there)
                bus.tell({"edition": 3})
                await until(lambda: {"edition": 3} in there)
                assert await told(url) == 2, "one waited; whoever listens again only later looks at all again"


async def told(url: str) -> int:
    async with Redis.from_url(url) as other:
        commands = await other.info("commandstats")
    return int(commands["cmdstat_publish"]["calls"])


async def shut_down(url: str) -> None:
    async with Redis.from_url(url) as other:
        await other.shutdown(nosave=True)
