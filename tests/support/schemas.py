"""Whether a JSON value is what a type says, to its last field: one that is not declared is one too many."""

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from tablelands.core.schema import Schema, Schemas

TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
}


class Checker:
    """The part of JSON Schema that `core.schema` writes."""

    def __init__(self, kind: Any) -> None:
        self.schemas = Schemas()
        self.schema = self.schemas.of(kind)

    def faults(self, value: object) -> list[str]:
        return list(self._faults(self.schema, json.loads(json.dumps(value)), "it"))

    def _faults(self, schema: Schema, value: Any, at: str) -> Iterator[str]:
        if "$ref" in schema:
            yield from self._faults(self.schemas.definitions[schema["$ref"].rpartition("/")[2]], value, at)
        elif "anyOf" in schema:
            if all(any(self._faults(one, value, at)) for one in schema["anyOf"]):
                yield f"{at}: {value!r} is none of those"
        elif "enum" in schema:
            if not any(type(value) is type(one) and value == one for one in schema["enum"]):
                yield f"{at}: {value!r} is none of {schema['enum']}"
        elif "not" in schema:
            yield f"{at}: {value!r} can never be there"
        elif type(value) not in TYPES[schema["type"]]:
            yield f"{at}: {value!r} is no {schema['type']}"
        else:
            yield from self._faults_inside(schema, value, at)

    def _faults_inside(self, schema: Schema, value: Any, at: str) -> Iterator[str]:
        if schema["type"] == "array":
            for index, one in enumerate(value):
                yield from self._faults(schema["items"], one, f"{at}[{index}]")
        elif schema["type"] == "object":
            yield from self._faults_in_fields(schema, value, at)

    def _faults_in_fields(self, schema: Schema, value: dict[str, Any], at: str) -> Iterator[str]:
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        yield from (f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in value)
        for name, one in value.items():
            if name in known or others:
                yield from self._faults(known.get(name, others), one, f"{at}.{name}")
            else:
                yield f"{at}.{name} is not declared"


def kinds_of(union: Any) -> set[str]:
    """The kinds of scenes that a union of their types has."""
    return {kind for member in get_args(union) for kind in get_args(get_type_hints(member)["kind"])}
