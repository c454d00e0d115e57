"""Faults that no test catches, and why each of them need not be caught: `explained.toml`.

An explanation is found again by what a reader sees of a fault: file, function, line, operator and the line with the
fault in it. So it outlives changes around it, and goes stale when the line itself changes.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .faults import Fault

EXPLAINED = Path(__file__).parent / "explained.toml"
KINDS = ("equivalent", "unreachable", "speed")
"""The rules are the same; nothing ever leads there; only how fast it goes differs."""

Key = tuple[str, str, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Explanation:
    kind: str
    why: str


def key_of(fault: Fault) -> Key:
    return fault.game, fault.file, fault.function, fault.line, fault.operator, fault.faulty_line


def read_explanations(path: Path = EXPLAINED) -> dict[Key, Explanation]:
    found: dict[Key, Explanation] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", []):
        key = tuple(entry[name] for name in ("game", "file", "function", "line", "operator", "fault"))
        if entry["kind"] not in KINDS:
            raise ValueError(f"{path.name}: {entry['kind']!r} is none of {', '.join(KINDS)}")
        found[key] = Explanation(entry["kind"], entry["why"])
    return found


def stale(explanations: Iterable[Key], faults: Iterable[Fault], game: str) -> list[Key]:
    """Explanations of a game whose line is there no more. Only lines are compared: that is quick."""
    lines = {(fault.file, fault.function, fault.line, fault.operator) for fault in faults}
    return [key for key in explanations if key[0] == game and key[1:5] not in lines]


def as_entry(fault: Fault) -> str:
    """What to add to `explained.toml`, but for the reason."""
    game, file, function, line, operator, faulty = key_of(fault)
    return "\n".join(
        [
            "[[survivor]]",
            f"game = {_quoted(game)}",
            f"file = {_quoted(file)}",
            f"function = {_quoted(function)}",
            f"line = {_quoted(line)}",
            f"operator = {_quoted(operator)}",
            f"fault = {_quoted(faulty)}",
            'kind = ""',
            'why = ""',
        ]
    )


def _quoted(text: str) -> str:
    return f"'{text}'" if '"' in text or "\\" in text else f'"{text}"'
