"""JSON Schema of the wire types. What depends on the game is described once for each, and is then a choice of them."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, Never, get_args, get_origin

from tablelands.core import wire as core
from tablelands.core.game import Game
from tablelands.core.registry import find_game, game_ids
from tablelands.core.schema import Schema, Schemas, fields_of, record_of
from tablelands.server.api.own import ANY_GAME, GameId, Own, is_own

HERE = __name__.rpartition(".")[0]


class WireSchemas(Schemas):
    """Of the whole interface."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.games = [GameSchemas(find_game(game), self) for game in game_ids()]

    def of(self, kind: Any) -> Schema:
        if of_any_game(kind):
            return self.of(get_args(kind)[0])
        record = kind if is_own(kind) else record_of(kind)
        if record is not None and depends_on_game(kind):
            return self.name(self.name_of(record), self._choice(kind))
        return super().of(kind)

    def name_of(self, kind: Any) -> str:
        return super().name_of(kind).removesuffix("Json")

    def name(self, name: str, schema: Schema) -> Schema:
        """Gives a schema a definition of its own."""
        if self.definitions.setdefault(name, schema) != schema:
            raise TypeError(f"two types are called {name}")
        return {"$ref": self.place + name}

    def _choice(self, kind: Any) -> Schema:
        return {"anyOf": [game.of(kind) for game in self.games if not game.lacks(kind)]}


class GameSchemas(Schemas):
    """Of one game: its own types stand where the wire types leave them open."""

    def __init__(self, game: Game[Any, Any, Any], common: WireSchemas) -> None:
        super().__init__(common.place, "".join(word.title() for word in game.id.split("-")))
        self.game = game
        self.common = common
        self.definitions = common.definitions
        self.wire = wire_of(game)

    def name_of(self, kind: Any) -> str:
        return super().name_of(kind).removesuffix("Json")

    def of(self, kind: Any) -> Schema:
        if is_own(kind):
            return self._own(kind)
        if of_any_game(kind) or (is_shared(kind) and not depends_on_game(kind)):
            return self.common.of(kind)
        return super().of(kind)

    def _union(self, members: Sequence[Any]) -> Schema:
        return super()._union([one for one in members if not self.lacks(one)])

    def lacks(self, kind: Any) -> bool:
        """Whether nothing of the kind can come up in this game: luck, in a game without."""
        if is_own(kind):
            return bool(kind.wire) and self.wire is not None and getattr(self.wire, kind.wire, Never) is Never
        record = record_of(kind)
        return record is not None and any(self.lacks(fields(kind)[name]) for name in record.__required_keys__)

    def _own(self, kind: type[Own]) -> Schema:
        if kind is GameId:
            return {"enum": [self.game.id]}
        if self.wire is None:
            return {"type": "object"}
        described = self.of(getattr(self.wire, kind.wire))
        if kind.partial:
            described = self._any_fields(described["$ref"].removeprefix(self.place))
        elif "$ref" in described:
            return described
        return self.common.name(self.name_of(kind), described)

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


def of_any_game(kind: Any) -> bool:
    return get_origin(kind) is Annotated and ANY_GAME in get_args(kind)[1:]


def is_shared(kind: Any) -> bool:
    """Described here or by the core, and not by a game."""
    record = record_of(kind)
    return record is not None and record.__module__.startswith((HERE, core.__name__))


@cache
def fields(kind: Any) -> dict[str, Any]:
    return fields_of(kind)


def depends_on_game(kind: Any) -> bool:
    if is_own(kind):
        return True
    if of_any_game(kind):
        return False
    inner = fields(kind).values() if record_of(kind) is not None else get_args(kind)
    return any(depends_on_game(one) for one in inner)
