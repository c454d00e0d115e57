"""axe-core finds no serious or critical fault on any screen, by day and by night."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.access import check
from tests.page.conftest import DESKTOP, PHONE, Running, new_person
from tests.page.hands import MOVES, wait_for_turn
from tests.page.tables import BOT, ME, open_table


@pytest.fixture(params=["light", "dark-phone"])
def page(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    size = PHONE if "phone" in request.param else DESKTOP
    context = new_person(browser, server, size, dark="dark" in request.param, newcomer=True)
    yield context.new_page()
    context.close()


def test_the_pages_around(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play a bot")).to_have_count(4)
    check(page)
    page.get_by_role("button", name="With friends").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_text("More options").click()
    check(page)
    page.get_by_role("button", name="Create link").click()
    expect(page.get_by_role("heading", name="What is your name?")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    check(page)
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page)
    page.goto("/tables")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    check(page)
    page.goto("/rules/outback#OB-5")
    expect(page.locator("article.linked")).to_be_visible()
    check(page)
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", MOVES)
def test_a_table(page: Page, game: str) -> None:
    open_table(page, game, [ME, BOT])
    before = wait_for_turn(page)
    check(page)
    unfold_coach(page)
    check(page)
    page.get_by_role("button", name="Skip").click()
    MOVES[game](page)
    wait_for_turn(page, before["count"])
    check(page)
    resign(page)
    expect(page.get_by_role("complementary", name="Game over")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    check(page)


def unfold_coach(page: Page) -> None:
    """On a phone its first line alone is in sight."""
    unfold = page.locator(".note .fold")
    if unfold.is_visible():
        unfold.click()


def resign(page: Page) -> None:
    more = page.get_by_role("button", name="More", exact=True)
    if more.is_visible():
        more.click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Really resign?").get_by_role("button", name="Resign").click()


def test_the_device_goes_round(page: Page) -> None:
    open_table(page, "downhill", [{"sit": "me", "name": "Ana"}, {"sit": "me", "name": "Ben"}])
    wait_for_turn(page)
    unfold_coach(page)
    page.get_by_role("button", name="Skip").click()
    while not page.locator(".cover").count():
        before = wait_for_turn(page)
        MOVES["downhill"](page)
        wait_for_turn(page, before["count"])
    check(page)
