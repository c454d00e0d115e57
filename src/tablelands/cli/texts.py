"""What the terminal says during a game."""

from tablelands.cli.commands import Command
from tablelands.core.text import Text, give_ids, same

NAME = same("{name}")
WHO = same("{name} ({seat})")
AT_THE_TABLE = Text("At the table: {names}", "Am Tisch: {names}", "À la table : {names}")
BEGIN = Text("Press Enter to begin.", "Weiter mit Enter.", "Appuyez sur Entrée pour commencer.")

TURN = Text("{who} is to move.", "{who} ist am Zug.", "{who}, à vous.")
MOVES_COUNT = Text(
    "{count} moves are possible: type one. 'moves' lists them, 'moves {part}' only some, 'help' tells more.",
    "{count} Züge sind möglich: tippe einen. 'züge' listet sie auf, 'züge {part}' nur einige, 'hilfe' hilft weiter.",
    "{count} coups possibles : tapez-en un. 'coups' les énumère, 'coups {part}' quelques-uns, 'aide' en dit plus.",
)
MOVES_LISTED = Text(
    "Type one of these {count} moves, or its number; 'help' tells more.",
    "Tippe einen dieser {count} Züge ein, oder seine Nummer; 'hilfe' hilft weiter.",
    "Tapez un de ces {count} coups, ou son numéro ; 'aide' en dit plus.",
)
MOVES_FREE = Text(
    "Type a move, or 'help'.",
    "Tippe einen Zug ein, oder 'hilfe'.",
    "Tapez un coup, ou 'aide'.",
)
NARROW_DOWN = Text(
    "{count} moves; 'moves {part}' lists only those that contain {part}.",
    "{count} Züge; 'züge {part}' listet nur die auf, in denen {part} vorkommt.",
    "{count} coups ; 'coups {part}' n'énumère que ceux qui contiennent {part}.",
)
PLAYED = Text("{who} plays {move}", "{who} spielt {move}", "{who} joue {move}")
SEALED = Text("{who} has moved in secret", "{who} hat geheim gezogen", "{who} a joué en secret")
HAPPENED = Text("Chance: {outcome}", "Zufall: {outcome}", "Hasard : {outcome}")
MOVE_OF = same("{name} {move}")
TAKEN_BACK = Text("Taken back: {moves}", "Zurückgenommen: {moves}", "Repris : {moves}")
PASS_ON = Text(
    "Hand over to {name} and press Enter.",
    "Gib an {name} weiter und drücke Enter.",
    "Passez à {name} et appuyez sur Entrée.",
)

HOW_TO_MOVE = Text(
    "Type a move as it is written, or its number in the list.",
    "Tippe einen Zug, wie man ihn schreibt, oder seine Nummer in der Liste.",
    "Tapez un coup comme il s'écrit, ou son numéro dans la liste.",
)
HOW_TO_MOVE_UNLISTED = Text(
    "Type a move as it is written.", "Tippe einen Zug, wie man ihn schreibt.", "Tapez un coup comme il s'écrit."
)
HELP = {
    Command.BOARD: Text(
        "show the board again; so does Enter alone",
        "zeige das Brett noch einmal; Enter allein tut es auch",
        "montre encore le plateau ; Entrée seule aussi",
    ),
    Command.MOVES: Text(
        "list the possible moves, or those that contain PART",
        "die möglichen Züge, oder die, in denen TEIL vorkommt",
        "les coups possibles, ou ceux qui contiennent TEXTE",
    ),
    Command.RULES: Text(
        "the aim, how to read the board and write a move",
        "das Ziel, wie man das Brett liest und einen Zug schreibt",
        "le but, comment lire le plateau et écrire un coup",
    ),
    Command.LOOK: Text(
        "see a move before you make it",
        "sieh dir einen Zug an, bevor du ihn machst",
        "montre un coup avant de le jouer",
    ),
    Command.HINT: Text(
        "what the strongest bot would do, and why",
        "was der stärkste Bot tun würde, und warum",
        "ce que ferait le bot le plus fort, et pourquoi",
    ),
    Command.LOG: Text(
        "what has happened, or the last COUNT of it",
        "was geschehen ist, oder die letzten ANZAHL Einträge",
        "ce qui s'est passé, ou les NOMBRE dernières entrées",
    ),
    Command.UNDO: Text("take back your last move", "nimm deinen letzten Zug zurück", "reprend votre dernier coup"),
    Command.SAVE: Text(
        "keep the game under a name, or in a file such as ~/mine.json",
        "speichert die Partie unter einem Namen oder in einer Datei wie ~/meine.json",
        "garde la partie sous un nom, ou dans un fichier comme ~/partie.json",
    ),
    Command.SAVES: Text("list the games that are kept", "zeige die gespeicherten Partien", "les parties gardées"),
    Command.QUIT: Text(
        "leave; the game is saved", "höre auf; die Partie wird gespeichert", "arrête ; la partie est enregistrée"
    ),
}
HOW_TO_GO_ON = Text(
    "The game is over. What can be done now:",
    "Das Spiel ist aus. Was jetzt geht:",
    "La partie est finie. On peut encore :",
)
HELP_AFTER_GAME = {
    Command.BOARD: Text("show the end again", "zeige das Ende noch einmal", "montre encore la fin"),
    Command.RULES: HELP[Command.RULES],
    Command.LOG: HELP[Command.LOG],
    Command.UNDO: HELP[Command.UNDO],
    Command.SAVE: HELP[Command.SAVE],
    Command.SAVES: HELP[Command.SAVES],
    Command.QUIT: Text("leave; so does Enter", "höre auf; Enter tut es auch", "arrête ; Entrée aussi"),
}
USAGE = same("{name} {more}")
ARGUMENTS = {
    Command.MOVES: Text("[PART]", "[TEIL]", "[TEXTE]"),
    Command.LOOK: Text("MOVE", "ZUG", "COUP"),
    Command.LOG: Text("[COUNT]", "[ANZAHL]", "[NOMBRE]"),
    Command.SAVE: Text("[NAME]", "[NAME]", "[NOM]"),
}
ONE_CLAUSE = Text(
    "'rules {clause}' prints that one rule.",
    "'regeln {clause}' zeigt genau diese Regel.",
    "'règles {clause}' montre cette règle précise.",
)
NO_CLAUSE = Text(
    "There is no rule '{wanted}' here; a refused move names the one it breaks, such as {example}.",
    "Eine Regel '{wanted}' gibt es hier nicht; ein abgelehnter Zug nennt die, die er bricht, etwa {example}.",
    "Il n'y a pas de règle '{wanted}' ici ; un coup refusé nomme celle qu'il enfreint, par exemple {example}.",
)
NO_PAGE = Text(
    "This game has no rules page to print from.",
    "Zu diesem Spiel gibt es hier keine Regelseite.",
    "Ce jeu n'a pas ici de page de règles.",
)
CLAUSE = Text("{rule}: {text}", "{rule}: {text}", "{rule} : {text}")
ENGLISH_TOO = Text(
    "These names are those of other languages too.",
    "Die englischen Namen (help, moves, undo ...) gehen auch.",
    "Les noms anglais (help, moves, undo...) marchent aussi.",
)
NO_PREVIEW = Text(
    "Here one cannot look before one moves.",
    "Hier kann man sich einen Zug nicht vorher ansehen.",
    "Ici, on ne peut pas voir un coup avant de le jouer.",
)
DID_YOU_MEAN = Text(
    "I do not know '{word}'; did you mean '{meant}'? 'help' lists the commands.",
    "'{word}' kenne ich nicht; meintest du '{meant}'? 'hilfe' nennt die Befehle.",
    "Je ne connais pas '{word}' ; vouliez-vous dire '{meant}' ? 'aide' énumère les commandes.",
)
UNKNOWN_WORD = Text(
    "I do not know '{word}', and no move begins like that. 'help' lists the commands, 'moves' the moves.",
    "'{word}' kenne ich nicht, und kein Zug beginnt so. 'hilfe' nennt die Befehle, 'züge' die Züge.",
    "Je ne connais pas '{word}', et aucun coup ne commence ainsi. 'aide' énumère les commandes, 'coups' les coups.",
)
LIST_FIRST = Text(
    "A number is a place in a list, and none has been shown; type 'moves' first.",
    "Eine Zahl meint einen Platz in der Liste, und noch steht keine da; tippe erst 'züge'.",
    "Un nombre désigne une place dans la liste, et aucune n'est affichée ; tapez d'abord 'coups'.",
)
CANNOT_LIST = Text(
    "The moves of this game are too many to list; 'rules' tells how to write one.",
    "Dieses Spiel hat zu viele Züge für eine Liste; 'regeln' sagt, wie man einen schreibt.",
    "Ce jeu a trop de coups pour une liste ; 'règles' dit comment en écrire un.",
)
NO_SUCH_MOVE = Text(
    "There is no move with that number; 'moves' lists them.",
    "Einen Zug mit dieser Nummer gibt es nicht; 'züge' listet sie auf.",
    "Aucun coup ne porte ce numéro ; 'coups' les énumère.",
)
NOTHING_FOUND = Text("No move contains that.", "Das kommt in keinem Zug vor.", "Aucun coup ne contient cela.")
SAVED = Text("Saved as {file}", "Gespeichert als {file}", "Enregistré sous {file}")
GO_ON_WITH = Text("Go on with:", "Weiter geht es mit:", "Pour continuer :")

OVER = Text("The game is over. {reason}", "Das Spiel ist aus. {reason}", "La partie est finie. {reason}")
AND = Text("{others} and {last}", "{others} und {last}", "{others} et {last}")
WINS = Text("{names} wins.", "{names} gewinnt.", "{names} gagne.")
SHARED = Text("{names} share the win.", "{names} teilen sich den Sieg.", "{names} partagent la victoire.")
TIED = Text("Nobody is ahead: a tie.", "Niemand liegt vorn: unentschieden.", "Personne n'est devant : égalité.")
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
    "--resume reprend une partie telle qu'enregistrée ; omettez les autres choix.",
)
give_ids("cli", globals())
