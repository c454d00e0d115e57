"""The commands that a person can type at a table. Each has a name in every language, and all names always work."""

import unicodedata
from difflib import get_close_matches
from enum import StrEnum, auto

from tablelands.core.text import LANGUAGES, Language, Text, give_ids


class Command(StrEnum):
    HELP = auto()
    BOARD = auto()
    MOVES = auto()
    RULES = auto()
    LOOK = auto()
    HINT = auto()
    LOG = auto()
    UNDO = auto()
    SAVE = auto()
    SAVES = auto()
    QUIT = auto()


NAMES = {
    Command.HELP: Text("help", "hilfe", "aide"),
    Command.BOARD: Text("board", "brett", "plateau"),
    Command.MOVES: Text("moves", "züge", "coups"),
    Command.RULES: Text("rules", "regeln", "règles"),
    Command.LOOK: Text("look", "ansehen", "voir"),
    Command.HINT: Text("hint", "tipp", "conseil"),
    Command.LOG: Text("log", "verlauf", "journal"),
    Command.UNDO: Text("undo", "zurück", "annuler"),
    Command.SAVE: Text("save", "speichern", "enregistrer"),
    Command.SAVES: Text("saves", "spielstände", "parties"),
    Command.QUIT: Text("quit", "ende", "quitter"),
}
ALSO = {
    "?": Command.HELP,
    "q": Command.QUIT,
    "exit": Command.QUIT,
    "zuege": Command.MOVES,
    "zurueck": Command.UNDO,
    "spielstaende": Command.SAVES,
}

give_ids("cli.commands", globals())


def fold(word: str) -> str:
    """Drop capitals and accents, which not every keyboard has."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


KNOWN = {fold(name.say(language)): command for command, name in NAMES.items() for language in LANGUAGES} | ALSO


def read_command(line: str) -> tuple[Command | None, str]:
    """Split a line into its command, if it begins with one, and the rest."""
    word, _, rest = line.partition(" ")
    return KNOWN.get(fold(word)), rest.strip()


def command_like(word: str, language: Language) -> str | None:
    """The name of the command closest to a mistyped word."""
    close = get_close_matches(fold(word), KNOWN, n=1, cutoff=0.7)
    return NAMES[KNOWN[close[0]]].say(language) if close else None
