"""The time that tables and their clocks go by. It runs evenly: a jump of the time of day changes nothing.

A process ties the machine's uptime to the time of day when it starts, and counts by the uptime from then on. The first
one after a boot notes the tie in a file, and later and other processes of the same boot take it from there. After a
boot the time of day counts again. docs/deployment.md has the rule for administrators.
"""

import fcntl
import hashlib
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tablelands.server.logs import tell
from tablelands.server.private_files import FILE_MODE, make_private_folder, tighten

FILE = "clock.json"
BOOT = Path("/proc/sys/kernel/random/boot_id")
NOTABLE_SECONDS = 1.0

Clock = Callable[[], float]


class Tie(msgspec.Struct, frozen=True):
    """`began` is what the time of day was when the uptime was 0."""

    boot: str
    began: float
    check: str = ""

    def digest(self) -> str:
        """A flipped bit must not move the time."""
        return hashlib.sha256(f"{self.boot} {self.began!r}".encode()).hexdigest()[:16]


uptime: Clock = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
"""Sleep counts where the system can tell."""


def boot_id() -> str | None:
    try:
        return BOOT.read_text().strip()
    except OSError:
        return None


def boot_time(folder: Path, *, wall: Clock = time.time, up: Clock = uptime, boot: str | None = None) -> float:
    """What the time of day was when the uptime was 0, as the file in the folder has it for this boot."""
    fresh = Tie(boot or boot_id() or "", wall() - up())
    if not fresh.boot:
        return fresh.began
    try:
        make_private_folder(folder)
        kept = _agree(folder / FILE, fresh)
    except OSError as error:
        tell("clock-not-kept", error=error)
        return fresh.began
    if abs(kept.began - fresh.began) > NOTABLE_SECONDS:
        tell("clock-kept", seconds=round(fresh.began - kept.began, 3))
    return kept.began


def _agree(path: Path, fresh: Tie) -> Tie:
    """What the file says of this boot; if it says nothing, or nothing readable, the fresh tie, noted there."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE_MODE)
    tighten(path, FILE_MODE)
    with os.fdopen(file, "r+b") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        written = opened.read()
        try:
            kept = msgspec.json.decode(written, type=Tie)
        except (msgspec.DecodeError, UnicodeDecodeError):
            kept = None
        if written and (kept is None or kept.check != kept.digest()):
            tell("clock-discarded")
        elif kept is not None and kept.boot == fresh.boot:
            return kept
        opened.seek(0)
        opened.truncate()
        opened.write(msgspec.json.encode(replace(fresh, check=fresh.digest())))
        opened.flush()
        os.fsync(opened.fileno())
    return fresh
