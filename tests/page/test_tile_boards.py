"""The boards of Down Under and Sturt's Stony Desert: what is drawn on them, and what never covers them."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import PHONE, Running, new_person
from tests.page.hands import agree_to_cost, lay_by_keys, state, wait_for_turn
from tests.page.tables import BOT, ME, SOMEBODY, Json, act, id_of, make, open_moment, open_table, read_table

GAMES = ["down-under", "sturts-stony-desert"]
SIZES = [(1280, 800), (1366, 768)]
LONG = 60_000
Box = dict[str, Any]


@pytest.fixture
def sized(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    width, height = request.param
    context = new_person(browser, server, {"width": width, "height": height})
    yield context.new_page()
    context.close()


def box_of(locator: Locator) -> Box:
    box = locator.bounding_box()
    assert box is not None
    return dict(box)


def choose_setting(page: Page, name: str, value: bool) -> None:
    words = "true" if value else "false"
    page.add_init_script(f"localStorage.setItem('tablelands.settings', JSON.stringify({{ {name}: {words} }}))")


# What is drawn


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_drawn_as_its_tile(person: Page, game: str) -> None:
    open_table(person, game, [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("h")
    agree_to_cost(person)
    drawn = person.locator(".suggestion.hint")
    expect(drawn).to_have_count(1, timeout=LONG)
    assert drawn.locator("path").count() > 3
    box = box_of(person.locator("[role=gridcell][aria-label*=hint i]"))
    person.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(drawn).to_have_count(0)
    expect(person.get_by_role("group", name="The tile on the board")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_columns_and_rows_are_named_as_hints_name_them(person: Page, game: str) -> None:
    open_table(person, game, [ME, BOT])
    wait_for_turn(person)
    lay_by_keys(person)
    wait_for_turn(person, 1)
    person.keyboard.press("n")
    label = person.locator("[role=gridcell]:focus").get_attribute("aria-label") or ""
    names = re.findall(r"\d+[NESW]", re.split("[.:]", label)[0])
    assert names
    shown = person.locator(".coordinates text").all_text_contents()
    assert set(names) <= set(shown)


@pytest.mark.parametrize(("game", "scene"), [("down-under", "down-under-two"), ("sturts-stony-desert", "sturt")])
def test_a_line_of_the_log_that_is_pointed_at_marks_its_tile(person: Page, game: str, scene: str) -> None:
    open_moment(person, scene, ME, BOT)
    wait_for_turn(person)
    where = read_table(person.context, person.url)["log"][2]["move"]
    pointed = person.locator("#table-board .pointed")
    expect(pointed).to_have_count(0)
    person.locator(".panel ol li").nth(2).hover()
    expect(pointed).to_have_count(1)
    tile = person.locator(f"[role=gridcell][data-cell='{where['x']},{where['y']}']")
    assert box_of(pointed)["x"] == pytest.approx(box_of(tile)["x"], abs=10)
    assert box_of(pointed)["y"] == pytest.approx(box_of(tile)["y"], abs=10)
    person.locator(".panel ol li").nth(3).hover()
    expect(pointed).to_have_count(1)
    assert box_of(pointed) != pytest.approx(box_of(tile), abs=10)
    person.locator(".banner").hover(force=True)
    expect(pointed).to_have_count(0)


def test_coordinates_can_be_switched_off(person: Page) -> None:
    choose_setting(person, "coordinates", value=False)
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    assert person.locator(".coordinates").count() == 0


def test_threats_are_marked_and_explained(person: Page) -> None:
    open_moment(person, "sturt-threat", ME, BOT)
    wait_for_turn(person)
    assert person.locator(".threat").count() > 0
    expect(person.locator(".legend")).to_have_text(re.compile("One tile here completes a route"))
    assert person.locator("[role=gridcell] title").count() > 0
    person.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a size is a size
    assert person.locator(".threat").count() > 0
    expect(person.locator(".legend")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("rated", [True, False], ids=["rated", "casual"])
def test_between_people_only_casual_games_mark_threats(browser: Browser, server: Running, rated: bool) -> None:
    people = [new_person(browser, server, PHONE), new_person(browser, server)]
    link = make(people[0], {"game": "sturts-stony-desert", "seats": [ME, SOMEBODY], "rated": rated})
    other = people[1].new_page()
    other.goto(link)
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator(".seats article")).to_have_count(2)
    events = Record.of(scenes.moment("sturt-threat")).to_json()["events"]
    version = read_table(people[0], link)["version"]
    for event in events:
        version = act(people[event["seat"]], id_of(link), "play", event | {"version": version})["version"]
    page = people[0].new_page()
    page.goto(link)
    wait_for_turn(page)
    for size in (PHONE, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a size is a size
        expect(page.locator(".legend")).to_be_visible(visible=not rated)
        assert (page.locator(".threat").count() > 0) is not rated
    for context in people:
        context.close()


def test_threats_can_be_switched_off(person: Page) -> None:
    choose_setting(person, "threats", value=False)
    open_moment(person, "sturt-threat", ME, BOT)
    wait_for_turn(person)
    assert person.locator(".threat").count() == 0
    assert person.locator("[role=gridcell][aria-label*='completes a']").count() == 0
    person.keyboard.press("n")
    assert person.locator(".tray .confirm small").count() == 0


def test_marked_cells_have_the_shape_of_the_chosen_route(person: Page) -> None:
    open_moment(person, "down-under-routes", ME, BOT)
    wait_for_turn(person)
    seen = set()
    for tile in person.locator(".tray .colours button").all():
        tile.click()
        person.locator(".tray [role=radio]:not([aria-disabled=true]):not(.waits)").first.click()
        shapes = person.locator(".shape[fill^='var(--seat-']")
        fills = shapes.evaluate_all("(all) => all.map((one) => one.getAttribute('fill'))")
        assert len(set(fills)) <= 1
        seen.update(fills)
    assert len(seen) == 2


# What happens


@pytest.mark.parametrize("game", GAMES)
def test_the_server_says_why_a_cell_is_closed(person: Page, game: str) -> None:
    open_table(person, game, [ME, BOT])
    before = wait_for_turn(person)
    person.keyboard.press("n")
    person.keyboard.press("Escape")
    person.locator("[role=gridcell]").first.click(force=True)
    expect(person.get_by_role("link", name=re.compile(r"^(DU|SD)-\d+$"))).to_be_visible()
    assert state(person)["count"] == before["count"]
    lay_by_keys(person)
    assert wait_for_turn(person, before["count"])["count"] > before["count"]


@pytest.mark.parametrize("game", GAMES)
def test_n_puts_the_tile_down_for_trial(person: Page, game: str) -> None:
    open_table(person, game, [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("n")
    pill = person.get_by_role("group", name="The tile on the board")
    expect(pill).to_be_visible()
    pill.get_by_role("button", name="Cancel").click()
    expect(pill).to_have_count(0)


# What covers what


@pytest.mark.parametrize("sized", SIZES, indirect=True)
@pytest.mark.parametrize("scene", ["sturt", "sturt-first", "sturt-threat", "down-under", "down-under-unlimited"])
def test_the_turn_pill_is_near_its_tile_and_in_sight(sized: Page, scene: str) -> None:
    open_moment(sized, scene, ME, BOT)
    wait_for_turn(sized)
    panel, seats = box_of(sized.locator(".panel")), box_of(sized.locator(".seats"))
    pill = sized.get_by_role("group", name="The tile on the board")
    for _ in range(4):
        sized.keyboard.press("n")
        expect(pill).to_be_visible()
        sized.wait_for_timeout(500)  # the camera glides
        box, cell = box_of(pill), box_of(sized.locator("[role=gridcell]:focus"))
        assert box["x"] >= seats["x"] + seats["width"]
        assert box["x"] + box["width"] <= panel["x"]
        gap = max(box["x"] - cell["x"] - cell["width"], cell["x"] - box["x"] - box["width"])
        assert gap <= 3.7 * cell["width"]
        if scene == "sturt-first":
            assert gap <= 2 * cell["width"]


@pytest.mark.parametrize("sized", SIZES, indirect=True)
@pytest.mark.parametrize("scene", ["sturt", "down-under"])
def test_zoom_buttons_stand_beside_the_board(sized: Page, scene: str) -> None:
    open_moment(sized, scene, ME, BOT)
    wait_for_turn(sized)
    seats = box_of(sized.locator(".seats"))
    for name in ["Zoom in", "Zoom out", "Show everything"]:
        box = box_of(sized.get_by_role("button", name=name))
        assert box["x"] + box["width"] <= seats["x"] + seats["width"]
        assert box["y"] >= seats["y"] + seats["height"]


@pytest.mark.parametrize("sized", SIZES, indirect=True)
def test_the_whole_board_is_in_sight_at_the_first_moment_of_a_replay(sized: Page) -> None:
    open_moment(sized, "sturt", ME, BOT)
    wait_for_turn(sized)
    sized.goto(sized.url.split("?")[0] + "/0")
    expect(sized.get_by_role("region", name="Replay")).to_be_visible()
    sized.wait_for_timeout(600)
    grid, panel = box_of(sized.get_by_role("grid")), box_of(sized.locator(".panel"))
    bar = box_of(sized.get_by_role("region", name="Replay"))
    assert grid["x"] >= box_of(sized.locator(".seats"))["x"] + box_of(sized.locator(".seats"))["width"]
    assert grid["x"] + grid["width"] <= panel["x"]
    assert grid["y"] >= 0
    assert grid["y"] + grid["height"] <= bar["y"]


@pytest.mark.parametrize("sized", [(1280, 800)], indirect=True)
def test_a_tile_of_a_bot_is_never_under_the_log(sized: Page) -> None:
    open_moment(sized, "down-under-unlimited", ME, BOT)
    before = wait_for_turn(sized)
    sized.mouse.move(640, 300)
    sized.mouse.down()
    sized.mouse.move(1200, 300, steps=6)
    sized.mouse.up()
    lay_by_keys(sized)
    wait_for_turn(sized, before["count"])
    sized.wait_for_timeout(700)
    cell = box_of(sized.locator("[role=gridcell][aria-label*='last move']"))
    assert cell["x"] + cell["width"] <= box_of(sized.locator(".panel"))["x"]
    assert cell["x"] >= box_of(sized.locator(".seats"))["width"]


@pytest.mark.parametrize("scene", ["down-under", "sturt-route"])
def test_what_cards_of_seats_say_is_equally_high(person: Page, scene: str) -> None:
    open_moment(person, scene, ME, BOT)
    wait_for_turn(person)
    heights = person.locator(".seats article > .line").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1


@pytest.fixture(params=["en", "de", "fr"])
def reader(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, locale=request.param)
    yield context.new_page()
    context.close()


CUT_OR_COVERED = """() => {
  const cut = [...document.querySelectorAll('.seats article :is(.text, .line)')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
  const parts = [...document.querySelectorAll('.seats article')].map((card) =>
    [...card.querySelectorAll('.who strong, .score, .clock, .line > .line, .beasts li')]);
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const covered = parts.flatMap((all) => all.filter((one) => all.some((other) =>
    one !== other && meet(one.getBoundingClientRect(), other.getBoundingClientRect()))));
  return [...cut, ...covered].map((one) => one.className + ': ' + one.textContent);
}"""


@pytest.mark.parametrize("scene", ["down-under", "down-under-routes", "down-under-ends"])
def test_a_card_with_a_clock_says_all_of_its_route(reader: Page, scene: str) -> None:
    match = scenes.moment(scene)
    count = match.setup.seats
    seats: list[Json] = [{**ME, "name": ["Ana", "Ben", "Dara", "Mila"][seat]} for seat in range(count)]
    wish: Json = {"from": {"record": Record.of(match).to_json()}, "seats": seats}
    reader.goto(make(reader.context, wish | {"clock": {"kind": "game", "seconds": 4900, "increment": 10}}))
    expect(reader.locator(".clock")).to_have_count(count)
    reader.evaluate("document.fonts.ready")
    for width, height in SIZES:
        reader.set_viewport_size({"width": width, "height": height})
        assert reader.evaluate(CUT_OR_COVERED) == []
        heights = reader.locator(".seats article").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert len(set(heights)) == 1
