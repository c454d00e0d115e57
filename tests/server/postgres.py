"""A throw-away PostgreSQL. `from tests.server.postgres import postgres` in a conftest.py gives the fixture."""

import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.processes import end, free_port, not_as_root, wait_until

FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
WHERE = str(FOUND[-1]) if FOUND else shutil.which("postgres")


class Postgres:
    """A server; its databases are made when they are asked for."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        self.port = free_port()
        self._how = not_as_root(folder)
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(folder / "data"), "-U", "tester", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        options = ["-D", "data", "-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        if not self.durable:
            options += ["-c", "fsync=off"]
        self.process = subprocess.Popen(
            [self._tool("postgres"), *options], cwd=self.folder, stderr=subprocess.DEVNULL, **self._how
        )
        wait_until(self._is_ready, "PostgreSQL")

    def stop(self) -> None:
        """At once, whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            end(self.process)
            self.process = None

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"t{uuid4().hex}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tester", name)
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def _is_ready(self) -> bool:
        asked = [self._tool("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _run(self, tool: str, *options: str) -> None:
        command = [self._tool(tool), *options]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self._how)

    def _tool(self, name: str) -> str:
        assert WHERE is not None
        return str(Path(WHERE).with_name(name))


@contextmanager
def throw_away_postgres(durable: bool = False) -> Iterator[Postgres]:
    """One that is not `durable` is quicker, and forgets only if the machine itself stops."""
    if WHERE is None:
        pytest.fail("PostgreSQL is not installed: run scripts/test_tools.sh")
    with tempfile.TemporaryDirectory(prefix="tablelands-pg-") as folder:
        server = Postgres(Path(folder), durable)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with throw_away_postgres() as server:
        yield server
