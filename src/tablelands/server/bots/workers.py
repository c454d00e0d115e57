"""The worker processes of bots. Each does one thing at a time; one that dies or is killed is replaced when there is
something to do."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from threading import Lock
from typing import TypeVar

from tablelands.server.bots import worker
from tablelands.server.subprocesses import Process, start_process

T = TypeVar("T")


class WorkerDied(Exception):
    """Before it answered, or all are closed."""


class Workers:
    """A few, each with a thread that waits for it."""

    def __init__(self, count: int) -> None:
        self._threads = ThreadPoolExecutor(count, "bots")
        self._idle: SimpleQueue[Process | None] = SimpleQueue()
        """None is one that has not been started yet."""
        for _ in range(count):
            self._idle.put(None)
        self._all: set[Process] = set()
        self._is_closed = False
        self._lock = Lock()
        """Held while `_all` changes."""

    def submit(self, work: Callable[..., T], *given: object) -> "Future[T]":
        """The result is what the work returns or raises, or WorkerDied."""
        return self._threads.submit(self._do, work, given)

    def _do(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        idle = self._idle.get()
        try:
            if idle is None or not idle.process.is_alive():
                idle = self._replace(idle)
            idle.pipe.send((work, given))
            is_done, result = idle.pipe.recv()
        except (EOFError, OSError) as error:
            if idle is not None:
                idle.end()
            raise WorkerDied from error
        finally:
            self._idle.put(idle)
        if is_done:
            done: T = result
            return done
        raise result

    def _replace(self, dead: Process | None) -> Process:
        with self._lock:
            if self._is_closed:
                raise WorkerDied
            new = start_process(worker.serve)
            self._all.add(new)
            if dead is not None:
                self._all.remove(dead)
                dead.end()
        return new

    def kill(self) -> None:
        """What they are doing fails; what waits is done by those that take their place."""
        with self._lock:
            for each in self._all:
                each.process.kill()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._is_closed = True
        self.kill()
