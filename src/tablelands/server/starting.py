"""Starts a server of one process or of several, and says in a line what is wrong when it cannot."""

import sys
import webbrowser
from threading import Timer

from tablelands.server.http.addresses import address_for_others, address_of, listen
from tablelands.server.serve import announce, run
from tablelands.server.settings import Settings
from tablelands.server.store.store import StoreAway, StoreTaken


def start(settings: Settings) -> int:
    """The exit code."""
    if settings.processes > 1 and (settings.database is None or settings.redis is None):
        return _say("several processes need --database postgresql://... and --redis redis://...")
    try:
        listening = listen(settings)
    except OSError as error:
        return _say(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}; try --port 0")
    address, for_others = address_of(listening), address_for_others(listening)
    if settings.open_browser:
        Timer(1.0, webbrowser.open, (address,)).start()
    try:
        if settings.processes > 1:
            from tablelands.server.processes import run_several

            return run_several(settings, listening, lambda: announce(address, for_others))
        run(settings, listening, lambda: announce(address, for_others))
    except (StoreTaken, StoreAway, ValueError) as error:
        return _say(str(error))
    return 0


def _say(text: str) -> int:
    sys.stderr.write(f"tablelands serve: {text}\n")
    return 1
