"""`tablelands replay`: step through a recorded game."""

import sys

from tablelands.cli import texts
from tablelands.cli.commands import Command, read_command
from tablelands.cli.help import show_commands
from tablelands.cli.info import show_ascii_notice, show_log, show_rules
from tablelands.cli.screen import Screen, number_in, paint
from tablelands.cli.table import Table
from tablelands.cli.wording import describe_entry, describe_refusal
from tablelands.core.errors import Refused
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.viewport import Viewport

HELP = {command: texts.HELP[command] for command in (Command.RULES, Command.LOG)}
HELP[Command.QUIT] = texts.HELP_AFTER_GAME[Command.QUIT]


def replay(match: Match, screen: Screen, start: int = 0) -> None:
    """Step by step at a terminal; otherwise print every step."""
    first = min(max(start, 0), len(match.log))
    show_ascii_notice(screen)
    if sys.stdin is None or not sys.stdin.isatty():
        for length in range(first, len(match.log) + 1):
            show(match, length, screen)
        return
    try:
        _walk(match, screen, first)
    except (EOFError, KeyboardInterrupt):
        screen.say("")


def _walk(match: Match, screen: Screen, length: int) -> None:
    show(match, length, screen)
    while True:
        line = screen.ask(texts.REPLAY_KEYS).lower()
        command, rest = read_command(line)
        if command is Command.QUIT:
            return
        if line in ("p", "play"):
            _play_on(match.rewound(length), screen)
            return
        try:
            if command is not None:
                _run_command(match, screen, command, rest)
                continue
        except Refused as error:
            screen.tell(describe_refusal(error), "red")
            continue
        step = _step(line, length)
        if step is None:
            screen.tell(texts.UNKNOWN_KEY, "red")
            continue
        length = min(max(step, 0), len(match.log))
        show(match, length, screen)


def _play_on(match: Match | None, screen: Screen) -> None:
    while match is not None:
        match = Table(match, screen).run()


def _run_command(match: Match, screen: Screen, command: Command, rest: str) -> None:
    match command:
        case Command.RULES:
            show_rules(match, screen, rest)
        case Command.LOG:
            show_log(match, screen, rest)
        case _:
            with screen.paged():
                _show_help(screen)


def _show_help(screen: Screen) -> None:
    keys = [(key.say(screen.language), meaning.say(screen.language)) for key, meaning in texts.REPLAY_HELP]
    screen.define(keys)
    show_commands(HELP, screen)


def _step(line: str, length: int) -> int | None:
    if line == "":
        return length + 1
    if line in ("b", "back"):
        return length - 1
    return number_in(line)


def show(match: Match, length: int, screen: Screen) -> None:
    game, then = match.game, match.rewound(length)
    event = describe_entry(match, match.log[length - 1]) if length else texts.BEGINNING
    words = [screen.styled(texts.STEP.fill(number=length, count=len(match.log), event=event), "cyan")]
    node = then.node
    if isinstance(node, Over):
        words.append(screen.styled(texts.OVER.fill(reason=node.reason), "bold"))
        words += [screen.styled(scene.text) for scene in then.view(None).explanation]
    new = tuple(match.log[length - 1 : length]) if length else ()
    viewport = Viewport(screen.console.width, screen.room_below("", words), new=new)
    picture = game.diagram.draw(game.seen_by(then.state, None), paint, viewport)
    screen.page(game.name, picture, words, names_columns=game.diagram.NAMES_COLUMNS)
