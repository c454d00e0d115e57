"""The worker processes of bots. Each does one thing at a time; one that dies or is killed is replaced when there is
something to do."""

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Lock
from typing import Any, TypeVar

from tablelands.server.bots import worker

T = TypeVar("T")


class WorkerDied(Exception):
    """Before it answered, or all are closed."""


class Worker:
    """A process, once there is something to do, and the pipe to it. `do` is called by one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._is_closed = False
        self._starting = Lock()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def do(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        """Raises what the work raises, or WorkerDied."""
        pipe = self._running()
        try:
            pipe.send((work, given))
            is_done, result = pipe.recv()
        except (EOFError, OSError) as error:
            self._clear()
            raise WorkerDied from error
        if is_done:
            done: T = result
            return done
        raise result

    def kill(self) -> None:
        with self._starting:
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        self._is_closed = True
        self.kill()

    def _running(self) -> "Connection[Any, Any]":
        if self._process is not None and not self._process.is_alive():
            self._clear()
        if self._pipe is None:
            self._pipe = self._start()
        return self._pipe

    def _start(self) -> "Connection[Any, Any]":
        context = multiprocessing.get_context("spawn")
        with self._starting:
            if self._is_closed:
                raise WorkerDied
            ours, theirs = context.Pipe()
            with theirs:
                self._process = context.Process(target=worker.serve, args=(theirs, os.getpid()), daemon=True)
                self._process.start()
        return ours

    def _clear(self) -> None:
        with self._starting:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


class Workers:
    """A few, each with a thread that waits for it."""

    def __init__(self, count: int) -> None:
        self._all = [Worker() for _ in range(count)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for each in self._all:
            self._idle.put(each)
        self._threads = ThreadPoolExecutor(count, "bots")

    @property
    def pids(self) -> list[int]:
        return [each.pid for each in self._all if each.pid is not None]

    def submit(self, work: Callable[..., T], *given: object) -> "Future[T]":
        return self._threads.submit(self._do, work, given)

    def _do(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        idle = self._idle.get()
        try:
            return idle.do(work, given)
        finally:
            self._idle.put(idle)

    def kill(self) -> None:
        """What they are doing fails; what waits is done by those that take their place."""
        for each in self._all:
            each.kill()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for each in self._all:
            each.close()
