"""JSON Schema of the types. What depends on the game is described once for each game, and is then a choice of those."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Never, NotRequired, TypedDict, Union, get_args, get_origin

from msgspec import Meta, Struct, UnsetType
from msgspec.structs import fields as struct_fields

from tablelands import server
from tablelands.core import wire as core
from tablelands.core.game import Game
from tablelands.core.registry import find_game, game_ids
from tablelands.core.schema import Keywords, Schema, Schemas, fields_of, record_of
from tablelands.server.api.own import ANY_GAME, Own, SchemaOf

KEYWORDS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "description": "description",
}
fields = cache(fields_of)


class WireSchemas(Schemas):
    """Schemas of the whole interface."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.games = [GameSchemas(find_game(game), self) for game in game_ids()]

    def of(self, kind: Any) -> Schema:
        kind = plain(kind)
        if is_of_any_game(kind):
            about = [one for one in kind.__metadata__ if one != ANY_GAME]
            return self.of(Annotated[(kind.__origin__, *about)] if about else kind.__origin__)
        if depends_on_game(kind) and (named := own_of(kind) or record_of(kind)):
            name = named.name if isinstance(named, Own) else self.name_of(named)
            return self.name(name, {"anyOf": [game.of(kind) for game in self.games if not game.lacks(kind)]})
        return super().of(kind)

    def name_of(self, kind: Any) -> str:
        return super().name_of(kind).removesuffix("Json")

    def name(self, name: str, schema: Schema) -> Schema:
        """Give a schema a definition of its own."""
        if self.definitions.setdefault(name, schema) != schema:
            raise TypeError(f"two types are called {name}")
        return {"$ref": self.place + name}


class GameSchemas(Schemas):
    """Schemas of one game: its own types stand where the types leave them open."""

    def __init__(self, game: Game[Any, Any, Any], common: WireSchemas) -> None:
        super().__init__(common.place, "".join(word.title() for word in game.id.split("-")))
        self.game = game
        self.common = common
        self.definitions = common.definitions
        self.wire = wire_of(game)

    def name_of(self, kind: Any) -> str:
        return super().name_of(kind).removesuffix("Json")

    def of(self, kind: Any) -> Schema:
        kind = plain(kind)
        if is_of_any_game(kind) or (is_shared(kind) and not depends_on_game(kind)):
            return self.common.of(kind)
        own = own_of(kind)
        return super().of(kind) if own is None else self._own(own)

    def _union(self, members: Sequence[Any]) -> Schema:
        return super()._union([member for member in members if not self.lacks(member)])

    def lacks(self, kind: Any) -> bool:
        """Whether nothing of the kind can come up in this game: chance, in a game without."""
        kind = plain(kind)
        if own := own_of(kind):
            return bool(own.wire) and self.wire is not None and getattr(self.wire, own.wire, Never) is Never
        record = record_of(kind)
        return record is not None and any(self.lacks(fields(kind)[name]) for name in record.__required_keys__)

    def _own(self, own: Own) -> Schema:
        if not own.wire:
            return {"enum": [self.game.id]}
        if self.wire is None:
            return {"type": "object"}
        described = self.of(getattr(self.wire, own.wire))
        if own.partial:
            described = self._any_fields(described["$ref"].removeprefix(self.place))
        elif "$ref" in described:
            return described
        return self.common.name(self.prefix + own.name, described)

    def _any_fields(self, name: str) -> Schema:
        """None of its fields is required; a course may be given as people write it."""
        whole = self.definitions[name]
        written = {option.name for option in self.game.options if option.kind == "course"}
        fields = {
            field: {"anyOf": [{"type": "string"}, schema]} if field in written else schema
            for field, schema in whole["properties"].items()
        }
        return whole | {"properties": fields, "required": []}


def wire_of(game: Game[Any, Any, Any]) -> ModuleType | None:
    """None for a game that does not describe what it writes."""
    try:
        return import_module(type(game).__module__.rpartition(".")[0] + ".formats.wire")
    except ModuleNotFoundError:
        return None


def plain(kind: Any) -> Any:
    """The same in the types that core.schema knows: a Struct as a TypedDict, constraints of msgspec as keywords."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _typed_dict(kind)
    if get_origin(kind) in (Union, UnionType) and UnsetType in get_args(kind):
        return plain(Union[tuple(member for member in get_args(kind) if member is not UnsetType)])  # noqa: UP007
    match getattr(kind, "__metadata__", ()):
        case (SchemaOf(kind=described), *_):
            return described
        case (Meta() as meta, *_):
            found = {name: getattr(meta, field) for field, name in KEYWORDS.items() if getattr(meta, field) is not None}
            return Annotated[kind.__origin__, Keywords(**found, **(meta.extra_json_schema or {}))]
    return kind


@cache
def _typed_dict(kind: Any) -> Any:
    fields: dict[str, Any] = {}
    if kind.__struct_config__.tag_field:
        fields[kind.__struct_config__.tag_field] = Literal[kind.__struct_config__.tag]
    for field in struct_fields(kind):
        fields[field.encode_name] = field.type if field.required else NotRequired[field.type]
    record: Any = TypedDict(kind.__name__, fields)  # type: ignore[misc]  # made from another type, not written down
    record.__doc__, record.__module__ = kind.__doc__, kind.__module__
    return record


def own_of(kind: Any) -> Own | None:
    return next((one for one in getattr(kind, "__metadata__", ()) if isinstance(one, Own)), None)


def is_of_any_game(kind: Any) -> bool:
    return ANY_GAME in getattr(kind, "__metadata__", ())


def is_shared(kind: Any) -> bool:
    """Whether the server or the core describes it, and not a game."""
    record = record_of(kind)
    return record is not None and record.__module__.startswith((server.__name__, core.__name__))


def depends_on_game(kind: Any) -> bool:
    kind = plain(kind)
    if is_of_any_game(kind):
        return False
    inner = fields(kind).values() if record_of(kind) is not None else get_args(kind)
    return own_of(kind) is not None or any(depends_on_game(one) for one in inner)
