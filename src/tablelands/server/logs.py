"""What the server tells whoever runs it: JSON lines on stderr.

Nothing secret can get in. Only the fields below are written, and only values that look like what belongs there; the
arguments of other libraries' messages, the messages of errors and tracebacks never are. An unexpected error is told by
its type and by the places in the code that it went through.
"""

import json
import logging
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import PurePath
from traceback import walk_tb
from typing import TextIO

LOGGER = "tablelands"
NUMBERS = frozenset({"count", "port", "process", "processes", "seconds", "status", "version"})
_NAME = re.compile(r"[a-z]{1,20}([-_.][a-z]{1,20}){0,5}")
WORDS = {
    "address": re.compile(r"(?=.*[.:])[0-9a-f.:/]{2,50}"),
    "bot": _NAME,
    "code": _NAME,
    "file": re.compile(r"[a-z_]{1,20}\.[a-z_]{1,20}-\d{1,5}\.py\d{1,4}t?(\.\d{1,4})?\.nb[ic]"),
    "game": _NAME,
    "kind": _NAME,
    "method": re.compile(r"[A-Z]{1,10}"),
    "path": re.compile(r"(/[a-z.-]{0,20}|/\{[a-z_:]{1,20}\}){1,10}"),
    "person": re.compile(r"[A-Za-z0-9_-]{16}"),
    "reason": _NAME,
    "signal": re.compile(r"SIG[A-Z]{1,10}"),
    "state": _NAME,
    "store": _NAME,
    "table": re.compile(r"[A-Za-z0-9_-]{1,16}"),
}
"""What each may look like. The ids of tables and people have 64 to 96 bits, a key or a token more: they do not fit.
`path` is a template, `file` one of Numba's cache."""

_PLAIN = re.compile(r"[A-Za-z',.-]{1,20}( [A-Za-z',.-]{1,20}){0,20}")
PLACES = 5
"""So many files and lines are told of an error, where it happened first."""

QUIET_SECONDS = 60.0

_logger = logging.getLogger(LOGGER)


def tell(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """An event has a name of words with hyphens; whatever is no field or does not look like one is left out."""
    _logger.log(level, event, exc_info=error, extra={"fields": fields})


def audit(event: str, **fields: object) -> None:
    """Who logged in or failed to, what administrators did, who was refused for flooding. What somebody typed as their
    login is never told: it may be a password."""
    tell(f"audit.{event}", logging.INFO, None, **fields)


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Everybody's logs go through here; uvicorn has to be started with `log_config=None, access_log=False`. Of other
    libraries only what matters is told: in its more talkative levels uvicorn tells queries, which have keys in them."""
    handler = _Handler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines())
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    _logger.setLevel(level)
    logging.captureWarnings(True)
    logging.getLogger("uvicorn.access").disabled = True


class Seldom:
    """Tells what happens often: each kind of an event at most once a minute, with how often it has happened since."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[tuple[object, ...], float] = {}
        self._untold: Counter[tuple[object, ...]] = Counter()

    def tell(self, event: str, level: int, **fields: object) -> None:
        kind = event, *fields.values()
        self._untold[kind] += 1
        now = self._now()
        if now - self._told.get(kind, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._told[kind] = now
            _logger.log(level, event, extra={"fields": {**fields, "count": self._untold.pop(kind)}})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **(_told(record) if record.name.partition(".")[0] == LOGGER else _overheard(record)),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            places = [f"{PurePath(frame.f_code.co_filename).name}:{number}" for frame, number in walk_tb(trace)]
            line |= {"error": kind.__name__, "where": places[::-1][:PLACES]}
        return json.dumps(line)


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging's name
        """A log that cannot be written is lost: the usual way would print the record's arguments."""


def _told(record: logging.LogRecord) -> dict[str, object]:
    event = record.msg if isinstance(record.msg, str) and _NAME.fullmatch(record.msg) else "unnamed"
    fields: dict[str, object] = getattr(record, "fields", {})
    return {"event": event, **{name: value for name, value in fields.items() if _fits(name, value)}}


def _overheard(record: logging.LogRecord) -> dict[str, object]:
    """Of uvicorn's messages those that are plain words; others might have been put together from anything."""
    heard: dict[str, object] = {"event": "library", "logger": record.name}
    text = record.msg.strip() if isinstance(record.msg, str) else ""
    if record.name.startswith("uvicorn") and _PLAIN.fullmatch(text):
        heard["text"] = text
    return heard


def _fits(name: str, value: object) -> bool:
    if name in NUMBERS:
        return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))
    return name in WORDS and isinstance(value, str) and WORDS[name].fullmatch(value) is not None
