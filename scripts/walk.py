"""Follows one typed move of Down Under from the prompt to the next: python -m scripts.walk

Counts the files of ours whose functions it runs through, how often the rules list all moves, and how often the move is
played. docs/architecture.md tells the walk in words. With --server it follows what people do through a server instead.
"""

import argparse
import io
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import tablelands
from scripts import server_walk
from tablelands.cli.screen import Screen
from tablelands.cli.table import Table
from tablelands.core.match import Match
from tablelands.core.registry import find_game

HOME = Path(tablelands.__file__).parent
MOVE = "s0@0,1"


class Walk:
    """What is called while it looks on."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and HOME in path.parents:
            self.calls[str(path.relative_to(HOME)), frame.f_code.co_name] += 1

    def during(self, step: Callable[[], object]) -> set[str]:
        """The files whose functions a step calls."""
        before = Counter(self.calls)
        sys.setprofile(self)
        try:
            step()
        finally:
            sys.setprofile(None)
        return {file for file, _ in self.calls - before}


def table() -> Table:
    """After the first two tiles, so that the move is an ordinary one."""
    game = find_game("down-under")
    match = Match(game, game.setup(2))
    for seat, move in enumerate(("s0@0,0", "s0@1,0")):
        match.play(seat, game.notation.read(move))
    screen = Screen("en")
    screen.console.file = io.StringIO()
    return Table(match, screen)


def walk() -> tuple[Walk, dict[str, set[str]]]:
    table_, looking_on = table(), Walk()
    prompted = looking_on.during(lambda: table_.show_turn(0))
    played = looking_on.during(lambda: table_._run_command(0, MOVE))
    return looking_on, {"shown": prompted, "typed, checked, played, told": played}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.walk")
    parser.add_argument("--server", action="store_true", help="through a server instead of the terminal")
    if parser.parse_args().server:
        server_walk.main()
        return
    looking_on, steps = walk()
    for step, files in steps.items():
        sys.stdout.write(f"{step}: {len(files)} files\n" + "".join(f"  {file}\n" for file in sorted(files)))
    rules = "games/down_under/rules/flow.py"
    for name in ("legal", "play"):
        sys.stdout.write(f"rules.{name}: {looking_on.calls[rules, name]}\n")


if __name__ == "__main__":
    main()
