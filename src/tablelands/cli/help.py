"""The command `help`: how to move, and the commands that can be used now."""

from collections.abc import Mapping

from tablelands.cli import clauses, texts
from tablelands.cli.commands import NAMES, Command
from tablelands.cli.screen import Screen
from tablelands.core.match import Match
from tablelands.core.text import Text


def show_help(match: Match, screen: Screen) -> None:
    game, meanings = match.game, dict(texts.HELP)
    if not game.lists_moves:
        del meanings[Command.MOVES]
    if not game.look.shows(match.state):
        del meanings[Command.LOOK]
    screen.tell(texts.HOW_TO_MOVE if game.lists_moves else texts.HOW_TO_MOVE_UNLISTED)
    show_commands(meanings, screen)
    if example := clauses.example(game):
        screen.tell(texts.ONE_CLAUSE.fill(clause=example))
    screen.tell(game.diagram.NEW)
    screen.tell(texts.TAB)
    screen.tell(texts.ARENA)
    if screen.language != "en":
        screen.tell(texts.ENGLISH_TOO)


def show_help_after_game(screen: Screen) -> None:
    screen.tell(texts.HOW_TO_GO_ON)
    yes = (texts.YES.say(screen.language), texts.YES_MEANS.say(screen.language))
    screen.define([yes, *_listed(texts.HELP_AFTER_GAME, screen)])


def show_commands(meanings: Mapping[Command, Text], screen: Screen) -> None:
    screen.define(_listed(meanings, screen))


def _listed(meanings: Mapping[Command, Text], screen: Screen) -> list[tuple[str, str]]:
    language = screen.language
    return [(_usage(command).say(language), text.say(language)) for command, text in meanings.items()]


def _usage(command: Command) -> Text:
    name = NAMES[command]
    return texts.USAGE.fill(name=name, more=texts.ARGUMENTS[command]) if command in texts.ARGUMENTS else name
