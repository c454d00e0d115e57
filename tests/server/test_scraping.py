"""A server of two processes that share an address, and another beside it on the same PostgreSQL and Redis."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.server.endurance.child import serving
from tests.server.http.asking import play_on
from tests.server.metrics import PROMISED, names_and_labels, samples_in
from tests.server.postgres import Postgres, postgres
from tests.server.redis import redis_url
from tests.server.running import Served

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
    response = httpx.get(server.address + path, timeout=20, trust_env=False)
    assert response.status_code == 200
    return response


def scrape(server: Served) -> dict[str, float]:
    """Each line of /metrics without its value, and its value."""
    lines = [line for line in get(server, "/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def asked(server: Served) -> float:
    """How often somebody asked for games."""
    return scrape(server).get('tablelands_requests_total{path="/api/games",status="200"}', 0)


def test_a_scrape_shows_the_sums_over_the_processes_of_one_server(servers: list[Served]) -> None:
    two, one = servers
    before = [asked(server) for server in servers]
    for process, times in zip(serving(two.process.pid), (3, 4), strict=True):
        with only(two, process):
            for _ in range(times):
                get(two, "/api/games")
    for _ in range(50):
        get(one, "/api/games")
    assert [asked(two) - before[0] for _ in range(20)] == [7] * 20
    assert asked(one) - before[1] == 50


def test_a_process_that_sleeps_is_counted(servers: list[Served]) -> None:
    two, _ = servers
    before = asked(two)
    first, second = serving(two.process.pid)
    with only(two, first):
        get(two, "/api/games")
    with only(two, second):
        assert asked(two) == before + 1


def test_tables_are_those_of_the_store_and_counted_once(servers: list[Served]) -> None:
    two, _ = servers
    ana = two.person("Ana")
    before = scrape(two)
    for seats in ("me me", "me me", "me open"):
        ana.make(seats=seats)
    for process in serving(two.process.pid):
        with only(two, process):
            now = scrape(two)
            states = [f'tablelands_tables{{state="{state}"}}' for state in ("open", "playing", "over")]
            assert [now[state] - before[state] for state in states] == [1, 2, 0]


def test_names_and_labels_are_those_promised(servers: list[Served]) -> None:
    two, _ = servers
    ana = two.person("Ana")
    table = ana.make()["table"]
    play_on(ana, table, 1)
    ana.get("/api/tables/nothing")
    assert names_and_labels(samples_in(get(two, "/metrics").text)) == PROMISED


def test_who_takes_the_place_of_a_process_that_died_goes_on_from_its_counts(servers: list[Served]) -> None:
    two, _ = servers
    with two.person("Ana").socket():
        assert scrape(two)["tablelands_sockets"] == 1
        before, died = asked(two), serving(two.process.pid)
        for process in died:
            os.kill(process, signal.SIGKILL)
        until = time.monotonic() + 30
        while len(set(serving(two.process.pid)) - set(died)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert asked(two) == before
        assert scrape(two)["tablelands_sockets"] == 0
