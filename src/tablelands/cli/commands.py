"""What a person can type besides moves. A command has a name in each language, and all of them work in all."""

from enum import StrEnum, auto

from tablelands.core.text import Text, give_ids


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
