"""People, tokens, logins and ratings."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replace_row

from tablelands.server.store.rows import Change, ChatRow, Conflict, PersonRow
from tablelands.server.store.store import Store
from tests.server.store.conftest import MakeStore
from tests.server.store.examples import ANA, Expecting, OneMore, fail, new_table, rating, token

pytestmark = pytest.mark.anyio

BOB = replace(ANA, id="bob", name="Bob")


async def test_a_person_comes_with_a_token(store: Store) -> None:
    await store.add_person(ANA, token("hash"))
    assert await store.read_person("ana") == ANA
    assert await store.read_token("hash", 0.0) == (ANA, token("hash"))
    assert await store.read_person("bob") is None
    assert await store.read_token("another", 0.0) is None


async def test_a_token_that_is_there_already_adds_nobody(store: Store) -> None:
    await store.add_person(ANA, token("hash"))
    with pytest.raises(Conflict):
        await store.add_person(BOB, token("hash", "bob"))
    assert await store.read_person("bob") is None


async def test_a_session_ends_and_the_others_go_on(store: Store) -> None:
    await store.add_person(ANA, token("first"))
    await store.add_token(token("second", "ana", 6.0, "other"))
    await store.drop_session("bob", "s")
    assert await store.read_token("first", 0.0) == (ANA, token("first"))
    await store.drop_session("ana", "s")
    assert await store.read_token("first", 0.0) is None
    assert await store.read_token("second", 0.0) == (ANA, token("second", "ana", 6.0, "other"))
    assert await store.list_tokens("ana", 0.0) == [token("second", "ana", 6.0, "other")]


async def test_a_token_that_was_not_used_for_long_is_nobodys(store: Store) -> None:
    await store.add_person(ANA, token("hash", seen=100.0))
    assert await store.read_token("hash", 99.0) is not None
    assert await store.read_token("hash", 100.0) is None
    assert await store.list_tokens("ana", 100.0) == []


async def test_a_token_in_use_ends_those_it_has_replaced(store: Store) -> None:
    await store.add_person(ANA, token("old", made=10.0))
    for name, made in (("used", 20.0), ("newer", 30.0)):
        await store.add_token(token(name, made=made))
    await store.add_token(token("elsewhere", made=5.0, session="other"))
    await store.use_token(token("used", made=20.0, seen=60.0))
    found = {row.hash: row.seen for row in await store.list_tokens("ana", 0.0)}
    assert found == {"used": 60.0, "newer": 30.0, "elsewhere": 5.0}


async def test_a_token_is_replaced_and_those_that_never_arrived_go(store: Store) -> None:
    await store.add_person(ANA, token("old", made=10.0))
    await store.add_token(token("elsewhere", made=15.0, session="other"))
    for name, made in (("lost", 20.0), ("new", 30.0)):
        await store.replace_token(token("old", made=10.0), token(name, made=made))
    assert {row.hash for row in await store.list_tokens("ana", 0.0)} == {"old", "new", "elsewhere"}


ACCOUNT = replace(ANA, login="ana", password="old")


async def test_a_new_password_ends_every_other_token(store: Store) -> None:
    await store.add_person(ACCOUNT, token("old"))
    await store.add_reset("link", "ana", 100.0)
    await store.set_password("ana", "new", token("new", made=6.0))
    found = await store.find_login("ana")
    assert found is not None
    assert found.password == "new"
    assert await store.list_tokens("ana", 0.0) == [token("new", made=6.0)]
    assert await store.read_reset("link", 1.0) is None


async def test_a_guest_has_no_password_to_set(store: Store) -> None:
    await store.add_person(ANA, token("old"))
    with pytest.raises(Conflict):
        await store.set_password("ana", "new", token("new"))
    assert await store.list_tokens("ana", 0.0) == [token("old")]


async def test_a_link_sets_a_password_once_and_not_too_late(store: Store) -> None:
    await store.add_person(ACCOUNT, token("old"))
    await store.add_reset("replaced", "ana", 100.0)
    await store.add_reset("link", "ana", 100.0)
    assert await store.read_reset("replaced", 1.0) is None
    assert await store.read_reset("link", 100.0) is None
    assert await store.read_reset("link", 99.0) == ACCOUNT
    await store.set_password("ana", "new", token("new"), "link")
    with pytest.raises(Conflict):
        await store.set_password("ana", "newer", token("newer"), "link")
    assert await store.list_tokens("ana", 0.0) == [token("new")]


async def test_a_guest_becomes_an_account(store: Store) -> None:
    await store.add_person(ANA, token("hash"))
    account = replace(ANA, name="Ana B.", language="fr", login="ana", password="$argon2id$")
    await store.change_person(account)
    assert await store.read_person("ana") == await store.find_login("ana") == account
    assert await store.find_login("bob") is None


async def test_a_login_is_one_persons_only(store: Store) -> None:
    for person in (ANA, BOB):
        await store.add_person(person, token(person.id, person.id))

    async def take(person: PersonRow) -> bool:
        try:
            await store.change_person(replace(person, login="wanted", password="x"))
        except Conflict:
            return False
        return True

    assert sorted(await asyncio.gather(take(ANA), take(BOB))) == [False, True]
    assert await take(replace(BOB, id="nobody")) is True  # changes nothing
    assert await store.read_person("nobody") is None


async def test_a_dropped_person_leaves_nothing_but_its_tables(store: Store) -> None:
    await store.add_person(replace(ANA, login="ana", password="x"), token("hash"))
    await store.commit(new_table("first", seated=["ana"], changed=1.0))
    await store.commit(new_table("second", seated=["ana", "bob"], changed=2.0, unrated=True))
    await store.commit(new_table("other", seated=["bob"]))
    rated = [rating("ana", 1600), rating("bob", 1400)]
    await store.rate("second", ["ana", "bob"], "down-under", Expecting([None, None], rated))
    assert await store.drop_person("ana") == ["second", "first"]
    assert await store.read_person("ana") == replace(ANA, name="", deleted=True)
    assert await store.read_token("hash", 0.0) is None
    assert await store.find_login("ana") is None
    assert await store.read_ratings("ana") == []
    assert await store.read_ratings("bob") == [rating("bob", 1400)]


async def test_who_was_deleted_stays_deleted(store: Store) -> None:
    await store.add_person(ANA, token("hash"))
    await store.drop_person("ana")
    await store.change_person(replace(ANA, login="ana", password="x"))
    await store.add_token(token("late", "ana", 7.0))
    assert await store.find_login("ana") is None
    assert await store.read_token("late", 0.0) is None


async def test_whoever_is_banned_is_nobody_until_that_is_lifted(store: Store) -> None:
    await store.add_person(ACCOUNT, token("old"))
    await store.add_reset("link", "ana", 100.0)
    await store.ban("ana", banned=True)
    await store.add_token(token("late"))
    await store.add_reset("late link", "ana", 100.0)
    assert await store.read_token("old", 0.0) is None
    assert await store.read_token("late", 0.0) is None
    assert await store.read_reset("late link", 1.0) is None
    assert await store.find_login("ana") == replace(ACCOUNT, banned=True)
    await store.ban("ana", banned=False)
    assert await store.list_tokens("ana", 0.0) == []
    assert await store.find_login("ana") == ACCOUNT


async def test_somebody_is_mute_until_a_time_and_a_new_name_changes_nothing_of_it(store: Store) -> None:
    await store.add_person(ANA, token("hash"))
    await store.mute("ana", 50.0)
    await store.change_person(replace(ANA, name="Anna"))
    assert await store.read_person("ana") == replace(ANA, name="Anna", muted=50.0)


async def test_an_order_is_taken_once_and_answered(store: Store) -> None:
    for number, made in (("old", 1.0), ("second", 30.0), ("first", 20.0)):
        await store.add_order(number, made, number.encode())
    assert await store.waiting_orders(10.0) == [("first", b"first"), ("second", b"second")]
    await store.take_order("first", 31.0)
    with pytest.raises(Conflict):
        await store.take_order("first", 32.0)
    assert await store.waiting_orders(10.0) == [("second", b"second")]
    assert await store.read_order("first") is None
    await store.answer_order("first", b"done")
    assert await store.read_order("first") == b"done"
    await store.drop_order("first")
    assert await store.read_order("first") is None


async def test_chat_and_writes_are_rewritten(store: Store) -> None:
    new = new_table("t")
    await store.commit(new)
    row = replace_row(new.row, edition=1, version=1)
    await store.commit(Change(row, writes=[b"named"], chat=(1, b"mine", "ana")))
    await store.commit(Change(replace_row(row, edition=2), chat=(2, b"old", None)))
    assert await store.list_chat_of("ana") == [ChatRow("t", 1, b"mine", "ana")]
    assert [said.n for said in await store.list_chat_at("t")] == [1, 2]
    await store.rewrite("t", [(1, b"nameless")], [(1, b"gone")])
    await store.rewrite("t", [], [])
    found = await store.read_table("t")
    assert found is not None
    assert (found.writes, found.chat) == ([(1, b"nameless")], [(1, b"gone"), (2, b"old")])


async def test_a_rating_is_reckoned_from_the_rows_of_all_who_played(store: Store) -> None:
    await store.commit(new_table("first", unrated=True))
    await store.commit(new_table("second", unrated=True))
    anew = [rating("ana", 1501), rating("bot:easy", 1499)]
    await store.rate("first", ["ana", "bot:easy"], "down-under", Expecting([None, None], anew))
    again = [rating("bob", 1502), rating("bot:easy", 1498)]
    await store.rate("second", ["bot:easy", "bob"], "down-under", Expecting([anew[1], None], again))
    assert [await store.read_ratings(who) for who in ("ana", "bob", "bot:easy")] == [[anew[0]], [again[0]], [again[1]]]
    assert await store.unrated_tables(10) == []


async def test_a_table_is_rated_once_whoever_tries(make_store: MakeStore) -> None:
    store = make_store()
    await store.open()
    others = [store] if "Sqlite" in type(store).__name__ else [store, make_store()]
    if len(others) > 1:
        await others[1].open()
    await store.commit(new_table(unrated=True))

    one_more = OneMore(("ana", "bob"))
    tries = [one.rate("table", ["ana", "bob"], "down-under", one_more) for one in others for _ in range(10)]
    await asyncio.gather(*tries)
    assert [row.played for who in ("ana", "bob") for row in await store.read_ratings(who)] == [1, 1]
    for one in others:
        await one.close()


async def test_many_games_of_the_same_two_are_all_counted(store: Store) -> None:
    for i in range(20):
        await store.commit(new_table(f"{i}", unrated=True))

    await asyncio.gather(*[store.rate(f"{i}", ["ana"], "down-under", OneMore(("ana",))) for i in range(20)])
    assert [row.played for row in await store.read_ratings("ana")] == [20]


Meanwhile = Callable[[Store], Awaitable[object]]


def rate_another_game(store: Store) -> Awaitable[None]:
    return store.rate("another", ["ana"], "down-under", OneMore(("ana",)))


def rate_the_same_game(store: Store) -> Awaitable[None]:
    return store.rate("table", [], "down-under", Expecting([], []))


def delete_ana(store: Store) -> Awaitable[list[str]]:
    return store.drop_person("ana")


@pytest.mark.parametrize(
    ("meanwhile", "played"), [(rate_another_game, [3]), (rate_the_same_game, [1]), (delete_ana, [1])]
)
async def test_a_rating_is_reckoned_again_if_what_was_read_has_changed(
    store: Store, monkeypatch: pytest.MonkeyPatch, meanwhile: Meanwhile, played: list[int]
) -> None:
    for name in ("before", "another", "table"):
        await store.commit(new_table(name, unrated=True))
    await store.rate("before", ["ana"], "down-under", OneMore(("ana",)))
    ask: Callable[..., Awaitable[Any]] = store.ask

    async def ask_and_be_late(*questions: Any) -> Any:
        found = await ask(*questions)
        monkeypatch.undo()
        await meanwhile(store)
        return found

    monkeypatch.setattr(store, "ask", ask_and_be_late)
    await store.rate("table", ["ana"], "down-under", OneMore(("ana",)))
    assert [row.played for row in await store.read_ratings("ana")] == played
    assert "table" not in await store.unrated_tables(10)


async def test_tables_that_wait_together_are_rated_each_for_itself(store: Store) -> None:
    """One fails, one is not to be rated, and one is of another game; the others count all the same."""
    for i in range(6):
        await store.commit(new_table(f"{i}", unrated=i != 3))

    one_more = OneMore(("ana",))
    tries = [store.rate(f"{i}", ["ana"], "down-under", fail if i == 2 else one_more) for i in range(5)]
    outback = Expecting([None], [replace(rating("ana", 1700), game="outback")])
    elsewhere = store.rate("5", ["ana"], "outback", outback)
    found = await asyncio.gather(*tries, elsewhere, return_exceptions=True)
    assert [type(one) for one in found if one is not None] == [ZeroDivisionError]
    assert [(row.game, row.rating, row.played) for row in await store.read_ratings("ana")] == [
        ("down-under", 1500, 3),
        ("outback", 1700, 1),
    ]
    assert await store.unrated_tables(10) == ["2"]


async def test_a_reckoning_that_fails_leaves_the_table_unrated(store: Store) -> None:
    await store.commit(new_table(unrated=True))
    with pytest.raises(ZeroDivisionError):
        await store.rate("table", ["ana"], "down-under", fail)
    assert await store.unrated_tables(10) == ["table"]
    await store.rate("table", ["ana"], "down-under", OneMore(("ana",)))
    assert await store.unrated_tables(10) == []
