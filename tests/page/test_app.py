"""The page as an app: it can be installed, opens without the server, and never stays behind a newer one."""

import json
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import PAGE, Running, new_person
from tests.page.hands import lay_by_keys, wait_for_turn
from tests.page.tables import BOT, ME, open_table

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
KEEPS = "() => navigator.serviceWorker.controller !== null"
NEW = "() => document.documentElement.dataset.build === 'new'"
TAKEN_OVER = "() => caches.keys().then((names) => names.length === 1 && names[0].includes('new'))"
SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Running]:
    """A server to be stopped, upgraded and started again, with a copy of the package of its own."""
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    running = Running(tmp_path / "data", source=tmp_path / "src")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def guest(browser: Browser, fragile: Running) -> Iterator[Page]:
    context = new_person(browser, fragile)
    page = context.new_page()
    page.goto("/")
    page.wait_for_function(KEEPS)
    yield page
    context.close()


def upgrade(server: Running) -> None:
    """Another build: its script says so, and has another name."""
    assert server.source is not None
    page = server.source / "tablelands/server/page"
    old = next(page.glob("assets/index-*.js"))
    new = old.with_name("index-newbuild.js")
    old.rename(new)
    new.write_text(new.read_text("utf-8") + ";document.documentElement.dataset.build = 'new';", "utf-8")
    for name in ("index.html", "worker.js", *(f"assets/{one.name}" for one in page.glob("assets/*.js"))):
        text = (page / name).read_text("utf-8")
        (page / name).write_text(text.replace(old.name, new.name).replace("page-", "page-new-", 1), "utf-8")
    server.stop()
    server.start()


def wait_for_worker(page: Page) -> None:
    """Until that of the new build keeps the page, alone."""
    for _ in range(200):
        if page.evaluate(TAKEN_OVER):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the new worker does not take over")


def test_it_can_be_installed(person: Page) -> None:
    manifest = json.loads((PAGE / "app.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        body = person.request.get(icon["src"]).body()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]
    person.goto("/")
    person.wait_for_function(KEEPS)
    found = person.context.new_cdp_session(person).send("Page.getInstallabilityErrors")
    assert found["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])


def test_it_opens_without_the_server_says_so_and_goes_on_by_itself(guest: Page, fragile: Running) -> None:
    fragile.kill()
    for path in ("/", "/settings", "/rules/outback"):
        guest.goto(path)
        expect(guest.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    fragile.start()
    expect(guest.get_by_role("searchbox")).to_be_visible()


def test_a_table_opened_without_the_server_comes_back(guest: Page, fragile: Running) -> None:
    open_table(guest, "down-under", [ME, BOT])
    before = wait_for_turn(guest)
    fragile.kill()
    guest.reload()
    expect(guest.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    fragile.start()
    assert wait_for_turn(guest) == before


def test_what_the_server_says_is_never_kept(guest: Page) -> None:
    open_table(guest, "down-under", [ME, BOT])
    wait_for_turn(guest)
    kept = guest.evaluate(KEPT)
    assert "/index.html" in kept
    assert not [path for path in kept if path.startswith(("/api", "/docs"))]


def test_after_an_upgrade_the_next_page_is_the_new_one(guest: Page, fragile: Running) -> None:
    assert not guest.evaluate(NEW)
    upgrade(fragile)
    guest.reload()
    guest.wait_for_function(NEW)
    wait_for_worker(guest)
    fragile.kill()
    guest.goto("/settings")
    guest.wait_for_function(NEW)
    fragile.start()


def test_a_page_that_stays_open_becomes_the_new_one_with_the_next_step(guest: Page, fragile: Running) -> None:
    upgrade(fragile)
    guest.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_for_worker(guest)
    assert not guest.evaluate(NEW)
    guest.get_by_role("link", name="Learn").first.click()
    expect(guest.get_by_role("searchbox")).to_be_visible()
    assert guest.evaluate(NEW)


# Two tabs


def test_two_tabs_are_one_person(browser: Browser, server: Running) -> None:
    context = new_person(browser, server)
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        page.goto("/")
    for page in (one, other):
        page.get_by_role("button", name="Play a bot").first.click()
        wait_for_turn(page)
    other.goto("/")
    expect(other.get_by_role("region", name="My games").locator(".row")).to_have_count(2)
    context.close()


def test_a_table_is_played_in_two_tabs_and_each_keeps_its_own_ghost(browser: Browser, server: Running) -> None:
    context = new_person(browser, server)
    one, other = context.new_page(), context.new_page()
    open_table(one, "down-under", [ME, BOT])
    before = wait_for_turn(one)
    other.goto(one.url)
    wait_for_turn(other)
    one.keyboard.press("n")
    sure = "Lay it"
    expect(one.get_by_role("button", name=sure).first).to_be_enabled()
    for page in (one, other):
        page.reload()
        wait_for_turn(page)
    expect(one.get_by_role("button", name=sure).first).to_be_enabled()
    expect(other.locator(".ghost")).to_have_count(0)
    lay_by_keys(other)
    after = wait_for_turn(other, before["count"])
    assert wait_for_turn(one, before["count"]) == after
    lay_by_keys(one)
    assert wait_for_turn(other, after["count"])["count"] > after["count"]
    context.close()


def test_what_is_chosen_in_one_tab_holds_in_the_other_at_once(browser: Browser, server: Running) -> None:
    context = new_person(browser, server)
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        page.goto("/settings")
    one.get_by_role("textbox", name="Name").fill("Emu on skates")
    one.get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_role("textbox", name="Name")).to_have_value("Emu on skates")
    one.get_by_role("checkbox", name="Sound").check()
    expect(other.get_by_role("checkbox", name="Sound")).to_be_checked()
    one.get_by_role("button", name="Fewer").click()
    expect(other.locator("html")).to_have_attribute("data-motion", "less")
    one.get_by_role("button", name="Night", exact=True).click()
    expect(other.locator("html")).to_have_attribute("data-theme", "night")
    one.get_by_role("button", name="Deutsch").click()
    expect(other.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(other.locator("html")).to_have_attribute("lang", "de")
    expect(other.get_by_role("textbox", name="Name").first).to_have_value("Emu on skates")
    context.close()
