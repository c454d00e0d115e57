"""Several people around one device."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page import pointers
from tests.page.hands import MOUNTAIN, SHEET, tab_into, wait_for_turn
from tests.page.pointers import Finger
from tests.page.sight import find_points
from tests.page.tables import Json, open_table

NAMES = ("Ana", "Ben", "Cleo")
SEATS: list[Json] = [{"sit": "me", "name": name} for name in NAMES]


def cover(page: Page) -> Locator:
    return page.locator("dialog.cover")


def take_device(page: Page, name: str) -> None:
    expect(cover(page)).to_contain_text(f"Hand the device to {name}")
    cover(page).get_by_role("button", name=f"I am {name}").click()
    expect(cover(page)).to_have_count(0)


def mark_start(page: Page) -> None:
    assert tab_into(page, MOUNTAIN)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def draw(page: Page) -> None:
    page.locator(".downhill.draw").wait_for()
    assert tab_into(page, SHEET)
    page.keyboard.type("acegi")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def end_reveal(page: Page) -> None:
    page.locator(".downhill.reveal").wait_for()
    page.keyboard.press("End")
    page.keyboard.press("End")
    page.locator(".downhill:not(.reveal)").wait_for()


@dataclass(frozen=True)
class Way:
    """How people act: by keys or by touch."""

    mark_start: Callable[[Page], None]
    draw: Callable[[Page], None]
    step: Callable[[Page], None]
    """To the next line of a reveal."""
    end_reveal: Callable[[Page], None]


KEYS = Way(mark_start, draw, lambda page: page.keyboard.press("ArrowRight"), end_reveal)
TOUCH = Way(
    lambda page: pointers.mark_start(Finger(page)),
    lambda page: pointers.draw(Finger(page)),
    lambda page: pointers.press(Finger(page), ".reveal [aria-label='Next step']"),
    lambda page: pointers.end_reveal(Finger(page)),
)


def mark_starts(page: Page, way: Way = KEYS) -> None:
    for name in NAMES:
        expect(page.locator(".banner")).to_contain_text(f"{name}’s turn · mark where you start")
        way.mark_start(page)


def everybody_draws(page: Page, way: Way) -> None:
    """In the order of the seats; the device goes from hand to hand."""
    for name in NAMES:
        take_device(page, name)
        way.draw(page)


def check_reveal(page: Page, way: Way) -> None:
    """The mountain and the buttons are in sight, and everybody's line is told; nothing of the next round is there."""
    expect(page.locator(".downhill.reveal .below")).to_be_visible()
    expect(page.locator(SHEET)).to_have_count(0)
    expect(cover(page)).to_have_count(0)
    find_points(page.locator(MOUNTAIN))
    for button in page.locator(".reveal .bar button").all():
        find_points(button)
    told = []
    for _ in NAMES:
        told.append(page.locator(".reveal .bar strong").inner_text().split()[0])
        way.step(page)
    assert sorted(told) == list(NAMES)


@pytest.mark.parametrize(
    ("player", "way"),
    [("laptop", KEYS), ("phone", TOUCH), ("landscape", TOUCH)],
    indirect=["player"],
    ids=["keys", "touch", "touch-sideways"],
)
def test_everybody_sees_each_reveal_before_the_device_is_handed_on(player: Page, way: Way) -> None:
    open_table(player, "downhill", SEATS, {"course": "01E 02E", "max_rounds": 6})
    mark_starts(player, way)
    for _ in range(2):
        everybody_draws(player, way)
        check_reveal(player, way)
        way.end_reveal(player)
        expect(cover(player)).to_contain_text("Hand the device to Ana")


def test_the_last_reveal_can_be_seen_again(person: Page) -> None:
    open_table(person, "downhill", SEATS, {"course": "01E 02E", "max_rounds": 6})
    mark_starts(person)
    take_device(person, "Ana")
    expect(person.get_by_role("button", name="Watch again")).to_have_count(0)
    for name in NAMES:
        if name != "Ana":
            take_device(person, name)
        draw(person)
    end_reveal(person)
    take_device(person, "Ana")
    person.get_by_role("button", name="Watch again").click()
    expect(person.locator(".downhill.reveal .below")).to_be_visible()
    expect(cover(person)).to_have_count(0)
    person.keyboard.press("End")
    person.get_by_role("button", name="Go on").click()
    expect(person.locator(".downhill.draw")).to_be_visible()


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert", "outback", "downhill"])
def test_no_card_says_you(person: Page, game: str) -> None:
    open_table(person, game, SEATS[:2])
    wait_for_turn(person)
    cards = person.locator(".seats article")
    for card, name in zip(cards.all(), NAMES, strict=False):
        expect(card).to_contain_text(name)
        expect(card).not_to_have_text(re.compile(r"\b(you|your)\b", re.IGNORECASE))
    expect(person.locator(".banner")).to_contain_text(re.compile("^ *(Ana|Ben)’s turn"))


def test_whoever_types_no_name_is_called_by_the_number_of_the_seat(person: Page) -> None:
    person.goto("/")
    person.get_by_role("button", name="On one device").first.click()
    person.get_by_role("dialog").get_by_role("button", name="Start", exact=True).click()
    expect(person.locator(".seats article")).to_have_count(2)
    for card, name in zip(person.locator(".seats article").all(), ("Player 1", "Player 2"), strict=True):
        expect(card).to_contain_text(name)


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
