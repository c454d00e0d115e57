"""Solves Sturt's Stony Desert on a small area, or finds what was solved before, and tells what it is worth.

    python -m research.solving [SIDE]

The rules are those of the game with an area of SIDE by SIDE cells and one triple fewer than cells.
"""

import argparse
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from research.solving.kept import solution
from research.solving.small import small_game
from research.solving.solution import LOST, OVER, TIED, WON, Solution
from tablelands.games.sturts_stony_desert.components import FACE_COUNT, FACE_OF_CORNERS, FACES, corners_of
from tablelands.games.sturts_stony_desert.state import ES, NE, SW, WN

WORDS = {1: "won", 0: "a tie", -1: "lost"}
FLIPS = ({NE: WN, WN: NE, ES: SW, SW: ES}, {NE: ES, ES: NE, SW: WN, WN: SW})
"""West and east exchanged, north and south exchanged: the axes stay whose they are."""


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("side", nargs="?", type=int, choices=(2, 3), default=3, help="cells on a side")
    side, console = words.parse_args().side, Console()
    solved = shown(side, console)
    beginning = small_game(side).setups.begin(small_game(side).setup(2))
    console.print(f"{side} by {side}, to the first side: {WORDS[solved.worth(beginning)]}")
    for names, worth in first_moves(solved, beginning):
        console.print(f"first move {names}: {WORDS[worth]}")
    console.print(tally(solved))


def shown(side: int, console: Console) -> Solution:
    columns = TextColumn("solving"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=None)
        return solution(side, lambda done, total: progress.update(task, completed=done, total=total))


def first_moves(solved: Solution, beginning: Any) -> Iterator[tuple[str, int]]:
    """Those that are mirror images of each other together."""
    game, named = small_game(solved.side), set[int]()
    for code in game.legal_codes(beginning):
        if code not in named:
            alike = [code + face - code % FACE_COUNT for face in sorted(images(code % FACE_COUNT))]
            named.update(alike)
            written = (game.notation.write(game.moves.decode(one)) for one in alike)
            yield " or ".join(written), solved.worth_of_move(beginning, code)


def images(face: int) -> set[int]:
    found = {face}
    for flip in FLIPS:
        found |= {FACE_OF_CORNERS[sum(1 << flip[corner] for corner in corners_of(*FACES[one]))] for one in found}
    return found


def tally(solved: Solution) -> Table:
    """How many positions there are with so many tiles and triples, and what they are worth to the side to move."""
    table, cells = Table(box=None), solved.side**2
    for heading in ("tiles", "triples", "won", "a tie", "lost", "over"):
        table.add_column(heading, justify="right")
    for turn, counts in enumerate(solved.tally):
        lying = min(turn, cells), max(turn - cells, 0)
        table.add_row(*(f"{number:,}" for number in (*lying, *counts[[WON, TIED, LOST, OVER]])))
    return table


if __name__ == "__main__":
    main()
