"""Draws the pictures of README and docs anew: python -m scripts.pictures [FOLDER]"""

import re
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from scripts.drawings import down_under, outback, sturt
from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli.screen import Screen
from tablelands.cli.table import Table
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Chance, Decide
from tablelands.core.registry import find_game

HOME = Path(__file__).parents[1] / "docs" / "pictures"

BLACK, RED, GREEN, YELLOW = (31, 42, 68), (226, 110, 92), (125, 178, 154), (230, 170, 90)
BLUE, MAGENTA, CYAN, WHITE = (120, 170, 220), (200, 140, 180), (140, 200, 200), (243, 227, 195)
DUSK = TerminalTheme(BLACK, WHITE, [BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE])

Moment = Callable[[Match], bool]


def match_at(game_id: str, seats: int, moment: Moment) -> Match:
    """A game among greedy bots, at the first moment of that kind that comes up when the first seat is to move."""
    game = find_game(game_id)
    bot, people = find_bot(game, "greedy"), [Occupant(f"Player {seat + 1}") for seat in range(seats)]
    for seed in range(1000):
        match = Match(game, game.setup(seats), seed=seed, occupants=people)
        while isinstance(node := match.node, Decide | Chance):
            if isinstance(node, Chance):
                match.chance()
                continue
            if node.seats == (0,) and moment(match):
                return match
            match.play(node.seats[0], ask(bot, match, node.seats[0]).move)
    raise SystemExit(f"no such moment of {game_id} came up")


def route_to_break(match: Match) -> bool:
    position = match.position()
    return bool(position["marks"]) and 8 < position["supply"]["triple"] < 18


def well_grown(match: Match) -> bool:
    return len(match.log) > 40


def half_settled(match: Match) -> bool:
    rows: list[list[Any]] = [row for land in match.position()["landscapes"] for row in land.values()]
    return sum(animal is not None for row in rows for animal in row) > 18


def terminal(match: Match) -> str:
    screen = Screen("en")
    screen.console = Console(record=True, width=76, height=60, file=StringIO(), highlight=False, force_terminal=True)
    Table(match, screen).show_turn(0)
    drawn = screen.console.export_svg(title="tablelands play", theme=DUSK)
    drawn = drawn.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return re.sub(r"<!--.*?-->|@font-face \{.*?\}", "", drawn, flags=re.DOTALL)


def main(folder: Path = HOME) -> None:
    desert = match_at("sturts-stony-desert", 2, route_to_break)
    (folder / "sturts-stony-desert.svg").write_text(sturt.draw(desert.position()))
    (folder / "terminal.svg").write_text(terminal(desert))
    (folder / "down-under.svg").write_text(down_under.draw(match_at("down-under", 4, well_grown).position()))
    (folder / "outback.svg").write_text(outback.draw(match_at("outback", 2, half_settled).position()))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
