"""What the tests of the HTTP side share: refusals, games that are over, every call there is."""

from itertools import count
from typing import Any

import httpx

from tests.server.running import Caller, Json

_keys = count(1)
STURT = "sturts-stony-desert"


def key() -> str:
    """One that nobody has used."""
    return f"key {next(_keys)}"


def refused(response: httpx.Response, status: int, kind: str) -> str:
    """Its text; an error has the shape that is promised."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/json"
    answer = response.json()
    assert set(answer) == {"error"}
    error = answer["error"]
    assert error["kind"] == kind
    assert isinstance(error["text"], str)
    assert error["text"]
    assert error["rule"] is None or isinstance(error["rule"], str)
    return str(error["text"])


def bad(response: httpx.Response) -> str:
    return refused(response, 400, "bad-request")


def two_at(ana: Caller, ben: Caller, game: str = STURT, **more: Any) -> Json:
    """A table where Ana has seat 0 and Ben seat 1."""
    made = ana.make(game, "me open", **more)
    ben.done(made["table"], "join", key=made["key"])
    return made


def row_of(caller: Caller, table: str) -> Json:
    """Of one's own table, as lists have it."""
    listed: list[Json] = caller.got("/api/tables", show="mine")["tables"]
    return next(row for row in listed if row["table"] == table)


def play(caller: Caller, table: str, move: object = None, **more: Any) -> Json:
    """The first legal move of the seat that the scene is for, or the one given."""
    scene = caller.scene(table)
    move = scene["legal"][0] if move is None else move
    body = {"seat": scene["as"], "move": move, "version": scene["version"], "key": key()}
    return caller.done(table, "play", **(body | more))


def play_on(caller: Caller, table: str, moves: int) -> None:
    for _ in range(moves):
        play(caller, table)


def play_out(caller: Caller, table: str) -> Json:
    """To its end, by one who has every seat of a game whose moves are listed; its last scene."""
    while (scene := caller.scene(table))["state"] == "playing":
        body = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"], "key": key()}
        caller.done(table, "play", **body)
    return scene


CALLS = [
    ("POST", "/api/people"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/account"),
    ("POST", "/api/login"),
    ("POST", "/api/logout"),
    ("POST", "/api/reset"),
    ("POST", "/api/me/password"),
    ("GET", "/api/me/sessions"),
    ("GET", "/api/me/data"),
    ("DELETE", "/api/me/sessions"),
    ("DELETE", "/api/me/sessions/no-such-session"),
    ("GET", "/api/games"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/stand"),
    ("POST", "/api/tables/{table}/play"),
    ("POST", "/api/tables/{table}/resign"),
    ("POST", "/api/tables/{table}/take-back"),
    ("POST", "/api/tables/{table}/say"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/hint"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/moments/0"),
    ("POST", "/api/records"),
    ("GET", "/api/stream"),
]
"""Every call of the interface."""

SHAPED: dict[str, Json] = {
    "/api/me/account": {"login": "somebody", "password": "long enough"},
    "/api/login": {"login": "somebody", "password": "long enough"},
    "/api/reset": {"token": "no such token", "password": "long enough"},
    "/api/me/password": {"old": "long enough", "new": "longer than that"},
    "/api/tables": {"game": STURT, "seats": [{"sit": "me"}, {"sit": "me"}]},
    "/api/tables/{table}/stand": {"seat": 0},
    "/api/tables/{table}/play": {"seat": 0, "move": {"type": "claim"}, "version": 1, "key": "k"},
    "/api/tables/{table}/resign": {"seat": 0, "key": "k"},
    "/api/tables/{table}/take-back": {"seat": 0, "key": "k"},
    "/api/tables/{table}/say": {"text": "hello", "key": "k"},
    "/api/tables/{table}/rematch": {"key": "k"},
    "/api/tables/{table}/hint": {"seat": 0, "key": "k"},
}
"""A body of the right shape, where an empty one is not."""
