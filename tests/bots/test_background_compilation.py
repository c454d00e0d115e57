"""Bots get warm without anybody waiting."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablelands.bots import background_compilation
from tablelands.bots.background_compilation import (
    can_compile,
    compile_ahead,
    compile_in_background,
    compile_now,
    is_compiled,
)
from tablelands.core.registry import find_game
from tablelands.search.cache import list_files
from tests.support.damage import DAMAGE

GAME = find_game("sturts-stony-desert")
BOTS = ["easy", None]


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLELANDS_WARM", "1")
    monkeypatch.setattr(background_compilation, "_started", set())
    monkeypatch.setattr(background_compilation, "is_loaded", lambda game_id: False)


def watched(monkeypatch: pytest.MonkeyPatch, *, compiled: bool) -> tuple[list[str], threading.Event]:
    done: list[str] = []
    ready = threading.Event()

    def compile_elsewhere(name: str) -> bool:
        done.append(f"compile {name}")
        return True

    def compile_bots(game: Any) -> bool:
        done.append(f"load {game.id}")
        ready.set()
        return True

    monkeypatch.setattr(background_compilation, "is_compiled", lambda game: compiled)
    monkeypatch.setattr(background_compilation, "_compile_elsewhere", compile_elsewhere)
    monkeypatch.setattr(background_compilation, "compile_bots", compile_bots)
    return done, ready


@pytest.mark.parametrize("compiled", [False, True])
def test_another_process_compiles_unless_it_has_been_done_and_this_one_loads(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    done, ready = watched(monkeypatch, compiled=compiled)
    assert compile_in_background(GAME, BOTS)
    assert ready.wait(10)
    assert done == ([] if compiled else [f"compile {GAME.id}"]) + [f"load {GAME.id}"]


def test_nobody_begins_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    _, ready = watched(monkeypatch, compiled=True)
    assert [compile_in_background(GAME, BOTS), compile_in_background(GAME, BOTS)] == [True, False]
    assert ready.wait(10)


def test_it_can_be_kept_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLELANDS_WARM", "0")
    assert not compile_in_background(GAME, BOTS)


def test_without_numba_there_is_nothing_to_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_compile(GAME)
    monkeypatch.setattr(background_compilation, "find_spec", lambda name: None)
    assert not can_compile(GAME)
    assert not compile_in_background(GAME, BOTS)


def test_yardsticks_need_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    watched(monkeypatch, compiled=True)
    assert not compile_in_background(GAME, ["greedy", "random", None])


@pytest.mark.parametrize("compiled", [False, True])
def test_who_waits_in_any_case_is_told_what_takes_so_long(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    done: list[str] = []
    monkeypatch.setattr(background_compilation, "is_compiled", lambda game: compiled)
    monkeypatch.setattr(background_compilation, "compile_ahead", lambda game: done.append("ready"))
    compile_now(GAME, lambda: done.append("compiling"))
    assert done == ([] if compiled else ["compiling"]) + ["ready"]
    monkeypatch.setenv("TABLELANDS_WARM", "0")
    compile_now(GAME, lambda: done.append("never"))
    assert "never" not in done


# What is on disk


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where compiling leaves two small files."""

    def compile_bots(game: Any) -> bool:
        for name in ("uct.uct-1.py311.nbi", "uct.uct-1.py311.1.nbc"):
            (tmp_path / name).write_bytes(b"machine code")
            list_files(tmp_path, [tmp_path / name])
        return True

    monkeypatch.setattr(background_compilation, "cache_folder", lambda *_: tmp_path)
    monkeypatch.setattr(background_compilation, "compile_bots", compile_bots)
    background_compilation._marker.cache_clear()
    yield tmp_path
    background_compilation._marker.cache_clear()


def test_what_was_compiled_ahead_is_compiled(kept: Path) -> None:
    assert not is_compiled(GAME)
    compile_ahead(GAME)
    assert is_compiled(GAME)


@pytest.mark.parametrize("kind", [*DAMAGE, "missing"])
@pytest.mark.parametrize("name", ["*.nbi", "*.nbc", "warm-*[0-9a-f]"])
def test_what_is_damaged_or_missing_has_to_be_compiled_again(kept: Path, name: str, kind: str) -> None:
    compile_ahead(GAME)
    (path,) = kept.glob(name)
    if kind == "missing":
        path.unlink()
    else:
        path.write_bytes(DAMAGE[kind](path.read_bytes()))
    assert not is_compiled(GAME)
    compile_ahead(GAME)
    assert is_compiled(GAME)


def test_where_nothing_can_be_listed_nothing_is_compiled(kept: Path) -> None:
    (kept / "SHA256SUMS").mkdir()
    compile_ahead(GAME)
    assert not is_compiled(GAME)
