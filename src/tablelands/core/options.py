"""Options of a game, and a setup: the number of seats and a value for each option."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablelands.core.errors import BadRequest
from tablelands.core.refusal_texts import NO_OBJECT
from tablelands.core.text import Language, Text, give_ids, same

if TYPE_CHECKING:
    from tablelands.core.wire import ChoiceJson, NeedJson, OptionJson, OptionKind, SketchJson

NOT_A_CHOICE = Text(
    "option '{name}' must be one of {known}",
    "Option „{name}“ muss einer dieser Werte sein: {known}",
    "l’option « {name} » doit avoir l’une de ces valeurs : {known}",
)
UNKNOWN_OPTION = Text(
    "unknown option '{name}'; this game knows {names}",
    "Unbekannte Option „{name}“; dieses Spiel kennt {names}",
    "option inconnue « {name} » ; ce jeu connaît {names}",
)
NEEDS = Text(
    "option '{name}' needs {other}={value} ({clause})",
    "Option „{name}“ braucht {other}={value} ({clause})",
    "l’option « {name} » demande {other}={value} ({clause})",
)


give_ids("options", globals())


@dataclass(frozen=True, slots=True)
class Option:
    """`choices` has the default first, `words` says each in a few words. `accepts` reads values beyond the choices (a
    size, a list of cells), raising BadRequest for those it cannot read; `how` tells people how to type them, and
    `in_words` writes one so. `needs` is another option, the value that it must have for this one to be anything but its
    default, and the clause that says so. `note` says what a choice means for so many seats, in a few signs that need no
    translation, or nothing; `sketch` is what a value looks like on the table then."""

    name: str
    choices: tuple[Any, ...]
    about: Text
    accepts: Callable[[Any], Any] | None = None
    needs: tuple[str, Any, str] | None = None
    note: Callable[[Any, int], str] | None = None
    how: Text | None = None
    in_words: Callable[[Any], Text] | None = None
    kind: "OptionKind" = "choice"
    title: Text | None = None
    """A word or two for a form; `about` says more."""
    words: tuple[Text, ...] = ()
    span: tuple[int, int] | None = None
    """Of a number, or of each side of a size: the least and the greatest."""
    sketch: "Callable[[Any, int], SketchJson] | None" = None

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

    def to_json(self, language: Language, seat_counts: Iterable[int] = ()) -> "OptionJson":
        """Enough to draw a form from."""
        words = self.words or tuple(same(_json_word(choice)) for choice in self.choices)
        described: OptionJson = {
            "name": self.name,
            "kind": self.kind,
            "title": self.name if self.title is None else self.title.say(language),
            "text": self.about.say(language),
            "default": self.default,
            "choices": [
                self._choice_to_json(choice, text.say(language), seat_counts)
                for choice, text in zip(self.choices, words, strict=True)
            ],
            "needs": [] if self.needs is None else [_need_to_json(*self.needs)],
        }
        if self.how is not None:
            described["how"] = self.how.say(language)
        if self.span is not None:
            described["least"], described["most"] = self.span
        return described

    def _choice_to_json(self, choice: Any, text: str, seat_counts: Iterable[int]) -> "ChoiceJson":
        described: ChoiceJson = {"value": choice, "text": text}
        if self.sketch is not None:
            described["sketches"] = [self.sketch(choice, seats) for seats in seat_counts]
        return described

    def missing(self, options: Mapping[str, Any]) -> Text | None:
        """Why the option cannot be set yet: the value of another option that it needs."""
        if self.needs is None:
            return None
        other, value, clause = self.needs
        return None if options[other] == value else NEEDS.fill(name=self.name, other=other, value=value, clause=clause)


@dataclass(frozen=True, slots=True)
class Setup:
    """The number of seats, and every option with its value."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


def read_options(known: tuple[Option, ...], given: object) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        raise BadRequest(NO_OBJECT.fill(what="options", example='{"name": value}'))
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadRequest(UNKNOWN_OPTION.fill(name=name, names=", ".join(names) or "-"))
    read = {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in known
    }
    for option in known:
        if read[option.name] != option.default and (missing := option.missing(read)):
            raise BadRequest(missing, rule=option.needs and option.needs[2])
    return read


def _need_to_json(option: str, value: Any, clause: str) -> "NeedJson":
    return {"option": option, "value": value, "rule": clause}


def _json_word(value: object) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    return f'"{value}"' if isinstance(value, str) else str(value)
