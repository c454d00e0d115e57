"""Attack servers on this machine, one attack after the other, while two people play: python -m tests.server.attack

Each attack has a server of its own with default limits, 1,000 idle sockets, and an attacker in another process. The
server fails if the 99th percentile of moves or of visits is more than 500 ms, if a move is lost, if a visitor is turned
away, if it takes more than 400 MB besides what the idle sockets take, or if its log tells a fault.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import fields
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.server.attack.attacker import find, names
from tests.server.attack.run import Plan, Result, percentile, run

console = Console(width=max(Console().width, 140))


def main() -> int:
    known = [f"  {name:24} {(find(name).__doc__ or '').splitlines()[0]}" for name in names()]
    parser = argparse.ArgumentParser(
        description=f"{__doc__}\nAttacks:\n" + "\n".join(known), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="all, if none is named")
    for field in fields(Plan):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default, help="%(default)s")
    wishes = vars(parser.parse_args())
    chosen = wishes.pop("attacks") or names()
    plan, results = Plan(**wishes), []
    with tempfile.TemporaryDirectory(prefix="tablelands-attack-") as folder:
        for name in chosen:
            results.append(asyncio.run(run(name, plan, Path(folder))))
            console.print(f"{name}: {'; '.join(results[-1].problems) or 'held'}")
    console.print(table_of(results))
    return int(any(result.problems for result in results))


def table_of(results: list[Result]) -> Table:
    table = Table(
        "attack", "moves", "p50 ms", "p99 ms", "visits", "p99 ms", "MB before", "+ idle", "most", "attacker", ""
    )
    for one in results:
        did = ", ".join(f"{name} {count:,}" for name, count in one.did.items())
        moves = (str(len(one.moves)), *(f"{1000 * percentile(one.moves, which):.0f}" for which in (50, 99)))
        visits = (str(len(one.visits)), f"{1000 * percentile(one.visits, 99):.0f}")
        memory = (f"{megabytes:.0f}" for megabytes in (one.before, one.idle, one.most))
        table.add_row(one.name, *moves, *visits, *memory, did, "FAILED" if one.problems else "held")
    return table


if __name__ == "__main__":
    sys.exit(main())
