"""Empty continuation frames on one socket: a message that never ends, in frames of 6 bytes."""

from contextlib import suppress

from tests.server.attack.target import LOST, MORE, MORE_TEXT, Target, frame

CHUNK = frame(MORE) * 10_000
BYTES_PER_SECOND = 4_000_000


async def attack(target: Target) -> None:
    with suppress(*LOST):
        socket = await target.socket()
        await socket.send(frame(MORE_TEXT, b"{"))
        while target.goes_on:
            await socket.send(CHUNK)
            target.did["frames"] += 10_000
            await target.pace(target.did["frames"] * 6, BYTES_PER_SECOND)
