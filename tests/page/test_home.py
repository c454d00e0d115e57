"""The first things that anybody does."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.catalogues import texts
from tests.page.conftest import PHONE, Running, new_person
from tests.page.looks import choose_language
from tests.page.tables import BOT, ME, SOMEBODY, make, open_table, read_table

GAMES = ["Down Under", "Sturt's Stony Desert", "Outback", "Downhill"]


def test_four_games_are_on_the_first_page(person: Page) -> None:
    person.goto("/")
    for name in GAMES:
        expect(person.get_by_role("heading", name=name)).to_be_visible()
    expect(person.get_by_role("button", name="Play a bot")).to_have_count(4)


def test_on_a_phone_held_sideways_a_game_and_its_button_are_in_sight(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, {"width": 844, "height": 390}, touch=True)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Down Under")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play a bot").first).to_be_in_viewport(ratio=1)
    context.close()


ON_THE_MOUNTAIN = """() => {
  const mesa = document.querySelector('.hero .mesa');
  const inverse = mesa.getScreenCTM().inverse();
  const words = [...document.querySelectorAll('.top :is(h1, nav .button)')].filter((one) => one.checkVisibility());
  return words
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
        [[left, top], [right, top], [left, bottom], [right, bottom]].some(([x, y]) =>
          mesa.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse))));
    })
    .map((one) => one.textContent);
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize(
    "size", [(360, 640), (390, 844), (740, 360), (844, 390), (932, 430), (820, 1180), (1024, 768), (1280, 800)]
)
def test_words_stand_before_the_sky(browser: Browser, server: Running, size: tuple[int, int], locale: str) -> None:
    context = new_person(browser, server, {"width": size[0], "height": size[1]}, locale=locale)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(ON_THE_MOUNTAIN) == []
    context.close()


def test_one_click_leads_to_a_game_against_a_bot(person: Page) -> None:
    person.goto("/")
    person.get_by_role("button", name="Play a bot").first.click()
    expect(person).to_have_url(re.compile(r"/t/[\w-]+"))
    expect(person.get_by_role("heading", name="Down Under")).to_be_visible()
    expect(person.locator(".banner")).to_contain_text("Your turn")


def quick_game(person: Page) -> Any:
    person.goto("/")
    person.get_by_role("button", name="Play a bot").nth(1).click()
    expect(person.locator(".banner")).to_contain_text("Your turn")
    return read_table(person.context, person.url)


def test_nothing_is_at_stake_in_a_newcomers_first_game(person: Page) -> None:
    table = quick_game(person)
    assert (table["seats"][1]["bot"], table["rated"], table["casual"]) == ("beginner", False, "chosen")


def test_whoever_has_an_account_plays_for_the_rating(person: Page) -> None:
    person.goto("/settings")
    person.get_by_label("Login").fill("somebody.known")
    person.get_by_label("Password").fill("correct horse battery")
    person.get_by_role("button", name="Sign up").click()
    expect(person.get_by_text(re.compile("^Logged in as "))).to_be_visible()
    table = quick_game(person)
    assert (table["seats"][1]["bot"], table["rated"]) == ("easy", True)


def test_the_whole_page_speaks_the_chosen_language(person: Page) -> None:
    for language, code in [("Deutsch", "de"), ("Français", "fr"), ("English", "en")]:
        said = {key: str(text) for key, text in texts("table", code).items()}
        choose_language(person, language)
        expect(person.locator("html")).to_have_attribute("lang", code)
        expect(person.get_by_role("heading", level=1)).to_have_text(said["settings"])
        person.get_by_role("link", name="Tablelands").click()
        expect(person.get_by_role("heading", level=1)).to_have_text(said["tagline"])
        expect(person.get_by_role("button", name=said["play_bot"])).to_have_count(4)
        expect(person.get_by_role("heading", name=said["my_games"])).to_be_visible()


def test_a_table_and_its_rules_speak_the_chosen_language(person: Page) -> None:
    said = {key: str(text) for key, text in texts("table", "de").items()}
    choose_language(person, "Deutsch")
    open_table(person, "sturts-stony-desert", [ME, BOT])
    expect(person.locator(".banner")).to_contain_text(said["your_turn"])
    expect(person.get_by_role("tab", name=said["log"])).to_be_visible()
    expect(person.get_by_role("grid")).to_have_attribute("aria-label", str(texts("sturt", "de")["sd_board"]))
    person.goto("/rules/outback")
    expect(person.get_by_role("searchbox", name=said["search_rules"])).to_be_visible()
    expect(person.locator("article").first).to_contain_text(" und ")


def test_day_and_night_are_kept(person: Page) -> None:
    person.goto("/")
    person.get_by_role("button", name="Day or night").click()
    expect(person.locator("html")).to_have_attribute("data-theme", "night")
    person.reload()
    expect(person.locator("html")).to_have_attribute("data-theme", "night")
    person.get_by_role("button", name="Day or night").click()
    expect(person.locator("html")).to_have_attribute("data-theme", "day")


def test_a_name_is_shown_at_the_table(person: Page) -> None:
    person.goto("/settings")
    person.get_by_role("textbox", name="Name").fill("Ana Banksia")
    person.get_by_role("button", name="Save", exact=True).click()
    expect(person.get_by_role("banner")).to_contain_text("Ana Banksia")
    open_table(person, "down-under", [ME, BOT])
    expect(person.get_by_role("region", name="Seats")).to_contain_text("Ana Banksia")


def test_an_account_brings_one_back_on_another_device(browser: Browser, server: Running, person: Page) -> None:
    person.goto("/settings")
    person.get_by_role("textbox", name="Name").fill("Cleo")
    person.get_by_role("button", name="Save", exact=True).click()
    person.get_by_label("Login").fill("cleo")
    person.get_by_label("Password").fill("correct horse battery")
    person.get_by_role("button", name="Sign up").click()
    expect(person.get_by_role("button", name="Sign up")).to_have_count(0)
    other = new_person(browser, server)
    page = other.new_page()
    page.goto("/settings")
    page.get_by_label("Login").fill("cleo")
    page.get_by_label("Password").fill("wrong wrong wrong")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("banner")).to_contain_text("Cleo")
    other.close()


def test_my_games_say_whose_turn_it_is(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    expect(person.locator(".banner")).to_contain_text("Your turn")
    person.goto("/")
    mine = person.get_by_role("region", name="My games")
    expect(mine.locator(".row")).to_contain_text("Your turn")
    mine.get_by_role("link", name="Continue").click()
    expect(person.locator(".banner")).to_contain_text("Your turn")


def test_a_table_that_is_not_there_is_told(person: Page) -> None:
    person.goto("/t/nosuchtable")
    expect(person.get_by_role("heading", name="Table not found")).to_be_visible()
    person.get_by_role("link", name="Home").click()
    expect(person.get_by_role("button", name="Play a bot")).to_have_count(4)


def test_on_a_phone_the_game_that_waits_comes_first(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, PHONE)
    page = context.new_page()
    open_table(page, "down-under", [ME, BOT])
    expect(page.locator(".banner")).to_contain_text("Your turn")
    page.goto("/")
    page.get_by_role("link", name="Down Under · Your turn").click()
    expect(page.locator(".banner")).to_contain_text("Your turn")
    page.goto("/")
    page.get_by_role("navigation", name="Navigation").get_by_role("link", name="Tables").click()
    expect(page.get_by_role("region", name="My games").locator(".row")).to_have_count(1)
    context.close()


def test_who_sits_at_an_open_table_is_not_asked_to_sit_down(browser: Browser, server: Running, person: Page) -> None:
    make(person.context, {"game": "downhill", "seats": [ME, SOMEBODY], "public": True})
    person.goto("/")
    expect(person.get_by_role("region", name="My games").locator(".row")).to_have_count(1)
    expect(person.get_by_role("region", name="Open tables").get_by_role("button", name="Sit down")).to_have_count(0)
    other = new_person(browser, server)
    page = other.new_page()
    page.goto("/")
    expect(page.get_by_role("region", name="Open tables").get_by_role("button", name="Sit down")).to_have_count(1)
    other.close()
