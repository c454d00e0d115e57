"""Whole games to their end: by mouse and by touch, from the first page by keys alone, by link, and on one device."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page import pointers
from tests.page.conftest import TOUCHED, Running, new_player
from tests.page.hands import MOVES, play_to_the_end, play_until_over, state, wait_for_change, wait_for_turn
from tests.page.pointers import Finger, Mouse, Pointer
from tests.page.sight import check_end_card
from tests.page.tables import BOT, ME, SOMEBODY, make_table, open_table

NAMES = {"down-under": 0, "sturts-stony-desert": 1, "outback": 2, "downhill": 3}
COUNT_CLOSES = "(cover) => cover.addEventListener('close', () => (cover.dataset.closes = 'yes'))"
FOCUSED = "(words) => document.activeElement?.textContent?.trim().startsWith(words) ?? false"


def tab_to(page: Page, words: str, times: int = 1) -> None:
    """Goes on with Tab until what has the focus begins with the words, for the given time."""
    for _ in range(120):
        page.keyboard.press("Tab")
        times -= page.evaluate(FOCUSED, words)
        if times == 0:
            return
    pytest.fail(f"the keyboard does not come to {words}")


@pytest.mark.parametrize("player", ["laptop", "notebook"], indirect=True)
@pytest.mark.parametrize("game", MOVES)
def test_a_game_by_mouse(player: Page, game: str) -> None:
    play_by_pointer(Mouse(player), game)


@pytest.mark.parametrize("player", TOUCHED, indirect=True)
@pytest.mark.parametrize("game", MOVES)
def test_a_game_by_touch(player: Page, game: str) -> None:
    play_by_pointer(Finger(player), game)


def play_by_pointer(pointer: Pointer, game: str) -> None:
    open_table(pointer.page, game, [ME, BOT])
    assert play_until_over(pointer.page, lambda: pointers.MOVES[game](pointer)) > 0
    check_end_card(pointer.page)
    pointers.press(pointer, "aside.end footer .primary")
    expect(pointer.page.locator("aside.end")).to_have_count(0)
    wait_for_turn(pointer.page)


@pytest.mark.parametrize("player", ["laptop"], indirect=True)
@pytest.mark.parametrize("game", MOVES)
def test_a_game_against_a_bot_by_keys_alone(player: Page, game: str) -> None:
    player.goto("/")
    expect(player.get_by_role("button", name="Play a bot")).to_have_count(4)
    tab_to(player, "Play a bot", NAMES[game] + 1)
    player.keyboard.press("Enter")
    assert play_to_the_end(player, game) > 0
    check_end_card(player)
    tab_to(player, "Rematch")
    player.keyboard.press("Enter")
    expect(player.locator("aside.end")).to_have_count(0)
    wait_for_turn(player)


@pytest.mark.parametrize("game", MOVES)
def test_a_game_by_link_between_two(browser: Browser, server: Running, game: str) -> None:
    ana, ben = new_player(browser, server, "notebook"), new_player(browser, server, "small-phone")
    link = make_table(ana, game, [ME, SOMEBODY])
    pages = [ana.new_page(), ben.new_page()]
    for page in pages:
        page.goto(link)
    pages[1].get_by_role("button", name="Sit down").click()
    play_between(pages, game)
    for page in pages:
        check_end_card(page)
    ana.close()
    ben.close()


def play_between(pages: list[Page], game: str) -> None:
    """Whoever sees that it is their turn moves."""
    playing = list(pages)
    for n in range(4000):
        if not playing:
            return
        page = playing[n % len(playing)]
        before = state(page)
        if before["over"]:
            playing.remove(page)
        elif before["turn"] or before["showing"]:
            MOVES[game](page)
            wait_for_change(page, before)
    pytest.fail("this game does not end")


@pytest.mark.parametrize("player", ["small-phone"], indirect=True)
@pytest.mark.parametrize("game", MOVES)
def test_a_game_around_one_device(player: Page, game: str) -> None:
    open_table(player, game, [{"sit": "me", "name": "Ana"}, {"sit": "me", "name": "Ben"}])
    play_to_the_end(player, game)
    check_end_card(player)
    expect(player.locator("aside.end h2")).to_contain_text("win")


def test_a_secret_move_is_covered_until_the_next_one_has_the_device(person: Page) -> None:
    open_table(person, "downhill", [{"sit": "me", "name": "Ana"}, {"sit": "me", "name": "Ben"}])
    for _start in range(2):
        before = wait_for_turn(person)
        MOVES["downhill"](person)
        wait_for_turn(person, before["count"])
    for name in ("Ana", "Ben"):
        cover = person.get_by_role("dialog", name=f"Hand the device to {name}")
        expect(cover).to_be_visible()
        cover.evaluate(COUNT_CLOSES)
        for key in ("Escape", "Escape", "Escape", "Tab", "Tab"):
            person.keyboard.press(key)
        expect(cover).not_to_have_attribute("data-closes", re.compile(r".*"))
        assert person.evaluate("document.activeElement.closest('main') === null")
        person.get_by_role("button", name=f"I am {name}").press("Enter")
        before = wait_for_turn(person)
        MOVES["downhill"](person)
        wait_for_turn(person, before["count"])
