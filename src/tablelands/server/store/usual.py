"""Changes that are moves and nothing else, as nearly all are."""

from tablelands.server.store.changes import key_bytes, row_of, what_changes
from tablelands.server.store.moves import Row
from tablelands.server.store.store import Change


def is_usual(change: Change) -> bool:
    return len(change.writes) == 1 and not (
        change.is_new or change.chat or change.seated or change.stood or change.snapshot
    )


def as_move(change: Change) -> Row:
    """With the columns of `moves`."""
    row = row_of(change)
    person, key, answer = (None, None, None) if change.act is None else change.act
    kept = None if key is None else key_bytes(key)
    return (row.id, *what_changes(row), change.writes[0], person, kept, answer)
