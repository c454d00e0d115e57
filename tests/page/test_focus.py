"""Where the focus goes when the thing that had it goes away."""

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import PHONE, Running, new_person
from tests.page.hands import agree_to_cost, lay_by_keys, wait_for_turn
from tests.page.tables import BOT, ME, SOMEBODY, act, id_of, make_table, open_table

OUT_OF_SIGHT = "() => document.querySelector('.skip').getBoundingClientRect().bottom <= 0"


def expect_no_skip_link(page: Page) -> None:
    assert page.evaluate(OUT_OF_SIGHT)
    assert page.evaluate("() => !document.activeElement.matches('.skip')")


def test_the_skip_link_is_for_keys(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    wait_for_turn(person)
    person.keyboard.press("Tab")
    expect(person.get_by_role("link", name="To the board")).to_be_focused()
    assert not person.evaluate(OUT_OF_SIGHT)


def test_a_click_never_shows_the_skip_link(browser: Browser, server: Running, person: Page) -> None:
    context = new_person(browser, server)
    link = make_table(context, "down-under", [SOMEBODY, BOT])
    person.goto(link)
    person.get_by_role("button", name="Sit down").click()
    wait_for_turn(person)
    expect_no_skip_link(person)
    person.get_by_role("button", name="Hint").click()
    agree_to_cost(person)
    person.locator("div.hint").get_by_role("button", name="Close").click()
    expect(person.locator("div.hint")).to_have_count(0)
    expect_no_skip_link(person)
    lay_by_keys(person)
    wait_for_turn(person, 1)
    person.get_by_role("button", name="Resign").click()
    person.get_by_role("dialog").get_by_role("button", name="Resign").click()
    end = person.get_by_role("complementary", name="Game over")
    end.get_by_role("button", name="Replay").click()
    expect(person.get_by_role("slider")).to_be_visible()
    expect_no_skip_link(person)
    person.get_by_role("button", name="Result").click()
    end.get_by_role("button", name="Close").click()
    expect(end).to_have_count(0)
    expect_no_skip_link(person)
    context.close()


def test_a_tap_never_shows_the_skip_link(browser: Browser, server: Running) -> None:
    context = new_person(browser, server, PHONE)
    page = context.new_page()
    page.goto(make_table(context, "down-under", [SOMEBODY, BOT]))
    page.get_by_role("button", name="Sit down").tap()
    wait_for_turn(page)
    expect_no_skip_link(page)
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Hint").tap()
    page.locator("div.hint").get_by_role("button", name="Close").tap()
    expect(page.locator("div.hint")).to_have_count(0)
    expect_no_skip_link(page)
    act(context, id_of(page.url), "resign", {"seat": 0})
    end = page.get_by_role("complementary", name="Game over")
    end.get_by_role("button", name="Replay").tap()
    expect(page.get_by_role("slider")).to_be_visible()
    expect_no_skip_link(page)
    page.get_by_role("button", name="Back to the game").last.tap()
    end.get_by_role("button", name="Close").tap()
    expect(end).to_have_count(0)
    expect_no_skip_link(page)
    page.get_by_role("button", name="Result").tap()
    end.get_by_role("button", name="Review").tap()
    expect(page.locator(".panel.open .review")).to_be_visible()
    expect_no_skip_link(page)
    page.locator(".panel").get_by_role("button", name="Close").tap()
    expect(page.locator(".panel.open")).to_have_count(0)
    expect_no_skip_link(page)
    context.close()
