from collections.abc import Iterator

import pytest

from tests.server.running import Caller, Running


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One for all tests of a module, over a store in memory."""
    with Running() as running:
        yield running


@pytest.fixture
def ana(server: Running) -> Caller:
    return server.person("Ana")


@pytest.fixture
def ben(server: Running) -> Caller:
    return server.person("Ben")


@pytest.fixture
def nobody(server: Running) -> Caller:
    return server.nobody()
