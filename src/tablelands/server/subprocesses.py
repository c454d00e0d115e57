"""Processes of a server's own. They end with the one that started them, however that one ends."""

import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

PARENT_DIED = 1
"""PR_SET_PDEATHSIG, of Linux."""


def start_helper(module: str, *given: str, files: tuple[int, ...] = ()) -> "subprocess.Popen[bytes]":
    """Runs a module that is found where ours are. Keys pressed in the terminal are not for it, nor is its word for
    whoever reads what the server says. It inherits these files alone."""
    path = os.pathsep.join(filter(None, sys.path))
    return subprocess.Popen(
        [sys.executable, "-P", "-m", module, *given],
        env=os.environ | {"PYTHONPATH": path},
        pass_fds=files,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


class Process(NamedTuple):
    process: BaseProcess
    pipe: "Connection[Any, Any]"

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def start_process(main: Callable[..., None], *given: object) -> Process:
    """`main` is called in a new process with its end of the pipe, the id of this process, and what is given."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with theirs:
        process = context.Process(target=main, args=(theirs, os.getpid(), *given), daemon=True)
        process.start()
    return Process(process, ours)


def end_with_parent(parent: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DIED, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    """Where the system does not tell that the parent has died, it is looked for."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
