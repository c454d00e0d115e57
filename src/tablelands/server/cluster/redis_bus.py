"""Redis between the processes of a server: one channel on which each tells the others what it has written."""

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tablelands.server.cluster.bus import Heard
from tablelands.server.errors import Unavailable
from tablelands.server.logs import tell

CHANNEL = "tablelands"
AGAIN_AFTER = 0.5


class RedisBus:
    """A message may get lost while Redis is away: whoever acts on what is out of date is put right by the store, and
    what is watched is looked at again when Redis is back. While the store is away, messages wait."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._own = secrets.token_hex(8)
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=100_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(heard, listening))]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 3)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(msgspec.json.encode({"by": self._own} | message))

    async def _speak(self) -> None:
        while True:
            message = await self._out.get()
            while True:
                try:
                    await self._redis.publish(CHANNEL, message)
                    break
                except (RedisError, OSError) as error:
                    tell("redis-away", error=error)
                    await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self, heard: Heard, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    if listening.is_set():
                        await hear(heard, {"again": True})
                    listening.set()
                    await self._hear_all(channel, heard)
            except (RedisError, OSError) as error:
                tell("redis-away", error=error)
                await asyncio.sleep(AGAIN_AFTER)

    async def _hear_all(self, channel: Any, heard: Heard) -> None:
        async for message in channel.listen():
            said = read(message["data"])
            if said is not None and said["by"] != self._own:
                await hear(heard, said)


def read(message: bytes) -> dict[str, Any] | None:
    """None for what somebody else says on our channel."""
    try:
        said = msgspec.json.decode(message, type=dict[str, Any])
    except msgspec.DecodeError:
        return None
    return said if "by" in said else None


async def hear(heard: Heard, message: dict[str, Any]) -> None:
    """Whatever comes of it, the next message is heard too; while the store does not answer, it is tried again."""
    while True:
        try:
            return await heard(message)
        except Unavailable:
            await asyncio.sleep(AGAIN_AFTER)
        except Exception as error:  # a fault of ours, told to whoever runs the server
            return tell("fault", error=error)
