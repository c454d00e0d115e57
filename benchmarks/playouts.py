"""Random playouts: compiled against interpreted, and against OpenSpiel's rollouts in C++, all in one run.

    python -m benchmarks.playouts [--seconds S] [GAME ...]

Rates are moves per second on one core, the median of several rounds in which all contestants take turns, so that a busy
machine slows all of them alike. Only the ratios mean anything. A move is a decision; luck is not counted.
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tablelands.core.match import Match
from tablelands.core.node import Chance
from tablelands.core.registry import find_game, game_ids
from tablelands.core.ruled_game import RuledGame
from tablelands.search.playouts import play_compiled, play_interpreted

ROUNDS = int(os.environ.get("TABLELANDS_ROUNDS", "5"))
PEERS = {
    "sturts-stony-desert": "havannah(board_size=5)",
    "down-under": "havannah(board_size=5)",
    "outback": "yacht",
}
"""The nearest thing in OpenSpiel: a connection game for the tile games, a dice game for the dice game."""

Burst = Callable[[int], int]
"""Plays so many games and answers how many moves that were."""


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    words.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    asked = words.parse_args()
    console = Console(width=max(Console().width, 130))
    table = Table("game", "seats", "interpreted", "compiled", "compiled / interpreted", "peer", "compiled / peer")
    for game_id in asked.games or game_ids():
        game = find_game(game_id)
        if isinstance(game, RuledGame):
            for seats in (game.seat_counts[0], game.seat_counts[-1]):
                with console.status(f"{game.name} for {seats}"):
                    table.add_row(*compare(game, seats, asked.seconds))
    console.print(table)


def compare(game: RuledGame[Any, Any, Any], seats: int, seconds: float) -> list[str]:
    state = opening(game, seats)
    contestants: dict[str, Burst] = {
        "interpreted": lambda games: play_interpreted(game, state, games, seed=games).moves,
        "compiled": lambda games: play_compiled(game, state, games, seed=games).moves,
    }
    peer = PEERS.get(game.id)
    rollouts = peer and openspiel_rollouts(peer)
    if rollouts:
        contestants["peer"] = rollouts
    rates = measure(contestants, seconds)
    against_peer = f"{rates['compiled'] / rates['peer']:.1f}x" if rollouts else "-"
    return [
        game.id,
        str(seats),
        f"{rates['interpreted']:,.0f}/s",
        f"{rates['compiled']:,.0f}/s",
        f"{rates['compiled'] / rates['interpreted']:.0f}x",
        f"{peer} {rates['peer']:,.0f}/s" if rollouts else "pip install tablelands[bench]" if peer else "-",
        against_peer,
    ]


def opening(game: RuledGame[Any, Any, Any], seats: int) -> Any:
    """The position of the first decision: what is drawn before it is drawn once."""
    match = Match(game, game.setup(seats), seed=1)
    while isinstance(match.node, Chance):
        match.chance()
    return match.state


def measure(contestants: dict[str, Burst], seconds: float) -> dict[str, float]:
    sizes = {name: burst_size(burst, seconds) for name, burst in contestants.items()}
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, burst in contestants.items():
            began = time.perf_counter()
            moves = burst(sizes[name])
            rates[name].append(moves / (time.perf_counter() - began))
    return {name: median(found) for name, found in rates.items()}


def burst_size(burst: Burst, seconds: float) -> int:
    """How many games fill the time; the first call also compiles."""
    burst(1)
    games = 1
    while True:
        began = time.perf_counter()
        burst(games)
        took = time.perf_counter() - began
        if took > seconds / 10:
            return max(1, round(games * seconds / took))
        games *= 2


def openspiel_rollouts(name: str) -> Burst | None:
    """One simulation of its MCTS bot makes all the rollouts asked for, without leaving C++."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    length = mean_moves(game)
    state = first_decision(game)

    def burst(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, games)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).step(state)
        return round(games * length)

    return burst


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_moves(game: Any, games: int = 400) -> float:
    luck, moves = random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
    return moves / games


if __name__ == "__main__":
    main()
