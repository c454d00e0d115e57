"""What SQLite would pass over in silence: it takes an empty file for a new store and then deletes the log beside it,
and it reads its log up to the first damaged frame, as if nothing came after."""

import logging
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from struct import Struct

from tablelands.server.logs import tell
from tablelands.server.store.rows import StoreAway

WAL_HEADER = Struct(">8I")
"""Magic number, format, page size, sequence, two salts, two check sums: https://sqlite.org/fileformat2.html#walformat"""
FRAME = Struct(">6I")
"""Page, size of the database after a commit (else 0), two salts, two check sums; the page follows."""
FORMAT = b"SQLite format 3\0"
MAGIC = (0x377F0682, 0x377F0683)
GO_BACK = "keep a copy of the folder, then go back to a backup: tablelands admin restore BACKUP"
ADVICE = {
    "SQLITE_CORRUPT": GO_BACK,
    "SQLITE_NOTADB": GO_BACK,
    "SQLITE_FULL": "make room on the disk",
    "SQLITE_IOERR": "look at the disk",
    "SQLITE_CANTOPEN": "let this user write to the folder",
    "SQLITE_PERM": "let this user write to the folder",
    "SQLITE_READONLY": "let this user write to the file and its folder",
}


def advice_for(error: BaseException) -> str:
    """What to do, as the end of a sentence; empty where nobody knows."""
    name = "_".join(str(getattr(error, "sqlite_errorname", "")).split("_")[:2])
    return f"; {ADVICE[name]}" if name in ADVICE else ""


def expect_whole(store: Path) -> None:
    """Raises StoreAway for a file that has lost all or its end."""
    with store.open("rb") as file:
        head, size = file.read(100), store.stat().st_size
    if size == 0:
        raise StoreAway(f"the file is empty, and was not when it was made; {GO_BACK}")
    if len(head) < 100 or not head.startswith(FORMAT):  # SQLite finds that too, but deletes the log
        raise StoreAway(f"file is not a database; {GO_BACK}")
    page_size = int.from_bytes(head[16:18], "big")
    pages, counted = int.from_bytes(head[28:32], "big"), head[24:28] == head[92:96]
    if _size(wal_of(store)) == 0 and counted and size < pages * (page_size if page_size > 1 else 65536):
        raise StoreAway(f"the file has been cut off; {GO_BACK}")


def wal_of(store: Path) -> Path:
    return store.with_name(store.name + "-wal")


def keep_damaged_wal(store: Path, connection: sqlite3.Connection) -> None:
    """If SQLite reads less of the log than was committed, tell it, and keep the log as it is under another name. Has to
    be called before anything is written."""
    wal = wal_of(store)
    if (committed := last_commit(wal)) is None:
        return
    ((_, frames, _),) = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    if committed > max(frames, 0):
        kept = wal.with_name(f"{wal.name}.damaged-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
        shutil.copyfile(wal, kept)
        kept.chmod(0o600)
        tell("log-damaged", logging.ERROR, count=committed - max(frames, 0), store="sqlite")


def last_commit(wal: Path) -> int | None:
    """The number of the last frame that ends a transaction, whether it can be read or not; more than there are frames
    for a log without a header. None if there is no log."""
    with suppress(FileNotFoundError), wal.open("rb") as file:
        written = file.read(WAL_HEADER.size)
        if not written:
            return None
        if len(written) < WAL_HEADER.size:
            return 0  # nothing was ever committed
        magic, _, page_size, _, *salts_and_sums = WAL_HEADER.unpack(written)
        sums = checksum(written[:24], "big" if magic == MAGIC[1] else "little")
        if magic not in MAGIC or sums != tuple(salts_and_sums[2:]):
            return max(wal.stat().st_size // 4096, 1)
        commits = 0
        for number, (_, size, *salts) in enumerate(_frames(file, page_size), 1):
            if salts[:2] != salts_and_sums[:2]:
                break  # of an earlier round, long in the database
            commits = number if size else commits
        return commits
    return None


def _frames(file: object, page_size: int) -> Iterator[tuple[int, ...]]:
    while len(head := file.read(FRAME.size)) == FRAME.size:  # type: ignore[attr-defined]
        yield FRAME.unpack(head)
        file.seek(page_size, 1)  # type: ignore[attr-defined]


def checksum(data: bytes, order: str) -> tuple[int, int]:
    """SQLite's, over an even number of words."""
    first = second = 0
    words = Struct(f"{'>' if order == 'big' else '<'}{len(data) // 4}I").unpack(data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
