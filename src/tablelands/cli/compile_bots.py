"""`tablelands warm`: compile the searches of the bots before the first game."""

import time
from collections.abc import Sequence

from tablelands.bots.background_compilation import can_compile, compile_ahead, is_compiled
from tablelands.cli import command_texts as texts
from tablelands.cli.screen import Screen
from tablelands.core.registry import find_game, game_ids


def compile_bots(screen: Screen, names: Sequence[str]) -> None:
    games = [find_game(name) for name in names or game_ids()]
    for game in games:
        if not can_compile(game):
            screen.tell(texts.NOTHING.fill(game=game.name))
        elif is_compiled(game):
            screen.tell(texts.ALREADY.fill(game=game.name))
        else:
            began = time.monotonic()
            with screen.console.status(texts.COMPILING.fill(game=game.name).say(screen.language)):
                compile_ahead(game)
            screen.tell(texts.COMPILED.fill(game=game.name, seconds=round(time.monotonic() - began)))
