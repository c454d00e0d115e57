"""The board as a picture, of every game: whole, and without anything that only the page has."""

from typing import Any

import pytest
from playwright.sync_api import Page
from scripts import scenes

from tablelands.core.record import Record
from tests.page.tables import BOT, ME, make

OPTIONS: dict[str, dict[str, object]] = {"downhill": {"course": "01E 02E", "max_rounds": 2}}
SEEN = {
    "down-under": [],
    "sturts-stony-desert": [],
    "outback": ["ob-tile-", "-glyph"],
    "downhill": ["dh-tree", "dh-rock", "dh-stump"],
}
"""Parts of the ids of drawings that the picture must use."""
KEEP_PICTURES = """{
  window.pictures = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    if (blob.type === 'image/svg+xml') window.pictures.push(blob);
    return make.call(URL, blob);
  };
}"""
READ = """async () => {
  const text = await window.pictures.at(-1).text();
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
  const used = [...picture.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1));
  const urls = [...text.matchAll(/url\\((?:&quot;|["'])?#([^"')&]+)/g)].map((found) => found[1]);
  return {
    used,
    missing: [...new Set([...used, ...urls])].filter((id) => !picture.getElementById(id)),
    variables: [...picture.querySelectorAll('defs *')].filter((part) =>
      [...part.attributes].some((attribute) => attribute.value.includes('var('))).length,
    broken: picture.querySelector('parsererror')?.textContent ?? '',
    ground: picture.querySelector('rect').getAttribute('fill'),
    shapes: picture.querySelectorAll('path, circle, rect').length,
  };
}"""


@pytest.mark.parametrize("game", SEEN)
def test_a_picture_is_whole_by_day_and_by_night(person: Page, game: str) -> None:
    person.add_init_script(KEEP_PICTURES)
    match = scenes.played(game, 2, OPTIONS.get(game, {}), None, "random")
    person.goto(make(person.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]}))
    day = save_picture(person, game)
    person.emulate_media(color_scheme="dark")
    night = save_picture(person, game)
    for picture in (day, night):
        assert not picture["broken"]
        assert not picture["missing"]
        assert not picture["variables"]
        assert picture["shapes"] > 20
        for part in SEEN[game]:
            assert any(part in name for name in picture["used"]), f"the picture has no {part}"
    assert night["shapes"] == day["shapes"]
    assert night["used"] == day["used"]
    assert night["ground"] != day["ground"]


def save_picture(page: Page, game: str) -> Any:
    """The picture's parts, as `READ` finds them."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.suggested_filename == f"{game}.png"
    return page.evaluate(READ)
