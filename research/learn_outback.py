"""Learns what landscapes, markers and bonus tiles of Outback are worth, by playing against itself.

    python -m research.learn_outback basic [--rounds 8] [--games 2000] [--out FILE]

Each round plays many games with what is known so far, of two to four seats and with both ends, and solves for the
weights that would have foretold best what came of every position (TD(lambda), least squares). It goes on from the file
of an earlier run, round by round, so it can be stopped at any time and taken up again; the file says how it was made.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

from tablelands.bots.outback import kernels
from tablelands.bots.outback.kernels import judgement
from tablelands.bots.outback.kernels.features import FOUND
from tablelands.bots.outback.kernels.selfplay import COLUMNS, FIGURES, LUCK_PER_GAME, NOTES
from tablelands.bots.outback.kernels.turns import CHOICE
from tablelands.bots.outback.knowledge import DATA, DIGITS, write_knowledge
from tablelands.games.outback.game import GAME
from tablelands.games.outback.rules.expectation import EXPECTED
from tablelands.games.outback.rules.walk import WALK_SIZE
from tablelands.games.outback.state import MAX_HEXES
from tablelands.search.kernel_loader import compiled_kernel
from tablelands.search.numpy_records import record_type, to_record

FADE = 0.9
"""Lambda: how much later positions count against the one that comes next."""
DOUBT = 30.0
"""How many positions have to speak for a weight before it is believed by half."""
BATCH = 25
SETUPS: tuple[tuple[int, str], ...] = (
    *((2, "first-full") for _ in range(4)),
    (3, "first-full"),
    (4, "first-full"),
    (2, "all-full"),
    (3, "all-full"),
)
PENALTIES = ("none", "flat", "row", "neighbours-a", "neighbours-b", "none", "none", "drawn")
QUARTILE = 0.6745
"""Of the normal distribution: three of four lie below so many standard deviations above the mean."""


@dataclass
class Lessons:
    """What the games of a round add up to."""

    normal: Any
    right: Any
    errors: Any
    positions: int = 0


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("edition", choices=("basic", "plus"))
    words.add_argument("--rounds", type=int, default=8, help="in all, those of earlier runs included")
    words.add_argument("--games", type=int, default=2000, help="in each round")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, help="where the weights are kept; by default where the bots look for them")
    asked = words.parse_args()
    path = asked.out or DATA / f"{asked.edition}.json"
    written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"made": {"rounds": 0}}
    weights = np.array(written.get("weights", first_weights()))
    with Progress() as progress:
        for number in range(written["made"]["rounds"], asked.rounds):
            shown = progress.add_task(f"round {number + 1} of {asked.rounds}", total=asked.games)
            lessons = play_round(asked, number, weights, lambda done, task=shown: progress.advance(task, done))
            weights = np.round(solved(lessons), DIGITS)
            error = np.sqrt(lessons.errors[0::2].sum() / lessons.errors[1::2].sum())
            progress.console.print(f"{lessons.positions:,} positions, leads foretold within {error:.2f} points")
            made = {
                "by": f"python -m research.learn_outback {asked.edition}",
                "method": f"self-play, TD({FADE}) by least squares",
                "rules": GAME.rules_version,
                "rounds": number + 1,
                "games": [*written["made"].get("games", []), asked.games],
                "seed": asked.seed,
            }
            written["made"] = made
            write_knowledge(path, made, weights.tolist())


def first_weights() -> list[float]:
    return [0.0] * judgement.UNCERTAIN + [6.0] * (MAX_HEXES + 1)


def play_round(asked: argparse.Namespace, number: int, weights: Any, done: Any) -> Lessons:
    random = np.random.default_rng([asked.seed, number])
    lessons = Lessons(np.zeros(COLUMNS * COLUMNS), np.zeros(COLUMNS), np.zeros(2 * (MAX_HEXES + 1)))
    kernel = compiled_kernel(GAME, "selfplay", kernels.__name__)
    values, walk = np.zeros(EXPECTED), np.zeros(WALK_SIZE, np.int64)
    found, choice = np.zeros(FOUND, np.int64), np.zeros(CHOICE, np.int64)
    notes, figures = np.zeros(NOTES, np.int64), np.zeros(FIGURES)
    states = np.zeros(2, record_type(GAME.state_type))
    for batch in range(max(1, asked.games // BATCH)):
        to_record(GAME.setups.begin(some_setup(asked.edition, batch)), states, 1)
        luck = random.integers(0, 2**62, LUCK_PER_GAME * BATCH)
        lessons.positions += kernel.selfplay(
            states,
            BATCH,
            FADE,
            luck,
            values,
            walk,
            weights,
            found,
            choice,
            notes,
            figures,
            lessons.normal,
            lessons.right,
            lessons.errors,
        )
        done(BATCH)
    return lessons


def some_setup(edition: str, batch: int) -> Any:
    seats, end = SETUPS[batch % len(SETUPS)]
    options = {"edition": edition, "end": end}
    if edition == "plus":
        options["penalty_tile"] = PENALTIES[batch // len(SETUPS) % len(PENALTIES)]
    return GAME.setup(seats, options)


def solved(lessons: Lessons) -> Any:
    normal = lessons.normal.reshape(COLUMNS, COLUMNS) + DOUBT * np.eye(COLUMNS)
    weights = np.linalg.solve(normal, lessons.right)
    return np.concatenate([weights, uncertainty(lessons.errors)])


def uncertainty(errors: Any) -> Any:
    """The lead with which three of four win, for so many hexes to go; where nothing was seen, as for one more."""
    squares, counts = errors[0::2], errors[1::2]
    usual = np.sqrt(squares.sum() / counts.sum())
    return np.array(
        [
            QUARTILE * (np.sqrt(square / count) if count else usual)
            for square, count in zip(squares, counts, strict=True)
        ]
    )


if __name__ == "__main__":
    main()
