"""Text on the picture of the home page can be read, hints and the crown are seen, by day and by night."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.hands import agree_to_cost, wait_for_turn
from tests.page.tables import BOT, ME, open_moment, open_table

LEAST = 4.5
LEAST_DRAWN = 3.0
"""For what is no text (WCAG 1.4.11)."""
CONTRAST = """(below, above) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const shown = (...layers) => {
    for (const layer of layers) { canvas.fillStyle = layer; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour) => colour
    .map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
  const [dark, bright] = [light(shown(...below)), light(shown(...above))].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}"""
WORDS_ON_HILL = f"""() => {{
  const style = getComputedStyle(document.querySelector('.words p'));
  const hill = getComputedStyle(document.documentElement).getPropertyValue('--mesa2');
  return ({CONTRAST})([hill, style.backgroundColor], [style.color]);
}}"""
HINT_ON_BOARD = f"""() => {{
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const hint = (part) => style(`.suggestion.hint > ${{part}}`);
  const ground = [style('html').getPropertyValue('--ground2'), style('#table-board rect.sheet').fill];
  return [({CONTRAST})(ground, [hint('.frame').stroke]), ({CONTRAST})([hint('circle').fill], [hint('path').stroke])];
}}"""

CROWN_ON_CARD = f"""() => {{
  const crown = document.querySelector('.seats .crown');
  const card = getComputedStyle(crown.closest('article')).backgroundColor;
  return ({CONTRAST})([card], [getComputedStyle(crown).color]);
}}"""

PLACEHOLDERS = f"""() => [...document.querySelectorAll('.field[placeholder]')].map((field) =>
  ({CONTRAST})([getComputedStyle(field).backgroundColor], [getComputedStyle(field, '::placeholder').color]))"""


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("path", ["/settings", "/rules/outback", "/password#token"])
def test_what_is_to_be_typed_can_be_read(browser: Browser, server: Running, path: str, dark: bool) -> None:
    context = new_person(browser, server, {"width": 1280, "height": 800}, dark=dark)
    page = context.new_page()
    page.goto(path)
    expect(page.locator(".field[placeholder]").first).to_be_visible()
    found = page.evaluate(PLACEHOLDERS)
    assert found
    assert min(found) >= LEAST
    context.close()


@pytest.mark.parametrize("dark", [False, True])
def test_the_words_on_the_hill_can_be_read(browser: Browser, server: Running, dark: bool) -> None:
    context = new_person(browser, server, {"width": 1280, "height": 800}, dark=dark)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(WORDS_ON_HILL) >= LEAST
    context.close()


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert"])
def test_a_hint_stands_out_by_day_and_by_night(person: Page, game: str) -> None:
    open_table(person, game, [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("h")
    agree_to_cost(person)
    expect(person.locator(".suggestion.hint")).to_have_count(1, timeout=60_000)
    seen = {}
    for scheme in ("light", "dark"):
        person.emulate_media(color_scheme=scheme)
        seen[scheme] = person.evaluate(HINT_ON_BOARD)
        assert min(seen[scheme]) >= LEAST_DRAWN, scheme
    assert seen["light"] != seen["dark"]


def test_the_crown_for_the_longest_route_stands_out_by_day_and_by_night(person: Page) -> None:
    open_moment(person, "down-under-two", ME, BOT)
    expect(person.locator(".seats .crown").first).to_be_visible()
    for scheme in ("light", "dark"):
        person.emulate_media(color_scheme=scheme)
        assert person.evaluate(CROWN_ON_CARD) >= LEAST_DRAWN, scheme
