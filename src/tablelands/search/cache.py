"""Checks machine code on disk before Numba loads it.

Numba runs whatever it finds in a cache folder: a damaged file raises an error, gives wrong answers or kills the
process. So each folder has a list of its files with their SHA-256, and files that are not on it as they are get
deleted; Numba then compiles them again.

Several processes may share a folder without a lock. Numba replaces files whole, and the list only grows, by one write
for each line. At worst a process deletes what another has just written and not listed yet, and compiles it again.
"""

import hashlib
import logging
import shutil
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

LIST = "SHA256SUMS"
"""As `sha256sum --check` reads it."""
SUFFIXES = (".nbi", ".nbc")
"""Of the files that Numba loads: an index for each function, and its machine code."""

LEEWAY = 1.0
"""Seconds by which the clock of a file system may be behind."""

_logger = logging.getLogger(__name__)


def discard_damaged(folder: Path, game_id: str) -> None:
    """Deletes what Numba must not load, and logs it."""
    sound = sound_files(folder)
    for path in _files(folder):
        if path.relative_to(folder).as_posix() not in sound:
            _delete(path)
            _logger.info("cache-discarded", extra={"fields": {"game": game_id, "file": path.name}})


def sound_files(folder: Path) -> set[str]:
    """The listed files that are what they were when they were listed."""
    return {name for digest, name in _listed(folder) if digest == _digest(folder / name)}


def list_files_since(began: float, folder: Path) -> None:
    """What Numba has written since then. A file that was damaged later is not taken for one of these."""
    with suppress(OSError):
        list_files(folder, [path for path in _files(folder) if path.stat().st_mtime > began - LEEWAY])


def list_files(folder: Path, paths: Iterable[Path]) -> None:
    """As they are now. Files that cannot be listed are compiled again by the next process."""
    sound = sound_files(folder)
    with suppress(OSError):
        for path in paths:
            if (name := path.relative_to(folder).as_posix()) not in sound:
                with (folder / LIST).open("ab") as listing:  # whose last line may have been cut off
                    listing.write(f"\n{_digest(path)}  {name}\n".encode())


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
