"""Backups of a SQLite store while a server runs: made again and again, the oldest deleted."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from tablelands.server.logs import tell
from tablelands.server.private_files import make_private_folder
from tablelands.server.settings import Settings
from tablelands.server.store.backup import backup, sqlite_path
from tablelands.server.store.rows import StoreAway

NAME = "tablelands-%Y%m%d-%H%M%S.sqlite3"
"""In UTC: the order of names is that of times."""
PATTERN = "tablelands-[0-9]*-[0-9]*.sqlite3"
RETRY_SECONDS = 600.0


class Backups:
    def __init__(
        self, store: Path, folder: Path, every: float, most: int, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.folder = folder
        self.every = every
        self.most = most
        self._now = now

    async def keep_making(self) -> None:
        """The first one is due when the newest of an earlier server is old enough."""
        await asyncio.sleep(self.first_in())
        while True:
            made = await asyncio.to_thread(self._try_to_make)
            await asyncio.sleep(self.every if made else min(self.every, RETRY_SECONDS))

    def first_in(self) -> float:
        """Seconds. One of tomorrow, made before the time of day was set back, does not put it off for long."""
        kept = self.kept()
        age = self._now() - kept[-1].stat().st_mtime if kept else self.every
        return min(max(self.every - age, 0), self.every)

    def kept(self) -> list[Path]:
        """The oldest comes first."""
        return sorted(self.folder.glob(PATTERN))

    def make(self) -> Path:
        """Raises StoreAway or OSError; then the older ones are still there."""
        make_private_folder(self.folder)
        made = self.folder / time.strftime(NAME, time.gmtime(self._now()))
        backup(self.store, made)
        for old in self.kept()[: -self.most]:
            old.unlink(missing_ok=True)
        for left in self.folder.glob(f"{PATTERN}.unfinished"):
            left.unlink(missing_ok=True)  # by a server that was killed
        return made

    def _try_to_make(self) -> bool:
        began = perf_counter()
        try:
            self.make()
        except (StoreAway, OSError) as error:
            tell("backup-failed", logging.ERROR, error=error)
            return False
        tell("backup-made", seconds=round(perf_counter() - began, 3), count=len(self.kept()))
        return True


def backups_of(settings: Settings) -> Backups:
    folder = settings.backup_folder or settings.data / "backups"
    return Backups(sqlite_path(settings), folder, settings.backup_every, settings.backups)
