"""Nobody but the server's user reads what it keeps: stores, copies of them, caches."""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablelands.cli import saves
from tablelands.server.private_files import FOLDER_MODE, make_private_folder, tighten
from tests.server.running import Served

LOG = {"data.log"}
"""What the server says on stderr, which the test keeps."""


@pytest.fixture
def home() -> Iterator[Path]:
    """A folder that everybody may look into, unlike those of pytest."""
    found = Path(tempfile.mkdtemp(prefix="tablelands-test-"))
    found.chmod(0o755)
    (found / "control").write_text("read me")
    (found / "control").chmod(0o644)
    yield found
    shutil.rmtree(found)


def readable_by_nobody(home: Path) -> set[str]:
    """What somebody without any rights finds and can read; the mode bits tell it where only root could try."""
    if os.geteuid() != 0:
        open_files = {path.name for path in home.rglob("*") if not path.is_dir() and path.stat().st_mode & 0o077}
        return open_files - LOG
    looking = f"find {home} -type f -readable -printf '%f\\n'"
    done = subprocess.run(
        ["sh", "-c", looking], capture_output=True, text=True, check=False, user="nobody", extra_groups=[], cwd="/"
    )
    return set(done.stdout.split()) - LOG


def open_modes(folder: Path) -> list[str]:
    """Everything that has a mode for others, or for a group."""
    return [str(path) for path in [folder, *folder.rglob("*")] if stat.S_IMODE(path.lstat().st_mode) & 0o077]


def admin(*asked: str, umask: int = 0o022) -> None:
    command = [sys.executable, "-m", "tablelands", "admin", *asked]
    subprocess.run(command, check=True, capture_output=True, umask=umask)


def test_a_running_server_and_its_backups_are_closed_to_others(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    data, copies = home / "data", home / "copies"
    copies.mkdir(mode=0o755)
    before = os.umask(0)  # as careless as can be
    try:
        with Served(data) as served:
            served.person("Ana").make(seats="me random")
            admin("backup", str(copies / "copy"), "--data", str(data), umask=0)
            assert {"tablelands.sqlite3", "tablelands.sqlite3-wal"} <= {path.name for path in data.iterdir()}
            assert open_modes(data) == []
            assert readable_by_nobody(home) == {"control"}
        admin("restore", str(copies / "copy"), "--data", str(home / "new"), umask=0)
    finally:
        os.umask(before)
    assert open_modes(home / "new") == []
    assert readable_by_nobody(home) == {"control"}


def test_folders_of_older_servers_are_closed_at_the_start(home: Path) -> None:
    data = home / "data"
    with Served(data) as served:
        served.person("Ana")
        served.stop()
    data.chmod(0o755)
    for file in data.iterdir():
        file.chmod(0o644)
    assert "tablelands.sqlite3" in readable_by_nobody(home)
    with Served(data) as served:
        assert open_modes(data) == []
        assert readable_by_nobody(home) == {"control"}
    assert '"event": "permissions-tightened"' in served.logs.read_text()
    served.logs.unlink()


def test_a_folder_that_everybody_writes_to_stays_so(home: Path) -> None:
    """As /tmp."""
    home.chmod(0o1777)
    make_private_folder(home)
    assert stat.S_IMODE(home.stat().st_mode) == 0o1777


def test_a_mode_is_never_widened(home: Path) -> None:
    home.chmod(0o500)
    tighten(home, FOLDER_MODE)
    assert stat.S_IMODE(home.stat().st_mode) == 0o500
    home.chmod(0o755)


def test_a_database_elsewhere_leaves_its_folder_as_it_is(home: Path) -> None:
    with Served(home / "data", "--database", f"sqlite:///{home}/own.sqlite3"):
        assert stat.S_IMODE(home.stat().st_mode) == 0o755
        assert "own.sqlite3" not in readable_by_nobody(home)


def test_games_of_the_terminal_are_kept_in_a_private_folder(home: Path) -> None:
    saves.make_folder(home / "share" / "games")
    assert stat.S_IMODE((home / "share" / "games").stat().st_mode) == 0o700
