"""Several processes that share one address. The first starts the others again when they die, and ends when told to."""

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from tempfile import TemporaryDirectory

from prometheus_client.multiprocess import mark_process_dead

from tablelands.server.metrics import SHARED
from tablelands.server.settings import Settings
from tablelands.server.subprocesses import end_with_parent

END_WITHIN = 9.0
START_WITHIN = 30.0


Run = Callable[[Settings, socket.socket, Callable[[], object]], None]
"""Serves until it is told to stop."""


def run_several(settings: Settings, listening: socket.socket, run: Run, started: Callable[[], object]) -> int:
    listening.listen(2048)
    context = multiprocessing.get_context("spawn")
    ready = context.Semaphore(0)
    signals: list[int] = []

    def start() -> BaseProcess:
        child = context.Process(target=_serve, args=(settings, listening, run, ready, os.getpid()))
        child.start()
        return child

    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, lambda number, frame: signals.append(number))
    with TemporaryDirectory(prefix="tablelands-metrics-") as folder:
        os.environ[SHARED] = folder
        children = [start() for _ in range(settings.processes)]
        for _ in children:
            if not ready.acquire(timeout=START_WITHIN):
                _end(children)
                return 1
        started()
        while not signals:
            for number, child in enumerate(children):
                if not child.is_alive() and not signals:
                    mark_process_dead(child.pid)  # type: ignore[no-untyped-call]  # it has no types
                    children[number] = start()
            time.sleep(0.2)
        _end(children)
    return 0


def _serve(settings: Settings, listening: socket.socket, run: Run, ready: Semaphore, parent: int) -> None:
    end_with_parent(parent)
    run(settings, listening, ready.release)


def _end(children: list[BaseProcess]) -> None:
    for child in children:
        child.terminate()
    until = time.monotonic() + END_WITHIN
    for child in children:
        child.join(max(until - time.monotonic(), 0.1))
        if child.is_alive():
            child.kill()
