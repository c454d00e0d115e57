"""Worker processes of bots do what they are sent, each on its own."""

import os
from collections.abc import Iterator

import pytest

from tablelands.server.bots.workers import WorkerDied, Workers


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1)
    yield made
    made.close()


def test_a_worker_that_dies_fails_only_what_it_is_doing(workers: Workers) -> None:
    first = workers.submit(os.getpid).result(30)
    died, waiting = workers.submit(os._exit, 1), workers.submit(os.getpid)
    with pytest.raises(WorkerDied):
        died.result(30)
    assert waiting.result(30) not in (first, os.getpid())


def test_an_error_comes_back_and_the_worker_goes_on(workers: Workers) -> None:
    first = workers.submit(os.getpid)
    with pytest.raises(ZeroDivisionError):
        workers.submit(divmod, 1, 0).result(30)
    assert workers.submit(os.getpid).result(30) == first.result(30)


def test_closed_workers_do_nothing_more(workers: Workers) -> None:
    workers.submit(os.getpid).result(30)
    workers.close()
    with pytest.raises(RuntimeError):
        workers.submit(os.getpid)
