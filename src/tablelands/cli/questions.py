"""The questions before a game: which game, how many players, which options, and who plays. `help` explains each."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from tablelands.bots.roster import STRONGEST, bot_names, bots_for, find_bot, usual_bot
from tablelands.cli import question_texts as texts
from tablelands.cli.commands import Command, fold, read_command
from tablelands.cli.option_input import (
    change_options,
    is_yes,
    others_now,
    others_of,
    read_options,
    split_options,
    summary,
    value_of,
    why_fixed,
)
from tablelands.cli.screen import Screen, number_in
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.game import Game
from tablelands.core.match import Occupant
from tablelands.core.options import Option, Setup
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES, Text, same

AnyGame = Game[Any, Any, Any]
Valid = TypeVar("Valid")
LONGEST_NAME = 30
PERSONS = {fold(texts.PERSONS.say(language)) for language in LANGUAGES}


def ask_until_valid(
    screen: Screen,
    question: Text,
    explain: Callable[[], object],
    read: Callable[[str], Valid],
    offer: Sequence[str] = (),
) -> Valid:
    """Ask again until `read` accepts the answer. Tab completes to the words in `offer`."""
    while True:
        line = screen.ask(question, lambda: offer)
        command, _ = read_command(line)
        if command is Command.QUIT:
            raise EOFError
        if command is Command.HELP:
            explain()
            continue
        try:
            return read(line)
        except Refused as error:
            screen.tell(error.text, "red")


def with_default(question: Text, default: Text | str) -> Text:
    return texts.WITH_DEFAULT.fill(question=question, default=default)


# Which game, and how many


def ask_game(screen: Screen, find: Callable[[str], AnyGame]) -> AnyGame:
    games = [find_game(name) for name in game_ids()]
    full = screen.has_room(sum(screen.height(game.about) + 2 for game in games))
    for number, game in enumerate(games, 1):
        screen.say(f"{number}  {game.name.say(screen.language)}", "bold")
        screen.tell(game.about if full else _first_sentence(game.about))
        screen.say("")

    def read(line: str) -> AnyGame:
        if not line.isdecimal():
            return find(line) if line else games[0]
        number = number_in(line)
        if number is None or not 1 <= number <= len(games):
            raise BadRequest(texts.NO_SUCH_NUMBER.fill(last=len(games)))
        return games[number - 1]

    def explain() -> None:
        about = [texts.ABOUT_GAME.fill(name=game.name, about=game.about) for game in games]
        screen.tell_pages([*about, texts.ABOUT_GAMES])

    return ask_until_valid(screen, with_default(texts.CHOOSE_GAME, "1"), explain, read, game_ids())


def _first_sentence(text: Text) -> Text:
    return Text(*(text.say(language).partition(". ")[0].rstrip(".") + "." for language in LANGUAGES))


def ask_seats(game: AnyGame, screen: Screen) -> int:
    low, high = game.seat_counts[0], game.seat_counts[-1]

    def read(line: str) -> int:
        return game.setup(number_in(line) if line else low).seats

    def explain() -> None:
        screen.tell(texts.ABOUT_SEATS.fill(low=low, high=high))

    question = with_default(texts.HOW_MANY.fill(low=low, high=high), str(low))
    return ask_until_valid(screen, question, explain, read)


# Options


def ask_options(game: AnyGame, seats: int, screen: Screen) -> Setup:
    """List the options that can be changed, again after each change; explain each option once."""
    setup, explained = game.setup(seats), set[str]()
    if not any(_open_options(game, setup)):
        return setup
    screen.tell(texts.OPTIONS)

    def explain() -> None:
        with screen.paged():
            for option in game.options:
                _show_option(screen, option, others_of(option, setup), setup)
                if option.how:
                    screen.tell(option.how, indent=6)
                if why := why_fixed(game, setup, option):
                    screen.tell(why, "magenta", indent=6)
            screen.tell(texts.ABOUT_OPTIONS.fill(example=_example(game, setup)))

    def read(line: str) -> Setup:
        if line.isdecimal():
            return _next_value(game, setup, number_in(line))
        return change_options(game, setup, read_options(split_options(line))) if line else setup

    room = screen.has_room(sum(screen.height(option.about) + 2 for option in _open_options(game, setup)) + 3)
    if not room:
        screen.tell(texts.MEANING_IN_HELP)
    while True:
        for number, option in enumerate(_open_options(game, setup), 1):
            others, about = others_now(game, setup, option), room and option.name not in explained
            _show_option(screen, option, others, setup, number=number, about=about)
            explained.add(option.name)
        if closed := [option.name for option in game.options if why_fixed(game, setup, option)]:
            screen.tell(texts.NOT_NOW.fill(names=", ".join(closed)), indent=2)
        question = texts.CHANGE_OPTIONS.fill(example=_example(game, setup))
        chosen = ask_until_valid(screen, question, explain, read, _changes(game, setup))
        if chosen is setup:
            return setup
        setup = chosen


def _show_option(
    screen: Screen,
    option: Option,
    others: Sequence[Any],
    setup: Setup,
    *,
    number: int | None = None,
    about: bool = True,
) -> None:
    text = summary(option, setup.options[option.name], others, [setup.seats])
    screen.tell(text if number is None else texts.NUMBERED.fill(number=number, text=text), "cyan", indent=2)
    if about:
        screen.tell(option.about, indent=6)


def _next_value(game: AnyGame, setup: Setup, number: int | None) -> Setup:
    """The setup with the next valid value of an option."""
    options = _open_options(game, setup)
    if number is None or not 1 <= number <= len(options):
        raise BadRequest(texts.NO_OPTION_NUMBER.fill(last=len(options)))
    option = options[number - 1]
    others = others_now(game, setup, option)
    if not others:
        raise BadRequest(texts.NO_OTHER_VALUE.fill(option=option.name, how=option.how or option.about))
    now = setup.options[option.name]
    at = option.choices.index(now) if now in option.choices else -1
    order = [*option.choices[at + 1 :], *option.choices[: at + 1]]
    return change_options(game, setup, {option.name: next(value for value in order if value in others)})


def _open_options(game: AnyGame, setup: Setup) -> list[Option]:
    return [option for option in game.options if why_fixed(game, setup, option) is None]


def _changes(game: AnyGame, setup: Setup) -> list[str]:
    """Every change that can be typed now, as `name=value`."""
    offers = [(option, value) for option in _open_options(game, setup) for value in others_now(game, setup, option)]
    return [f"{option.name}={value_of(option, value).en}" for option, value in offers]


def _example(game: AnyGame, setup: Setup) -> Text:
    """A change that is valid now, if possible not one back to a default."""
    offers = [(option, value) for option in _open_options(game, setup) for value in others_now(game, setup, option)]
    offers += [(option, setup.options[option.name]) for option in _open_options(game, setup)]
    option, value = next((offer for offer in offers if offer[1] != offer[0].default), offers[0])
    return same("{name}={value}").fill(name=option.name, value=value_of(option, value))


# Who plays


def ask_players(game: AnyGame, setup: Setup, screen: Screen) -> dict[int, Occupant]:
    """Ask for each seat who plays. Enter seats a person first, then bots of the default level."""
    state, chosen = game.setups.begin(setup), dict[int, Occupant]()
    names = [bot.name for bot in bots_for(game)]
    strongest = names[-1]
    offer = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))

    def explain() -> None:
        screen.tell(texts.ABOUT_WHO.fill(bots=offer))
        if STRONGEST not in names:
            screen.tell(texts.STRONGEST_IS.fill(game=game.name, bot=strongest))

    for seat in range(setup.seats):
        number, sign = texts.PERSON.fill(number=seat + 1), game.prompts.seat_name(state, seat)
        player = number if sign.en.casefold() == number.en.casefold() else texts.PLAYER.fill(number=number, seat=sign)
        usual = number if seat == 0 else same(usual_bot(game).name)
        taken = [occupant.name for occupant in chosen.values() if occupant.bot is None]

        def read(line: str, usual: Text = usual, taken: list[str] = taken, seat: int = seat) -> Occupant | None:
            return _occupant(game, screen, line or ("" if seat == 0 else usual.en), taken)

        question = with_default(texts.WHO_SITS.fill(who=player, bots=offer), usual)
        occupant = ask_until_valid(screen, question, explain, read, names)
        if occupant is not None:
            chosen[seat] = occupant
    return chosen


def _occupant(game: AnyGame, screen: Screen, line: str, taken: list[str]) -> Occupant | None:
    """A bot, a person of that name, or None for a person without a name."""
    word, names = fold(line), bot_names(game)
    if not line or word in PERSONS:
        return None
    if line.isdecimal():
        word = _numbered_bot(game, number_in(line))
    if word not in names:
        close = get_close_matches(word, names, n=1, cutoff=0.75)
        if not close or not _confirmed(screen, texts.MEANT_BOT.fill(bot=close[0], name=line)):
            return Occupant(check_name(line, taken))
        word = close[0]
    return Occupant(word, find_bot(game, word).name)


def _numbered_bot(game: AnyGame, number: int | None) -> str:
    names = [bot.name for bot in bots_for(game)]
    if number is None or not 1 <= number <= len(names):
        raise BadRequest(texts.NO_BOT_NUMBER.fill(last=len(names)))
    return names[number - 1]


def _confirmed(screen: Screen, question: Text) -> bool:
    return is_yes(screen.ask(with_default(question, texts.YES)) or texts.YES.en) is True


def check_name(line: str, taken: list[str]) -> str:
    if not any(character.isalpha() for character in line) or len(line) > LONGEST_NAME:
        raise BadRequest(texts.NO_NAME.fill(most=LONGEST_NAME))
    if line.casefold() in [name.casefold() for name in taken]:
        raise BadRequest(texts.NAME_TAKEN.fill(name=line))
    return line
