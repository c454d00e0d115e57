"""Processes of a server's own. They end with the one that started them, however that one ends."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time

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


def end_with_parent(parent: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DIED, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    """Where the system does not tell that the parent has died, it is looked for."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
