"""A server starts at once: it loads what it needs and nothing else. How soon it answers, benchmarks measure."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.server.live.waiting import until
from tests.server.running import Running

STARTED = """
import gc, json, os, pathlib, signal, sys
from tablelands.server.http.addresses import listen
from tablelands.server.serve import run
from tablelands.server.settings import Settings

def told():
    print(json.dumps({"loaded": sorted({name.split(".")[0] for name in sys.modules}), "collects": gc.isenabled()}))
    sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGTERM)

settings = Settings(port=0, data=pathlib.Path(sys.argv[1]))
run(settings, listen(settings), told)
"""
NOT_FOR_A_START = {"alembic", "asyncpg", "attr", "numba", "numpy", "pydantic", "redis", "rich", "sqlalchemy"}


def test_a_start_loads_nothing_that_waits_until_it_is_needed(tmp_path: Path) -> None:
    for more in ({"alembic", "sqlalchemy"}, set[str]()):  # first they make the store
        done = subprocess.run(
            [sys.executable, "-c", STARTED, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
        )
        said = json.loads(done.stdout)
        assert {"starlette", "uvicorn"} | more <= set(said["loaded"])
        assert not (NOT_FOR_A_START - more) & set(said["loaded"])
    assert said["collects"], "garbage is looked for again once it answers"


def test_workers_of_bots_start_without_being_asked() -> None:
    with Running(thinks=True) as running:
        started = until(lambda: running.server.bots._ready, 20)
        assert all(ready.result(20) != os.getpid() for ready in started)
