"""How the network reaches a server: uvicorn, set up once for programs and tests alike."""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from types import FrameType

import uvicorn

from tablelands.server.app import Server
from tablelands.server.http.protocol import RequestProtocol
from tablelands.server.live.endpoint import SocketProtocol
from tablelands.server.logs import tell

STOP_WITHIN = 6
"""Seconds for what has begun."""
END_WITHIN = 9.0
"""Seconds after which it ends whatever it waits for, a store that does not answer perhaps: nothing is lost by that, for
what was acknowledged is durable. A server ends within ten."""


class Process(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, server: Server, started: Callable[[], object]) -> None:
        super().__init__(config)
        self.server = server
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            tell("started", process=os.getpid())
            self.tell_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        last_call = Timer(END_WITHIN, os._exit, (1,))
        last_call.daemon = True
        last_call.start()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is no failure: it ends as if by itself."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.stop_listening()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # it has done what it was told; nobody needs to die of it


def network_of(server: Server) -> uvicorn.Config:
    class Protocol(RequestProtocol):
        head_seconds = server.settings.limits.request_seconds

    return uvicorn.Config(
        server.asgi,
        interface="asgi3",
        http=Protocol,
        ws=SocketProtocol,
        ws_max_size=server.settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=2048,
    )
