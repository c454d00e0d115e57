"""Others' tests stand on the store in memory: it has to refuse what the real ones refuse."""

import asyncio
import dataclasses

import pytest
from msgspec.structs import replace

from tablelands.server.store.rows import Change, Conflict, PersonRow, RatingRow, StoreAway, TableRow
from tablelands.server.store.store import Store
from tests.server.memory_store import MemoryStore
from tests.server.store.examples import token

ROW = TableRow("t", 1, "ana", "outback", True, b"{}", 0, "open", 1, b"{}", b"{}", None)
NEXT = replace(ROW, edition=1)
ANA = PersonRow("ana", "Ana", "en", None, None, 1, False)
BEN = PersonRow("ben", "Ben", "en", "ben", "hash", 1, False)


async def begun() -> MemoryStore:
    store = MemoryStore()
    await store.commit(Change(ROW, writes=[b"made"], seated=["ana"]))
    return store


def test_it_is_a_store() -> None:
    store: Store = MemoryStore()
    assert asyncio.run(store.answers())


def test_two_processes_cannot_both_write_the_same_version() -> None:
    async def story() -> None:
        store = await begun()
        change = Change(replace(NEXT, version=1), writes=[b"one"], act=("ana", b"k", b"done"), chat=(1, b"hello", None))
        await store.commit(change)
        with pytest.raises(Conflict):
            await store.commit(Change(replace(NEXT, version=1), writes=[b"another"], act=("ben", b"k", b"done")))
        assert await store.read_act("t", "ben", "k") is None
        stored = await store.read_table("t", after=0)
        assert stored is not None
        assert (stored.writes, stored.chat) == ([(1, b"one")], [(1, b"hello")])

    asyncio.run(story())


@pytest.mark.parametrize(
    "change",
    [
        Change(ROW),
        Change(replace(NEXT, id="other"), writes=[]),
        Change(replace(NEXT, version=1), writes=[b"another"]),
        Change(replace(NEXT, offers=b"[1]")),
        Change(replace(ROW, edition=3)),
        Change(replace(ROW, edition=2), act=("ana", b"k", b"twice")),
        Change(replace(ROW, edition=2), chat=(1, b"twice", None)),
    ],
    ids=["new again", "never made", "a write late", "offers late", "skips one", "key again", "chat number again"],
)
def test_a_conflict_leaves_everything_as_it_was(change: Change) -> None:
    async def story() -> None:
        store = await begun()
        await store.commit(Change(NEXT, act=("ana", b"k", b"once"), chat=(1, b"once", None)))
        before = await store.read_table("t"), dict(store.acts), dict(store.rows)
        with pytest.raises(Conflict):
            await store.commit(replace(change, seated=["ben"]))
        assert (await store.read_table("t"), store.acts, store.rows) == before
        assert await store.drop_person("ben") == []

    asyncio.run(story())


def test_several_writes_of_one_change_lead_up_to_its_version() -> None:
    async def story() -> None:
        store = await begun()
        await store.commit(Change(replace(NEXT, version=3), writes=[b"one", b"two", b"three"], snapshot=(3, b"snap")))
        stored = await store.read_table("t")
        assert stored is not None
        assert stored.writes == [(0, b"made"), (1, b"one"), (2, b"two"), (3, b"three")]
        assert stored.snapshot == (3, b"snap")

    asyncio.run(story())


def test_lists_go_from_the_last_changed_on() -> None:
    async def story() -> None:
        store = MemoryStore()
        for number, state in enumerate(["open", "open", "playing", "over", "open"]):
            row = replace(ROW, id=f"t{number}", state=state, changed=number // 2, public=number != 4)
            await store.commit(Change(row, seated=["ben"] if number == 2 else []))
        assert [row.id for row in await store.list_tables("open", None, None, None, 9)] == ["t1", "t0"]
        assert [row.id for row in await store.list_tables("open", None, None, (0, "t1"), 9)] == ["t0"]
        assert [row.id for row in await store.list_tables("live", None, "outback", None, 9)] == ["t2"]
        assert await store.list_tables("done", None, "downhill", None, 9) == []
        assert [row.id for row in await store.list_tables("mine", "ana", None, None, 2)] == ["t4", "t3"]
        assert [row.id for row in await store.list_tables("mine", "ben", None, None, 9)] == ["t2"]
        assert (await store.count_unfinished("ana"), await store.count_states()) == (
            4,
            {"open": 3, "playing": 1, "over": 1},
        )

    asyncio.run(story())


def test_what_is_due_comes_in_the_order_it_is_due() -> None:
    async def story() -> None:
        store = MemoryStore()
        for table, due in (("late", 30.0), ("soon", 10.0), ("never", None), ("now", 20.0)):
            await store.commit(Change(replace(ROW, id=table, due=due)))
        assert await store.due_tables(20, 9) == ["soon", "now"]
        assert await store.due_tables(99, 1) == ["soon"]

    asyncio.run(story())


def test_a_login_is_one_persons_and_free_when_they_go() -> None:
    async def story() -> None:
        store = MemoryStore()
        await store.add_person(ANA, token("a"))
        await store.add_person(BEN, token("b", "ben"))
        with pytest.raises(Conflict):
            await store.change_person(dataclasses.replace(ANA, login="ben"))
        await store.drop_person("ben")
        assert (await store.find_login("ben"), await store.read_token("b", 0.0)) == (None, None)
        await store.change_person(dataclasses.replace(ANA, login="ben"))
        assert (await store.find_login("ben")) == dataclasses.replace(ANA, login="ben")

    asyncio.run(story())


def test_a_table_is_rated_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        await store.commit(Change(replace(ROW, state="over", unrated=True)))
        seen: list[list[RatingRow | None]] = []

        def reckon(rows: list[RatingRow | None]) -> list[RatingRow]:
            seen.append(rows)
            return [RatingRow("ana", "outback", 1600, 200, 0.06, 1, 1)]

        assert await store.unrated_tables(9) == ["t"]
        await store.rate("t", ["ana", "bot:greedy"], "outback", reckon)
        await store.rate("t", ["ana", "bot:greedy"], "outback", reckon)
        assert seen == [[None, None]]
        assert [row.rating for row in await store.read_ratings("ana")] == [1600]
        assert await store.unrated_tables(9) == []

    asyncio.run(story())


def test_a_store_that_is_away_says_so() -> None:
    async def story() -> None:
        store = MemoryStore()
        store.away = True
        assert not await store.answers()
        with pytest.raises(StoreAway):
            await store.read_token("any", 0.0)

    asyncio.run(story())
