"""Over plain http in a home network, where a browser has neither clipboard, nor service workers, nor random UUIDs."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import FLAGS, LESSONS_SEEN, Running, chromium
from tests.page.hands import lay_by_keys
from tests.page.tables import BOT, ME

NAME = "tablelands.test"


@pytest.fixture
def guest(server: Running, browser: Browser) -> Iterator[Page]:
    """Somebody who came by a name that is not localhost. Playwright runs already: `browser` started it."""
    chrome = browser.browser_type
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    own = chrome.launch(executable_path=chromium(), args=[*FLAGS, rules])
    context = own.new_context(base_url=f"http://{NAME}:{server.port}", locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(20_000)
    context.add_init_script(LESSONS_SEEN)
    yield context.new_page()
    own.close()


def make_table(page: Page, seats: list[dict[str, object]]) -> None:
    page.goto("/")
    made = page.evaluate(
        """async (seats) => {
          const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}}).then((answer) => answer.json());
          await post('/api/people', {});
          return post('/api/tables', {game: 'down-under', seats});
        }""",
        seats,
    )
    page.goto(made["link"])


def paste(page: Page) -> str:
    """What was copied, read by pasting it into a field of another page."""
    other = page.context.new_page()
    other.set_content("<textarea></textarea>")
    other.locator("textarea").focus()
    other.keyboard.press("Control+V")
    text = other.locator("textarea").input_value()
    other.close()
    return text


def test_the_link_is_copied(guest: Page) -> None:
    make_table(guest, [ME, {"sit": "open"}])
    assert guest.evaluate("isSecureContext") is False
    guest.get_by_role("button", name="Copy link").click()
    expect(guest.get_by_role("button", name="Copied")).to_be_visible()
    assert paste(guest) == guest.url


def test_the_link_to_a_moment_is_copied(guest: Page) -> None:
    make_table(guest, [ME, BOT])
    expect(guest.locator(".banner")).to_contain_text("Your turn")
    lay_by_keys(guest)
    guest.locator(".panel ol button").first.click()
    expect(guest).to_have_url(re.compile(r"/t/[\w-]+/1\b"))
    guest.get_by_role("button", name="Link to this moment").click()
    expect(guest.get_by_role("button", name="Copied")).to_be_visible()
    assert paste(guest) == guest.url


def test_a_link_that_cannot_be_copied_is_selected(guest: Page) -> None:
    make_table(guest, [ME, {"sit": "open"}])
    guest.evaluate("document.execCommand = () => false")
    guest.get_by_role("button", name="Copy link").click()
    expect(guest.locator(".by-hand")).to_contain_text("copy it yourself")
    assert guest.evaluate("getSelection().toString()") == guest.url


def test_a_move_is_made(guest: Page) -> None:
    make_table(guest, [ME, BOT])
    expect(guest.locator(".banner")).to_contain_text("Your turn")
    lay_by_keys(guest)
    expect(guest.locator(".panel ol li").first).to_be_visible()
