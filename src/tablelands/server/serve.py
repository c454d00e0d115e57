"""A server as a process: it answers, says so, and ends in order when it is told to."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from tablelands.server.app import Server
from tablelands.server.http.protocol import ImpatientProtocol, ImpatientSocket
from tablelands.server.logs import set_up_logs, tell
from tablelands.server.settings import Settings
from tablelands.server.store.opening import open_store

STOP_WITHIN = 6
"""Seconds for what has begun; a server ends within ten."""


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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.stop_listening()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Raises OSError for an address that is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def announce(address: str) -> None:
    sys.stdout.write(f"Tablelands is at {address}\n")
    sys.stdout.flush()


def run(settings: Settings, listening: socket.socket, started: Callable[[], object]) -> None:
    """Until it is told to stop; `started` is called when it answers."""
    set_up_logs()
    server = Server(settings, open_store(settings), make_bus(settings))
    config = uvicorn.Config(
        server.asgi,
        interface="asgi3",
        loop="uvloop",
        http=ImpatientProtocol,
        ws=ImpatientSocket,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=2048,
    )
    process = Process(config, server, started)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(process.serve(sockets=[listening]))
    if not process.started:
        raise SystemExit(1)


def make_bus(settings: Settings) -> Any:
    if settings.redis is None:
        return None
    from tablelands.server.redis_bus import RedisBus

    return RedisBus(settings.redis)
