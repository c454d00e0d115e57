"""Random frames on sockets and random heads of requests: python -m tests.server.attack.fuzz [--frames N] [--heads N]

The server must not crash, tell a fault in its log, answer with 5xx, or grow.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.server.attack.run import faults
from tests.server.attack.target import BINARY, CLOSE, LAST, LOST, MORE, MORE_TEXT, PING, PONG, TEXT, Target, frame
from tests.server.endurance.report import megabytes
from tests.server.running import Served

MOST_GROWTH = 60.0
"""Megabytes."""
OF_A_SOCKET = 40
PATIENCE = 0.05
FIRST = [TEXT] * 6 + [MORE_TEXT, MORE, LAST, BINARY, CLOSE, PING, PONG, 0xC1, 0x83, 0x09, 0x8B]
PAYLOADS = [
    b"",
    b"{}",
    b'{"do":"watch","table":"x"}',
    b'{"do":"play"}',
    b"\xff\xfe",
    b"\x03\xe8",
    b"\x00\x01",
    b"x" * 126,
]
HEADS = [
    b"GET ",
    b"POST ",
    b"/api/games",
    b"/api/live",
    b"/%6d",
    b" HTTP/1.1",
    b"\r\n",
    b"\r\n\r\n",
    b"Host: here",
    b": ",
]
HEADS += [b"Upgrade: websocket", b"Connection: Upgrade", b"Content-Length: 5", b"Content-Length: -1", b"\x00", b"\xff"]
HEADS += [
    b"Transfer-Encoding: chunked",
    b"Sec-WebSocket-Version: 13",
    b"Expect: 100-continue",
    b"x" * 300,
    b"0\r\n\r\n",
]
HEADS += [
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    b"Cookie: tablelands=x",
    b"Authorization: Bearer x",
    b"5\r\nhello",
]


def any_frame(random: Random) -> bytes:
    written = bytearray(frame(random.choice(FIRST), random.choice(PAYLOADS)))
    if random.random() < 0.1:
        written[random.randrange(len(written))] = random.randrange(256)
    return bytes(written)


def any_head(random: Random) -> bytes:
    start = b"GET /api/games HTTP/1.1\r\nHost: here\r\n" if random.random() < 0.5 else b""
    return start + b"".join(random.choice(HEADS) for _ in range(random.randrange(1, 12)))


async def frames_on_a_socket(target: Target, random: Random, count: int) -> int:
    """How many were sent before the server had enough."""
    sent = 0
    with suppress(*LOST):
        socket = await target.socket()
        for _ in range(count):
            await socket.send(any_frame(random))
            sent += 1
        socket.writer.close()
    return sent


async def one_head(target: Target, random: Random, statuses: Counter[int]) -> None:
    with suppress(*LOST):
        connection = await target.connect()
        await connection.send(any_head(random))
        try:
            statuses[await connection.status(PATIENCE)] += 1
        finally:
            connection.writer.close()


async def run(frames: int, heads: int, seed: int, folder: Path) -> Counter[int]:
    """The statuses of heads. Raises AssertionError."""
    random, statuses = Random(seed), Counter[int]()
    with Served(folder / "data") as served:
        grown = []
        sent = 0
        while sent < frames:
            async with Target(served.address, 0, 1) as target:
                sent += sum([await frames_on_a_socket(target, random, OF_A_SOCKET) for _ in range(20)])
            grown.append(megabytes(served.process.pid))
        for _ in range(0, heads, 20):
            async with Target(served.address, 0, 1) as target:
                await asyncio.gather(*(one_head(target, random, statuses) for _ in range(20)))
        grown.append(megabytes(served.process.pid))
        assert served.process.poll() is None, "the server has ended"
        assert served.nobody().get("/healthz").status_code == 200
    assert not faults(served.logs.read_text().splitlines())
    assert not [status for status in statuses if status >= 500], statuses
    assert grown[-1] - grown[0] < MOST_GROWTH, grown
    return statuses


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=100_000, help="%(default)s")
    parser.add_argument("--heads", type=int, default=10_000, help="%(default)s")
    parser.add_argument("--seed", type=int, default=1, help="%(default)s")
    plan = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tablelands-fuzz-") as folder:
        statuses = asyncio.run(run(plan.frames, plan.heads, plan.seed, Path(folder)))
    sys.stdout.write(f"{plan.frames} frames, {plan.heads} heads answered with {dict(statuses)}: held\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
