"""The rules, and the ways that lead to them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.tables import BOT, ME, open_table

CLAUSES = {"down-under": "DU-5", "sturts-stony-desert": "SD-5", "outback": "OB-5", "downhill": "DH-5"}


@pytest.mark.parametrize("game", CLAUSES)
def test_a_link_leads_to_its_clause(person: Page, game: str) -> None:
    clause = CLAUSES[game]
    person.goto(f"/rules/{game}#{clause}")
    expect(person.locator(f"article#{clause}")).to_be_in_viewport()
    expect(person.locator(f"article#{clause}")).to_have_class(re.compile("linked"))


@pytest.mark.parametrize("game", CLAUSES)
def test_how_to_play_comes_before_the_exact_rules(person: Page, game: str) -> None:
    person.goto(f"/rules/{game}")
    how = person.get_by_role("region", name="How to play")
    expect(how.get_by_role("listitem").first).to_be_in_viewport()
    assert how.get_by_role("listitem").count() >= 5
    broken = "(all) => all.filter((one) => one.complete && !one.naturalWidth).map((one) => one.src)"
    how.get_by_role("listitem").last.scroll_into_view_if_needed()
    person.wait_for_load_state("networkidle")
    assert how.locator("img").evaluate_all(broken) == []
    person.get_by_role("searchbox").fill(CLAUSES[game])
    expect(how).to_have_count(0)


def test_a_search_leaves_the_clauses_that_have_the_words(person: Page) -> None:
    person.goto("/rules/down-under")
    expect(person.locator("article").first).to_be_visible()
    everything = person.locator("article").count()
    person.keyboard.press("/")
    person.keyboard.type("billabong")
    expect(person.locator("article").first).to_contain_text(re.compile("billabong", re.IGNORECASE))
    assert 0 < person.locator("article").count() < everything
    person.get_by_role("searchbox").fill("xylophone")
    expect(person.get_by_text("No rule contains these words.")).to_be_visible()


def test_a_clause_in_the_text_leads_to_it(person: Page) -> None:
    person.goto("/rules/down-under")
    link = person.locator("article .text a").first
    clause = link.inner_text()
    link.click()
    expect(person.locator(f"article#{clause}")).to_be_in_viewport()
    expect(person.locator(f"article#{clause}")).to_have_class(re.compile("linked"))


@pytest.mark.parametrize("width", [360, 390, 820])
def test_the_number_of_a_clause_is_never_broken(person: Page, width: int) -> None:
    person.set_viewport_size({"width": width, "height": 844})
    person.goto("/rules/down-under")
    links = person.locator("article .text a")
    expect(links.first).to_be_visible()
    assert (
        links.evaluate_all("(all) => all.filter((one) => one.getClientRects().length > 1).map((one) => one.text)") == []
    )


def test_a_place_that_is_not_legal_says_why_with_its_clause(person: Page) -> None:
    open_table(person, "sturts-stony-desert", [ME, BOT])
    expect(person.locator(".banner")).to_contain_text("Your turn")
    person.locator("[role=gridcell]").first.click(force=True)
    toast = person.locator(".toast")
    expect(toast.get_by_role("link")).to_have_text(re.compile(r"SD-\d+"))
    with person.context.expect_page() as opened:
        toast.get_by_role("link").click()
    expect(opened.value.locator("article.linked")).to_be_in_viewport()
