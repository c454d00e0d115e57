"""After a game: how a bot saw it, on the page, with the figures of the server; and what bots tell during one."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.page.access import check
from tests.page.conftest import DESKTOP, PHONE, Running, new_person
from tests.page.hands import agree_to_cost, lay_by_keys, wait_for_turn
from tests.page.reviews import LONG, ON_ONE_DEVICE, look_back, reviewed
from tests.page.tables import BOT, ME, act, id_of, make_table, open_table, read_table

WIDER = """() => [...document.querySelectorAll('.review, .review :not(svg *)')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 && !one.closest('.unseen'))
  .map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""What is wider than its place."""


def ended(context: BrowserContext, game: str, moves: int) -> str:
    """The link to a game around one device that was given up after so many moves, always the first there is."""
    link = make_table(context, game, ON_ONE_DEVICE)
    table = id_of(link)
    for _ in range(moves):
        scene = read_table(context, link)
        body = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"]}
        act(context, table, "play", body)
    act(context, table, "resign", {"seat": 1})
    return link


def told(page: Page, link: str) -> dict[str, Any]:
    """What the server says."""
    path, _, key = link.removeprefix("/t/").partition("?")
    lines = page.context.request.get(f"/api/tables/{path}/review?{key}").text().splitlines()
    found: dict[str, Any] = json.loads(lines[-1])
    return found


@pytest.fixture(params=["light", "dark-phone"])
def somebody(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    size = PHONE if "phone" in request.param else DESKTOP
    context = new_person(browser, server, size, dark="dark" in request.param)
    yield context.new_page()
    context.close()


# Looking back


def test_the_chart_and_the_costly_moves_lead_to_their_moments(person: Page) -> None:
    link = ended(person.context, "sturts-stony-desert", 6)
    look_back(person, link)
    expect(person).to_have_url(re.compile(r"/t/[\w-]+/7\b"))
    found = told(person, link)
    costly = person.locator(".review li button")
    expect(costly).to_have_count(len(found["costly"]))
    first = found["costly"][0]
    expect(costly.first).to_contain_text(first["played"])
    expect(costly.first).to_contain_text(re.compile(f"Better: ({first['better']}|the same tile there)"))
    expect(costly.first).to_contain_text(f"−{round(first['cost'] * 100)}%")
    costly.first.click()
    expect(person).to_have_url(re.compile(rf"/t/[\w-]+/{first['n'] - 1}\b"))
    expect(costly.first).to_have_attribute("aria-current", "true")
    for look in ("made", "better"):
        expect(person.locator(f".suggestion.{look}")).to_have_count(1)
    chart = person.get_by_role("slider", name="Chance of winning")
    chart.focus()
    person.keyboard.press("Home")
    expect(person).to_have_url(re.compile(r"/t/[\w-]+/1\b"))
    person.keyboard.press("ArrowRight")
    expect(person).to_have_url(re.compile(r"/t/[\w-]+/2\b"))
    value = next(one["value"] for one in found["course"] if one["n"] == 2)
    expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"^Move 2: .*Ben {round(value * 100)}%"))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] * 0.9, "y": box["height"] / 2})
    expect(person).to_have_url(re.compile(r"/t/[\w-]+/6\b"))


def test_in_outback_luck_is_told_apart_from_skill(person: Page) -> None:
    link = ended(person.context, "outback", 4)
    look_back(person, link)
    rows = person.locator(".review tbody tr")
    for row, name, account in zip(
        (rows.nth(0), rows.nth(1)), ("Ana", "Ben"), told(person, link)["accounts"], strict=True
    ):
        expect(row.locator("th")).to_have_text(name)
        expect(row.locator("td").nth(0)).to_have_text(points(account["luck"]))
        expect(row.locator("td").nth(1)).to_have_text(points(account["decisions"]))


@pytest.mark.parametrize(
    ("game", "kind", "made", "better"),
    [
        ("down-under", "lay", ".suggestion.made", ".suggestion.better"),
        ("outback", "take", "[data-hex][aria-label*='what was played']", "[data-hex][aria-label*='the better move']"),
        ("downhill", "draw", ".mountain .suggested:not(.dashed)", ".mountain .suggested.dashed"),
    ],
)
def test_the_made_and_the_better_move_are_drawn(person: Page, game: str, kind: str, made: str, better: str) -> None:
    reviewed(person, game, kind)
    for selector in (made, better):
        expect(person.locator(selector)).to_have_count(1)
        box = person.locator(selector).bounding_box()
        assert box is not None
        assert box["width"] > 20
    expect(person.get_by_text("Everybody draws in secret", exact=True)).to_have_count(int(game == "downhill"))


def points(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"


def test_on_a_phone_the_moment_is_seen_and_the_review_is_kept(somebody: Page) -> None:
    look_back(somebody, ended(somebody.context, "sturts-stony-desert", 4))
    check(somebody)
    somebody.locator(".review li button").first.click()
    expect(somebody).to_have_url(re.compile(r"/t/[\w-]+/[1-4]\b"))
    if somebody.viewport_size == PHONE:
        expect(somebody.locator(".panel")).not_to_be_in_viewport()
        somebody.locator("header .log").click()
    expect(somebody.locator(".review figure")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "word", "luck"), [("de", "Rückblick", "Würfel"), ("fr", "Bilan", "Dés")])
def test_it_is_told_in_every_language_and_nothing_is_cut(
    browser: Browser, server: Running, language: str, word: str, luck: str
) -> None:
    context = new_person(browser, server, {"width": 360, "height": 780}, locale=language)
    page = context.new_page()
    look_back(page, ended(context, "outback", 3), word)
    expect(page.get_by_role("columnheader", name=luck)).to_be_visible()
    assert page.evaluate(WIDER) == []
    context.close()


def test_a_review_that_breaks_off_can_be_asked_for_again(person: Page) -> None:
    link = ended(person.context, "sturts-stony-desert", 1)
    person.route("**/review?*", lambda route: route.abort(), times=1)
    person.goto(link)
    person.get_by_role("complementary").get_by_role("button", name="Review").click()
    expect(person.get_by_role("alert")).to_have_text("The connection was lost.")
    person.get_by_role("button", name="Try again").click()
    expect(person.locator(".review figure")).to_be_visible(timeout=LONG)


# While a game is played


@pytest.mark.parametrize(
    ("game", "mark"),
    [
        ("down-under", "[role=gridcell][aria-label*=hint i]"),
        ("sturts-stony-desert", "[role=gridcell][aria-label*=hint i]"),
        ("outback", ".tray .hint, .takes .hint, .land .hint"),
        ("downhill", ".mountain circle[stroke='var(--info)']"),
    ],
)
def test_a_hint_says_why_and_is_marked_on_the_board(person: Page, game: str, mark: str) -> None:
    open_table(person, game, [ME, {"sit": "bot", "bot": "greedy"}], {})
    wait_for_turn(person)
    person.keyboard.press("h")
    agree_to_cost(person)
    expect(person.locator(".hint strong")).to_contain_text("Hint: ", timeout=LONG)
    expect(person.locator(mark).first).to_be_attached()
    if game in ("down-under", "sturts-stony-desert"):
        assert person.locator(".hint p").count() > 0
    check(person)


def test_what_else_was_thought_of_can_be_opened(person: Page) -> None:
    open_table(person, "sturts-stony-desert", [ME, {"sit": "bot", "bot": "greedy"}], {})
    wait_for_turn(person)
    person.keyboard.press("h")
    agree_to_cost(person)
    expect(person.locator(".hint strong")).to_be_visible(timeout=LONG)
    person.get_by_text("Other ideas").click()
    expect(person.locator(".hint li").first).to_be_visible()


def warm_up(page: Page) -> list[Callable[[bool], None]]:
    """The bots of this page's tables have never been compiled; the functions say whether they still are not."""
    heard: list[Callable[[bool], None]] = []

    def between(socket: WebSocketRoute) -> None:
        """Says what a server says that has never compiled them."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            socket.send(message)
            told = json.loads(message)
            if told["on"] == "scene":
                heard.append(
                    lambda warming: socket.send(json.dumps({"on": "bots", "table": told["table"], "warming": warming}))
                )
                heard[-1](True)

        server.on_message(pass_on)

    page.route_web_socket("**/api/live", between)
    return heard


def test_bots_that_are_not_warm_yet_say_so_until_they_are(somebody: Page) -> None:
    heard = warm_up(somebody)
    open_table(somebody, "outback", [ME, {"sit": "bot", "bot": "easy"}])
    note = somebody.get_by_text("The bots are warming up")
    expect(note).to_be_in_viewport()
    check(somebody)
    heard[-1](False)
    expect(note).to_have_count(0)


def test_on_a_phone_bots_that_are_not_warm_yet_never_hide_what_they_do(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, {"width": 360, "height": 640}, touch=True)
    page = context.new_page()
    warm_up(page)
    open_table(page, "down-under", [BOT, ME])
    note, line = page.locator(".bot-notes p"), page.locator(".last-line")
    expect(note).to_be_in_viewport(ratio=1)
    expect(line).to_be_in_viewport(ratio=1)
    before = wait_for_turn(page)
    lay_by_keys(page)
    wait_for_turn(page, before["count"])
    expect(note).to_have_count(0)
    expect(line).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("tabpanel").get_by_text("The bots are warming up")).to_be_in_viewport(ratio=1)
    context.close()


def test_levels_have_a_sentence_and_a_rating(person: Page) -> None:
    person.goto("/")
    outback = next(one for one in person.request.get("/api/games?lang=en").json()["games"] if one["id"] == "outback")
    level = next(one for one in outback["bots"] if one["id"] == "hard")
    card = person.locator("article", has=person.get_by_role("heading", name="Outback"))
    card.get_by_role("button", name="With friends").click()
    choice = person.get_by_label("Player 2")
    choice.select_option("hard")
    expect(choice.locator("option:checked")).to_have_text(f"{level['name']} ({level['rating']})")
    expect(person.get_by_role("dialog")).to_contain_text(f"{level['about']} (rating {level['rating']})")
    open_table(person, "outback", [ME, {"sit": "bot", "bot": "hard"}])
    seat = person.locator(".seats article").nth(1)
    expect(seat).to_contain_text(str(level["rating"]))
    seat.get_by_role("button").first.press("Enter")
    expect(seat).to_contain_text(level["about"])
