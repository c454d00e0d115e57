"""While a game is rated, a hint and a take-back say beforehand that they make it casual."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import SIZES, Running, new_person
from tests.page.hands import agree_to_cost, lay_by_keys, wait_for_turn
from tests.page.looks import resize
from tests.page.tables import BOT, ME, SOMEBODY, make, make_table, open_table

COST = {
    "en": "This game will no longer be rated.",
    "de": "Diese Partie zählt dann nicht mehr für die Wertung.",
    "fr": "Cette partie ne sera plus cotée.",
}
HELP = {"en": ["Take back", "Hint"], "de": ["Zurücknehmen", "Tipp"], "fr": ["Reprendre le coup", "Conseil"]}


def named(page: Page, name: str) -> Locator:
    return page.locator("header").get_by_role("button", name=name, exact=True)


@pytest.fixture
def speaker(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    """Somebody who reads the page in this language."""
    context = new_person(browser, server, {"width": 1280, "height": 800}, locale=request.param)
    page = context.new_page()
    open_table(page, "down-under", [ME, BOT])
    page.locator("[role=gridcell]").first.wait_for()
    yield page
    context.close()


@pytest.mark.parametrize(("speaker", "language"), [(one, one) for one in COST], indirect=["speaker"])
def test_help_says_on_the_control_what_it_costs(speaker: Page, language: str) -> None:
    for name in HELP[language]:
        button = named(speaker, name)
        expect(button).to_have_attribute("title", COST[language])
        expect(button).to_have_accessible_description(COST[language])
        expect(button.get_by_text(COST[language])).to_be_hidden()
    for size in ("phone", "small-phone", "landscape"):
        resize(speaker, SIZES[size])
        speaker.locator("header .more").click()
        for name in HELP[language]:
            expect(named(speaker, name).get_by_text(COST[language])).to_be_in_viewport(ratio=1)
        named(speaker, HELP[language][1]).click(trial=True)
        speaker.locator("header .more").click()


def test_a_casual_game_says_nothing_of_it(person: Page) -> None:
    person.goto(make(person.context, {"game": "down-under", "seats": [ME, BOT], "rated": False}))
    wait_for_turn(person)
    for name in HELP["en"]:
        expect(named(person, name)).not_to_have_attribute("title", re.compile("."))
        expect(named(person, name)).to_have_accessible_description("")


def test_help_is_not_given_before_one_agrees_to_its_cost(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    for by_key in (False, True):
        if by_key:
            person.keyboard.press("h")
        else:
            named(person, "Hint").click()
        question = person.get_by_role("dialog", name="Hint")
        expect(question).to_contain_text(COST["en"])
        question.get_by_role("button", name="Cancel").click()
        expect(question).to_have_count(0)
    expect(person.locator("div.hint")).to_have_count(0)
    expect(person.locator("header .name small")).to_contain_text("rated")
    person.keyboard.press("h")
    agree_to_cost(person)
    expect(person.locator("div.hint")).to_be_visible()
    expect(person.locator("header .name small")).to_contain_text("casual")


def test_whoever_asks_for_a_take_back_reads_what_it_costs(browser: Browser, server: Running) -> None:
    people = new_person(browser, server), new_person(browser, server)
    link = make_table(people[0], "down-under", [ME, SOMEBODY])
    ana, ben = (context.new_page() for context in people)
    ana.goto(link)
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    expect(ana.locator(".banner")).to_contain_text("Your turn")
    lay_by_keys(ana)
    expect(named(ana, "Take back")).to_be_enabled()
    expect(named(ana, "Take back")).to_have_accessible_description(COST["en"])
    for context in people:
        context.close()


@pytest.mark.parametrize("size", ["laptop", "small-phone"])
def test_the_coach_asks_in_the_same_way(browser: Browser, server: Running, size: str) -> None:
    width, height = SIZES[size]
    context = new_person(browser, server, {"width": width, "height": height}, newcomer=True, touch=size != "laptop")
    page = context.new_page()
    open_table(page, "down-under", [ME, BOT])
    ask_the_coach(page)
    question = page.get_by_role("dialog", name="Hint")
    expect(question).to_contain_text(COST["en"])
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(page.locator(".lesson")).to_contain_text("as long as you can")
    expect(page.locator("header .name small")).to_contain_text("rated")
    expect(page.locator("div.hint")).to_have_count(0)
    ask_the_coach(page)
    agree_to_cost(page)
    expect(page.locator("div.hint")).to_be_visible()
    expect(page.locator("header .name small")).to_contain_text("casual")
    context.close()


def test_the_coach_of_a_casual_game_shows_it_at_once(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, newcomer=True)
    page = context.new_page()
    page.goto(make(context, {"game": "down-under", "seats": [ME, BOT], "rated": False}))
    ask_the_coach(page)
    expect(page.locator("div.hint")).to_be_visible()
    context.close()


def ask_the_coach(page: Page) -> None:
    button = page.get_by_role("button", name="Show me", exact=True)
    fold = page.locator(".note:not(.open) .fold")
    page.locator(".lesson").wait_for()
    if fold.is_visible():
        fold.click()
    button.click()
