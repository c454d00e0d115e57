"""Everybody can play: with large letters, with the system's own few colours, with a finger, with a pen."""

import itertools
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.page.conftest import DESKTOP, PHONE, Running, new_person
from tests.page.hands import MOVES, state, wait_for_turn
from tests.page.looks import CUT, MIDDLES, mark_start, placed
from tests.page.tables import BOT, ME, open_table

GAMES = list(MOVES)
BOARDS = {
    "down-under": ".camera",
    "sturts-stony-desert": ".camera",
    "outback": ".land",
    "downhill": ".mountain .pane",
}
FREE = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const page = document.querySelector('.table-page');
  const inset = (side) => parseFloat(getComputedStyle(page).getPropertyValue(`--inset-${side}`));
  const tray = document.querySelector('.tray')?.getBoundingClientRect();
  const top = Math.max(box.top, inset('top'));
  const bottom = Math.min(box.bottom, selector === '.camera' && tray ? tray.top : innerHeight);
  return (bottom - top) / innerHeight;
}"""


def large_letters(page: Page) -> None:
    """As somebody sets them in the browser: twice the usual size."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def context(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[BrowserContext]:
    made = new_person(browser, server, request.param)
    yield made
    made.close()


@pytest.mark.parametrize("game", GAMES)
def test_with_large_letters_nothing_is_cut_off_and_the_board_keeps_its_room(context: BrowserContext, game: str) -> None:
    page = context.new_page()
    large_letters(page)
    open_table(page, game, [ME, BOT])
    before = wait_for_turn(page)
    page.evaluate("document.fonts.ready")
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") == 30
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(CUT) == []
    least = 0.4 if game in ("down-under", "sturts-stony-desert") else 0.2
    assert page.evaluate(FREE, BOARDS[game]) >= least
    MOVES[game](page)
    assert wait_for_turn(page, before["count"])["count"] > before["count"]


@pytest.mark.parametrize("game", GAMES)
def test_in_forced_colours_a_move_is_seen_and_made(browser: Browser, server: Running, game: str) -> None:
    context = new_person(browser, server, forced=True)
    page = context.new_page()
    open_table(page, game, [ME, BOT])
    before = wait_for_turn(page)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    ring = page.locator("article.moving").first
    assert ring.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    MOVES[game](page)
    assert wait_for_turn(page, before["count"])["count"] > before["count"]
    context.close()


# With a finger


@pytest.fixture
def phone(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, PHONE)
    yield context.new_page()
    context.close()


Point = tuple[float, float]


def touch(hand: CDPSession, kind: str, *fingers: Point) -> None:
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    hand.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def swipe(page: Page, *ways: tuple[Point, Point]) -> None:
    """As many fingers as there are ways, from the one point to the other."""
    hand = page.context.new_cdp_session(page)
    touch(hand, "Start", *(start for start, _ in ways))
    for step in range(1, 9):
        part = step / 8
        touch(hand, "Move", *((x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in ways))
    touch(hand, "End")


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert"])
def test_one_finger_pans_and_two_zoom(phone: Page, game: str) -> None:
    open_table(phone, game, [ME, BOT])
    before = wait_for_turn(phone)
    x, y, scale = placed(phone)
    swipe(phone, ((60, 480), (120, 430)))
    moved = placed(phone)
    assert (round(moved[0] - x), round(moved[1] - y)) == (60, -50)
    assert moved[2] == scale
    swipe(phone, ((180, 400), (160, 400)), ((220, 400), (240, 400)))
    assert placed(phone)[2] == pytest.approx(scale * 2, rel=0.02)
    phone.get_by_role("button", name="Show everything").tap()
    assert placed(phone)[2] != pytest.approx(scale * 2, rel=0.02)
    assert state(phone) == before


def drawn_by(phone: Page, draw: Callable[[list[Point]], None]) -> None:
    open_table(phone, "downhill", [ME, BOT])
    wait_for_turn(phone)
    mark_start(phone)
    sheet = phone.locator(".sheet-card svg[role=application]")
    sheet.wait_for()
    draw(sheet.locator("g.sheet circle").evaluate_all(MIDDLES))
    expect(phone.locator(".sheet-card .chip.gold").first).to_contain_text("5")
    assert phone.evaluate("scrollY") == 0


def test_a_line_is_drawn_with_a_finger(phone: Page) -> None:
    def draw(spots: list[Point]) -> None:
        hand = phone.context.new_cdp_session(phone)
        touch(hand, "Start", spots[0])
        for (x, y), (to_x, to_y) in itertools.pairwise(spots):
            for step in range(1, 5):
                touch(hand, "Move", (x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))
        touch(hand, "End")

    drawn_by(phone, draw)


def test_a_line_is_drawn_with_a_pen(phone: Page) -> None:
    def draw(spots: list[Point]) -> None:
        hand = phone.context.new_cdp_session(phone)

        def pen(kind: str, at: Point) -> None:
            down = {"button": "left", "buttons": 1, "clickCount": 1, "force": 0.5, "pointerType": "pen"}
            hand.send("Input.dispatchMouseEvent", {"type": f"mouse{kind}", "x": at[0], "y": at[1], **down})

        pen("Pressed", spots[0])
        for (x, y), (to_x, to_y) in itertools.pairwise(spots):
            for step in range(1, 5):
                pen("Moved", (x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))
        pen("Released", spots[-1])

    drawn_by(phone, draw)
