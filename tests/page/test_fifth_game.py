"""A game that the page has no folder for is played on a plain board, and breaks nothing."""

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import PHONE, Running, new_person
from tests.page.tables import BOT, ME, SOMEBODY, make
from tests.support.games import ROOT
from tests.support.waterhole import write_waterhole

FEWER = """(before) => document.querySelector('aside.end') !== null
  || document.querySelector('main pre').innerText.length < before"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose games are ours and Waterhole."""
    project = tmp_path_factory.mktemp("fifth")
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__"))
    write_waterhole(project)
    running = Running(project / "data", source=project / "src")
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=["desktop", "phone"])
def guest(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, PHONE) if request.param == "phone" else new_person(browser, server)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert problems == []


def card(page: Page) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name="Waterhole"))


def test_the_home_page_shows_it_beside_the_others(guest: Page) -> None:
    guest.goto("/")
    guest.get_by_role("heading", name="Downhill").wait_for()
    guest.get_by_role("heading", name="Waterhole").wait_for()


def test_its_rules_can_be_read(guest: Page) -> None:
    guest.goto("/rules/waterhole")
    guest.get_by_text("Whoever takes the last bucket wins.").first.wait_for()


def test_it_is_played_to_the_end_and_replayed(guest: Page) -> None:
    guest.goto(make(guest.context, {"game": "waterhole", "seats": [ME, ME]}))
    board = guest.locator("main pre")
    board.wait_for()
    end = guest.get_by_role("complementary", name="Game over")
    for _ in range(21):
        if end.count():
            break
        before = len(board.inner_text())
        guest.get_by_role("button", name="take 1", exact=True).click()
        guest.wait_for_function(FEWER, arg=before)
    expect(end).to_be_visible()
    end.get_by_role("button", name="Replay").click()
    expect(guest.get_by_role("region", name="Replay")).to_be_visible()
    guest.keyboard.press("ArrowRight")
    expect(board).to_contain_text("UUUUU")


def test_a_bot_is_played_from_the_home_page(guest: Page) -> None:
    guest.goto("/")
    card(guest).get_by_role("button", name="Play a bot").click()
    guest.get_by_role("button", name="take 2", exact=True).click()
    expect(guest.get_by_role("button", name="take 1", exact=True)).to_be_enabled()


def test_a_public_table_is_made_by_the_form_and_joined_in_the_lobby(
    guest: Page, browser: Browser, server: Running
) -> None:
    guest.goto("/")
    card(guest).get_by_role("button", name="With friends").click()
    form = guest.get_by_role("dialog", name=re.compile("Waterhole"))
    form.get_by_label("List in the lobby").check()
    form.get_by_role("button", name="Create link").click()
    expect(guest.get_by_role("heading", name="Waiting for players")).to_be_visible()
    other = new_person(browser, server)
    page = other.new_page()
    page.goto("/tables")
    host = guest.context.request.get("/api/me").json()["person"]["name"]
    rows = page.get_by_role("region", name="Open tables").locator(".row", has_text="Waterhole")
    rows.filter(has_text=host).get_by_role("button", name="Sit down").click()
    for seen in (guest, page):
        expect(seen.locator("main pre")).to_contain_text("UUUUU")
    other.close()


def test_a_bot_answers_and_the_lobby_lists_its_tables(guest: Page) -> None:
    guest.goto(make(guest.context, {"game": "waterhole", "seats": [ME, BOT]}))
    guest.get_by_role("button", name="take 2", exact=True).click()
    expect(guest.get_by_role("button", name="take 1", exact=True)).to_be_enabled()
    guest.goto(make(guest.context, {"game": "waterhole", "seats": [ME, SOMEBODY], "public": True}))
    guest.goto("/tables")
    guest.get_by_text("Waterhole").first.wait_for()
