"""Who asks while bots are getting warm is answered interpreted, and does not wait for a compiler."""

import os
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablelands.bots import compilation
from tablelands.core.registry import find_game
from tablelands.search import kernel_loader
from tablelands.search.kernel_loader import KERNELS, source_stamp

GAME = find_game("sturts-stony-desert")


def test_while_one_thread_compiles_the_others_are_cold(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, seen = threading.Event(), threading.Event(), []

    def compile_() -> None:
        seen.append(compilation.is_loaded(GAME.id))
        begun.set()
        assert go_on.wait(20)

    monkeypatch.setattr(compilation, "_loaded", set())
    monkeypatch.setattr(compilation, "bots_module", lambda game_id: SimpleNamespace(compile_kernels=compile_))
    thread = threading.Thread(target=compilation.compile_bots, args=(GAME,))
    thread.start()
    assert begun.wait(20)
    assert seen == [True]
    assert not compilation.is_loaded(GAME.id)
    go_on.set()
    thread.join()
    assert compilation.is_loaded(GAME.id)


def test_what_fails_to_compile_is_not_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_() -> None:
        raise MemoryError

    monkeypatch.setattr(compilation, "_loaded", set())
    monkeypatch.setattr(compilation, "bots_module", lambda game_id: SimpleNamespace(compile_kernels=compile_))
    with pytest.raises(MemoryError):
        compilation.compile_bots(GAME)
    assert not compilation.is_loaded(GAME.id)


def test_machine_code_belongs_to_the_files_it_was_made_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba looks at where they lie and when they were written, and compiles again if that has changed."""
    source = tmp_path / "rules.py"
    source.touch()
    monkeypatch.setattr(kernel_loader, "_sources", lambda game, *folders: [(tmp_path, source)])
    before = source_stamp(GAME, KERNELS)
    assert source_stamp(GAME, KERNELS) == before
    os.utime(source, ns=(1, 1))
    assert source_stamp(GAME, KERNELS) != before
