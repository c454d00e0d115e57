"""Whether a JSON value is what its schema says, to the last field: one that is not declared is one too many."""

from typing import Any

from tablelands.core.schema import Schemas

TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Checker:
    def __init__(self, kind: Any) -> None:
        self.schemas = Schemas()
        self.schema = self.schemas.of(kind)

    def check(self, value: object) -> None:
        assert self.fits(value, self.schema), value

    def fits(self, value: Any, schema: dict[str, Any]) -> bool:
        if "$ref" in schema:
            return self.fits(value, self.schemas.definitions[schema["$ref"].rsplit("/", 1)[1]])
        if "anyOf" in schema:
            return any(self.fits(value, one) for one in schema["anyOf"])
        if "enum" in schema:
            return any(type(value) is type(one) and value == one for one in schema["enum"])
        if schema["type"] == "object":
            return isinstance(value, dict) and self._fits_object(value, schema)
        if schema["type"] == "array":
            return isinstance(value, list) and all(self.fits(one, schema["items"]) for one in value)
        return isinstance(value, TYPES[schema["type"]]) and (schema["type"] == "boolean" or not isinstance(value, bool))

    def _fits_object(self, value: dict[str, Any], schema: dict[str, Any]) -> bool:
        if "additionalProperties" in schema:
            return all(self.fits(one, schema["additionalProperties"]) for one in value.values())
        fields = schema["properties"]
        return set(schema["required"]) <= set(value) <= set(fields) and all(
            self.fits(one, fields[name]) for name, one in value.items()
        )
