"""Boundaries parse once: reads fields out of decoded JSON strictly, and says by name what is wrong with them.

An integer is a JSON integer: neither 1.0 nor true. Unknown extra fields are ignored.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeGuard

from tablelands.core import refusal_texts as texts
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.text import Text


def is_integer(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


class Fields:
    """A JSON object being read. `what` names it in errors, `error` is what to raise."""

    def __init__(self, value: object, what: str, error: type[Refused] = BadRequest) -> None:
        self.what = what
        self.error = error
        if not isinstance(value, dict):
            raise error(texts.NO_OBJECT.fill(what=what, example="{...}"))
        self.values: dict[str, Any] = value

    def refuse(self, text: Text, rule: str | None = None) -> Refused:
        """`rule` is the clause that what was read would break."""
        return self.error(texts.IN.fill(what=self.what, text=text), rule=rule, code=text.id)

    def has(self, name: str) -> bool:
        return self.values.get(name) is not None

    def any(self, name: str) -> Any:
        if name not in self.values:
            raise self.refuse(texts.MISSING.fill(name=name))
        return self.values[name]

    def _missing_or(self, name: str, wrong: Text) -> Refused:
        return self.refuse((wrong if name in self.values else texts.MISSING).fill(name=name))

    def integer(self, name: str, low: int | None = None, high: int | None = None) -> int:
        value = self.values.get(name)
        if type(value) is not int:
            raise self._missing_or(name, texts.NO_INTEGER)
        if (low is not None and value < low) or (high is not None and value > high):
            raise self.refuse(texts.OUT_OF_SPAN.fill(name=name, span=_span(low, high)))
        return value

    def flag(self, name: str) -> bool:
        value = self.values.get(name)
        if not isinstance(value, bool):
            raise self._missing_or(name, texts.NO_FLAG)
        return value

    def text(self, name: str) -> str:
        value = self.values.get(name)
        if not isinstance(value, str):
            raise self._missing_or(name, texts.NO_STRING)
        return value

    def choice(self, name: str, names: Sequence[str]) -> str:
        value = self.values.get(name)
        if not isinstance(value, str):
            raise self._missing_or(name, texts.NO_STRING)
        if value not in names:
            raise self.refuse(texts.NO_CHOICE.fill(name=name, names=", ".join(names)))
        return value

    def list(self, name: str) -> list[Any]:
        value = self.values.get(name)
        if not isinstance(value, list):
            raise self._missing_or(name, texts.NO_LIST)
        return value

    def object(self, name: str) -> "Fields":
        return Fields(self.any(name), f"{self.what}.{name}", self.error)

    def objects(self, name: str) -> "Iterator[Fields]":
        for index, value in enumerate(self.list(name)):
            yield Fields(value, f"{self.what}.{name}[{index}]", self.error)


def _span(low: int | None, high: int | None) -> Text:
    if low is None:
        return texts.AT_MOST.fill(high=high)
    if high is None:
        return texts.AT_LEAST.fill(low=low)
    return texts.FROM_TO.fill(low=low, high=high)
