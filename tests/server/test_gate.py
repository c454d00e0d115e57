"""How many connections one address may have, whom a proxy speaks for, and what happens when descriptors run out."""

import resource
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tablelands.server.gate import Gate
from tablelands.server.settings import Limits, Settings
from tests.server.live.waiting import until
from tests.server.running import Caller, Running, Served

FEW = replace(Limits(), connections_of_address=3)


def entered(gate: Gate, *addresses: str) -> list[bool]:
    return [gate.enter(object(), address, 0) is None for address in addresses]


@pytest.mark.parametrize(
    ("addresses", "accepted"),
    [
        (["10.0.0.1"] * 4, [True, True, True, False]),
        (["10.0.0.1"] * 3 + ["10.0.0.2"], [True] * 4),
        (["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4"], [True, True, True, False]),
        (["2001:db8::1"] * 3 + ["2001:db8:0:1::1"], [True] * 4),
        (["::ffff:10.0.0.1", "10.0.0.1", "10.0.0.1", "::ffff:10.0.0.1"], [True, True, True, False]),
        (["fe80::1%eth0"] * 4, [True, True, True, False]),
    ],
)
def test_an_address_has_so_many_connections(addresses: list[str], accepted: list[bool]) -> None:
    assert entered(Gate(FEW), *addresses) == accepted


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8", "::1"])
def test_a_proxy_has_as_many_as_it_needs(proxy: str) -> None:
    address = proxy.replace("0.0/8", "0.1")
    assert all(entered(Gate(FEW, (proxy,)), *[address] * 100))


def test_without_limits_nothing_is_counted() -> None:
    assert all(entered(Gate(replace(FEW, counted=False)), *["10.0.0.1"] * 100))


def test_whoever_leaves_makes_room() -> None:
    gate, first = Gate(FEW), object()
    assert gate.enter(first, "10.0.0.1", 0) is None
    assert entered(gate, *["10.0.0.1"] * 3) == [True, True, False]
    gate.leave(first)
    gate.leave(first)
    assert entered(gate, *["10.0.0.1"] * 2) == [True, False]


def test_some_descriptors_are_kept() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    gate = Gate(replace(Limits(), counted=False), ("127.0.0.1",))
    assert gate.enter(object(), "10.0.0.1", most - 70) is None
    for address in ("10.0.0.1", "127.0.0.1"):
        refusal = gate.enter(object(), address, most - 60)
        assert refusal is not None
        assert refusal.kind == "unavailable"


# At a server


@pytest.fixture
def few() -> Iterator[Running]:
    """Nobody is a proxy."""
    with Running(settings=Settings(port=0, limits=FEW, proxies=())) as server:
        yield server


def connect(server: Running) -> socket.socket:
    where = urlsplit(server.address)
    return socket.create_connection((where.hostname, where.port), timeout=5)


def test_one_connection_too_many_is_429(few: Running, caplog: pytest.LogCaptureFixture) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(closing(connect(few))) for _ in range(3)]
        until(lambda: len(few.process.server_state.connections) == 3)
        for _ in range(3):
            response = httpx.get(few.address + "healthz", trust_env=False)
            assert response.status_code == 429
            assert response.json()["error"]["kind"] == "too-many"
            assert int(response.headers["retry-after"]) >= 1
        held[0].close()
        until(lambda: len(few.process.server_state.connections) == 2)
        assert httpx.get(few.address + "healthz", trust_env=False).status_code == 200
    told = [record for record in caplog.records if record.msg == "connection-refused"]
    assert len(told) == 1


def test_sockets_are_connections_too(few: Running) -> None:
    nobody = few.nobody()
    for _ in range(3):
        with nobody.socket(), nobody.socket(), nobody.socket():
            assert httpx.get(few.address + "healthz", trust_env=False).status_code == 429
        until(lambda: not few.process.server_state.connections)


FILES = 200


def test_a_server_without_descriptors_says_so_and_goes_on(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    served.files = FILES
    with served, ExitStack() as stack:
        ana = served.person("Ana")
        with ana.socket() as live:
            where = urlsplit(served.address)
            for number in range(FILES):
                source = (f"127.0.1.{number % 100 + 1}", 0)
                found = socket.create_connection((where.hostname, where.port), 5, source_address=source)
                stack.enter_context(closing(found))
            refused = httpx.get(served.address + "healthz", trust_env=False)
            assert refused.status_code == 503
            assert refused.json()["error"]["kind"] == "unavailable"
            live.say("nonsense")
            assert live.hear()["on"] == "refused"
    assert '"event": "connection-refused"' in served.logs.read_text()


def test_a_server_takes_as_many_descriptors_as_the_system_allows(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    with served:
        found = subprocess.run(
            ["prlimit", "--nofile", "--pid", str(served.process.pid), "--noheadings", "--output", "SOFT,HARD"],
            capture_output=True,
            text=True,
            check=True,
        )
        soft, hard = (int(number) for number in found.stdout.split())
        assert soft == min(hard, 65_536)


# Behind a proxy


HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.1"}


def cookie(caller: Caller) -> str:
    return caller.send("POST", "/api/people", {}, headers=HTTPS).headers["set-cookie"]


def test_a_proxy_is_believed_that_it_speaks_https(nobody: Caller) -> None:
    assert "Secure" in cookie(nobody)


def test_nobody_else_is(few: Running) -> None:
    assert "Secure" not in cookie(few.nobody())


def test_another_machine_can_be_a_proxy() -> None:
    with Running(settings=Settings(port=0, proxies=("127.0.0.0/8",))) as server:
        assert "Secure" in cookie(server.nobody())


def test_calls_of_nobody_count_for_a_network(server: Running) -> None:
    limits = replace(Limits(), calls=replace(Limits().calls, per_second=0.01, burst=3))
    with Running(settings=Settings(port=0, limits=limits)) as strict:
        nobody = strict.nobody()
        statuses = [
            nobody.send("GET", "/api/games", headers={"x-forwarded-for": f"2001:db8::{number}"}).status_code
            for number in range(1, 5)
        ]
        elsewhere = nobody.send("GET", "/api/games", headers={"x-forwarded-for": "2001:db8:0:1::1"})
    assert statuses == [200, 200, 200, 429]
    assert elsewhere.status_code == 200


# What is told to browsers and proxies


@pytest.mark.parametrize("path", ["api/games", "api/nothing", "healthz", "docs/openapi.json", "", "api/me", "metrics"])
def test_no_type_is_guessed(server: Running, path: str) -> None:
    response = server.nobody().get("/" + path)
    assert response.headers.get_list("x-content-type-options") == ["nosniff"]


def test_no_type_is_guessed_of_what_is_no_request(server: Running) -> None:
    with connect(server) as raw:
        raw.sendall(b"nonsense\r\n\r\n")
        assert b"\r\nx-content-type-options: nosniff\r\n" in raw.recv(65536)
