"""A piece of what happened, or of how a score came about: in words, and as data for a screen that can show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablelands.core.text import Text


@dataclass(frozen=True, slots=True)
class Scene:
    """`kind` says which fields `data` has."""

    kind: str
    text: Text
    data: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "text": self.text.en, "data": dict(self.data)}
