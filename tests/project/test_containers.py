"""What the files for containers promise, as far as it can be seen without a container engine."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from scripts.chroot_image import steps

from tablelands.cli.configuration import configuration
from tests.support.games import ROOT

IMAGE = list(steps((ROOT / "Containerfile").read_text()))
DEPLOY = ROOT / "deploy"
PLAIN = re.compile(r"[a-z]+(:[\w.-]+)?")
"""A name of an image, without the host of a registry."""
VALUES = {"POSTGRES_PASSWORD": "secret", "SITE": "play.example.org"}


def compose(*names: str) -> dict[str, Any]:
    """The files laid over each other, as Compose does with maps."""
    found: dict[str, Any] = {}
    for name in names:
        text = re.sub(r"\$\{(\w+)[^}]*\}", lambda used: VALUES[used[1]], (DEPLOY / name).read_text())
        merge(found, yaml.safe_load(text))
    return found


def merge(base: dict[str, Any], over: dict[str, Any]) -> None:
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(base.get(name), dict):
            merge(base[name], value)
        else:
            base[name] = value


def environment() -> dict[str, str]:
    """Of the image."""
    pairs = [pair.partition("=") for name, rest in IMAGE if name == "ENV" for pair in rest.split()]
    return {name: value for name, _, value in pairs}


BOTH = [("compose.yaml",), ("compose.yaml", "compose.postgres.yaml")]


@pytest.mark.parametrize("files", BOTH, ids=len)
def test_the_settings_are_ones_that_a_server_takes(files: tuple[str, ...]) -> None:
    server = compose(*files)["services"]["tablelands"]
    variables = {**environment(), **{name: str(value) for name, value in server["environment"].items()}}
    found = configuration({}, environment=variables)
    assert (found.problems, found.remarks) == ([], [])
    settings = found.settings()
    assert (settings.host, str(settings.data)) == ("0.0.0.0", dict(IMAGE)["VOLUME"])
    if len(files) == 1:
        assert (settings.backup_every, settings.backups) == (6 * 3600, 28)
    else:
        assert (settings.processes, settings.backup_every) == (4, 0)
        assert settings.database == "postgresql://tablelands:secret@postgres/tablelands"


@pytest.mark.parametrize("files", BOTH, ids=len)
def test_the_server_has_no_rights_and_nobody_reaches_it_but_the_proxy(files: tuple[str, ...]) -> None:
    services = compose(*files)["services"]
    server = services["tablelands"]
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert {"mem_limit", "pids_limit", "tmpfs"} <= set(server)
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert server["volumes"] == [f"data:{dict(IMAGE)['VOLUME']}"]
    for service in services.values():
        assert PLAIN.fullmatch(service["image"])
        named = [volume.partition(":")[0] for volume in service.get("volumes", ()) if not volume.startswith("./")]
        assert set(named) <= set(compose(*files)["volumes"])
        assert set(service.get("depends_on", ())) <= set(services)


def test_the_image_runs_as_a_user_without_rights_and_tells_its_health() -> None:
    names = [name for name, _ in IMAGE]
    last = dict(IMAGE)
    assert all(
        PLAIN.fullmatch(rest.partition(" AS ")[0].replace("-slim", "")) for name, rest in IMAGE if name == "FROM"
    )
    assert int(last["USER"]) > 0
    assert names.index("USER") < names.index("ENTRYPOINT")
    command = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
    compile(command[-1], "health", "exec")
    assert "/healthz" in command[-1]
    assert (json.loads(last["ENTRYPOINT"]), json.loads(last["CMD"])) == (["tablelands"], ["serve"])


def test_everything_that_the_image_copies_is_let_through() -> None:
    listed = (ROOT / ".dockerignore").read_text().splitlines()
    copied = [rest.split()[:-1] for name, rest in IMAGE if name == "COPY" and not rest.startswith("--from")]
    for name in (one.rstrip("/") for group in copied for one in group):
        assert f"!{name}" in listed
        assert (ROOT / name).exists()


@pytest.mark.skipif(shutil.which("caddy") is None, reason="only Caddy itself can tell whether it takes its file")
@pytest.mark.parametrize("source", ["Caddyfile", "docs"])
def test_caddy_takes_its_settings(source: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "deployment.md").read_text()
    text = re.findall(r"^```caddy\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0]
    (tmp_path / "Caddyfile").write_text((DEPLOY / "Caddyfile").read_text() if source == "Caddyfile" else text)
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile"]
    own = os.environ | VALUES | {"HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
