"""Flat positions: small integers and flat lists of them, and nothing else.

A game declares its position once:

    class State(Flat):
        heap: list[int] = numbers("i2", 3)
        to_move: int = number("i1")

Interpreted, that is an ordinary object with list fields; compiled, the same LAYOUT becomes a NumPy record.
"""

from typing import Any, ClassVar, NamedTuple, Self


class Field(NamedTuple):
    """`width` is a NumPy type name (i1, i2, i4, i8); `length` is 0 for a single number."""

    width: str
    length: int


def number(width: str) -> Any:
    return Field(width, 0)


def numbers(width: str, length: int) -> Any:
    return Field(width, length)


class Flat:
    """Everything is zero in a new one. Two are equal when all their fields are."""

    LAYOUT: ClassVar[dict[str, Field]] = {}
    LISTS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.LAYOUT = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.LISTS = tuple(name for name, field in cls.LAYOUT.items() if field.length)
        for name in cls.LAYOUT:
            delattr(cls, name)

    def __init__(self) -> None:
        for name, field in self.LAYOUT.items():
            setattr(self, name, [0] * field.length if field.length else 0)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        values = vars(twin)
        values.update(vars(self))
        for name in self.LISTS:
            values[name] = values[name][:]
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # a position changes, so it is no dictionary key

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in vars(self).items())})"
