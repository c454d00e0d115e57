"""A change is written whole or not at all, and only after what it was made on."""

import asyncio

import pytest
from msgspec.structs import replace

from tablelands.server.store.rows import KEY_ENCODING, Change, Conflict, StoredTable
from tablelands.server.store.store import Store
from tests.server.store.examples import NEW, Expecting, after, new_table, written

pytestmark = pytest.mark.anyio


async def read(store: Store, table: str = "table") -> StoredTable:
    found = await store.read_table(table)
    assert found is not None
    return found


async def outcome(store: Store, change: Change) -> str:
    try:
        await store.commit(change)
    except Conflict:
        return "conflict"
    return "done"


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.commit(new_table(due=12.25, unrated=True, public=False))
    found = await read(store)
    assert found == StoredTable(replace(NEW, due=12.25, unrated=True, public=False), [], None, [])
    assert found.row.public is False
    assert found.row.unrated is True
    assert await store.read_table("another") is None


async def test_writes_have_the_versions_up_to_the_rows(store: Store) -> None:
    await store.commit(new_table())
    await store.commit(written(NEW, b"one", b"two", state="playing", changed=1001.0, listed=b"[1]", due=7.0))
    found = await read(store)
    assert found.writes == [(1, b"one"), (2, b"two")]
    assert found.row == after(NEW, version=2, state="playing", changed=1001.0, listed=b"[1]", due=7.0)
    assert await store.read_edition("table") == 1
    assert await store.read_edition("another") is None
    later = await store.read_table("table", after=1)
    assert later is not None
    assert later.writes == [(2, b"two")]


async def test_a_new_table_may_begin_with_writes(store: Store) -> None:
    change = new_table(version=3)
    change.writes = [b"two", b"three"]
    await store.commit(change)
    assert (await read(store)).writes == [(2, b"two"), (3, b"three")]


async def test_a_table_is_made_once(store: Store) -> None:
    await store.commit(new_table())
    with pytest.raises(Conflict):
        await store.commit(new_table(game="outback"))
    assert (await read(store)).row.game == "down-under"


async def test_of_two_writers_at_the_same_moment_exactly_one_wins(store: Store) -> None:
    await store.commit(new_table())
    rivals = [written(NEW, b"mine %d" % i, listed=b"%d" % i) for i in range(20)]
    outcomes = await asyncio.gather(*[outcome(store, rival) for rival in rivals])
    assert sorted(outcomes) == ["conflict"] * 19 + ["done"]
    winner = outcomes.index("done")
    found = await read(store)
    assert found.writes == [(1, b"mine %d" % winner)]
    assert found.row.listed == b"%d" % winner


async def test_an_edition_that_is_not_there_yet_is_a_conflict(store: Store) -> None:
    await store.commit(new_table())
    assert await outcome(store, written(after(NEW, version=1), b"two")) == "conflict"
    assert (await read(store)).writes == []


async def test_a_table_that_does_not_exist_is_a_conflict(store: Store) -> None:
    assert await outcome(store, written(NEW, b"one")) == "conflict"
    assert await store.read_table("table") is None


async def test_of_two_changes_without_a_write_exactly_one_wins(store: Store) -> None:
    """Two processes that know the same offers, each with one of its own."""
    await store.commit(new_table())
    rivals = [Change(after(NEW, offers=b"[%d]" % i)) for i in range(20)]
    outcomes = await asyncio.gather(*[outcome(store, rival) for rival in rivals])
    assert sorted(outcomes) == ["conflict"] * 19 + ["done"]
    found = await read(store)
    assert found.row.offers == b"[%d]" % outcomes.index("done")
    assert (found.row.version, found.row.edition) == (0, 1)


async def test_an_offer_does_not_undo_a_write_nor_a_write_an_offer(store: Store) -> None:
    await store.commit(new_table())
    offered = Change(after(NEW, offers=b"[0]"))
    await store.commit(offered)
    assert await outcome(store, written(NEW, b"one")) == "conflict"
    await store.commit(written(offered.row, b"one"))
    assert await outcome(store, Change(after(after(NEW), offers=b"[1]"))) == "conflict"
    assert (await read(store)).row.offers == b"[0]"


async def test_a_conflict_among_many_harms_nobody_else(store: Store) -> None:
    names = [f"table {i}" for i in range(100)]
    await asyncio.gather(*[store.commit(new_table(name)) for name in names])
    rows = [replace(NEW, id=name) for name in names]
    await store.commit(written(rows[37], b"first"))
    outcomes = await asyncio.gather(*[outcome(store, written(row, b"move")) for row in rows])
    assert [i for i, said in enumerate(outcomes) if said == "conflict"] == [37]
    assert [(await read(store, name)).writes for name in names if name != "table 37"] == [[(1, b"move")]] * 99
    assert (await read(store, "table 37")).writes == [(1, b"first")]


@pytest.mark.parametrize("make_store", ["sqlite"], indirect=True)
async def test_changes_of_one_table_that_wait_together_go_in_order(store: Store) -> None:
    await store.commit(new_table())
    changes = [written(replace(NEW, version=i, edition=i), b"%d" % i) for i in range(30)]
    await asyncio.gather(*[store.commit(change) for change in changes])
    assert [body for _, body in (await read(store)).writes] == [b"%d" % i for i in range(30)]


async def test_an_act_is_done_once_and_its_answer_kept(store: Store) -> None:
    await store.commit(new_table())
    change = written(NEW, b"one")
    change.act = ("ana", b"a key", b"answer")
    await store.commit(change)
    assert await store.read_act("table", "ana", "a key") == b"answer"
    assert await store.read_act("table", "bob", "a key") is None
    assert await store.read_act("another", "ana", "a key") is None


async def test_the_same_act_again_writes_nothing(store: Store) -> None:
    await store.commit(new_table())
    for version, expected in (0, "done"), (1, "conflict"):
        change = written(replace(NEW, version=version, edition=version), b"move")
        change.act = ("ana", b"key", b"%d" % version)
        assert await outcome(store, change) == expected
    found = await read(store)
    assert found.writes == [(1, b"move")]
    assert found.row.version == 1
    assert await store.read_act("table", "ana", "key") == b"0"


@pytest.mark.parametrize("key", ["\0", "\ud800", "ключ", "'; DROP TABLE acts; --", "k" * 100])
async def test_a_key_may_be_any_text(store: Store, key: str) -> None:
    await store.commit(new_table())
    await store.commit(Change(after(NEW), act=("ana", key.encode(*KEY_ENCODING), b"answer")))
    assert await store.read_act("table", "ana", key) == b"answer"
    assert await store.read_act("table", "ana", key + "x") is None


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
async def test_what_no_text_can_be_is_not_found(store: Store, text: str) -> None:
    assert await store.read_table(text) is None
    assert await store.read_act(text, text, text) is None
    assert await store.read_token(text, 0.0) is None
    assert await store.find_login(text) is None
    assert await store.list_tables("open", None, text, (5.0, text), 10) == []
    assert await store.count_unfinished(text) == 0


async def test_chat_has_its_numbers_once(store: Store) -> None:
    await store.commit(new_table())
    for n in (1, 2):
        await store.commit(Change(replace(NEW, edition=n), chat=(n, b"%d" % n, None)))
    assert await outcome(store, Change(replace(NEW, offers=b"[0]", edition=3), chat=(2, b"again", None))) == "conflict"
    found = await read(store)
    assert found.chat == [(1, b"1"), (2, b"2")]
    assert found.row.offers == b"{}"


async def test_the_newest_snapshot_is_the_one(store: Store) -> None:
    await store.commit(new_table())
    for edition, version in enumerate((3, 9, 6), 1):
        await store.commit(Change(replace(NEW, edition=edition), snapshot=(version, b"as of %d" % version)))
    assert (await read(store)).snapshot == (9, b"as of 9")


async def test_a_table_once_rated_stays_rated_whatever_an_older_row_says(store: Store) -> None:
    await store.commit(new_table(state="playing"))
    ended = after(NEW, state="over", unrated=True)
    await store.commit(Change(ended))
    assert await store.unrated_tables(10) == ["table"]
    await store.rate("table", [], "down-under", Expecting([], []))
    await store.commit(Change(after(ended), chat=(1, b"well played", None)))
    assert await store.unrated_tables(10) == []
