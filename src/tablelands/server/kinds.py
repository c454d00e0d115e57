"""The kinds of values that settings have, as people write them in a file, in the environment or after an option."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Kind:
    """`read` raises ValueError; `write` turns a value into what `read` takes."""

    metavar: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def number(least: int, most: int | None = None) -> Kind:
    def read(text: str) -> int:
        value = int(text)
        if value < least or (most is not None and value > most):
            raise ValueError
        return value

    return Kind(f"{least}-{most}" if most is not None else "NUMBER", read)


def _seconds(text: str) -> float:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smhd]?)", text)
    if found is None:
        raise ValueError
    return float(found[1]) * SECONDS[found[2] or "s"]


def _write_seconds(value: float) -> str:
    for unit, size in reversed(SECONDS.items()):
        if value >= size and value % size == 0:
            return f"{value / size:g}{unit}"
    return f"{value:g}s"


def _rate(text: str) -> Rate:
    per_second, _, burst = text.partition("/")
    rate = Rate(float(per_second), int(burst))
    if not 0 < rate.per_second < float("inf") or rate.burst < 1:
        raise ValueError
    return rate


def _write_rate(rate: Rate) -> str:
    per_second = f"{rate.per_second:.4g}" if rate.per_second < 1000 else f"{rate.per_second:.0f}"
    return f"{per_second}/{rate.burst}"


def _switch(text: str) -> bool:
    return {"on": True, "off": False}[text]


def _words(text: str) -> str:
    if not text:
        raise ValueError
    return text


def _addresses(text: str) -> tuple[str, ...]:
    """Of machines or of networks, as 10.0.0.0/8."""
    return tuple(str(ip_network(one)) if "/" in one else str(ip_address(one)) for one in text.split())


TEXT = Kind("TEXT", _words)
URL = Kind("URL", _words)
URLS = Kind("URL...", lambda text: tuple(one.rstrip("/") for one in text.split()), " ".join)
ADDRESSES = Kind("ADDRESS...", _addresses, " ".join)
FOLDER = Kind("FOLDER", lambda text: Path(_words(text)).expanduser())
DURATION = Kind("TIME", _seconds, _write_seconds)
RATE = Kind("A/B", _rate, _write_rate)
SWITCH = Kind("on|off", _switch, lambda value: "on" if value else "off")
COUNT = number(0)
