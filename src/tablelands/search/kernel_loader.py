"""Load a game's rules, and the kernels over them, interpreted or compiled by Numba from the same source.

To compile, a folder of modules is imported a second time under another package name, so that imports within it
(`from .state import`) lead to the second copy, with `@rule` bound to the compiler. Machine code is cached on disk in a
folder named after a hash of all its sources, since Numba does not notice a change in another file, and is verified
before it is loaded (see `cache`).
"""

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, wraps
from importlib import import_module
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, TypeVar

from tablelands.core.game import Game
from tablelands.core.rule import Compiler, compiling, with_constants
from tablelands.search.cache import discard_damaged, list_files_since, usable_folder

KERNELS = "tablelands.search.kernels"
_loading = RLock()
Loader = TypeVar("Loader", bound=Callable[..., ModuleType])


def one_at_a_time(loader: Loader) -> Loader:
    """Cache a loader; threads that ask for the same module wait for the first."""
    remembered = cache(loader)

    @wraps(loader)
    def load(*arguments: Any, **options: Any) -> ModuleType:
        with _loading:
            return remembered(*arguments, **options)

    return load  # type: ignore[return-value]  # called in the same way


@one_at_a_time
def interpreted_kernel(
    game: Game[Any, Any, Any], kernel: str, folder: str = KERNELS, *, judgement: str | None = None
) -> ModuleType:
    """`judgement` names the module with a bot's knowledge of the game, for kernels that use it."""
    rules = import_module(f"{package_of(game)}.rules")
    judge = None
    if judgement is not None:
        home, _, name = judgement.rpartition(".")
        judge = interpreted_kernel(game, name, home)
    return _load_kernel(game, kernel, folder, _name("interpreted", judgement), rules, judge, _copy_object)


@one_at_a_time
def compiled_kernel(
    game: Game[Any, Any, Any],
    kernel: str,
    folder: str = KERNELS,
    *,
    judgement: str | None = None,
    bounds_checked: bool = False,
) -> ModuleType:
    """Compiles nothing yet: each function is compiled, or found on disk, when it is first called."""
    rules, judge = compiled_module(game, "rules", bounds_checked=bounds_checked), None
    if judgement is not None:
        home, _, name = judgement.rpartition(".")
        judge = compiled_kernel(game, name, home, bounds_checked=bounds_checked)
    kept = cache_folder(game, bounds_checked, folder, judgement)
    discard_damaged(kept, game.id)
    compiler = _compiler(bounds_checked, kept)
    with compiling(compiler):
        speed = _name(_speed(bounds_checked), judgement)
        loaded = _load_kernel(game, kernel, folder, speed, rules, judge, compiler.function(_copy_record))
    return _with_entry_point(loaded, kernel, kept)


@one_at_a_time
def compiled_module(game: Game[Any, Any, Any], module: str, *, bounds_checked: bool = False) -> ModuleType:
    """The game's rules, or one file of them."""
    package = f"_{_speed(bounds_checked)}_{package_of(game)}".replace(".", "_")
    with compiling(_compiler(bounds_checked)), with_constants(game.constants):
        return _load(package, package_of(game), module)


def variant_of(game: Game[Any, Any, Any], name: str, **constants: int) -> Game[Any, Any, Any]:
    """A variant of the game with other constants (see `core.rule.constant`) and another name, for research."""
    package = f"_{name}_{package_of(game)}".replace(".", "_").replace("-", "_")
    with with_constants(constants):
        twin: Game[Any, Any, Any] = _load(package, package_of(game), "game").GAME
    type(twin).id, type(twin).constants = name, constants
    return twin


def _speed(bounds_checked: bool) -> str:
    return "compiled_checked" if bounds_checked else "compiled"


def _name(speed: str, judgement: str | None) -> str:
    return speed if judgement is None else f"{speed}_{judgement}"


def _compiler(bounds_checked: bool, kept: Path | None = None) -> Compiler:
    """A compiler that caches the entry points of kernels on disk: functions named like their module."""
    import numba
    import numpy as np

    from .unsigned_indices import RulesCompiler

    config = vars(numba.config)
    config["OPT"] = type(config["OPT"])(2)  # level 3 makes nothing quicker and takes a third longer
    config["CACHE_DIR"] = str(kept or "")

    compile_: Any = numba.njit  # its type knows nothing of `_nrt`

    def compile_function(function: Any) -> Any:
        return compile_(
            function,
            cache=kept is not None and function.__module__.rpartition(".")[2] == function.__name__,
            boundscheck=bounds_checked,
            error_model="numpy",
            nogil=True,
            pipeline_class=RulesCompiler,
            _nrt=False,  # rules make no arrays, and counting references at every call costs more than most rules do
            forceinline=vars(function).get("inlined", False),
        )

    return Compiler(compile_function, np.array)


class _EntryPoint:
    """A kernel for callers in Python, which lists the files that Numba wrote during a call."""

    def __init__(self, function: Any, kept: Path) -> None:
        self.function = function
        self.kept = kept
        self.signatures = 0

    def __call__(self, *arguments: Any) -> Any:
        began = time.time()
        answer = self.function(*arguments)
        if len(self.function.signatures) > self.signatures:
            self.signatures = len(self.function.signatures)
            list_files_since(began, self.kept)
        return answer


def _with_entry_point(loaded: ModuleType, kernel: str, kept: Path) -> ModuleType:
    """A copy of the module with an `_EntryPoint`; compiled functions call each other in the original."""
    if not hasattr(loaded, kernel):
        return loaded
    copy = ModuleType(loaded.__name__)
    vars(copy).update(vars(loaded))
    setattr(copy, kernel, _EntryPoint(getattr(loaded, kernel), kept))
    return copy


def package_of(game: Game[Any, Any, Any]) -> str:
    return type(game).__module__.rpartition(".")[0]


def cache_folder(
    game: Game[Any, Any, Any], bounds_checked: bool, folder: str = KERNELS, judgement: str | None = None
) -> Path:
    """The cache folder, shared by all kernels of a game's bots."""
    sources = {KERNELS, folder} if judgement is None else {KERNELS, folder, judgement.rpartition(".")[0]}
    return cache_subfolder(f"{game.id}-{source_hash(game, *sorted(sources))}{'-checked' if bounds_checked else ''}")


def cache_subfolder(name: str) -> Path:
    return usable_folder(cache_home() / name)


def cache_home() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tablelands"


def source_hash(game: Game[Any, Any, Any], *folders: str) -> str:
    """A hash of all sources of a kernel: the game, the core, and the folders of kernels."""
    import numba

    setting = f"{sys.version} {numba.__version__} {dict(game.constants)}"
    digest = hashlib.sha256(setting.encode() + Path(__file__).read_bytes())
    for folder, path in _sources(game, *folders):
        digest.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def source_stamp(game: Game[Any, Any, Any], *folders: str) -> str:
    """A hash of the paths and times of all sources, which Numba's own cache depends on."""
    digest = hashlib.sha256()
    for _, path in _sources(game, *folders):
        digest.update(f"{path}\0{path.stat().st_mtime_ns}\0".encode())
    return digest.hexdigest()[:16]


def _sources(game: Game[Any, Any, Any], *folders: str) -> Iterator[tuple[Path, Path]]:
    """All source files, each with its folder."""
    for package in (package_of(game), *folders, "tablelands.core"):
        folder = Path(next(iter(import_module(package).__path__)))
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml")):
            yield folder, path


def _load_kernel(
    game: Game[Any, Any, Any],
    kernel: str,
    folder: str,
    speed: str,
    rules: ModuleType,
    judgement: ModuleType | None,
    copy_state: Callable[..., None],
) -> ModuleType:
    package = f"_{speed}_{folder}_{package_of(game)}".replace(".", "_")
    return _load(package, folder, kernel, rules=rules, judgement=judgement, copy_state=copy_state)


def _load(package: str, original: str, module: str, **names: Any) -> ModuleType:
    """Import a module of the original package again, as part of another package."""
    twin = ModuleType(package)
    twin.__path__ = list(import_module(original).__path__)
    vars(twin).update(names)
    sys.modules[package] = twin
    return import_module(f"{package}.{module}")


def _copy_object(states: Any, to: int, source: int) -> None:
    states[to] = states[source].copy()


def _copy_record(states: Any, to: int, source: int) -> None:
    states[to] = states[source]
