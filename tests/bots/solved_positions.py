"""Positions of three by three cells in which a mistake can be made, and the moves that are none, in solved-3x3.json.

    python -m tests.bots.solved_positions

makes that file. If three by three was not solved before on this machine, it is now, which takes some minutes.
"""

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from research.solving.__main__ import shown
from research.solving.small import small_game
from research.solving.solution import Solution
from rich.console import Console
from rich.progress import track

PATH = Path(__file__).with_name("solved-3x3.json")
GAME = small_game(3)
TURNS = range(2, 17)
"""From the first mistake that can be made to the last triple."""
POOL, KEPT = 30, 2
Example = dict[str, Any]


def reached(moves: str) -> Any:
    state = GAME.setups.begin(GAME.setup(2))
    for move in moves.split():
        GAME.rules.play(state, GAME.moves.encode(GAME.notation.read(move)))
    return state


def written(codes: list[int]) -> str:
    return " ".join(GAME.notation.write(GAME.moves.decode(code)) for code in codes)


def after_turns(turns: int, luck: random.Random) -> tuple[list[int], Any]:
    """Moves by chance, none of which has ended the game, and where they lead."""
    while True:
        state, codes = reached(""), list[int]()
        while not state.ending and len(codes) < turns:
            codes.append(luck.choice(GAME.legal_codes(state)))
            GAME.rules.play(state, codes[-1])
        if not state.ending:
            return codes, state


def with_mistakes(solved: Solution, turns: int) -> Iterator[Example]:
    luck = random.Random(turns)
    while True:
        codes, state = after_turns(turns, luck)
        worth, legal = solved.worth(state), GAME.legal_codes(state)
        good = [code for code in legal if solved.worth_of_move(state, code) == worth]
        if len(good) < len(legal):
            yield {"moves": written(codes), "worth": worth, "good": written(good)}


def hardest(solved: Solution, turns: int) -> list[Example]:
    """Those with the fewest good moves."""
    return sorted(islice(with_mistakes(solved, turns), POOL), key=lambda one: len(one["good"]))[:KEPT]


def main() -> None:
    console = Console()
    solved = shown(3, console)
    found = [one for turns in track(TURNS, "positions", console=console) for one in hardest(solved, turns)]
    source = f"python -m {__spec__.name}: after each number of turns by chance the hardest {KEPT} of {POOL}"
    PATH.write_text(json.dumps({"source": source, "positions": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
