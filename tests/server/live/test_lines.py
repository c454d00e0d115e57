"""Messages on their way to one listener."""

import asyncio

from tablelands.server.live.lines import Line


class Wire:
    """Takes messages at once while it is free."""

    def __init__(self) -> None:
        self.free = True
        self.took: list[bytes] = []

    def take(self, message: bytes) -> bool:
        if self.free:
            self.took.append(message)
        return self.free


async def queued(line: Line) -> list[bytes]:
    line.close(1000)
    return [message async for message in line.messages()]


def test_a_message_waits_behind_those_that_could_not_go_at_once() -> None:
    async def talk() -> tuple[list[bytes], list[bytes]]:
        wire = Wire()
        line = Line(1000, wire.take)
        line.send(b"one")
        wire.free = False
        line.send(b"two")
        wire.free = True
        line.send(b"three")
        return wire.took, await queued(line)

    assert asyncio.run(talk()) == ([b"one"], [b"two", b"three"])


def test_a_line_that_is_closed_sends_nothing_at_once() -> None:
    async def talk() -> list[bytes]:
        wire = Wire()
        line = Line(1000, wire.take)
        line.close(1000)
        line.send(b"too late")
        return wire.took

    assert asyncio.run(talk()) == []
