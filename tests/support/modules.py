"""All modules of ours, for tests that look at what is written in them."""

import importlib
import pkgutil
from functools import cache
from types import ModuleType

import tablelands

RUN_ELSEWHERE = (
    "tablelands.__main__",
    "tablelands.search.kernels",
    "tablelands.server.store.migrations.",
)
"""Modules that can only be loaded by a program of their own: the command, a compiler, a migration."""


@cache
def all_modules() -> tuple[ModuleType, ...]:
    names = sorted(module.name for module in pkgutil.walk_packages(tablelands.__path__, "tablelands."))
    return tuple(importlib.import_module(name) for name in names if not name.startswith(RUN_ELSEWHERE))
