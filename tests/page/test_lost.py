"""What is lost and comes back: the page, the network, the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.hands import MOVES, lay_by_keys, wait_for_turn
from tests.page.tables import BOT, ME, open_table

LOST = "Connection lost"


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Running]:
    """A server to be stopped and started again."""
    running = Running(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def guest(browser: Browser, fragile: Running) -> Iterator[Page]:
    context = new_person(browser, fragile)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("game", MOVES)
def test_a_reload_loses_nothing_that_was_played(person: Page, game: str) -> None:
    open_table(person, game, [ME, BOT])
    before = wait_for_turn(person)
    MOVES[game](person)
    after = wait_for_turn(person, before["count"])
    log = person.locator(".panel ol li").all_inner_texts()
    person.reload()
    wait_for_turn(person)
    assert after["over"] or person.locator(".panel ol li").all_inner_texts()[: len(log)] == log


@pytest.mark.parametrize(("game", "keys"), [("down-under", "n"), ("sturts-stony-desert", "n")])
def test_a_reload_keeps_the_ghost(person: Page, game: str, keys: str) -> None:
    open_table(person, game, [ME, BOT])
    wait_for_turn(person)
    person.keyboard.type(keys)
    sure = person.get_by_role("button", name="Lay it").first
    expect(sure).to_be_enabled()
    person.reload()
    expect(sure).to_be_enabled()


def test_a_reload_keeps_dice_and_drawn_lines(person: Page) -> None:
    open_table(person, "outback", [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("1")
    kept = person.locator(".dice [aria-pressed=true]")
    expect(kept).to_have_count(1)
    person.reload()
    expect(kept).to_have_count(1)
    open_table(person, "downhill", [ME, BOT])
    wait_for_turn(person)
    while person.locator(".downhill.start").count():
        MOVES["downhill"](person)
        person.locator(".downhill:not(.start)").wait_for()
    person.locator(".sheet-card svg[role=application]").focus()
    person.keyboard.type("ace")
    expect(person.locator(".sheet-card .chip.gold").first).to_contain_text("3")
    person.reload()
    expect(person.locator(".sheet-card .chip.gold").first).to_contain_text("3")


def test_a_reload_keeps_what_was_being_typed(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    person.get_by_role("tab", name="Chat").click()
    person.get_by_role("textbox", name="Say something").fill("wait, I am")
    person.reload()
    person.get_by_role("tab", name="Chat").click()
    expect(person.get_by_role("textbox", name="Say something")).to_have_value("wait, I am")


def test_a_move_made_without_network_is_played_when_it_is_back(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    before = wait_for_turn(person)
    person.context.set_offline(True)
    expect(person.get_by_role("alert")).to_contain_text(LOST)
    lay_by_keys(person)
    person.context.set_offline(False)
    assert wait_for_turn(person, before["count"])["count"] > before["count"]
    expect(person.get_by_role("alert")).to_have_count(0)


def test_the_game_goes_on_after_the_server_was_killed(guest: Page, fragile: Running) -> None:
    open_table(guest, "down-under", [ME, BOT])
    before = wait_for_turn(guest)
    fragile.kill()
    expect(guest.get_by_role("alert")).to_contain_text(LOST)
    lay_by_keys(guest)
    fragile.start()
    expect(guest.get_by_role("alert")).to_have_count(0)
    assert wait_for_turn(guest, before["count"])["count"] > before["count"]


def test_the_page_says_that_the_server_is_away_and_comes_back_by_itself(guest: Page, fragile: Running) -> None:
    guest.goto("/settings")
    expect(guest.get_by_role("heading", name="Settings")).to_be_visible()
    fragile.kill()
    guest.get_by_role("button", name="Deutsch").click()
    expect(guest.get_by_role("heading", name="Server nicht erreichbar")).to_be_visible()
    fragile.start()
    expect(guest.get_by_role("heading", name="Einstellungen")).to_be_visible()


def test_a_start_that_the_server_does_not_hear_is_told(guest: Page, fragile: Running) -> None:
    guest.goto("/")
    expect(guest.get_by_role("button", name="Play a bot")).to_have_count(4)
    fragile.kill()
    guest.get_by_role("button", name="Play a bot").first.click()
    expect(guest.get_by_role("alert")).to_contain_text("reach the server")
    fragile.start()


def test_a_move_made_without_a_network_is_said_to_wait(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    before = wait_for_turn(person)
    person.context.set_offline(True)
    bar = person.locator(".bar", has_text=LOST)
    expect(bar).to_be_visible()
    expect(bar).not_to_contain_text("will be sent")
    person.keyboard.press("n")
    expect(person.get_by_role("button", name="Lay it").first).to_be_enabled()
    person.keyboard.press("Enter")
    expect(bar).to_contain_text("Your move will be sent as soon as it is back.")
    person.context.set_offline(False)
    wait_for_turn(person, before["count"])
