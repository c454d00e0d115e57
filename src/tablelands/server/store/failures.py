"""Tells in the log why the store fails: each reason at most once a minute, since a store that fails does so with every
request."""

import logging
import re
import time
from collections.abc import Callable

from tablelands.server.logs import tell

QUIET_SECONDS = 60.0
_WORD_BEGINS = re.compile(r"(?<=[a-z])(?=[A-Z])")


class FailureLog:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[tuple[str, str], float] = {}
        self._untold: dict[tuple[str, str], int] = {}

    def tell(self, doing: str, error: BaseException | str) -> None:
        """`count` in the log is how often it has failed like this since it was last told."""
        failure = doing, error if isinstance(error, str) else reason_of(error)
        self._untold[failure] = self._untold.get(failure, 0) + 1
        now = self._now()
        if now - self._told.get(failure, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._told[failure] = now
            kind, reason = failure
            tell("store-failed", logging.ERROR, kind=kind, reason=reason, count=self._untold.pop(failure))


def reason_of(error: BaseException) -> str:
    """`sqlite-full`, `connection-refused-error`: the name that the error has, never its words."""
    name = getattr(error, "sqlite_errorname", None)
    if isinstance(name, str):
        return name.lower().replace("_", "-")
    return _WORD_BEGINS.sub("-", type(error).__name__).lower()


log_failure = FailureLog().tell
"""Of this process. The first argument is `reading`, `writing` or `database`."""
