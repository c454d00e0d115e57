"""Ratings are reckoned once for every table that is over; those that were left, by a restart or because the store was
away, are found again."""

import asyncio
from functools import partial

from tablelands.bots.roster import rating_of
from tablelands.core.errors import Refused
from tablelands.core.node import Over
from tablelands.server.hosting.background import BackgroundTasks
from tablelands.server.hosting.tables import Tables
from tablelands.server.logs import tell
from tablelands.server.people.ratings import NOBODY, Result, bot_who, participants, reckon
from tablelands.server.store.rows import StoreAway
from tablelands.server.tables.table import Table

AT_A_TIME = 1000
LOOK_EVERY = 60.0
"""Seconds between two looks for tables that were left."""


class Rater:
    def __init__(self, tables: Tables, tasks: BackgroundTasks) -> None:
        self.tables = tables
        self.tasks = tasks
        tables.finished.append(self.rate)

    def rate(self, table: Table) -> None:
        if not table.plan.imported:
            self.tasks.start(self._rate(table))

    async def _rate(self, table: Table) -> None:
        result = result_of(table)
        try:
            await self.tables.store.rate(table.id, participants(result), table.plan.game, partial(reckon, result))
        except StoreAway as error:
            tell("rating-failed", error=error)

    async def sweep(self) -> None:
        """Look again and again for tables that were left."""
        while True:
            try:
                for table in await self.tables.store.unrated_tables(AT_A_TIME):
                    await self._rate((await self.tables.find(table)).table)
            except Refused as error:
                tell("rating-failed", error=error)
            await asyncio.sleep(LOOK_EVERY)


def result_of(table: Table) -> Result:
    over = table.playing.node
    assert isinstance(over, Over)
    return Result(
        game=table.plan.game,
        who=tuple(bot_who(seat.bot) if seat.bot else seat.person or NOBODY for seat in table.seats),
        winners=over.winners,
        by="record" if over.by == "aborted" else over.by,
        scores=over.scores,
        gone=tuple(table.gone()),
        sides=tuple(table.game.side_of(table.setup, seat) for seat in range(table.plan.seats)),
        is_casual=table.casual() is not None,
        bots=measured_bots(table),
    )


def measured_bots(table: Table) -> dict[str, int]:
    """The ratings of those that sit there, by their `bot_who`."""
    bots = {seat.bot for seat in table.seats if seat.bot is not None}
    ratings = {bot: rating_of(table.game, bot) for bot in bots}
    return {bot_who(bot): rating for bot, rating in ratings.items() if rating is not None}
