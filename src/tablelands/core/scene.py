"""A piece of what happened, or of how a score came about: in words, and as data for a screen that can show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablelands.core.text import Language, Text


@dataclass(frozen=True, slots=True)
class Scene:
    """`kind` says which fields `data` has; a game's formats/wire.py lists them."""

    kind: str
    text: Text
    data: Mapping[str, Any]

    def to_json(self, language: Language = "en") -> dict[str, Any]:
        return {"kind": self.kind, "text": self.text.say(language), "data": dict(self.data)}
