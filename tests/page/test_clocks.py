"""What is left of everybody's time, as each page shows it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.hands import lay_by_keys
from tests.page.tables import ME, SHORT, SOMEBODY, Json, make

CLOCK = {"kind": "game", "seconds": 900, "increment": 0}
Pair = tuple[Page, Page]


@pytest.fixture
def two(browser: Browser, server: Running) -> Iterator[Pair]:
    """Ana has moved, Ben's clock runs, and half a minute has gone by on both pages."""
    ana, ben = new_person(browser, server), new_person(browser, server)
    wish: Json = {"game": "down-under", "seats": [ME, SOMEBODY], "options": SHORT["down-under"], "clock": CLOCK}
    link = make(ana, wish)
    pages = ana.new_page(), ben.new_page()
    for page in pages:
        page.clock.install()
        page.goto(link)
    pages[1].get_by_role("button", name="Sit down").click()
    expect(pages[0].locator(".banner")).to_contain_text("Your turn")
    lay_by_keys(pages[0])
    expect(pages[1].locator(".banner")).to_contain_text("Your turn")
    for page in pages:
        page.clock.fast_forward(30_000)
        expect(page.locator(".clock").nth(1)).to_have_text(re.compile(r"^14:[0-2]\d|14:30$"))
    yield pages
    ana.close()
    ben.close()


def left(page: Page) -> int:
    """Seconds of the clock that runs."""
    minutes, seconds = page.locator(".clock").nth(1).inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_chat_line_an_offer_and_a_refusal_leave_the_clocks_as_they_are(two: Pair) -> None:
    ana, ben = two
    before = max(left(page) for page in two)
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_role("textbox", name="Say something").fill("hello")
    ana.keyboard.press("Enter")
    expect(ben.get_by_role("tab", name="Chat").locator(".count")).to_have_text("1")
    assert max(left(page) for page in two) <= before
    ana.get_by_role("button", name="Take back").click()
    expect(ben.get_by_role("alert")).to_contain_text("take a move back")
    assert max(left(page) for page in two) <= before
    ben.get_by_role("button", name="No", exact=True).click()
    expect(ana.locator(".toast")).to_contain_text("declined")
    assert max(left(page) for page in two) <= before
