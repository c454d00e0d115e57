"""Several people around one device."""

from playwright.sync_api import Locator, Page, expect

from tests.page.hands import MOUNTAIN, SHEET, tab_into
from tests.page.tables import Json, open_table

NAMES = ("Ana", "Ben", "Cleo")
SEATS: list[Json] = [{"sit": "me", "name": name} for name in NAMES]


def cover(page: Page) -> Locator:
    return page.locator("dialog.cover")


def take_device(page: Page, name: str) -> None:
    expect(cover(page)).to_contain_text(f"Hand the device to {name}")
    cover(page).get_by_role("button", name=f"I am {name}").click()
    expect(cover(page)).to_have_count(0)


def mark_starts(page: Page) -> None:
    for name in NAMES:
        expect(page.locator(".banner")).to_contain_text(f"{name}’s turn · mark where you start")
        assert tab_into(page, MOUNTAIN)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")


def draw(page: Page) -> None:
    page.locator(".downhill.draw").wait_for()
    assert tab_into(page, SHEET)
    page.keyboard.type("acegi")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def everybody_draws(page: Page) -> None:
    """In the order of the seats; the device goes from hand to hand."""
    for name in NAMES:
        take_device(page, name)
        draw(page)


def end_reveal(page: Page) -> None:
    page.keyboard.press("End")
    page.keyboard.press("End")
    page.locator(".downhill:not(.reveal)").wait_for()


def test_everybody_sees_each_reveal_before_the_device_is_handed_on(person: Page) -> None:
    open_table(person, "downhill", SEATS, {"course": "01E 02E", "max_rounds": 6})
    mark_starts(person)
    for _ in range(2):
        everybody_draws(person)
        expect(person.locator(".downhill.reveal")).to_be_visible()
        expect(person.locator(".downhill.reveal .below")).to_be_visible()
        expect(person.locator(SHEET)).to_have_count(0)
        expect(cover(person)).to_have_count(0)
        end_reveal(person)
        expect(cover(person)).to_contain_text("Hand the device to Ana")


def test_who_has_taken_the_device_can_draw_at_once(person: Page) -> None:
    open_table(person, "downhill", SEATS, {"course": "01E 02E", "max_rounds": 6})
    mark_starts(person)
    take_device(person, "Ana")
    expect(person.locator(SHEET)).to_be_focused()


def test_nothing_that_was_told_to_one_person_is_left_for_the_next(person: Page) -> None:
    open_table(person, "downhill", SEATS, {"course": "01E 02E", "max_rounds": 6})
    mark_starts(person)
    take_device(person, "Ana")
    draw(person)
    expect(cover(person)).to_contain_text("Ben")
    assert "Hole" not in (person.locator("[role=log]").text_content() or "")
    take_device(person, "Ben")
    expect(person.locator("[role=log]")).not_to_contain_text("Hole")
