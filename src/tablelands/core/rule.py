"""`@rule` marks a function that runs interpreted and compiled.

A module of rules that is imported as usual is plain Python. `tablelands.search.kernel_loader` loads the same file again
inside `compiling(...)`, which compiles each `@rule` in it. So a rule may use only what both understand: integers below
2**63, the fields of a Flat state, `table(...)`s, and other rules.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar

DECIDE, CHANCE, OVER = 0, 1, 2
"""What `stage` of the rules returns: Decide, Chance and Over as integers."""
TOO_MANY = -1
"""The number of outcomes if they cannot be listed."""

Entry = TypeVar("Entry")
Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Compiler:
    function: Callable[[Any], Any]
    table: Callable[[Any], Any]


_compiler: ContextVar[Compiler | None] = ContextVar("compiler", default=None)
"""The compiler of this thread alone: other threads that import a game meanwhile get interpreted rules."""


def rule(function: Function) -> Function:
    compiler = _compiler.get()
    if compiler is None:
        return function
    return compiler.function(function)  # type: ignore[no-any-return]  # a dispatcher that is called the same way


def inlined(function: Function) -> Function:
    """Below `@rule`: inline the function into its callers, because it is called very often."""
    vars(function)["inlined"] = True
    return function


def table(values: Sequence[Entry]) -> Sequence[Entry]:
    """A lookup table of integers, of one dimension or more, built once at import."""
    compiler = _compiler.get()
    if compiler is None:
        return values
    return compiler.table(values)  # type: ignore[no-any-return]  # an array that is indexed the same way


_constants: ContextVar[Mapping[str, int]] = ContextVar("constants", default={})  # noqa: B039  # never changed


def constant(name: str, usual: int) -> int:
    """A number of the rules: `usual`, unless research loads the module inside `with_constants(...)`."""
    return _constants.get().get(name, usual)


@contextmanager
def with_constants(constants: Mapping[str, int]) -> Iterator[None]:
    before = _constants.set(constants)
    try:
        yield
    finally:
        _constants.reset(before)


@contextmanager
def compiling(compiler: Compiler) -> Iterator[None]:
    before = _compiler.set(compiler)
    try:
        yield
    finally:
        _compiler.reset(before)
