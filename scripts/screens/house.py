"""A real server on data of its own, a real browser, and tables that stand where a scene does."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from scripts import scenes
from tablelands.bots.roster import bots_for
from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.core.record import Record

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SIZES = {
    "phone": (390, 844),
    "small-phone": (360, 640),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1280, 800),
    "notebook": (1366, 768),
    "desktop": (1440, 900),
    "readme": (1080, 680),
}
TOUCH = ("phone", "small-phone", "landscape", "tablet")
LESSONS_SEEN = """for (const game of ['down-under', 'sturts-stony-desert', 'outback', 'downhill'])
  localStorage.setItem(`tablelands.lesson ${game}`, 'seen')
localStorage.setItem('tablelands.named', 'yes')"""
Json = dict[str, Any]


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that forgets everything afterwards."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tablelands", "serve", "--port", "0", "--data", data, "--limits", "off"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            yield found[0] if found else sys.exit("The server does not start: has the page been built (make page)?")
        finally:
            process.terminate()
            process.communicate(timeout=15)


@contextmanager
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium-headless-shell") or sys.exit("Chromium is missing: run scripts/test_tools.sh")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@dataclass
class House:
    """One browser at one server."""

    browser: Browser
    address: str

    def guest(self, size: str, theme: str, language: str = "en", *, still: bool = True) -> "Guest":
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size in TOUCH,
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.add_init_script(LESSONS_SEEN)
        context.set_default_timeout(30_000)
        return Guest(self, context, context.new_page())


@dataclass
class Guest:
    """Somebody who looks at the page."""

    house: House
    context: BrowserContext
    page: Page

    def call(self, path: str, asked: Json) -> Json:
        answer = self.context.request.post(path, data=asked, headers={"origin": self.house.address})
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def become(self, name: str) -> None:
        self.call("/api/people", {"name": name})

    def sit_in(self, match: Match) -> None:
        """At the seat to move, with bots at the others; a finished game is looked at."""
        self.become(scenes.NAMES[0])
        record = Record.of(match).to_json()
        node = match.node
        if isinstance(node, Over):
            record["seats"] = [{"name": scenes.NAMES[seat]} for seat in range(match.setup.seats)]
            self.go(self.call("/api/records", record)["link"])
            return
        own = node.seats[0] if isinstance(node, Decide) else 0
        levels = [bot.name for bot in bots_for(match.game)]
        seats: list[Json] = [{"sit": "bot", "bot": levels[seat % len(levels)]} for seat in range(match.setup.seats)]
        seats[own] = {"sit": "me"}
        self.go(self.call("/api/tables", {"from": {"record": record}, "seats": seats})["link"])

    def go(self, link: str) -> None:
        self.page.goto(link)
        self.page.wait_for_load_state("networkidle")
