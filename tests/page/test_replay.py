"""Looking back at a game, and going on from there."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import SIZES, Running, new_person
from tests.page.hands import play_to_the_end, wait_for_turn
from tests.page.looks import COVERED, area, resize
from tests.page.tables import BOT, ME, SHORT, Json, make, open_table, read_table

BOARD = "() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel).join()"

CUT = """(all) => all
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.fixture
def ended(person: Page) -> Page:
    """At the end of a short game."""
    open_table(person, "down-under", [ME, BOT])
    play_to_the_end(person, "down-under")
    return person


def test_every_moment_can_be_reached(ended: Page) -> None:
    ended.get_by_role("button", name="Replay").click()
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/0"))
    empty = ended.evaluate(BOARD)
    count = ended.locator(".panel ol li").count()
    ended.get_by_role("button", name="Next", exact=True).click()
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/1\b"))
    ended.keyboard.press("ArrowRight")
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/2\b"))
    expect(ended.locator(".banner")).to_have_text(re.compile(f"Move 2 of {count}"))
    ended.wait_for_function(f"(before) => ({BOARD})() !== before", arg=empty)
    ended.get_by_role("slider").fill("4")
    expect(ended.locator(".banner")).to_have_text(re.compile(f"Move 4 of {count}"))
    ended.get_by_role("button", name="To the end").click()
    expect(ended).to_have_url(re.compile(rf"/t/[\w-]+/{count}\b"))
    ended.get_by_role("button", name="Back to the game").last.click()
    expect(ended.get_by_role("complementary", name="Game over")).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
def test_a_replay_plays_to_the_end(person: Page, game: str) -> None:
    match = scenes.played(game, 2, SHORT[game], None, "random")
    link = make(person.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]})
    count = len(read_table(person.context, link)["log"])
    path, _, key = link.partition("?")
    person.goto(f"{path}/{count - 3}?{key}")
    expect(person.locator(".banner")).to_contain_text("Move")
    person.get_by_role("button", name="Play", exact=True).click()
    expect(person).to_have_url(re.compile(rf"/{count}\?"))
    expect(person.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_replay_plays_from_the_first_move_on(ended: Page) -> None:
    ended.get_by_role("button", name="Replay").click()
    expect(ended.get_by_role("button", name="Pause")).to_be_visible()
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/2\b"))
    ended.get_by_role("button", name="Pause").click()
    expect(ended.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_can_be_made_faster(person: Page) -> None:
    """Four times as fast there is a move every 225 milliseconds, not every 900."""
    match = scenes.played("down-under", 2, {"area": [4, 5]}, None, "random")
    link = make(person.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]})
    path, _, key = link.partition("?")
    person.goto(f"{path}/1?{key}")
    bar = person.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Speed 1×").focus()
    person.keyboard.press("Enter")
    expect(bar.get_by_role("button", name="Speed 2×")).to_be_focused()
    person.keyboard.press("Enter")
    expect(bar.get_by_role("button", name="Speed 4×")).to_have_text("4×")
    person.clock.install()
    bar.get_by_role("button", name="Play", exact=True).click()
    person.clock.run_for(300)
    expect(person).to_have_url(re.compile(r"/2\?"))
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("button", name="Speed 4×").click()
    expect(bar.get_by_role("button", name="Speed 1×")).to_be_visible()


def test_back_leads_from_a_replay_to_the_result(ended: Page) -> None:
    ended.get_by_role("button", name="Replay").click()
    ended.get_by_role("button", name="Next", exact=True).click()
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/1\b"))
    ended.go_back()
    expect(ended.get_by_role("complementary", name="Game over")).to_be_visible()


def test_looking_back_one_reads_that_it_is_ones_turn(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("n")
    person.keyboard.press("Enter")
    wait_for_turn(person, 1)
    person.locator(".panel ol button").first.click()
    expect(person.locator(".banner")).to_have_text("Move 1 of 2 · Your turn")


def test_a_line_of_the_log_leads_to_its_moment(ended: Page) -> None:
    ended.get_by_role("button", name="Close").last.click()
    ended.locator(".panel ol button").nth(2).click()
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/3\b"))
    expect(ended.locator(".panel [aria-current=true]")).to_have_count(1)


def test_a_link_leads_to_its_moment(ended: Page) -> None:
    ended.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ended.get_by_role("button", name="Replay").click()
    ended.get_by_role("slider").fill("3")
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/3\b"))
    ended.get_by_role("button", name="Link to this moment").click()
    expect(ended.get_by_role("button", name="Copied")).to_be_visible()
    expect(ended.locator(".toast")).to_contain_text("link to this moment has been copied")
    page = ended.context.new_page()
    page.goto(ended.evaluate("navigator.clipboard.readText()"))
    expect(page.locator(".banner")).to_contain_text("Move 3 of")


def test_a_moment_can_be_played_on_from(ended: Page) -> None:
    ended.get_by_role("button", name="Replay").click()
    ended.get_by_role("slider").fill("4")
    expect(ended).to_have_url(re.compile(r"/t/[\w-]+/4\b"))
    old = ended.url
    ended.get_by_role("button", name="Play on from here").click()
    expect(ended).not_to_have_url(re.compile(old.split("/t/")[1].split("/")[0]))
    assert wait_for_turn(ended)["count"] >= 4
    assert play_to_the_end(ended, "down-under") > 0


def test_a_record_is_saved_and_can_be_opened_again(ended: Page) -> None:
    with ended.expect_download() as saved:
        ended.get_by_role("button", name="Download game").click()
    assert saved.value.suggested_filename == "down-under.tablelands.json"
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["game"] == "down-under"
    count = ended.locator(".panel ol li").count()
    ended.goto("/settings")
    ended.get_by_label("Open a saved game").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(ended).to_have_url(re.compile("/t/"))
    expect(ended.locator(".panel ol li")).to_have_count(count)


def test_nobody_is_away_from_a_saved_game(person: Page) -> None:
    record = Record.of(scenes.played("down-under", 2, SHORT["down-under"], None, "random")).to_json()
    saved = record | {"seats": [{"name": "Ana"}, {"name": "Ben"}]}
    person.goto("/settings")
    person.get_by_label("Open a saved game").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(saved).encode()}
    )
    person.get_by_role("complementary", name="Game over").get_by_role("button", name="Close").click()
    expect(person.locator(".seats article")).to_have_count(2)
    expect(person.locator(".seats")).to_contain_text("Ben")
    expect(person.locator(".away")).to_have_count(0)


@pytest.mark.parametrize("kind", ["PNG", "SVG"])
def test_the_board_is_saved_as_a_picture(ended: Page, kind: str) -> None:
    ended.get_by_role("button", name="Replay").click()
    ended.get_by_role("button", name="Export").click()
    with ended.expect_download() as saved:
        ended.get_by_role("button", name=f"Picture ({kind})").click()
    begins = {"PNG": b"\x89PNG", "SVG": b"<svg"}[kind]
    assert saved.value.path().read_bytes().startswith(begins)


# Outback, whose board needs all the height


@pytest.fixture(params=["en", "de", "fr"])
def camp(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    """Looks back to dice that were kept, in a game of Outback Plus with long names."""
    context = new_person(browser, server, locale=request.param)
    match = scenes.played("outback", 4, {"edition": "plus"}, 120, "greedy")
    seats: list[Json] = [{**ME, "name": f"Flying fox by the old billabong {seat}"} for seat in range(4)]
    link = make(context, {"from": {"record": Record.of(match).to_json()}, "seats": seats})
    log = read_table(context, link)["log"]
    kept = next(entry["n"] for entry in log if entry.get("move", {}).get("type") == "keep")
    path, _, key = link.partition("?")
    page = context.new_page()
    page.goto(f"{path}/{kept}?{key}")
    expect(page.locator(".tray")).to_be_visible()
    page.evaluate("document.fonts.ready")
    yield page
    context.close()


def test_the_replay_of_outback_leaves_dice_and_story_in_sight(camp: Page) -> None:
    for size in ("laptop", "notebook", "landscape", "phone"):
        resize(camp, SIZES[size])
        camp.wait_for_timeout(300)
        assert area(camp, ".tray-card")["bottom"] <= area(camp, ".replay")["top"] + 1, size
        assert camp.locator(".play").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, size
        assert camp.evaluate(COVERED) == [], size
        told = camp.locator(".last-line span, .steps p").filter(visible=True)
        expect(told.first).to_be_in_viewport(ratio=1)
        assert told.evaluate_all(CUT) == [], size
