"""A server of two processes that share an address, and another beside it on the same PostgreSQL and Redis."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.server.endurance.child import serving
from tests.server.postgres import Postgres, postgres
from tests.server.redis import redis_url
from tests.server.running import Served
from tests.server.test_scraping import GAMES, shown

__all__ = ["postgres", "redis_url"]


@pytest.fixture(scope="module")
def servers(postgres: Postgres, redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    folder, options = tmp_path_factory.mktemp("servers"), ["--database", postgres.new_database(), "--redis", redis_url]
    with Served(folder / "two", *options, "--processes", "2") as two, Served(folder / "one", *options) as one:
        yield [two, one]


@contextmanager
def only(server: Served, process: int) -> Iterator[None]:
    """The others sleep, so that it is the one that answers."""
    others = [one for one in serving(server.process.pid) if one != process]
    for one in others:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in others:
            os.kill(one, signal.SIGCONT)


def get(server: Served, path: str) -> httpx.Response:
    """By a connection of its own, which any process may take."""
    response = server.nobody().send("GET", path, headers={"connection": "close"})
    assert response.status_code == 200
    return response


def scrape(server: Served) -> float:
    """How often somebody asked for games."""
    return shown(get(server, "/metrics").text).get(GAMES, 0)


def test_a_scrape_shows_the_sums_over_the_processes_of_one_server(servers: list[Served]) -> None:
    two, one = servers
    before = [scrape(server) for server in servers]
    first, second = serving(two.process.pid)
    for process, times in ((first, 3), (second, 4)):
        with only(two, process):
            for _ in range(times):
                get(two, "/api/games")
    for _ in range(50):
        get(one, "/api/games")
    assert [scrape(two) - before[0] for _ in range(20)] == [7] * 20
    assert scrape(one) - before[1] == 50


def test_no_counter_goes_down_while_a_process_sleeps(servers: list[Served]) -> None:
    two, _ = servers
    seen = [scrape(two)]
    for process in serving(two.process.pid) * 3:
        with only(two, process):
            get(two, "/api/games")
            seen.append(scrape(two))
        seen.append(scrape(two))
    assert seen == sorted(seen)
    assert seen[-1] - seen[0] == 6
