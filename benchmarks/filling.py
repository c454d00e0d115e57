"""A store with many finished games: a few real ones, played by chance, and then copies of them."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from tablelands.server.api.requests import Answer
from tablelands.server.cluster.bus import NoBus
from tablelands.server.hosting.tables import Act, Tables
from tablelands.server.metrics import Metrics
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.store.opening import FILE
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.tables import acts
from tablelands.server.tables.making import MySeat, OpenSeat, WantedTable, make_table, origin_of_game

GAMES = ["sturts-stony-desert", "down-under"] * 5
"""Those that are played, if no others are asked for; the rest are copies. Short ones: 100,000 fill a gigabyte."""
PARTS = {"tables": "id", "seated": "table", "writes": "table", "snapshots": "table", "acts": "table", "chat": "table"}
"""All that belongs to a table, with the column that names it."""


def fill(folder: Path, count: int, games: Sequence[str] = GAMES) -> str:
    """The token of the person who sat at every one of them."""
    folder.mkdir(parents=True, exist_ok=True)
    token = asyncio.run(_play(folder / FILE, games))
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as store:
        store.execute("PRAGMA journal_mode = OFF")
        store.execute("PRAGMA synchronous = OFF")
        copy(store, count - len(games), len(games))
        store.execute("PRAGMA journal_mode = WAL")
    return token


# Real ones


async def _play(file: Path, games: Sequence[str]) -> str:
    store = SqliteStore(file)
    await store.open()
    try:
        ana, token = await People(store).new_guest("Ana", "en")
        ben, _ = await People(store).new_guest("Ben", "de")
        tables = Tables(store, NoBus(), Metrics())
        for number, game in enumerate(games):
            await _play_to_the_end(tables, game, [ana, ben], Random(number))
        for table in await store.unrated_tables(len(games)):
            await store.rate(table, [], "", lambda _: [])
    finally:
        await store.close()
    return token


async def _play_to_the_end(tables: Tables, game: str, people: list[Person], random: Random) -> None:
    maker, guest = people
    wanted = WantedTable([MySeat(), OpenSeat()], public=True)
    table = make_table(wanted, maker, origin_of_game(game, 2, None), tables.now())
    acts.join(table, guest.id, guest.name, None)
    await tables.make(table)
    while table.state == "playing":
        seat = table.to_move()[0]
        move = table.game.moves.to_json(table.game.sample_move(table.playing.state, seat, random))
        key, version = str(table.version), table.version
        play = Act(people[seat].id, key, lambda at: (Answer(), acts.play(at, seat, move, version)))  # noqa: B023
        await tables.act(table.id, play)


# Copies

COPIED_ID = "printf('copy%08d', copies.n)"


def copied_id(number: int) -> str:
    return f"copy{number:08}"


def copy(store: sqlite3.Connection, count: int, real: int) -> None:
    store.execute("BEGIN")
    store.execute("CREATE TEMP TABLE originals AS SELECT row_number() OVER () - 1 AS i, id FROM tables")
    for table, column in PARTS.items():
        names = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
        taken = ", ".join(_copied(table, name, column) for name in names)
        store.execute(
            f"INSERT INTO {table}"
            f" WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < :count)"
            f" SELECT {taken} FROM copies CROSS JOIN originals ON originals.i = copies.n % :real"
            f' CROSS JOIN {table} ON {table}."{column}" = originals.id WHERE :count > 0',
            {"count": count, "real": real},
        )
    store.execute("COMMIT")


def _copied(table: str, name: str, column: str) -> str:
    """Ids that come in order, also in what the table says of itself, and one second between two."""
    if name == column:
        return COPIED_ID
    if name == "setup":
        return f"CAST(replace(CAST(setup AS TEXT), originals.id, {COPIED_ID}) AS BLOB)"
    return f"{table}.changed - copies.n" if name == "changed" else f'{table}."{name}"'
