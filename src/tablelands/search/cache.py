"""Verify machine code on disk before Numba loads it.

Numba runs whatever it finds in a cache folder: a damaged file raises an error, gives wrong results or kills the
process. So each folder has a list of its files with their SHA-256. Files that are not listed or do not match, for
example after a power failure, are deleted, and Numba compiles them again. Other users cannot plant files: folders are
private, and files of other owners are ignored.

Several processes may share a folder without a lock. Numba replaces files atomically, and the list only grows, by one
write per line. At worst a process deletes a file that another has written and not listed yet, and compiles it again.
"""

import hashlib
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

LIST = "SHA256SUMS"
"""The list of files, in the format of `sha256sum --check`."""
SUFFIXES = (".nbi", ".nbc")
"""Suffixes of the files that Numba loads: an index for each function, and its machine code."""

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
LEEWAY = 1.0
"""Seconds by which the clock of a file system may be behind."""

_logger = logging.getLogger(__name__)


def usable_folder(folder: Path) -> Path:
    """Create the folder if need be, and make it private. If it is not writable or has another owner, return a
    temporary folder instead, which all processes of this user share. It begins as a copy of the folder: the image of a
    container may contain compiled rules."""
    if _is_usable(folder):
        return folder
    shared = Path(tempfile.gettempdir()) / f"tablelands-{_user()}"
    copy = shared / folder.name
    if not _is_usable(shared):
        return Path(tempfile.mkdtemp(prefix="tablelands-"))
    if not copy.exists():
        _copy(folder, copy)
    return copy if _is_usable(copy) else Path(tempfile.mkdtemp(prefix="tablelands-"))


def _is_usable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        if not is_ours(folder):
            return False
        if sys.platform != "win32" and folder.stat().st_mode & 0o077:
            folder.chmod(PRIVATE_FOLDER)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _user() -> str:
    return "user" if sys.platform == "win32" else str(os.geteuid())


def _copy(folder: Path, target: Path) -> None:
    """Copy a folder of ours or of root, atomically; another process may have been faster."""
    beside = Path(tempfile.mkdtemp(dir=target.parent))
    with suppress(OSError, shutil.Error):
        if is_ours(folder) or folder.stat().st_uid == 0:
            shutil.copytree(folder, beside, dirs_exist_ok=True)
        beside.rename(target)
    shutil.rmtree(beside, ignore_errors=True)


def discard_damaged(folder: Path, game_id: str) -> None:
    """Delete files that Numba must not load, and log them."""
    sound = sound_files(folder)
    for path in _files(folder):
        if path.relative_to(folder).as_posix() not in sound:
            _delete(path)
            _logger.info("cache-discarded", extra={"fields": {"game": game_id, "file": path.name}})


def sound_files(folder: Path) -> set[str]:
    """The listed files whose contents match the list."""
    if not is_ours(folder / LIST):
        return set()
    return {name for digest, name in _listed(folder) if is_ours(folder / name) and digest == _digest(folder / name)}


def is_ours(path: Path) -> bool:
    try:
        return sys.platform == "win32" or path.stat().st_uid == os.geteuid()
    except (OSError, ValueError):
        return False


def list_files_since(began: float, folder: Path) -> None:
    """List the files that Numba has written since `began`; older files that were damaged are not listed."""
    with suppress(OSError):
        list_files(folder, [path for path in _files(folder) if path.stat().st_mtime > began - LEEWAY])


def list_files(folder: Path, paths: Iterable[Path]) -> None:
    """List files with their present contents. Files that cannot be listed are compiled again by the next process."""
    sound = sound_files(folder)
    with suppress(OSError):
        for path in paths:
            path.chmod(PRIVATE_FILE)
            if (name := path.relative_to(folder).as_posix()) not in sound:
                with (folder / LIST).open("ab") as listing:  # whose last line may have been cut off
                    listing.write(f"\n{_digest(path)}  {name}\n".encode())
                (folder / LIST).chmod(PRIVATE_FILE)


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in SUFFIXES]


def _listed(folder: Path) -> set[tuple[str, str]]:
    try:
        lines = (folder / LIST).read_text(errors="replace").splitlines()
    except OSError:
        return set()
    return {(digest, name) for digest, between, name in (line.partition("  ") for line in lines) if between}


def _digest(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except (OSError, ValueError):
        return None


def _delete(path: Path) -> None:
    with suppress(FileNotFoundError):  # another process was quicker
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
