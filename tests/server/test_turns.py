"""Whose question a worker answers next."""

import asyncio
from collections.abc import Sequence

import pytest

from tablelands.server.bots import turns
from tablelands.server.bots.turns import Full, Turns, Whose

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def table(name: str) -> Whose:
    return Whose(name.islower(), name.lower())


async def order(asked: Sequence[str], places: int = 1) -> str:
    """In which they have their turns; the first of them at once. In capitals are tables with people."""
    queue, had = Turns(places), []

    async def ask(name: str) -> None:
        await queue.take(table(name))
        had.append(name)
        await asyncio.sleep(0)
        queue.end()

    await asyncio.gather(*map(ask, asked))
    return "".join(had)


async def test_people_take_turns_however_many_tables_they_have() -> None:
    assert await order("AAAAAAABC") == "AABCAAAAA"
    assert await order("AABBCC") == "AABCBC"


async def test_tables_with_people_come_before_those_of_bots_alone() -> None:
    assert await order("aaaaBBaC") == "aBCBaaaa"


async def test_whoever_gives_up_has_no_turn() -> None:
    queue = Turns(1)
    await queue.take(table("A"))
    waiting = [asyncio.ensure_future(queue.take(table(name))) for name in "BC"]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    queue.end()
    await asyncio.wait_for(waiting[1], 1)
    queue.end()
    await asyncio.wait_for(queue.take(table("D")), 1)


async def test_a_turn_that_comes_just_after_one_gave_up_goes_to_the_next() -> None:
    queue = Turns(1)
    await queue.take(table("A"))
    waiting = [asyncio.ensure_future(queue.take(table(name))) for name in "BBC"]
    await asyncio.sleep(0)
    waiting[0].cancel()
    queue.end()
    await asyncio.wait_for(waiting[1], 1)
    queue.end()
    await asyncio.wait_for(waiting[2], 1)
    queue.end()
    await asyncio.wait_for(queue.take(table("A")), 1)


async def test_a_turn_that_comes_as_one_gives_up_goes_to_the_next() -> None:
    queue = Turns(1)
    await queue.take(table("A"))
    waiting = [asyncio.ensure_future(queue.take(table(name))) for name in "BC"]
    await asyncio.sleep(0)
    queue.end()
    waiting[0].cancel()
    await asyncio.wait_for(waiting[1], 1)


async def test_so_many_of_one_person_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_OF_ONE", 2)
    queue = Turns(1)
    waiting = [asyncio.ensure_future(queue.take(table(name))) for name in "AAA"]
    await asyncio.sleep(0)
    with pytest.raises(Full):
        await queue.take(table("A"))
    other = asyncio.ensure_future(queue.take(table("B")))
    await asyncio.sleep(0)
    for task in (*waiting, other):
        task.cancel()


async def test_the_time_is_shared_among_people() -> None:
    queue = Turns(2)
    assert queue.share(table("A")) == 2
    waiting = [asyncio.ensure_future(queue.take(table(name))) for name in "AAAAAaB"]
    await asyncio.sleep(0)
    assert queue.share(table("A")) == 2 / 2 / 4
    assert queue.share(table("C")) == 2 / 3
    assert queue.share(table("a")) == 2 / 3 / 2
    for task in waiting:
        task.cancel()
