"""Every table at every size: a large board, nothing one needs hidden or covered, nothing sticking out sideways."""

import json
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from scripts import scenes

from tablelands.core.node import Decide, Over
from tablelands.core.record import Record
from tests.page.catalogues import texts
from tests.page.conftest import SIZES, Running, new_person
from tests.page.hands import wait_for_turn
from tests.page.looks import COVERED, Size, area, overlap, resize
from tests.page.reviews import reviewed
from tests.page.tables import BOT, ME, SHORT, SOMEBODY, Json, make, open_table

SIDEWAYS: list[Size] = [(844, 390), (932, 430), (667, 375)]
MOMENTS = {
    "down-under": "down-under",
    "sturts-stony-desert": "sturt",
    "outback": "outback-plus-roll",
    "downhill": "downhill",
}
GAMES = list(MOMENTS)
BOARDS = {
    "down-under": ".coordinates text",
    "sturts-stony-desert": ".coordinates text",
    "outback": ".land svg[role=grid] [data-hex]",
    "downhill": ".mountain .pane",
}
ROOM = dict.fromkeys(("down-under", "sturts-stony-desert"), "[role=gridcell]")
"""Where tiles can be laid next, which is more than where they lie."""
SHARES = {"laptop": 0.4, "notebook": 0.4, "phone": 0.28, "small-phone": 0.22, "landscape": 0.6, "tablet": 0.35}
"""How much of the window's height the board has at least; of a square one on a phone, its width is the limit."""

SMALL = """() => [...document.querySelectorAll('.table-page :is(button, a, [role=radio])')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip, .unseen, .others, .panel'))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return !one.matches('.last-line') && (box.height < 39.5 || box.width < 34);
  })
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)} ${one.getBoundingClientRect().height}`)"""
WIDE = "document.documentElement.scrollWidth - innerWidth"


@cache
def record(scene: str) -> tuple[int, int, Json]:
    match = scenes.moment(scene)
    assert isinstance(match.node, Decide)
    return match.node.seats[0], match.setup.seats, Record.of(match).to_json()


def link_to(page: Page, scene: str) -> str:
    own, count, played = record(scene)
    seats = [ME if seat == own else BOT for seat in range(count)]
    return make(page.context, {"from": {"record": played}, "seats": seats})


@pytest.fixture(scope="module")
def anybody(browser: Browser, server: Running) -> Iterator[Page]:
    """One person for all sizes: the window is what changes."""
    context = new_person(browser, server, {"width": 844, "height": 390}, touch=True)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def links(anybody: Page) -> dict[str, str]:
    return {game: link_to(anybody, scene) for game, scene in MOMENTS.items()}


def look(page: Page, link: str, size: Size) -> None:
    """A table that is open already is not opened again: windows change their size, too."""
    resize(page, size)
    if not page.url.endswith(link):
        page.goto(link)
        expect(page.locator(".banner")).to_contain_text("turn")
        page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_large_and_nothing_is_covered(anybody: Page, links: dict[str, str], game: str, size: str) -> None:
    wide, high = SIZES[size]
    look(anybody, links[game], (wide, high))
    board = area(anybody, BOARDS[game])
    assert (board["bottom"] - board["top"]) / high >= SHARES[size]
    assert board["left"] >= -1
    assert board["right"] <= wide + 1
    assert board["top"] >= -1
    assert board["bottom"] <= high + 1
    assert anybody.evaluate(COVERED) == []
    assert anybody.evaluate(WIDE) <= 0
    if game in ("down-under", "sturts-stony-desert"):
        anybody.keyboard.press("n")
        anybody.wait_for_timeout(200)
        assert anybody.evaluate(COVERED) == []
        ghost = area(anybody, "#table-board rect[data-still]")
        assert not any(overlap(ghost, area(anybody, panel)) for panel in (".banner", ".last-line", ".tray"))
        anybody.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIDEWAYS, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_sideways_the_board_has_its_own_side(anybody: Page, links: dict[str, str], game: str, size: Size) -> None:
    look(anybody, links[game], size)
    board = area(anybody, BOARDS[game])
    assert (board["bottom"] - board["top"]) / size[1] >= 0.6
    column = area(anybody, ".above")
    assert board["right"] <= column["left"] + 1
    assert column["left"] >= size[0] * 0.5
    assert anybody.evaluate(COVERED) == []
    if size[0] > 700:
        assert anybody.evaluate(SMALL) == []


HIDDEN = "(is) => document.querySelector('#table-board').style.visibility = is ? 'hidden' : ''"


@pytest.mark.parametrize("size", ["small-phone", "phone", "laptop"])
def test_nothing_of_a_board_shines_through_the_header(anybody: Page, size: str) -> None:
    """Zoomed in, the board and its border reach under the header."""
    look(anybody, link_to(anybody, "down-under-loop"), SIZES[size])
    for _ in range(5):
        anybody.keyboard.press("+")
    anybody.wait_for_timeout(300)
    strip = {"x": 0, "y": 0, "width": SIZES[size][0], "height": 44}
    seen = anybody.screenshot(clip=strip)  # type: ignore[arg-type]  # a strip is a rectangle
    anybody.evaluate(HIDDEN, True)
    bare = anybody.screenshot(clip=strip)  # type: ignore[arg-type]
    anybody.evaluate(HIDDEN, False)
    assert seen == bare


def test_nothing_of_a_board_lies_behind_the_column_of_a_phone_held_sideways(anybody: Page) -> None:
    look(anybody, link_to(anybody, "down-under-loop"), SIZES["landscape"])
    for _ in range(5):
        anybody.keyboard.press("+")
    column = area(anybody, ".above")
    behind = "(x) => !!document.elementFromPoint(x, 150).closest('.camera > svg')"
    assert not anybody.evaluate(behind, column["left"] + 60)
    assert anybody.evaluate(behind, column["left"] - 60)


def test_the_coach_of_a_low_phone_does_not_share_its_room_with_bots_that_warm_up(
    browser: Browser, server: Running
) -> None:
    context = new_person(browser, server, {"width": 360, "height": 640}, touch=True, newcomer=True)
    page = context.new_page()

    def say_cold(socket: WebSocketRoute) -> None:
        server_side = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            socket.send(message)
            heard = json.loads(message)
            if heard["on"] == "scene":
                socket.send(json.dumps({"on": "bots", "table": heard["table"], "warming": True}))

        server_side.on_message(hear)

    page.route_web_socket("**/api/live", say_cold)
    page.goto(make(context, {"game": "downhill", "seats": [ME, {"sit": "bot", "bot": "greedy"}]}))
    expect(page.locator(".lesson")).to_be_visible()
    warming = page.locator(".notes .warming")
    expect(warming).to_be_attached()
    expect(warming).to_be_hidden()
    resize(page, SIZES["phone"])
    expect(warming).to_be_visible()
    context.close()


# A turn by touch on a phone held sideways


def tap(button: Locator) -> None:
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    button.tap()


def lay(page: Page) -> None:
    cells = page.locator("[role=gridcell]")
    cells.nth(cells.count() // 2).tap()
    tap(page.get_by_role("button", name="Lay it").last)


def settle(page: Page) -> None:
    if page.locator(".takes .take").count():
        page.locator(".takes .take").first.tap()
        if page.locator(".tray .confirm").is_disabled():
            page.locator(".land .usable").first.tap()
        tap(page.locator(".tray .confirm"))
    else:
        tap(page.locator(".tray .roll"))


def mark_start(page: Page) -> None:
    pane = page.locator(".mountain svg[role=application]").bounding_box()
    assert pane is not None
    start = page.get_by_role("button", name="Start here")
    for part in (0.5, 0.3, 0.2, 0.1):
        page.touchscreen.tap(pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] * part)
        if start.is_enabled():
            break
    tap(start)
    page.locator(".downhill.draw").wait_for()


def race(page: Page) -> None:
    """Marks a start, joins five holes by taps, and seals."""
    mark_start(page)
    holes = page.locator(".sheet-card g.sheet circle")
    expect(holes.first).to_be_visible()
    seal = page.locator(".sheet-card .seal")
    boxes = [holes.nth(hole).bounding_box() for hole in range(0, holes.count(), 2)]
    for box in filter(None, boxes):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if seal.get_attribute("aria-disabled") == "false":
            break
    tap(seal)
    tap(seal)
    expect(page.locator(".downhill.reveal")).to_be_visible()
    assert page.evaluate(COVERED) == []


TURNS: dict[str, Callable[[Page], None]] = {
    "down-under": lay,
    "sturts-stony-desert": lay,
    "outback": settle,
    "downhill": race,
}


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_by_taps_on_a_phone_held_sideways(anybody: Page, game: str) -> None:
    resize(anybody, SIZES["landscape"])
    open_table(anybody, game, [ME, BOT])
    before = wait_for_turn(anybody)
    TURNS[game](anybody)
    assert wait_for_turn(anybody, before["count"])["count"] > before["count"]


@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=str)
def test_sideways_everything_to_draw_with_is_free(newcomer: Page, size: Size) -> None:
    """Beside the coach, whose card is the highest of all."""
    resize(newcomer, size)
    open_table(newcomer, "downhill", [ME, BOT])
    mark_start(newcomer)
    expect(newcomer.get_by_role("complementary", name="First turn")).to_be_visible()
    newcomer.wait_for_timeout(300)
    circles = newcomer.locator(".sheet-card g.sheet circle").all()
    boxes = [box for circle in circles if (box := circle.bounding_box())]
    for n, box in enumerate((boxes[0], boxes[len(boxes) // 2])):
        newcomer.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
        if n == 0:
            newcomer.mouse.down()
    newcomer.mouse.up()
    chip = area(newcomer, ".pane .chip")
    buttons = [area(newcomer, f".draws .tools button:nth-child({n + 1})") for n in range(5)]
    others = (*buttons, area(newcomer, ".lesson"), area(newcomer, ".sheet-card g.sheet circle"))
    assert not any(overlap(chip, other) for other in others)
    assert not any(overlap(area(newcomer, ".draws .seal"), button) for button in buttons)
    assert newcomer.evaluate(COVERED) == []


def test_sideways_the_log_opens_over_the_column(anybody: Page, links: dict[str, str]) -> None:
    look(anybody, links["outback"], SIZES["landscape"])
    anybody.locator("header .log").tap()
    expect(anybody.get_by_role("tab", name="Log")).to_be_in_viewport()
    anybody.wait_for_timeout(300)
    assert not overlap(area(anybody, ".panel"), area(anybody, BOARDS["outback"]))
    anybody.go_back()
    expect(anybody.get_by_role("tab", name="Log")).not_to_be_in_viewport()


def expect_within_reach(*buttons: Locator) -> None:
    """In the window without scrolling, and under nothing."""
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)
        button.tap(trial=True)


@pytest.mark.parametrize("game", GAMES)
def test_sideways_the_end_card_and_the_replay_are_within_reach(anybody: Page, game: str) -> None:
    resize(anybody, SIZES["landscape"])
    match = scenes.played(game, 2, SHORT[game], None, "random")
    anybody.goto(make(anybody.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]}))
    end = anybody.get_by_role("complementary", name="Game over")
    names = ("Close", "Rematch", "Review", "Replay", "Picture", "Download game")
    expect_within_reach(*(end.get_by_role("button", name=name) for name in names))
    assert anybody.evaluate(COVERED) == []
    end.get_by_role("button", name="Replay").tap()
    bar = anybody.get_by_role("region", name="Replay")
    expect(bar.get_by_role("button")).to_have_count(10)
    expect_within_reach(bar.get_by_role("slider"), *bar.get_by_role("button").all())
    assert anybody.evaluate(COVERED) == []


@pytest.mark.parametrize("game", ["outback", "downhill"])
def test_on_a_phone_the_end_card_begins_with_everybodys_points(anybody: Page, game: str) -> None:
    match = scenes.played(game, 4, SHORT[game], None, "random")
    assert isinstance(match.node, Over)
    assert match.node.scores is not None
    resize(anybody, SIZES["phone"])
    anybody.goto(make(anybody.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT, BOT, BOT]}))
    points = anybody.get_by_role("complementary", name="Game over").locator(".everybody li")
    for size in ("phone", "small-phone", "landscape"):
        resize(anybody, SIZES[size])
        anybody.wait_for_timeout(300)
        for row in points.all():
            expect(row).to_be_in_viewport(ratio=1)
        written = [row.locator("strong").inner_text().replace("−", "-") for row in points.all()]
        assert sorted(map(int, written)) == sorted(match.node.scores)
    resize(anybody, SIZES["laptop"])
    expect(points.first).to_be_hidden()


def test_sideways_a_review_is_within_reach(anybody: Page) -> None:
    resize(anybody, SIZES["landscape"])
    reviewed(anybody, "down-under", "lay")
    panel = anybody.locator(".panel.open")
    expect_within_reach(panel.get_by_role("tab", name="Review"), panel.get_by_role("button", name="Close"))
    panel.locator(".review li button").tap(trial=True)  # the list may scroll
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_have_count(0)


def test_sideways_the_waiting_room_is_within_reach(anybody: Page, browser: Browser, server: Running) -> None:
    resize(anybody, SIZES["landscape"])
    open_table(anybody, "outback", [ME, SOMEBODY])
    room = anybody.locator("main.room")
    expect_within_reach(room.get_by_role("button", name="Copy link"), room.get_by_role("button", name="Stand up"))
    friend = new_person(browser, server, {"width": 844, "height": 390}, touch=True)
    page = friend.new_page()
    page.goto(anybody.url)
    expect_within_reach(page.get_by_role("button", name="Sit down"))
    friend.close()


def test_sideways_the_cover_is_within_reach(anybody: Page) -> None:
    resize(anybody, SIZES["landscape"])
    names: list[Json] = [{"sit": "me", "name": name} for name in ("Ana", "Ben")]
    match = scenes.played("downhill", 2, SHORT["downhill"], 3, "random")
    anybody.goto(make(anybody.context, {"from": {"record": Record.of(match).to_json()}, "seats": names}))
    cover = anybody.locator("dialog.cover")
    expect(cover).to_contain_text("Hand the device to Ana")
    expect_within_reach(cover.get_by_role("button", name="I am Ana"))


# Coach and hint


@pytest.fixture(scope="module")
def newcomer(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, {"width": 360, "height": 640}, newcomer=True, touch=True)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leaves_the_board_alone(newcomer: Page, game: str) -> None:
    resize(newcomer, SIZES["small-phone"])
    open_table(newcomer, game, [ME, BOT])
    wait_for_turn(newcomer)
    expect(newcomer.get_by_role("complementary", name="First turn")).to_be_visible()
    for size in ("small-phone", "landscape", "laptop"):
        resize(newcomer, SIZES[size])
        newcomer.wait_for_timeout(300)
        check_the_coach(newcomer, BOARDS[game], ROOM.get(game, BOARDS[game]), SIZES[size][1])


def check_the_coach(newcomer: Page, board: str, room: str, high: int) -> None:
    assert not overlap(area(newcomer, ".lesson"), area(newcomer, board))
    assert not overlap(area(newcomer, ".lesson"), area(newcomer, ".tray, .sheet-card"))
    seen = area(newcomer, room)
    assert min(seen["bottom"], high) - max(seen["top"], 0) >= 0.16 * high
    assert newcomer.evaluate(COVERED) == []
    fold = newcomer.locator(".note .fold")
    if fold.is_visible():
        fold.tap()
        assert not overlap(area(newcomer, ".lesson"), area(newcomer, board))
        fold.tap()


CUT_OFF = """async (text) => {
  const [words, paper] = ['.lesson p', '.note .paper'].map((one) => document.querySelector(one));
  words.textContent = text;
  await new Promise((resolve) => setTimeout(resolve, 60));
  return [words, paper].some((one) => one.scrollHeight > one.clientHeight + 1) && text;
}"""


def test_beside_the_coach_what_one_can_take_lies_above_the_dice(newcomer: Page) -> None:
    """On a phone held sideways, whatever the coach says."""
    resize(newcomer, SIZES["landscape"])
    open_table(newcomer, "outback", [ME, BOT])
    wait_for_turn(newcomer)
    newcomer.locator(".lesson").wait_for()
    newcomer.evaluate(CUT_OFF, "The number of matching dice says which row it goes to. " * 4)
    newcomer.wait_for_timeout(300)
    assert area(newcomer, ".takes-card")["bottom"] <= area(newcomer, ".tray-card")["top"] + 1


READ_IN_FULL = [
    (game, size)
    for game in GAMES
    for size in ("small-phone", "phone", "landscape")
    if (game, size) != ("outback", "landscape")
]
"""Outback's column has no room for it on a phone held sideways."""


@pytest.mark.parametrize(("game", "size"), READ_IN_FULL)
def test_what_the_coach_says_is_read_in_full(newcomer: Page, game: str, size: str) -> None:
    """In every language, folded and unfolded; and the longest of it leaves room for the board."""
    resize(newcomer, SIZES[size])
    open_table(newcomer, game, [ME, BOT])
    newcomer.locator(".lesson").wait_for()
    short = {"down-under": "du", "sturts-stony-desert": "sd", "outback": "ob", "downhill": "dh"}[game]
    found = (texts("lesson", language).items() for language in ("en", "de", "fr"))
    said = [str(text) for one in found for key, text in one if key.startswith(f"lesson_{short}_")]
    assert len(said) >= 12
    said.sort(key=len)
    assert [cut for text in said if (cut := newcomer.evaluate(CUT_OFF, text))] == []
    newcomer.wait_for_timeout(300)
    check_the_coach(newcomer, BOARDS[game], ROOM.get(game, BOARDS[game]), SIZES[size][1])
    newcomer.locator(".note .fold").tap()
    assert [cut for text in said if (cut := newcomer.evaluate(CUT_OFF, text))] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_leaves_the_board_alone(anybody: Page, links: dict[str, str], game: str) -> None:
    look(anybody, links[game], SIZES["small-phone"])
    anybody.keyboard.press("h")
    expect(anybody.locator(".hint strong")).to_be_visible(timeout=60_000)
    for size in ("small-phone", "landscape", "laptop"):
        resize(anybody, SIZES[size])
        anybody.wait_for_timeout(300)
        assert not overlap(area(anybody, ".note .paper"), area(anybody, about(game, size)))
        fold = anybody.locator(".note .fold")
        if fold.is_visible():
            fold.tap()
            assert not overlap(area(anybody, ".note .paper"), area(anybody, about(game, size)))
            fold.tap()
    anybody.get_by_role("button", name="Close").click()


def about(game: str, size: str) -> str:
    """The board; on a small phone, where a large one has no room beside a hint, what the hint is about."""
    return "[role=gridcell][aria-label*=hint]" if (game, size) == ("down-under", "small-phone") else BOARDS[game]


# Overlaps


@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_the_banner_covers_no_score(anybody: Page, links: dict[str, str], game: str) -> None:
    for size in ((820, 1180), (768, 1024)):
        look(anybody, links[game], size)
        banner, seats = area(anybody, ".banner"), area(anybody, ".seats article")
        assert seats["bottom"] <= banner["top"] + 1


@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_ones_own_seat_is_marked(anybody: Page, links: dict[str, str], game: str) -> None:
    look(anybody, links[game], SIZES["tablet"])
    mine = anybody.locator(".seats article").nth(record(MOMENTS[game])[0])
    expect(mine.locator(".chip")).to_have_text("you")
    expect(mine.locator(".chip")).to_be_visible()
    expect(anybody.locator(".seats .who .chip")).to_have_count(1)
    heights = anybody.locator(".seats article").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len({*heights}) == 1


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert"])
def test_the_zoom_buttons_lie_beside_the_board(anybody: Page, links: dict[str, str], game: str) -> None:
    look(anybody, links[game], SIZES["laptop"])
    assert not overlap(area(anybody, ".camera .buttons"), area(anybody, BOARDS[game]))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_sturts_tiles_and_claims_are_read_in_full(
    browser: Browser, server: Running, language: str, links: dict[str, str]
) -> None:
    """In the tray the words of one tile do not run into the next, and what a side claims fits its card."""
    context = new_person(browser, server, locale=language)
    page = context.new_page()
    page.goto(link_to(page, "sturt-claimed"))
    expect(page.locator(".tray .words")).to_have_count(3)
    page.evaluate("document.fonts.ready")
    for size in SIZES.values():
        resize(page, size)
        page.wait_for_timeout(300)
        tiles = page.locator(".tray .tile")
        boxes = [box for tile in tiles.all() if (box := tile.bounding_box())]
        words = [box for word in page.locator(".tray .words > *").all() if (box := word.bounding_box())]
        for n, box in enumerate(boxes):
            for word in words[2 * n : 2 * n + 2]:
                assert word["x"] + word["width"] <= box["x"] + box["width"] + 1, size
        assert page.locator(".banner").evaluate("(one) => one.offsetHeight") <= 60, size
        for chip in page.locator(".seats .now .chip").filter(visible=True).all():
            assert chip.evaluate("(one) => one.getClientRects().length === 1 && one.offsetHeight <= 24"), size
    context.close()


def test_sideways_others_landscapes_are_seen_of_three_too(anybody: Page, links: dict[str, str]) -> None:
    look(anybody, links["outback"], SIZES["landscape"])
    pictures = anybody.locator(".other .picture svg")
    expect(pictures).to_have_count(3)
    for picture in pictures.all():
        expect(picture).to_be_in_viewport(ratio=1)


def test_the_mountain_fills_its_window_where_one_starts(anybody: Page) -> None:
    anybody.goto(link_to(anybody, "downhill-start"))
    for size in ("tablet", "phone", "laptop"):
        resize(anybody, SIZES[size])
        anybody.wait_for_timeout(600)
        pane, course = area(anybody, ".mountain .pane"), area(anybody, ".mountain .rope")
        assert (course["right"] - course["left"]) / (pane["right"] - pane["left"]) >= 0.6, size


def test_outback_on_a_small_phone_needs_no_scrolling(anybody: Page, links: dict[str, str]) -> None:
    look(anybody, links["outback"], SIZES["small-phone"])
    assert anybody.locator(".area .board").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    space = anybody.locator(".land [role=gridcell]").first.bounding_box()
    assert space is not None
    assert space["width"] >= 30


def test_a_tablet_on_its_side_shows_the_whole_tray(anybody: Page, links: dict[str, str]) -> None:
    look(anybody, links["outback"], (1024, 768))
    assert area(anybody, ".tray-card")["bottom"] <= 768
    assert anybody.locator(".play").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


def test_a_long_name_is_read_in_full(anybody: Page) -> None:
    resize(anybody, SIZES["laptop"])
    seats: list[Json] = [{"sit": "me", "name": name} for name in ("Flying fox by the billabong", "Koala at noon")]
    open_table(anybody, "down-under", seats)
    wait_for_turn(anybody)
    cut = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    assert anybody.locator(".seats strong").evaluate_all(cut) == []
