"""What the terminal says."""

from tablelands.core.text import Text, same

CHOOSE_GAME = Text("Which game?", "Welches Spiel?", "Quel jeu ?")
HOW_MANY = Text(
    "How many play? ({low} to {high})",
    "Wie viele spielen mit? ({low} bis {high})",
    "Combien de joueurs ? ({low} à {high})",
)
WHO_SITS = Text(
    "{seat}: who plays? (person, {bots})",
    "{seat}: wer spielt? (person für einen Menschen, {bots})",
    "{seat} : qui joue ? (person pour une personne, {bots})",
)
OPTIONS = Text(
    "Options: {options}. Type name=value to change one, Enter to go on",
    "Optionen: {options}. name=wert ändert eine, Enter geht weiter",
    "Options : {options}. nom=valeur en change une, Entrée pour continuer",
)
WITH_DEFAULT = same("{question} [{default}]")
PERSON = Text("Player {seat}", "Spieler {seat}", "Joueur {seat}")
BOT = Text("Bot {seat} ({bot})", "Bot {seat} ({bot})", "Bot {seat} ({bot})")

TURN = Text("{who}, is to move.", "{who}, ist am Zug.", "{who}, à vous.")
MOVES_COUNT = Text(
    "{count} moves are possible: type one, or 'moves' to list them, 'help' for more.",
    "{count} Züge sind möglich: tippe einen ein, 'moves' listet sie auf, 'help' hilft weiter.",
    "{count} coups possibles : tapez-en un, 'moves' les énumère, 'help' pour l'aide.",
)
ONE_MOVE = Text(
    "This is the only possible move: type it, or its number.",
    "Das ist der einzige mögliche Zug: tippe ihn ein, oder seine Nummer.",
    "C'est le seul coup possible : tapez-le, ou son numéro.",
)
MOVES_FREE = Text(
    "Type a move, or 'help'.",
    "Tippe einen Zug ein, oder 'help'.",
    "Tapez un coup, ou 'help'.",
)
PLAYED = Text("{name} plays {move}", "{name} spielt {move}", "{name} joue {move}")
SEALED = Text("{name} has moved in secret", "{name} hat geheim gezogen", "{name} a joué en secret")
HAPPENED = Text("Chance: {outcome}", "Zufall: {outcome}", "Hasard : {outcome}")
PASS_ON = Text(
    "Hand over to {name} and press Enter.",
    "Gib an {name} weiter und drücke Enter.",
    "Passez à {name} et appuyez sur Entrée.",
)

HELP = Text(
    """Type a move as it is written, or its number in the list.
  moves [PART]   list the possible moves, or those that contain PART
  rules          what the game is about, how to read the board
  look MOVE      see a move before you make it, in games that allow it
  undo           take back your last move
  save [FILE]    write the game to a file
  quit           leave; the game is saved""",
    """Tippe einen Zug, wie man ihn schreibt, oder seine Nummer in der Liste.
  moves [TEIL]   die möglichen Züge, oder die, in denen TEIL vorkommt
  rules          worum es geht, wie man das Brett liest
  look ZUG       sieh dir einen Zug vorher an, wo das Spiel es erlaubt
  undo           nimm deinen letzten Zug zurück
  save [DATEI]   schreibe die Partie in eine Datei
  quit           höre auf; die Partie wird gespeichert""",
    """Tapez un coup comme il s'écrit, ou son numéro dans la liste.
  moves [TEXTE]   les coups possibles, ou ceux qui contiennent TEXTE
  rules           le but du jeu, comment lire le plateau
  look COUP       montre un coup avant de le jouer, si le jeu le permet
  undo            reprend votre dernier coup
  save [FICHIER]  écrit la partie dans un fichier
  quit            arrête ; la partie est enregistrée""",
)
HELP_UNLISTED = Text(
    """Type a move as it is written.
  rules          what the game is about, how to read the board and write a move
  look MOVE      see a move before you make it, where the options allow it
  undo           take back your last move
  save [FILE]    write the game to a file
  quit           leave; the game is saved""",
    """Tippe einen Zug, wie man ihn schreibt.
  rules          worum es geht, wie man das Brett liest und einen Zug schreibt
  look ZUG       sieh dir einen Zug vorher an, wo die Optionen es erlauben
  undo           nimm deinen letzten Zug zurück
  save [DATEI]   schreibe die Partie in eine Datei
  quit           höre auf; die Partie wird gespeichert""",
    """Tapez un coup comme il s'écrit.
  rules           le but du jeu, comment lire le plateau et écrire un coup
  look COUP       montre un coup avant de le jouer, si les options le permettent
  undo            reprend votre dernier coup
  save [FICHIER]  écrit la partie dans un fichier
  quit            arrête ; la partie est enregistrée""",
)
NO_PREVIEW = Text(
    "Here one cannot look before one moves.",
    "Hier kann man sich einen Zug nicht vorher ansehen.",
    "Ici, on ne peut pas voir un coup avant de le jouer.",
)
LIST_FIRST = Text(
    "A number is a place in a list, and none has been shown; type 'moves' first.",
    "Eine Zahl meint einen Platz in der Liste, und noch steht keine da; tippe erst 'moves'.",
    "Un nombre désigne une place dans la liste, et aucune n'est affichée ; tapez d'abord 'moves'.",
)
CANNOT_LIST = Text(
    "The moves of this game are too many to list; 'rules' tells how to write one.",
    "Dieses Spiel hat zu viele Züge für eine Liste; 'rules' sagt, wie man einen schreibt.",
    "Ce jeu a trop de coups pour une liste ; 'rules' dit comment en écrire un.",
)
NO_SUCH_MOVE = Text(
    "There is no move with that number; 'moves' lists them.",
    "Einen Zug mit dieser Nummer gibt es nicht; 'moves' listet sie auf.",
    "Aucun coup ne porte ce numéro ; 'moves' les énumère.",
)
NOTHING_FOUND = Text("No move contains that.", "Das kommt in keinem Zug vor.", "Aucun coup ne contient cela.")
SAVED = Text("Saved as {file}", "Gespeichert als {file}", "Enregistré sous {file}")
GO_ON_WITH = Text(
    "Go on with: {command} play --resume {file}",
    "Weiter geht es mit: {command} play --resume {file}",
    "Pour continuer : {command} play --resume {file}",
)
FILE_EXISTS = Text(
    "{file} exists already; choose another name.",
    "{file} gibt es schon; wähle einen anderen Namen.",
    "{file} existe déjà ; choisissez un autre nom.",
)
CANNOT_SAVE = Text(
    "Cannot write {file}: {why}", "Kann {file} nicht schreiben: {why}", "Impossible d'écrire {file} : {why}"
)
CANNOT_READ = Text("Cannot read {file}: {why}", "Kann {file} nicht lesen: {why}", "Impossible de lire {file} : {why}")
NO_RECORD = Text(
    "{file} is no record of a game: {why}",
    "{file} enthält keine Partie: {why}",
    "{file} ne contient pas de partie : {why}",
)

OVER = Text("The game is over. {reason}", "Das Spiel ist aus. {reason}", "La partie est finie. {reason}")
WINS = Text("{names} wins.", "{names} gewinnt.", "{names} gagne.")
SHARED = Text("{names} share the win.", "{names} teilen sich den Sieg.", "{names} partagent la victoire.")
TIED = Text("Nobody is ahead: a tie.", "Niemand liegt vorn: unentschieden.", "Personne n'est devant : égalité.")
SCORE = same("{who}: {score}")
WHO = same("{name}, {seat}")
AFTER_GAME = Text(
    "'save' keeps the game, 'undo' takes back, Enter leaves.",
    "'save' behält die Partie, 'undo' nimmt zurück, Enter beendet.",
    "'save' garde la partie, 'undo' reprend un coup, Entrée quitte.",
)

REPLAY_KEYS = Text(
    "Enter next, b back, a number to go there, p play on from here, q quit",
    "Enter weiter, b zurück, eine Zahl springt dorthin, p von hier weiterspielen, q Ende",
    "Entrée suivant, b retour, un nombre pour y aller, p jouer à partir d'ici, q quitter",
)
BEGINNING = Text("The beginning", "Der Anfang", "Le début")
UNKNOWN_KEY = Text(
    "I do not understand that.",
    "Das verstehe ich nicht.",
    "Je ne comprends pas.",
)
SEATS = Text("{low} to {high} seats", "{low} bis {high} Plätze", "{low} à {high} places")
NO_OPTION = Text(
    "'{word}' is no option; write name=value.",
    "'{word}' ist keine Option; schreibe name=wert.",
    "'{word}' n'est pas une option ; écrivez nom=valeur.",
)
NO_SUCH_SEAT = Text(
    "There is no seat '{seat}'; seats are 0 to {last}.",
    "Einen Platz '{seat}' gibt es nicht; Plätze sind 0 bis {last}.",
    "Il n'y a pas de place '{seat}' ; les places vont de 0 à {last}.",
)
RESUME_ALONE = Text(
    "--resume goes on with a game as it was saved; leave out the other choices.",
    "--resume setzt eine Partie fort, wie sie gespeichert wurde; lass die anderen Angaben weg.",
    "--resume reprend une partie telle qu'enregistrée ; omettez les autres choix.",
)
NO_STREAMS = Text(
    "The engine speaks on stdin and stdout; one of them is closed.",
    "Die Engine spricht über stdin und stdout; eines davon ist geschlossen.",
    "Le moteur parle par stdin et stdout ; l'un des deux est fermé.",
)
