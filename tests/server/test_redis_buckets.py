"""Buckets in Redis are those of all processes; while Redis is away each has its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from redis.asyncio import Redis

from tablelands.server.cluster import redis_buckets
from tablelands.server.cluster.redis_buckets import RedisBuckets
from tablelands.server.errors import TooMany
from tablelands.server.limits import Key, RateLimiter
from tablelands.server.settings import Limits, Rate
from tests.server.processes import free_port
from tests.server.redis import redis_url

__all__ = ["redis_url"]

pytestmark = pytest.mark.anyio
SLOW = 1 / 1000
"""A second, so that nothing comes back while a test lasts."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def key() -> Key:
    return "logins", uuid4().hex


@asynccontextmanager
async def several(url: str, count: int = 2) -> AsyncIterator[list[RedisBuckets]]:
    """As so many processes have them."""
    async with AsyncExitStack() as within:
        found = [RedisBuckets(url) for _ in range(count)]
        for one in found:
            within.push_async_callback(one.close)
        yield found


async def outcome(asked: Coroutine[Any, Any, bool]) -> bool | int:
    """Whether Redis let it through, or the seconds to wait."""
    try:
        return await asked
    except TooMany as refused:
        return refused.retry_after


async def test_what_one_takes_the_others_lack(redis_url: str, key: Key) -> None:
    async with several(redis_url) as (here, there):
        taken = [await outcome(one.take(key, Rate(SLOW, 4))) for one in (here, here, here, there, there, here)]
    assert taken == [True, True, True, True, 1000, 1000]


async def test_of_many_at_once_so_many_get_through(redis_url: str, key: Key, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_buckets, "ANSWERS_WITHIN", 30)  # a busy machine may be slow for so many
    async with several(redis_url, 3) as processes:
        asked = [outcome(processes[number % 3].take(key, Rate(SLOW, 10))) for number in range(60)]
        taken = await asyncio.gather(*asked)
    assert taken.count(True) == 10
    assert taken.count(1000) == 50


async def test_everybody_has_a_bucket_of_their_own(redis_url: str, key: Key) -> None:
    async with several(redis_url, 1) as (here,):
        for other in (key, ("chat", key[1]), (key[0], key[1] + "x")):
            assert [await outcome(here.take(other, Rate(SLOW, 1))) for _ in range(2)] == [True, 1000]


async def test_who_waits_as_long_as_it_says_gets_through(redis_url: str, key: Key) -> None:
    async with several(redis_url) as (here, there):
        assert [await outcome(one.take(key, Rate(1.5, 1))) for one in (here, there)] == [True, 1]
        await asyncio.sleep(1)
        assert await there.take(key, Rate(1.5, 1))


async def test_who_is_refused_waits_no_longer_for_it(redis_url: str, key: Key) -> None:
    rate = Rate(1 / 50, 1)
    async with several(redis_url, 1) as (here,):
        assert [await outcome(here.take(key, rate)) for _ in range(20)] == [True] + [50] * 19


async def test_a_bucket_that_is_full_again_is_gone(redis_url: str, key: Key) -> None:
    async with several(redis_url, 1) as (here,), Redis.from_url(redis_url) as redis:
        name = ":".join(("tablelands", *key))
        await here.take(key, Rate(1 / 60, 5))
        assert 50_000 < await redis.pttl(name) <= 60_000
        await here.take(key, Rate(1 / 60, 5))
        assert 110_000 < await redis.pttl(name) <= 120_000


# Redis away


async def through(shared: RedisBuckets, burst: int = 3, tries: int = 6) -> list[bool]:
    """How many calls a limiter with them lets through."""
    limiter, found = RateLimiter(replace(Limits(), logins=Rate(SLOW, burst)), shared=shared), []
    for _ in range(tries):
        try:
            await limiter.login("192.0.2.1")
            found.append(True)
        except TooMany:
            found.append(False)
    return found


async def test_without_redis_a_process_counts_alone() -> None:
    async with several(f"redis://127.0.0.1:{free_port()}/0", 1) as (shared,):
        assert await through(shared) == [True] * 3 + [False] * 3


async def test_a_redis_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_buckets, "ANSWERS_WITHIN", 0.05)
    gone = asyncio.Event()

    async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await gone.wait()
        writer.close()

    async with await asyncio.start_server(hold, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        async with several(f"redis://127.0.0.1:{port}/0", 1) as (shared,), asyncio.timeout(10):
            assert await through(shared) == [True] * 3 + [False] * 3
        gone.set()


async def test_when_redis_is_back_all_count_together_again(
    redis_url: str, key: Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that came too late is nobody else's."""
    rate = Rate(SLOW, 3)
    async with several(redis_url) as (here, there), Redis.from_url(redis_url) as redis:
        assert await here.take(key, rate)
        monkeypatch.setattr(redis_buckets, "ANSWERS_WITHIN", 0.05)
        await redis.client_pause(300)
        assert not await here.take(key, rate)
        monkeypatch.setattr(redis_buckets, "ANSWERS_WITHIN", 5)
        assert await there.take(("chat", key[1]), rate), "it waits until Redis goes on"
        await redis.delete(":".join(("tablelands", *key)))
        taken = [await outcome(one.take(key, rate)) for one in (here, there, here, there)]
    assert taken == [True, True, True, 1000]


async def test_what_somebody_else_keeps_by_its_name_locks_nobody_out(redis_url: str, key: Key) -> None:
    async with several(redis_url, 1) as (here,), Redis.from_url(redis_url) as redis:
        for junk in (b"soon", b"\xff", b""):
            await redis.set(":".join(("tablelands", *key)), junk)
            assert not await here.take(key, Rate(SLOW, 1))


# Behind a rate limiter

RARE: list[Callable[[RateLimiter], Coroutine[Any, Any, None]]] = [
    lambda limiter: limiter.say("ana"),
    lambda limiter: limiter.hint("ana"),
    lambda limiter: limiter.make_table("ana", 0),
    lambda limiter: limiter.make_person("192.0.2.1"),
    lambda limiter: limiter.login("192.0.2.1"),
]


class Asked(list[Key]):
    """Who is asked for each; lets everything through."""

    async def take(self, key: Key, rate: Rate) -> bool:
        self.append(key)
        return True

    async def close(self) -> None:
        pass


async def test_a_gate_asks_for_what_is_rare_only() -> None:
    asked = Asked()
    limiter = RateLimiter(Limits(), shared=asked)
    limiter.call("ana")
    limiter.open_socket("ana", "192.0.2.1")
    for act in RARE:
        await act(limiter)
    assert asked == [
        ("chat", "ana"),
        ("hints", "ana"),
        ("tables", "ana"),
        ("people", "192.0.2.1"),
        ("logins", "192.0.2.1"),
    ]


async def test_where_nothing_is_counted_nobody_is_asked() -> None:
    asked = Asked()
    for act in RARE:
        await act(RateLimiter(replace(Limits(), counted=False), shared=asked))
    assert asked == []
