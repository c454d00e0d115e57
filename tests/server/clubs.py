"""A server of a club, with people who play there."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tablelands.server.store.opening import FILE
from tests.server.running import Caller, Served


class Club(NamedTuple):
    """Ana has an account and plays with Ben, a guest: a game that is over, one being played, one that is open."""

    served: Served
    ana: Caller
    ben: Caller
    over: str
    playing: str
    open: str

    def admin(self, *asked: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "tablelands", "admin", *asked, "--data", str(self.served.data), "--lang", "en"]
        wide = os.environ | {"COLUMNS": "300"}
        return subprocess.run([*command, *self.served.options], capture_output=True, text=True, check=False, env=wide)

    def told(self, *asked: str) -> list[str]:
        done = self.admin(*asked)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    def refused(self, *asked: str) -> str:
        done = self.admin(*asked)
        assert done.returncode == 2, done.stdout
        return done.stderr

    @property
    def store(self) -> Path:
        return self.served.data / FILE


def sit(ana: Caller, ben: Caller, game: str) -> str:
    made = ana.make(game, "me open")
    ben.done(made["table"], "join", key=made["key"])
    table: str = made["table"]
    return table
