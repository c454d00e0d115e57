"""Messages on their way to one listener."""

import asyncio

from tablelands.server.live.lines import Line


async def queued(line: Line) -> list[bytes]:
    line.close(1000)
    return [message async for message in line.messages()]


def test_messages_go_out_in_order() -> None:
    async def talk() -> list[bytes]:
        line = Line(1000)
        for message in (b"one", b"two", b"three"):
            line.send(message)
        return await queued(line)

    assert asyncio.run(talk()) == [b"one", b"two", b"three"]


def test_a_line_that_is_closed_sends_nothing_more() -> None:
    async def talk() -> list[bytes]:
        line = Line(1000)
        line.send(b"before")
        line.close(1000)
        line.send(b"too late")
        return await queued(line)

    assert asyncio.run(talk()) == [b"before"]
