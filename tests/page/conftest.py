"""A real server and a real browser. The page must have been built: `make page`."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIZES: dict[str, tuple[int, int]] = {
    "laptop": (1280, 800),
    "notebook": (1366, 768),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "landscape": (844, 390),
    "tablet": (820, 1180),
}
TOUCHED = ("phone", "small-phone", "landscape", "tablet")
LESSONS_SEEN = """for (const game of ['down-under', 'sturts-stony-desert', 'outback', 'downhill'])
  localStorage.setItem(`tablelands.lesson ${game}`, 'seen')
localStorage.setItem('tablelands.named', 'yes')"""
INSTANT = """{
  const kept = JSON.parse(localStorage.getItem('tablelands.settings') ?? '{}');
  localStorage.setItem('tablelands.settings', JSON.stringify({ pace: 'instant', ...kept }));
}"""
PAGE = Path(__file__).parents[2] / "src/tablelands/server/page"
expect.set_options(timeout=20_000)  # a busy machine takes its time


@dataclass
class Running:
    """A server as a process of its own, which can be stopped and started again on the same data and port."""

    data: Path
    port: int = 0
    source: Path | None = None
    """Where the package lies, if not where it is installed."""
    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tablelands", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--limits", "off"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"LANG": "C.UTF-8"} | ({"PYTHONPATH": str(self.source)} if self.source else {}),
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=15)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session", autouse=True)
def page_was_built() -> None:
    assert (PAGE / "index.html").is_file(), "the page has not been built: run `make page`"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before the tests of other folders: Playwright keeps an event loop running, and they run their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


def chromium() -> str:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path is not None, "no Chromium: run scripts/test_tools.sh"
    return path


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[Page]:
    """Somebody at a desk."""
    context = new_person(browser, server)
    yield context.new_page()
    context.close()


@pytest.fixture
def player(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    """Somebody at a window of the named size, where no error may happen."""
    context = new_player(browser, server, request.param)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def new_player(browser: Browser, server: Running, size: str) -> BrowserContext:
    width, height = SIZES[size]
    return new_person(browser, server, {"width": width, "height": height}, touch=size in TOUCHED)


def new_person(browser: Browser, server: Running, size: dict[str, int] = DESKTOP, **more: object) -> BrowserContext:
    context = browser.new_context(
        base_url=server.address,
        viewport=size,  # type: ignore[arg-type]  # a size is a size
        locale=str(more.get("locale", "en-GB")),
        reduced_motion="reduce",
        has_touch=size is PHONE or bool(more.get("touch")),
        color_scheme="dark" if more.get("dark") else "light",
        forced_colors="active" if more.get("forced") else "none",
    )
    context.set_default_timeout(20_000)
    if not more.get("newcomer"):
        context.add_init_script(LESSONS_SEEN)
    if not more.get("paced"):
        context.add_init_script(INSTANT)
    return context
