"""Lists of tables: who sees which, in what order, and where the next page begins."""

import pytest
from msgspec.structs import replace

from tablelands.server.store.rows import Change, TableRow
from tablelands.server.store.store import Store
from tests.server.store.examples import NEW, after, new_table, written

pytestmark = pytest.mark.anyio


async def names(
    store: Store,
    show: str,
    person: str | None = None,
    game: str | None = None,
    before: tuple[float, str] | None = None,
    most: int = 50,
) -> list[str]:
    return [row.id for row in await store.list_tables(show, person, game, before, most)]


async def test_public_tables_by_state_last_changed_first(store: Store) -> None:
    for i, state in enumerate(["open", "playing", "over", "open", "playing", "over"]):
        await store.commit(new_table(f"{i}", state=state, changed=float(i)))
    await store.commit(new_table("private", public=False))
    assert await names(store, "open") == ["3", "0"]
    assert await names(store, "live") == ["4", "1"]
    assert await names(store, "done") == ["5", "2"]


async def test_of_one_game(store: Store) -> None:
    await store.commit(new_table("a", game="outback"))
    await store.commit(new_table("b", seated=["ana"]))
    await store.commit(new_table("c", game="outback", public=False, seated=["ana"]))
    assert await names(store, "open", game="outback") == ["a"]
    assert await names(store, "mine", "ana", game="outback") == ["c"]
    assert await names(store, "mine", "ana", game="downhill") == []


@pytest.mark.parametrize("show", ["open", "mine"])
async def test_pages_have_every_table_once_also_of_the_same_moment(store: Store, show: str) -> None:
    for i in range(23):
        await store.commit(new_table(f"{i:02}", changed=float(i // 5), seated=["ana"]))
    seen: list[TableRow] = []
    while page := await store.list_tables(show, "ana", None, (seen[-1].changed, seen[-1].id) if seen else None, most=4):
        seen += page
    assert [row.id for row in seen] == [f"{i:02}" for i in reversed(range(23))]


async def test_mine_is_where_i_sit_and_what_i_made_in_every_state(store: Store) -> None:
    await store.commit(new_table("made", maker="ana", public=False, changed=1.0))
    await store.commit(new_table("joined", changed=2.0))
    await store.commit(Change(after(NEW, id="joined", changed=3.0, state="over"), seated=["ana", "bob"]))
    await store.commit(new_table("another", changed=4.0))
    assert await names(store, "mine", "ana") == ["joined", "made"]
    assert await names(store, "mine", "bob") == ["joined"]
    assert await names(store, "mine") == []


async def test_a_move_brings_a_table_up_in_everybodys_list(store: Store) -> None:
    for i in range(3):
        await store.commit(new_table(f"{i}", changed=float(i), seated=["ana", "bob"]))
    await store.commit(written(replace(NEW, id="0"), b"move", changed=9.0))
    assert await names(store, "mine", "ana") == await names(store, "mine", "bob") == ["0", "2", "1"]
    assert (await store.list_tables("mine", "ana", None, None, 1))[0].changed == 9.0


async def test_mine_are_in_order_whether_over_or_not(store: Store) -> None:
    for i in range(20):
        state = ("open", "playing", "over")[i % 3]
        await store.commit(new_table(f"{i:02}", state=state, changed=float(i // 2), seated=["ana"]))
    await store.commit(written(replace(NEW, id="01"), b"move", state="over", changed=7.0))
    expected = sorted([(7.0 if i == 1 else float(i // 2), f"{i:02}") for i in range(20)], reverse=True)
    for most in (1, 3, 7, 50):
        seen: list[tuple[float, str]] = []
        while page := await store.list_tables("mine", "ana", None, seen[-1] if seen else None, most):
            assert len(page) <= most
            seen += [(row.changed, row.id) for row in page]
        assert seen == expected


async def test_who_stands_up_has_the_table_no_more_but_its_maker_has(store: Store) -> None:
    await store.commit(new_table(seated=["maker", "ana"]))
    change = written(NEW, b"both stand up")
    change.stood = ["ana", "maker"]
    await store.commit(change)
    assert await names(store, "mine", "ana") == []
    assert await names(store, "mine", "maker") == ["table"]


async def test_an_unknown_list_is_an_error(store: Store) -> None:
    with pytest.raises(KeyError):
        await store.list_tables("secret", None, None, None, 10)


async def test_due_tables_are_those_whose_time_has_come_first_first(store: Store) -> None:
    for name, due in ("late", 30.0), ("soon", 10.0), ("sooner", 5.0), ("never", None):
        await store.commit(new_table(name, due=due))
    assert await store.due_tables(20.0, 10) == ["sooner", "soon"]
    assert await store.due_tables(10.0, 1) == ["sooner"]
    await store.commit(Change(after(NEW, id="sooner", due=None)))
    assert await store.due_tables(99.0, 10) == ["soon", "late"]


async def test_unfinished_tables_of_their_maker_are_counted(store: Store) -> None:
    for i, state in enumerate(["open", "playing", "over"]):
        await store.commit(new_table(f"{i}", state=state))
    await store.commit(new_table("joined", maker="ana", seated=["maker"]))
    assert await store.count_unfinished("maker") == 2
    assert await store.count_unfinished("nobody") == 0


async def test_states_are_counted(store: Store) -> None:
    assert await store.count_states() == {}
    for i, state in enumerate(["open", "playing", "playing"]):
        await store.commit(new_table(f"{i}", state=state, public=i > 1))
    assert await store.count_states() == {"open": 1, "playing": 2}
