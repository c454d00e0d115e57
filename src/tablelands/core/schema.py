"""JSON Schema of the types that JSON has on the wire: TypedDicts, Literals, unions, lists, numbers, words.

It says no to `Any` and to `object`, so that whatever has a schema is described to its last field. Every TypedDict gets
a definition of its own, with its docstring; one with parameters has to have them filled in, everywhere with the same
types. `Annotated[int, Keywords(minimum=0)]` adds keywords, `Annotated[list[int], Length(2)]` those of a pair.
"""

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Never,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema = dict[str, Any]
PLAIN: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Never: {"not": {}},
}


class Keywords:
    """Of JSON Schema, by their own names."""

    def __init__(self, **schema: Any) -> None:
        self.schema = schema


class Length(Keywords):
    """Of a list that always has so many."""

    def __init__(self, count: int) -> None:
        super().__init__(minItems=count, maxItems=count)


class Schemas:
    """`place` is where definitions are looked for; their names are those of the types, with `prefix`."""

    def __init__(self, place: str = "#/$defs/", prefix: str = "") -> None:
        self.place = place
        self.prefix = prefix
        self.definitions: dict[str, Schema] = {}
        self._types: dict[str, Any] = {}

    def of(self, kind: Any) -> Schema:
        if kind in PLAIN:
            return dict(PLAIN[kind])
        origin, arguments = get_origin(kind), get_args(kind)
        if record := record_of(kind):
            return {"$ref": self.place + self._define(kind, record)}
        if origin in (NotRequired, Required):
            return self.of(arguments[0])
        if origin is Annotated:
            return {**self.of(arguments[0]), **arguments[1].schema}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (Union, UnionType):
            return self._union(arguments)
        if origin is list:
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is tuple:
            return self._tuple(arguments)
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        raise TypeError(f"{kind} cannot be described")

    def _union(self, members: Sequence[Any]) -> Schema:
        return {"anyOf": [self.of(member) for member in members]}

    def _tuple(self, arguments: tuple[Any, ...]) -> Schema:
        if arguments[-1] is ...:
            return {"type": "array", "items": self.of(arguments[0])}
        count = len(arguments)
        items = [self.of(argument) for argument in arguments]
        return {"type": "array", "prefixItems": items, "minItems": count, "maxItems": count}

    def name_of(self, kind: Any) -> str:
        return self.prefix + str(kind.__name__)

    def _define(self, kind: Any, record: Any) -> str:
        name = self.name_of(record)
        if self._types.setdefault(name, kind) != kind:
            raise TypeError(f"two types are called {name}")
        if name not in self.definitions:
            self.definitions[name] = {}
            about = {"description": " ".join(record.__doc__.split())} if record.__doc__ else {}
            self.definitions[name] = about | {
                "type": "object",
                "properties": {field: self.of(hint) for field, hint in fields_of(kind).items()},
                "required": sorted(record.__required_keys__),
            }
        return name


def record_of(kind: Any) -> Any:
    """The TypedDict behind a type, whose parameters may be filled in; None for any other."""
    record = get_origin(kind) or kind
    return record if is_typeddict(record) else None


def fields_of(kind: Any) -> dict[str, Any]:
    """The types of a TypedDict's fields, its own parameters and those of what it is made from filled in."""
    record = record_of(kind)
    given = dict(zip(getattr(record, "__parameters__", ()), get_args(kind), strict=False))
    for base in getattr(record, "__orig_bases__", ()):
        if record_of(base) and get_args(base):
            pairs = zip(get_origin(base).__parameters__, get_args(base), strict=True)
            given |= {parameter: _filled(argument, given) for parameter, argument in pairs}
    hints = get_type_hints(record, include_extras=True)
    return {field: _filled(hint, given) for field, hint in hints.items()}


def _filled(hint: Any, given: dict[Any, Any]) -> Any:
    """A type with its parameters replaced by what is given for them."""
    if isinstance(hint, TypeVar):
        return given.get(hint, hint)
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(given.get(parameter, parameter) for parameter in parameters)] if parameters else hint
