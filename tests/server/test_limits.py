"""Rates and counts."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablelands.server.errors import TooMany
from tablelands.server.limits import Buckets, RateLimiter, network_of, too_many
from tablelands.server.settings import Limits, Rate

KEY = ("calls", "ana")
Act = Callable[[RateLimiter], Awaitable[None] | None]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def done(asked: Awaitable[None] | None) -> None:
    if asked is not None:
        await asked


def taken(buckets: Buckets, rate: Rate, now: float, tries: int = 1000, key: tuple[str, str] = KEY) -> int:
    """How many get through at once."""
    for number in range(tries):
        try:
            buckets.take(key, rate, now)
        except TooMany:
            return number
    return tries


class Watch:
    time = 50.0

    def __call__(self) -> float:
        return self.time


def limiter(**limits: object) -> tuple[RateLimiter, Watch]:
    watch = Watch()
    return RateLimiter(replace(Limits(), **limits), watch), watch  # type: ignore[arg-type]  # any of its fields


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    buckets, rate = Buckets(), Rate(20, 100)
    assert taken(buckets, rate, 0) == 100
    assert taken(buckets, rate, 0.5) == 10
    assert taken(buckets, rate, 3) == 50
    assert taken(buckets, rate, 1000) == 100


def test_who_waits_as_long_as_it_says_gets_through() -> None:
    buckets, rate = Buckets(), Rate(1 / 60, 2)
    assert taken(buckets, rate, 0) == 2
    with pytest.raises(TooMany) as refused:
        buckets.take(KEY, rate, 10)
    assert refused.value.retry_after == 50
    assert "50" in refused.value.text.fr
    with pytest.raises(TooMany):
        buckets.take(KEY, rate, 59)
    buckets.take(KEY, rate, 60)


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets, rate = Buckets(), Rate(1, 3)
    assert [taken(buckets, rate, 0, key=("calls", who)) for who in ("ana", "ben", "ana")] == [3, 3, 0]
    assert taken(buckets, rate, 0, key=("chat", "ana")) == 3


@given(
    st.lists(st.floats(0, 5), min_size=1, max_size=200),
    st.floats(0.1, 50, allow_subnormal=False),
    st.integers(1, 20),
)
def test_no_span_of_time_sees_more_than_its_share(pauses: list[float], per_second: float, burst: int) -> None:
    buckets, rate, now, times = Buckets(), Rate(per_second, burst), 0.0, []
    for pause in pauses:
        now += pause if pause > 1 else 0
        try:
            buckets.take(KEY, rate, now)
        except TooMany:
            continue
        times.append(now)
    for first, begin in enumerate(times):
        for last in range(first, len(times)):
            assert last - first + 1 <= burst + (times[last] - begin) * per_second + 1e-6


def test_full_buckets_are_dropped() -> None:
    buckets = Buckets()
    for number in range(100_000):
        buckets.take(("calls", str(number)), Rate(20, 100), now=number / 100)
    assert len(buckets) <= 1_000


def test_memory_is_bounded_and_those_who_ask_most_are_kept() -> None:
    buckets, rate = Buckets(most=100), Rate(1, 5)
    assert taken(buckets, rate, 0, key=("calls", "busy")) == 5
    for number in range(10_000):
        buckets.take(("calls", str(number)), rate, 0)
        assert len(buckets) <= 100
    assert taken(buckets, rate, 0, key=("calls", "busy")) == 0


@pytest.mark.parametrize(("seconds", "whole"), [(0, 1), (0.01, 1), (1, 1), (1.2, 2), (2.5, 3), (59.9999, 60)])
def test_seconds_to_wait_are_whole_and_enough(seconds: float, whole: int) -> None:
    assert too_many(seconds).retry_after == whole
    assert too_many(seconds).text.en == f"too many requests at once; wait {whole} s"


def count_reviews(*, of_person: bool) -> Callable[[RateLimiter], None]:
    """One more each time."""
    begun = count()

    def ask(some: RateLimiter) -> None:
        number = next(begun)
        some.review(number if of_person else 0, number)

    return ask


LIMITS: dict[str, tuple[Act, int]] = {
    "calls": (lambda some: some.call("ana"), 100),
    "chat": (lambda some: some.say("ana"), 10),
    "hints": (lambda some: some.hint("ana"), 5),
    "reviews of a person": (count_reviews(of_person=True), 1),
    "reviews": (count_reviews(of_person=False), 20),
    "tables made": (lambda some: some.make_table("ana", 0), 60),
    "exports": (lambda some: some.export("ana"), 3),
    "tries of an account": (lambda some: some.login_of("ana"), 10),
    "people made": (lambda some: some.make_person("192.0.2.1"), 120),
    "logins": (lambda some: some.login("192.0.2.1"), 10),
    "sockets of a person": (lambda some: some.open_socket("ana", "192.0.2.1"), 20),
    "sockets of an address": (lambda some: some.open_socket(None, "192.0.2.1"), 500),
}


@pytest.mark.anyio
@pytest.mark.parametrize("what", LIMITS)
async def test_the_limits_are_those_of_the_interface(what: str) -> None:
    some, _ = limiter()
    act, most = LIMITS[what]
    for _ in range(most):
        await done(act(some))
    with pytest.raises(TooMany):
        await done(act(some))


@pytest.mark.anyio
async def test_a_person_may_have_so_many_unfinished_tables() -> None:
    some, _ = limiter()
    await some.make_table("ana", 199)
    with pytest.raises(TooMany):
        await some.make_table("ana", 200)


def test_a_socket_may_watch_so_many_tables() -> None:
    some, _ = limiter()
    some.watch(199)
    with pytest.raises(TooMany):
        some.watch(200)


def test_a_closed_socket_makes_room() -> None:
    some, _ = limiter(sockets_of_person=2)
    some.open_socket("ana", "192.0.2.1")
    some.open_socket("ana", "192.0.2.2")
    with pytest.raises(TooMany):
        some.open_socket("ana", "192.0.2.3")
    some.close_socket("ana", "192.0.2.1")
    some.open_socket("ana", "192.0.2.3")


def test_sockets_of_an_address_count_whoever_opens_them() -> None:
    some, _ = limiter(sockets_of_address=3)
    for person in ("ana", "ben", None):
        some.open_socket(person, "192.0.2.1")
    for person in ("eve", None):
        with pytest.raises(TooMany):
            some.open_socket(person, "192.0.2.1")
    some.open_socket("eve", "192.0.2.2")


def test_a_refused_socket_is_not_counted() -> None:
    some, _ = limiter(sockets_of_person=2, sockets_of_address=1)
    some.open_socket(None, "192.0.2.1")
    for _ in range(5):
        with pytest.raises(TooMany):
            some.open_socket("ana", "192.0.2.1")
    some.open_socket("ana", "192.0.2.2")
    some.open_socket("ana", "192.0.2.3")


def test_nothing_is_left_of_closed_sockets() -> None:
    some, _ = limiter()
    for number in range(50):
        some.open_socket(str(number), f"192.0.2.{number}")
        some.close_socket(str(number), f"192.0.2.{number}")
    assert len(some._sockets) == 0


@pytest.mark.anyio
async def test_rates_and_counts_can_be_lifted() -> None:
    some, _ = limiter(counted=False)
    for _ in range(600):
        some.call("ana")
        await some.say("ana")
        await some.hint("ana")
        await some.make_table("ana", 10_000)
        await some.make_person("192.0.2.1")
        await some.login("192.0.2.1")
        some.watch(10_000)
        some.open_socket("ana", "192.0.2.1")


def test_time_brings_new_calls() -> None:
    some, watch = limiter(calls=Rate(2, 1))
    some.call("ana")
    with pytest.raises(TooMany):
        some.call("ana")
    watch.time += 0.5
    some.call("ana")


def test_a_network_of_ipv6_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("a unix socket") == "a unix socket"
