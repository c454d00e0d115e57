"""Puts the server together."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tablelands.server.actions import TableActions
from tablelands.server.bots.pool import BotPool
from tablelands.server.bots.reviews import Reviews
from tablelands.server.bots.scheduler import Scheduler
from tablelands.server.cluster.bus import Bus, NoBus
from tablelands.server.hosting.background import BackgroundTasks
from tablelands.server.hosting.rater import Rater
from tablelands.server.hosting.tables import Tables
from tablelands.server.http.accounts import AccountEndpoints
from tablelands.server.http.docs import DocsEndpoints
from tablelands.server.http.endpoints import endpoints_of
from tablelands.server.http.games import GameEndpoints
from tablelands.server.http.operation import OperationEndpoints
from tablelands.server.http.own_data import OwnDataEndpoints
from tablelands.server.http.page import PageEndpoints
from tablelands.server.http.people import PeopleEndpoints
from tablelands.server.http.pipeline import Application, Pipeline
from tablelands.server.http.reviews import ReviewEndpoints
from tablelands.server.http.tables import TableEndpoints
from tablelands.server.limits import RateLimiter, SharedBuckets
from tablelands.server.live.connections import Connections
from tablelands.server.live.endpoint import SocketEndpoint
from tablelands.server.live.rooms import Rooms
from tablelands.server.metrics import Metrics
from tablelands.server.moderation import Moderator
from tablelands.server.people.people import People
from tablelands.server.settings import Settings
from tablelands.server.store.backups import backups_of
from tablelands.server.store.store import Store

STOPPING = 1012
BOTS_START_AFTER = 0.2
"""Seconds, so that the first answers need not share the processor with the processes of the bots."""


class Server:
    """One process of a server. `asgi` is what the network talks to."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus | None = None,
        shared: SharedBuckets | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus or NoBus()
        self.metrics = Metrics()
        self.limiter = RateLimiter(settings.limits, shared=shared)
        self.tables = Tables(store, self.bus, self.metrics, now)
        self.people = People(store, alone=self.tables.follower.alone)
        self.tasks = BackgroundTasks()
        self.bots = BotPool(settings.bot_workers, self.metrics, lambda game: self.rooms.tell_warmth(game))
        self.reviews = Reviews(self.tasks)
        self.rooms = Rooms(self.tables, self.bots.is_warming)
        self.actions = TableActions(self.tables, self.bots, self.limiter, self.metrics)
        self.pipeline = Pipeline(settings, self.people, self.limiter, self.metrics)
        self.scheduler = Scheduler(self.tables, self.bots, self.tasks)
        self.rater = Rater(self.tables, self.tasks)
        self.connections = Connections(self.actions, self.rooms)
        self.live = SocketEndpoint(self.connections, self.people, settings.origins)
        endpoints = endpoints_of(
            PeopleEndpoints(self.people, self.actions, self.connections.forget),
            AccountEndpoints(self.people, store, self.limiter, self.connections.log_out, self.connections.forget),
            OwnDataEndpoints(self.people, store, self.limiter),
            GameEndpoints(),
            TableEndpoints(self.actions, self.connections.stream, self.rooms.presence.online),
            ReviewEndpoints(self.tables, self.reviews, self.limiter),
            OperationEndpoints(store, self.metrics, self.pipeline),
        )
        self.moderator = Moderator(self.tables, self.people, self.connections.forget)
        self.docs = DocsEndpoints([about for about, _ in endpoints])
        pages = endpoints_of(self.docs, PageEndpoints(self.metrics))
        self.asgi = Application(self.pipeline, [*endpoints, *pages], self.live, self.running)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.bus.open(self.connections.hear)
        self.bots.open()
        asyncio.get_running_loop().call_later(BOTS_START_AFTER, self.bots.start)
        for sweep in (self.scheduler.sweep, self.rater.sweep, self.rooms.presence.keep_telling, self.moderator.sweep):
            self.tasks.start(sweep())
        if self.settings.backup_every:
            self.tasks.start(backups_of(self.settings).keep_making())
        try:
            yield
        finally:
            await self.tasks.cancel()
            self.bots.close()
            await self.bus.close()
            await self.limiter.close()
            await self.store.close()

    def stop_listening(self) -> None:
        self.connections.close_all(STOPPING)
