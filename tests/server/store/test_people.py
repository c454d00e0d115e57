"""People, tokens, logins and ratings."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from tablelands.server.store.rows import Conflict, PersonRow
from tablelands.server.store.store import Store
from tests.server.store.conftest import MakeStore
from tests.server.store.examples import ANA, Expecting, OneMore, fail, new_table, rating

pytestmark = pytest.mark.anyio

BOB = replace(ANA, id="bob", name="Bob")


async def test_a_person_comes_with_a_token(store: Store) -> None:
    await store.add_person(ANA, "hash")
    assert await store.read_person("ana") == ANA
    assert await store.read_token("hash") == ANA
    assert await store.read_person("bob") is None
    assert await store.read_token("another") is None


async def test_a_token_that_is_there_already_adds_nobody(store: Store) -> None:
    await store.add_person(ANA, "hash")
    with pytest.raises(Conflict):
        await store.add_person(BOB, "hash")
    assert await store.read_person("bob") is None


async def test_a_dropped_token_stops_working_and_the_others_go_on(store: Store) -> None:
    await store.add_person(ANA, "first")
    await store.add_token("second", "ana", 6.0)
    await store.drop_token("first")
    assert await store.read_token("first") is None
    assert await store.read_token("second") == ANA


async def test_a_guest_becomes_an_account(store: Store) -> None:
    await store.add_person(ANA, "hash")
    account = replace(ANA, name="Ana B.", language="fr", login="ana", password="$argon2id$")
    await store.change_person(account)
    assert await store.read_person("ana") == await store.find_login("ana") == account
    assert await store.find_login("bob") is None


async def test_a_login_is_one_persons_only(store: Store) -> None:
    for person in (ANA, BOB):
        await store.add_person(person, person.id)

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
    await store.add_person(replace(ANA, login="ana", password="x"), "hash")
    await store.commit(new_table("first", seated=["ana"], changed=1.0))
    await store.commit(new_table("second", seated=["ana", "bob"], changed=2.0, unrated=True))
    await store.commit(new_table("other", seated=["bob"]))
    rated = [rating("ana", 1600), rating("bob", 1400)]
    await store.rate("second", ["ana", "bob"], "down-under", Expecting([None, None], rated))
    assert await store.drop_person("ana") == ["second", "first"]
    assert await store.read_person("ana") == replace(ANA, name="", deleted=True)
    assert await store.read_token("hash") is None
    assert await store.find_login("ana") is None
    assert await store.read_ratings("ana") == []
    assert await store.read_ratings("bob") == [rating("bob", 1400)]


async def test_who_was_deleted_stays_deleted(store: Store) -> None:
    await store.add_person(ANA, "hash")
    await store.drop_person("ana")
    await store.change_person(replace(ANA, login="ana", password="x"))
    await store.add_token("late", "ana", 7.0)
    assert await store.find_login("ana") is None
    assert await store.read_token("late") is None


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
