"""Logging in and out in the settings, seen from somebody with a keyboard and a small window."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator

import httpx
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


def sign_up(page: Page, login: str) -> None:
    page.goto("/settings")
    fill(page, login)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text(re.compile("^Logged in as "))).to_be_visible()


def elsewhere(server: Running, login: str, password: str = PASSWORD) -> httpx.Response:
    """A login from another device."""
    headers = {"user-agent": "Mozilla/5.0 (iPhone) Safari/604.1"}
    body = {"login": login, "password": password}
    return httpx.post(server.address + "/api/login", json=body, headers=headers, trust_env=False)


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


def test_a_password_is_changed_by_keyboard_and_other_devices_are_logged_out(small: Page, server: Running) -> None:
    sign_up(small, "faye")
    assert elsewhere(server, "faye").status_code == 200
    small.reload()
    sessions = small.get_by_role("list", name="Where you are logged in").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    small.get_by_role("button", name="Change password").press("Enter")
    expect(small.get_by_label("Current password")).to_be_focused()
    small.keyboard.type("a wrong horse")
    small.keyboard.press("Tab")
    small.keyboard.type("another horse")
    small.keyboard.press("Enter")
    expect(small.get_by_role("alert")).to_contain_text("not your current password")
    expect(small.get_by_label("Current password")).to_have_accessible_description(re.compile("current password"))
    small.get_by_label("Current password").fill(PASSWORD)
    small.keyboard.press("Enter")
    expect(small.get_by_text("Your password is changed")).to_be_visible()
    expect(small.get_by_role("button", name="Change password")).to_be_focused()
    expect(sessions).to_have_count(1)
    assert small.context.request.get("/api/me").status == 200
    assert elsewhere(server, "faye").status_code == 401
    assert elsewhere(server, "faye", "another horse").status_code == 200


def test_sessions_are_listed_and_ended(small: Page, server: Running) -> None:
    sign_up(small, "gina")
    for _ in range(2):
        assert elsewhere(server, "gina").status_code == 200
    small.reload()
    sessions = small.get_by_role("list", name="Where you are logged in").get_by_role("listitem")
    expect(sessions).to_have_count(3)
    expect(sessions.first).to_contain_text("this device")
    expect(sessions.first.get_by_role("button")).to_have_count(0)
    expect(sessions.nth(1)).to_contain_text("Safari, iPhone")
    small.get_by_role("button", name="Log out Safari, iPhone").first.click()
    expect(sessions).to_have_count(2)
    expect(small.get_by_text("Safari, iPhone is logged out.")).to_be_visible()
    assert elsewhere(server, "gina").status_code == 200
    small.reload()
    small.get_by_role("button", name="Log out all other devices").click()
    expect(sessions).to_have_count(1)
    expect(small.get_by_role("heading", name="Where you are logged in")).to_be_focused()


def link(server: Running, login: str) -> str:
    command = [sys.executable, "-m", "tablelands", "admin", "password", login, "--address", server.address]
    done = subprocess.run([*command, "--data", str(server.data)], capture_output=True, text=True, check=True)
    return done.stdout.split()[-1]


def test_a_link_sets_a_new_password(small: Page, server: Running) -> None:
    sign_up(small, "hope")
    small.get_by_role("button", name="Log out", exact=True).click()
    expect(small.get_by_text("Ask whoever runs this server for a link")).to_be_visible()
    address = link(server, "hope")
    small.goto(address)
    expect(small.get_by_label("New password")).to_be_focused()
    small.keyboard.type("password")
    small.keyboard.press("Enter")
    expect(small.get_by_role("alert")).to_contain_text("commonest")
    small.get_by_label("New password").fill("another horse")
    small.keyboard.press("Enter")
    expect(small.get_by_text("You are logged in.")).to_be_visible()
    assert "#" not in small.url
    assert small.context.request.get("/api/me").status == 200
    small.goto("about:blank")
    small.goto(address)
    small.get_by_label("New password").fill("a third horse")
    small.keyboard.press("Enter")
    expect(small.get_by_role("alert")).to_contain_text("expired or has been used")


def test_a_link_that_lost_its_end_says_so(small: Page) -> None:
    small.goto("/password")
    expect(small.get_by_text("This link is not complete")).to_be_visible()
    assert small.request.get("/password").status == 200


def test_ones_own_data_can_be_downloaded(small: Page) -> None:
    make_table(small.context, "outback", [ME, BOT])
    small.goto("/settings")
    with small.expect_download() as download:
        small.get_by_role("link", name="Download my data").click()
    data = json.loads(download.value.path().read_text())
    assert download.value.suggested_filename == "tablelands.json"
    assert len(data["tables"]) == 1


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, {"width": 1280, "height": 800}])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_accounts_fit_every_window(
    browser: Browser, server: Running, locale: str, size: dict[str, int], dark: bool
) -> None:
    context = new_person(browser, server, size, locale=locale, dark=dark)
    page = context.new_page()
    login = f"{locale}-{size['width']}-{dark}"
    made = context.request.post("/api/people", data={"name": "Iris"}, headers={"origin": server.address})
    assert made.ok
    account = {"login": login, "password": PASSWORD}
    assert context.request.post("/api/me/account", data=account, headers={"origin": server.address}).ok
    for _ in range(2):
        elsewhere(server, login)
    page.goto("/settings")
    expect(page.locator("ul li")).to_have_count(3)
    page.get_by_role("button", name=re.compile("Change password|Passwort ändern|Changer de mot de passe")).click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/password#token")
    page.locator("form input.field").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
