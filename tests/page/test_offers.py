"""Questions of another player, at every size: they cover neither the banner nor the end card."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import SIZES, Running, new_person
from tests.page.hands import lay_by_keys
from tests.page.looks import COVERED, area, overlap, resize
from tests.page.tables import ME, SOMEBODY, act, id_of, make_table

Pair = tuple[Page, Page]
OFFER = ".offer"


@contextmanager
def two_people(browser: Browser, server: Running) -> Iterator[Pair]:
    """Ana and Ben at a table of Down Under; Ana is to move."""
    ana, ben = new_person(browser, server), new_person(browser, server)
    link = make_table(ana, "down-under", [{**ME, "name": "Flying fox by the old billabong"}, SOMEBODY])
    pages = ana.new_page(), ben.new_page()
    for page in pages:
        page.goto(link)
    pages[1].get_by_role("button", name="Sit down").click()
    expect(pages[0].locator(".banner")).to_contain_text("Your turn")
    yield pages
    ana.close()
    ben.close()


@pytest.fixture(scope="module")
def asked(browser: Browser, server: Running) -> Iterator[Pair]:
    """Ana asks Ben whether she may take a move back."""
    with two_people(browser, server) as (ana, ben):
        lay_by_keys(ana)
        expect(ben.locator(".banner")).to_contain_text("Your turn")
        ana.get_by_role("button", name="Take back").click()
        expect(ben.locator(OFFER)).to_contain_text("asks to take a move back")
        yield ana, ben


@pytest.fixture(scope="module")
def wished(browser: Browser, server: Running) -> Iterator[Page]:
    """Ben's page: the game is over, and Ana would like a rematch."""
    with two_people(browser, server) as (ana, ben):
        act(ana.context, id_of(ana.url), "resign", {"seat": 0})
        act(ana.context, id_of(ana.url), "rematch", {})
        expect(ben.get_by_role("button", name="Accept the rematch")).to_be_visible()
        yield ben


def fit(page: Page, size: str) -> None:
    resize(page, SIZES[size])
    page.wait_for_timeout(300)


def end_card(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Game over")


@pytest.mark.parametrize("size", SIZES)
def test_a_question_about_taking_back_covers_nothing(asked: Pair, size: str) -> None:
    ana, ben = asked
    for page in asked:
        fit(page, size)
        assert page.evaluate(COVERED) == []
        for other in (".banner", ".seats article", ".coordinates text"):
            assert not overlap(area(page, OFFER), area(page, other))
    expect(ana.locator(".banner")).to_contain_text("Waiting for an answer")
    allow, no = (ben.locator(OFFER).get_by_role("button", name=name).bounding_box() for name in ("Allow", "No"))
    assert allow is not None
    assert no is not None
    assert (allow["y"], allow["height"]) == (no["y"], no["height"]), "the answers stand side by side"


def test_after_a_refusal_one_can_ask_again_after_ones_next_move(browser: Browser, server: Running) -> None:
    with two_people(browser, server) as (ana, ben):
        ask = ana.get_by_role("button", name="Take back")
        lay_by_keys(ana)
        expect(ben.locator(".banner")).to_contain_text("Your turn")
        ask.click()
        expect(ask).to_be_disabled()
        expect(ask).to_have_attribute("title", re.compile("Waiting for an answer"))
        ben.locator(OFFER).get_by_role("button", name="No").click()
        expect(ask).to_have_attribute("title", re.compile("after your next move"))
        expect(ask).to_be_disabled()
        lay_by_keys(ben)
        expect(ana.locator(".banner")).to_contain_text("Your turn")
        expect(ask).to_be_disabled()
        lay_by_keys(ana)
        expect(ask).to_be_enabled()
        expect(ask).not_to_have_attribute("title", re.compile("after your next move"))


def test_a_question_about_taking_back_can_be_withdrawn(browser: Browser, server: Running) -> None:
    with two_people(browser, server) as (ana, ben):
        ask = ana.get_by_role("button", name="Take back")
        lay_by_keys(ana)
        expect(ben.locator(".banner")).to_contain_text("Your turn")
        ask.click()
        expect(ben.locator(OFFER)).to_be_visible()
        expect(ana.locator(OFFER)).to_contain_text("The game then becomes casual.")
        ana.locator(OFFER).get_by_role("button", name="Withdraw").click()
        expect(ben.locator(OFFER)).to_have_count(0)
        expect(ana.locator(OFFER)).to_have_count(0)
        expect(ask).to_be_enabled()
        expect(ana.get_by_text("declined")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_open_end_card_says_who_would_like_a_rematch(wished: Page, size: str) -> None:
    fit(wished, size)
    if not end_card(wished).count():
        wished.get_by_role("button", name="Result").click()
    expect(end_card(wished)).not_to_have_class(re.compile("deaf"))
    expect(end_card(wished).get_by_role("alert")).to_contain_text("would like a rematch")
    expect(end_card(wished).get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(wished.locator(OFFER)).to_have_count(0)
    assert wished.evaluate(COVERED) == []


@pytest.mark.parametrize("size", SIZES)
def test_with_the_end_card_closed_a_wish_for_a_rematch_covers_nothing(wished: Page, size: str) -> None:
    if end_card(wished).count():
        end_card(wished).get_by_role("button", name="Close").click()
    fit(wished, size)
    expect(wished.locator(OFFER)).to_contain_text("would like a rematch")
    assert not overlap(area(wished, OFFER), area(wished, ".banner"))
    assert not overlap(area(wished, OFFER), area(wished, ".seats article"))
    assert wished.evaluate(COVERED) == []
