"""Puts the server together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.handlers import HTTPRouteHandler, route
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from tablelands.core.errors import BadRequest, Refused
from tablelands.server import texts
from tablelands.server.actions import TableActions
from tablelands.server.bots.pool import BotPool
from tablelands.server.bots.reviews import Reviews
from tablelands.server.bots.scheduler import Scheduler
from tablelands.server.cluster.bus import Bus, NoBus
from tablelands.server.hosting.rater import Rater
from tablelands.server.hosting.tables import Tables
from tablelands.server.http import page
from tablelands.server.http.answering import Answering, asked_language
from tablelands.server.http.calls import Call, Reply
from tablelands.server.http.descriptions import ALLOWED, STREAM
from tablelands.server.http.docs import Docs
from tablelands.server.http.games import GameDoors
from tablelands.server.http.listing import Listing
from tablelands.server.http.people import PeopleDoors
from tablelands.server.http.plain import PlainPage
from tablelands.server.http.reviews import ReviewDoors
from tablelands.server.http.routes import Route, allowing, methods_by_path, routes
from tablelands.server.http.tables import TableDoors, own_id, watch_of
from tablelands.server.limits import RateLimiter, SharedBuckets
from tablelands.server.live.connections import Connections
from tablelands.server.live.endpoint import PATH as LIVE_PATH
from tablelands.server.live.endpoint import SocketEndpoint
from tablelands.server.live.rooms import Rooms
from tablelands.server.live.streams import Streams
from tablelands.server.metrics import CONTENT_TYPE, Metrics
from tablelands.server.people.people import People
from tablelands.server.settings import Settings
from tablelands.server.store.rows import StoreAway
from tablelands.server.store.store import Store

AnyRequest = Request[Any, Any, Any]
STOPPING = 1012
BOTS_START_AFTER = 0.2
"""Seconds, so that the first answers need not share the processor with the processes of the bots."""


class Doors(Litestar):
    """Litestar, without what it would import to understand types of other libraries: all of ours are msgspec's."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class Server:
    """One process of a server. `asgi` is what the network talks to."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus | None = None, shared: SharedBuckets | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus or NoBus()
        self.metrics = Metrics()
        self.limiter = RateLimiter(settings.limits, shared=shared)
        self.tables = Tables(store, self.bus, self.metrics)
        self.people = People(store, alone=self.tables.follower.alone)
        self.bots = BotPool(settings.bot_workers, self.metrics)
        self.reviews = Reviews()
        self.rooms = Rooms(self.tables, self.bots.is_warming)
        self.bots.warmth.changed = self.rooms.tell_warmth
        self.actions = TableActions(self.tables, self.bots, self.limiter, self.metrics)
        self.connections = Connections(self.actions, self.rooms)
        self.answering = Answering(settings, self.people, self.limiter, self.metrics)
        self.scheduler = Scheduler(self.tables, self.bots)
        self.rater = Rater(self.tables)
        self.streams = Streams(self.connections)
        self.plain = PlainPage(self.tables)
        self.live = SocketEndpoint(self.connections, self.people, settings.origins)
        self.http = self._litestar()

    async def asgi(self, scope: Any, receive: Any, send: Any) -> None:
        await (self.live if scope["type"] == "websocket" else self.http)(scope, receive, send)

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        await self.bus.open(self.connections.hear)
        telling = asyncio.create_task(self.rooms.presence.keep_telling())
        self.bots.open()
        starting = asyncio.get_running_loop().call_later(BOTS_START_AFTER, self.bots.start)
        self.scheduler.open()
        self.rater.open()
        try:
            yield
        finally:
            telling.cancel()
            starting.cancel()
            await self.scheduler.close()
            await self.rater.close()
            self.bots.close()
            await self.reviews.close()
            await self.bus.close()
            await self.limiter.close()
            await self.store.close()

    def stop_listening(self) -> None:
        self.connections.close_all(STOPPING)

    # Litestar

    def _litestar(self) -> Litestar:
        doors = routes(
            PeopleDoors(self.people, self.actions, self.connections),
            GameDoors(),
            TableDoors(self.actions, Listing(self.tables), self.rooms.presence.online),
            ReviewDoors(self.tables, self.reviews, self.limiter),
        )
        answering = self.answering
        self.docs = Docs(doors)
        doors.append(Route("GET", "/api/stream", self._stream, STREAM, endless=True))
        options = [Route("OPTIONS", path, allowing(allow), ALLOWED) for path, allow in methods_by_path(doors).items()]
        return Doors(
            route_handlers=[*map(self._handler, [*options, *doors]), *self._extras()],
            lifespan=[self.running],
            openapi_config=None,
            logging_config=None,
            request_max_body_size=None,
            state=State({"server": self}),
            exception_handlers={
                NotFoundException: answering.lost,
                MethodNotAllowedException: answering.wrong_method,
                HTTPException: answering.other,
                Exception: answering.fault,
            },
        )

    def _handler(self, one: Route) -> HTTPRouteHandler:
        async def handle(request: AnyRequest) -> Response[Any]:
            return await self.answering.answer(one, request)

        handle.__name__ = "_".join([one.method.lower(), *one.path.strip("/").replace("-", "_").split("/")])
        return route(litestar_path(one.path), http_method=one.methods, status_code=200)(handle)  # type: ignore[arg-type]

    def _extras(self) -> list[HTTPRouteHandler]:
        return [
            get("/healthz", self._health),
            get("/metrics", self._metrics),
            get(LIVE_PATH, self._no_socket),
            get("/docs", self._docs),
            get("/docs/openapi.json", self._openapi),
            get("/", self._page),
            get("/{path:path}", self._page),
        ]

    async def _health(self, request: AnyRequest) -> Response[bytes]:
        well = await self.store.answers()
        return Response(
            b'{"ok":true}' if well else b'{"ok":false}', status_code=200 if well else 503, media_type=MediaType.JSON
        )

    async def _metrics(self, request: AnyRequest) -> Response[bytes]:
        try:
            self.metrics.tables(await self.store.count_states())
        except StoreAway:
            self.metrics.tables({})
        return Response(self.metrics.exposition(), media_type=CONTENT_TYPE)

    async def _stream(self, call: Call) -> Reply:
        watch, language, person = watch_of(call), call.language, own_id(call)
        return Reply(200, await self.streams.open(watch, language, person, call.token, call.address, call.cut))

    async def _no_socket(self, request: AnyRequest) -> Response[bytes]:
        return self.answering.refuse(LIVE_PATH, BadRequest(texts.ONLY_SOCKETS), asked_language(request))

    async def _docs(self, request: AnyRequest) -> Response[str]:
        return self.docs.page()

    async def _openapi(self, request: AnyRequest) -> Response[bytes]:
        return self.docs.document()

    async def _page(self, request: AnyRequest) -> Response[Any]:
        path = request.url.path
        file = page.find(path)
        if file is None:
            return await self._plain_page(request) if path == "/" else self._unknown(request)
        headers = {"etag": file.tag, "cache-control": file.cache, **page.SAFETY}
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(file.body, media_type=file.kind, headers=headers)

    def _unknown(self, request: AnyRequest) -> Response[Any]:
        """The page, which says that there is nothing here. Browsers do not keep this answer."""
        shown = page.find("/") if page.is_place(request.url.path) else None
        if shown is None:
            return self.answering.lost(request)
        self.metrics.answered(None, 404)
        headers = {"cache-control": "no-store", **page.SAFETY}
        return Response(shown.body, status_code=404, media_type=shown.kind, headers=headers)

    async def _plain_page(self, request: AnyRequest) -> Response[Any]:
        language = asked_language(request)
        try:
            html = await self.plain.html(language)
        except Refused as error:
            return self.answering.refuse("/", error, language)
        return Response(html, media_type=MediaType.HTML, headers={"cache-control": page.ASK_AGAIN, **page.SAFETY})


def get(path: str, answer: Callable[[AnyRequest], Any]) -> HTTPRouteHandler:
    async def handle(request: AnyRequest) -> Response[Any]:
        response: Response[Any] = await answer(request)
        return response

    return route(path, http_method=["GET", "HEAD"])(handle)


def litestar_path(path: str) -> str:
    return path.replace("}", ":str}")
