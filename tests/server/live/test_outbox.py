"""Messages on their way to one listener."""

import asyncio

from tablelands.server.live.rooms import Outbox


async def queued(outbox: Outbox) -> list[bytes]:
    outbox.close(1000)
    return [message async for message in outbox.messages()]


def test_messages_go_out_in_order() -> None:
    async def talk() -> list[bytes]:
        outbox = Outbox(1000)
        for message in (b"one", b"two", b"three"):
            outbox.send(message)
        return await queued(outbox)

    assert asyncio.run(talk()) == [b"one", b"two", b"three"]


def test_a_line_that_is_closed_sends_nothing_more() -> None:
    async def talk() -> list[bytes]:
        outbox = Outbox(1000)
        outbox.send(b"before")
        outbox.close(1000)
        outbox.send(b"too late")
        return await queued(outbox)

    assert asyncio.run(talk()) == [b"before"]
