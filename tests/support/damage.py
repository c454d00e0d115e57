"""What may become of the files in a cache folder."""

import hashlib
from collections.abc import Callable
from pathlib import Path

from tablelands.search.cache import LIST


def _flip_a_bit(data: bytes) -> bytes:
    """In the machine code, where there is some."""
    at = len(data) // 5
    return data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda data: data[: len(data) // 2],
    "emptied": lambda data: b"",
    "zeroed": lambda data: bytes(len(data)),
    "flipped": _flip_a_bit,
    "foreign": lambda data: b"no cache file\n" * 20,
}


def cached_files(home: Path, suffix: str = "nb[ic]") -> list[Path]:
    return sorted(home.rglob(f"*.{suffix}"))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def are_listed(home: Path) -> bool:
    """Whether every file is listed as it is now, in the words of sha256sum."""
    for listing in home.rglob(LIST):
        lines = listing.read_text(errors="replace").splitlines()
        for path in cached_files(listing.parent):
            if f"{digest(path)}  {path.relative_to(listing.parent).as_posix()}" not in lines:
                return False
    return bool(list(home.rglob(LIST)))
