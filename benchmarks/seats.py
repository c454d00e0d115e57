"""What a seat is worth: a bot against itself, and how often each side wins.

    python -m benchmarks.seats GAME [--bot NAME] [--games N] [--simulations N] [--opening N]

A tie is shared. Intervals are Wilson's, 95 %. A bot without luck or error plays the same game again and again, unless
some moves at the beginning are random.
"""

import argparse
from collections import Counter
from typing import Any

from rich.console import Console
from rich.progress import track

from tablelands.arena.games import sides_of
from tablelands.arena.tally import wilson
from tablelands.bots.bot import Bot, Limit, ask
from tablelands.bots.compilation import compile_bots
from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.bots.simple import RandomBot
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.registry import find_game

SETS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "down-under": [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"scoring": "special"}),
        (2, {"start": "line"}),
        (2, {"start": "frame"}),
        (2, {"ends": 1}),
        (2, {"routes": 2}),
    ],
    "sturts-stony-desert": [(2, {}), (2, {"claim": True}), (2, {"swap_axes": True}), (4, {})],
    "outback": [(2, {}), (3, {}), (4, {}), (2, {"end": "all-full"}), (2, {"edition": "plus"})],
    "downhill": [(2, {}), (3, {}), (4, {})],
}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=SETS)
    words.add_argument("--bot", default=STRONGEST, help="the highest level if none is named")
    words.add_argument("--games", type=int, default=100, help="with each set of options")
    words.add_argument("--simulations", type=int, help="for a move, however long they take; else as the level wants")
    words.add_argument("--opening", type=int, default=0, help="so many moves at the beginning are random")
    asked = words.parse_args()
    console, progress = Console(width=max(Console().width, 100)), Console(stderr=True)
    game, limit = find_game(asked.game), Limit(simulations=asked.simulations)
    bots = [RandomBot()] * asked.opening + [find_bot(game, asked.bot)]
    compile_bots(game)
    for seats, options in SETS[game.id]:
        setup, wins = game.setup(seats, options), Counter[int]()
        title = ", ".join([f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
        for number in track(range(asked.games), title, console=progress):
            wins.update(shares(bots, Match(game, setup, seed=number), limit))
        console.print(f"{title}: {told(wins, asked.games)}")


def shares(bots: list[Bot], match: Match, limit: Limit) -> dict[int, float]:
    """Each side's share of the win. The first bots make a move each, the last one all others."""
    moves = 0
    while isinstance(node := match.node, Chance | Decide):
        if isinstance(node, Chance):
            match.chance()
        else:
            bot = bots[min(moves, len(bots) - 1)]
            match.play(node.seats[0], ask(bot, match, node.seats[0], limit).move)
            moves += 1
    assert isinstance(node, Over)
    sides = sides_of(match.game, match.setup)
    return {
        side: sum(sides[seat] == side for seat in node.winners) / len(node.winners) for side in dict.fromkeys(sides)
    }


def told(wins: "Counter[int]", games: int) -> str:
    found = [wilson(wins[side] / games, games) for side in sorted(wins)]
    return ", ".join(f"{one.value:.0%} ({one.low:.0%} to {one.high:.0%})" for one in found)


if __name__ == "__main__":
    main()
