"""Steps through a recorded game."""

import sys

from tablelands.cli import texts
from tablelands.cli.commands import Command
from tablelands.cli.screen import Screen, number_in, paint
from tablelands.cli.table import Table
from tablelands.cli.talk import in_words, read_command
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
    game, then = match.game, match.rewound(length)
    event = in_words(match, match.log[length - 1]) if length else texts.BEGINNING
    words = [screen.styled(texts.STEP.fill(number=length, count=len(match.log), event=event), "cyan")]
    node = then.node
    if isinstance(node, Over):
        words.append(screen.styled(texts.OVER.fill(reason=node.reason), "bold"))
        words += [screen.styled(scene.text) for scene in then.view(None).explanation]
    picture = game.diagram.draw(game.seen_by(then.state, None), paint)
    screen.page(game.name, picture, words, names_columns=game.diagram.NAMES_COLUMNS)
