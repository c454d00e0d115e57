"""Makes the icons of the app from our own mark: python -m scripts.icons [OUTPUT]

Needs Chromium. A maskable icon fills its whole square, with the mark in the part that every mask leaves.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.page.conftest import FLAGS, chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ROUND = 'rx="17"'
ICONS = {
    "192.png": (192, True),
    "512.png": (512, True),
    "maskable-512.png": (512, False),
    "apple-180.png": (180, False),
}
"""The size, and whether its corners are round."""


def main(output: Path = PUBLIC / "icons") -> None:
    output.mkdir(parents=True, exist_ok=True)
    mark = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (size, is_round) in ICONS.items():
            take(browser, mark if is_round else mark.replace(ROUND, ""), size, output / name)
        browser.close()


def take(browser: Browser, mark: str, size: int, file: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{mark}")
    page.screenshot(path=file, omit_background=True)
    page.close()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
