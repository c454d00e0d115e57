"""Guests, accounts and tokens."""

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher
from msgspec import to_builtins

from tablelands.core.errors import BadRequest
from tablelands.server import texts
from tablelands.server.errors import Taken, Unknown
from tablelands.server.people import people as people_module
from tablelands.server.people.people import People
from tablelands.server.people.person import Person, person_to_json
from tablelands.server.people.sessions import hash_of
from tablelands.server.store.rows import Change, RatingRow, StoreAway, TableRow
from tests.server.memory_store import MemoryStore
from tests.server.people.world import World, ana, log_in, run, sign_up


async def log_out(people: People, token: str) -> None:
    known = await people.sessions.find(token)
    assert known is not None
    await people.sessions.end(known.person.id, known.token.session)


def test_a_guest_is_somebody_new_each_time() -> None:
    async def story() -> None:
        people = World().people()
        (one, token), (other, other_token) = await ana(people), await ana(people)
        assert one.id != other.id
        assert token != other_token
        assert (one.name, one.language, one.guest) == ("Ana", "de", True)
        assert await people.who(token) == one
        assert await people.who(other_token) == other
        assert await people.who(token + "x") is None
        assert await people.who("") is None
        assert await people.who("\ud800") is None

    run(story())


def test_a_token_has_128_bits_and_only_its_hash_is_kept() -> None:
    async def story() -> None:
        world = World()
        _, token = await ana(world.people())
        assert len(token) * 6 >= 128
        assert list(world.store.tokens) == [hash_of(token)]
        assert token not in repr(vars(world.store))

    run(story())


def test_a_guest_without_a_name_gets_one_in_their_language() -> None:
    async def story() -> None:
        person, _ = await World().people().new_guest(None, "fr")
        assert person.name
        assert not any(letter.isdigit() for letter in person.name)

    run(story())


def test_a_bad_name_makes_nobody() -> None:
    async def story() -> None:
        world = World()
        with pytest.raises(BadRequest):
            await world.people().new_guest("", "en")
        assert world.store.people == {}

    run(story())


def test_a_call_asks_the_store_nothing_once_the_token_is_known() -> None:
    async def story() -> None:
        world = World()
        person, token = await ana(world.people())
        people = world.people()
        assert await people.who(token) == person
        before = world.reads()
        for _ in range(100):
            assert await people.who(token) == person
        assert world.reads() == before

    run(story())


def test_known_tokens_are_good_while_the_store_is_away() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        person, token = await ana(people)
        world.store.away = True
        assert await people.who(token) == person
        with pytest.raises(StoreAway):
            await people.who("another")

    run(story())


def test_a_logout_counts_though_the_store_did_not_answer() -> None:
    class Breathless(MemoryStore):
        """Does what it is told, and is away before it has said so."""

        async def drop_session(self, person: str, session: str) -> None:
            await super().drop_session(person, session)
            raise StoreAway

        async def drop_person(self, person: str) -> list[str]:
            await super().drop_person(person)
            raise StoreAway

    async def story() -> None:
        people = World(Breathless()).people()
        for leave in (lambda person, token: log_out(people, token), lambda person, token: people.delete(person)):
            person, token = await ana(people)
            with pytest.raises(StoreAway):
                await leave(person, token)
            assert await people.who(token) is None

    run(story())


def test_whoever_shares_the_store_asks_it_every_time() -> None:
    async def story() -> None:
        world = World()
        here, elsewhere = world.people(alone=False), world.people(alone=False)
        person, token = await ana(here)
        assert await here.who(token) == person
        await elsewhere.change(person, name="Anna")
        found = await here.who(token)
        assert found is not None
        assert found.name == "Anna"
        await log_out(elsewhere, token)
        assert await here.who(token) is None

    run(story())


def test_only_so_many_tokens_are_kept_and_the_oldest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "MOST_CACHED", 3)

    async def story() -> None:
        world = World()
        one = world.people()
        tokens = [(await ana(one))[1] for _ in range(5)]
        for token in tokens[2:]:
            await one.who(token)
        assert world.reads() == 0
        await one.who(tokens[0])
        assert world.reads() == 1

    run(story())


def test_a_logout_while_the_store_is_being_asked_is_not_undone_by_its_answer() -> None:
    class SlowStore(MemoryStore):
        """Answers about people only when it is let."""

        let = asyncio.Event()

        async def read_token(self, token_hash: str, since: float) -> Any:
            row = await super().read_token(token_hash, since)
            await self.let.wait()
            return row

    async def story() -> None:
        world = World(SlowStore())
        person, token = await ana(world.people())
        people = world.people()
        asking = asyncio.create_task(people.who(token))
        await asyncio.sleep(0)
        await people.sessions.end(person.id, next(iter(world.store.tokens.values())).session)
        SlowStore.let.set()
        await asking
        assert await people.who(token) is None

    run(story())


def test_name_and_language_change_both_or_not_at_all() -> None:
    async def story() -> None:
        people = World().people()
        person, token = await ana(people)
        with pytest.raises(BadRequest):
            await people.change(person, name="", language="fr")
        assert await people.who(token) == person
        changed = await people.change(person, name=" Anna ", language="fr")
        assert (changed.id, changed.name, changed.language) == (person.id, "Anna", "fr")
        assert await people.who(token) == changed
        assert (await people.change(changed, name="Ana")).name == "Ana"
        assert (await people.change(changed, language="en")).language == "en"

    run(story())


def test_a_guest_becomes_an_account_and_stays_the_same_person() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        person, token = await ana(people)
        account = (await sign_up(people, token, "Ana@Home")).person
        assert (account.id, account.guest) == (person.id, False)
        assert await people.who(token) == account
        row = world.store.people[person.id]
        assert row.login == "ana@home"
        assert row.password is not None
        assert row.password.startswith("$argon2id$")
        assert "correct horse" not in repr(vars(world.store))

    run(story())


def test_a_login_is_taken_in_any_case() -> None:
    async def story() -> None:
        people = World().people()
        await sign_up(people, (await ana(people))[1])
        _, other = await ana(people)
        with pytest.raises(Taken) as refused:
            await sign_up(people, other, "ANA")
        assert refused.value.text == texts.LOGIN_TAKEN
        assert (await sign_up(people, other, "anna")).person.guest is False

    run(story())


def test_nobody_has_two_accounts() -> None:
    async def story() -> None:
        people = World().people()
        _, token = await ana(people)
        guest = await people.sessions.find(token)
        assert guest is not None
        account = await people.sessions.find((await people.make_account(guest, "ana", "correct horse")).token)
        assert account is not None
        for known_as in (account, guest):
            with pytest.raises(Taken) as refused:
                await people.make_account(known_as, "anna", "correct horse")
            assert refused.value.text == texts.ACCOUNT_ALREADY

    run(story())


def test_of_two_who_want_the_same_login_at_once_one_gets_it() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        tokens = [(await ana(people))[1] for _ in range(4)]
        asked = [sign_up(people, token) for token in tokens]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Account", "Taken", "Taken", "Taken"]

    run(story())


def test_a_new_name_does_not_undo_an_account_made_meanwhile() -> None:
    async def story() -> None:
        people = World().people()
        guest, token = await ana(people)
        await asyncio.gather(sign_up(people, token), people.change(guest, name="Anna"))
        person = (await log_in(people, "ana", "correct horse")).person
        assert (person.name, person.guest) == ("Anna", False)

    run(story())


@pytest.mark.parametrize(("login", "password"), [("an", "correct horse"), ("ana", "short"), ("a na", "correct horse")])
def test_a_bad_login_or_password_makes_no_account(login: str, password: str) -> None:
    async def story() -> None:
        people = World().people()
        guest, token = await ana(people)
        with pytest.raises(BadRequest):
            await sign_up(people, token, login, password)
        assert await people.who(token) == guest

    run(story())


def test_a_login_gives_another_token_of_the_same_person() -> None:
    async def story() -> None:
        people = World().people()
        _, guest = await ana(people)
        account, first, _ = await sign_up(people, guest, password="ganz geheim é")
        person, second, _ = await log_in(people, " ANA ", "ganz geheim e\u0301")
        assert (person, await people.who(second)) == (account, account)
        await log_out(people, second)
        assert (await people.who(second), await people.who(first)) == (None, account)

    run(story())


@pytest.mark.parametrize(
    ("login", "password"),
    [("ana", "wrong horse"), ("anna", "correct horse"), ("", ""), ("\x00", "x"), ("ana", "\ud800"), ("ana", "x" * 999)],
)
def test_a_wrong_login_is_refused_in_the_same_words_whatever_is_wrong(login: str, password: str) -> None:
    async def story() -> None:
        people = World().people()
        await sign_up(people, (await ana(people))[1])
        with pytest.raises(Unknown) as refused:
            await log_in(people, login, password)
        assert refused.value.text == texts.WRONG_LOGIN

    run(story())


@pytest.mark.parametrize("login", ["ana", "anna", "not a login", ""])
def test_a_wrong_login_costs_one_verification_whether_it_exists_or_not(login: str) -> None:
    class Counting(PasswordHasher):
        verified = 0

        def verify(self, hash: str | bytes, password: str | bytes) -> Any:  # noqa: A002  # the library's name
            self.verified += 1
            return super().verify(hash, password)

    async def story() -> None:
        hasher = Counting(time_cost=1, memory_cost=8, parallelism=1)
        people = People(MemoryStore(), hasher=hasher)
        await sign_up(people, (await ana(people))[1])
        with pytest.raises(Unknown):
            await log_in(people, login, "wrong horse")
        assert hasher.verified == 1

    run(story())


def test_who_is_deleted_is_nobody_and_their_login_is_free() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        _, token = await ana(people)
        account = (await sign_up(people, token)).person
        row = TableRow("t", 1, "ben", "outback", True, b"", 0, "playing", 1, b"", b"", None)
        await world.store.commit(Change(row, seated=[account.id]))
        assert await people.delete(account) == ["t"]
        assert await people.who(token) is None
        with pytest.raises(Unknown):
            await log_in(people, "ana", "correct horse")
        with pytest.raises(Unknown):
            await people.change(account, name="Anna")
        _, other = await ana(people)
        assert not (await sign_up(people, other)).person.guest

    run(story())


def test_a_person_as_json() -> None:
    ratings = [
        RatingRow("p", "outback", 1612.51, 80.2, 0.06, 12, 7),
        RatingRow("p", "downhill", 1500, 350, 0.06, 1, 0),
    ]
    assert to_builtins(person_to_json(Person("p", "Ana", "fr", guest=True), ratings)) == {
        "id": "p",
        "name": "Ana",
        "guest": True,
        "language": "fr",
        "ratings": {
            "downhill": {"rating": 1500, "deviation": 350, "played": 1, "won": 0},
            "outback": {"rating": 1613, "deviation": 80, "played": 12, "won": 7},
        },
    }
