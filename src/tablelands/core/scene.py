"""A scene: one effect of an entry, or one part of a score, as text and as data for a screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.core.text import Language, Text


@dataclass(frozen=True, slots=True)
class Scene:
    """`kind` says which fields `data` has; a game's formats/wire.py lists them."""

    kind: str
    text: Text
    data: Mapping[str, Any]

    def to_json(self, language: Language = "en", names: Sequence[str] | None = None) -> dict[str, Any]:
        return {"kind": self.kind, "text": self.text.say(language, names), "data": dict(self.data)}
