"""Health and metrics for operators, and the refusal of plain HTTP at the socket's address."""

import asyncio
from time import monotonic

from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from tablelands.core.errors import BadRequest
from tablelands.server import texts
from tablelands.server.api.common import Health
from tablelands.server.http.endpoints import JSON, endpoint
from tablelands.server.http.pipeline import Pipeline, nearest_language, no_such_path
from tablelands.server.metrics import CONTENT_TYPE, Metrics
from tablelands.server.store.rows import StoreAway
from tablelands.server.store.store import Store

LIVE = "/api/live"
READY_SECONDS = 1.0
FORWARDED = {"forwarded", "via", "x-forwarded-for"}
"""Headers that proxies add."""


class OperationEndpoints:
    def __init__(self, store: Store, metrics: Metrics, pipeline: Pipeline) -> None:
        self.store = store
        self.metrics = metrics
        self.pipeline = pipeline
        self._looking = asyncio.Lock()
        self._looked, self._is_ready = -READY_SECONDS, False

    @endpoint("GET", LIVE, "live", status=101, raw=True, refusals="forbidden")
    async def refuse_live(self, request: HttpRequest) -> Response:
        """The socket. A WebSocket with text frames of one JSON object each; see `x-live` for what is said on it."""
        return self.pipeline.refuse(LIVE, BadRequest(texts.ONLY_SOCKETS), nearest_language(request))

    @endpoint("GET", "/healthz", "operation", Health, raw=True)
    async def health(self, request: HttpRequest) -> Response:
        """Does it answer? 200 when the store can be read, else 503. Writes nothing."""
        return health(await self.store.answers())

    @endpoint("GET", "/readyz", "operation", Health, raw=True)
    async def readiness(self, request: HttpRequest) -> Response:
        """Could a move be stored now? 200 if so, else 503. It tries, at most once a second."""
        async with self._looking:
            if monotonic() - self._looked >= READY_SECONDS:
                self._is_ready = await self.store.can_store()
                self._looked = monotonic()
            return health(self._is_ready)

    @endpoint("GET", "/metrics", "operation", str, media="text/plain", raw=True)
    async def show_metrics(self, request: HttpRequest) -> Response:
        """Metrics for Prometheus. A caller from outside, for whom a proxy names an address, does not find them."""
        if FORWARDED & set(request.headers):
            return self.pipeline.refuse(None, no_such_path(request), nearest_language(request))
        try:
            self.metrics.tables(await self.store.count_states())
        except StoreAway:
            self.metrics.tables({})
        return Response(self.metrics.exposition(), media_type=CONTENT_TYPE)


def health(well: bool) -> Response:
    return Response(b'{"ok":true}' if well else b'{"ok":false}', 200 if well else 503, media_type=JSON)
