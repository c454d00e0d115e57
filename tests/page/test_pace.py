"""What others do is shown one thing after the other; nobody has to wait for it."""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import PHONE, Running, new_person
from tests.page.tables import BOT, ME, open_table, read_table
from tests.server.processes import wait_until

BOTS_TWO = [ME, BOT, BOT]


@pytest.fixture(params=[None, PHONE], ids=["desktop", "phone"])
def answered(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    """Two bots have answered the first move, and the page's time stands still."""
    size = {} if request.param is None else {"size": request.param}
    context = new_person(browser, server, paced=True, **size)
    page = context.new_page()
    steps = count_steps(page)
    page.clock.install()
    open_table(page, "down-under", BOTS_TWO, {})
    expect(page.locator(".banner")).to_contain_text("Your turn")
    page.clock.pause_at(
        datetime.now() + timedelta(seconds=10)
    )  # less than the silence after which a socket is given up
    page.keyboard.press("n")
    expect(page.get_by_role("button", name="Lay it").first).to_be_enabled()
    page.keyboard.press("Enter")
    wait_until(lambda: page.evaluate("0") == 0 and len(steps) >= 3, "three moves that the page has heard of")
    yield page
    context.close()


def count_steps(page: Page) -> list[int]:
    """The versions that the page hears of; the server's log has them before."""
    versions: list[int] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["on"] == "step":
            versions.append(message["version"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return versions


def test_moves_of_others_come_one_after_the_other(answered: Page) -> None:
    lines = answered.locator(".panel ol li")
    expect(lines).to_have_count(1)
    for count in (2, 3):
        answered.clock.run_for(600)
        expect(lines).to_have_count(count)
    expect(answered.locator(".banner")).to_contain_text("Your turn")


@pytest.mark.parametrize("answered", [PHONE], ids=["phone"], indirect=True)
def test_on_a_phone_the_last_line_says_what_a_bot_just_did(answered: Page) -> None:
    told = [entry["text"] for entry in read_table(answered.context, answered.url)["log"]]
    last = answered.locator("button.last-line")
    for text in told:
        expect(last).to_be_in_viewport(ratio=1)
        expect(last).to_contain_text(text)
        answered.clock.run_for(600)


def test_a_key_shows_at_once_what_still_waits(answered: Page) -> None:
    lines = answered.locator(".panel ol li")
    expect(lines).to_have_count(1)
    answered.keyboard.press("n")
    expect(lines).to_have_count(3)
    answered.keyboard.press("Enter")
    expect(lines).to_have_count(4)


def test_a_tap_on_the_board_shows_at_once_what_still_waits(answered: Page) -> None:
    expect(answered.locator(".panel ol li")).to_have_count(1)
    answered.mouse.click(answered.viewport_size["width"] / 2, answered.viewport_size["height"] / 2)  # type: ignore[index]
    expect(answered.locator(".panel ol li")).to_have_count(3)
