"""uvicorn's server and its configuration, for programs and tests alike."""

import os
import signal
import socket
from collections.abc import Callable
from threading import Timer
from types import FrameType

import uvicorn

from tablelands.server.app import Server
from tablelands.server.gate import Gate
from tablelands.server.http.protocol import RequestProtocol
from tablelands.server.live.endpoint import SocketProtocol
from tablelands.server.logs import tell

STOP_WITHIN = 6
"""Seconds for requests that have begun."""
END_WITHIN = 9.0
"""Seconds after which the process ends even if the store does not answer. Nothing acknowledged is lost."""


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
        """Does not note the signal: uvicorn would raise it again in the end, and the exit code has to be 0."""
        self.force_exit |= self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        last_call = Timer(END_WITHIN, os._exit, (1,))
        last_call.daemon = True
        last_call.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.stop_listening()
        await super().shutdown(sockets)


def network_of(server: Server) -> uvicorn.Config:
    bounds = server.settings.limits
    doorkeeper = Gate(bounds, server.settings.proxies)

    class Requests(RequestProtocol):
        limits, gate = bounds, doorkeeper

    class Sockets(SocketProtocol):
        limits, gate = bounds, doorkeeper

    return uvicorn.Config(
        server.asgi,
        interface="asgi3",
        http=Requests,
        ws=Sockets,
        ws_max_size=server.settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        headers=[("x-content-type-options", "nosniff")],
        forwarded_allow_ips=list(server.settings.proxies),
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=2048,
    )
