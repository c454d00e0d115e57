"""Compares what a server says with its own description."""

from typing import Any

from jsonschema_rs import Draft202012Validator

from tablelands.core.schema import Schema

Json = dict[str, Any]
KINDS = {"scene", "step", "said", "seat", "offer", "bots", "ping", "done", "refused"}


class Described:
    """Checks values against the document, strictly: a field that it does not name is a fault."""

    def __init__(self, document: Json) -> None:
        self.document = closed(document)
        self._validators: dict[str, Any] = {}

    def check(self, value: object, schema: Schema) -> None:
        key = repr(schema)
        if key not in self._validators:
            whole = schema | {"components": self.document["components"]}
            self._validators[key] = Draft202012Validator(whole)
        assert self._validators[key].is_valid(value), "; ".join(self._faults(value, schema))

    def _faults(self, value: object, schema: Schema) -> list[str]:
        """Of a choice, those of the alternative that has fewest."""
        if "$ref" in schema:
            return self._faults(value, self.document["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return min((self._faults(value, one) for one in schema["anyOf"]), key=len)
        whole = Draft202012Validator(schema | {"components": self.document["components"]})
        return [f"{error.instance_path}: {error.message[:200]}" for error in whole.iter_errors(value)]

    def answer(self, method: str, path: str, status: int, value: object) -> None:
        told = self.document["paths"][path][method.lower()]["responses"][str(status)]
        self.check(value, told["content"]["application/json"]["schema"])

    def body(self, method: str, path: str, value: object) -> None:
        told = self.document["paths"][path][method.lower()]["requestBody"]
        self.check(value, told["content"]["application/json"]["schema"])

    def heard(self, message: Json) -> None:
        self.check(message, self.document["x-live"]["hears"])
        assert message["on"] in KINDS

    def said(self, message: Json) -> None:
        self.check(message, self.document["x-live"]["says"])


def closed(value: Any) -> Any:
    if isinstance(value, list):
        return [closed(one) for one in value]
    if not isinstance(value, dict):
        return value
    shut = {name: closed(one) for name, one in value.items()}
    if value.get("type") == "object" and isinstance(value.get("properties"), dict):
        shut["additionalProperties"] = False
    return shut
