"""Servers and clients as processes of their own, and what they cost."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent / "server"
ROOT = HERE.parents[1]
PORT = 18_737
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
def ours(data: Path, *options: str, python: str = sys.executable) -> Iterator[Server]:
    command = [python, "-m", "tablelands", "serve", "--port", "0", "--data", str(data), "--limits", "off"]
    with _running([*command, *options], ADDRESS) as server:
        yield server


@contextmanager
def boardgameio(folder: Path | None = None) -> Iterator[Server]:
    """With its memory store, or with its FlatFile store in a folder.

    In production: elsewhere it checks after every move that the new position can be serialised."""
    command = ["node", "boardgameio-server.mjs", str(PORT), *([] if folder is None else [str(folder)])]
    with _running(command, re.compile("ready"), os.environ | {"NODE_ENV": "production"}) as server:
        yield server._replace(address=f"http://127.0.0.1:{PORT}/")


@contextmanager
def _running(
    command: list[str], ready: re.Pattern[str], environment: Mapping[str, str] = os.environ
) -> Iterator[Server]:
    """Until it says in a line that it is ready, then until the end of the block."""
    began = time.perf_counter()
    with subprocess.Popen(
        command, cwd=HERE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
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
    """What a client says after playing: its moves, how many a second, and milliseconds until both players saw them.

    Adds the processor time of the server for each move, its memory afterwards, and the seconds until it was ready."""
    command = ["node", client, server.address, str(tables), str(seconds), str(spares)]
    with _running(command, re.compile("measuring")) as running:
        before = server.seconds()
        said: dict[str, Any] = json.loads(running.process.communicate()[0])
        spent = server.seconds() - before
    if said["stuck"]:
        raise SystemExit(f"{client}: {said['stuck']} tables are stuck")
    costs = {"processor": 1000 * spent / said["moves"], "memory": server.megabytes(), "ready": server.ready_after}
    return said | costs


def install() -> None:
    """Install clients and peers when they are first needed, or when a package was added."""
    packages = json.loads((HERE / "package.json").read_text())["dependencies"]
    if not all((HERE / "node_modules" / package).is_dir() for package in packages):
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)


def install_commit(commit: str) -> str | None:
    """Check out a commit in a git worktree of its own, with a `.venv` of its own, and return its Python.

    The worktree is kept in the user's cache folder. None if this clone has no such commit."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        return None
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = caches / "tablelands-benchmarks" / found.stdout.strip()
    if not folder.is_dir():
        worktree = ["git", "worktree", "add", "--quiet", "--force", "--detach", str(folder), commit]
        subprocess.run(worktree, cwd=ROOT, check=True)
    subprocess.run(["make", "--silent", ".venv/made-setup"], cwd=folder, check=True)
    python = str(folder / ".venv" / "bin" / "python")
    # As its own benchmark begins: some commits compile rules here that a server would otherwise compile while it plays.
    subprocess.run([python, "-c", "from benchmarks.processes import install; install()"], cwd=folder, check=True)
    return python


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
