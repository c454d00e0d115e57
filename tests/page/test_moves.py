"""One game, one count of its moves; and a hint lasts as long as its position."""

import re

from playwright.sync_api import Page, expect

from tests.page.hands import agree_to_cost, lay_by_keys, wait_for_turn
from tests.page.tables import BOT, ME, open_table


def test_moves_that_were_taken_back_do_not_count(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    lay_by_keys(person)
    wait_for_turn(person, 1)
    person.get_by_role("button", name="Take back").click()
    agree_to_cost(person)
    expect(person.locator(".panel ol li")).to_have_count(3)
    wait_for_turn(person)
    lay_by_keys(person)
    wait_for_turn(person, 4)
    assert person.locator(".panel ol .number").all_inner_texts() == ["", "", "", "1.", "2."]
    expect(person.locator(".panel footer")).to_contain_text("Move 2")
    person.locator(".panel ol button").last.click()
    expect(person.locator(".banner")).to_have_text("Move 2 of 2 · Your turn")
    expect(person.get_by_role("slider", name="Move 2 of 2")).to_be_visible()
    person.get_by_role("button", name="Back to the game").last.click()
    person.get_by_role("button", name="Resign").click()
    person.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.locator("header .name small")).to_have_text(re.compile("2 moves"))


def test_a_hint_goes_with_its_position(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    lay_by_keys(person)
    wait_for_turn(person, 1)
    hint = person.locator("div.hint")
    person.keyboard.press("h")
    agree_to_cost(person)
    expect(hint).to_be_visible()
    person.keyboard.press("u")
    expect(person.locator(".panel ol li")).to_have_count(3)
    expect(hint).to_have_count(0)


def test_escape_closes_a_hint(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("h")
    agree_to_cost(person)
    expect(person.locator("div.hint")).to_be_visible()
    person.keyboard.press("Escape")
    expect(person.locator("div.hint")).to_have_count(0)
