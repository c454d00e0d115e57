"""The end card says whether a game counted for ratings, and if not why; the log can be read after it."""

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import SIZES, Running, new_person, new_player
from tests.page.hands import lay_by_keys, wait_for_turn
from tests.page.sight import check_width
from tests.page.tables import BOT, ME, SHORT, act, id_of, make, open_table

CONTINUED = {
    "en": "Did not count for ratings: it continues another game.",
    "de": "Zählt nicht für die Wertung: die Fortsetzung einer anderen Partie.",
    "fr": "Sans effet sur la cote\u00a0: suite d’une autre partie.",
}
COUNTED = "aside.end .counted"


@pytest.mark.parametrize("language", CONTINUED)
@pytest.mark.parametrize("game", SHORT)
def test_a_small_phone_says_why_a_game_did_not_count(
    browser: Browser, server: Running, game: str, language: str
) -> None:
    width, height = SIZES["small-phone"]
    context = new_person(browser, server, {"width": width, "height": height}, locale=language)
    page = context.new_page()
    match = scenes.played(game, 2, SHORT[game], None, "random")
    page.goto(make(context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]}))
    expect(page.locator(COUNTED)).to_have_text(CONTINUED[language])
    expect(page.locator(COUNTED)).to_be_in_viewport(ratio=1)
    assert page.locator(COUNTED).evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
    check_width(page)
    context.close()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Really resign?").get_by_role("button", name="Resign").click()


def test_a_game_with_moves_of_both_counted(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT], {"area": [4, 5]})
    for _ in range(2):
        before = wait_for_turn(person)
        lay_by_keys(person)
        wait_for_turn(person, before["count"] + 1)
    resign(person)
    expect(person.locator(COUNTED)).to_have_text("This game counted for ratings.")


def test_a_game_left_at_once_did_not_count(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    resign(person)
    expect(person.locator(COUNTED)).to_have_text("Did not count for ratings: fewer than two moves each.")


def test_a_casual_game_needs_no_reason(person: Page) -> None:
    person.goto(make(person.context, {"game": "down-under", "seats": [ME, BOT], "rated": False}))
    wait_for_turn(person)
    resign(person)
    expect(person.locator(COUNTED)).to_have_text("This game did not count for ratings.")


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_the_log_comes_in_place_of_the_card(browser: Browser, server: Running, size: str) -> None:
    context = new_player(browser, server, size)
    page = context.new_page()
    open_table(page, "down-under", [ME, BOT])
    wait_for_turn(page)
    act(context, id_of(page.url), "resign", {"seat": 0})
    card = page.get_by_role("complementary", name="Game over")
    expect(card).to_be_visible()
    page.locator("header .log").click()
    expect(card).to_have_count(0)
    expect(page.locator(".panel")).to_be_in_viewport(ratio=0.9)
    page.go_back()
    expect(page.locator(".panel")).not_to_be_in_viewport()
    page.get_by_role("button", name="Result").click()
    expect(card).to_be_visible()
    context.close()
