"""Machine code on disk is checked before Numba loads it: what is damaged is compiled again."""

import logging
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablelands.core.registry import find_game
from tablelands.search.cache import LIST
from tablelands.search.kernel_loader import compiled_kernel
from tests.support.damage import DAMAGE, are_listed, cached_files

GAME = find_game("sturts-stony-desert")
NUMBERS = np.arange(10)


class Loaded:
    """The kernel as a new process would load it."""

    def __init__(self) -> None:
        for name in list(sys.modules):
            if name.startswith("_compiled_tests_search_kernels"):
                del sys.modules[name]
        load: Any = compiled_kernel
        self.function = load.__wrapped__(GAME, "sums", "tests.search.kernels").sums
        self.answer = self.function(NUMBERS)
        stats = self.function.function.stats
        self.was_compiled, self.was_on_disk = bool(stats.cache_misses), bool(stats.cache_hits)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("compiled")
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("XDG_CACHE_HOME", str(home))
        Loaded()
    return home


@pytest.fixture
def home(compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(compiled, tmp_path / "home")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def discarded(caplog: pytest.LogCaptureFixture) -> list[dict[str, str]]:
    return [vars(record)["fields"] for record in caplog.records if record.message == "cache-discarded"]


@pytest.fixture(autouse=True)
def everything_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tablelands")


def test_what_was_compiled_is_listed_and_found_on_disk(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert [path.suffix for path in cached_files(home)] == [".nbc", ".nbi"]
    assert are_listed(home)
    loaded = Loaded()
    assert loaded.answer == 285
    assert (loaded.was_on_disk, loaded.was_compiled) == (True, False)
    assert discarded(caplog) == []


@pytest.mark.parametrize("suffix", ["nbi", "nbc"])
@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_logged_and_replaced(
    home: Path, caplog: pytest.LogCaptureFixture, kind: str, suffix: str
) -> None:
    (path,) = cached_files(home, suffix)
    path.write_bytes(DAMAGE[kind](path.read_bytes()))
    assert not are_listed(home)
    loaded = Loaded()
    assert loaded.answer == 285
    assert loaded.was_compiled
    assert discarded(caplog) == [{"game": GAME.id, "file": path.name}]
    assert are_listed(home)
    assert Loaded().was_on_disk


def test_a_file_of_another_function_is_not_loaded(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    """However sound it is by itself."""
    index, code = cached_files(home, "nbi")[0], cached_files(home, "nbc")[0]
    code.write_bytes(index.read_bytes())
    assert Loaded().answer == 285
    assert discarded(caplog) == [{"game": GAME.id, "file": code.name}]


def test_a_file_that_nobody_listed_is_not_loaded(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Who compiled it was killed, or it came from elsewhere."""
    code = cached_files(home, "nbc")[0]
    stray = code.with_name("other.other-1.py311.1.nbc")
    stray.write_bytes(code.read_bytes())
    assert Loaded().was_on_disk
    assert discarded(caplog) == [{"game": GAME.id, "file": stray.name}]
    assert not stray.exists()


def test_a_file_that_is_damaged_while_a_process_compiles_more_stays_unsound(home: Path) -> None:
    """Bits that fall over on a disk leave the time of the last change as it is."""
    loaded, code = Loaded(), cached_files(home, "nbc")[0]
    code.write_bytes(DAMAGE["flipped"](code.read_bytes()))
    os.utime(code, (1, 1))
    loaded.function(NUMBERS.astype(np.int32))
    assert len(cached_files(home, "nbc")) == 2
    assert not are_listed(home)
    code.unlink()
    assert are_listed(home)


def test_a_folder_with_the_name_of_a_file_is_replaced(home: Path) -> None:
    code = cached_files(home, "nbc")[0]
    code.unlink()
    (code / "within").mkdir(parents=True)
    assert Loaded().answer == 285
    assert code.is_file()
    assert are_listed(home)


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_list_makes_files_compile_again(home: Path, kind: str) -> None:
    (listing,) = home.rglob(LIST)
    listing.write_bytes(DAMAGE[kind](listing.read_bytes()))
    for _ in range(2):
        assert Loaded().answer == 285
    assert are_listed(home)
    assert Loaded().was_on_disk


def test_without_a_list_that_can_be_written_all_is_compiled_every_time(home: Path) -> None:
    (listing,) = home.rglob(LIST)
    listing.unlink()
    listing.mkdir()
    for _ in range(2):
        loaded = Loaded()
        assert loaded.answer == 285
        assert loaded.was_compiled


# Whose files they are


def modes(home: Path) -> set[int]:
    """Of all that others could read if they came into the folder, and of the folder itself."""
    (listing,) = home.rglob(LIST)
    return {path.stat().st_mode & 0o077 for path in (listing.parent, listing, *cached_files(home))}


def test_nobody_else_reads_or_writes_the_cache(home: Path) -> None:
    (listing,) = home.rglob(LIST)
    listing.parent.chmod(0o777)
    Loaded()
    for path in cached_files(home):
        path.unlink()
    Loaded()
    assert modes(home) == {0}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_files_of_others_are_not_loaded(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    (code,) = cached_files(home, "nbc")
    os.chown(code, 65534, 65534)
    assert are_listed(home)
    assert Loaded().was_compiled
    assert discarded(caplog) == [{"game": GAME.id, "file": code.name}]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_a_folder_of_somebody_else_is_left_alone(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They might write into it, and list what they have written."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (listing,) = home.rglob(LIST)
    for path in (listing.parent, *listing.parent.rglob("*")):
        os.chown(path, 65534, 65534)
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
    assert Loaded().was_compiled
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == before
    assert Loaded().was_on_disk, "among temporary files"


def test_a_cache_that_cannot_be_written_to_is_copied(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container with a root file system that is only read."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (listing,) = home.rglob(LIST)
    monkeypatch.setattr("tablelands.search.cache._is_usable", lambda folder: folder != listing.parent)
    (tmp_path / f"tablelands-{os.geteuid()}").mkdir()
    for _ in range(2):
        assert Loaded().was_on_disk
    (copied,) = (tmp_path / f"tablelands-{os.geteuid()}").iterdir()
    assert copied.name == listing.parent.name
