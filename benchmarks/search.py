"""UCT simulations per second on one core: ours against OpenSpiel's MCTSBot in C++, all in one run.

    python -m benchmarks.search [--simulations N]

Both search from the opening with one random playout for each simulation; "informed" is what our bots do, with a
judgement of every move and playouts that know what they are doing. Time is the processor's; the median of several
rounds in which all take turns, so that a busy machine slows all of them alike. Only the ratios mean anything.
"""

import argparse
import time
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.playouts import ROUNDS, Burst, first_decision, opening
from tablelands.bots.down_under import BOTS, searcher
from tablelands.core.registry import find_game
from tablelands.core.ruled_game import RuledGame
from tablelands.search.budget import Budget
from tablelands.search.uct import Uct

PEER = "havannah(board_size=5)"
CONTESTANTS = {"down-under": "Down Under, 2 seats", "sturts-stony-desert": "Sturt's Stony Desert, 2 seats"}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--simulations", type=int, default=20_000, help="of each contestant in each round")
    asked = words.parse_args()
    console = Console(width=max(Console().width, 100))
    with console.status("searching"):
        rates = measure(contestants(), asked.simulations)
    table = Table("search", "simulations", f"against {PEER}")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}/s", f"{rate / rates[PEER]:.1f}x" if PEER in rates else "-")
    console.print(table)


def measure(contestants: dict[str, Burst], simulations: int) -> dict[str, float]:
    """The first round compiles, and does not count."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS + 1):
        for name, burst in contestants.items():
            began = time.process_time()
            made = burst(simulations)
            rates[name].append(made / (time.process_time() - began))
    return {name: median(found[1:]) for name, found in rates.items()}


def contestants() -> dict[str, Burst]:
    found = {title: searches(Uct(ruled(game_id))) for game_id, title in CONTESTANTS.items()}
    found["Down Under, 2 seats, informed"] = searches(searcher(BOTS[-2].skill))
    peer = openspiel_searches(PEER)
    return found if peer is None else found | {PEER: peer}


def ruled(game_id: str) -> RuledGame[Any, Any, Any]:
    game = find_game(game_id)
    assert isinstance(game, RuledGame)
    return game


def searches(uct: Uct) -> Burst:
    state = opening(uct.game, 2)

    def burst(simulations: int) -> int:
        return uct.search(state, simulations, Budget(simulations), compiled=True).simulations

    return burst


def openspiel_searches(name: str) -> Burst | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    state = first_decision(game)

    def burst(simulations: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, simulations)
        pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False).step(state)
        return simulations

    return burst


if __name__ == "__main__":
    main()
