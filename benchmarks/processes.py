"""Servers and clients as processes of their own, and what they cost."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent / "server"
ADDRESS = re.compile(r"http://\S+:\d+/")
TICK = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    address: str
    process: "subprocess.Popen[str]"
    ready_after: float

    def seconds(self) -> float:
        """Of the processor, its children's too."""
        return sum(_stat(process) for process in _family(self.process.pid))

    def megabytes(self) -> float:
        """In memory, what its processes share counted once."""
        return sum(_memory(process) for process in _family(self.process.pid)) / 1024


@contextmanager
def ours(data: Path, *options: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "tablelands", "serve", "--port", "0", "--data", str(data), "--limits", "off"]
    with _running([*command, *options], ADDRESS) as server:
        yield server


@contextmanager
def boardgameio(port: int) -> Iterator[Server]:
    with _running(["node", "boardgameio-server.mjs", str(port)], re.compile("ready")) as server:
        yield server._replace(address=f"http://127.0.0.1:{port}/")


@contextmanager
def _running(command: list[str], ready: re.Pattern[str]) -> Iterator[Server]:
    """Until it says in a line that it is ready, then until the end of the block."""
    began = time.perf_counter()
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            found = None
            while found is None and process.stdout is not None and (line := process.stdout.readline()):
                found = ready.search(line)
            if found is None:
                raise SystemExit(f"{' '.join(command)} does not start")
            yield Server(found[0], process, time.perf_counter() - began)
        finally:
            process.send_signal(signal.SIGTERM)
            _end(process)


@contextmanager
def watching(server: Server, tables: int) -> Iterator[None]:
    """Tables that nobody moves at, each watched by two."""
    with _running(["node", "idle.mjs", server.address, str(tables)], re.compile("ready")):
        yield


def play(client: str, server: Server, tables: int, seconds: float, spares: int) -> dict[str, Any]:
    """What a client says after playing: its moves, how many a second, and milliseconds until they were answered; and
    how many milliseconds of the processor the server took for each."""
    command = ["node", client, server.address, str(tables), str(seconds), str(spares)]
    with _running(command, re.compile("measuring")) as running:
        before = server.seconds()
        said: dict[str, Any] = json.loads(running.process.communicate()[0])
        spent = server.seconds() - before
    if said["stuck"]:
        raise SystemExit(f"{client}: {said['stuck']} tables are stuck")
    return said | {"processor": 1000 * spent / said["moves"]}


def install() -> None:
    """Clients and peers, when they are first needed."""
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)


def _end(process: "subprocess.Popen[str]") -> None:
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()


def _family(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in _family(int(child)))]


def _stat(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def _memory(process: int) -> int:
    found = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
    return int(found[1]) if found else 0
