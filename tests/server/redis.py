"""A throw-away Redis. `from tests.server.redis import redis_url` in a conftest.py gives the fixture."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.processes import end, free_port, listens, wait_until

WHERE = shutil.which("redis-server")


@contextmanager
def throw_away_redis(port: int | None = None) -> Iterator[str]:
    """Its address; on a free port, if none is given."""
    if WHERE is None:
        pytest.fail("Redis is not installed: run scripts/test_tools.sh")
    port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="tablelands-redis-") as folder:
        command = [WHERE, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_until(lambda: listens(port), "Redis")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            end(process)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with throw_away_redis() as url:
        yield url
