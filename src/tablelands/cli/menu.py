"""Settles what is to be played: from what was given on the command line, asking for the rest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.cli import question_texts as texts
from tablelands.cli import questions
from tablelands.cli.choices import change_options, read_options
from tablelands.cli.screen import Screen, number_in
from tablelands.cli.talk import folded
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.match import Match, Occupant
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES


@dataclass(slots=True)
class Wishes:
    """What was said on the command line; None is asked for."""

    game: str | None = None
    seats: int | None = None
    bots: Sequence[str] | None = None
    options: Sequence[str] | None = None
    names: Sequence[str] | None = None
    seed: int | None = None


def settle(wishes: Wishes, screen: Screen) -> Match:
    """Whoever gives one of seats, bots and options gets the usual for the others; who gives none is asked for all."""
    game = game_called(wishes.game) if wishes.game else questions.ask_game(screen, game_called)
    if wishes.seats is None and wishes.bots is None and wishes.options is None:
        setup = questions.ask_options(game, questions.ask_seats(game, screen), screen)
        named = read_names(setup.seats, {}, wishes.names or ())
        chosen = named or questions.ask_who(game, setup, screen)
    else:
        seats = game.seat_counts[0] if wishes.seats is None else wishes.seats
        setup = change_options(game, game.setup(seats), read_options(wishes.options or ()))
        bots = read_bots(game, setup.seats, wishes.bots or ())
        chosen = bots | read_names(setup.seats, bots, wishes.names or ())
    return Match(game, setup, seed=wishes.seed, occupants=_seated(game, setup.seats, chosen, screen))


def game_called(word: str) -> Game[Any, Any, Any]:
    """By its id or its name, or by a beginning that only one of them has."""
    if word in game_ids():
        return find_game(word)
    games = [find_game(name) for name in game_ids()]
    found = [game for game in games if any(name.startswith(folded(word)) for name in _names(game))]
    if len(found) > 1:
        raise BadRequest(texts.AMBIGUOUS.fill(word=word, names=", ".join(game.id for game in found)))
    return found[0] if found else find_game(word)


def _names(game: Game[Any, Any, Any]) -> list[str]:
    return [game.id, *(folded(game.name.say(language)) for language in LANGUAGES)]


def read_bots(game: Game[Any, Any, Any], seats: int, words: Sequence[str]) -> dict[int, Occupant]:
    """`2=greedy` for one seat, counted as people count, from 1; `greedy` for every seat but the first."""
    bots: dict[int, Occupant] = {}
    for word in words:
        player, equals, name = word.rpartition("=")
        bot = Occupant(name, find_bot(game, name).name)
        number = number_in(player)
        if equals and (number is None or not 1 <= number <= seats):
            raise BadRequest(texts.NO_SUCH_SEAT.fill(seat=player, last=seats))
        bots.update(dict.fromkeys(range(1, seats), bot) if number is None else {number - 1: bot})
    return bots


def read_names(seats: int, bots: Mapping[int, Occupant], words: Sequence[str]) -> dict[int, Occupant]:
    """`2=Max` for one seat; `Anna` for the first that neither a bot has nor anybody who was named before."""
    people: dict[int, Occupant] = {}
    for word in words:
        player, equals, name = word.rpartition("=")
        free = [seat for seat in range(seats) if seat not in bots and seat not in people]
        number = number_in(player)
        if equals and (number is None or not 1 <= number <= seats):
            raise BadRequest(texts.NO_SUCH_SEAT.fill(seat=player, last=seats))
        if not free or (number is not None and number - 1 in bots):
            raise BadRequest(texts.NO_SEAT_FOR.fill(name=name))
        taken = [one.name for one in people.values()]
        people[free[0] if number is None else number - 1] = Occupant(questions.checked_name(name.strip(), taken))
    return people


def _seated(game: Game[Any, Any, Any], seats: int, chosen: Mapping[int, Occupant], screen: Screen) -> list[Occupant]:
    """Bots are called by what they are, and numbered where there are several of a kind; people without a name by
    their number. Whoever wished for the strongest bot is told which that is."""
    bots = [occupant.bot for occupant in chosen.values() if occupant.bot]
    wished = [occupant.bot for occupant in chosen.values() if occupant.name == STRONGEST != occupant.bot]
    if wished:
        screen.tell(texts.STRONGEST_IS.fill(game=game.name, bot=wished[0]))

    def occupant(seat: int) -> Occupant:
        one = chosen.get(seat)
        if one is None:
            return Occupant(texts.PERSON.fill(number=seat + 1).say(screen.language))
        if one.bot is None:
            return one
        name = texts.BOT.fill(bot=one.bot).say(screen.language)
        return Occupant(f"{name} {seat + 1}" if bots.count(one.bot) > 1 else name, one.bot)

    return [occupant(seat) for seat in range(seats)]
