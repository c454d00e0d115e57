"""Our server beside boardgame.io's, in one run on the same machine.

    python -m benchmarks.server [moves] [postgres] [processes] [idle] [stored] [--seconds N] [--tables N] [--rounds N]

moves      tables of two: boardgame.io with its own tic-tac-toe in its memory store, and ours with Sturt's Stony Desert
           in SQLite, in turns; a client in JavaScript for each, matches made before anything is measured
postgres   ours on PostgreSQL
processes  ours as two processes on PostgreSQL, with Redis between them
idle       memory and processor of 1,000 tables with 2,000 sockets where nothing happens
stored     what moves and lists cost with ten finished games in the store and with many, and how soon it is ready

Needs node and npm; postgres and processes need PostgreSQL and Redis as the tests do. All parts without a name.
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.processes import Server, boardgameio, install, ours, play, watching
from benchmarks.stored import measure as measure_stored

PORT = 18_737
MOVES_OF_A_MATCH = {"boardgameio.mjs": 7, "ours.mjs": 22}
"""Few: so many matches are made beforehand that there are enough."""
FASTEST = {"boardgameio.mjs": 4000, "ours.mjs": 4000}
WARM_UP = 5
"""Seconds that clients play before they measure, as in playing.mjs."""
WATCHED = 1000
IDLE_SECONDS = 20
console = Console(width=max(Console().width, 110))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="part", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--stored", type=int, default=100_000, help="finished games in the larger store")
    asked = parser.parse_args()
    install()
    for part in asked.parts or PARTS:
        PARTS[part](asked)


# Moves


def moves(asked: argparse.Namespace) -> None:
    theirs, here = [], []
    for _ in range(asked.rounds):
        with boardgameio(PORT) as server:
            theirs.append(played("boardgameio.mjs", server, asked))
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as server:
            here.append(played("ours.mjs", server, asked))
    show(f"{asked.tables} tables of two", {"boardgame.io, memory": theirs, "ours, SQLite": here})


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
    spares = int(FASTEST[client] * (asked.seconds + WARM_UP) / MOVES_OF_A_MATCH[client])
    return play(client, server, asked.tables, asked.seconds, spares)


def show(title: str, runs: dict[str, list[dict[str, Any]]]) -> None:
    table = Table("", "moves a second", "", "p50 ms", "p99 ms", "", "processor a move, ms", title=title)
    first = next(iter(runs.values()))
    for name, found in runs.items():
        speed, p50, p99, spent = (middle(found, field) for field in ("per_second", "p50", "p99", "processor"))
        ratios = [speed / middle(first, "per_second"), p99 / middle(first, "p99")]
        speeds = ", ".join(f"{run['per_second']:.0f}" for run in found)
        shown = [speeds, f"{ratios[0]:.2f}x", f"{p50:.1f}", f"{p99:.1f}", f"{ratios[1]:.2f}x", f"{spent:.2f}"]
        table.add_row(name, *shown)
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
