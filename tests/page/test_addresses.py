"""Addresses that lead nowhere, and a first visit that leaves the console empty."""

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.hands import wait_for_turn
from tests.page.tables import BOT, ME, make_table, open_table


def test_an_address_that_leads_nowhere_says_so_and_leads_home(person: Page) -> None:
    answer = person.goto("/nonsense/of/mine")
    assert answer is not None
    assert answer.status == 404
    expect(person.get_by_role("heading", name="There is nothing here")).to_be_visible()
    person.get_by_role("link", name="Home", exact=True).click()
    expect(person.get_by_role("button", name="Play a bot")).to_have_count(4)
    person.goto("/t")
    expect(person.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("moment", ["abc", "-1", "9999"])
def test_a_moment_that_does_not_exist_leads_to_the_game(person: Page, moment: str) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    path, _, key = person.url.partition("?")
    person.goto(f"{path}/{moment}?{key}")
    expect(person.locator(".banner")).to_contain_text("Your turn")
    expect(person.locator(".replay")).to_have_count(0)


def test_a_first_visit_leaves_the_console_empty(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, newcomer=True)
    page = context.new_page()
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    page.on("console", hear)
    page.goto("/")
    page.get_by_role("button", name="Play a bot").first.click()
    expect(page.locator(".banner")).to_contain_text("Your turn")
    assert said == []
    context.close()


def test_somebody_who_comes_back_is_recognised(person: Page) -> None:
    make_table(person.context, "outback", [ME, BOT])
    name = person.context.request.get("/api/me").json()["person"]["name"]
    person.goto("/")
    expect(person.get_by_role("banner")).to_contain_text(name)
    expect(person.get_by_role("region", name="My games")).to_contain_text("Outback")
