"""Downhill's reveal: what it leads to waits for it, and it can be seen again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import Running, new_person
from tests.page.hands import draw_by_keys, wait_for_turn
from tests.page.tables import BOT, ME, SOMEBODY, make, make_table, open_moment, open_table, read_table

HEADER = ".table-page header"
CARDS = ".seats article :is(.score, .line > span > span:first-child)"


def play_round(page: Page) -> None:
    """Mark a start, draw, and stop where the round begins to be revealed."""
    open_table(page, "downhill", [ME, BOT], {"course": "01E 02E", "max_rounds": 6})
    while not page.locator(".downhill.reveal").count():
        before = wait_for_turn(page)
        draw_by_keys(page)
        wait_for_turn(page, before["count"])


def test_the_header_and_the_cards_wait_for_the_reveal(person: Page) -> None:
    play_round(person)
    expect(person.locator(HEADER).first).to_contain_text("round 1")
    cards = person.locator(CARDS).all_inner_texts()
    person.keyboard.press("End")
    expect(person.locator(CARDS)).not_to_have_text(cards)
    expect(person.locator(".downhill.reveal")).to_be_visible()
    expect(person.locator(HEADER).first).to_contain_text("round 2")


def test_nobody_is_said_to_be_drawing_what_is_being_revealed(person: Page) -> None:
    play_round(person)
    state = person.locator(".seats article .state")
    expect(state).to_have_count(0)
    person.keyboard.press("End")
    expect(state).to_have_count(2)


def test_scores_and_header_wait_for_the_last_reveal_too(person: Page) -> None:
    """Only one drawing of the game is left."""
    whole = Record.of(scenes.played("downhill", 2, {"course": "01E", "max_rounds": 2}, None, "greedy")).to_json()
    record = whole | {"events": whole["events"][:-2], "checks": [], "result": None}
    person.goto(make(person.context, {"from": {"record": record}, "seats": [ME, BOT]}))
    wait_for_turn(person)
    name = person.locator(HEADER).locator(".name")
    cards, header = person.locator(CARDS).all_inner_texts(), name.inner_text()
    draw_by_keys(person)
    expect(person.locator(".downhill.reveal")).to_be_visible()
    assert read_table(person.context, person.url)["state"] == "over"
    assert person.locator(CARDS).all_inner_texts() == cards
    assert name.inner_text() == header
    expect(person.locator("aside.end")).to_have_count(0)
    person.keyboard.press("End")
    expect(person.locator(CARDS)).not_to_have_text(cards)
    person.keyboard.press("End")
    expect(person.locator("aside.end")).to_be_visible()


def test_a_running_clock_is_told_during_the_reveal(person: Page) -> None:
    clock = {"kind": "game", "seconds": 900, "increment": 10}
    course = {"course": "01E 02E", "max_rounds": 6}
    person.goto(make(person.context, {"game": "downhill", "seats": [ME, BOT], "options": course, "clock": clock}))
    while not person.locator(".downhill.reveal").count():
        before = wait_for_turn(person)
        draw_by_keys(person)
        wait_for_turn(person, before["count"])
    expect(person.locator(".banner")).to_contain_text("Your turn · your clock is running")
    expect(person.locator(".seats article").first).to_have_class(re.compile("moving"))


def test_the_log_tells_how_far_everybody_came(person: Page) -> None:
    play_round(person)
    expect(person.locator(".panel ol small")).to_have_count(0)
    person.keyboard.press("End")
    reveal = person.locator(".panel ol li", has=person.locator("small")).last
    name = person.context.request.get("/api/me").json()["person"]["name"]
    expect(reveal.locator("small").filter(has_text=name)).not_to_have_count(0)
    expect(reveal.locator("small").filter(has_text="Drifter")).not_to_have_count(0)
    told = reveal.inner_text()
    person.reload()
    expect(person.locator(".panel ol li", has=person.locator("small")).last).to_have_text(told, use_inner_text=True)


@pytest.fixture
def waiting(person: Page, browser: Browser, server: Running) -> Iterator[tuple[Page, Page]]:
    """Ana has sealed the first round, and Ben is about to."""
    other = new_person(browser, server)
    link = make_table(other, "downhill", [ME, SOMEBODY], {"course": "01E 02E", "max_rounds": 6})
    ben = other.new_page()
    ben.goto(link)
    person.goto(link)
    person.get_by_role("button", name="Sit down").first.click()
    for page in (ben, person):
        wait_for_turn(page)
        draw_by_keys(page)
    for page in (ben, person):
        page.locator(".downhill.draw").wait_for()
    draw_by_keys(person)
    person.locator(".downhill.sealed").wait_for()
    yield person, ben
    other.close()


def test_somebody_who_was_offline_sees_the_reveal_on_coming_back(waiting: tuple[Page, Page]) -> None:
    ana, ben = waiting
    ana.context.set_offline(True)
    expect(ana.get_by_role("alert").filter(has_text="Connection lost")).to_be_attached()
    draw_by_keys(ben)
    ben.locator(".downhill.reveal").wait_for()
    ana.context.set_offline(False)
    expect(ana.locator(".downhill.reveal")).to_be_visible()


def test_somebody_who_looks_back_sees_the_reveal_on_returning(waiting: tuple[Page, Page]) -> None:
    ana, ben = waiting
    ana.keyboard.press("l")
    ana.locator(".panel ol li button").first.click()
    expect(ana.locator(".replay")).to_be_visible()
    draw_by_keys(ben)
    ben.locator(".downhill.reveal").wait_for()
    expect(ana.locator(".panel ol li")).to_have_count(6)
    expect(ana.locator(".downhill.reveal")).to_have_count(0)
    ana.get_by_role("button", name="Back to the game").first.click()
    expect(ana.locator(".downhill.reveal")).to_be_visible()


def test_the_last_reveal_can_be_seen_again_after_a_reload(person: Page) -> None:
    play_round(person)
    person.keyboard.press("End")
    person.keyboard.press("End")
    person.locator(".downhill.draw").wait_for()
    draw_after_the_reveal = person.get_by_role("button", name="Watch again")
    person.reload()
    draw_after_the_reveal.click()
    expect(person.locator(".downhill.reveal")).to_be_visible()
    expect(person.locator(HEADER).first).to_contain_text("round 2")
    person.keyboard.press("End")
    person.get_by_role("button", name="Draw round 2").click()
    expect(person.locator(".downhill.draw")).to_be_visible()


@pytest.mark.parametrize("by", ["key", "click"])
def test_after_a_reveal_letters_are_holes(person: Page, by: str) -> None:
    play_round(person)
    person.keyboard.press("End")
    if by == "key":
        person.keyboard.press("Enter")
    else:
        person.get_by_role("button", name="Draw round 2").click()
    person.locator(".downhill.draw").wait_for()
    expect(person.locator(".sheet-card svg[role=application]")).to_be_focused()
    person.keyboard.type("c")
    expect(person.locator(".sheet-card")).to_contain_text("1 of 5")


def test_nobody_draws_after_a_game_was_given_up(person: Page) -> None:
    open_table(person, "downhill", [ME, BOT])
    wait_for_turn(person)
    draw_by_keys(person)
    person.locator(".downhill.draw").wait_for()
    person.get_by_role("button", name="Resign").click()
    person.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.get_by_role("complementary", name="Game over")).to_be_visible()
    expect(person.locator(".downhill.over")).to_be_visible()
    expect(person.locator(".sheet-card")).to_have_count(0)


def test_a_start_is_told_in_words(person: Page) -> None:
    open_table(person, "downhill", [ME, BOT])
    wait_for_turn(person)
    mountain = person.locator(".mountain svg[role=application]")
    mountain.focus()
    person.keyboard.press("ArrowRight")
    expect(person.locator(".sheet-card .where")).to_have_text("You start in the middle.")
    for _ in range(30):
        person.keyboard.press("Shift+ArrowLeft")
    expect(person.locator(".sheet-card .where")).to_have_text("You start at the far left.")


def test_the_sheet_lies_in_the_next_round_as_it_was_turned(person: Page) -> None:
    open_table(person, "downhill", [ME, BOT], {"course": "01E 02E", "max_rounds": 6})
    wait_for_turn(person)
    draw_by_keys(person)
    person.locator(".downhill.draw").wait_for()
    person.locator(".sheet-card svg[role=application]").focus()
    person.keyboard.press("r")
    person.keyboard.type("acegi")
    person.keyboard.press("Enter")
    person.keyboard.press("Enter")
    person.locator(".downhill.reveal").wait_for()
    person.keyboard.press("End")
    person.keyboard.press("End")
    person.locator(".downhill.draw").wait_for()
    person.locator(".sheet-card svg[role=application]").focus()
    person.keyboard.press("r")
    expect(person.locator("[role=log]")).to_contain_text("Turned by 180 degrees")


def test_beside_four_lines_the_flags_of_all_are_in_sight(person: Page) -> None:
    person.set_viewport_size({"width": 1280, "height": 800})
    open_moment(person, "downhill", ME, BOT)
    wait_for_turn(person)
    draw_by_keys(person)
    expect(person.locator(".downhill.reveal")).to_be_visible()
    flags = person.locator(".side .flags")
    expect(flags.get_by_role("listitem")).to_have_count(4)
    assert flags.evaluate("(list) => list.scrollHeight <= list.clientHeight")
    expect(person.locator(".side .picture")).to_be_hidden()
    person.set_viewport_size({"width": 1280, "height": 1100})
    expect(person.locator(".side .picture")).to_be_visible()
