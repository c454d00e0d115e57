"""What can be chosen before a game begins, and the choice that was made."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.text import Text

NOT_A_CHOICE = Text(
    "option '{name}' must be one of {known}",
    "Option '{name}' muss einer dieser Werte sein: {known}",
    "l'option '{name}' doit valoir : {known}",
)
UNKNOWN_OPTION = Text(
    "unknown option '{name}'; this game knows {names}",
    "unbekannte Option '{name}'; dieses Spiel kennt {names}",
    "option inconnue '{name}' ; ce jeu connaît {names}",
)
NEEDS = Text(
    "option '{name}' needs {other}={value} ({clause})",
    "Option '{name}' braucht {other}={value} ({clause})",
    "l'option '{name}' demande {other}={value} ({clause})",
)


@dataclass(frozen=True, slots=True)
class Option:
    """`choices` has the default first. `accepts` reads values beyond the choices (a size, a list of cells),
    raising BadRequest for those it cannot read; `how` tells people how to type them, and `in_words` writes one so.
    `needs` is another option, the value that it must have for this one to be anything but its default, and the clause
    that says so. `note` says what a choice means for so many seats, in a few signs that need no translation, or
    nothing."""

    name: str
    choices: tuple[Any, ...]
    about: Text
    accepts: Callable[[Any], Any] | None = None
    needs: tuple[str, Any, str] | None = None
    note: Callable[[Any, int], str] | None = None
    how: Text | None = None
    in_words: Callable[[Any], Text] | None = None

    @property
    def default(self) -> Any:
        return self.choices[0]

    def read(self, value: object) -> Any:
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        if self.accepts is not None:
            return self.accepts(value)
        known = ", ".join(_json_word(choice) for choice in self.choices)
        raise BadRequest(NOT_A_CHOICE.fill(name=self.name, known=known))

    def missing(self, options: Mapping[str, Any]) -> Text | None:
        """What has to be chosen first."""
        if self.needs is None:
            return None
        other, value, clause = self.needs
        return None if options[other] == value else NEEDS.fill(name=self.name, other=other, value=value, clause=clause)


@dataclass(frozen=True, slots=True)
class Setup:
    """How many play, and every option with its value."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


def read_options(known: tuple[Option, ...], given: object) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        raise BadRequest('options must be an object such as {"name": value}')
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadRequest(UNKNOWN_OPTION.fill(name=name, names=", ".join(names) or "-"))
    read = {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in known
    }
    for option in known:
        if read[option.name] != option.default and (missing := option.missing(read)):
            raise BadRequest(missing)
    return read


def _json_word(value: object) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    return f'"{value}"' if isinstance(value, str) else str(value)
