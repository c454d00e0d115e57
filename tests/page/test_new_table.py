"""The form for a new table: little pictures of what can be chosen, and mountains made of boards."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import PHONE, SIZES, Running, new_person
from tests.page.looks import form


def own_mountain(page: Page) -> Locator:
    dialog = form(page, 3)
    dialog.get_by_role("button", name="Build your own").click()
    expect(typed(dialog)).to_have_value("01E0 02E1 / 03E2 04E3 / 05E0 06E1")
    return dialog


def typed(dialog: Locator) -> Locator:
    return dialog.get_by_label("As text")


def spot(dialog: Locator, row: int, column: int) -> Locator:
    return dialog.get_by_role("button", name=f"Row {row}, column {column}:")


def board(dialog: Locator, name: str) -> Locator:
    return dialog.get_by_role("group", name="Boards").get_by_role("button", name=f"Board {name}")


@pytest.fixture
def thumb(browser: Browser, server: Running) -> Iterator[Page]:
    """Somebody with a phone."""
    context = new_person(browser, server, PHONE)
    yield context.new_page()
    context.close()


def test_sizes_are_pictures_for_as_many_as_play(person: Page) -> None:
    dialog = form(person, 0)
    hard = dialog.get_by_role("button", name=re.compile("difficult"))
    expect(hard.locator("svg")).to_be_visible()
    expect(hard).to_contain_text("4 × 8")
    dialog.get_by_role("button", name="4", exact=True).click()
    expect(hard).to_contain_text("5 × 11")


def test_back_closes_the_form_and_not_the_page(person: Page) -> None:
    person.goto("/settings")
    person.goto("/")
    ways: list[Callable[[], object]] = [person.go_back, lambda: person.keyboard.press("Escape")]
    for close in ways:
        person.locator("article .picture").first.click()
        expect(person.get_by_role("dialog")).to_be_visible()
        close()
        expect(person.get_by_role("dialog")).to_have_count(0)
        expect(person).to_have_url(re.compile(r"/$"))
    person.go_back()
    expect(person).to_have_url(re.compile("/settings$"))


def test_back_from_a_new_table_leads_to_the_home_page_without_the_form(person: Page) -> None:
    person.goto("/settings")
    form(person, 0).get_by_role("button", name="Start").last.click()
    expect(person.locator(".banner")).to_contain_text("turn")
    person.go_back()
    expect(person).to_have_url(re.compile(r"/$"))
    expect(person.get_by_role("dialog")).to_have_count(0)
    person.go_back()
    expect(person).to_have_url(re.compile("/settings$"))


def test_the_ways_to_play_stay_on_one_line_in_german(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, {"width": 1280, "height": 800}, locale="de")
    page = context.new_page()
    page.goto("/")
    ways = page.locator("article").first.locator(".ways .button")
    expect(ways.first).to_be_visible()
    high = ways.evaluate_all(
        """all => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getClientRects().length ? Math.round(range.getBoundingClientRect().height) : 0;
        })"""
    )
    assert max(high) < 30, high
    context.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", range(4))
def test_a_phone_held_sideways_shows_who_plays_and_what_else_there_is(
    browser: Browser, server: Running, game: int, language: str
) -> None:
    width, height = SIZES["landscape"]
    context = new_person(browser, server, {"width": width, "height": height}, touch=True, locale=language)
    page = context.new_page()
    dialog = form(page, game)
    foot = dialog.locator("footer").bounding_box()
    assert foot is not None
    for seen in (dialog.locator("select").first, dialog.locator("legend").first):
        expect(seen).to_be_in_viewport(ratio=1)
        box = seen.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"]
    for button in (dialog.locator("header button"), dialog.locator("footer button")):
        expect(button).to_be_in_viewport(ratio=1)
        button.tap(trial=True)
    assert dialog.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
    context.close()


def test_landscapes_sides_and_mountains_are_pictures(person: Page) -> None:
    for game, shapes in [(1, "rect"), (2, "path"), (3, "rect")]:
        dialog = form(person, game)
        expect(dialog.locator(f".picture svg {shapes}").nth(8)).to_be_attached()


def test_a_size_of_ones_own(person: Page) -> None:
    dialog = form(person, 0)
    dialog.get_by_role("button", name=re.compile("Other")).first.click()
    dialog.get_by_role("group", name="Side 1").get_by_role("button", name="One more").click()
    expect(dialog.get_by_role("button", name=re.compile("Other")).first).to_contain_text("6 × 7")
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(person.locator(".banner")).to_contain_text("Your turn")


def test_what_does_not_go_together_is_said_beside_it_with_the_clause(person: Page) -> None:
    dialog = form(person, 0)
    dialog.get_by_text("More options").click()
    dialog.get_by_role("button", name="4", exact=True).click()
    start = dialog.get_by_role("group", name="Start", exact=True)
    expect(start.get_by_role("button", name="a frame around the area")).to_be_disabled()
    expect(start).to_contain_text("a frame around the area: only with 2 players")
    expect(start.get_by_role("link", name="DU-52")).to_be_visible()
    dialog.get_by_role("button", name="2", exact=True).click()
    expect(start.get_by_role("button", name="a frame around the area")).to_be_enabled()
    expect(start.get_by_role("link", name="DU-52")).to_have_count(0)


def test_a_line_is_drawn_over_the_cells_by_keys(person: Page) -> None:
    dialog = form(person, 0)
    dialog.get_by_text("More options").click()
    dialog.get_by_role("button", name="a line across the area").click()
    dialog.get_by_role("group", name="Line").get_by_role("button", name=re.compile("Other")).click()
    cells = dialog.get_by_role("application")
    cells.focus()
    for key in ["ArrowRight"] * 3 + ["ArrowUp"]:
        person.keyboard.press(key)
    expect(dialog.get_by_role("alert").get_by_role("link", name="DU-51")).to_be_visible()
    for key in ["Backspace"] + ["ArrowUp"] * 4 + ["ArrowRight"] * 4:
        person.keyboard.press(key)
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(cells).to_have_accessible_name(re.compile("11 cells"))


def test_boards_are_dragged_onto_the_mountain_and_off_it(person: Page) -> None:
    dialog = own_mountain(person)
    board(dialog, "07").drag_to(spot(dialog, 3, 3))
    expect(typed(dialog)).to_have_value("01E0 02E1 - / 03E2 04E3 - / 05E0 06E1 07E0")
    spot(dialog, 1, 1).drag_to(spot(dialog, 2, 2))
    expect(typed(dialog)).to_have_value("04E3 02E1 - / 03E2 01E0 - / 05E0 06E1 07E0")
    spot(dialog, 3, 3).drag_to(dialog.get_by_text("As text"))
    expect(typed(dialog)).to_have_value("04E3 02E1 / 03E2 01E0 / 05E0 06E1")


def test_boards_are_laid_by_keys(person: Page) -> None:
    dialog = own_mountain(person)
    board(dialog, "12").press("Enter")
    spot(dialog, 3, 2).focus()
    person.keyboard.press("ArrowDown")
    person.keyboard.press("Enter")
    expect(typed(dialog)).to_have_value("01E0 02E1 / 03E2 04E3 / 05E0 06E1 / - 12E0")
    spot(dialog, 4, 2).focus()
    person.keyboard.press("r")
    person.keyboard.press("x")
    expect(typed(dialog)).to_have_value("01E0 02E1 / 03E2 04E3 / 05E0 06E1 / - 12H1")
    person.keyboard.press("Delete")
    expect(typed(dialog)).to_have_value("01E0 02E1 / 03E2 04E3 / 05E0 06E1")


def test_a_thumb_taps_and_drags_boards(thumb: Page) -> None:
    dialog = own_mountain(thumb)
    board(dialog, "08").tap()
    spot(dialog, 4, 1).tap()
    expect(typed(dialog)).to_have_value("01E0 02E1 / 03E2 04E3 / 05E0 06E1 / 08E0 -")
    drag_by_touch(thumb, spot(dialog, 4, 1), spot(dialog, 4, 2))
    expect(typed(dialog)).to_have_value("01E0 02E1 / 03E2 04E3 / 05E0 06E1 / - 08E0")


def drag_by_touch(page: Page, one: Locator, other: Locator) -> None:
    one.scroll_into_view_if_needed()
    places = []
    for locator in (one, other):
        box = locator.bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = places
    fingers = page.context.new_cdp_session(page)
    touch = "Input.dispatchTouchEvent"
    fingers.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.7, 1):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        fingers.send(touch, {"type": "touchMove", "touchPoints": [point]})
    fingers.send(touch, {"type": "touchEnd", "touchPoints": []})


def test_a_mountain_that_breaks_a_rule_is_refused_beside_it(person: Page) -> None:
    dialog = own_mountain(person)
    typed(dialog).fill("01E - 02E")
    typed(dialog).press("Enter")
    expect(dialog.get_by_role("alert").get_by_role("link", name="DH-3")).to_be_visible()
    dialog.get_by_role("button", name="Round the gap").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(typed(dialog)).to_have_value(re.compile("10H0 - 08H3"))


def test_a_typed_mountain_lies_on_the_table_and_is_played(person: Page) -> None:
    dialog = own_mountain(person)
    typed(dialog).fill("05e 03h2 / 01E1 -")
    typed(dialog).press("Enter")
    expect(spot(dialog, 1, 2)).to_have_accessible_name("Row 1, column 2: Board 03, hard")
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(person.locator(".banner")).to_contain_text("Your turn")
    table = person.url.split("/t/")[1].split("?")[0]
    laid = person.evaluate("(id) => fetch(`/api/tables/${id}`).then((said) => said.json())", table)["view"]["course"]
    assert [[place and place["board"] + place["face"] for place in row] for row in laid] == [
        ["05E", "03H"],
        ["01E", None],
    ]


def test_what_was_put_together_is_there_after_a_reload(person: Page) -> None:
    dialog = own_mountain(person)
    dialog.get_by_role("button", name="Narrow ridge").click()
    expect(typed(dialog)).to_have_value(re.compile("02H1 / 08H0"))
    dialog = form(person, 3)
    expect(typed(dialog)).to_have_value(re.compile("02H1 / 08H0"))
