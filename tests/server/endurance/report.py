"""What a run tells while it goes on, and what it has found."""

import re
import time
from collections.abc import Callable
from pathlib import Path

Tell = Callable[[str], object]


def in_silence(line: str) -> None:
    """For tests."""


class Report:
    """Lines of progress, each with the seconds since it began; figures at the end, by name."""

    def __init__(self, tell: Tell) -> None:
        self.figures: dict[str, str] = {}
        self._tell = tell
        self._began = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def tell(self, line: str) -> None:
        self._tell(f"{self.seconds:6.1f} s  {line}")

    def note(self, name: str, figure: object) -> None:
        self.figures[name] = f"{figure:,.1f}" if isinstance(figure, float) else f"{figure}"


def megabytes(process: int) -> float:
    """What it has in memory, without its helpers."""
    found = re.search(r"^VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0
