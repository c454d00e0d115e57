"""Tells in the log why the store fails: each reason at most once a minute, since a store that fails does so with every
request."""

import logging
import re
import time
from collections.abc import Callable

from tablelands.server.logs import Seldom

_WORD_BEGINS = re.compile(r"(?<=[a-z])(?=[A-Z])")


class FailureLog:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._log = Seldom(now)

    def tell(self, doing: str, error: BaseException | str) -> None:
        """`count` in the log is how often it has failed like this since it was last told."""
        reason = error if isinstance(error, str) else reason_of(error)
        self._log.tell("store-failed", logging.ERROR, kind=doing, reason=reason)


def reason_of(error: BaseException) -> str:
    """`sqlite-full`, `connection-refused-error`: the name that the error has, never its words."""
    name = getattr(error, "sqlite_errorname", None)
    if isinstance(name, str):
        return name.lower().replace("_", "-")
    return _WORD_BEGINS.sub("-", type(error).__name__).lower()


log_failure = FailureLog().tell
"""Of this process. The first argument is `reading`, `writing` or `database`."""
