"""The pages about the server are true: what they tell to type does what they say, and their settings work."""

import json
import os
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

from tablelands.cli.configuration import configuration
from tests.server.live.waiting import until
from tests.server.running import Caller, Running, Served
from tests.support.games import ROOT

CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
METRICS = (
    "/metrics",
    "/metrics/",
    "//metrics",
    "/%6detrics",
    "/./metrics",
    "/x/../metrics",
    "/metrics?a",
    "/metrics//",
)
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
    assert "UMask=0077" in unit
    program = f"ExecStart={sys.executable}"
    file = tmp_path / "tablelands.service"
    more = tmp_path / "tablelands.service.d"
    more.mkdir()
    for path, text in ((file, unit), (more / "override.conf", change)):
        named = text.replace("ExecStart=/opt/tablelands/bin/tablelands", program)
        path.write_text(named.replace("User=tablelands", "User=root").replace("Group=tablelands", "Group=root"))
        done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_settings_of_the_page_are_in_force(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    for written in blocks("toml"):
        file.write_text(written)
        found = configuration({}, file=file, environment={})
        assert (found.problems, found.remarks) == ([], [])
    file.write_text(blocks("toml")[0])
    settings = configuration({}, file=file, environment={}).settings()
    assert (settings.backup_every, settings.backups) == (6 * 3600, 28)


class Machine:
    """Where the commands of the page are typed. Its folders are in one of ours; users and services are not there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs = folder, folder / "programs"
        self.programs.mkdir(parents=True)
        for name, does in {"sudo": 'shift 2; exec "$@"', "systemctl": "exit 0"}.items():
            (self.programs / name).write_text(f"#!/bin/sh\n{does}\n")
            (self.programs / name).chmod(0o755)
        self.data = folder / "data"

    def type_in(self, commands: str) -> str:
        own = (
            commands.replace("/opt/tablelands/bin/tablelands", f"{sys.executable} -m tablelands")
            .replace("/var/lib/tablelands", str(self.data))
            .replace("--owner=tablelands --group=tablelands ", "")
        )
        path = f"{self.programs}:{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-ec", own],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"PATH": path},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def restoring() -> list[str]:
    found = [block for block in blocks("sh") if "admin restore" in block]
    assert len(found) == 2, "on the same machine, and on another one"
    return found


def test_last_nights_backup_is_restored_as_the_page_says(tmp_path: Path) -> None:
    """On the same machine after a disaster, and on a new one."""
    old, new = Machine(tmp_path / "old"), Machine(tmp_path / "new")
    with Served(old.data, "--backup-every", "0.5s", "--backups", "3") as served:
        ana, ben = served.person("Ana"), served.person("Ben")
        made = ana.make(seats="me open", public=True)
        ben.done(made["table"], "join")
        scene = ana.scene(made["table"])
        move = {"seat": 0, "move": scene["legal"][0], "version": scene["version"], "key": "k"}
        ana.done(made["table"], "play", **move)
        before = ana.scene(made["table"])
        asked, moment = old.data / "backups", time.time()
        until(lambda: any(copy.stat().st_mtime > moment + 1 for copy in asked.glob("*.sqlite3")), 20)
        served.kill()
    for file in old.data.glob("tablelands.sqlite3*"):
        file.write_bytes(b"a disaster" * 1000)
    backup = sorted(asked.glob("*.sqlite3"))[-1]
    shutil.copyfile(backup, new.folder / "backup.sqlite3")
    for machine, commands in zip((old, new), restoring(), strict=True):
        machine.data.mkdir(exist_ok=True)
        told = machine.type_in(commands)
        assert "restored" in told.lower() or "store" in told.lower()
        with Served(machine.data) as again:
            assert Caller(again.address, again.http, ana.token).scene(made["table"]) == before
            assert Caller(again.address, again.http, ben.token).got("/api/me")["person"]["name"] == "Ben"
    assert "All 1 games replay" in told


def test_the_backup_of_the_page_is_made_while_the_server_runs(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    commands = [block for block in blocks("sh") if "admin backup" in block]
    with Served(machine.data) as served:
        served.person("Ana").make()
        for command in commands:
            machine.type_in(command.partition("git pull")[0])
    assert {"backup.sqlite3", "before-update.sqlite3"} <= {path.name for path in machine.data.iterdir()}


def test_people_reach_the_server_through_the_proxy(server: Running, tmp_path: Path) -> None:
    with proxy(server, tmp_path) as address:
        origin = {"origin": address}
        made = httpx.post(address + "/api/people", json={"name": "Ana"}, headers=origin, trust_env=False)
        assert made.status_code == 201
        cookie = {"cookie": f"tablelands={made.cookies['tablelands']}"}
        with connect(address.replace("http", "ws", 1) + "/api/live", additional_headers=cookie | origin) as live:
            live.send('{"do":"watch","table":"none"}')
            assert '"not-found"' in str(live.recv(5))
        for spelling in METRICS:
            told = httpx.get(address + spelling, trust_env=False)
            assert told.status_code in (200, 404), "200 is the page, which says that there is nothing here"
            assert "tablelands_requests_total" not in told.text
    assert "tablelands_requests_total" in httpx.get(server.address + "metrics", trust_env=False).text


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
