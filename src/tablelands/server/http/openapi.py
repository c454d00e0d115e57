"""The OpenAPI document: made of the routes, their descriptions and the wire types, and so never out of date."""

from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, get_args

from tablelands.core.registry import game_ids
from tablelands.core.schema import Schema, record_of
from tablelands.core.text import LANGUAGES
from tablelands.server.api.common import Refusal
from tablelands.server.api.live import ServerMessage
from tablelands.server.api.requests import ClientMessage
from tablelands.server.api.schemas import WireSchemas
from tablelands.server.api.structs import described
from tablelands.server.errors import STATUS
from tablelands.server.headers import COOKIE
from tablelands.server.http.descriptions import ALWAYS, HEALTH, LIVE, METRICS, STREAM, Description, Parameter
from tablelands.server.http.listing import SHOWS
from tablelands.server.http.routes import Route

PLACE = "#/components/schemas/"
JSON = "application/json"
ABOUT = """\
Four games at tables on the network, for people and bots alike: the page has no other door than this one.

Bodies are JSON objects, none at all counts as `{}`; fields that are not known are ignored, and answers may get further
ones. Times are RFC 3339 in UTC, durations are seconds. Integers are JSON integers, neither `1.0` nor `true`.

Every refusal is `{"error": {"kind", "rule", "code", "text"}}` in the language that was asked for, has changed nothing,
and leaves the key of an act free. Paths that do not exist are 404, methods that a path does not have 405. HEAD is
answered wherever GET is.\
"""
PARAMETERS: dict[Parameter, tuple[Schema, str]] = {
    "lang": ({"enum": list(LANGUAGES)}, "the language of words; else the person's, else by Accept-Language, else en"),
    "as": (
        {"type": "string", "pattern": "^([0-9]{1,3}|none|null)?$"},
        "a seat of yours, or `none` to see what a watcher sees; else your seat that is to move, else your first",
    ),
    "key": ({"type": "string"}, "the key of a private table"),
    "show": ({"enum": list(SHOWS)}, "else `open`"),
    "game": ({"enum": game_ids()}, "of this game only"),
    "cursor": ({"type": "string"}, "that of the answer before, to go on from it"),
    "table": ({"type": "string"}, "the table to look at"),
    "nobody": ({"enum": ["ok"]}, "answer `null` instead of 401 if you are nobody"),
}
PLACES = {
    "table": "the id of a table",
    "number": "the number of an entry; 0 is before the first",
    "game": "the id of a game",
}
CLOSES = {
    "1002": "another violation of the protocol",
    "1003": "a binary frame",
    "1007": "text that is not UTF-8",
    "1009": "a message of more than 64 KiB",
    "1012": "the server is stopping; come back",
    "4401": "logged out",
    "4408": "too slow: more than 1 MiB unsent, or no pong for 40 seconds",
}
TAGS = {
    "people": "Who you are",
    "games": "Games and their rules",
    "tables": "Tables: make, find, sit down, play",
    "records": "Games written down",
    "live": "What happens, as it happens",
    "operation": "For those who run a server",
}


def document(routes: Iterable[Route]) -> dict[str, Any]:
    schemas = WireSchemas(PLACE)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(
            schemas, route.method, route.path, route.about
        )
    for path, about in (("/api/stream", STREAM), ("/api/live", LIVE), ("/healthz", HEALTH), ("/metrics", METRICS)):
        paths[path] = {"get": operation(schemas, "GET", path, about)}
    live = live_messages(schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablelands", "version": version("tablelands"), "description": ABOUT},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": about} for name, about in TAGS.items()],
        "paths": paths,
        "x-live": live,
        "components": {"schemas": dict(sorted(schemas.definitions.items())), "securitySchemes": SECURITY},
    }


SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "the token of POST /api/people or /api/login"},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "set by the same calls; all but GET then needs an Origin of ours",
    },
}


def live_messages(schemas: WireSchemas) -> dict[str, Any]:
    """What OpenAPI has no words for: the messages of the socket, both ways."""
    return {
        "path": "/api/live",
        "says": schemas.name("ClientMessage", schemas.of(described(ClientMessage))),
        "hears": schemas.name("ServerMessage", schemas.of(ServerMessage)),
        "closes": CLOSES,
    }


def operation(schemas: WireSchemas, method: str, path: str, about: Description) -> dict[str, Any]:
    written: dict[str, Any] = {
        "operationId": "-".join([method.lower(), *path.strip("/").replace("{", "").replace("}", "").split("/")]),
        "tags": [about.tag],
        "summary": about.summary,
        "parameters": [*_places(path), *_query(path, about)],
        "security": ([] if about.who == "somebody" else [{}]) + [{"bearer": []}, {"cookie": []}],
        "responses": responses(schemas, method, path, about),
    }
    if about.about:
        written["description"] = about.about
    if about.body is not None:
        content = {JSON: {"schema": schemas.of(about.body)}}
        written["requestBody"] = {"content": content, "required": bool(needs_body(schemas, about.body))}
    return written


def needs_body(schemas: WireSchemas, body: Any) -> bool:
    """Whether `{}` would not do."""
    kinds = (body,) if record_of(body) else get_args(body)
    found = [schemas.definitions[schemas.of(kind)["$ref"].removeprefix(PLACE)] for kind in kinds]
    return all("anyOf" in one or one["required"] for one in found)


def _places(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}, "description": PLACES[name]}
        for name in names
    ]


def _query(path: str, about: Description) -> list[dict[str, Any]]:
    names: tuple[Parameter, ...] = (*about.query, "lang") if path.startswith("/api/") else about.query
    return [
        {
            "name": name,
            "in": "query",
            "required": name in about.required,
            "schema": PARAMETERS[name][0],
            "description": PARAMETERS[name][1],
        }
        for name in names
    ]


# Answers


def responses(schemas: WireSchemas, method: str, path: str, about: Description) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "done" if about.status != 101 else "a socket, from here on"}
    if about.status != 101:
        good["content"] = {about.media: answer_schema(schemas, about)}
    written = {str(about.status): good}
    if about is HEALTH:
        written["503"] = good | {"description": "the store does not answer"}
    if not path.startswith("/api/"):
        return written
    kinds = [*ALWAYS, *about.refusals, *(["forbidden"] if method != "GET" else [])]
    return written | {
        str(status): refusal(schemas, status, [kind for kind in STATUS if kind in kinds and STATUS[kind] == status])
        for status in sorted({STATUS[kind] for kind in kinds})
    }


def answer_schema(schemas: WireSchemas, about: Description) -> dict[str, Any]:
    if about.lines is not None:
        name, kind = about.lines
        line = schemas.name(name, schemas.of(kind))
        return {"schema": {"type": "string", "description": f"a {name} in each line"}, "x-line": line}
    return {"schema": schemas.of(about.answer)}


def refusal(schemas: WireSchemas, status: int, kinds: list[str]) -> dict[str, Any]:
    written = {
        "description": "refused: " + ", ".join(f"`{kind}`" for kind in kinds),
        "content": {JSON: {"schema": schemas.of(Refusal)}},
    }
    if status == STATUS["too-many"]:
        seconds = {"schema": {"type": "integer", "minimum": 1}, "description": "seconds", "required": True}
        written["headers"] = {"Retry-After": seconds}
    return written
