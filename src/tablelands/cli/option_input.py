"""Options of a game as people type and read them: yes for true, - for null, and no quotes."""

import json
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from tablelands.cli import question_texts as texts
from tablelands.cli.commands import fold
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.options import Option, Setup
from tablelands.core.text import LANGUAGES, Text, joined, same

WORDS: dict[str, bool | None] = {"-": None}
WORDS |= {fold(texts.YES.say(language)): True for language in LANGUAGES}
WORDS |= {fold(texts.NO.say(language)): False for language in LANGUAGES}


INITIALS = {texts.YES.say(language)[0]: True for language in LANGUAGES} | {"n": False}


def is_yes(line: str) -> bool | None:
    """None for what is neither yes nor no."""
    word = fold(line)
    return WORDS.get(word, INITIALS.get(word)) if word != "-" else None


def in_words(value: Any) -> Text:
    if isinstance(value, bool):
        return texts.YES if value else texts.NO
    if value is None:
        return same("-")
    return same(value if isinstance(value, str) else json.dumps(value, separators=(",", ":")))


def read_options(words: Sequence[str]) -> dict[str, Any]:
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRequest(texts.NO_OPTION.fill(word=word))
        options[name.strip()] = _value(value.strip())
    return options


def split_options(line: str) -> list[str]:
    """Split `a=1 b=[5, 7]` into its options; values may contain spaces."""
    begins = [found.start() for found in re.finditer(r"\w+\s*=", line)]
    return [line[begin:end] for begin, end in pairwise([*begins, len(line)])] or [line]


def _value(word: str) -> Any:
    """Read JSON, else a word. No option is a fraction, so 10E2 is a word too."""
    try:
        return json.loads(word, parse_float=str)
    except (ValueError, RecursionError):
        return WORDS.get(fold(word), word)


# What there is to choose


def value_of(option: Option, value: Any) -> Text:
    return in_words(value) if value in option.choices or option.in_words is None else option.in_words(value)


def summary(option: Option, value: Any, others: Sequence[Any], seats: Sequence[int]) -> Text:
    """For example: scoring = basic (or special)"""
    words = [_with_note(option, other, seats) for other in others]
    if option.accepts is not None:
        words.append(texts.OWN_VALUE)
    chosen = _with_note(option, value, seats)
    if not words:
        return texts.UNCHANGED.fill(option=option.name, value=chosen)
    return texts.OTHERS.fill(option=option.name, value=chosen, others=joined(words))


def _with_note(option: Option, value: Any, seats: Sequence[int]) -> Text:
    """For example: easy 6x6, or for several numbers of seats: easy 6x6/7x7/8x8"""
    notes = [option.note(value, count) for count in seats] if option.note else []
    return joined([value_of(option, value), *([same("/".join(notes))] if any(notes) else [])], " ")


def others_now(game: Game[Any, Any, Any], setup: Setup, option: Option) -> list[Any]:
    """The other choices that are valid with the present setup."""
    return [choice for choice in others_of(option, setup) if _refusal(game, setup, option, choice) is None]


def change_options(game: Game[Any, Any, Any], setup: Setup, given: Mapping[str, Any]) -> Setup:
    """The setup with the given options; raises BadRequest that lists the valid names or values."""
    known = [option.name for option in game.options]
    for name in given:
        if name not in known:
            names = [option.name for option in game.options if why_fixed(game, setup, option) is None]
            raise BadRequest(texts.NO_SUCH_OPTION.fill(word=name, names=", ".join(names)))
    for option in game.options:
        if option.name in given:
            _check_value(game, _with(game, setup, given, option), option, given[option.name])
    return game.setup(setup.seats, {**setup.options, **given})


def _with(game: Game[Any, Any, Any], setup: Setup, given: Mapping[str, Any], but: Option) -> Setup:
    """The setup with all given options except `but`, if these are valid together."""
    try:
        return game.setup(setup.seats, {**setup.options, **given, but.name: setup.options[but.name]})
    except BadRequest:
        return setup


def _check_value(game: Game[Any, Any, Any], setup: Setup, option: Option, value: Any) -> None:
    try:
        option.read(value)
    except BadRequest as refusal:
        offer = summary(option, setup.options[option.name], others_now(game, setup, option), [setup.seats])
        if option.accepts is None:
            raise BadRequest(texts.NO_VALUE.fill(value=in_words(value), offer=offer)) from refusal
        raise BadRequest(joined([refusal.text, offer], "\n"), rule=refusal.rule) from refusal


def others_of(option: Option, setup: Setup) -> list[Any]:
    return [choice for choice in option.choices if choice != setup.options[option.name]]


def why_fixed(game: Game[Any, Any, Any], setup: Setup, option: Option) -> Text | None:
    """Why an option cannot be changed at present; None if it can."""
    if missing := option.missing(setup.options):
        return missing
    refusals = [_refusal(game, setup, option, other) for other in others_of(option, setup)]
    return None if option.accepts or not all(refusals) else next(iter(refusals), None)


def _refusal(game: Game[Any, Any, Any], setup: Setup, option: Option, value: Any) -> Text | None:
    try:
        game.setup(setup.seats, {**setup.options, option.name: value})
    except BadRequest as refusal:
        return refusal.text
    return None
