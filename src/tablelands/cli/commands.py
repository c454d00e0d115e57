"""What a person can type besides moves. A command has a name in each language, and all of them work in all."""

import unicodedata
from difflib import get_close_matches
from enum import Enum, auto

from tablelands.core.text import LANGUAGES, Language, Text


class Command(Enum):
    HELP = auto()
    BOARD = auto()
    MOVES = auto()
    RULES = auto()
    LOOK = auto()
    UNDO = auto()
    SAVE = auto()
    QUIT = auto()


NAMES = {
    Command.HELP: Text("help", "hilfe", "aide"),
    Command.BOARD: Text("board", "brett", "plateau"),
    Command.MOVES: Text("moves", "züge", "coups"),
    Command.RULES: Text("rules", "regeln", "règles"),
    Command.LOOK: Text("look", "ansehen", "voir"),
    Command.UNDO: Text("undo", "zurück", "annuler"),
    Command.SAVE: Text("save", "speichern", "enregistrer"),
    Command.QUIT: Text("quit", "ende", "quitter"),
}
ALSO = {"?": Command.HELP, "exit": Command.QUIT, "zuege": Command.MOVES, "zurueck": Command.UNDO}


def folded(word: str) -> str:
    """Without capitals and accents, which not everybody's keyboard has."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


KNOWN = {folded(name.say(language)): command for command, name in NAMES.items() for language in LANGUAGES} | ALSO


def read_command(line: str) -> tuple[Command | None, str]:
    """The command a line begins with, and what follows it."""
    word, _, rest = line.partition(" ")
    return KNOWN.get(folded(word)), rest.strip()


def command_like(word: str, language: Language) -> str | None:
    """The command that somebody may have meant who typed something else."""
    close = get_close_matches(folded(word), KNOWN, n=1, cutoff=0.7)
    return NAMES[KNOWN[close[0]]].say(language) if close else None
