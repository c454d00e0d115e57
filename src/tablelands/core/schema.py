"""JSON Schema of the types that JSON has on the wire: TypedDicts, Literals, unions, lists, numbers, words.

It says no to `Any` and to `object`, so that whatever has a schema is described to its last field. Every TypedDict gets
a definition of its own, with its docstring. `Annotated[int, Keywords(minimum=0)]` adds keywords.
"""

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
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
}


class Keywords:
    """Of JSON Schema, by their own names."""

    def __init__(self, **schema: Any) -> None:
        self.schema = schema


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
        if is_typeddict(kind):
            return {"$ref": self.place + self._define(kind)}
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in (NotRequired, Required):
            return self.of(arguments[0])
        if origin is Annotated:
            return self.of(arguments[0]) | arguments[1].schema
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
        return {"anyOf": [self.of(one) for one in members]}

    def _tuple(self, arguments: tuple[Any, ...]) -> Schema:
        if arguments[-1] is ...:
            return {"type": "array", "items": self.of(arguments[0])}
        count = len(arguments)
        items = [self.of(one) for one in arguments]
        return {"type": "array", "prefixItems": items, "minItems": count, "maxItems": count}

    def name_of(self, kind: Any) -> str:
        return self.prefix + str(kind.__name__)

    def _define(self, kind: Any) -> str:
        name = self.name_of(kind)
        if self._types.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}")
        if name not in self.definitions:
            self.definitions[name] = {}
            hints = get_type_hints(kind, include_extras=True)
            about = {"description": " ".join(kind.__doc__.split())} if kind.__doc__ else {}
            self.definitions[name] = about | {
                "type": "object",
                "properties": {field: self.of(hint) for field, hint in hints.items()},
                "required": sorted(kind.__required_keys__),
            }
        return name
