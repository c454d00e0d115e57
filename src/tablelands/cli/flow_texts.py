"""What the terminal says around a game: hints, the log, what is new, playing again."""

from tablelands.core.text import Text, give_ids, same

# A turn

ENTER_PLAYS = Text(
    "This is the only possible move: Enter makes it.",
    "Das ist der einzige mögliche Zug: Enter macht ihn.",
    "C’est le seul coup possible : Entrée le joue.",
)
NO_NUMBERS = Text(
    "Moves have no numbers in this game; 'rules' tells how to write one.",
    "In diesem Spiel haben Züge keine Nummern; „regeln“ sagt, wie man einen schreibt.",
    "Dans ce jeu, les coups n’ont pas de numéro ; « règles » dit comment en écrire un.",
)
ASCII_BOARD = Text(
    "This terminal is not set to UTF-8, so boards are drawn in ASCII; LANG=C.UTF-8 shows them in full.",
    "Dieses Terminal ist nicht auf UTF-8 eingestellt, daher ASCII-Bretter; mit LANG=C.UTF-8 sind sie schöner.",
    "Ce terminal n’est pas réglé sur UTF-8 : plateaux en ASCII ; avec LANG=C.UTF-8, ils sont plus beaux.",
)

TAB = Text(
    "Tab completes commands and moves; the arrow keys bring back what you have typed.",
    "Die Tabulatortaste ergänzt Befehle und Züge; die Pfeiltasten holen zurück, was du getippt hast.",
    "La touche Tab complète commandes et coups ; les flèches rappellent ce que vous avez tapé.",
)

# Hints

THINKING = Text("{bot} thinks ...", "{bot} denkt nach ...", "{bot} réfléchit...")
HINT = Text("{bot} would play {move}.", "{bot} würde {move} spielen.", "{bot} jouerait {move}.")
HINT_LIST = Text(
    "Moves it thought of; a number plays one of them, 'look' shows it first:",
    "Züge, an die er gedacht hat; eine Nummer spielt einen davon, „ansehen“ zeigt ihn vorher:",
    "Les coups auxquels il a pensé ; un numéro en joue un, « voir » le montre d’abord :",
)
VALUE_IS = Text(
    "(That is how {bot} sees it, and it is not always right.)",
    "(So schätzt es {bot}, und das nicht immer richtig.)",
    "(D’après {bot}, qui n’a pas toujours raison.)",
)
# The log

LOG_RANGE = Text(
    "Entries {first} to {last} of {last}; 'log {last}' shows all of them.",
    "Einträge {first} bis {last} von {last}; „verlauf {last}“ zeigt alle.",
    "Entrées {first} à {last} sur {last} ; « journal {last} » les montre toutes.",
)
LOG_LINE = same("{number:>3}  {text}")
LOG_STORY = same("     {text}")
LOG_EMPTY = Text("Nothing has happened yet.", "Noch ist nichts geschehen.", "Il ne s’est encore rien passé.")
LOG_NUMBER = Text(
    "Write a number after 'log': how many entries to show.",
    "Nach „verlauf“ kommt eine Zahl: wie viele Einträge gezeigt werden.",
    "Après « journal » vient un nombre : combien d’entrées montrer.",
)

# After a game

AGAIN = Text(
    "Once more? (yes; 'undo' takes back, 'help' lists more, Enter leaves)",
    "Noch einmal? (ja; „zurück“ nimmt zurück, „hilfe“ zeigt mehr, Enter beendet)",
    "Encore une partie ? (oui ; « annuler » reprend un coup, « aide » en dit plus, Entrée quitte)",
)
LOSER_BEGINS = Text("This time {name} begins.", "Diesmal beginnt {name}.", "Cette fois, {name} commence.")
YES = Text("yes", "ja", "oui")
YES_MEANS = Text("the same people once more", "dieselben Leute noch einmal", "les mêmes, encore une fois")

# Statistics

ARENA = Text(
    "To see how bots do over many games, leave and type: tablelands arena",
    "Wie sich Bots über viele Partien schlagen, zeigt außerhalb des Spiels: tablelands arena",
    "Pour comparer des bots sur de nombreuses parties, quittez et tapez : tablelands arena",
)

# Replay

REPLAY_KEYS = Text(
    "Enter next, b back, 'help' tells more, q leaves",
    "Enter weiter, b zurück, „hilfe“ zeigt mehr, q beendet",
    "Entrée suivant, b retour, « aide » en dit plus, q quitte",
)
REPLAY_HELP = (
    (Text("Enter", "Enter", "Entrée"), Text("one step on", "einen Schritt weiter", "une étape plus loin")),
    (same("b"), Text("one step back", "einen Schritt zurück", "une étape en arrière")),
    (same("12"), Text("to step 12, or any other", "zu Schritt 12 oder einem anderen", "à l’étape 12, ou à une autre")),
    (
        same("p"),
        Text(
            "play on from here; the record stays as it is",
            "von hier weiterspielen; die Aufzeichnung bleibt, wie sie ist",
            "jouer à partir d’ici ; l’enregistrement reste tel quel",
        ),
    ),
)

give_ids("cli.flow", globals())
