"""Learns the weights of a judgement by self-play, with CMA-ES.

    python -m research.tune down-under [--generations N] [--games N]
    python -m research.tune sturts-stony-desert

Every generation tries some sets of weights: each plays the same games, with both seats of the same openings, against
the weights that were there at the beginning. After each generation all that is needed to go on is kept in FOLDER, and
the same command goes on from there. At the end the centre of the search plays games that it has not seen; if it wins
more than it loses, it becomes the bots' data/weights.toml, with how that came about.
"""

import argparse
import pickle
import random
import warnings
from math import exp
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # that it could not draw
    import cma

from rich.console import Console
from rich.progress import track

from research.subjects import SUBJECTS, Choose, Subject
from tablelands.core.node import Over

FOLDER = Path("tuning")
STEP = 0.35
"""The first steps change a weight by about a third."""


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=sorted(SUBJECTS))
    words.add_argument("--generations", type=int, default=20, help="so many in all, those of earlier runs included")
    words.add_argument("--population", type=int, default=10)
    words.add_argument("--games", type=int, default=24, help="that each set of weights plays in a generation")
    words.add_argument("--proof", type=int, default=200, help="games at the end that decide whether it is kept")
    words.add_argument("--seed", type=int, default=1)
    tune(words.parse_args(), Console())


def tune(asked: argparse.Namespace, console: Console) -> None:
    subject = SUBJECTS[asked.game]
    kept = FOLDER / f"{asked.game}.pickle"
    search = resumed(kept) or begun(subject, asked)
    while search.countiter < asked.generations:
        tried = search.ask()
        seed = asked.seed * 1_000_003 + search.countiter
        bar = track(tried, f"generation {search.countiter + 1} of {asked.generations}", console=console)
        search.tell(tried, [-share(subject, weights_at(subject, point), asked.games, seed) for point in bar])
        keep(search, kept)
        console.print(f"best {-search.best.last.f:.3f}, step {search.sigma:.3f}")
    weights = weights_at(subject, search.result.xfavorite)
    shown = share(subject, weights, asked.proof, asked.seed + 77)
    console.print(f"{shown:.3f} of {asked.proof} games against the weights before")
    if shown > 0.5:
        subject.write(weights, provenance(asked, search, shown))
        console.print(f"written to {subject.path}")
        kept.unlink()  # what it was compared with is no longer there


def begun(subject: Subject, asked: argparse.Namespace) -> Any:
    settings = {"popsize": asked.population, "seed": asked.seed, "verbose": -9}
    return cma.CMAEvolutionStrategy([0.0] * len(subject.tuned), STEP, settings)


def resumed(kept: Path) -> Any | None:
    return pickle.loads(kept.read_bytes()) if kept.exists() else None


def keep(search: Any, kept: Path) -> None:
    kept.parent.mkdir(exist_ok=True)
    kept.write_bytes(search.pickle_dumps())


def weights_at(subject: Subject, point: Any) -> dict[str, float]:
    """A point is by how much each weight differs from what it was, as a logarithm."""
    factors = dict(zip(subject.tuned, map(exp, point), strict=True))
    return {name: weight * factors.get(name, 1.0) for name, weight in subject.weights.items()}


def share(subject: Subject, weights: dict[str, float], games: int, seed: int) -> float:
    """Of the win, against the weights as they were."""
    new, old, total = subject.player(weights), subject.player(subject.weights), 0.0
    for game in range(games):
        players = (new, old) if game % 2 == 0 else (old, new)
        total += played(subject, players, seed * 1000 + game // 2, game % 2)
    return total / games


def played(subject: Subject, players: tuple[Choose, Choose], seed: int, seat: int) -> float:
    game, luck = subject.game, random.Random(seed)
    state = game.setups.begin(game.setup(2))
    moves = 0
    while not isinstance(node := game.node(state), Over):
        opening = moves < subject.opening
        code = luck.choice(game.legal_codes(state)) if opening else players[state.to_move](state, seed + moves)
        game.rules.play(state, code)
        moves += 1
    return 1 / len(node.winners) if seat in node.winners else 0.0


def provenance(asked: argparse.Namespace, search: Any, shown: float) -> dict[str, Any]:
    return {
        "method": "CMA-ES by self-play against the weights before, research/tune.py",
        "generations": int(search.countiter),
        "population": asked.population,
        "games": asked.games,
        "seed": asked.seed,
        "share": round(shown, 3),
        "share_games": asked.proof,
    }


if __name__ == "__main__":
    main()
