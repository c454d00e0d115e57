"""Whether anything gets slower with the number of stored games: a store with ten finished ones beside one with many."""

import argparse
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.filling import GAMES, fill
from benchmarks.processes import Server, ours, play

STARTS = 7
ASKED = 25
LISTS = ("show=open", "show=live", "show=done", "show=done&game=down-under", "show=mine", "show=mine&game=downhill")


class Stored:
    """A store with so many finished games, and what was measured on it."""

    def __init__(self, folder: Path, games: int) -> None:
        began = time.perf_counter()
        self.folder, self.games = folder, games
        self.token = fill(folder, games)
        self.filled_in = time.perf_counter() - began
        self.ready: list[float] = []
        self.costs: list[float] = []
        self.lists: dict[str, float] = {}

    def megabytes(self) -> float:
        return sum(file.stat().st_size for file in self.folder.iterdir()) / 1e6

    def start(self) -> None:
        began = time.perf_counter()
        with ours(self.folder) as server:
            urllib.request.urlopen(f"{server.address}healthz").read()
            self.ready.append(time.perf_counter() - began)

    def move(self, tables: int, seconds: float) -> None:
        with ours(self.folder) as server:
            self.costs.append(play("ours.mjs", server, tables, seconds, 0)["processor"])

    def list(self) -> None:
        with ours(self.folder) as server:
            self.lists = {asked: self._milliseconds(server, asked) for asked in LISTS}

    def _milliseconds(self, server: Server, asked: str) -> float:
        request = urllib.request.Request(
            f"{server.address}api/tables?{asked}", headers={"Authorization": f"Bearer {self.token}"}
        )
        times = []
        for _ in range(ASKED):
            began = time.perf_counter()
            urllib.request.urlopen(request).read()
            times.append(time.perf_counter() - began)
        return 1000 * median(times)


def measure(asked: argparse.Namespace, console: Console) -> None:
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        console.print(f"filling stores with {len(GAMES)} and {asked.stored:,} finished games ...")
        stores = [Stored(folder, games) for folder, games in zip(folders, (len(GAMES), asked.stored), strict=True)]
        for _ in range(STARTS):
            for store in stores:
                store.start()
        for number in range(asked.rounds):
            console.print(f"moves, round {number + 1} of {asked.rounds} ...")
            for store in stores:
                store.move(asked.tables // 5, asked.seconds)
        for store in stores:
            store.list()
        console.print(told(stores))


def told(stores: list[Stored]) -> Table:
    table = Table("", *(f"{store.games:,} finished games" for store in stores), title="what is stored")
    table.add_row("filled in, s; size, MB", *(f"{s.filled_in:.1f}; {s.megabytes():,.0f}" for s in stores))
    table.add_row("ready after, s: median, longest", *(f"{median(s.ready):.2f}, {max(s.ready):.2f}" for s in stores))
    table.add_row("processor a move, ms", *(", ".join(f"{cost:.3f}" for cost in s.costs) for s in stores))
    for asked in LISTS:
        table.add_row(f"{asked}, ms", *(f"{store.lists[asked]:.1f}" for store in stores))
    return table
