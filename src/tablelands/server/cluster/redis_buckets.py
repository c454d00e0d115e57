"""Buckets that all processes on a store take from, kept in Redis by its own clock."""

import asyncio

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tablelands.server.limits import Key, too_many
from tablelands.server.logs import tell
from tablelands.server.settings import Rate

ANSWERS_WITHIN = 0.5
MICROSECONDS = 1_000_000

TAKE = """
local clock = redis.call("TIME")
local now = clock[1] * 1000000 + clock[2]
local step, room = tonumber(ARGV[1]), tonumber(ARGV[2])
local full_at = math.max(now, tonumber(redis.call("GET", KEYS[1]) or now)) + step
local early = full_at - now - room
if early > 0 then
    return early
end
redis.call("SET", KEYS[1], string.format("%.0f", full_at), "PX", math.ceil((full_at - now) / 1000))
return 0
"""
"""As `Buckets.take` does, in whole microseconds: how many too early, or 0. A bucket that is full again is gone."""


class RedisBuckets:
    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, retry=Retry(NoBackoff(), 1))
        self._script = self._redis.register_script(TAKE)

    async def take(self, key: Key, rate: Rate) -> bool:
        step = max(1, round(MICROSECONDS / rate.per_second))
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                early = await self._script([":".join(("tablelands", *key))], [step, rate.burst * step])
        except (RedisError, OSError, TimeoutError) as error:
            tell("redis-away", error=error)
            return False
        if early > 0:
            raise too_many(early / MICROSECONDS)
        return True

    async def close(self) -> None:
        await self._redis.aclose()
