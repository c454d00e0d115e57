"""Games to look back at."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from scripts import scenes

from tablelands.core.record import Record
from tests.page.tables import SHORT, Json, make, read_table

LONG = 90_000
"""Milliseconds: bots think interpreted here."""


ON_ONE_DEVICE: list[Json] = [{"sit": "me", "name": "Ana"}, {"sit": "me", "name": "Ben"}]


def look_back(page: Page, link: str, word: str = "Review") -> None:
    page.goto(link)
    page.get_by_role("complementary").get_by_role("button", name=word).click()
    expect(page.locator(".review figure")).to_be_visible(timeout=LONG)


def reviewed(page: Page, game: str, kind: str) -> None:
    """Open a review that calls the last move of this kind better than the last but one. The server would need half a
    minute for a review of its own."""
    match = scenes.played(game, 2, SHORT[game], None, "random")
    link = make(page.context, {"from": {"record": Record.of(match).to_json()}, "seats": ON_ONE_DEVICE})
    log = read_table(page.context, link)["log"]
    made, better = [found for entry in log for found in moves_of(entry) if found["move"]["type"] == kind][-2:]
    judged = made | {"cost": 0.4, "played": "one", "better": "another", "better_move": better["move"], "why": []}
    course = [{key: found[key] for key in ("n", "made", "seat")} | {"value": 0.6} for found in (made, better)]
    line = {"on": "review", "bot": "Emu", "chances": True, "course": course, "costly": [judged]}
    body = json.dumps(line | {"accounts": None, "shares": None}) + "\n"
    page.route("**/review?*", lambda route: route.fulfill(body=body, content_type="application/x-ndjson"))
    look_back(page, link)
    page.unroute("**/review?*")
    page.locator(".review li button").click()


def moves_of(entry: Any) -> list[Any]:
    """The moves of an entry of the log, also those that it opens, as a review tells them."""
    opened = entry.get("opened") or ([entry] if "move" in entry else [])
    return [{"n": entry["n"], "made": entry["n"], "seat": one["seat"], "move": one["move"]} for one in opened]
