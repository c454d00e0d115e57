"""With a finger, on a phone held upright: a tap never commits, and what commits is within reach."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import PHONE, Running, new_person
from tests.page.hands import state, wait_for_turn
from tests.page.looks import MIDDLES, mark_start, tap_low
from tests.page.tables import BOT, ME, SHORT, make, open_moment, open_table, read_table

IS_UNDER_THE_FINGER = """(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


@pytest.fixture
def phone(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, PHONE)
    yield context.new_page()
    context.close()


def lay(page: Page) -> None:
    page.locator("[role=gridcell]").nth(middle(page)).tap()
    tap_low(page.get_by_role("button", name="Lay it").last)


def middle(page: Page) -> int:
    """Where the first tile lies."""
    return page.locator("[role=gridcell]").count() // 2


def settle(page: Page) -> None:
    if page.locator(".takes .take").count():
        page.locator(".takes .take").first.tap()
        if page.locator(".tray .confirm").is_disabled():
            page.locator(".land .usable").first.tap()
        tap_low(page.locator(".tray .confirm"))
    else:
        tap_low(page.locator(".tray .roll"))


TAPS: dict[str, Callable[[Page], None]] = {
    "down-under": lay,
    "sturts-stony-desert": lay,
    "outback": settle,
    "downhill": mark_start,
}


@pytest.mark.parametrize("game", TAPS)
def test_a_move_by_taps(phone: Page, game: str) -> None:
    open_table(phone, game, [ME, BOT])
    before = wait_for_turn(phone)
    TAPS[game](phone)
    assert wait_for_turn(phone, before["count"])["count"] > before["count"]


def test_a_tap_alone_does_not_commit(phone: Page) -> None:
    open_table(phone, "down-under", [ME, BOT])
    before = wait_for_turn(phone)
    phone.locator("[role=gridcell]").nth(middle(phone)).tap()
    expect(phone.get_by_role("button", name="Lay it").last).to_be_enabled()
    assert state(phone) == before


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_a_double_tap_does_not_resign(phone: Page, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(phone, "down-under", [ME, BOT])
    wait_for_turn(phone)
    phone.get_by_role("button", name="More").tap()
    box = phone.get_by_role("button", name="Resign").bounding_box()
    assert box is not None
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    question = phone.get_by_role("dialog", name="Really resign?")
    expect(question).to_be_visible()
    phone.wait_for_timeout(200)
    assert read_table(phone.context, phone.url)["state"] == "playing"
    question.get_by_role("button", name="Play on").tap()
    expect(question).to_have_count(0)


def test_a_second_tap_rolls_no_dice_that_nobody_has_seen(phone: Page) -> None:
    open_moment(phone, "outback-plus-five", ME, BOT)
    wait_for_turn(phone)
    roll = phone.locator(".tray .roll")
    expect(roll).to_have_text(re.compile("2 left"))
    expect(roll).to_be_enabled()
    box = roll.bounding_box()
    assert box is not None
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        phone.wait_for_timeout(150)
    expect(roll).to_have_text(re.compile("1 left"))
    phone.wait_for_timeout(1000)
    expect(roll).to_have_text(re.compile("1 left"))


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)], ids=str)
def test_a_second_tap_on_settle_does_not_end_the_turn(phone: Page, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    open_moment(phone, "outback-roll", ME, BOT)
    before = wait_for_turn(phone)["count"]
    phone.locator(".takes [data-rove]").first.tap()
    settle, done = phone.locator(".tray .confirm"), phone.get_by_role("button", name="Done")
    phone.locator("[role=gridcell].usable").first.tap()
    expect(settle).to_be_enabled()
    box = settle.bounding_box()
    assert box is not None
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.wait_for_timeout(150)
    expect(done).to_be_enabled()
    assert state(phone)["count"] == before + 1
    done.tap()
    expect(done).to_have_count(0)


def test_a_double_tap_does_not_seal(phone: Page) -> None:
    open_moment(phone, "downhill", ME, BOT)
    wait_for_turn(phone)
    phone.locator(".sheet-card svg[role=application]").focus()
    phone.keyboard.type("acegi")
    seal = phone.locator(".seal")
    box = seal.bounding_box()
    assert box is not None
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(seal).to_contain_text("Seal for good?")
    expect(seal).to_be_enabled()
    seal.tap()
    phone.locator(".downhill.reveal").wait_for()


def test_a_tap_for_the_board_presses_nothing_on_the_result(phone: Page) -> None:
    match = scenes.played("down-under", 2, SHORT["down-under"], None, "random")
    phone.goto(make(phone.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]}))
    rematch = phone.get_by_role("complementary", name="Game over").get_by_role("button", name="Rematch")
    expect(rematch).to_be_attached()
    box = rematch.bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.wait_for_timeout(800)
    expect(rematch).to_be_visible()
    rematch.tap()
    expect(phone.locator("aside.end")).to_have_count(0)


def test_a_line_is_drawn_freehand(phone: Page) -> None:
    open_table(phone, "downhill", [ME, BOT])
    wait_for_turn(phone)
    mark_start(phone)
    sheet = phone.locator(".sheet-card svg[role=application]")
    sheet.wait_for()
    spots = sheet.locator("g.sheet circle").evaluate_all(MIDDLES)
    phone.mouse.move(*spots[0])
    phone.mouse.down()
    for spot in spots:
        phone.mouse.move(*spot, steps=4)
    phone.mouse.up()
    expect(phone.locator(".sheet-card .chip.gold").first).to_contain_text("5")


def test_the_log_opens_as_a_drawer(phone: Page) -> None:
    open_table(phone, "outback", [ME, BOT])
    wait_for_turn(phone)
    expect(phone.get_by_role("tab", name="Log")).not_to_be_in_viewport()
    phone.get_by_role("button", name="Log").tap()
    expect(phone.get_by_role("tab", name="Log")).to_be_in_viewport()
    phone.locator(".panel").get_by_role("button", name="Close").tap()
    expect(phone.get_by_role("tab", name="Log")).not_to_be_in_viewport()


def test_taps_go_through_the_words_of_a_notice(phone: Page) -> None:
    open_table(phone, "sturts-stony-desert", [ME, BOT])
    expect(phone.locator(".banner")).to_contain_text("Your turn")
    phone.locator("[role=gridcell]").first.tap(force=True)
    words = phone.locator(".toast span")
    expect(words).to_be_visible()
    assert words.evaluate(IS_UNDER_THE_FINGER) is False
    assert phone.locator(".toast a").evaluate(IS_UNDER_THE_FINGER) is True
