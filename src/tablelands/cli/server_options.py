"""The options of `tablelands serve`, one for each setting of the server."""

from collections.abc import Callable
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer

from tablelands.server.kinds import ADDRESSES, SWITCH, URLS
from tablelands.server.settings import LIMITS, SETTINGS, Setting

CONFIG = Annotated[Path | None, typer.Option(metavar="FILE", help="Settings in a file of TOML.")]
CHECK = Annotated[bool, typer.Option("--check", help="Print what is in force and what is wrong, and end.")]
FLAGS = {"open_browser"}
"""Switches that are on when they are there."""


def with_settings(command: Callable[[dict[str, str], list[str], Path | None, bool], None]) -> Callable[..., None]:
    """Gives a command an option for each setting, and hands it those that were given, by the fields they set."""

    def run(limit: list[str] | None, config: Path | None, check: bool, **given: Any) -> None:
        options = {name: _text(value) for name, value in given.items() if value}
        command(options, limit or [], config, check)

    parameters = [_parameter(each.field, _option(each), None) for each in SETTINGS]
    limit = typer.Option(metavar="NAME=VALUE", help=_about_limits())
    parameters += [
        _parameter("limit", Annotated[list[str] | None, limit], None),
        _parameter("config", CONFIG, None),
        _parameter("check", CHECK, False),
    ]
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # typer makes the options of it
    run.__annotations__, run.__name__, run.__doc__ = {}, command.__name__, command.__doc__
    return run


def _parameter(name: str, kind: Any, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _option(setting: Setting) -> Any:
    default = f" (default: {text})" if (text := setting.default_text()) else ""
    about = f"{setting.about[0].upper()}{setting.about[1:]}.{default}"
    if setting.field in FLAGS:
        return Annotated[bool, typer.Option(setting.option, help=f"{about.partition(' (')[0]}")]
    if setting.kind in (URLS, ADDRESSES):
        metavar = setting.kind.metavar.rstrip(".")
        return Annotated[list[str] | None, typer.Option(setting.option, metavar=metavar, help=about)]
    return Annotated[str | None, typer.Option(setting.option, metavar=setting.kind.metavar, help=about)]


def _about_limits() -> str:
    limits = " ".join(f"{each.name}={each.default_text()}" for each in LIMITS)
    return f"What the server bears; A/B is A a second, and B at once: {limits}."


def _text(value: object) -> str:
    if isinstance(value, list):
        return " ".join(value)
    return SWITCH.write(True) if value is True else str(value)
