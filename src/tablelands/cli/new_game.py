"""Set up a new game from the options of the command line, and ask for what is missing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.cli import question_texts as texts
from tablelands.cli import questions
from tablelands.cli.commands import fold
from tablelands.cli.option_input import change_options, read_options
from tablelands.cli.screen import Screen, number_in
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.match import Match, Occupant
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES


@dataclass(slots=True)
class PlayOptions:
    """The options of `tablelands play`; None if not given."""

    game: str | None = None
    seats: int | None = None
    bots: Sequence[str] | None = None
    options: Sequence[str] | None = None
    names: Sequence[str] | None = None
    seed: int | None = None


def set_up(options: PlayOptions, screen: Screen) -> Match:
    """If seats, bots or options are given, the others take their defaults; if none is given, ask for all."""
    game = find_game_named(options.game) if options.game else questions.ask_game(screen, find_game_named)
    if options.seats is None and options.bots is None and options.options is None:
        setup = questions.ask_options(game, questions.ask_seats(game, screen), screen)
        named = read_names(setup.seats, {}, options.names or ())
        chosen = named or questions.ask_players(game, setup, screen)
    else:
        seats = game.seat_counts[0] if options.seats is None else options.seats
        setup = change_options(game, game.setup(seats), read_options(options.options or ()))
        bots = read_bots(game, setup.seats, options.bots or ())
        chosen = bots | read_names(setup.seats, bots, options.names or ())
    return Match(game, setup, seed=options.seed, occupants=_seated(game, setup.seats, chosen, screen))


def find_game_named(word: str) -> Game[Any, Any, Any]:
    """Find a game by its id or name, or by the beginning of one."""
    if word in game_ids():
        return find_game(word)
    games = [find_game(name) for name in game_ids()]
    found = [game for game in games if any(name.startswith(fold(word)) for name in _names(game))]
    if len(found) > 1:
        raise BadRequest(texts.AMBIGUOUS.fill(word=word, names=", ".join(game.id for game in found)))
    return found[0] if found else find_game(word)


def _names(game: Game[Any, Any, Any]) -> list[str]:
    return [game.id, *(fold(game.name.say(language)) for language in LANGUAGES)]


def read_bots(game: Game[Any, Any, Any], seats: int, words: Sequence[str]) -> dict[int, Occupant]:
    """Read `2=greedy` as a bot for player 2, and `greedy` as one for every player but the first."""
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
    """Read `2=Max` as the name of player 2, and `Anna` as that of the first player without a bot or a name."""
    people: dict[int, Occupant] = {}
    for word in words:
        player, equals, name = word.rpartition("=")
        free = [seat for seat in range(seats) if seat not in bots and seat not in people]
        number = number_in(player)
        if equals and (number is None or not 1 <= number <= seats):
            raise BadRequest(texts.NO_SUCH_SEAT.fill(seat=player, last=seats))
        if not free or (number is not None and number - 1 in bots):
            raise BadRequest(texts.NO_SEAT_FOR.fill(name=name))
        taken = [person.name for person in people.values()]
        people[free[0] if number is None else number - 1] = Occupant(questions.check_name(name.strip(), taken))
    return people


def _seated(game: Game[Any, Any, Any], seats: int, chosen: Mapping[int, Occupant], screen: Screen) -> list[Occupant]:
    """Give names to all: bots their level, numbered if it occurs twice, and unnamed people their number. If
    `strong` was asked for, say which bot that is."""
    bots = [occupant.bot for occupant in chosen.values() if occupant.bot]
    wished = [occupant.bot for occupant in chosen.values() if occupant.name == STRONGEST != occupant.bot]
    if wished:
        screen.tell(texts.STRONGEST_IS.fill(game=game.name, bot=wished[0]))

    def occupant(seat: int) -> Occupant:
        player = chosen.get(seat)
        if player is None:
            return Occupant(texts.PERSON.fill(number=seat + 1).say(screen.language))
        if player.bot is None:
            return player
        name = texts.BOT.fill(bot=player.bot).say(screen.language)
        return Occupant(f"{name} {seat + 1}" if bots.count(player.bot) > 1 else name, player.bot)

    return [occupant(seat) for seat in range(seats)]
