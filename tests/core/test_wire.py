"""Everything on the wire has a schema, and no schema has a gap."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Generic, NotRequired, TypedDict, TypeVar, is_typeddict

import pytest

from tablelands.core import wire
from tablelands.core.registry import find_game, game_ids
from tablelands.core.schema import Schema, Schemas

SAYS_SOMETHING = {"type", "enum", "anyOf", "$ref", "not"}
Thing = TypeVar("Thing")


class Box(TypedDict, Generic[Thing]):
    inside: Thing
    more: NotRequired[list[Thing]]


class Loose(TypedDict):
    anything: Any


def types_in(module: ModuleType) -> Iterator[Any]:
    """Whatever of a module becomes JSON; a parameter of ours is filled in with words."""
    for name, kind in vars(module).items():
        if is_typeddict(kind) or name.endswith("Json"):
            parameters = getattr(kind, "__parameters__", ())
            yield kind[(str,) * len(parameters)] if parameters else kind


def parts_of(schema: Schema) -> Iterator[Schema]:
    yield schema
    inner = [*schema.get("anyOf", ()), *schema.get("properties", {}).values()]
    inner += [schema[name] for name in ("items", "additionalProperties") if name in schema]
    for one in inner:
        yield from parts_of(one)


def assert_no_gaps(kinds: Iterator[Any]) -> int:
    schemas = Schemas()
    described = [schemas.of(kind) for kind in kinds]
    for schema in [*described, *schemas.definitions.values()]:
        assert all(SAYS_SOMETHING & part.keys() for part in parts_of(schema)), schema
    return len(schemas.definitions)


def test_what_all_games_share_is_described_without_gaps() -> None:
    assert assert_no_gaps(types_in(wire)) > 20


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_game_writes_is_described_without_gaps(game_id: str) -> None:
    types = find_game(game_id).wire
    if types is not None:
        assert assert_no_gaps(types_in(types)) > 10
        assert assert_no_gaps(iter(wire.shapes_of(types).values())) > 35


def test_ours_all_have_types_of_what_they_write() -> None:
    ours = {game_id for game_id in game_ids() if find_game(game_id).wire is not None}
    assert {"down-under", "downhill", "outback", "sturts-stony-desert"} <= ours


def test_parameters_are_filled_in_everywhere() -> None:
    schemas = Schemas(prefix="Our")
    assert schemas.of(Box[int]) == {"$ref": "#/$defs/OurBox"}
    assert schemas.definitions["OurBox"] == {
        "type": "object",
        "properties": {"inside": {"type": "integer"}, "more": {"type": "array", "items": {"type": "integer"}}},
        "required": ["inside"],
    }
    with pytest.raises(TypeError, match="two types are called OurBox"):
        schemas.of(Box[str])


@pytest.mark.parametrize("kind", [Any, object, Loose, Box, Box[Any], list[Any], dict[str, object]])
def test_what_is_not_typed_has_no_schema(kind: Any) -> None:
    with pytest.raises(TypeError, match="cannot be described"):
        Schemas().of(kind)
