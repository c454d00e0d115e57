"""Tokens: how long they live, and what replaces them."""

from tablelands.server.people.sessions import DAY, NOTED_EVERY, REPLACED_AFTER, UNUSED_FOR
from tests.server.people.world import World, ana, log_in, run, sign_up

YEAR, HOUR = 365 * DAY, 3600.0


def test_a_token_lasts_a_year_without_use() -> None:
    assert UNUSED_FOR == YEAR

    async def story() -> None:
        world = World()
        people = world.people()
        person, token = await ana(people)
        world.time += YEAR - 1
        assert await people.who(token) == person
        world.time += YEAR - 1
        assert await world.people().who(token) == person, "it was used"
        world.time += YEAR
        assert await people.who(token) is None
        assert await world.people().who(token) is None

    run(story())


def test_that_a_token_is_used_is_noted_once_an_hour() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        _, token = await ana(people)
        for _ in range(20):
            world.time += HOUR / 10
            await people.who(token)
        assert world.store.asked["use_token"] == 2

    run(story())


def test_a_token_is_good_though_its_use_cannot_be_noted() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        person, token = await ana(people)
        world.time += NOTED_EVERY
        world.store.away = True
        assert await people.who(token) == person

    run(story())


def test_the_token_of_a_guest_ends_when_that_of_the_account_is_used() -> None:
    async def story() -> None:
        for alone in (True, False):
            world = World()
            people = world.people(alone=alone)
            _, guest = await ana(people)
            world.time += 1
            account, token, _ = await sign_up(people, guest)
            assert await people.who(guest) == account, "programs that do not know of the new one go on"
            assert await people.who(token) == account
            assert await people.who(guest) is None
            assert len(await people.sessions.list_of(account.id)) == 1

    run(story())


def test_a_token_is_replaced_after_a_month_and_ends_an_hour_after_its_successor_came() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        person, first = await ana(people)
        known = await people.sessions.find(first)
        assert known is not None
        assert await people.sessions.renew(known.token) is None
        world.time += REPLACED_AFTER
        second = await people.sessions.renew(known.token)
        assert second is not None
        assert await people.sessions.renew(known.token) is None, "one is under way"
        assert (await people.who(second), await people.who(first)) == (person, person)
        world.time += HOUR
        assert (await people.who(second), await people.who(first)) == (person, None)

    run(story())


def test_a_successor_that_got_lost_costs_nothing() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        person, first = await ana(people)
        world.time += REPLACED_AFTER
        for _ in range(5):
            known = await people.sessions.find(first)
            assert known is not None
            assert known.person == person
            assert await people.sessions.renew(known.token) is not None
            world.time += HOUR + 1
        assert len(world.store.tokens) == 2, "they do not pile up"

    run(story())


def test_sessions_are_listed_with_what_is_known_of_them() -> None:
    async def story() -> None:
        world = World()
        people = world.people()
        _, guest = await ana(people)
        await sign_up(people, guest)
        world.time += 10
        attempt = await people.attempt("ana", None)
        account, token, _ = await people.login(attempt, "correct horse", "Firefox, Linux")
        last, first = await people.sessions.list_of(account.id)
        assert (last.device, last.made, last.seen) == ("Firefox, Linux", 1010.0, 1010.0)
        assert (first.device, first.made) == ("", 1000.0)
        await people.sessions.end(account.id, last.id)
        assert await people.who(token) is None
        assert await people.sessions.list_of(account.id) == [first]

    run(story())


def test_a_browser_that_was_logged_in_has_a_limit_of_its_own() -> None:
    async def story() -> None:
        people = World().people()
        _, guest = await ana(people)
        proof = (await sign_up(people, guest)).proof
        stranger = (await people.attempt("ana", None)).bucket
        assert (await people.attempt(" ANA ", "forged")).bucket == stranger
        assert (await people.attempt("ana", f"{proof}x")).bucket == stranger
        own = (await people.attempt("ana", proof)).bucket
        assert own != stranger
        assert (await people.attempt("ana", (await log_in(people, "ana", "correct horse")).proof)).bucket not in (
            own,
            stranger,
        )
        nobody = (await people.attempt("nobody", proof)).bucket
        assert nobody not in (own, stranger), "a login that nobody has counts like any other"
        assert "ana" not in stranger

    run(story())


def test_a_new_password_ends_the_trust_in_a_browser() -> None:
    async def story() -> None:
        people = World().people()
        _, guest = await ana(people)
        proof = (await sign_up(people, guest)).proof
        link = await people.new_reset("ana", 100)
        assert link is not None
        await people.reset_password(link[1], "another horse")
        assert (await people.attempt("ana", proof)).bucket == (await people.attempt("ana", None)).bucket

    run(story())
