"""Outback's board at past moments, with a hint, and around one device."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import DESKTOP, PHONE, Running, new_person, new_player
from tests.page.hands import agree_to_cost, settle_by_keys, state, wait_for_turn
from tests.page.tables import BOT, ME, make, open_moment, open_table

RECORD = """{
  window.seen = { tray: [], steps: [] };
  new MutationObserver(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim();
    window.seen.tray.push(text('.tray p'));
    window.seen.steps.push(text('.steps'));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""Keeps what the tray and the strip of steps have said."""


def finished(game: str, seats: int, bot: str = "random") -> dict[str, Any]:
    return Record.of(scenes.played(game, seats, {}, None, bot)).to_json()


def test_past_moments_of_a_finished_game_show_dice_jeep_and_steps(person: Page) -> None:
    link = make(person.context, {"from": {"record": finished("outback", 2)}, "seats": [ME, BOT]})
    table, _, query = link.partition("?")
    person.goto(f"{table}/0?{query}")
    expect(person.locator(".tracks svg")).to_be_visible()
    expect(person.locator(".tracks .strike")).to_have_count(0)
    person.goto(f"{table}/9?{query}")
    expect(person.locator(".tray .die")).to_have_count(6)
    expect(person.locator("[data-jeep]")).to_have_count(5)
    expect(person.locator(".tray")).to_contain_text("dice at this moment")
    expect(person.locator(".steps p")).not_to_be_empty()


def test_a_hint_to_keep_dice_marks_them_before_the_button_that_rolls(person: Page) -> None:
    def between(socket: WebSocketRoute) -> None:
        """Answers a wish for a hint as this test wants it."""
        server = socket.connect_to_server()
        dice: list[str] = []

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            dice[:] = (told.get("view") or {}).get("dice") or dice
            if told.get("hint"):
                move = {"type": "keep", "dice": sorted(dice)[:2]}
                told["hint"] = told["hint"] | {"move": move, "text": "Keep two", "why": [], "others": []}
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    person.route_web_socket("**/api/live", between)
    open_table(person, "outback", [ME, {"sit": "bot", "bot": "easy"}])
    wait_for_turn(person)
    person.keyboard.press("h")
    agree_to_cost(person)
    marked = person.locator(".die[aria-label*='hint: keep it']")
    expect(marked).to_have_count(2, timeout=90_000)
    roll = person.locator(".tray .roll")
    assert "hint" not in (roll.get_attribute("class") or "").split()
    for place in range(2):
        marked.nth(place).click()
    assert "hint" in (roll.get_attribute("class") or "").split()


def test_around_one_device_the_landscape_says_whose_it_is(person: Page) -> None:
    open_table(person, "outback", [{"sit": "me", "name": "Ana"}, {"sit": "me", "name": "Bea"}])
    expect(person.locator(".landscape .whose")).to_contain_text("’s landscape")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_others_dice_and_steps_are_shown_one_after_the_other(
    browser: Browser, server: Running, size: dict[str, int]
) -> None:
    context = new_person(browser, server, size, paced=True)
    page = context.new_page()
    page.add_init_script(RECORD)
    open_table(page, "outback", [ME, BOT])
    name = page.locator(".seats article").nth(1).locator("strong").text_content()
    before = wait_for_turn(page)["count"]
    while state(page)["turn"]:
        settle_by_keys(page)
        page.wait_for_timeout(300)
    wait_for_turn(page, before)
    seen = page.evaluate("window.seen")
    assert any(f"{name}’s dice" in (text or "") for text in seen["tray"])
    assert len({text for text in seen["steps"] if text}) > 1
    context.close()


def test_a_line_of_the_log_that_is_pointed_at_marks_its_space(person: Page) -> None:
    link = make(person.context, {"from": {"record": finished("outback", 2)}, "seats": [ME, BOT]})
    person.goto(link)
    person.get_by_role("complementary", name="Game over").get_by_role("button", name="Close").click()
    person.locator(".panel ol li", has_text="settles").first.hover()
    expect(person.locator(".play .pointed")).to_have_count(1)


def test_another_tap_on_the_chosen_space_changes_nothing(person: Page) -> None:
    open_moment(person, "outback-roll", ME, BOT)
    wait_for_turn(person)
    person.locator(".takes [data-rove]").first.click()
    space = person.locator("[role=gridcell].usable").first
    space.click()
    settle, kept = person.locator(".tray .confirm"), person.locator(".dice [aria-pressed=true]")
    before = settle.inner_text(), [die.get_attribute("aria-label") for die in kept.all()]
    space.click()
    assert (settle.inner_text(), [die.get_attribute("aria-label") for die in kept.all()]) == before


def test_what_is_confirmed_is_seen_first(person: Page) -> None:
    open_moment(person, "outback-roll", ME, BOT)
    before = wait_for_turn(person)
    person.keyboard.press("t")
    person.keyboard.press("Enter")
    confirm = person.locator(".tray .confirm")
    expect(confirm).to_be_enabled()
    person.locator(".seats .trace").nth(1).click(position={"x": 14, "y": 14})
    back = person.get_by_role("button", name="back to yours")
    expect(back).to_be_visible()
    confirm.click()
    expect(back).to_have_count(0)
    assert state(person)["count"] == before["count"]
    confirm.click()
    wait_for_turn(person, before["count"])


ROOM = """() => {
  const box = (one) => one.getBoundingClientRect();
  const hexes = [...document.querySelectorAll('.large [data-hex] path:first-of-type')].map(box);
  const land = box(document.querySelector('.land'));
  const notes = [...document.querySelectorAll('.notes > *')].map(box);
  return {
    width: Math.min(...hexes.map(({ width }) => width)),
    beside: land.width - (Math.max(...hexes.map(({ right }) => right)) - Math.min(...hexes.map(({ left }) => left))),
    covered: hexes.filter((hex) => notes.some((note) =>
      Math.min(hex.right, note.right) - Math.max(hex.left, note.left) > 2
      && Math.min(hex.bottom, note.bottom) - Math.max(hex.top, note.top) > 6)).length,
  };
}"""
"""Of the large landscape: how wide a hex is, how much room is left beside them, and how many lie below a note."""


def test_a_small_phone_has_its_room_for_the_landscape(browser: Browser, server: Running) -> None:
    context = new_player(browser, server, "small-phone")
    page = context.new_page()
    open_moment(page, "outback-plus-five", ME, BOT)
    wait_for_turn(page)
    page.locator(".takes [data-rove]").first.tap()
    room = page.evaluate(ROOM)
    assert room["width"] > 30
    assert room["beside"] < 60
    context.close()


@pytest.mark.parametrize("size", ["phone", "small-phone", "landscape"])
def test_notes_cover_no_hex_of_the_landscape_that_is_looked_at(browser: Browser, server: Running, size: str) -> None:
    context = new_player(browser, server, size)
    page = context.new_page()
    match = scenes.moment("outback-plus-end")
    seats = [{**ME, "name": f"Flying fox by the billabong {n}"} for n in range(4)]
    page.goto(make(context, {"from": {"record": Record.of(match).to_json()}, "seats": seats}))
    expect(page.locator("aside.end")).to_be_visible()
    assert page.evaluate(ROOM)["covered"] == 0
    page.locator(".other").first.tap()
    expect(page.locator(".notes button")).to_be_visible()
    assert page.evaluate(ROOM)["covered"] == 0
    context.close()


def test_the_line_of_the_last_move_can_be_read_whole(browser: Browser, server: Running) -> None:
    for size in ("phone", "small-phone", "landscape"):
        context = new_player(browser, server, size)
        page = context.new_page()
        open_moment(page, "outback-roll", ME, BOT)
        wait_for_turn(page)
        settle_by_keys(page)
        line = page.locator(".last-line span")
        expect(line).to_contain_text("dice:")
        assert line.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1")
        context.close()


@pytest.mark.parametrize("size", ["laptop", "notebook"])
@pytest.mark.parametrize("scene", ["outback-roll", "outback-plus-roll"])
def test_on_a_low_screen_the_animals_of_the_jeep_can_be_told_apart(
    browser: Browser, server: Running, scene: str, size: str
) -> None:
    """And still all that one can take is in sight."""
    context = new_player(browser, server, size)
    page = context.new_page()
    open_moment(page, scene, ME, BOT)
    wait_for_turn(page)
    animals = page.locator(".jeep [data-jeep] .tile")
    widths = [box["width"] for animal in animals.all() if (box := animal.bounding_box())]
    assert min(widths) >= 27
    bag = page.locator(".jeep small").bounding_box()
    last = animals.last.bounding_box()
    assert bag is not None
    assert last is not None
    assert last["x"] + last["width"] < bag["x"]
    takes = page.locator(".takes-card")
    assert takes.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    context.close()
