"""Our server beside boardgame.io's, in one run on the same machine.

    python -m benchmarks.server [moves] [postgres] [processes] [idle] [stored] [--seconds N] [--tables N] [--rounds N]
                                [--before COMMIT]

moves      four servers in turns: ours now and at an earlier commit, with Sturt's Stony Desert in SQLite; boardgame.io
           with its memory store and with its FlatFile store, with tic-tac-toe on 36 cells. Matches are made before
           anything is measured; a move counts when it is acknowledged and both players have seen it
postgres   ours on PostgreSQL
processes  ours as two processes on PostgreSQL, with Redis between them
idle       memory and processor of 1,000 tables with 2,000 sockets where nothing happens
stored     what moves and lists cost with ten finished games in the store and with many, and how soon it is ready

Needs node and npm; postgres and processes need PostgreSQL and Redis as the tests do. All parts without a name.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.processes import Server, boardgameio, install, install_commit, ours, play, watching
from benchmarks.stored import measure as measure_stored

BEFORE = "c2fdd12"
"""The last commit before the server was rebuilt."""
MOVES_OF_A_MATCH = 30
"""A few less than in either game, so that enough matches are made beforehand."""
FASTEST = 6000
"""More moves a second than any server makes."""
WARM_UP = 5
"""Seconds that clients play before they measure, as in playing.mjs."""
RATIOS = ("per_second", "p99", "processor")
WATCHED = 1000
IDLE_SECONDS = 20
console = Console(width=max(Console().width, 140))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="part", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--before", metavar="COMMIT", default=BEFORE, help="which server of ours to compare with")
    parser.add_argument("--stored", type=int, default=100_000, help="finished games in the larger store")
    asked = parser.parse_args()
    install()
    for part in asked.parts or PARTS:
        PARTS[part](asked)


# Moves


def moves(asked: argparse.Namespace) -> None:
    servers: dict[str, tuple[str, Callable[[Path], AbstractContextManager[Server]]]] = {"ours now": ("ours.mjs", ours)}
    if python := install_commit(asked.before):
        servers[f"ours at {asked.before}"] = ("ours.mjs", partial(ours, python=python))
    else:
        console.print(f"Commit {asked.before} is not in this clone (is it shallow?): our earlier server is left out.")
    servers["boardgame.io, memory"] = ("boardgameio.mjs", lambda _: boardgameio())
    servers["boardgame.io, FlatFile"] = ("boardgameio.mjs", boardgameio)
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in servers}
    for _ in range(asked.rounds):
        for name, (client, start) in servers.items():
            with tempfile.TemporaryDirectory() as folder, start(Path(folder)) as server:
                runs[name].append(played(client, server, asked))
            os.sync()  # the next server need not wait until the disk has what this one wrote
    show(f"{asked.tables} tables of two, {asked.seconds:g} s after {WARM_UP} s of warm-up", runs)


def postgres(asked: argparse.Namespace) -> None:
    on_postgres(asked, "ours, PostgreSQL")


def processes(asked: argparse.Namespace) -> None:
    from tests.server.redis import throw_away_redis

    with throw_away_redis() as redis:
        on_postgres(asked, "ours, two processes", "--processes", "2", "--redis", redis)


def on_postgres(asked: argparse.Namespace, name: str, *options: str) -> None:
    from tests.server.postgres import throw_away_postgres

    here = []
    with throw_away_postgres(durable=True) as database:
        for _ in range(asked.rounds):
            more = ("--database", database.new_database(), *options)
            with tempfile.TemporaryDirectory() as folder, ours(Path(folder), *more) as server:
                here.append(played("ours.mjs", server, asked))
    show(f"{asked.tables} tables of two", {name: here})


def played(client: str, server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    spares = int(FASTEST * (asked.seconds + WARM_UP) / MOVES_OF_A_MATCH)
    return play(client, server, asked.tables, asked.seconds, spares)


def show(title: str, runs: dict[str, list[dict[str, Any]]]) -> None:
    """Medians of all rounds, and their ratios to the first server."""
    titles = ("", "moves a second", "", "p50, ms", "p99, ms", "", "processor a move, ms", "", "memory, MB", "ready, s")
    table = Table(*titles, title=title)
    first = next(iter(runs.values()))
    for name, found in runs.items():
        ratios = {field: f"{middle(found, field) / middle(first, field):.2f}x" for field in RATIOS}
        table.add_row(
            name,
            ", ".join(f"{run['per_second']:,.0f}" for run in found),
            ratios["per_second"],
            f"{middle(found, 'p50'):.0f}",
            f"{middle(found, 'p99'):.0f}",
            ratios["p99"],
            f"{middle(found, 'processor'):.2f}",
            ratios["processor"],
            f"{middle(found, 'memory'):.0f}",
            f"{middle(found, 'ready'):.2f}",
        )
    console.print(table)


def middle(runs: list[dict[str, Any]], field: str) -> float:
    return float(median(run[field] for run in runs))


# What nobody looks at


def idle(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as server:
        empty = server.megabytes()
        with watching(server, WATCHED):
            time.sleep(5)
            before = server.seconds()
            time.sleep(IDLE_SECONDS)
            share, full = (server.seconds() - before) / IDLE_SECONDS, server.megabytes()
    table = Table("", "memory, MB", "processor", title=f"{WATCHED} idle tables, {2 * WATCHED} sockets")
    table.add_row("with nobody", f"{empty:.0f}", "")
    table.add_row("with all of them", f"{full:.0f}", f"{share:.1%} of a core")
    console.print(table)


def stored(asked: argparse.Namespace) -> None:
    measure_stored(asked, console)


PARTS: dict[str, Callable[[argparse.Namespace], None]] = {
    "moves": moves,
    "postgres": postgres,
    "processes": processes,
    "idle": idle,
    "stored": stored,
}

if __name__ == "__main__":
    main()
