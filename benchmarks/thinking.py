"""How long bots think about a move, all of them warm, and whether they keep to the time they are given.

    python -m benchmarks.thinking [GAME ...] [--positions N]

Positions are those of a game between two of a middle level. First every level thinks as it likes; then every bot is
asked by the engine protocol to `choose` within so many milliseconds, and may take a fifth and 20 ms more. A machine
that has other work to do makes everything longer, so its load is told too.
"""

import argparse
import json
import os
import time
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from tablelands.bots.bot import Question, think
from tablelands.bots.compilation import compile_bots
from tablelands.bots.roster import bots_for, find_bot
from tablelands.cli.engine import Engine
from tablelands.core.game import Game
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide
from tablelands.core.registry import find_game, game_ids

ALLOWED = {"beginner": 0.3, "easy": 0.5, "medium": 1.0, "hard": 2.0, "strong": 3.0}
"""Seconds a move."""
TIMES = (50, 200, 1000)
SEED = 7


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    words.add_argument("--positions", type=int, default=12, help="of each game")
    asked = words.parse_args()
    console = Console(width=max(Console().width, 100))
    thinking = Table("game", "level", "s a move", "longest", "allowed", title="as they like")
    keeping = Table("game", "bot", *(f"longest of {ms} ms" for ms in TIMES), title="as they are told")
    with console.status("thinking"):
        for game_id in asked.games or game_ids():
            game = find_game(game_id)
            compile_bots(game)
            met = positions(game, asked.positions)
            for name, allowed in ALLOWED.items():
                seconds = [seconds_of(game, name, state) for state in met]
                told = f"{allowed} s" if max(seconds) <= allowed else f"{allowed} s: too long"
                thinking.add_row(game_id, name, f"{fmean(seconds):.3f} s", f"{max(seconds):.3f} s", told)
            for bot in bots_for(game):
                keeping.add_row(game_id, bot.name, *(kept(game, bot.name, met, ms) for ms in TIMES))
    console.print(thinking)
    console.print(keeping)
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


def positions(game: Game[Any, Any, Any], count: int) -> list[Any]:
    """Spread over a game, each with somebody to move."""
    match, met = Match(game, game.setup(game.seat_counts[0]), seed=SEED), []
    while isinstance(node := match.node, Chance | Decide):
        if isinstance(node, Chance):
            match.chance()
        else:
            met.append(match.state)
            match.play(node.seats[0], think(find_bot(game, "medium"), question(game, match.state)).move)
    return met[:: -(-len(met) // count)]


def question(game: Game[Any, Any, Any], state: Any) -> Question:
    node = game.node(state)
    assert isinstance(node, Decide)
    seat = node.seats[0]
    return Question(game.id, game.seen_by(state, seat), seat, SEED)


def seconds_of(game: Game[Any, Any, Any], name: str, state: Any) -> float:
    asked = question(game, state)
    began = time.perf_counter()
    think(find_bot(game, name), asked)
    return time.perf_counter() - began


def kept(game: Game[Any, Any, Any], name: str, met: list[Any], milliseconds: int) -> str:
    setup, engine, longest = game.setup(game.seat_counts[0]), Engine(), 0.0
    for state in met:
        engine.match = Match.from_position(game, game.position(setup, state), seed=SEED)
        asked = {"do": "choose", "seat": question(game, state).seat, "bot": name, "ms": milliseconds}
        began = time.perf_counter()
        answer = json.loads(engine.answer(json.dumps(asked).encode()))
        longest = max(longest, 1000 * (time.perf_counter() - began))
        assert answer["ok"], answer
    return f"{longest:.0f} ms" if longest <= 1.2 * milliseconds + 20 else f"{longest:.0f} ms: too long"


if __name__ == "__main__":
    main()
