"""Asks for what an administrator wants done: of the server that runs on the store, or, if none does, by itself."""

import asyncio
import secrets
import time
from pathlib import Path

from tablelands.cli import admin_texts as texts
from tablelands.cli.administering import translated
from tablelands.core.errors import BadRequest
from tablelands.server.api.orders import Order, Outcome, decode_outcome, encode
from tablelands.server.settings import Settings
from tablelands.server.store.opening import chosen_store
from tablelands.server.store.rows import StoreTaken
from tablelands.server.store.store import Store

ANSWERED_WITHIN = 30.0
LOOK_EVERY = 0.2
REFUSED = {
    "nobody": texts.NOBODY,
    "no-table": texts.NO_TABLE,
    "no-account": texts.NO_ACCOUNT,
    "bad-name": texts.BAD_NAME,
}


def carry_out(settings: Settings, order: Order) -> Outcome:
    """Raises BadRequest if it was not done."""
    with translated():
        outcome = asyncio.run(_carry_out(settings, order))
    if outcome.why:
        who = order.table if order.__struct_config__.tag == "close" else order.who  # type: ignore[union-attr]
        raise BadRequest(REFUSED[outcome.why].fill(who=who))
    return outcome


async def _carry_out(settings: Settings, order: Order) -> Outcome:
    store = chosen_store(settings)
    try:
        await store.open(alone=True)
    except StoreTaken:
        return await _ask_server(chosen_store(settings), order)
    try:
        return await _do(store, order, settings.data)
    finally:
        await store.close()


async def _do(store: Store, order: Order, data: Path) -> Outcome:
    """By the clock that a server would go by: nobody runs out of time because the time of day was set."""
    from tablelands.server.clock import boot_time
    from tablelands.server.cluster.bus import NoBus
    from tablelands.server.hosting.tables import Tables, even_clock
    from tablelands.server.metrics import Metrics
    from tablelands.server.moderation import Moderator
    from tablelands.server.people.people import People

    tables = Tables(store, NoBus(), Metrics(), even_clock(boot_time(data)))
    return await Moderator(tables, People(store), lambda person: None).carry_out(order)


async def _ask_server(store: Store, order: Order) -> Outcome:
    await store.open_beside()
    number, began = secrets.token_urlsafe(9), time.monotonic()
    try:
        await store.add_order(number, time.time(), encode(order))
        try:
            while time.monotonic() - began < ANSWERED_WITHIN:
                await asyncio.sleep(LOOK_EVERY)
                if (answer := await store.read_order(number)) is not None:
                    return decode_outcome.decode(answer)
        finally:
            await store.drop_order(number)
    finally:
        await store.close()
    raise BadRequest(texts.NO_ANSWER)
