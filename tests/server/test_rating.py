"""A table that is over is rated once, whatever happens to the store meanwhile."""

from pathlib import Path
from typing import Any

import pytest

from tablelands.server import rating
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Reckon, Store, StoreAway
from tests.server.live.waiting import until
from tests.server.memory_store import MemoryStore
from tests.server.running import Caller, Running

GAME = "sturts-stony-desert"


def rating_of(caller: Caller) -> Any:
    return caller.got("/api/me")["person"]["ratings"].get(GAME)


def resigned(server: Running) -> tuple[Caller, Caller]:
    """The winner and the loser."""
    ana, ben = server.person("Ana"), server.person("Ben")
    table = ana.make(GAME, "me open", public=True)["table"]
    ben.posted(f"/api/tables/{table}/join")
    ana.done(table, "resign", seat=0, key="r")
    return ben, ana


@pytest.fixture(params=["sqlite", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return SqliteStore(tmp_path / "store.sqlite3") if request.param == "sqlite" else MemoryStore()


def test_both_are_rated(store: Store) -> None:
    with Running(store) as server:
        winner, loser = resigned(server)
        until(lambda: rating_of(winner) is not None, 5)
        won, lost = rating_of(winner), rating_of(loser)
    assert (won["played"], won["won"]) == (1, 1)
    assert (lost["played"], lost["won"]) == (1, 0)
    assert won["rating"] > 1500 > lost["rating"]


def test_what_the_store_could_not_rate_is_rated_later(monkeypatch: pytest.MonkeyPatch) -> None:
    class AwayOnce(MemoryStore):
        tries = 0

        async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
            self.tries += 1
            if self.tries == 1:
                raise StoreAway
            await super().rate(table, who, game, reckon)

    monkeypatch.setattr(rating, "LOOK_EVERY", 0.1)
    store = AwayOnce()
    with Running(store) as server:
        winner, loser = resigned(server)
        until(lambda: rating_of(winner) is not None, 5)
        assert [rating_of(one)["played"] for one in (winner, loser)] == [1, 1]
    assert store.tries == 2
