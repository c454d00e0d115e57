"""Two people at one table, each in a browser of their own."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES, Running, new_person, new_player
from tests.page.hands import lay_by_keys, state, wait_for_change
from tests.page.tables import ME, SOMEBODY, make_table

Pair = tuple[Page, Page]


@pytest.fixture
def two(browser: Browser, server: Running) -> Iterator[Pair]:
    """Ana and Ben at a table of Down Under; Ana is to move."""
    ana, ben = new_person(browser, server), new_person(browser, server)
    link = make_table(ana, "down-under", [ME, SOMEBODY])
    pages = ana.new_page(), ben.new_page()
    for page in pages:
        page.goto(link)
    pages[1].get_by_role("button", name="Sit down").click()
    expect(pages[0].locator(".banner")).to_contain_text("Your turn")
    yield pages
    ana.close()
    ben.close()


def test_a_table_is_made_and_found_by_its_link(browser: Browser, server: Running, person: Page) -> None:
    person.goto("/")
    person.get_by_role("button", name="With friends").first.click()
    dialog = person.get_by_role("dialog", name=re.compile("Down Under"))
    dialog.get_by_role("button", name="Create link").click()
    expect(person.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(person.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = person.locator("main code").inner_text()
    guest = new_person(browser, server)
    page = guest.new_page()
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    for one in (person, page):
        expect(one.get_by_role("grid")).to_be_visible()
    expect(person.locator(".banner")).to_contain_text("Your turn")
    expect(page.locator(".banner")).to_contain_text("Waiting for")
    guest.close()


def test_a_link_can_be_copied(browser: Browser, server: Running) -> None:
    context = new_person(browser, server)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(make_table(context, "outback", [ME, SOMEBODY]))
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    context.close()


def test_who_sits_may_stand_up_again(browser: Browser, server: Running, person: Page) -> None:
    person.goto(make_table(person.context, "outback", [ME, SOMEBODY, SOMEBODY]))
    guest = new_person(browser, server)
    page = guest.new_page()
    page.goto(person.url)
    page.get_by_role("button", name="Sit down").first.click()
    expect(person.locator("main li", has_text="Free seat")).to_have_count(1)
    page.get_by_role("button", name="Stand up").click()
    expect(person.locator("main li", has_text="Free seat")).to_have_count(2)
    guest.close()


def test_what_is_said_is_heard(two: Pair) -> None:
    ana, ben = two
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_role("textbox", name="Say something").fill("g'day <b>Ben</b>")
    ana.keyboard.press("Enter")
    expect(ben.get_by_role("tab", name="Chat").locator(".count")).to_have_text("1")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".panel li")).to_contain_text("g'day <b>Ben</b>")
    expect(ana.get_by_role("textbox", name="Say something")).to_have_value("")


def test_a_move_is_taken_back_when_the_other_allows_it(two: Pair) -> None:
    ana, ben = two
    lay_by_keys(ana)
    expect(ben.locator(".banner")).to_contain_text("Your turn")
    ana.get_by_role("button", name="Take back").click()
    expect(ana.locator(".banner")).to_contain_text("Waiting for an answer")
    ben.get_by_role("button", name="Allow").click()
    for page in two:
        expect(page.locator(".panel ol li").last).to_contain_text(re.compile("back", re.IGNORECASE))
    expect(ana.locator(".banner")).to_contain_text("Your turn")
    expect(ben.locator(".offer")).to_have_count(0)


def test_a_move_stays_when_the_other_refuses(two: Pair) -> None:
    ana, ben = two
    lay_by_keys(ana)
    expect(ben.locator(".banner")).to_contain_text("Your turn")
    ana.get_by_role("button", name="Take back").click()
    expect(ana.locator(".banner")).to_contain_text("Waiting for an answer")
    ben.get_by_role("button", name="No", exact=True).click()
    expect(ana.locator(".toast")).to_contain_text("declined")
    expect(ben.locator(".offer")).to_have_count(0)
    expect(ana.locator(".banner")).not_to_contain_text("Waiting for an answer")
    expect(ben.locator(".banner")).to_contain_text("Your turn")


def test_playing_on_declines_and_is_told(two: Pair) -> None:
    ana, ben = two
    lay_by_keys(ana)
    expect(ben.locator(".banner")).to_contain_text("Your turn")
    ana.get_by_role("button", name="Take back").click()
    expect(ben.locator(".offer")).to_be_visible()
    ben.locator("#table-board").focus()
    lay_by_keys(ben)
    expect(ana.locator(".toast")).to_contain_text("declined")


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Really resign?").get_by_role("button", name="Resign").click()


def test_a_double_click_does_not_resign(two: Pair) -> None:
    ana, ben = two
    ana.get_by_role("button", name="Resign").dblclick()
    question = ana.get_by_role("dialog", name="Really resign?")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    lay_by_keys(ana)
    expect(ben.locator(".banner")).to_contain_text("Your turn")


def test_resigning_is_asked_twice_and_a_rematch_brings_both_to_a_new_table(two: Pair) -> None:
    ana, ben = two
    old = ana.url
    resign(ana)
    expect(ben.get_by_role("complementary", name="Game over")).to_contain_text("You win")
    expect(ana.get_by_role("complementary", name="Game over")).to_be_visible()
    ana.get_by_role("button", name="Rematch").click()
    expect(ana.get_by_role("button", name="Waiting for the others")).to_be_disabled()
    ben.get_by_role("button", name="Accept the rematch").click()
    for page in two:
        expect(page.locator("aside.end")).to_have_count(0)
        expect(page.get_by_role("grid")).to_be_visible()
    assert ana.url.split("?")[0] == ben.url.split("?")[0] != old.split("?")[0]
    ana.goto(old)
    expect(ana.get_by_role("complementary", name="Game over")).to_be_visible()
    ana.get_by_role("button", name="Replay").click()
    expect(ana.get_by_role("slider")).to_be_visible()
    assert old.split("/t/")[1].split("?")[0] in ana.url


def test_a_wish_for_a_rematch_is_told_to_the_other_even_in_the_replay(two: Pair) -> None:
    ana, ben = two
    resign(ana)
    ben.get_by_role("complementary", name="Game over").get_by_role("button", name="Replay").click()
    ana.get_by_role("button", name="Rematch").click()
    wish = ben.get_by_role("alert").filter(has_text="would like a rematch")
    expect(wish).to_be_visible()
    old = ben.url
    wish.get_by_role("button", name="Accept").click()
    for page in two:
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page).not_to_have_url(re.compile(re.escape(old.split("/t/")[1].split("/")[0])))


def test_a_declined_rematch_is_told_and_can_still_be_accepted(two: Pair) -> None:
    ana, ben = two
    resign(ana)
    ana.get_by_role("button", name="Rematch").click()
    ben.get_by_role("complementary", name="Game over").get_by_role("button", name="Close").click()
    ben.get_by_role("button", name="Not now").click()
    expect(ben.get_by_role("alert")).to_have_count(0)
    expect(ana.get_by_role("alert").filter(has_text="does not want a rematch now")).to_be_visible()
    ben.get_by_role("button", name="Result").click()
    expect(ben.get_by_role("button", name="Accept the rematch")).to_be_visible()


def test_after_a_refusal_one_can_wish_for_a_rematch_again(two: Pair) -> None:
    ana, ben = two
    resign(ana)
    ana.get_by_role("button", name="Rematch").click()
    ben.get_by_role("button", name="Not now").click()
    expect(ana.get_by_role("alert").filter(has_text="does not want a rematch now")).to_be_visible()
    ana.get_by_role("button", name="Rematch").click()
    expect(ana.get_by_role("button", name="Waiting for the others")).to_be_disabled()
    expect(ana.get_by_role("alert")).to_have_count(0)
    expect(ben.get_by_role("alert")).to_contain_text("would like a rematch")
    ben.get_by_role("button", name="Accept the rematch").click()
    for page in two:
        expect(page.locator("aside.end")).to_have_count(0)
        expect(page.get_by_role("grid")).to_be_visible()


def test_the_result_can_be_closed_and_seen_again(two: Pair) -> None:
    ana, _ben = two
    resign(ana)
    card = ana.get_by_role("complementary", name="Game over")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    ana.get_by_role("button", name="Result").click()
    for button in ("Rematch", "Picture", "Download game"):
        expect(card.get_by_role("button", name=button)).to_be_visible()


def test_nothing_can_be_taken_back_before_the_first_move(two: Pair) -> None:
    ana, ben = two
    for page in two:
        expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    lay_by_keys(ana)
    expect(ana.get_by_role("button", name="Take back")).to_be_enabled()
    expect(ben.get_by_role("button", name="Take back")).to_be_disabled()


def test_keys_tell_of_no_hint_between_people(two: Pair) -> None:
    ana, _ben = two
    ana.keyboard.press("?")
    keys = ana.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Take back")
    expect(keys).not_to_contain_text("Hint")


def test_somebody_who_watches_sees_the_moves_and_may_not_move(two: Pair, browser: Browser, server: Running) -> None:
    watcher = new_person(browser, server)
    page = watcher.new_page()
    page.goto(two[0].url)
    expect(page.get_by_role("grid")).to_be_visible()
    before = state(page)
    lay_by_keys(two[0])
    wait_for_change(page, before)
    assert state(page)["count"] == 1
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    watcher.close()


@pytest.mark.parametrize("size", SIZES)
def test_somebody_who_watches_reads_so(two: Pair, browser: Browser, server: Running, size: str) -> None:
    name = two[0].context.request.get("/api/me").json()["person"]["name"]
    watcher = new_player(browser, server, size)
    page = watcher.new_page()
    page.goto(two[0].url)
    expect(page.locator(".banner")).to_have_text(f"You are watching · Waiting for {name}")
    expect(page.locator(".banner")).to_be_in_viewport(ratio=1)
    expect(two[1].locator(".banner")).to_have_text(f"Waiting for {name}")
    watcher.close()


def test_two_tabs_of_one_person_show_the_same(two: Pair) -> None:
    ana, _ben = two
    tab = ana.context.new_page()
    tab.goto(ana.url)
    expect(tab.locator(".banner")).to_contain_text("Your turn")
    lay_by_keys(tab)
    expect(ana.locator(".panel ol li")).to_have_count(1)
    expect(ana.locator(".banner")).to_contain_text("Waiting for")
