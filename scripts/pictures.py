"""Draws the pictures of README and docs anew: python -m scripts.pictures [FOLDER]"""

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli.screen import Screen
from tablelands.cli.table import Table
from tablelands.core.match import Match, Occupant
from tablelands.core.registry import find_game

HOME = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = 72
SAND, OCHRE, EUCALYPTUS, NIGHT, RAIL, CHALK = "#f3e3c3", "#c9772b", "#5d8a78", "#1f2a44", "#6b4226", "#fffaf0"
MARKS = {0: "#2f6690", 1: "#b23a2e"}
ARCS = {
    "NE": "M {h} 0 A {h} {h} 0 0 0 {s} {h}",
    "ES": "M {s} {h} A {h} {h} 0 0 0 {h} {s}",
    "SW": "M {h} {s} A {h} {h} 0 0 0 0 {h}",
    "WN": "M 0 {h} A {h} {h} 0 0 0 {h} 0",
}
CORNERS = ("NE", "ES", "SW", "WN")
BASE = {"double": (0, 2), "fork": (1, 2), "triple": (1, 2, 3)}

BLACK, RED, GREEN, YELLOW = (31, 42, 68), (226, 110, 92), (125, 178, 154), (230, 170, 90)
BLUE, MAGENTA, CYAN, WHITE = (120, 170, 220), (200, 140, 180), (140, 200, 200), (243, 227, 195)
DUSK = TerminalTheme(BLACK, WHITE, [BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE])


def sturt_board(position: dict[str, Any]) -> str:
    places = position["tiles"] + position["marks"]
    left, top = min(tile["x"] for tile in places), min(tile["y"] for tile in places)
    wide, high = (max(tile[axis] for tile in places) - low + 1 for axis, low in (("x", left), ("y", top)))
    parts = [_tile(tile, left, top) for tile in position["tiles"]]
    parts += [_mark(mark, left, top) for mark in position["marks"]]
    size = f"{wide * SIZE + 24} {high * SIZE + 24}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 {size}" width="{wide * SIZE + 24}">'
        f'<rect x="-12" y="-12" width="100%" height="100%" rx="14" fill="{NIGHT}"/>{"".join(parts)}</svg>\n'
    )


def _tile(tile: dict[str, Any], left: int, top: int) -> str:
    corners = [CORNERS[(corner + tile["turn"]) % 4] for corner in BASE[tile["tile"]]]
    tracks = [ARCS[corner].format(h=SIZE / 2, s=SIZE) for corner in corners]
    ground = OCHRE if tile["tile"] == "triple" else SAND
    rails = "".join(
        f'<path d="{track}" fill="none" stroke="{RAIL}" stroke-width="12"/>'
        f'<path d="{track}" fill="none" stroke="{CHALK}" stroke-width="6" stroke-dasharray="3 5"/>'
        for track in tracks
    )
    at = f"translate({(tile['x'] - left) * SIZE} {(tile['y'] - top) * SIZE})"
    edge = f'<rect x="1" y="1" width="{SIZE - 2}" height="{SIZE - 2}" rx="7" fill="{ground}" stroke="{EUCALYPTUS}"/>'
    return f'<g transform="{at}">{edge}{rails}</g>'


def _mark(mark: dict[str, Any], left: int, top: int) -> str:
    x, y = (mark["x"] - left + 0.5) * SIZE, (mark["y"] - top + 0.5) * SIZE
    diamond = f"{x},{y - 20} {x + 20},{y} {x},{y + 20} {x - 20},{y}"
    return f'<polygon points="{diamond}" fill="{MARKS[mark["side"]]}" stroke="{CHALK}" stroke-width="3"/>'


def sturt_match() -> Match:
    """A game of bots, stopped where a route stands in the second phase and wants to be broken."""
    game = find_game("sturts-stony-desert")
    bot = find_bot(game, "greedy")
    for seed in range(1000):
        match = Match(game, game.setup(2), seed=seed, occupants=[Occupant("Player 0"), Occupant("Bot 1", "greedy")])
        while match.node.to_json()["kind"] == "decide":
            seat = match.node.to_json()["seats"][0]
            match.play(seat, ask(bot, match, seat))
            position = match.position()
            laid = 24 - position["supply"]["triple"]
            if position["marks"] and 6 < laid < 16 and match.node.to_json().get("seats") == [0]:
                return match
    raise SystemExit("no such game came up")


def terminal(match: Match) -> str:
    screen = Screen("en")
    screen.console = Console(record=True, width=76, file=StringIO(), highlight=False, force_terminal=True)
    Table(match, screen).show_turn(0)
    drawn = screen.console.export_svg(title="tablelands play", theme=DUSK)
    return re.sub(r"<!--.*?-->|@font-face \{.*?\}", "", drawn, flags=re.DOTALL)


def main(folder: Path = HOME) -> None:
    match = sturt_match()
    (folder / "sturts-stony-desert.svg").write_text(sturt_board(match.position()))
    (folder / "terminal.svg").write_text(terminal(match))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
