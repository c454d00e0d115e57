"""Logging in and out in the settings, seen from somebody with a keyboard and a small window."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Running, new_person
from tests.page.tables import BOT, ME, make_table

PASSWORD = "correct horse battery"


@pytest.fixture
def small(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, {"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


def fill(page: Page, login: str, password: str = PASSWORD) -> None:
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)


def test_a_failed_login_is_told_where_one_looks(small: Page) -> None:
    small.goto("/settings")
    fill(small, "nobody.knows.them")
    small.get_by_role("button", name="Log in").click()
    told = small.get_by_role("alert")
    expect(told).to_be_in_viewport()
    expect(small.get_by_label("Login")).to_be_focused()
    expect(small.get_by_label("Login")).to_have_accessible_description(re.compile(r"\w"))


def test_the_password_leaves_the_form(small: Page) -> None:
    small.goto("/settings")
    fill(small, "dora")
    small.get_by_role("button", name="Sign up").click()
    expect(small.get_by_text(re.compile("^Logged in as "))).to_be_visible()
    small.get_by_role("button", name="Log out").click()
    expect(small.get_by_label("Password")).to_have_value("")
    expect(small.get_by_label("Login")).to_have_value("")
    fill(small, "dora")
    small.get_by_label("Password").press("Enter")
    expect(small.get_by_text(re.compile("^Logged in as "))).to_be_visible()


def test_a_guest_is_asked_before_logging_out(small: Page) -> None:
    make_table(small.context, "outback", [ME, BOT])
    small.goto("/settings")
    expect(small.get_by_text("without an account")).to_be_visible()
    small.get_by_role("button", name="Log out").click()
    question = small.get_by_role("alert")
    expect(question).to_contain_text("no way back to your games")
    question.get_by_role("button", name="Sign up").click()
    expect(small.get_by_label("Login")).to_be_focused()
    expect(question).to_have_count(0)
    small.get_by_role("button", name="Log out").click()
    question.get_by_role("button", name="Log out anyway").click()
    expect(small.get_by_text("without an account")).to_have_count(0)
    assert small.context.request.get("/api/me").status == 401


def test_a_guest_is_asked_before_logging_in_as_somebody_else(small: Page) -> None:
    small.goto("/settings")
    fill(small, "erin")
    small.get_by_role("button", name="Sign up").click()
    expect(small.get_by_text(re.compile("^Logged in as "))).to_be_visible()
    small.get_by_role("button", name="Log out").click()
    expect(small.get_by_role("button", name="Log out")).to_have_count(0)
    make_table(small.context, "outback", [ME, BOT])
    small.reload()
    fill(small, "erin")
    small.get_by_role("button", name="Log in").click()
    question = small.get_by_role("dialog", name="Log in")
    expect(question).to_contain_text("there is no way back to them")
    question.get_by_role("button", name="Cancel").click()
    expect(small.get_by_text("without an account")).to_be_visible()
    small.get_by_role("button", name="Log in").click()
    question.get_by_role("button", name="Log in").click()
    expect(small.get_by_text(re.compile("^Logged in as "))).to_be_visible()


def test_a_double_click_does_not_delete_anybody(small: Page) -> None:
    make_table(small.context, "outback", [ME, BOT])
    small.goto("/settings")
    small.get_by_role("button", name="Delete my data").dblclick()
    question = small.get_by_role("dialog", name="Delete my data")
    question.get_by_role("button", name="Cancel").click()
    expect(small.get_by_text("without an account")).to_be_visible()
    small.get_by_role("button", name="Delete my data").click()
    question.get_by_role("button", name="Delete my data").click()
    expect(small.get_by_text("without an account")).to_have_count(0)
