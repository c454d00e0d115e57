"""Where the settings of a server come from: a file, the environment, and options. The later one wins."""

import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tablelands.cli import serving_texts as texts
from tablelands.core.errors import BadRequest
from tablelands.core.text import Text
from tablelands.server.settings import LIMITS, SETTINGS, Limits, Setting, Settings
from tablelands.server.store.opening import is_postgres

FILE_VARIABLE = "TABLELANDS_CONFIG"
PREFIX = "TABLELANDS_"
NO_SETTINGS = {FILE_VARIABLE, "TABLELANDS_CORES", "TABLELANDS_OUTBACK_COMPONENTS", "TABLELANDS_WARM"}
"""Other variables that a server's environment may hold."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The value of a setting, and who set it: a file, a variable or an option; empty for a default."""

    value: Any
    source: str = ""


@dataclass(slots=True)
class Configuration:
    chosen: dict[str, Chosen] = field(default_factory=dict)
    """By the key of each setting."""
    problems: list[Text] = field(default_factory=list)
    remarks: list[Text] = field(default_factory=list)
    """What is odd, but keeps nothing from working."""

    def take(self, setting: Setting, text: str, source: str) -> None:
        try:
            self.chosen[setting.key] = Chosen(setting.kind.read(text), source)
        except (ValueError, KeyError):
            wanted = setting.kind.metavar
            self.problems.append(texts.BAD_VALUE.fill(value=text, name=source, wanted=wanted))

    def settings(self) -> Settings:
        """Raises BadRequest for the first problem."""
        if self.problems:
            raise BadRequest(self.problems[0])
        settings = self._settings()
        if settings.processes > 1 and None in (settings.database, settings.redis):
            raise BadRequest(texts.NEEDS_BOTH)
        if settings.backup_every and is_postgres(settings.database):
            raise BadRequest(texts.NO_BACKUPS)
        return settings

    def _settings(self) -> Settings:
        return Settings(**self._fields(Settings), limits=Limits(**self._fields(Limits)))

    def _fields(self, held: type[Any]) -> dict[str, Any]:
        known = [each for each in [*SETTINGS, *LIMITS] if each.held is held and each.key in self.chosen]
        return {each.field: self.chosen[each.key].value for each in known}

    def lines(self) -> Iterator[str]:
        """All that is in force, as the lines of a file, each with where it comes from."""
        settings = self._settings()
        for each in [*SETTINGS, *LIMITS]:
            holder = settings.limits if each.held is Limits else settings
            value, source = getattr(holder, each.field), self.chosen.get(each.key, Chosen(None)).source
            shown = "" if value is None else without_password(each.kind.write(value))
            yield f"{each.key:<28} {shown:<40} {source or 'default'}".rstrip()


def configuration(
    options: Mapping[str, str],
    limits: Sequence[str] = (),
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Configuration:
    """`options` by the fields of their settings, `limits` as NAME=VALUE."""
    found = Configuration()
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    if file is not None:
        _take_file(found, file)
    for each in [*SETTINGS, *LIMITS]:
        if each.variable in environment:
            found.take(each, environment[each.variable], each.variable)
    known = {each.variable for each in [*SETTINGS, *LIMITS]} | NO_SETTINGS
    for name in sorted(name for name in environment if name.startswith(PREFIX) and name not in known):
        found.remarks.append(texts.UNKNOWN_VARIABLE.fill(name=name))
    for each in SETTINGS:
        if each.field in options:
            found.take(each, options[each.field], each.option)
    for wish in limits:
        _take_limit(found, wish)
    return found


def _take_file(found: Configuration, file: Path) -> None:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        found.problems.append(texts.BAD_FILE.fill(file=file, why=error))
        return
    values = {f"limit.{name}": value for name, value in _table(written.pop("limit", {})).items()} | written
    settings = {each.key: each for each in [*SETTINGS, *LIMITS]}
    for key, value in values.items():
        if key in settings:
            found.take(settings[key], _text(value), f"{file}: {key}")
        else:
            found.problems.append(texts.UNKNOWN_SETTING.fill(name=key, place=file))


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {str(value): value}


def _text(value: object) -> str:
    """What TOML has types for, in the words of the other two places."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _take_limit(found: Configuration, wish: str) -> None:
    name, _, value = wish.partition("=")
    for each in LIMITS:
        if each.name == name:
            found.take(each, value, each.option)
            return
    known = ", ".join(each.name for each in LIMITS)
    found.problems.append(texts.UNKNOWN_LIMIT.fill(name=name, known=known))


def without_password(text: str) -> str:
    """A database's password is nobody's business who looks over a shoulder."""
    password = urlsplit(text).password if "://" in text else None
    return text if password is None else text.replace(f":{password}@", ":***@", 1)
