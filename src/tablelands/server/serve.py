"""Start a server of one process or of several, or say in a line why it cannot start."""

import asyncio
import gc
import os
import resource
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Timer
from typing import Any

import uvloop

from tablelands.server.clock import boot_time
from tablelands.server.http.addresses import address_for_others, address_of, listen
from tablelands.server.logs import set_up_logs
from tablelands.server.private_files import UMASK
from tablelands.server.settings import Settings
from tablelands.server.store.rows import StoreAway, StoreTaken

YOUNG, MIDDLE, OLD = 20_000, 50, 100
"""Thresholds of Python's garbage collector. Tables hold many objects that live long, and hardly any cycles. Looking
through 20,000 new objects takes 10 ms in which nobody is answered; by then most of what a move needs is gone again."""


MOST_DESCRIPTORS = 65_536


def start(settings: Settings) -> int:
    """Return the exit code."""
    os.umask(UMASK)
    try:
        listening = listen(settings)
    except OSError as error:
        return _say(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}; try --port 0")
    address, for_others = address_of(listening), address_for_others(listening)
    if settings.open_browser:
        Timer(1.0, webbrowser.open, (address,)).start()
    try:
        if settings.processes > 1:
            from tablelands.server.cluster.processes import run_several

            return run_several(settings, listening, run, lambda: announce(address, for_others))
        run(settings, listening, lambda: announce(address, for_others))
    except (StoreTaken, StoreAway, ValueError) as error:
        return _say(str(error))
    return 0


def _say(text: str) -> int:
    sys.stderr.write(f"tablelands serve: {text}\n")
    return 1


def announce(address: str, for_others: str | None) -> None:
    sys.stdout.write(f"Tablelands is at {address}\n")
    if for_others is not None:
        sys.stdout.write(f"On a phone in the same network: {for_others}\n")
    sys.stdout.flush()


def run(settings: Settings, listening: socket.socket, started: Callable[[], object]) -> None:
    """Run until a signal stops it; `started` is called when it answers. Raises StoreTaken and StoreAway."""
    gc.disable()  # modules are no garbage, and looking for it takes a tenth of the start
    set_up_logs()
    raise_descriptor_limit()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nothing here multiplies matrices, and its threads never rest
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(settings, listening, started))


def raise_descriptor_limit() -> None:
    """As far as the system lets us: each connection takes a descriptor, and many systems begin with 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _serve(settings: Settings, listening: socket.socket, started: Callable[[], object]) -> None:
    from tablelands.server.store.opening import chosen_store

    store = chosen_store(settings)
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0)  # the writer process starts while the rest is imported and built
    from tablelands.server.app import Server
    from tablelands.server.hosting.tables import even_clock
    from tablelands.server.network import Process, network_of

    server = Server(settings, store, *redis_of(settings), now=even_clock(boot_time(settings.data)))
    await opening
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.enable()
    process = Process(network_of(server), server, started)
    await process.serve(sockets=[listening])
    if not process.started:
        raise SystemExit(1)


def redis_of(settings: Settings) -> tuple[Any, Any]:
    """The bus between processes, and the rate limits they share."""
    if settings.redis is None:
        return None, None
    from tablelands.server.cluster.redis_buckets import RedisBuckets
    from tablelands.server.cluster.redis_bus import RedisBus

    return RedisBus(settings.redis), RedisBuckets(settings.redis)
