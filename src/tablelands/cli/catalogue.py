"""`tablelands games` and `tablelands perft`: list the games, and count sequences of moves."""

import time
from collections.abc import Sequence
from typing import Any

from tablelands.bots.roster import bots_for
from tablelands.cli import question_texts as texts
from tablelands.cli.option_input import read_options, summary
from tablelands.cli.screen import Screen
from tablelands.core.game import Game
from tablelands.core.perft import perft
from tablelands.core.registry import find_game, game_ids


def show_games(screen: Screen) -> None:
    for name in game_ids():
        show_game(screen, find_game(name))
        screen.say("")


def show_game(screen: Screen, game: Game[Any, Any, Any]) -> None:
    seats = texts.SEATS.fill(low=game.seat_counts[0], high=game.seat_counts[-1]).say(screen.language)
    screen.say(f"{game.name.say(screen.language)}  ({game.id}, {seats})", "bold")
    screen.tell(game.about)
    screen.tell(texts.BOTS.fill(names=", ".join(bot.name for bot in bots_for(game))))
    for option in game.options:
        screen.tell(summary(option, option.default, option.choices[1:], game.seat_counts), "cyan", indent=2)
        screen.tell(option.about, indent=6)
        if option.how:
            screen.tell(option.how, indent=6)


def show_perft(screen: Screen, name: str, seats: int | None, options: Sequence[str], depth: int) -> None:
    """Print each depth as soon as it is counted, since the next may take a hundred times as long."""
    game = find_game(name)
    state = game.setups.begin(game.setup(game.seat_counts[0] if seats is None else seats, read_options(options)))
    for reached in range(depth + 1):
        began = time.perf_counter()
        with screen.console.status(f"depth {reached}"):
            count = perft(game, state, reached)
        screen.say(f"{reached:>3} {count:>16,} {time.perf_counter() - began:>9.2f} s")
