"""Variants: found on the home page, chosen in the form, told to those who are invited."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import PHONE, Running, new_person
from tests.page.hands import agree_to_cost, wait_for_turn
from tests.page.looks import form
from tests.page.tables import BOT, ME, SOMEBODY, Json, make, open_table


@pytest.fixture
def thumb(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, PHONE)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def laptop(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, {"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


def subtitle(page: Page) -> Locator:
    return page.locator(".table-page header .name small")


def card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game, exact=True))


def fills(shapes: Locator) -> list[str]:
    found: list[str] = shapes.locator("path").evaluate_all("paths => paths.map((path) => path.getAttribute('fill'))")
    return found


def test_a_card_on_a_phone_says_its_ways_in_words(thumb: Page) -> None:
    thumb.goto("/")
    outback = card(thumb, "Outback")
    for word in ("Play", "With friends", "Options", "2–4", "20–30 min", "Outback Plus"):
        expect(outback.get_by_text(word, exact=True)).to_be_visible()
    outback.get_by_role("heading", name="Outback").get_by_role("button").tap()
    expect(thumb.get_by_role("dialog", name=re.compile("Outback"))).to_be_visible()


def test_outback_plus_is_found_on_the_home_page(person: Page) -> None:
    person.goto("/")
    person.get_by_role("button", name="Outback Plus").click()
    plus = person.get_by_role("dialog").get_by_role("button", name="Outback Plus")
    expect(plus).to_have_attribute("aria-pressed", "true")


def test_no_size_is_shown_twice(person: Page) -> None:
    dialog = form(person, 0)
    area = dialog.get_by_role("group", name="Area")
    expect(area.get_by_role("button").filter(has_text="5 × 7")).to_have_count(1)
    dialog.get_by_role("button", name="4", exact=True).click()
    expect(area.get_by_role("button", name=re.compile("longer"))).to_be_visible()


def test_a_choice_that_does_not_go_with_more_players_goes_back(person: Page) -> None:
    dialog = form(person, 0)
    dialog.get_by_text("More options").click()
    routes = dialog.get_by_role("group", name="Routes", exact=True)
    routes.get_by_role("button", name="two routes").click()
    expect(dialog.get_by_role("group", name="Ends of a route").get_by_role("button", name="one end")).to_be_disabled()
    dialog.get_by_role("button", name="4", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("does not go with 4 players")
    expect(routes.get_by_role("button", name="one route")).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_role("alert")).to_have_count(0)


def test_the_form_shows_the_colours_and_partners_of_the_table(person: Page) -> None:
    dialog = form(person, 1)
    dialog.get_by_role("button", name="4", exact=True).click()
    seats = dialog.locator(".seat")
    expect(seats).to_have_count(4)
    expect(seats.nth(1).locator(".shape path")).to_have_attribute("fill", "var(--seat-red-fill)")
    assert fills(dialog.locator(".seat .shape")) == [f"var(--seat-{side}-fill)" for side in ("blue", "red") * 2]
    expect(seats.nth(0)).to_contain_text(re.compile("plays with"))


def test_german_partners_play_with_the_dative(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, locale="de")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Mit Freunden").nth(1).click()
    page.get_by_role("dialog").get_by_role("button", name="4", exact=True).click()
    expect(page.get_by_role("dialog").locator(".seat").nth(2)).to_contain_text("spielt mit dir")
    context.close()


def test_a_table_is_made_rated_or_casual(person: Page) -> None:
    dialog = form(person, 0)
    counts = dialog.get_by_role("group", name="Rating")
    expect(counts.get_by_role("button", name="rated")).to_have_attribute("aria-pressed", "true")
    counts.get_by_role("button", name="casual").click()
    dialog.get_by_role("button", name=re.compile("one device")).click()
    expect(counts).to_have_count(0)
    dialog.get_by_role("button", name=re.compile("With friends")).click()
    dialog.get_by_role("button", name=re.compile("link", re.IGNORECASE)).last.click()
    expect(person.get_by_role("list", name="What is played")).to_contain_text("casual")


def test_a_table_says_that_it_is_rated_until_a_hint_makes_it_casual(laptop: Page) -> None:
    open_table(laptop, "down-under", [ME, BOT])
    wait_for_turn(laptop)
    expect(subtitle(laptop)).to_have_text(re.compile("· rated$"))
    laptop.get_by_role("button", name="Hint").click()
    agree_to_cost(laptop)
    expect(laptop.locator(".toast")).to_contain_text("From now on this game is casual")
    expect(subtitle(laptop)).to_have_text(re.compile("· casual$"))


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("down-under", {"routes": 2}, "two routes"),
        ("down-under", {"ends": 1, "scoring": "special"}, "one end"),
        ("sturts-stony-desert", {"claim": True}, "no ties, but claims"),
        ("downhill", {"course": "01E 02E"}, "Mountain: custom"),
    ],
)
def test_the_subtitle_names_what_differs_from_the_usual(laptop: Page, game: str, options: Json, words: str) -> None:
    open_table(laptop, game, [ME, BOT], options)
    wait_for_turn(laptop)
    expect(subtitle(laptop)).to_contain_text(words)
    assert subtitle(laptop).evaluate("(one) => one.scrollWidth <= one.clientWidth"), "it is cut"
    open_table(laptop, game, [ME, BOT], {})
    wait_for_turn(laptop)
    expect(subtitle(laptop)).not_to_contain_text(words)


def test_sturt_says_how_large_its_area_will_be(laptop: Page) -> None:
    open_table(laptop, "sturts-stony-desert", [ME, BOT], {})
    expect(subtitle(laptop)).to_contain_text("5 × 5 · first phase")


def test_a_table_of_two_sides_says_who_plays_together(laptop: Page) -> None:
    open_table(laptop, "sturts-stony-desert", [ME, BOT, BOT, BOT], {})
    cards = laptop.locator(".seats article")
    expect(cards.nth(0)).to_contain_text("plays with Drifter 2")
    expect(cards.nth(2)).to_contain_text("your partner")
    expect(cards.nth(1)).to_contain_text("plays with Drifter 3")
    open_table(laptop, "sturts-stony-desert", [ME, BOT], {})
    expect(cards).to_have_count(2)
    expect(cards.filter(has_text="plays with")).to_have_count(0)


def test_an_invited_friend_reads_what_is_played_and_by_whom(browser: Browser, server: Running, person: Page) -> None:
    wish: Json = {"game": "sturts-stony-desert", "seats": [ME, SOMEBODY, BOT, BOT], "options": {"claim": True}}
    link = make(person.context, wish | {"clock": {"kind": "game", "seconds": 900, "increment": 10}})
    name = person.context.request.get("/api/me").json()["person"]["name"]
    friend = new_person(browser, server, newcomer=True)
    page = friend.new_page()
    page.goto(link)
    expect(page.get_by_role("heading", level=2)).to_have_text(f"{name} invites you to play Sturt's Stony Desert")
    played = page.get_by_role("list", name="What is played")
    for fact in ("4 players", "15 min + 10 s", "no ties, but claims"):
        expect(played).to_contain_text(fact)
    assert fills(page.locator(".seats")) == [f"var(--seat-{side}-fill)" for side in ("blue", "red") * 2]
    page.get_by_role("button", name="Sit down").click()
    question = page.get_by_role("dialog", name="What is your name?")
    expect(question.get_by_role("textbox")).not_to_have_value("")
    expect(question.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Ben")  # in place of the name that was given
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Seats")).to_contain_text(re.compile(r"\bBen\b"))
    friend.close()


def test_a_name_is_asked_for_once_and_may_be_skipped(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, newcomer=True)
    page = context.new_page()
    for asked in (True, False):
        page.goto("/")
        page.get_by_role("button", name="With friends").first.click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("link", re.IGNORECASE)).last.click()
        question = page.get_by_role("dialog", name="What is your name?")
        if asked:
            question.get_by_role("button", name="Close").click()
            expect(question).to_have_count(0)
            page.get_by_role("dialog").get_by_role("button", name=re.compile("link", re.IGNORECASE)).last.click()
            question.get_by_role("button", name=re.compile("^(Stay|Keep)")).click()
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        expect(question).to_have_count(0)
    context.close()


def test_sitting_down_in_the_lobby_takes_a_seat(browser: Browser, server: Running, person: Page) -> None:
    make(person.context, {"game": "outback", "seats": [ME, SOMEBODY], "public": True})
    other = new_person(browser, server)
    page = other.new_page()
    page.goto("/tables")
    row = page.get_by_role("region", name="Open tables").locator(".row").filter(has_text="Outback").first
    row.get_by_role("button", name="Sit down").click()
    expect(page.locator(".banner")).to_contain_text(re.compile("Your turn|Waiting for|’s turn"))
    other.close()
