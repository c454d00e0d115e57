"""The lesson follows what one does, the board keeps its scale, and the end is told with a chart."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.hands import lay_by_keys, play_to_the_end, wait_for_turn
from tests.page.tables import BOT, ME, open_table
from tests.page.test_everybody import placed


@pytest.fixture
def newcomer(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, newcomer=True)
    yield context.new_page()
    context.close()


def test_the_lesson_goes_along_with_the_first_turn(newcomer: Page) -> None:
    open_table(newcomer, "down-under", [ME, BOT])
    wait_for_turn(newcomer)
    lesson = newcomer.get_by_role("complementary", name="First turn")
    expect(lesson).to_contain_text("longest route")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Choose a tile")
    newcomer.keyboard.press("n")
    expect(lesson).to_contain_text("not laid yet")
    newcomer.keyboard.press("Escape")
    expect(lesson).to_contain_text("Choose a tile")
    lay_by_keys(newcomer)
    expect(lesson).to_contain_text("Well laid!")
    lesson.get_by_role("button", name="Play now").click()
    newcomer.reload()
    wait_for_turn(newcomer)
    expect(lesson).to_have_count(0)


def test_the_board_never_zooms_by_itself(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT], {})
    now = wait_for_turn(person)
    scales = []
    for _ in range(8):
        lay_by_keys(person)
        now = wait_for_turn(person, now["count"])
        scales.append(placed(person)[2])  # from the first move on: until then the page finds its place
    assert scales == scales[:1] * 8
    last = person.locator("[role=gridcell][aria-label*='last move']")
    expect(last).to_be_in_viewport()


def test_the_end_shows_how_everybody_stood_after_each_round(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    play_to_the_end(person, "down-under")
    chart = person.get_by_role("img", name=re.compile("Length of the routes after each round"))
    expect(chart).to_be_visible()
    assert chart.locator("path.line").count() == 2
