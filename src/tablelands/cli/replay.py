"""Steps through a recorded game."""

import sys

from tablelands.cli import texts
from tablelands.cli.commands import Command, read_command
from tablelands.cli.screen import Screen, number_in, paint
from tablelands.cli.table import Table
from tablelands.cli.telling import told
from tablelands.core.match import Match
from tablelands.core.node import Over


def replay(match: Match, screen: Screen, start: int = 0) -> None:
    """Key by key where somebody sits at the terminal, all at once where not."""
    if not sys.stdin.isatty():
        for length in range(min(max(start, 0), len(match.log)), len(match.log) + 1):
            show(match, length, screen)
        return
    try:
        _walk(match, screen, min(max(start, 0), len(match.log)))
    except (EOFError, KeyboardInterrupt):
        screen.say("")


def _walk(match: Match, screen: Screen, length: int) -> None:
    last = len(match.log)
    show(match, length, screen)
    while True:
        key = screen.ask(texts.REPLAY_KEYS).lower()
        if key == "q" or read_command(key)[0] is Command.QUIT:
            return
        if key in ("p", "play"):
            Table(match.rewound(length), screen).run()
            return
        step = _step(key, length)
        if step is None:
            screen.tell(texts.UNKNOWN_KEY, "red")
            continue
        length = min(max(step, 0), last)
        show(match, length, screen)


def _step(key: str, length: int) -> int | None:
    if key == "":
        return length + 1
    if key in ("b", "back"):
        return length - 1
    return number_in(key)


def show(match: Match, length: int, screen: Screen) -> None:
    then = match.rewound(length)
    screen.headline(f"{match.game.name.say(screen.language)}  {length} / {len(match.log)}")
    if length:
        screen.glance(told(match, match.log[length - 1]), "cyan")
    else:
        screen.say(texts.BEGINNING, "cyan")
    screen.say(match.game.diagram(match.game.seen_by(then.state, None), paint))
    node = then.node
    if isinstance(node, Over):
        screen.tell(texts.OVER.fill(reason=node.reason), "bold")
        for line in match.game.explain(then.state):
            screen.tell(line)
