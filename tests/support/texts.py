"""Texts inside of values."""

from collections.abc import Iterator

from tablelands.core.ruled_game import Reason
from tablelands.core.text import Text


def texts_in(value: object) -> Iterator[Text]:
    match value:
        case Text():
            yield value
        case Reason(_, text):
            yield text
        case tuple() | list():
            for item in value:
                yield from texts_in(item)
        case dict():
            for item in value.values():
                yield from texts_in(item)
