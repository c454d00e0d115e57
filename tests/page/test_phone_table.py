"""What lies around a board on a phone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.page.conftest import PHONE, Running, new_person
from tests.page.hands import agree_to_cost, wait_for_turn
from tests.page.tables import BOT, ME, SOMEBODY, act, id_of, make_table, open_table


@pytest.fixture
def phone(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, PHONE)
    yield context.new_page()
    context.close()


def test_the_menu_closes_by_itself(phone: Page) -> None:
    open_table(phone, "down-under", [ME, BOT])
    wait_for_turn(phone)
    more, menu = phone.get_by_role("button", name="More"), phone.locator(".tools")
    more.tap()
    expect(menu).to_be_visible()
    phone.touchscreen.tap(195, 500)
    expect(menu).to_be_hidden()
    more.tap()
    phone.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(more).to_be_focused()
    more.tap()
    menu.get_by_role("button", name="Hint").tap()
    expect(menu).to_be_hidden()
    expect(phone.locator("div.hint")).to_be_visible()


def test_escape_closes_the_drawer_that_a_tap_opened(phone: Page) -> None:
    open_table(phone, "down-under", [ME, BOT])
    wait_for_turn(phone)
    phone.keyboard.press("n")
    phone.get_by_role("button", name="Log").tap()
    expect(phone.locator(".panel.open")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.locator(".panel.open")).to_have_count(0)
    expect(phone.locator(".ghost, .trial, .pill").first).to_be_visible()


def test_the_drawer_opens_at_what_has_not_been_read(phone: Page, browser: Browser, server: Running) -> None:
    other = new_person(browser, server)
    link = make_table(other, "down-under", [ME, SOMEBODY])
    friend = other.new_page()
    friend.goto(link)
    phone.goto(link)
    phone.get_by_role("button", name="Sit down").first.tap()
    expect(phone.locator(".seats article")).to_have_count(2)
    friend.keyboard.press("c")
    friend.get_by_role("textbox").fill("Good luck!")
    friend.keyboard.press("Enter")
    expect(phone.locator("header .log .count")).to_have_text("1")
    phone.locator("header .log").tap()
    expect(phone.locator(".panel.open")).to_contain_text("Good luck!")
    other.close()


def test_a_hint_shows_that_it_is_being_looked_for(phone: Page) -> None:
    held: list[WebSocketRoute] = []

    def hold_hints(socket: WebSocketRoute) -> None:
        """The question is never sent on, so that its answer never comes."""
        held.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if '"hint"' in str(message) else server.send(message))

    phone.route_web_socket("**/api/live", hold_hints)
    open_table(phone, "down-under", [ME, BOT])
    wait_for_turn(phone)
    assert held
    phone.keyboard.press("h")
    agree_to_cost(phone)
    expect(phone.get_by_text("Looking for a good move")).to_be_visible()


def test_the_replay_says_what_happened(phone: Page) -> None:
    open_table(phone, "sturts-stony-desert", [ME, BOT])
    wait_for_turn(phone)
    phone.keyboard.press("n")
    phone.keyboard.press("Enter")
    phone.keyboard.press("Enter")
    wait_for_turn(phone, 1)
    path, _, key = phone.url.partition("?")
    phone.goto(f"{path}/1?{key}")
    first = phone.locator(".panel ol li").first.locator("button > span").last.text_content() or ""
    expect(phone.locator("button.last-line")).to_be_visible()
    expect(phone.locator("button.last-line")).to_contain_text(first)


def test_one_sees_who_has_gone(phone: Page, browser: Browser, server: Running) -> None:
    other = new_person(browser, server)
    link = make_table(other, "outback", [ME, SOMEBODY, SOMEBODY])
    third = new_person(browser, server)
    pages = [other.new_page(), third.new_page(), phone]
    for page in pages:
        page.goto(link)
    for page, free in zip(pages[1:], (2, 1), strict=True):
        seats = page.get_by_role("button", name="Sit down")
        expect(seats).to_have_count(free)  # a seat that somebody has just taken is gone here too
        seats.first.click()
        expect(page.get_by_role("button", name="Stand up").or_(page.locator(".seats"))).to_be_visible()
    expect(phone.locator(".seats article")).to_have_count(3)
    third.close()
    expect(phone.locator(".away", has_text="away")).to_be_visible()
    act(other, id_of(link), "resign", {"seat": 0})
    expect(phone.locator(".away", has_text="resigned")).to_be_visible()
    other.close()
