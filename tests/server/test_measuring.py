"""What measures a store full of games still can; what it measures is not for a test."""

import sqlite3
from contextlib import closing
from pathlib import Path

from benchmarks.processes import install_commit
from benchmarks.stored import LISTS, Stored, told

from tablelands.server.store.opening import FILE


def test_a_store_is_filled_started_and_listed(tmp_path: Path) -> None:
    store = Stored(tmp_path, 12)
    store.start()
    store.list()
    assert len(store.ready) == 1
    assert set(store.lists) == set(LISTS)
    assert told([store]).row_count == 3 + len(LISTS)
    with closing(sqlite3.connect(tmp_path / FILE)) as kept:
        assert kept.execute("SELECT count(*) FROM tables WHERE state = 'over'").fetchone() == (12,)


def test_a_commit_that_is_not_in_the_clone_is_left_out() -> None:
    assert install_commit("0" * 40) is None
