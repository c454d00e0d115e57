"""What the terminal says during a game."""

from tablelands.cli.commands import Command
from tablelands.core.text import Text, give_ids, same

NAME = same("{name}")
WHO = same("{name} ({seat})")
AT_THE_TABLE = Text("At the table: {names}", "Am Tisch: {names}", "Autour de la table : {names}")
BEGIN = Text("Press Enter to begin.", "Weiter mit Enter.", "Appuyez sur Entrée pour commencer.")

TURN = Text("{who} is to move.", "{who} ist am Zug.", "{who}, à vous.")
MOVES_COUNT = Text(
    "{count} moves are possible: type one. 'moves' lists them, 'moves {part}' only some, 'help' tells more.",
    "{count} Züge sind möglich: Tippe einen. „züge“ zählt sie auf, „züge {part}“ nur einige, „hilfe“ hilft weiter.",
    "{count} coups possibles : tapez-en un. « coups » les énumère, « coups {part} » quelques-uns, « aide » en dit "
    "plus.",
)
MOVES_LISTED = Text(
    "Type one of these {count} moves, or its number; 'help' tells more.",
    "Tippe einen dieser {count} Züge oder seine Nummer; „hilfe“ hilft weiter.",
    "Tapez l’un de ces {count} coups ou son numéro ; « aide » en dit plus.",
)
MOVES_FREE = Text(
    "Type a move, or 'help'.",
    "Tippe einen Zug oder „hilfe“.",
    "Tapez un coup ou « aide ».",
)
NARROW_DOWN = Text(
    "{count} moves; 'moves {part}' lists only those that contain {part}.",
    "{count} Züge; „züge {part}“ zeigt nur die, in denen {part} vorkommt.",
    "{count} coups ; « coups {part} » n’énumère que ceux qui contiennent {part}.",
)
PLAYED = Text("{who} plays {move}", "{who} spielt {move}", "{who} joue {move}")
MOVE_OF = same("{name} {move}")
TAKEN_BACK = Text("Taken back: {moves}", "Zurückgenommen: {moves}", "Repris : {moves}")
PASS_ON = Text(
    "Hand over to {name} and press Enter.",
    "Gib an {name} weiter und drücke Enter.",
    "Passez à {name} et appuyez sur Entrée.",
)

HOW_TO_MOVE = Text(
    "Type a move as it is written, or its number in the list.",
    "Tippe einen Zug in seiner Schreibweise oder seine Nummer in der Liste.",
    "Tapez un coup tel qu’il s’écrit, ou son numéro dans la liste.",
)
HOW_TO_MOVE_UNLISTED = Text(
    "Type a move as it is written.", "Tippe einen Zug in seiner Schreibweise.", "Tapez un coup tel qu’il s’écrit."
)
HELP = {
    Command.BOARD: Text(
        "show the board again; so does Enter alone",
        "zeigt das Brett noch einmal; das tut auch Enter allein",
        "montre de nouveau le plateau ; Entrée seule aussi",
    ),
    Command.MOVES: Text(
        "list the possible moves, or those that contain PART",
        "zeigt die möglichen Züge oder nur die, in denen TEIL vorkommt",
        "montre les coups possibles, ou ceux qui contiennent TEXTE",
    ),
    Command.RULES: Text(
        "the rules, how to read the board and write a move",
        "zeigt die Regeln, und wie man das Brett liest und Züge schreibt",
        "montre les règles, comment lire le plateau et écrire un coup",
    ),
    Command.LOOK: Text(
        "see a move before you make it",
        "zeigt einen Zug, bevor du ihn machst",
        "montre un coup avant de le jouer",
    ),
    Command.HINT: Text(
        "what the strongest bot would do, and why",
        "sagt, was der stärkste Bot tun würde und warum",
        "dit ce que ferait le bot le plus fort, et pourquoi",
    ),
    Command.LOG: Text(
        "what has happened, or only the last COUNT entries",
        "zeigt alles, was geschehen ist, mit ANZAHL nur das Letzte",
        "montre ce qui s’est passé, ou les NOMBRE dernières entrées",
    ),
    Command.UNDO: Text("take back your last move", "nimmt deinen letzten Zug zurück", "reprend votre dernier coup"),
    Command.SAVE: Text(
        "keep the game under a name, or in a file such as ~/mine.json",
        "speichert die Partie unter einem Namen oder in einer Datei wie ~/meine.json",
        "enregistre la partie sous un nom, ou dans un fichier comme ~/partie.json",
    ),
    Command.SAVES: Text(
        "list the games that are kept", "zeigt die gespeicherten Partien", "montre les parties enregistrées"
    ),
    Command.QUIT: Text(
        "leave; the game is saved",
        "beendet das Spiel und speichert die Partie",
        "quitte le jeu et enregistre la partie",
    ),
}
HOW_TO_GO_ON = Text(
    "The game is over. What can be done now:",
    "Die Partie ist zu Ende. Jetzt geht noch:",
    "La partie est finie. On peut encore :",
)
HELP_AFTER_GAME = {
    Command.BOARD: Text("show the end again", "zeigt das Ende noch einmal", "montre de nouveau la fin"),
    Command.RULES: HELP[Command.RULES],
    Command.LOG: HELP[Command.LOG],
    Command.UNDO: HELP[Command.UNDO],
    Command.SAVE: HELP[Command.SAVE],
    Command.SAVES: HELP[Command.SAVES],
    Command.QUIT: Text("leave; so does Enter", "beendet; das tut auch Enter", "quitte ; Entrée aussi"),
}
USAGE = same("{name} {more}")
ARGUMENTS = {
    Command.MOVES: Text("[PART]", "[TEIL]", "[TEXTE]"),
    Command.LOOK: Text("MOVE", "ZUG", "COUP"),
    Command.LOG: Text("[COUNT]", "[ANZAHL]", "[NOMBRE]"),
    Command.SAVE: Text("[NAME]", "[NAME]", "[NOM]"),
}
CLAUSES = Text(
    "The rules in full have these clauses:",
    "Die vollständigen Regeln haben diese Absätze:",
    "Les règles complètes ont ces articles :",
)
CLAUSES_OF = Text("  {title}: {clauses}", "  {title}: {clauses}", "  {title} : {clauses}")
ONE_CLAUSE = Text(
    "'rules {clause}' shows that one clause.",
    "„regeln {clause}“ zeigt genau diesen Absatz.",
    "« règles {clause} » montre cet article.",
)
NO_CLAUSE = Text(
    "The rules have no clause '{wanted}'; 'rules' lists them all, the first is {example}.",
    "Einen Absatz „{wanted}“ haben die Regeln nicht; „regeln“ nennt alle, der erste ist {example}.",
    "Les règles n’ont pas d’article « {wanted} » ; « règles » les énumère tous, le premier est {example}.",
)
NO_PAGE = Text(
    "This game has no rules page to print from.",
    "Zu diesem Spiel gibt es hier keine Regelseite.",
    "Ce jeu n’a pas ici de page de règles.",
)
CLAUSE = Text("{rule}: {text}", "{rule}: {text}", "{rule} : {text}")
ENGLISH_TOO = Text(
    "The names in other languages work too.",
    "Die englischen Namen (help, moves, undo …) gehen auch.",
    "Les noms anglais (help, moves, undo…) marchent aussi.",
)
NO_PREVIEW = Text(
    "In this game you cannot look at a move before you make it.",
    "In dieser Partie kannst du einen Zug nicht vorher ansehen.",
    "Dans cette partie, on ne peut pas voir un coup avant de le jouer.",
)
DID_YOU_MEAN = Text(
    "I do not know '{word}'; did you mean '{meant}'? 'help' lists the commands.",
    "„{word}“ kenne ich nicht; meintest du „{meant}“? „hilfe“ nennt die Befehle.",
    "Je ne connais pas « {word} » ; vouliez-vous dire « {meant} » ? « aide » énumère les commandes.",
)
UNKNOWN_WORD = Text(
    "I do not know '{word}', and no move begins like that. 'help' lists the commands, 'moves' the moves.",
    "„{word}“ kenne ich nicht, und kein Zug beginnt so. „hilfe“ nennt die Befehle, „züge“ die Züge.",
    "Je ne connais pas « {word} », et aucun coup ne commence ainsi. « aide » énumère les commandes, « coups » les "
    "coups.",
)
LIST_FIRST = Text(
    "A number stands for a move in the list, and no list has been shown yet; type 'moves' first.",
    "Eine Zahl steht für einen Zug aus der Liste, und die ist noch nicht zu sehen; tippe erst „züge“.",
    "Un nombre désigne un coup de la liste, qui n’est pas encore affichée ; tapez d’abord « coups ».",
)
CANNOT_LIST = Text(
    "This game has too many moves to list; 'rules' tells how to write one.",
    "Dieses Spiel hat zu viele Züge für eine Liste; „regeln“ sagt, wie man einen schreibt.",
    "Ce jeu a trop de coups pour une liste ; « règles » dit comment en écrire un.",
)
NO_SUCH_MOVE = Text(
    "There is no move with that number; 'moves' lists them.",
    "Einen Zug mit dieser Nummer gibt es nicht; „züge“ zeigt alle.",
    "Aucun coup ne porte ce numéro ; « coups » les énumère.",
)
NOTHING_FOUND = Text("No move contains that.", "Das kommt in keinem Zug vor.", "Aucun coup ne contient cela.")
SAVED = Text("Saved as {file}", "Gespeichert als {file}", "Enregistré sous {file}")
GO_ON_WITH = Text("Go on with:", "So geht es weiter:", "Pour la reprendre :")

OVER = Text("The game is over. {reason}", "Die Partie ist zu Ende. {reason}", "La partie est finie. {reason}")
WINS = Text("{names} wins.", "{names} gewinnt.", "{names} gagne.")
SHARED = Text("{names} share the win.", "{names} teilen sich den Sieg.", "{names} se partagent la victoire.")
TIED = Text(
    "Nobody is ahead: a tie.", "Niemand liegt vorn: Es steht unentschieden.", "Personne n’est devant : égalité."
)
SCORE = Text("{who}: {score}", "{who}: {score}", "{who} : {score}")
STEP = same("{number} / {count}  {event}")
BEGINNING = Text("The beginning", "Der Anfang", "Le début")
UNKNOWN_KEY = Text(
    "I do not understand that.",
    "Das verstehe ich nicht.",
    "Je ne comprends pas.",
)
RESUME_ALONE = Text(
    "--resume goes on with a game as it was saved; leave out the other choices.",
    "--resume setzt eine Partie fort, wie sie gespeichert wurde; lass die anderen Angaben weg.",
    "--resume reprend une partie telle qu’enregistrée ; omettez les autres choix.",
)
give_ids("cli", globals())


# What the terminal says around a game: hints, the log, what is new, playing again.

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
