"""A table that is over is rated once, whatever happens to the store meanwhile."""

from pathlib import Path
from typing import Any

import pytest

from tablelands.bots.sturts_stony_desert import RATINGS
from tablelands.server.hosting import rater
from tablelands.server.store.postgres import PostgresStore
from tablelands.server.store.rows import Reckon, StoreAway
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Store
from tests.server.http.asking import play
from tests.server.live.waiting import until, until_to_move
from tests.server.memory_store import MemoryStore
from tests.server.postgres import Postgres, postgres
from tests.server.running import Caller, Running

__all__ = ["postgres"]
GAME = "sturts-stony-desert"


def rating_of(caller: Caller) -> Any:
    return caller.got("/api/me")["person"]["ratings"].get(GAME)


def resigned(server: Running, moves: int = 4) -> tuple[Caller, Caller]:
    """The winner and the loser."""
    ana, ben = server.person("Ana"), server.person("Ben")
    table = ana.make(GAME, "me open", public=True)["table"]
    ben.posted(f"/api/tables/{table}/join")
    for number in range(moves):
        play((ana, ben)[number % 2], table)
    ana.done(table, "resign", seat=0, key="r")
    return ben, ana


def against(server: Running, bot: str, *, hint: bool = False) -> Caller:
    """Who has resigned after two moves of each."""
    ana = server.person("Ana")
    table = ana.make(GAME, f"me {bot}")["table"]
    if hint:
        ana.done(table, "hint", seat=0, key="h")
    for _ in range(2):
        play(ana, table)
        until_to_move(ana, table, [0], 20)
    ana.done(table, "resign", seat=0, key="r")
    return ana


def bots(server: Running) -> dict[str, int]:
    games = server.nobody().got("/api/games")["games"]
    return {bot["id"]: bot["rating"] for game in games if game["id"] == GAME for bot in game["bots"]}


def is_reckoned(server: Running) -> bool:
    return not server.call(server.store.unrated_tables(10))


@pytest.fixture(params=["sqlite", "postgres", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        return PostgresStore(postgres.new_database())
    return SqliteStore(tmp_path / "store.sqlite3") if request.param == "sqlite" else MemoryStore()


def test_both_are_rated(store: Store) -> None:
    with Running(store) as server:
        winner, loser = resigned(server)
        until(lambda: rating_of(winner) is not None, 20)
        won, lost = rating_of(winner), rating_of(loser)
    assert (won["played"], won["won"]) == (1, 1)
    assert (lost["played"], lost["won"]) == (1, 0)
    assert won["rating"] > 1500 > lost["rating"]


def test_bots_keep_their_measured_ratings_whatever_happens(store: Store) -> None:
    with Running(store) as server:
        before = bots(server)
        weak, strong = against(server, "random"), against(server, "strong")
        until(lambda: rating_of(weak) is not None and rating_of(strong) is not None, 20)
        assert bots(server) == before == dict(sorted(RATINGS.items(), key=lambda bot: bot[1]))
        assert rating_of(weak)["rating"] < rating_of(strong)["rating"] < 1500


@pytest.mark.parametrize("moves", [0, 3])
def test_who_resigns_before_both_have_moved_twice_plays_a_casual_game(store: Store, moves: int) -> None:
    with Running(store) as server:
        both = resigned(server, moves)
        until(lambda: is_reckoned(server), 20)
        assert [rating_of(player) for player in both] == [None, None]


def test_a_game_with_a_hint_changes_no_rating(store: Store) -> None:
    with Running(store) as server:
        player = against(server, "easy", hint=True)
        until(lambda: is_reckoned(server), 20)
        assert rating_of(player) is None


def test_what_the_store_could_not_rate_is_rated_later(monkeypatch: pytest.MonkeyPatch) -> None:
    class AwayOnce(MemoryStore):
        tries = 0

        async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
            self.tries += 1
            if self.tries == 1:
                raise StoreAway
            await super().rate(table, who, game, reckon)

    monkeypatch.setattr(rater, "LOOK_EVERY", 0.1)
    store = AwayOnce()
    with Running(store) as server:
        winner, loser = resigned(server)
        until(lambda: rating_of(winner) is not None, 20)
        assert [rating_of(one)["played"] for one in (winner, loser)] == [1, 1]
    assert store.tries == 2
