"""Run games in local processes or on a Ray cluster. Both take a job and return a future."""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from threading import Thread
from typing import Any, Protocol

from tablelands.arena.entrants import warm_up
from tablelands.arena.games import Job, Result, Terms, play_game
from tablelands.arena.texts import NO_RAY, RAY_UNREACHABLE
from tablelands.core.errors import BadRequest
from tablelands.core.registry import find_game


class Runner(Protocol):
    workers: int

    def prepare(self, game_id: str, names: Sequence[str]) -> None:
        """Has everything compiled that the entrants need, once for all."""

    def submit(self, terms: Terms, job: Job) -> "Future[Result]": ...

    def close(self) -> None: ...


class ProcessRunner:
    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        spawned = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.workers, mp_context=spawned, initializer=_begin)

    def prepare(self, game_id: str, names: Sequence[str]) -> None:
        """In one process, while the others wait: they find it on disk."""
        self._pool.submit(_prepare, game_id, names).result()

    def submit(self, terms: Terms, job: Job) -> "Future[Result]":
        return self._pool.submit(play_game, terms, job)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class RayRunner:
    """`address` as Ray wants it: "auto", "ray://host:10001", or "local" for one that is begun here."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        try:
            import ray
        except ModuleNotFoundError as missing:
            raise BadRequest(NO_RAY) from missing
        here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == "local" else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadRequest(RAY_UNREACHABLE.fill(address=address, why=error)) from error
        self._ray = ray
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play_game)

    def prepare(self, game_id: str, names: Sequence[str]) -> None:
        self._ray.get(self._ray.remote(_prepare).remote(game_id, names))

    def submit(self, terms: Terms, job: Job) -> "Future[Result]":
        future: Future[Result] = self._play.remote(terms, job).future()
        return future

    def close(self) -> None:
        self._ray.shutdown()


def _begin() -> None:
    """Whoever stops the arena stops its parent, which then closes this process; it ends with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _prepare(game_id: str, names: Sequence[str]) -> None:
    warm_up(find_game(game_id), names)
