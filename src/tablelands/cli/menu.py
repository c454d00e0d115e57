"""Settles what is to be played: from what was given on the command line, asking for the rest."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from tablelands.bots.roster import bots_for, find_bot
from tablelands.cli import texts
from tablelands.cli.screen import Screen, number_in
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.game import Game
from tablelands.core.match import Match, Occupant
from tablelands.core.options import Setup
from tablelands.core.registry import find_game, game_ids

PERSON = "person"
Settled = TypeVar("Settled")


@dataclass(slots=True)
class Wishes:
    """What was said on the command line; None is asked for."""

    game: str | None = None
    seats: int | None = None
    bots: Sequence[str] | None = None
    options: Sequence[str] | None = None
    seed: int | None = None


def settle(wishes: Wishes, screen: Screen) -> Match:
    """Whoever gives one of seats, bots and options gets the usual for the others; who gives none is asked for all."""
    game = find_game(wishes.game) if wishes.game else _ask_game(screen)
    if wishes.seats is None and wishes.bots is None and wishes.options is None:
        setup = _ask_options(game, _ask_seats(game, screen), screen)
        bots = _ask_bots(game, setup, screen)
    else:
        seats = game.seat_counts[0] if wishes.seats is None else wishes.seats
        setup = game.setup(seats, read_options(wishes.options or ()))
        bots = read_bots(game, setup.seats, wishes.bots or ())
    return Match(game, setup, seed=wishes.seed, occupants=_occupants(setup.seats, bots, screen))


def read_options(words: Sequence[str]) -> dict[str, Any]:
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRequest(texts.NO_OPTION.fill(word=word))
        options[name.strip()] = _value(value.strip())
    return options


def split_options(line: str) -> list[str]:
    """Each option begins with its name and =; there may be spaces, also within a value such as [5, 7]."""
    begins = [found.start() for found in re.finditer(r"\w+\s*=", line)]
    return [line[begin:end] for begin, end in pairwise([*begins, len(line)])] or [line]


def read_bots(game: Game[Any, Any, Any], seats: int, words: Sequence[str]) -> dict[int, str]:
    """`1=greedy` for one seat; `greedy` for every seat but the first."""
    bots = {}
    for word in words:
        seat, equals, name = word.rpartition("=")
        bot = find_bot(game, name).name
        number = number_in(seat)
        if equals and (number is None or number >= seats):
            raise BadRequest(texts.NO_SUCH_SEAT.fill(seat=seat, last=seats - 1))
        bots.update(dict.fromkeys(range(1, seats), bot) if number is None else {number: bot})
    return bots


def _value(word: str) -> Any:
    try:
        return json.loads(word)
    except (ValueError, RecursionError):
        return word


def _occupants(seats: int, bots: dict[int, str], screen: Screen) -> list[Occupant]:
    def occupant(seat: int) -> Occupant:
        if seat in bots:
            return Occupant(texts.BOT.fill(seat=seat, bot=bots[seat]).say(screen.language), bots[seat])
        return Occupant(texts.PERSON.fill(seat=seat).say(screen.language))

    return [occupant(seat) for seat in range(seats)]


# Questions


def _until_settled(screen: Screen, question: Any, read: Callable[[str], Settled]) -> Settled:
    while True:
        line = screen.ask(question)
        if line.lower() in ("quit", "exit"):
            raise EOFError
        try:
            return read(line)
        except Refused as error:
            screen.tell(error.text, "red")


def _ask_game(screen: Screen) -> Game[Any, Any, Any]:
    games = [find_game(name) for name in game_ids()]
    for number, game in enumerate(games, 1):
        screen.say(f"{number}  {game.name.say(screen.language)}", "bold")
        screen.tell(game.about)
        screen.say("")

    def read(line: str) -> Game[Any, Any, Any]:
        number = number_in(line)
        if number is not None and 1 <= number <= len(games):
            return games[number - 1]
        return find_game(line) if line else games[0]

    return _until_settled(screen, _with_default(texts.CHOOSE_GAME, "1"), read)


def _ask_seats(game: Game[Any, Any, Any], screen: Screen) -> int:
    low, high = game.seat_counts[0], game.seat_counts[-1]

    def read(line: str) -> int:
        return game.setup(number_in(line) if line else low).seats

    return _until_settled(screen, _with_default(texts.HOW_MANY.fill(low=low, high=high), str(low)), read)


def _ask_options(game: Game[Any, Any, Any], seats: int, screen: Screen) -> Setup:
    setup = game.setup(seats)
    while game.options:
        shown = ", ".join(f"{name}={json.dumps(value)}" for name, value in setup.options.items())
        line = screen.ask(texts.OPTIONS.fill(options=shown))
        if not line:
            break
        try:
            setup = game.setup(seats, {**setup.options, **read_options(split_options(line))})
        except Refused as error:
            screen.tell(error.text, "red")
    return setup


def _ask_bots(game: Game[Any, Any, Any], setup: Setup, screen: Screen) -> dict[int, str]:
    """Enter for all: a person first, the strongest bots after him."""
    names = [bot.name for bot in bots_for(game)]
    state = game.start(setup)
    bots = {}
    for seat in range(setup.seats):
        usual = PERSON if seat == 0 else names[-1]
        question = texts.WHO_SITS.fill(seat=game.seat_name(state, seat), bots=", ".join(names))

        def read(line: str, usual: str = usual) -> str:
            word = line.lower() or usual
            return PERSON if word == PERSON else find_bot(game, word).name

        chosen = _until_settled(screen, _with_default(question, usual), read)
        if chosen != PERSON:
            bots[seat] = chosen
    return bots


def _with_default(question: Any, default: str) -> Any:
    return texts.WITH_DEFAULT.fill(question=question, default=default)
