"""The lesson follows what one does, the board keeps its scale, and the end is told with a chart."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import Running, new_person
from tests.page.hands import lay_by_keys, play_to_the_end, wait_for_turn
from tests.page.looks import placed
from tests.page.tables import BOT, ME, SOMEBODY, make, open_table


@pytest.fixture
def newcomer(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, newcomer=True)
    yield context.new_page()
    context.close()


def test_the_lesson_goes_along_with_the_first_turn(newcomer: Page) -> None:
    open_table(newcomer, "down-under", [ME, BOT])
    wait_for_turn(newcomer)
    lesson = newcomer.get_by_role("complementary", name="First turn")
    expect(lesson).to_contain_text("as long as you can")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Choose a tile")
    newcomer.keyboard.press("n")
    expect(lesson).to_contain_text("not laid yet")
    newcomer.keyboard.press("Escape")
    expect(lesson).to_contain_text("Choose a tile")
    lay_by_keys(newcomer)
    expect(lesson).to_contain_text("Well played!")
    lesson.get_by_role("button", name="Play now").click()
    newcomer.reload()
    wait_for_turn(newcomer)
    expect(lesson).to_have_count(0)


def scales_in_play(page: Page, most: int) -> list[float]:
    """How large the board was after each of one's moves: from the first on, when the page has found its place,
    to the last before the game is over, when all of it is shown anew."""
    now = wait_for_turn(page)
    scales: list[float] = []
    while len(scales) < most:
        lay_by_keys(page)
        now = wait_for_turn(page, now["count"])
        if now["over"]:
            break
        scales.append(placed(page)[2])
    return scales


def test_whoever_has_learnt_it_plays_the_next_game_without(newcomer: Page) -> None:
    open_table(newcomer, "down-under", [ME, BOT])
    before = wait_for_turn(newcomer)
    lay_by_keys(newcomer)
    wait_for_turn(newcomer, before["count"])
    lesson = newcomer.get_by_role("complementary", name="First turn")
    expect(lesson).to_contain_text("Well played!")
    open_table(newcomer, "down-under", [ME, BOT])
    wait_for_turn(newcomer)
    expect(lesson).to_have_count(0)


def test_the_coach_remembers_the_step_after_a_reload(newcomer: Page) -> None:
    open_table(newcomer, "outback", [ME, BOT])
    wait_for_turn(newcomer)
    newcomer.locator(".tray .die").first.click()
    newcomer.reload()
    wait_for_turn(newcomer)
    expect(newcomer.get_by_role("complementary", name="First turn")).not_to_contain_text("The jeep brings animals")


def test_the_board_never_zooms_by_itself(person: Page) -> None:
    scales: list[float] = []
    while len(scales) < 8:  # routes can end early: then another game, for at least eight moves in one
        open_table(person, "down-under", [ME, BOT], {})
        scales = scales_in_play(person, 8)
        assert scales == scales[:1] * len(scales)
    last = person.locator("[role=gridcell][aria-label*='last move']")
    expect(last).to_be_in_viewport()


def test_the_end_shows_how_everybody_stood_after_each_round(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    play_to_the_end(person, "down-under")
    chart = person.get_by_role("img", name=re.compile("Length of the routes after each round"))
    expect(chart).to_be_visible()
    assert chart.locator("path.line").count() == 2


def test_the_end_says_who_has_not_laid_the_dingo_whoever_is_looked_at(person: Page) -> None:
    """It decides more than points do."""
    match = scenes.played("down-under", 2, {"area": [3, 4], "scoring": "special"}, None, "random")
    link = make(person.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]})
    words = "Somebody did not lay the dingo and loses (DU-42)."

    def between(socket: WebSocketRoute) -> None:
        """Tells of a dingo that the loser has not laid."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            for piece in (told.get("ending") or {}).get("explain", []):
                if piece["kind"] == "dingo":
                    piece |= {"text": words, "data": {"seats": [1]}}
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    person.route_web_socket("**/api/live", between)
    person.goto(link)
    card = person.get_by_role("complementary", name="Game over")
    expect(card.get_by_role("heading")).to_contain_text("You win")
    expect(card.get_by_text(words)).to_be_visible()


def test_the_coach_does_not_speak_of_what_others_do(browser: Browser, server: Running) -> None:
    """Whoever begins keeps dice, which the other one sees."""
    contexts = [new_person(browser, server, newcomer=True) for _ in range(2)]
    link = make(contexts[0], {"game": "outback", "seats": [ME, SOMEBODY]})
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(link)
    pages[1].get_by_role("button", name="Sit down").click()
    pages[1].get_by_role("dialog").get_by_role("button", name=re.compile("^(Stay|Keep)")).click()
    for page in pages:
        expect(page.locator(".banner")).to_contain_text(re.compile("Your turn|Waiting for"))
    mover, other = sorted(pages, key=lambda page: "Your turn" not in page.locator(".banner").inner_text())
    mover.locator(".tray .die").first.click()
    mover.locator("button.roll").click()
    expect(other.locator(".die.kept")).not_to_have_count(0)
    expect(other.get_by_role("complementary", name="First turn")).to_contain_text("The jeep brings animals")
    for context in contexts:
        context.close()
