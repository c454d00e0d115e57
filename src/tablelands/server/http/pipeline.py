"""What every HTTP request goes through: the table of paths, the caller, limits, the endpoint, and the response."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tablelands.core.errors import BadRequest, Refused
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.api.requests import check_origin, read_body, tokens_of, wanted_language
from tablelands.server.errors import STATUS, NotFound, TooLarge, TooMany, Unavailable, Unknown, refusal_body
from tablelands.server.http.endpoints import JSON, LINES, Description
from tablelands.server.http.protocol import CUT
from tablelands.server.limits import RateLimiter, network_of
from tablelands.server.logs import tell
from tablelands.server.metrics import NO_PATH, Metrics
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.people.sessions import Known
from tablelands.server.settings import Settings

Handler = Callable[[HttpRequest], Awaitable[Response]]
SAFE = ("GET", "HEAD")
PARAMETER = re.compile(r"{(\w+)}")
MOST_DROPPED = 16 * 1024 * 1024
LONGEST_PATH = 200


class Call:
    """A request as an endpoint sees it."""

    def __init__(self, request: HttpRequest) -> None:
        self.request = request
        self.headers = request.headers
        self.query = query_of(request)
        self.path_params: dict[str, str] = request.path_params
        self.path: str = request.scope["path"]
        self.address = request.client.host if request.client is not None else "unknown"
        self.known: Known | None = None
        self.is_by_cookie = False
        self.has_unknown_token = False
        self.response_headers: dict[str, str] = {"cache-control": "no-store"}
        self.cookies: list[str] = []

    @property
    def caller(self) -> Person | None:
        return None if self.known is None else self.known.person

    @property
    def person(self) -> Person | None:
        """Refuses an unknown token, so ask for it after the shape of the request has been checked."""
        self.expect_known_token()
        return self.caller

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def caller_key(self) -> str:
        """Whose calls are counted."""
        return network_of(self.address) if self.caller is None else self.caller.id

    def expect_known_token(self) -> None:
        if self.has_unknown_token:
            raise Unknown(texts.BAD_TOKEN)

    @property
    def session(self) -> str | None:
        return None if self.known is None else self.known.token.session

    def require_known(self) -> Known:
        self.expect_known_token()
        if self.known is None:
            raise Unknown(texts.NOBODY)
        return self.known

    def require_person(self) -> Person:
        return self.require_known().person

    @property
    def language(self) -> Language:
        return wanted_language(self.query.get("lang"), self.person, self.headers.get("accept-language", ""))

    @property
    def is_secure(self) -> bool:
        return bool(self.request.scope["scheme"] == "https")

    def cut(self) -> None:
        """End the connection at once, without waiting until the caller has read."""
        self.request.scope["extensions"][CUT]["now"]()


class Pipeline:
    def __init__(self, settings: Settings, people: People, limiter: RateLimiter, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.limiter = limiter
        self.metrics = metrics

    async def answer(self, about: Description, function: Callable[..., Any], request: HttpRequest) -> Response:
        call = Call(request)
        try:
            limits = self.settings.limits
            await self._introduce(call)
            body = await self._body(call, limits.large_body if about.large else limits.body)
            self.limiter.call(call.caller_key)
            wanted_language(call.query.get("lang"), None, "")
            if about.body is None:
                answer = await function(call)
            else:
                unread = about.large and len(body) > limits.body
                answer = await function(call, msgspec.Raw(body) if unread else read_body(body, about.body))
        except Refused as error:
            return self.refuse(about.path, error, nearest_language(request, call.caller))
        self.metrics.requests.labels(about.path, about.status).inc()
        if isinstance(answer, AsyncIterator):
            return StreamingResponse(answer, media_type=LINES, headers=call.response_headers)
        response = Response(msgspec.json.encode(answer), about.status, call.response_headers, JSON)
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
        return response

    async def _introduce(self, call: Call) -> None:
        """Find out who calls. The bearer's token wins over the cookie; an unknown cookie is nobody."""
        bearer, cookie = tokens_of(call.headers)
        try:
            call.known = await self.people.sessions.identify(bearer, cookie)
        except Unknown:
            call.has_unknown_token = True
        call.is_by_cookie = bearer is None and call.known is not None
        if call.request.method not in SAFE:
            check_origin(call.headers, self.settings.origins, call.is_by_cookie)

    async def _body(self, call: Call, most: int) -> bytes:
        """The rest of a body that is too large is read and dropped, up to a limit: a caller that is still sending would
        not read the answer."""
        length = call.headers.get("content-length", "0")
        size = int(length) if length.isascii() and length.isdecimal() else 0
        chunks, received = [], 0
        try:
            async with asyncio.timeout(self.settings.limits.request_seconds):
                async for chunk in call.request.stream():
                    received += len(chunk)
                    if received <= most:
                        chunks.append(chunk)
                    elif received > most + MOST_DROPPED:
                        break
        except TimeoutError as error:
            raise BadRequest(texts.TOO_SLOW) from error
        except ClientDisconnect as error:
            raise BadRequest(texts.NO_JSON) from error
        if max(size, received) > most:
            raise TooLarge(texts.TOO_LARGE.fill(most=most))
        return b"".join(chunks)

    def refuse(self, path: str | None, error: Refused, language: Language) -> Response:
        status = STATUS[error.kind]
        self.metrics.requests.labels(path or NO_PATH, status).inc()
        self.metrics.refused.labels(error.kind).inc()
        headers = {"cache-control": "no-store"}
        if isinstance(error, TooMany):
            headers["retry-after"] = str(error.retry_after)
        if error.text is texts.TOO_SLOW or isinstance(error, TooLarge):
            headers["connection"] = "close"
        return Response(refusal_body(error, language), status, headers, JSON)


class Application:
    """The ASGI application. `live` handles sockets, endpoints handle their paths, and the page handles every other path
    outside /api. `running` is entered when the server starts."""

    def __init__(
        self,
        pipeline: Pipeline,
        endpoints: Iterable[tuple[Description, Callable[..., Any]]],
        live: Callable[..., Awaitable[None]],
        running: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        self.pipeline = pipeline
        self.live = live
        self.running = running
        self.paths: dict[str, dict[str, Handler]] = {}
        for about, function in endpoints:
            handler = function if about.raw else partial(pipeline.answer, about, function)
            self.paths.setdefault(about.path, {}).update(dict.fromkeys(about.methods, handler))
        self.patterns = [(re.compile(PARAMETER.sub(r"(?P<\1>[^/]+)", path)), path) for path in self.paths]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._run(receive, send)
        elif scope["type"] == "websocket":
            await self.live(scope, receive, send)
        else:
            request = HttpRequest(scope, receive)
            try:
                response = await self._respond(request)
            except Refused as error:
                response = self.pipeline.refuse(None, error, nearest_language(request))
            except Exception as error:  # a fault of ours: the caller is told as little as possible
                tell("fault", error=error)
                response = self.pipeline.refuse(None, Unavailable(texts.STORE_AWAY), nearest_language(request))
            await response(scope, receive, send)

    async def _run(self, receive: Receive, send: Send) -> None:
        await receive()
        async with self.running():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _respond(self, request: HttpRequest) -> Response:
        handlers = self._find(request.scope)
        if handler := handlers.get(request.method):
            return await handler(request)
        if request.method not in SAFE:
            check_origin(request.headers, self.pipeline.settings.origins, False)
        if not handlers:
            raise no_such_path(request)
        allowed = ", ".join(sorted([*handlers, "OPTIONS"]))
        if request.method == "OPTIONS":
            return Response(b"{}", headers={"allow": allowed}, media_type=JSON)
        refusal = BadRequest(texts.WRONG_METHOD.fill(method=request.method, allowed=allowed))
        response = self.pipeline.refuse(None, refusal, nearest_language(request))
        response.status_code = 405
        response.headers["allow"] = allowed
        return response

    def _find(self, scope: Scope) -> Mapping[str, Handler]:
        """Repeated slashes and one at the end do not count."""
        path = "/" + "/".join(part for part in scope["path"].split("/") if part)
        for pattern, known in self.patterns:
            if found := pattern.fullmatch(path):
                scope["path_params"] = found.groupdict()
                return self.paths[known]
        return {} if f"{path}/".startswith("/api/") else self.paths["/"]


def no_such_path(request: HttpRequest) -> NotFound:
    return NotFound(texts.NO_SUCH_PATH.fill(path=request.scope["path"][:LONGEST_PATH]))


def query_of(request: HttpRequest) -> dict[str, str]:
    """The first value counts if a name occurs twice."""
    return dict(reversed(request.query_params.multi_items()))


def nearest_language(request: HttpRequest, person: Person | None = None) -> Language:
    """The language of a refusal; of an unknown language too."""
    accepted = request.headers.get("accept-language", "")
    try:
        return wanted_language(query_of(request).get("lang"), person, accepted)
    except BadRequest:
        return wanted_language(None, person, accepted)
