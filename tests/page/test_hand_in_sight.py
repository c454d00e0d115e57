"""Down Under: every tile of the hand is in sight, also with special scoring on small screens."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.hands import wait_for_turn
from tests.page.tables import BOT, ME, open_moment, open_table

SIZES = [(1280, 800), (1366, 768), (1440, 900)]
HELD = [(844, 390), (820, 1180)]
PHONES = [(390, 844), (360, 640)]
SPECIAL = {"scoring": "special", "ends": 1}
HIDDEN = """() => [...document.querySelectorAll('.tray [role=radio]')].filter((tile) => {
  const box = tile.getBoundingClientRect();
  const tray = tile.closest('.tray').getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.left < tray.left || box.right > tray.right || !seen || !tile.contains(seen);
}).map((tile) => tile.ariaLabel)"""


@pytest.fixture
def sized(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    width, height = request.param
    context = new_person(browser, server, {"width": width, "height": height})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("sized", [*SIZES, *HELD], indirect=True)
def test_all_tiles_are_in_sight_with_special_scoring(sized: Page) -> None:
    open_moment(sized, "down-under", ME, BOT)
    wait_for_turn(sized)
    assert sized.evaluate(HIDDEN) == []
    seen = sized.locator(".tray [role=radio]").count()
    for kind in sized.get_by_role("group", name="Which kind of tile").get_by_role("button").all()[1:]:
        kind.click()
        assert sized.evaluate(HIDDEN) == []
        seen += sized.locator(".tray [role=radio]").count()
    assert seen >= 10


@pytest.mark.parametrize("sized", SIZES + HELD + PHONES, indirect=True)
def test_the_only_legal_tile_is_chosen_and_in_sight(sized: Page) -> None:
    """With one end, everybody begins with a terminal."""
    open_table(sized, "down-under", [ME, BOT], SPECIAL)
    wait_for_turn(sized)
    chosen = sized.locator(".tray [role=radio][aria-checked=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_accessible_name(re.compile("^Terminal, "))
    label = chosen.get_attribute("aria-label")
    assert label not in sized.evaluate(HIDDEN)


@pytest.mark.parametrize("sized", [(320, 640)], indirect=True)
def test_the_wheel_scrolls_a_hand_that_is_too_long(sized: Page) -> None:
    open_moment(sized, "down-under", ME, BOT)
    wait_for_turn(sized)
    sized.get_by_role("group", name="Which kind of tile").get_by_role("button", name="Curve").click()
    row = sized.get_by_role("radiogroup")
    assert row.evaluate("(row) => row.scrollWidth > row.clientWidth")
    row.hover()
    sized.mouse.wheel(0, 200)
    sized.wait_for_function("() => document.querySelector('[role=radiogroup]').scrollLeft > 0")
