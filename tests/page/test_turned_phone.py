"""A phone that is turned while the board is still moving keeps in view what can be done."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.conftest import PHONE, Running, new_person
from tests.page.hands import wait_for_turn
from tests.page.pointers import LEGAL, Finger, lay
from tests.page.sight import find_points
from tests.page.tables import BOT, ME, open_table

SIDEWAYS = {"width": PHONE["height"], "height": PHONE["width"]}


@pytest.fixture
def phone(browser: Browser, server: Running) -> Iterator[Page]:
    """Motion is not reduced: boards glide."""
    context = new_person(browser, server, PHONE)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    yield page
    context.close()


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert"])
def test_a_legal_place_stays_in_view(phone: Page, game: str) -> None:
    open_table(phone, game, [ME, BOT], {})
    wait_for_turn(phone)
    find_points(phone.locator(LEGAL))
    for size in (SIDEWAYS, PHONE):
        turn(phone, size)
    before = wait_for_turn(phone)
    lay(Finger(phone))
    wait_for_turn(phone, before["count"])
    for size in (SIDEWAYS, PHONE):
        turn(phone, size)


def turn(phone: Page, size: dict[str, int]) -> None:
    phone.set_viewport_size(size)  # type: ignore[arg-type]  # a size is a size
    phone.wait_for_timeout(1000)  # nothing says that a board stands still
    find_points(phone.locator(LEGAL))
