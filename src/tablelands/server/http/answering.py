"""From a request to an answer: size, origin, who calls, how often, and what comes of it or why not."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException

from tablelands.core.errors import BadRequest, Refused
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import STATUS, NotFound, TooMany, Unavailable, Unknown, error_to_json
from tablelands.server.http.calls import (
    Call,
    Reply,
    accepted_language,
    check_origin,
    check_size,
    tokens_of,
    wanted_language,
)
from tablelands.server.http.routes import Route
from tablelands.server.limits import Gate
from tablelands.server.logs import tell
from tablelands.server.metrics import Metrics
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.settings import Settings
from tablelands.server.store.store import StoreAway

AnyRequest = Request[Any, Any, Any]
JSON = "application/json"
SAFE = ("GET", "HEAD")


class Answering:
    def __init__(self, settings: Settings, people: People, gate: Gate, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.gate = gate
        self.metrics = metrics

    async def answer(self, route: Route, request: AnyRequest) -> Response[bytes]:
        call: Call | None = None
        try:
            call = await self._call(route, request)
            reply = await route.door(call)
            return self._respond(route.path, reply, call)
        except Refused as error:
            return self.refuse(route.path, error, language_for(request, call))
        except StoreAway:
            return self.refuse(route.path, Unavailable(texts.STORE_AWAY), language_for(request, call))

    async def _call(self, route: Route, request: AnyRequest) -> Call:
        headers = {name.lower(): value for name, value in request.headers.items()}
        most = self.settings.limits.large_body if route.large else self.settings.limits.body
        body = await self._body(request, headers, most)
        address = request.client.host if request.client is not None else "unknown"
        call = Call(
            method=request.method,
            path=request.url.path,
            template=route.path,
            headers=headers,
            query=dict(request.query_params),
            parts={name: str(value) for name, value in request.path_params.items()},
            body=body,
            address=address,
            secure=request.url.scheme == "https" or headers.get("x-forwarded-proto") == "https",
        )
        await self.introduce(call)
        self.gate.call(address if call.person is None else call.person.id)
        wanted_language(call.query.get("lang"), call.person, "")
        return call

    async def introduce(self, call: Call) -> None:
        """Who calls. The bearer's token wins over the cookie; an unknown cookie is nobody."""
        bearer, cookie = tokens_of(call.headers)
        by_cookie = bearer is None and cookie is not None
        call.person = await self.known(bearer, cookie)
        call.token = bearer if bearer is not None else cookie
        if call.method not in SAFE:
            check_origin(call.headers, self.settings.origins, by_cookie and call.person is not None)

    async def known(self, bearer: str | None, cookie: str | None) -> Person | None:
        if bearer is not None:
            person = await self.people.who(bearer)
            if person is None:
                raise Unknown(texts.BAD_TOKEN)
            return person
        return None if cookie is None else await self.people.who(cookie)

    async def _body(self, request: AnyRequest, headers: Mapping[str, str], most: int) -> bytes:
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdecimal():
            check_size(int(length), most)
        chunks, size = [], 0
        try:
            async with asyncio.timeout(self.settings.limits.request_seconds):
                async for chunk in request.stream():
                    size += len(chunk)
                    check_size(size, most)
                    chunks.append(chunk)
        except TimeoutError as error:
            raise BadRequest(texts.TOO_SLOW) from error
        return b"".join(chunks)

    def _respond(self, path: str, reply: Reply, call: Call) -> Response[bytes]:
        self.metrics.answered(path, reply.status)
        response = Response(msgspec.json.encode(reply.body), status_code=reply.status, media_type=JSON)
        response.headers["cache-control"] = "no-store"
        for cookie in call.cookies:
            response.headers["set-cookie"] = cookie
        return response

    def refuse(self, path: str | None, error: Refused, language: Language) -> Response[bytes]:
        status = STATUS[error.kind]
        self.metrics.answered(path, status)
        self.metrics.refused(error.kind)
        body = msgspec.json.encode({"error": error_to_json(error, language)})
        response = Response(body, status_code=status, media_type=JSON)
        if isinstance(error, TooMany):
            response.headers["retry-after"] = str(error.retry_after)
        return response

    # What no route answers

    def lost(self, request: AnyRequest, error: NotFoundException | None = None) -> Response[bytes]:
        return self.refuse(None, NotFound(texts.NO_SUCH_PATH.fill(path=request.url.path)), language_for(request, None))

    def wrong_method(self, request: AnyRequest, error: MethodNotAllowedException) -> Response[bytes]:
        allowed = (error.headers or {}).get("Allow", "")
        text = texts.WRONG_METHOD.fill(method=request.method, allowed=allowed or "GET, POST")
        response = self.refuse(None, BadRequest(text), language_for(request, None))
        response.status_code = 405
        return response

    def other(self, request: AnyRequest, error: HTTPException) -> Response[bytes]:
        response = self.refuse(None, BadRequest(texts.NO_JSON), language_for(request, None))
        response.status_code = error.status_code
        return response

    def fault(self, request: AnyRequest, error: Exception) -> Response[bytes]:
        """A fault of ours: told to whoever runs the server, and as little as possible to the caller."""
        tell("fault", error=error)
        return self.refuse(None, Unavailable(texts.STORE_AWAY), language_for(request, None))


def language_for(request: AnyRequest, call: Call | None) -> Language:
    """Of a refusal: as near to what was asked for as can be told."""
    asked = request.query_params.get("lang")
    accepted = request.headers.get("accept-language", "")
    try:
        return wanted_language(asked, None if call is None else call.person, accepted)
    except BadRequest:
        return accepted_language(accepted)
