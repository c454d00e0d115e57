"""The way to servers that may be dead at any moment: whoever is not answered asks again, at another address if there is
one."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.running import no_cookies

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds until somebody who asks again and again gives up."""
AGAIN_AFTER = 0.2
LOST = (httpx.TransportError, WebSocketException, OSError, TimeoutError)
"""What a client sees of a server that dies."""


class Refused(Exception):
    def __init__(self, asked: str, kind: str, text: str) -> None:
        super().__init__(f"{asked}: {kind}, {text}")
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


class Doors:
    def __init__(self, addresses: list[str], random: Random) -> None:
        self.addresses = addresses
        self.longest_wait = 0.0
        """For the answer to a call that was asked until it was answered."""
        self.lost = 0
        """Calls and sockets that a dying server left unanswered."""
        self.random = random
        self._http = httpx.AsyncClient(
            timeout=30, trust_env=False, cookies=no_cookies(), limits=httpx.Limits(max_connections=None)
        )

    async def close(self) -> None:
        await self._http.aclose()

    def any(self) -> str:
        return self.random.choice(self.addresses)

    async def person(self, name: str) -> Person:
        made = await self.ask("POST", "/api/people", None, {"name": name})
        return Person(name, made["token"])

    async def ask(
        self, method: str, path: str, person: Person | None, body: Json | None = None, seat: str = ""
    ) -> Json:
        """Until it is answered, as a seat if need be. To ask twice must not matter: GET, or a body with a key."""
        began = time.monotonic()
        while True:
            response = await self._try(method, path, person, body, {"as": seat} if seat else {})
            waited = time.monotonic() - began
            if response is not None:
                self.longest_wait = max(self.longest_wait, waited)
                return answer_of(f"{method} {path}", response)
            assert waited < PATIENCE, f"{method} {path} is not answered"
            await asyncio.sleep(AGAIN_AFTER)

    async def _try(
        self, method: str, path: str, person: Person | None, body: Json | None, query: Json
    ) -> httpx.Response | None:
        headers = {} if person is None else person.headers
        content = None if body is None else json.dumps(body).encode()
        try:
            url = self.any().rstrip("/") + path
            response = await self._http.request(method, url, content=content, headers=headers, params=query)
        except LOST:
            self.lost += 1
            return None
        return None if response.status_code == 503 else response

    @asynccontextmanager
    async def socket(self, person: Person | None, address: str | None = None) -> AsyncIterator["Socket"]:
        url = (address or self.any()).replace("http", "ws", 1) + "api/live"
        headers = {} if person is None else person.headers
        async with connect(url, additional_headers=headers, compression=None, proxy=None, max_size=None) as connection:
            yield Socket(connection)


def answer_of(asked: str, response: httpx.Response) -> Json:
    answer: Json = response.json()
    if "error" in answer:
        raise Refused(asked, answer["error"]["kind"], answer["error"]["text"])
    return answer


class Socket:
    """One that speaks and hears JSON, and passes over pings."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, do: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"do": do} | fields))

    async def hear(self, seconds: float = PATIENCE) -> Json:
        while True:
            async with asyncio.timeout(seconds):
                message: Json = json.loads(await self.connection.recv())
            if message["on"] != "ping":
                return message
