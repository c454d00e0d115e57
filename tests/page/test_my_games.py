"""My games: what waits for one comes first, and finished games say how they ended."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import scenes

from tablelands.core.node import Over
from tablelands.core.record import Record
from tests.page.conftest import PHONE, Running, new_person
from tests.page.tables import BOT, ME, make, open_table


def resign(page: Page) -> None:
    """Ends the game at once, by the interface."""
    table = page.url.split("/t/")[1].split("?")[0]
    said = page.evaluate(
        """(table) => fetch(`/api/tables/${table}/resign`, {method: 'POST', body: JSON.stringify({seat: 0, key: 'k'}),
             headers: {'content-type': 'application/json'}}).then((answer) => answer.text())""",
        table,
    )
    assert "error" not in said, said


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_a_game_that_waits_is_above_the_fold(browser: Browser, server: Running, size: dict[str, int]) -> None:
    context = new_person(browser, server, size)
    page = context.new_page()
    open_table(page, "down-under", [ME, BOT])
    expect(page.locator(".banner")).to_contain_text("Your turn")
    page.goto("/")
    expect(page.get_by_role("link", name="Down Under · Your turn")).to_be_in_viewport()
    context.close()


def test_a_finished_game_says_result_date_opponent_and_variant(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT], {"scoring": "special", "area": [3, 4]})
    expect(person.locator(".banner")).to_contain_text("Your turn")
    resign(person)
    person.goto("/tables")
    row = person.get_by_role("region", name="My games").locator(".row")
    expect(row).to_contain_text("You lost")
    expect(row).to_contain_text("length and animals")
    expect(row).to_contain_text("3 × 4")
    expect(row).to_contain_text(re.compile(r"with \w+.* · \d+:\d\d"))
    ended = datetime.now(tz=UTC)
    for later, written in ((40, r"\d+ [A-Z][a-z]+"), (400, rf"\d+ [A-Z][a-z]+ {ended.year}")):
        person.clock.set_fixed_time(ended + timedelta(days=later))
        person.reload()
        expect(row).to_contain_text(re.compile(rf"with \w+.* · {written}"))
        expect(row).not_to_contain_text(re.compile(r"\d+:\d\d"))


def test_those_that_wait_come_before_the_others(person: Page) -> None:
    make(person.context, {"game": "outback", "seats": [ME, BOT]})
    open_table(person, "sturts-stony-desert", [ME, BOT])
    expect(person.locator(".banner")).to_contain_text("Your turn")
    resign(person)
    person.goto("/tables")
    rows = person.get_by_role("region", name="My games").locator(".row")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("You lost")


def test_ones_own_points_come_first(person: Page) -> None:
    match = scenes.played("outback", 3, {}, None, "random")
    scores = match.node.scores if isinstance(match.node, Over) else None
    assert scores is not None
    written = [str(score).replace("-", "−") for score in scores]
    assert len(set(written)) == 3
    person.goto(make(person.context, {"from": {"record": Record.of(match).to_json()}, "seats": [BOT, ME, BOT]}))
    person.goto("/tables")
    row = person.get_by_role("region", name="My games").locator(".row")
    expect(row.locator(".chip")).to_have_text(re.compile(rf" · {written[1]} : {written[0]} : {written[2]}$"))
