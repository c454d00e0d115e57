"""A type that decodes requests, as the TypedDict that JSON Schema is made from."""

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, TypedDict, Union, get_args, get_origin

import msgspec

from tablelands.core.schema import Keywords

KEYWORDS = {"ge": "minimum", "min_length": "minLength", "max_length": "maxLength", "description": "description"}


class Json:
    """In `Annotated[Any, Json(kind)]`: it is decoded as it comes, and described as `kind`."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind


@cache
def described(kind: Any) -> Any:
    """A union becomes one of TypedDicts."""
    if get_origin(kind) in (Union, UnionType):
        return Union[tuple(map(described, get_args(kind)))]  # noqa: UP007  # of as many as there are
    fields: dict[str, Any] = {}
    if kind.__struct_config__.tag_field:
        fields[kind.__struct_config__.tag_field] = Literal[kind.__struct_config__.tag]
    for field in msgspec.structs.fields(kind):
        hint = _described_field(field.type)
        fields[field.encode_name] = hint if field.required else NotRequired[hint]
    record: Any = TypedDict(kind.__name__, fields)  # type: ignore[misc]  # made from another type, not written down
    record.__doc__, record.__module__ = kind.__doc__, kind.__module__
    return record


def _described_field(hint: Any) -> Any:
    if get_origin(hint) in (Union, UnionType):
        members = [_described_field(one) for one in get_args(hint) if one is not msgspec.UnsetType]
        return Union[tuple(members)]  # noqa: UP007
    if get_origin(hint) is not Annotated:
        return hint
    kind, about = get_args(hint)
    if isinstance(about, Json):
        return about.kind
    keywords = {name: getattr(about, field) for field, name in KEYWORDS.items() if getattr(about, field) is not None}
    return Annotated[kind, Keywords(**keywords, **(about.extra_json_schema or {}))]
