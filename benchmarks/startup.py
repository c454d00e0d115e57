"""How long one waits for a first answer, beside a Python that does nothing: python -m benchmarks.startup"""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from rich.console import Console
from rich.table import Table

ROUNDS = int(os.environ.get("TABLELANDS_ROUNDS", "15"))
COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "tablelands --help": ["-m", "tablelands", "--help"],
    "tablelands play, up to the first question": ["-m", "tablelands", "play"],
    "tablelands play sturts-stony-desert, a bot's answer included": [
        "-m", "tablelands", "play", "sturts-stony-desert", "--seats", "2", "--bot", "greedy",
    ],
    "tablelands engine, up to the first answer": ["-m", "tablelands", "engine"],
}  # fmt: skip
TYPED = {"tablelands engine, up to the first answer": b'{"do":"quit"}\n'}


def main() -> None:
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            for name, command in COMMANDS.items():
                began = time.perf_counter()
                subprocess.run(
                    [sys.executable, *command],
                    input=TYPED.get(name, b"1\n"),
                    capture_output=True,
                    cwd=folder,
                    check=True,
                )
                times[name].append(time.perf_counter() - began)
    table = Table("command", "seconds", "times a bare Python")
    bare = median(times["python -c pass"])
    for name, found in times.items():
        table.add_row(name, f"{median(found):.3f}", f"{median(found) / bare:.1f}x")
    Console(width=max(Console().width, 100)).print(table)


if __name__ == "__main__":
    main()
