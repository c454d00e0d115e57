"""Tables made by the interface, where it is not their making that is tried."""

from itertools import count
from typing import Any

from playwright.sync_api import BrowserContext, Page
from scripts import scenes

from tablelands.core.node import Decide
from tablelands.core.record import Record

Json = dict[str, object]
ME: Json = {"sit": "me"}
SOMEBODY: Json = {"sit": "open"}
BOT: Json = {"sit": "bot", "bot": "random"}

SHORT: dict[str, Json] = {
    "down-under": {"area": [3, 4]},
    "sturts-stony-desert": {},
    "outback": {},
    "downhill": {"course": "01E", "max_rounds": 4},
}

_keys = count()


def make_table(context: BrowserContext, game: str, seats: list[Json], options: Json | None = None) -> str:
    """The link to a short game, made by whom the context is."""
    return make(context, {"game": game, "seats": seats, "options": SHORT[game] if options is None else options})


def make(context: BrowserContext, wish: Json) -> str:
    asked = context.request.get("/api/me")
    origin = {"origin": asked.url.removesuffix("/api/me")}
    if asked.status != 200:
        assert context.request.post("/api/people", data={}, headers=origin).ok
    answer = context.request.post("/api/tables", data=wish, headers=origin)
    assert answer.ok, answer.text()
    return str(answer.json()["link"])


def open_table(page: Page, game: str, seats: list[Json], options: Json | None = None) -> None:
    page.goto(make_table(page.context, game, seats, options))


def open_moment(page: Page, scene: str, own: Json, others: Json) -> None:
    """A game that has come a long way already; one sits where it is to be played."""
    match = scenes.moment(scene)
    node = match.node
    assert isinstance(node, Decide)
    seats = [own if seat == node.seats[0] else others for seat in range(match.setup.seats)]
    page.goto(make(page.context, {"from": {"record": Record.of(match).to_json()}, "seats": seats}))


def act(context: BrowserContext, table: str, what: str, body: dict[str, Any]) -> Any:
    """Do something at a table, as the person whose context it is; returns the server's answer."""
    origin = context.request.get("/api/me").url.removesuffix("/api/me")
    data = body | {"key": f"key {next(_keys)}"}
    answer = context.request.post(f"/api/tables/{table}/{what}", data=data, headers={"origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def read_table(context: BrowserContext, link: str) -> Any:
    return context.request.get(f"/api/tables/{id_of(link)}").json()


def id_of(link: str) -> str:
    """The table that a link leads to."""
    return link.partition("/t/")[2].partition("?")[0].partition("/")[0]
