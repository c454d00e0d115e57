"""Many pictures on one: composed in the browser that took them."""

import base64
from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

WIDTH = 1800
STYLE = """body { margin: 8px; display: flex; flex-wrap: wrap; gap: 10px; background: #777; color: #fff }
figure { margin: 0; font: 12px sans-serif } img { display: block }"""


@dataclass(frozen=True)
class Picture:
    file: Path
    size: tuple[int, int]


def compose(browser: Browser, pictures: list[Picture]) -> bytes:
    """Each about as large as the others, with its name above it."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 600})
    page.set_content(f"<style>{STYLE}</style>" + "".join(map(figure, pictures)))
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    shot = page.screenshot(full_page=True)
    page.close()
    return shot


def figure(picture: Picture) -> str:
    wide, high = picture.size
    shown = round(wide * min(1, 700 / max(wide, high)))
    data = base64.b64encode(picture.file.read_bytes()).decode()
    name = escape(picture.file.stem)
    return f'<figure><figcaption>{name}</figcaption><img width="{shown}" src="data:image/png;base64,{data}"></figure>'
