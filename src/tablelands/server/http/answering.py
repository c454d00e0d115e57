"""From a request to an answer: size, origin, who calls, how often, and what comes of it or why not."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.response import Stream

from tablelands.core.errors import BadRequest, Refused
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import STATUS, Forbidden, NotFound, TooLarge, TooMany, Unavailable, Unknown, error_to_json
from tablelands.server.headers import check_origin, tokens_of, wanted_language
from tablelands.server.http.calls import Call, Reply, check_size
from tablelands.server.http.protocol import CUT
from tablelands.server.http.routes import Route
from tablelands.server.limits import RateLimiter
from tablelands.server.logs import tell
from tablelands.server.metrics import Metrics
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.settings import Settings

AnyRequest = Request[Any, Any, Any]
JSON = "application/json"
LINES = "application/x-ndjson"
SAFE = ("GET", "HEAD")
PASSED_OVER = 16 * 1024 * 1024
LONGEST_PATH = 200


class Answering:
    def __init__(self, settings: Settings, people: People, limiter: RateLimiter, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.limiter = limiter
        self.metrics = metrics

    async def answer(self, route: Route, request: AnyRequest) -> Response[Any]:
        call = call_of(route, request)
        try:
            await self._take(call, route, request)
            reply = await route.door(call)
            return self._respond(reply, call)
        except Refused as error:
            return self.refuse(route.path, error, language_for(call))

    async def _take(self, call: Call, route: Route, request: AnyRequest) -> None:
        await self.introduce(call)
        most = self.settings.limits.large_body if route.large else self.settings.limits.body
        call.body = await self._body(request, call.headers, most)
        self.limiter.call(call.address if call.caller is None else call.caller.id)
        wanted_language(call.query.get("lang"), None, "")

    async def introduce(self, call: Call) -> None:
        """Who calls. The bearer's token wins over the cookie; an unknown cookie is nobody."""
        bearer, cookie = tokens_of(call.headers)
        call.token = bearer if bearer is not None else cookie
        try:
            call.caller = await self.people.identify(bearer, cookie)
        except Unknown:
            call.is_stranger = True
        if call.method not in SAFE:
            check_origin(call.headers, self.settings.origins, bearer is None and call.caller is not None)

    async def _body(self, request: AnyRequest, headers: Mapping[str, str], most: int) -> bytes:
        """Of one that is too large the rest is passed over, up to a point: who is still sending would not hear."""
        length = headers.get("content-length", "0")
        size = int(length) if length.isascii() and length.isdecimal() else 0
        chunks, come = [], 0
        try:
            async with asyncio.timeout(self.settings.limits.request_seconds):
                async for chunk in request.stream():
                    come += len(chunk)
                    if come <= most:
                        chunks.append(chunk)
                    elif come > most + PASSED_OVER:
                        break
        except TimeoutError as error:
            raise BadRequest(texts.TOO_SLOW) from error
        check_size(max(size, come), most)
        return b"".join(chunks)

    def _respond(self, reply: Reply, call: Call) -> Response[Any]:
        self.metrics.answered(call.template, reply.status)
        headers = {"cache-control": "no-store"} | dict(reply.headers)
        if isinstance(reply.body, AsyncIterator):
            return Stream(reply.body, media_type=LINES, headers=headers)
        for cookie in call.cookies:
            headers["set-cookie"] = cookie
        return Response(msgspec.json.encode(reply.body), status_code=reply.status, media_type=JSON, headers=headers)

    def refuse(self, path: str | None, error: Refused, language: Language) -> Response[bytes]:
        status = STATUS[error.kind]
        self.metrics.answered(path, status)
        self.metrics.refused(error.kind)
        body = msgspec.json.encode({"error": error_to_json(error, language)})
        response = Response(body, status_code=status, media_type=JSON, headers={"cache-control": "no-store"})
        if isinstance(error, TooMany):
            response.headers["retry-after"] = str(error.retry_after)
        if error.text is texts.TOO_SLOW or isinstance(error, TooLarge):
            response.headers["connection"] = "close"
        return response

    # What no route answers

    def lost(self, request: AnyRequest, error: NotFoundException | None = None) -> Response[bytes]:
        text = texts.NO_SUCH_PATH.fill(path=request.url.path[:LONGEST_PATH])
        return self._foreign(request) or self.refuse(None, NotFound(text), asked_language(request))

    def _foreign(self, request: AnyRequest) -> Response[bytes] | None:
        """Pages of others are refused first, whatever they ask for."""
        try:
            if request.method not in SAFE:
                check_origin(request.headers, self.settings.origins, False)
        except Forbidden as error:
            return self.refuse(None, error, asked_language(request))
        return None

    def wrong_method(self, request: AnyRequest, error: MethodNotAllowedException) -> Response[bytes]:
        if (foreign := self._foreign(request)) is not None:
            return foreign
        allowed = ", ".join(sorted((error.headers or {}).get("allow", "").split(", ")))
        text = texts.WRONG_METHOD.fill(method=request.method, allowed=allowed)
        response = self.refuse(None, BadRequest(text), asked_language(request))
        response.status_code = 405
        response.headers["allow"] = allowed
        return response

    def other(self, request: AnyRequest, error: HTTPException) -> Response[bytes]:
        response = self.refuse(None, BadRequest(texts.NO_JSON), asked_language(request))
        response.status_code = error.status_code
        return response

    def fault(self, request: AnyRequest, error: Exception) -> Response[bytes]:
        """A fault of ours: told to whoever runs the server, and as little as possible to the caller."""
        tell("fault", error=error)
        return self.refuse(None, Unavailable(texts.STORE_AWAY), asked_language(request))


def call_of(route: Route, request: AnyRequest) -> Call:
    headers = {name.lower(): value for name, value in request.headers.items()}
    return Call(
        method=request.method,
        path=request.url.path,
        template=route.path,
        headers=headers,
        query=dict(request.query_params),
        parts={name: str(value) for name, value in request.path_params.items()},
        body=b"",
        address=request.client.host if request.client is not None else "unknown",
        secure=request.url.scheme == "https" or headers.get("x-forwarded-proto") == "https",
        cut=cut_of(request),
    )


def language_for(call: Call) -> Language:
    """Of a refusal: as near to what was asked for as can be told."""
    return nearest_language(call.query.get("lang"), call.caller, call.headers.get("accept-language", ""))


def asked_language(request: AnyRequest) -> Language:
    return nearest_language(request.query_params.get("lang"), None, request.headers.get("accept-language", ""))


def nearest_language(asked: object, person: Person | None, accepted: str) -> Language:
    try:
        return wanted_language(asked, person, accepted)
    except BadRequest:
        return wanted_language(None, person, accepted)


def cut_of(request: AnyRequest) -> Callable[[], None]:
    extensions: Any = request.scope.get("extensions") or {}
    cut: Callable[[], None] = extensions.get(CUT, {}).get("now", lambda: None)
    return cut
