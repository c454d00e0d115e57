"""At 360 pixels nothing is cut off and nothing overflows, in any language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import Running, new_person
from tests.page.looks import CUT
from tests.page.tables import BOT, ME, SOMEBODY, make, open_table

NARROW = {"width": 360, "height": 740}
OUTSIDE = """(places) => places
  .filter((place) => {
    const words = document.createRange();
    words.selectNodeContents(place);
    const [inner, outer] = [words.getBoundingClientRect(), place.getBoundingClientRect()];
    return inner.left < outer.left || inner.right > outer.right;
  })
  .map((place) => place.textContent)"""
WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(params=["en", "de", "fr"])
def narrow(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, NARROW, locale=request.param)
    yield context.new_page()
    context.close()


def check(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(CUT) == []


def test_the_pages_around_fit(narrow: Page) -> None:
    narrow.goto("/")
    expect(narrow.locator("article")).to_have_count(4)
    check(narrow)
    for n in range(4):
        narrow.locator("article .picture").nth(n).click()
        expect(narrow.get_by_role("dialog")).to_be_visible()
        for more in narrow.locator("dialog summary").all():
            more.click()
        check(narrow)
        narrow.keyboard.press("Escape")
        expect(narrow.get_by_role("dialog")).to_have_count(0)
    narrow.goto("/settings")
    expect(narrow.get_by_role("heading", level=1)).to_be_visible()
    check(narrow)
    for game in ["down-under", "sturts-stony-desert", "outback", "downhill"]:
        narrow.goto(f"/rules/{game}")
        expect(narrow.locator("article").first).to_be_visible()
        check(narrow)


def test_the_places_at_the_bottom_have_room_before_the_fonts_come(narrow: Page) -> None:
    narrow.route("**/*.woff2", lambda route: route.abort())
    narrow.goto("/")
    expect(narrow.locator("nav a[aria-current]")).to_be_visible()
    assert narrow.locator("nav a[aria-current], nav a[aria-current] ~ a").evaluate_all(OUTSIDE) == []
    check(narrow)


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert", "outback", "downhill"])
def test_a_table_fits(narrow: Page, game: str) -> None:
    open_table(narrow, game, [ME, BOT])
    expect(narrow.locator(".banner")).to_be_visible()
    expect(narrow.locator("#table-board")).to_be_visible()
    check(narrow)


def test_the_waiting_room_fits(narrow: Page) -> None:
    open_table(narrow, "outback", [ME, SOMEBODY, SOMEBODY])
    expect(narrow.locator("main code")).to_be_visible()
    check(narrow)


def test_how_outback_ended_fits(narrow: Page) -> None:
    match = scenes.moment("outback-plus-end")
    seats = [{**ME, "name": f"Flying fox by the billabong {n}"} for n in range(4)]
    narrow.goto(make(narrow.context, {"from": {"record": Record.of(match).to_json()}, "seats": seats}))
    expect(narrow.locator("aside.end .seat")).to_have_count(4)
    for seat in narrow.locator("aside.end .seat").all():
        seat.click()
        check(narrow)
