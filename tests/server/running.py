"""A server for tests: in this process with a store of their choice, or a process of its own that can be killed.

`Running` is quick: its bots answer at once by chance, and nothing is counted unless a test wants it. Whoever calls is a
`Caller`: somebody with a token, or nobody.
"""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvloop
from websockets.sync.client import ClientConnection, connect

from tablelands.server.app import Server
from tablelands.server.http.addresses import address_of, listen
from tablelands.server.network import Process, network_of
from tablelands.server.settings import Limits, Settings
from tablelands.server.store.store import Store
from tests.server.memory_store import MemoryStore

Json = dict[str, Any]
T = TypeVar("T")
UNCOUNTED = Limits(counted=False)


class Socket:
    """One that speaks and hears JSON. `hear` passes over pings."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, do: str, **fields: Any) -> None:
        """As a browser writes it, without blanks."""
        self.connection.send(json.dumps({"do": do} | fields, separators=(",", ":")))

    def hear(self, on: str | None = None, timeout: float = 5) -> Json:
        """The next message, or the next of a kind."""
        while True:
            message: Json = json.loads(self.connection.recv(timeout))
            if message["on"] == on or (on is None and message["on"] != "ping"):
                return message

    def hears_nothing(self, seconds: float = 0.2) -> bool:
        try:
            self.hear(timeout=seconds)
        except TimeoutError:
            return True
        return False


@dataclass(slots=True)
class Caller:
    """Says who calls by a token; without one it is nobody."""

    address: str
    http: httpx.Client
    token: str | None = None
    person: Json = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    def send(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        content: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        **query: Any,
    ) -> httpx.Response:
        """A query that is called like something in Python has an underscore: `as_`. One in the path stays, if it is the
        only one."""
        if content is None and body is not None:
            content = json.dumps(body).encode()
        asked = {name.rstrip("_"): value for name, value in query.items()}
        return self.http.request(
            method, path, params=asked or None, content=content, headers=self.headers | dict(headers or {})
        )

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.send("GET", path, **query)

    def post(self, path: str, body: object = None, **query: Any) -> httpx.Response:
        return self.send("POST", path, body, **query)

    def got(self, path: str, **query: Any) -> Json:
        return answer(self.get(path, **query))

    def posted(self, path: str, body: object = None, **query: Any) -> Json:
        return answer(self.post(path, body, **query))

    def make(self, game: str = "sturts-stony-desert", seats: str = "me me", **more: Any) -> Json:
        """`seats` are "me", "open" or names of bots."""
        made = {"game": game, "seats": [wish(one) for one in seats.split()]} | more
        return self.posted("/api/tables", made)

    def scene(self, table: str, **query: Any) -> Json:
        return self.got(f"/api/tables/{table}", **query)

    def act(self, table: str, what: str, **body: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/{what}", body)

    def done(self, table: str, what: str, **body: Any) -> Json:
        return answer(self.act(table, what, **body))

    @contextmanager
    def socket(self, headers: Mapping[str, str] | None = None) -> Iterator[Socket]:
        address = self.address.replace("http", "ws", 1) + "api/live"
        with connect(address, additional_headers=self.headers | dict(headers or {}), compression=None) as connection:
            yield Socket(connection)

    @contextmanager
    def stream(self, table: str, **query: Any) -> Iterator[Iterator[Json]]:
        """The messages of /api/stream, without its pings."""
        asked = {"table": table} | {name.rstrip("_"): value for name, value in query.items()}
        with self.http.stream("GET", "/api/stream", params=asked, headers=self.headers) as response:
            messages = (json.loads(line) for line in response.iter_lines() if line)
            yield (message for message in messages if message["on"] != "ping")


def wish(one: str) -> Json:
    return {"sit": one} if one in ("me", "open") else {"sit": "bot", "bot": one}


def answer(response: httpx.Response) -> Json:
    assert response.status_code in (200, 201), response.text
    answered: Json = response.json()
    return answered


def no_cookies() -> CookieJar:
    """Keeps none: whoever calls is known by his token."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


class Callers:
    """Makes callers for an address."""

    address = ""

    def __init__(self) -> None:
        self.http = httpx.Client(timeout=20, trust_env=False, cookies=no_cookies())

    def nobody(self) -> Caller:
        return Caller(self.address, self.http)

    def person(self, name: str | None = None, **query: Any) -> Caller:
        made = self.nobody().posted("/api/people", {} if name is None else {"name": name}, **query)
        return Caller(self.address, self.http, made["token"], made["person"])

    def _reach(self, address: str) -> None:
        self.address = address
        self.http.base_url = address


class Running(Callers):
    """In a thread of this process. With `thinks` its bots are the real ones, in worker processes."""

    def __init__(self, store: Store | None = None, settings: Settings | None = None, *, thinks: bool = False) -> None:
        super().__init__()
        self.store: Any = MemoryStore() if store is None else store
        self.settings = settings or Settings(port=0, limits=UNCOUNTED)
        self.thinks = thinks
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Running":
        self._thread.start()
        assert self._ready.wait(30), "the server does not start"
        assert self.process.started, "the server has not started"
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.process.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive(), "the server does not stop"

    def call(self, asked: Coroutine[Any, Any, T]) -> T:
        """In the server's own loop."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result(20)

    def _run(self) -> None:
        try:
            with listen(self.settings) as listening:
                self._reach(address_of(listening))
                self._serve(listening)
        finally:
            self._ready.set()

    def _serve(self, listening: socket.socket) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            self.loop = runner.get_loop()
            self.server = Server(self.settings, self.store)
            if not self.thinks:
                self.server.bots.open = lambda: None  # type: ignore[method-assign]  # without workers they guess
            self.process = Process(network_of(self.server), self.server, self._ready.set)
            runner.run(self.store.open())
            runner.run(self.process.serve(sockets=[listening]))
            runner.run(self.store.close())


ADDRESS = re.compile(r"http://\S+:\d+/")


class Served(Callers):
    """`tablelands serve` as a process of its own, over a folder; started again it has the same folder and port."""

    def __init__(self, data: Path, *options: str) -> None:
        super().__init__()
        self.data = data
        self.options = options
        self.port = 0
        self.logs = data.parent / f"{data.name}.log"
        self.files: int | None = None
        """How many it may have open."""

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self.http.close()

    def start(self) -> None:
        command = [sys.executable, "-m", "tablelands", "serve", "--port", str(self.port), "--data", str(self.data)]
        if self.files is not None:
            command = ["prlimit", f"--nofile={self.files}", *command]
        with self.logs.open("ab") as logs:
            self.process = subprocess.Popen(
                [*command, "--limits", "off", *self.options], stdout=subprocess.PIPE, stderr=logs, text=True
            )
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        assert found, self.logs.read_text()
        self._reach(found[0])
        self.port = int(found[0].rstrip("/").rpartition(":")[2])

    def stop(self) -> int:
        """As an administrator would."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        return self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        code = self.process.wait(15)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code
