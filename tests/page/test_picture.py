"""The board as a picture, of every game: whole, and without anything that only the page has."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from scripts import scenes

from tablelands.core.record import Record
from tests.page.conftest import PHONE, Running, new_person
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
    words: [...picture.querySelectorAll('text')].map((text) => text.textContent),
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
        assert re.search(r"\w \S+ · .*\w \S+$", picture["words"][-1]), "it says who plays, and how it stands"
        for part in SEEN[game]:
            assert any(part in name for name in picture["used"]), f"the picture has no {part}"
    assert night["shapes"] == day["shapes"]
    assert night["used"] == day["used"]
    assert night["ground"] != day["ground"]


LAND = """async () => {
  const text = await window.pictures.at(-1).text();
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const land = document.querySelector('.land').getBoundingClientRect();
  const [left, top] = text.match(/viewBox="([^"]+)"/)[1].split(' ').map(Number);
  const colour = (x, y) => [...context.getImageData(x - left, y - top, 1, 1).data].join();
  const ground = [...context.getImageData(2, image.height - 2, 1, 1).data].join();
  const below = [...Array(20).keys()].map((n) => colour(land.left + ((n + 0.5) * land.width) / 20, land.bottom + 4));
  return below.filter((one) => one !== ground).length;
}"""
"""How many of twenty points just below Outback's landscape have another colour than the ground."""


@pytest.fixture
def thumb(browser: Browser, server: Running) -> Iterator[Page]:
    context = new_person(browser, server, PHONE)
    yield context.new_page()
    context.close()


def test_outbacks_landscape_stays_in_its_frame(thumb: Page) -> None:
    thumb.add_init_script(KEEP_PICTURES)
    match = scenes.played("outback", 2, {}, None, "random")
    link = make(thumb.context, {"from": {"record": Record.of(match).to_json()}, "seats": [ME, BOT]})
    path, _, key = link.partition("?")
    thumb.goto(f"{path}/9?{key}")
    thumb.get_by_role("button", name="Export").tap()
    with thumb.expect_download():
        thumb.get_by_role("button", name="Picture (PNG)").tap()
    assert thumb.evaluate(LAND) <= 2


WORDS = """async () => {
  const text = await window.pictures.at(-1).text();
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99';
  host.innerHTML = text;
  const picture = host.firstElementChild.getBoundingClientRect();
  const found = [...host.querySelectorAll('text')].map((one) => ({
    words: one.textContent, box: one.getBoundingClientRect(), line: getComputedStyle(one).textDecorationLine,
  })).filter(({ box }) => box.width > 0);
  const hit = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
  const all = {
    words: found.map(({ words }) => words),
    struck: found.filter(({ line }) => line === 'line-through').map(({ words }) => words),
    over: found.flatMap((one, n) => found.slice(n + 1).filter((other) => hit(one.box, other.box))
      .map((other) => `${one.words} / ${other.words}`)),
    outside: found.filter(({ box }) => box.left < 0 || box.right > picture.right || box.bottom > picture.bottom).length,
    empty: picture.bottom - Math.max(...[...host.querySelectorAll('rect[rx]')]
      .map((one) => one.getBoundingClientRect().bottom)),
  };
  host.remove();
  return all;
}"""
"""What is written in the picture: which of it is struck, prints over something else, or lies outside; and how much room
there is below the last card."""


def test_outbacks_picture_after_the_end_can_be_shown_to_friends(thumb: Page) -> None:
    thumb.add_init_script(KEEP_PICTURES)
    match = scenes.moment("outback-two-end")
    seats = [{**ME, "name": "Gecko"}, {**ME, "name": "Flying fox by the old billabong"}]
    thumb.goto(make(thumb.context, {"from": {"record": Record.of(match).to_json()}, "seats": seats}))
    with thumb.expect_download():
        thumb.get_by_role("button", name="Picture").tap()
    seen = thumb.evaluate(WORDS)
    assert seen["over"] == []
    assert seen["outside"] == 0
    assert len(seen["struck"]) == 1
    assert "Gecko" in seen["words"], "the large landscape says whose it is"
    assert any(re.fullmatch(r"F.*…", words) for words in seen["words"]), seen["words"]
    assert "Outback" in seen["words"]
    assert seen["empty"] < 130


def save_picture(page: Page, game: str) -> Any:
    """The picture's parts, as `READ` finds them."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.suggested_filename == f"{game}.png"
    return page.evaluate(READ)
