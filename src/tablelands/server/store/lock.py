"""One server a file: the process that has the lock beside it has the store."""

import fcntl
import os
from pathlib import Path

from tablelands.server.store.rows import StoreTaken

_held: set[Path] = set()


class Lock:
    """Ends with the process that took it, even while processes that it forked still run: so it is of POSIX's kind,
    and a second one in the same process is refused by hand."""

    def __init__(self, store: Path) -> None:
        self.store = store.resolve()
        self._file: int | None = None

    def take(self) -> None:
        if self.store in _held:
            raise self._taken("this process")
        file = os.open(f"{self.store}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            owner = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            raise self._taken(f"process {owner}") from None
        os.truncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self._file = file
        _held.add(self.store)

    def give_back(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
            _held.discard(self.store)

    def _taken(self, owner: str) -> StoreTaken:
        return StoreTaken(f"the store {self.store} is in use by another server ({owner})")
