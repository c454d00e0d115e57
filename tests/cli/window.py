"""A real pseudo-terminal: what somebody types there, and what he sees in the window and above it."""

import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import Self

import pexpect
import pyte

ANSWERS_IN = 60
"""Seconds; a machine may be busy, and bots think."""
QUIET = 0.15
"""Seconds without a sign after which a program that waits for a line is taken at its word."""


class Window:
    """`--lang` and the like are given as arguments; all that the user keeps is in `home`."""

    def __init__(self, home: Path, *arguments: str, width: int = 80, height: int = 24, **environment: str) -> None:
        self.width, self.height = width, height
        self.screen = pyte.HistoryScreen(width, height, history=100_000)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        """Every character that was ever written."""
        spoken = {"LANG": "C.UTF-8", "LC_ALL": "", "TERM": "xterm-256color", "XDG_DATA_HOME": str(home), "COLUMNS": ""}
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.program = pexpect.spawn(
            sys.executable,
            ["-m", "tablelands", *arguments],
            dimensions=(height, width),
            env=kept | {name: value for name, value in (spoken | environment).items() if value},
            cwd=str(home),
            encoding="utf-8",
            codec_errors="replace",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        if self.program.isalive():
            self.program.kill(signal.SIGKILL)
            self.program.wait()
        self.program.close()

    # Typing

    def type(self, line: str) -> str:
        """Types a line, and waits until the next one is asked for or the program has ended; what it said meanwhile."""
        assert not self.ended, f"nobody listens any more; the window:\n{self}"
        self.program.send(line + "\r")
        return self.read(after="\n")

    def press(self, keys: str) -> str:
        """Keys without Enter; what is then on the line where one types."""
        self.program.send(keys)
        self._take_in(QUIET * 6)
        return self.line()

    def read(self, after: str = "") -> str:
        """Until it asks for something, with "> " at the end of the last line, and has said what it says before that."""
        said, since = "", time.monotonic()
        while time.monotonic() - since < ANSWERS_IN:
            new = self._take_in(QUIET)
            said += new
            if self.ended or (not new and after in said and self.line().endswith(">")):
                return plain(said)
        raise AssertionError(f"nothing asked for in time; the window:\n{self}")

    def _take_in(self, seconds: float) -> str:
        said = ""
        try:
            while True:
                said += self.program.read_nonblocking(100_000, timeout=seconds)
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            self.program.wait()
        self._show(said)
        return said

    def _show(self, said: str) -> None:
        """pyte knows nothing of CSI 3 J, which wipes what has scrolled away."""
        self.raw += said
        for number, part in enumerate(said.split("\x1b[3J")):
            if number:
                self.screen.history.top.clear()
            self.stream.feed(part)

    # Looking

    @property
    def ended(self) -> bool:
        return not self.program.isalive()

    @property
    def status(self) -> int | None:
        self.program.close()
        status: int | None = self.program.exitstatus
        return status

    def line(self) -> str:
        """The one where one types."""
        return self.lines()[self.screen.cursor.y]

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def above(self) -> list[str]:
        """What has scrolled out of the window and can be scrolled back to."""
        return ["".join(line[column].data for column in range(self.width)) for line in self.screen.history.top]

    def __str__(self) -> str:
        return "\n".join(self.lines()).rstrip()

    def too_wide(self) -> list[str]:
        """Lines that did not fit, out of everything that was ever written by the program itself."""
        lines = plain(self.raw).replace("\r", "").split("\n")
        return [line for line in lines if len(line) > self.width and not re.search(r"> .*$", line)]


def plain(said: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]", "", said)
