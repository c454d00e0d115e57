"""Takes the pictures that stand for each game on the page: python -m scripts.page_pictures [OUTPUT]

A real board on a saved scene, by day and by night. Needs Chromium and the page's own tools (make page).
"""

import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

from playwright.sync_api import Browser, sync_playwright

from scripts import scenes

WEB = Path(__file__).parents[1] / "web"
PORT = 5190
PICTURES = {
    "down-under": ("down-under", 1500, 1000, (430, 180, 640, 400)),
    "sturts-stony-desert": ("sturt-route", 1500, 1000, (430, 260, 640, 400)),
    "outback": ("outback-last", 1440, 900, (300, 170, 410, 256)),
    "downhill": ("downhill-start", 1440, 900, (304, 136, 440, 275)),
}


def main(output: Path = WEB / "public" / "pictures") -> None:
    scenes.main()
    output.mkdir(parents=True, exist_ok=True)
    page_tools = subprocess.Popen(
        ["node", "node_modules/vite/bin/vite.js", "--port", str(PORT), "--strictPort"],
        cwd=WEB,
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(f"http://localhost:{PORT}/demo.html")
        with sync_playwright() as playwright:
            path = shutil.which("chromium-headless-shell") or sys.exit("Chromium is missing: run scripts/test_tools.sh")
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            for game, (scene, width, height, part) in PICTURES.items():
                for theme in ("day", "night"):
                    take(browser, scene, theme, (width, height), part, output / f"{game}-{theme}.jpg")
            browser.close()
    finally:
        page_tools.terminate()


def take(
    browser: Browser, scene: str, theme: str, size: tuple[int, int], part: tuple[int, int, int, int], file: Path
) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page.goto(f"http://localhost:{PORT}/demo.html?scene={scene}&theme={theme}&motion=less")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    x, y, width, height = part
    page.screenshot(
        path=file,
        type="jpeg",
        quality=78,
        clip={"x": x, "y": y, "width": width, "height": height},
        animations="disabled",
    )
    page.close()
    sys.stdout.write(f"{file.name}\n")


def wait_for(address: str) -> None:
    for _ in range(120):
        try:
            urllib.request.urlopen(address, timeout=1)
        except (URLError, OSError):
            time.sleep(0.25)
        else:
            return
    sys.exit(f"{address} does not answer")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
