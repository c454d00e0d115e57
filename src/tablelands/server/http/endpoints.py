"""How an endpoint is written: one function, with what the OpenAPI document says about it.

The first sentence of its docstring is the summary, the rest is the description. A parameter beside `call` is the body,
which is read before the function is called.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any, Literal, TypeVar

Tag = Literal["people", "games", "tables", "records", "live", "operation"]
Function = TypeVar("Function", bound=Callable[..., Any])
JSON = "application/json"
LINES = "application/x-ndjson"


@dataclass(frozen=True, slots=True)
class Description:
    """`answer` is the type of the answer, or of each line of it. `query`, `required` and `refusals` are names separated
    by blanks; any call may meet further refusals. The body of a `large` endpoint is a record or a position; one that
    is larger than those of other endpoints is handed over unread. A `raw`
    endpoint takes the request and returns the response: the caller is not identified, and nothing is counted."""

    method: str
    path: str
    tag: Tag
    answer: Any
    summary: str
    text: str
    body: Any
    status: int = 200
    media: str = JSON
    query: str = ""
    required: str = ""
    refusals: str = ""
    needs_person: bool = False
    large: bool = False
    raw: bool = False

    @property
    def methods(self) -> list[str]:
        """A stream of lines has no HEAD: it ends when the caller goes."""
        return ["GET", "HEAD"] if self.method == "GET" and self.media != LINES else [self.method]


def endpoint(method: str, path: str, tag: Tag, answer: Any = None, **more: Any) -> Callable[[Function], Function]:
    """Mark a method as an endpoint. `more` are fields of its description."""

    def mark(function: Function) -> Function:
        summary, _, text = re.sub(r"([.?])\s+", r"\1\n", cleandoc(function.__doc__ or ""), count=1).partition("\n")
        bodies = [kind for name, kind in function.__annotations__.items() if name not in ("call", "return")]
        about = Description(
            method, path, tag, answer, summary.rstrip("."), " ".join(text.split()), next(iter(bodies), None), **more
        )
        function.about = about  # type: ignore[attr-defined]  # found by `endpoints_of`
        return function

    return mark


def endpoints_of(*resources: object) -> list[tuple[Description, Callable[..., Any]]]:
    methods = ((resource, *method) for resource in resources for method in vars(type(resource)).items())
    return [(method.about, getattr(resource, name)) for resource, name, method in methods if hasattr(method, "about")]
