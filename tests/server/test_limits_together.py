"""Two servers on one PostgreSQL with Redis between them: what is rare is counted once for both."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from tests.server.http.asking import STURT, key
from tests.server.http.refusals import too_many
from tests.server.postgres import Postgres, postgres
from tests.server.redis import throw_away_redis
from tests.server.running import Caller, Json, Served

__all__ = ["postgres"]

RARE = ["chat=0.001/3", "hints=0.001/3", "tables_made=0.001/3", "people_made=0.001/9", "logins=0.001/3"]
"""Nothing comes back while a test lasts."""


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    folder: Path = tmp_path_factory.mktemp("together")
    with throw_away_redis() as redis:
        options = ["--limits", "on", "--database", postgres.new_database(), "--redis", redis]
        options += [part for one in RARE for part in ("--limit", one)]
        with Served(folder / "first", *options) as first, Served(folder / "second", *options) as second:
            yield [first, second]


@pytest.fixture
def ana(pair: list[Served]) -> list[Caller]:
    """One person, through either."""
    first, second = pair
    made = first.person("Ana")
    return [made, Caller(second.address, second.http, made.token, made.person)]


def from_address(server: Served, address: str, path: str, body: Json) -> httpx.Response:
    """As a proxy tells it."""
    return server.nobody().send("POST", path, body, headers={"x-forwarded-for": address})


def test_people_made_from_an_address(pair: list[Served]) -> None:
    for _, server in zip(range(9), cycle(pair), strict=False):
        assert from_address(server, "192.0.2.1", "/api/people", {}).status_code == 201
    for server in pair:
        too_many(from_address(server, "192.0.2.1", "/api/people", {}))
        assert from_address(server, "192.0.2.2", "/api/people", {}).status_code == 201


def test_logins_from_an_address(pair: list[Served]) -> None:
    wrong = {"login": "nobody", "password": "correct horse"}
    for _, server in zip(range(3), cycle(pair), strict=False):
        assert from_address(server, "192.0.2.3", "/api/login", wrong).status_code == 401
    for server in pair:
        too_many(from_address(server, "192.0.2.3", "/api/login", wrong))


def test_tables_made_by_a_person(ana: list[Caller]) -> None:
    for _, who in zip(range(3), cycle(ana), strict=False):
        who.make()
    for who in ana:
        too_many(who.post("/api/tables", {"game": STURT, "seats": [{"sit": "me"}, {"sit": "me"}]}))


@pytest.mark.parametrize(("what", "body"), [("say", {"text": "hello"}), ("hint", {"seat": 0})])
def test_chat_and_hints_of_a_person(ana: list[Caller], what: str, body: Json) -> None:
    table, keys = ana[0].make()["table"], [key() for _ in range(3)]
    done = [who.done(table, what, key=one, **body) for one, who in zip(keys, cycle(ana), strict=False)]
    for who in ana:
        too_many(who.act(table, what, key=key(), **body))
        assert [who.done(table, what, key=one, **body) for one in keys] == done, "what is known is not counted"
