"""The pages about the server are true: what they tell to type does what they say, and their settings work."""

import json
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.running import Running, Served
from tests.support.games import ROOT

CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DEPLOYMENT = (ROOT / "docs" / "deployment.md").read_text()


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", DEPLOYMENT, re.MULTILINE | re.DOTALL)


def test_a_session_at_the_terminal_goes_as_the_page_says(server: Running, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "server.md").read_text()
    lines = [line[2:] for block in CONSOLE.findall(page) for line in block.splitlines() if line.startswith("$ ")]
    assert lines[0] == ".venv/bin/tablelands serve"
    (tmp_path / ".venv").symlink_to(Path(sys.prefix), target_is_directory=True)
    (tmp_path / "examples").symlink_to(ROOT / "examples", target_is_directory=True)
    script = "set -e\n" + "\necho\n".join(lines[1:]).replace("http://127.0.0.1:8000", server.address.rstrip("/"))
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count('"error"') == 1, "only the claim is refused"
    assert '"name":"Ana"' in done.stdout
    played = [line for line in done.stdout.splitlines() if line.startswith('{"version"')]
    assert len(played) == 2
    assert played[0] == played[1], "the same key is the same act"
    assert '"winners"' in done.stdout.rpartition("commitment")[2], "the bot has played to the end"


def test_a_server_that_is_told_to_stop_ends_well_and_says_nothing_odd(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        served.person("Ana").make(seats="me random")
        assert served.stop() == 0
    assert [json.loads(line)["level"] for line in served.logs.read_text().splitlines()] == ["info"]


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("only systemd itself can tell whether it takes a unit, and this machine has none")
    unit, change = blocks("ini")
    program = f"ExecStart={sys.executable}"
    file = tmp_path / "tablelands.service"
    more = tmp_path / "tablelands.service.d"
    more.mkdir()
    for path, text in ((file, unit), (more / "override.conf", change)):
        named = text.replace("ExecStart=/opt/tablelands/bin/tablelands", program)
        path.write_text(named.replace("User=tablelands", "User=root").replace("Group=tablelands", "Group=root"))
        done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_people_reach_the_server_through_the_proxy(server: Running, tmp_path: Path) -> None:
    with proxy(server, tmp_path) as address:
        origin = {"origin": address}
        made = httpx.post(address + "/api/people", json={"name": "Ana"}, headers=origin, trust_env=False)
        assert made.status_code == 201
        cookie = {"cookie": f"tablelands={made.cookies['tablelands']}"}
        with connect(address.replace("http", "ws", 1) + "/api/live", additional_headers=cookie | origin) as live:
            live.send('{"do":"watch","table":"none"}')
            assert '"not-found"' in str(live.recv(5))
        assert httpx.get(address + "/metrics", trust_env=False).status_code == 403


@contextmanager
def proxy(server: Running, folder: Path) -> Iterator[str]:
    """nginx with the settings of the page, without TLS, on a port that is free."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    site = re.sub(r"^ *ssl_.*\n", "", blocks("nginx")[0], flags=re.MULTILINE)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace(
        "http://127.0.0.1:8000", server.address.rstrip("/")
    )
    settings = folder / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder};\n" for kind in kinds)
    settings.write_text(
        f"pid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"
    )
    nginx = subprocess.Popen(["nginx", "-c", settings, "-g", "daemon off;"], stderr=subprocess.PIPE, text=True)
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        nginx.terminate()
        nginx.communicate(timeout=10)


def wait_for(port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the proxy does not answer")
