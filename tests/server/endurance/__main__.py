"""Runs that take minutes, against real servers: python -m tests.server.endurance PART [--seed N] ...

kills          a server on SQLite, killed 20 times while 50 tables are played at
two-processes  the same with one of two servers on PostgreSQL and Redis, while the other serves on
child          the same with one of two processes of a server
double-moves   two servers given different moves for the same turn at once, 1,000 times
double-offers  two people who ask for a take-back or a rematch at once, each through a server of his own
memory         a server that is played on for minutes without a pause, and what it has in memory meanwhile
slow           many who watch and never read
"""

import argparse
import asyncio
import tempfile
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.server.endurance import child, double_moves, double_offers, kills, memory, slow, two_processes
from tests.server.endurance.report import Report

PARTS: dict[str, Any] = {
    "kills": kills,
    "two-processes": two_processes,
    "child": child,
    "double-moves": double_moves,
    "double-offers": double_offers,
    "memory": memory,
    "slow": slow,
}
console = Console(width=max(Console().width, 110))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    chosen = parser.add_subparsers(dest="part", required=True, metavar="PART")
    for name, part in PARTS.items():
        own = chosen.add_parser(name, description=part.__doc__)
        for field in fields(part.Plan):
            own.add_argument(f"--{field.name}", type=type(field.default), default=field.default, help="%(default)s")
    asked = vars(parser.parse_args())
    part = PARTS[asked.pop("part")]
    plan, report = part.Plan(**asked), Report(console.print)
    with tempfile.TemporaryDirectory(prefix="tablelands-endurance-") as folder:
        asyncio.run(part.run(plan, Path(folder), report))
    show(plan, report)


def show(plan: Any, report: Report) -> None:
    table = Table("", "", title=str(plan), show_header=False)
    for name, figure in report.figures.items():
        table.add_row(name, figure)
    table.add_row("took, s", f"{report.seconds:.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
