"""The OpenAPI document, made from the endpoints and their types."""

from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

from tablelands.core.registry import game_ids
from tablelands.core.schema import Schema
from tablelands.core.text import LANGUAGES
from tablelands.server.api.common import Health, Refusal
from tablelands.server.api.live import ServerMessage
from tablelands.server.api.requests import COOKIE, ClientMessage, Request
from tablelands.server.api.schemas import WireSchemas
from tablelands.server.errors import STATUS
from tablelands.server.http.endpoints import JSON, LINES, Description
from tablelands.server.http.listing import SHOWS

PLACE = "#/components/schemas/"
ALWAYS = ("bad-request", "unknown", "too-large", "too-many", "unavailable")
"""Kinds of refusals that any call may meet: of its language, token, size or rate, or because of the store."""
ABOUT = """\
Four games at tables on the network, for people and bots alike. The page uses this interface and no other.

Bodies are JSON objects, none at all counts as `{}`; fields that are not known are ignored, and answers may get further
ones. Times are RFC 3339 in UTC, durations are seconds. Integers are JSON integers, neither `1.0` nor `true`.

Every refusal is `{"error": {"kind", "rule", "code", "text"}}` in the language that was asked for, has changed nothing,
and leaves the key of an act free. Paths that do not exist are 404, methods that a path does not have 405. HEAD is
answered wherever GET is.\
"""
PARAMETERS: dict[str, tuple[Schema, str]] = {
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
    "before": ({"type": "string", "pattern": "^[0-9]{1,9}$"}, "lines before this number; else the last of all"),
    "nobody": ({"enum": ["ok"]}, "answer `null` instead of 401 if you are nobody"),
}
PLACES = {
    "table": "the id of a table",
    "number": "the number of an entry; 0 is before the first",
    "game": "the id of a game",
    "session": "one of your own, as `GET /api/me/sessions` lists them",
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


SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "the token of POST /api/people or /api/login"},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "set by the same calls; all but GET then needs an Origin of ours",
    },
}


def document(endpoints: Iterable[Description]) -> dict[str, Any]:
    """Describe all endpoints that have a summary; those of the page have none."""
    schemas = WireSchemas(PLACE)
    paths: dict[str, dict[str, Any]] = {}
    for about in endpoints:
        if about.summary:
            paths.setdefault(about.path, {})[about.method.lower()] = operation(schemas, about)
    live = {
        "path": "/api/live",
        "says": schemas.name("ClientMessage", schemas.of(ClientMessage)),
        "hears": schemas.name("ServerMessage", schemas.of(ServerMessage)),
        "closes": CLOSES,
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablelands", "version": version("tablelands"), "description": ABOUT},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": about} for name, about in TAGS.items()],
        "paths": paths,
        "x-live": live,
        "components": {"schemas": dict(sorted(schemas.definitions.items())), "securitySchemes": SECURITY},
    }


def operation(schemas: WireSchemas, about: Description) -> dict[str, Any]:
    names = about.path.strip("/").replace("{", "").replace("}", "").split("/")
    written: dict[str, Any] = {
        "operationId": "-".join([about.method.lower(), *names]),
        "tags": [about.tag],
        "summary": about.summary,
        "parameters": parameters(about),
        "security": ([] if about.needs_person else [{}]) + [{"bearer": []}, {"cookie": []}],
        "responses": responses(schemas, about),
    }
    if about.text:
        written["description"] = about.text
    if about.body is not None and not about.raw and about.body is not Request:
        content = {JSON: {"schema": schemas.of(about.body)}}
        written["requestBody"] = {"content": content, "required": _needs_body(schemas, about.body)}
    return written


def _needs_body(schemas: WireSchemas, body: Any) -> bool:
    """Whether `{}` is not enough."""
    schema = schemas.of(body)
    found = [schemas.definitions[one["$ref"].removeprefix(PLACE)] for one in schema.get("anyOf", [schema])]
    return all("anyOf" in one or bool(one["required"]) for one in found)


def parameters(about: Description) -> list[dict[str, Any]]:
    path = [part[1:-1] for part in about.path.split("/") if part.startswith("{")]
    query = [*about.query.split(), "lang"] if about.path.startswith("/api/") else []
    return [
        *(parameter("path", name, {"type": "string"}, PLACES[name], required=True) for name in path),
        *(parameter("query", name, *PARAMETERS[name], required=name in about.required.split()) for name in query),
    ]


def parameter(place: str, name: str, schema: Schema, text: str, *, required: bool) -> dict[str, Any]:
    return {"name": name, "in": place, "required": required, "schema": schema, "description": text}


# Answers


def responses(schemas: WireSchemas, about: Description) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "done" if about.status != 101 else "a socket, from here on"}
    if about.status != 101:
        good["content"] = {about.media: answer_schema(schemas, about)}
    written = {str(about.status): good}
    if about.answer is Health:
        written["503"] = good | {"description": "the store does not answer"}
    if not about.path.startswith("/api/"):
        return written
    kinds = [*ALWAYS, *about.refusals.split(), *(["forbidden"] if about.method != "GET" else [])]
    return written | {
        str(status): refusal(schemas, status, [kind for kind in STATUS if kind in kinds and STATUS[kind] == status])
        for status in sorted({STATUS[kind] for kind in kinds})
    }


def answer_schema(schemas: WireSchemas, about: Description) -> dict[str, Any]:
    if about.media == LINES:
        name, kind = about.answer
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
