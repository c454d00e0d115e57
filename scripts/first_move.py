"""From a fresh clone to a first move against a bot: python -m scripts.first_move [--with-node]

Clones what is committed here into a folder of its own, runs `make play` there, clicks "Play a bot" in Chromium, lays a
tile by a click, and says what took how long. Node.js is hidden unless it is asked for: then the build brings its own.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.page.conftest import FLAGS, LESSONS_SEEN, chromium

from scripts.build_page import say

HERE = Path(__file__).parents[1]
AT_MOST = 90


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        clone, path = Path(folder, "clone"), os.environ["PATH"]
        subprocess.run(["git", "clone", "--quiet", "--shared", HERE, clone], check=True)
        if "--with-node" not in sys.argv:
            path = without_node(path, Path(folder, "bin"))
        playing = subprocess.Popen(
            ["make", "play", "PLAY=--port 0"],
            cwd=clone,
            stdout=subprocess.PIPE,
            text=True,
            env=clean(os.environ) | {"PATH": path, "XDG_DATA_HOME": folder, "BROWSER": "true"},
            start_new_session=True,
        )
        try:
            address = heard(playing, began)
            first_move(address)
        finally:
            os.killpg(playing.pid, signal.SIGTERM)
            playing.communicate(timeout=30)
    took = time.monotonic() - began
    say(f"{took:6.1f} s  the first move is laid, and the bot has answered; at most {AT_MOST}")
    sys.exit(int(took > AT_MOST))


def clean(environment: os._Environ[str]) -> dict[str, str]:
    """Without what leads to the packages of this folder."""
    return {name: value for name, value in environment.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def without_node(path: str, shown: Path) -> str:
    """A search path on which everything is found but Node.js."""
    shown.mkdir()
    for folder in filter(None, path.split(os.pathsep)):
        for program in Path(folder).glob("*"):
            if program.name not in ("node", "npm", "npx", "nodejs") and not (shown / program.name).exists():
                (shown / program.name).symlink_to(program)
    return str(shown)


def heard(playing: "subprocess.Popen[str]", began: float) -> str:
    """The address, once it is said."""
    assert playing.stdout is not None
    for line in playing.stdout:
        say(f"{time.monotonic() - began:6.1f} s  {line.rstrip()}")
        if found := re.search(r"http://\S+", line):
            return found[0]
    sys.exit("make play has ended before it said where it is")


def first_move(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.add_init_script(LESSONS_SEEN)
        page = context.new_page()
        page.goto("/")
        page.get_by_role("button", name="Play a bot").first.click()
        page.locator(".banner", has_text="Your turn").wait_for()
        cells = page.locator("[role=gridcell]")
        cells.nth(cells.count() // 2).click()
        page.get_by_role("button", name="Lay it").last.click()
        page.locator(".panel ol li").nth(1).wait_for()
        browser.close()


if __name__ == "__main__":
    main()
