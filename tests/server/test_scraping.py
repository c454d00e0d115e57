"""A scrape of any process of a server shows the sums over all of them."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import pytest

from tablelands.server.app import Server
from tablelands.server.cluster import scraping
from tablelands.server.cluster.bus import Heard
from tablelands.server.cluster.scraping import Scraping
from tablelands.server.metrics import Metrics
from tablelands.server.settings import Settings, Sibling
from tests.server import running
from tests.server.http.asking import play_on
from tests.server.live.test_two_processes import End, Wire, at
from tests.server.memory_store import MemoryStore
from tests.server.running import UNCOUNTED, Callers, Running
from tests.server.test_metrics import PROMISED, names_and_labels, samples_in

GAMES = 'tablelands_requests_total{path="/api/games",status="200"}'
Shown = dict[str, float]


def shown(exposition: str) -> Shown:
    """Each line without its value, and its value."""
    lines = [line for line in exposition.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def scrape(server: Callers) -> Shown:
    response = server.nobody().get("/metrics")
    assert response.status_code == 200
    return shown(response.text)


def ask_for_games(server: Callers, times: int) -> None:
    for _ in range(times):
        server.nobody().got("/api/games")


@contextmanager
def processes(monkeypatch: pytest.MonkeyPatch, siblings: Sequence[Sibling | None]) -> Iterator[list[Running]]:
    """All over one store, whichever server they belong to."""
    wire, store = Wire(), MemoryStore()
    monkeypatch.setattr(running, "Server", lambda settings, store: Server(settings, store, End(wire)))
    with ExitStack() as within:
        yield [
            within.enter_context(Running(store, Settings(port=0, limits=UNCOUNTED, processes=2, sibling=one)))
            for one in siblings
        ]


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Running]]:
    with processes(monkeypatch, [Sibling("a", 0), Sibling("a", 1)]) as servers:
        yield servers


def test_whoever_is_scraped_shows_the_sums(pair: list[Running]) -> None:
    ana = pair[0].person("Ana")
    other = at(pair[1], ana)
    table = ana.make(public=True)["table"]
    play_on(ana, table, 2)
    play_on(other, table, 3)
    ask_for_games(pair[0], 3)
    ask_for_games(pair[1], 4)
    with ana.socket(), other.socket(), other.socket():
        for server in pair:
            found = scrape(server)
            assert found[GAMES] == 7
            assert found['tablelands_moves_total{game="sturts-stony-desert"}'] == 5
            assert found["tablelands_play_seconds_count"] == 5
            assert found['tablelands_play_seconds_bucket{le="+Inf"}'] == 5
            assert found["tablelands_sockets"] == 3


def test_bots_that_wait_are_those_of_all(pair: list[Running]) -> None:
    pair[0].server.bots.waiting, pair[1].server.bots.waiting = 2, 3
    assert [scrape(server)["tablelands_bot_queue"] for server in pair] == [5, 5]


def test_what_only_another_has_counted_is_shown(pair: list[Running]) -> None:
    pair[1].nobody().get("/api/tables/nothing")
    for server in pair:
        assert scrape(server)['tablelands_refused_total{kind="not-found"}'] == 1


def test_tables_are_the_stores_and_counted_once(pair: list[Running]) -> None:
    ana = pair[0].person("Ana")
    at(pair[1], ana).make()
    ana.make()
    ana.make(seats="me open")
    for server in pair:
        found = scrape(server)
        assert [found[f'tablelands_tables{{state="{state}"}}'] for state in ("open", "playing", "over")] == [1, 2, 0]


def test_names_labels_and_kinds_are_those_promised(pair: list[Running]) -> None:
    ana = pair[1].person("Ana")
    play_on(ana, ana.make()["table"], 1)
    ana.get("/api/tables/nothing")
    text = pair[0].nobody().get("/metrics").text
    assert names_and_labels(samples_in(text)) == PROMISED
    assert about(text) == about(Metrics().exposition().decode())


def about(exposition: str) -> list[str]:
    return [line for line in exposition.splitlines() if line.startswith("#")]


def test_other_servers_on_the_store_are_scraped_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    with processes(monkeypatch, [Sibling("a", 0), Sibling("a", 1), Sibling("b", 0), None]) as servers:
        for number, server in enumerate(servers):
            ask_for_games(server, 10**number)
        assert [scrape(server)[GAMES] for server in servers] == [11, 11, 100, 1000]


def test_who_does_not_answer_is_shown_as_it_was(pair: list[Running]) -> None:
    first, second = pair
    ask_for_games(second, 2)
    assert scrape(first)[GAMES] == 2
    ask_for_games(second, 3)
    first.server.bus.wire.is_cut = True  # type: ignore[attr-defined]  # the wire of these tests
    ask_for_games(first, 10)
    assert scrape(first)[GAMES] == 12
    first.server.bus.wire.is_cut = False  # type: ignore[attr-defined]
    assert [scrape(server)[GAMES] for server in pair] == [15, 15]


def test_who_takes_the_place_of_one_that_died_is_not_added_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with processes(monkeypatch, [Sibling("a", 0), Sibling("a", 1), Sibling("a", 1)]) as (first, died, new):
        new.server.bus.wire.ends.remove(new.server.bus)  # type: ignore[attr-defined]
        ask_for_games(died, 5)
        ask_for_games(first, 1)
        assert scrape(first)[GAMES] == 6
        died.server.bus.wire.ends[1] = new.server.bus  # type: ignore[attr-defined]
        ask_for_games(new, 2)
        assert [scrape(server)[GAMES] for server in (first, new)] == [3, 3]


# Whatever comes in between


class Post:
    """Carries what each tells to all others, in one order; who is stopped gets it when it goes on."""

    def __init__(self) -> None:
        self.ends: list[PostBus] = []


class PostBus:
    def __init__(self, post: Post) -> None:
        self.post = post
        self.is_stopped = False
        self.waiting: deque[dict[str, Any]] = deque()
        self.hear: Any = None
        post.ends.append(self)

    async def open(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...

    def tell(self, message: dict[str, Any]) -> None:
        for end in self.post.ends:
            if end is not self:
                end.waiting.append(message)
                asyncio.get_running_loop().call_soon(end.go_on)

    def go_on(self) -> None:
        while self.waiting and not self.is_stopped:
            self.hear(self.waiting.popleft())


class Member:
    def __init__(self, post: Post, number: int, of: int) -> None:
        self.metrics, self.bus = Metrics(), PostBus(post)
        settings = Settings(processes=of, sibling=Sibling("a", number))
        self.scraping = Scraping(settings, self.metrics, self.bus)
        self.bus.hear = self.scraping.heard

    def work(self, random: Random) -> None:
        self.metrics.answered(random.choice(["/a", "/b"]), 200)
        self.metrics.moves.labels(random.choice(["outback", "downhill"])).inc()
        self.metrics.play_seconds.observe(random.random())

    async def scrape(self) -> Shown:
        self.bus.is_stopped = False
        self.bus.go_on()
        return shown((await self.scraping.exposition()).decode())


@pytest.mark.parametrize("seed", range(8))
def test_no_counter_ever_goes_down_whoever_is_scraped_and_whoever_sleeps(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scraping, "ANSWERS_WITHIN", 0.005)
    asyncio.run(scrape_at_random(Random(seed)))


async def scrape_at_random(random: Random) -> None:
    post = Post()
    members = [Member(post, number, 3) for number in range(3)]
    before: Shown = {}
    for _ in range(60):
        for member in members:
            member.bus.is_stopped = random.random() < 0.4
            for _ in range(random.randrange(3)):
                member.work(random)
        scraped = random.choice(members)
        busy = asyncio.create_task(work_on(scraped, random))
        now = await scraped.scrape()
        await busy
        fallen = {name: (value, now.get(name)) for name, value in before.items() if now.get(name, -1) < value}
        assert not fallen
        before = now
    for member in members:
        member.bus.is_stopped = False
    assert await members[0].scrape() == await members[1].scrape() == await members[2].scrape()


async def work_on(member: Member, random: Random) -> None:
    """While it waits for answers."""
    await asyncio.sleep(0)
    member.work(random)
