"""What `help` says: how to move, and the commands that make sense now, in the language of the player."""

from collections.abc import Mapping

from tablelands.cli import clauses, texts
from tablelands.cli.commands import NAMES, Command
from tablelands.core.match import Match
from tablelands.core.text import Language, Text


def help_on(match: Match, language: Language) -> str:
    game = match.game
    meanings = dict(texts.HELP)
    if not game.lists_moves:
        del meanings[Command.MOVES]
    if not game.look.shows(match.state):
        del meanings[Command.LOOK]
    how = texts.HOW_TO_MOVE if game.lists_moves else texts.HOW_TO_MOVE_UNLISTED
    return "\n".join([how.say(language), *_listed(meanings, language), *_notes(match, language)])


def help_after_game(language: Language) -> str:
    return "\n".join([texts.HOW_TO_GO_ON.say(language), *_listed(texts.HELP_AFTER_GAME, language)])


def _listed(meanings: Mapping[Command, Text], language: Language) -> list[str]:
    lines = [_usage(command).say(language) for command in meanings]
    width = max(map(len, lines)) + 3
    return [f"  {line:<{width}}{text.say(language)}" for line, text in zip(lines, meanings.values(), strict=True)]


def _usage(command: Command) -> Text:
    name = NAMES[command]
    return texts.USAGE.fill(name=name, more=texts.ARGUMENTS[command]) if command in texts.ARGUMENTS else name


def _notes(match: Match, language: Language) -> list[str]:
    example = clauses.example(match.game)
    notes = [texts.ONE_CLAUSE.fill(clause=example).say(language)] if example else []
    return notes if language == "en" else [*notes, texts.ENGLISH_TOO.say(language)]
