"""Files that nobody but the server's own user may read: the store holds keys of private tables, secrets of running
games and sealed moves."""

import os
import stat
from contextlib import suppress
from pathlib import Path

from tablelands.server.logs import tell

FOLDER_MODE, FILE_MODE, UMASK = 0o700, 0o600, 0o077


def make_private_folder(folder: Path) -> None:
    """One that is there already is closed to others, unless it is meant to be shared, as /tmp is."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        tighten(folder, FOLDER_MODE)


def make_private_file(file: Path) -> None:
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE))
    tighten(file, FILE_MODE)


def make_durable(path: Path) -> None:
    """A file, or the names in a folder."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def tighten(path: Path, mode: int) -> None:
    """Only what is ours can be changed; what belongs to others stays as it is."""
    with suppress(FileNotFoundError, PermissionError):
        found = path.stat().st_mode
        if stat.S_IMODE(found) & ~mode:
            path.chmod(stat.S_IMODE(found) & mode)
            tell("permissions-tightened", kind="folder" if stat.S_ISDIR(found) else "file")
