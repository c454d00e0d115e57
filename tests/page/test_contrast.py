"""Text on the picture of the home page can be read."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import Running, new_person

LEAST = 4.5
CONTRAST = """() => {
  const style = getComputedStyle(document.querySelector('.words p'));
  const hill = getComputedStyle(document.documentElement).getPropertyValue('--mesa2');
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const shown = (...layers) => {
    for (const layer of layers) { canvas.fillStyle = layer; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour) => colour
    .map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
  const [dark, bright] = [light(shown(hill, style.backgroundColor)), light(shown(style.color))].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}"""


@pytest.mark.parametrize("dark", [False, True])
def test_the_words_on_the_hill_can_be_read(browser: Browser, server: Running, dark: bool) -> None:
    context = new_person(browser, server, {"width": 1280, "height": 800}, dark=dark)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(CONTRAST) >= LEAST
    context.close()
