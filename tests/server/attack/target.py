"""What an attack is given: the server's address, a time, and connections that nobody sane would make.

Every attack is bounded: it goes on while `target.goes_on`, holds back by `target.pace`, and is killed when it takes
much longer than its time. Its connections come from 127.0.0.2 and the addresses after it, so that the people who
play, from 127.0.0.1, do not share an address with it.
"""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.running import no_cookies

Json = dict[str, Any]
TEXT, MORE_TEXT, MORE, LAST, BINARY = 0x81, 0x01, 0x00, 0x80, 0x82
CLOSE, PING, PONG = 0x88, 0x89, 0x8A
MASK = bytes(4)
"""With zeros the payload stays as it is, which saves the attacker's time."""
LOST = (ConnectionError, OSError, asyncio.IncompleteReadError, TimeoutError, httpx.HTTPError)
"""What an attacker sees of a server that throws it out."""


def frame(first: int, payload: bytes = b"") -> bytes:
    """A masked frame, as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes([first, 0x80 | size]) + MASK + payload
    if size < 1 << 16:
        return bytes([first, 0xFE]) + size.to_bytes(2, "big") + MASK + payload
    return bytes([first, 0xFF]) + size.to_bytes(8, "big") + MASK + payload


class Connection:
    """Bytes in both directions, without any care."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes, patience: float = 5) -> None:
        """Raises TimeoutError when the server does not take it."""
        async with asyncio.timeout(patience):
            self.writer.write(data)
            await self.writer.drain()

    async def read(self, patience: float = 5) -> bytes:
        """What is there next; nothing when the connection is closed."""
        async with asyncio.timeout(patience):
            return await self.reader.read(1 << 16)

    async def read_on(self) -> bytes:
        """Read and forget until it is closed. Returns what came last."""
        last = b""
        with suppress(*LOST):
            while more := await self.reader.read(1 << 16):
                last = (last + more)[-200:]
        return last

    async def status(self, patience: float = 5) -> int:
        """Of the next response; 0 when the connection is closed without one."""
        async with asyncio.timeout(patience):
            line = await self.reader.readline()
        return int(line.split()[1]) if line.startswith(b"HTTP/") else 0


class Target:
    """`size` is 1 for the whole attack and less for a small one."""

    def __init__(self, address: str, seconds: float, size: float) -> None:
        self.address = address
        self.seconds = seconds
        self.size = size
        self.did: Counter[str] = Counter()
        """What was done, by name: shown in the end."""
        self._where = urlsplit(address)
        self._ends = time.monotonic() + seconds
        self._within = AsyncExitStack()
        self._clients: dict[int, httpx.AsyncClient] = {}

    async def __aenter__(self) -> "Target":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._within.aclose()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._ends

    @property
    def left(self) -> float:
        """Seconds."""
        return self._ends - time.monotonic()

    def many(self, full: int, least: int = 1) -> int:
        """So many at full size, fewer in a small attack."""
        return max(least, round(full * self.size))

    async def pace(self, done: float, per_second: float) -> None:
        """Wait until so much may have been done since the attack began."""
        began = self._ends - self.seconds
        await asyncio.sleep(max(0.0, began + done / per_second - time.monotonic()))

    async def connect(self, source: int = 0) -> Connection:
        """From one of the attacker's addresses."""
        async with asyncio.timeout(5):
            found = await asyncio.open_connection(
                self._where.hostname, self._where.port, local_addr=(address_of(source), 0)
            )
        self._within.callback(found[1].close)
        return Connection(*found)

    async def socket(self, token: str | None = None, source: int = 0) -> Connection:
        """A WebSocket whose handshake is done, for frames."""
        connection = await self.connect(source)
        bearer = "" if token is None else f"Authorization: Bearer {token}\r\n"
        await connection.send(
            f"GET /api/live HTTP/1.1\r\nHost: {self._where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{bearer}\r\n".encode()
        )
        async with asyncio.timeout(10):
            head = await connection.reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(head.split(b"\r\n")[0].decode())
        return connection

    def http(self, source: int = 0) -> httpx.AsyncClient:
        """For calls from one of the attacker's addresses."""
        if source not in self._clients:
            client = httpx.AsyncClient(
                base_url=self.address,
                timeout=30,
                cookies=no_cookies(),
                transport=httpx.AsyncHTTPTransport(
                    local_address=address_of(source), limits=httpx.Limits(max_connections=None)
                ),
            )
            self._clients[source] = client
            self._within.push_async_callback(client.aclose)
        return self._clients[source]

    async def person(self, name: str = "Mallory", source: int = 0) -> str:
        """A guest's token."""
        made = await self.ask("POST", "/api/people", {"name": name}, source=source)
        return str(made.json()["token"])

    async def ask(
        self, method: str, path: str, body: object = None, token: str | None = None, source: int = 0
    ) -> httpx.Response:
        """One call, whose status is counted."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        response = await self.http(source).request(method, path, headers=headers, json=body)
        self.did[f"{response.status_code}"] += 1
        return response


def address_of(source: int) -> str:
    """All of 127.0.0.0/8 is this machine on Linux."""
    return f"127.0.{source // 250}.{source % 250 + 2}"
