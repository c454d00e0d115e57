"""What a server bears from one person or one address: rates, and how many of something at once.

Rare actions share one limit across all processes of a server; calls and sockets are counted by each process for itself.
A bucket is one number, the time at which it will be full again: taking from it moves that time on, and a bucket whose
time has passed need not be kept.
"""

import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Protocol

import msgspec

from tablelands.server import texts
from tablelands.server.errors import TooLarge, TooMany
from tablelands.server.logs import audit
from tablelands.server.settings import Limits, Rate

Key = tuple[str, str]
"""What is limited, and whose it is."""
MOST_BUCKETS = 100_000
MOST_TOLD = 10_000
ACCOUNT = "account"
ONCE_A_MINUTE = Rate(1 / 60, 1)
_FEW = 1_000
PER_CALL = 64 * 1024
"""Bytes stored of a table that is shown, for one call more."""
_HAIR = 1e-9
WAIT_FOR_COUNT = 10.0
"""Seconds until it is worth trying again where only others' leaving makes room."""


class Buckets:
    def __init__(self, most: int = MOST_BUCKETS) -> None:
        self._most = most
        self._full_at: dict[Key, float] = {}
        self._sweep_at = min(_FEW, most)

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: Key, rate: Rate, now: float, count: int = 1) -> None:
        full_at = max(now, self._full_at.get(key, now)) + min(count, rate.burst) / rate.per_second
        early = full_at - now - rate.burst / rate.per_second
        if early > _HAIR:
            raise too_many(early)
        if len(self._full_at) >= self._sweep_at:
            self._sweep(now)
        self._full_at[key] = full_at

    def _sweep(self, now: float) -> None:
        kept = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        if len(kept) >= self._most:
            emptiest_first = sorted(kept.items(), key=lambda item: -item[1])
            kept = dict(emptiest_first[: self._most // 2])
        self._full_at = kept
        self._sweep_at = min(self._most, max(_FEW, 2 * len(kept)))


class Budget:
    """What one connection may still send: a single bucket, for which waiting would be no answer."""

    __slots__ = ("_full_at", "_per_second", "_seconds")

    def __init__(self, rate: Rate) -> None:
        self._per_second = rate.per_second
        self._seconds = rate.burst / rate.per_second
        self._full_at = 0.0

    def spend(self, amount: int, now: float) -> bool:
        """Whether there was as much; what was not there is owed."""
        self._full_at = max(now, self._full_at) + amount / self._per_second
        return self._full_at - now <= self._seconds + _HAIR


class SharedBuckets(Protocol):
    """Of all processes on a store."""

    async def take(self, key: Key, rate: Rate) -> bool:
        """Whether they could be asked at all; raises TooMany as `Buckets` do."""

    async def close(self) -> None: ...


class RateLimiter:
    """Rate limits and counts; each method raises TooMany beyond its limit."""

    def __init__(
        self, limits: Limits, now: Callable[[], float] = time.monotonic, shared: SharedBuckets | None = None
    ) -> None:
        self.limits = limits
        self._now = now
        self._shared = shared
        self._buckets = Buckets()
        self._told = Buckets(MOST_TOLD)
        self._sockets: Counter[Key] = Counter()

    def call(self, person: str) -> None:
        """A call, or a message of a socket."""
        self._take(("calls", person), self.limits.calls)

    def look(self, person: str, size: int) -> None:
        """To show a large table takes as long as several calls."""
        if size >= PER_CALL:
            self._take(("calls", person), self.limits.calls, size // PER_CALL)

    async def say(self, person: str) -> None:
        await self._take_together(("chat", person), self.limits.chat)

    async def hint(self, person: str) -> None:
        await self._take_together(("hints", person), self.limits.hints)

    async def export(self, person: str) -> None:
        await self._take_together(("exports", person), self.limits.exports)

    async def make_table(self, person: str, unfinished: int) -> None:
        """`unfinished` are the tables that the person has made and that are not over."""
        most = self.limits.unfinished_tables
        if self.limits.counted and unfinished >= most:
            raise TooMany(texts.UNFINISHED.fill(most=most), WAIT_FOR_COUNT)
        await self._take_together(("tables", person), self.limits.tables_made)

    async def make_person(self, address: str) -> None:
        await self._take_together(("people", network_of(address)), self.limits.people_made)

    async def login(self, address: str) -> None:
        """Whatever costs a hash of a password."""
        await self._take_together(("logins", network_of(address)), self.limits.logins)

    def expect_short(self, move: object) -> None:
        """A game may allow longer moves than a server stores."""
        most = self.limits.move
        if len(msgspec.json.encode(move)) > most:
            raise TooLarge(texts.MOVE_TOO_LONG.fill(most=most))

    async def login_of(self, bucket: str) -> None:
        """From whatever address; the bucket is that of an attempt, see people/attempts.py."""
        await self._take_together((ACCOUNT, bucket), self.limits.logins_of_account)

    def review(self, of_person: int, of_all: int) -> None:
        """One more to be made, besides those that are not done."""
        self._count(of_person, self.limits.reviews_of_person)
        self._count(of_all, self.limits.reviews)

    def watch(self, watched: int) -> None:
        """One table more on a socket that watches so many."""
        self._count(watched, self.limits.tables_watched)

    def open_socket(self, person: str | None, address: str) -> None:
        """Callers that get through call `close_socket`, once."""
        keys = _socket_keys(person, address)
        most = {"person": self.limits.sockets_of_person, "address": self.limits.sockets_of_address}
        for key in keys:
            self._count(self._sockets[key], most[key[0]])
        self._sockets.update(keys)

    def close_socket(self, person: str | None, address: str) -> None:
        self._sockets.subtract(_socket_keys(person, address))
        self._sockets = +self._sockets

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    async def _take_together(self, key: Key, rate: Rate) -> None:
        """While the shared buckets cannot be asked, this process counts alone: nobody is locked out."""
        shared = self._shared if self.limits.counted else None
        try:
            if shared is None or not await shared.take(key, rate):
                self._take_alone(key, rate)
        except TooMany:
            self._tell(key)
            raise

    def _take(self, key: Key, rate: Rate, count: int = 1) -> None:
        try:
            self._take_alone(key, rate, count)
        except TooMany:
            self._tell(key)
            raise

    def _take_alone(self, key: Key, rate: Rate, count: int = 1) -> None:
        if self.limits.counted:
            self._buckets.take(key, rate, self._now(), count)

    def _tell(self, key: Key) -> None:
        """Of a refusal, once a minute for each key."""
        kind, who = key
        with suppress(TooMany):
            self._told.take(key, ONCE_A_MINUTE, self._now())
            audit("refused", kind=kind, **({} if kind == ACCOUNT else {"person": who, "address": who}))

    def _count(self, present: int, most: int) -> None:
        if self.limits.counted and present >= most:
            raise too_many(WAIT_FOR_COUNT)


def too_many(seconds: float) -> TooMany:
    whole = max(1, math.ceil(seconds))
    return TooMany(texts.TOO_MANY.fill(seconds=whole), whole)


def network_of(address: str) -> str:
    """Somebody with one address of IPv6 mostly has a network of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), 64), strict=False))


def _socket_keys(person: str | None, address: str) -> list[Key]:
    of_address = ("address", network_of(address))
    return [of_address] if person is None else [("person", person), of_address]
