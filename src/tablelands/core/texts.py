"""What every game says alike: lines of the log, and refusals."""

from tablelands.core.text import Text, give_ids

# What a log says of entries that are the same in every game.

MOVED = Text("{seat}: {move}", "{seat}: {move}", "{seat}\u00a0: {move}")
SEALED = Text("{seat} has made a secret move.", "{seat} hat verdeckt gezogen.", "{seat} a joué en secret.")
OPENED = Text("All moves are revealed.", "Alle Züge werden aufgedeckt.", "Tous les coups sont révélés.")
RESIGNED = Text("{seat} resigns.", "{seat} gibt auf.", "{seat} abandonne.")
OUT_OF_TIME = Text(
    "{seat} has run out of time.", "Die Zeit von {seat} ist abgelaufen.", "Le temps de {seat} est écoulé."
)
ABORTED = Text("The game is called off.", "Die Partie wird abgebrochen.", "La partie est annulée.")
ONE_TAKEN_BACK = Text("Move taken back.", "Zug zurückgenommen.", "Coup repris.")
TAKEN_BACK = Text("{count} moves taken back.", "{count} Züge zurückgenommen.", "{count} coups repris.")

# Why a table is over before the rules say so

END_RESIGNED = Text("{seat} has resigned", "{seat} hat aufgegeben", "{seat} a abandonné")
END_OUT_OF_TIME = Text("{seat} ran out of time", "{seat} hat die Zeit überschritten", "{seat} a dépassé son temps")
END_ABORTED = Text("the game was called off", "die Partie wurde abgebrochen", "la partie a été annulée")

give_ids("log", globals())


# Why something asked of a match, a record or a JSON object is refused.

IN = Text("{what}: {text}", "{what}: {text}", "{what}\u00a0: {text}")

RECORD = Text("record", "Aufzeichnung", "enregistrement")

# Whose turn it is

GAME_OVER = Text("the game is over", "Die Partie ist zu Ende", "la partie est finie")
LUCK_FIRST = Text(
    "chance is due first: {due}",
    "Zuerst ist der Zufall an der Reihe: {due}",
    "c’est d’abord au hasard de jouer\u00a0: {due}",
)
NOT_TO_MOVE = Text(
    "seat {seat} is not to move; to move: {seats}",
    "Platz {seat} ist nicht am Zug; am Zug: {seats}",
    "ce n’est pas à la place {seat} de jouer, mais à\u00a0: {seats}",
)
NO_LUCK_DUE = Text(
    "chance has nothing to decide now", "Der Zufall ist nicht an der Reihe", "le hasard n’a rien à décider"
)

STALE = Text(
    "the game has moved on in the meantime; look again, then make your move",
    "Inzwischen ist etwas passiert; sieh noch einmal hin und zieh dann",
    "il s’est passé quelque chose entre-temps\u00a0; regardez à nouveau, puis jouez",
)
GONE_ALREADY = Text(
    "seat {seat} has already left the game",
    "Platz {seat} hat die Partie schon verlassen",
    "la place {seat} a déjà quitté la partie",
)

# Taking back

NOT_PAST_LUCK = Text(
    "A roll or a draw cannot be taken back.",
    "Ein Wurf oder eine Ziehung lässt sich nicht zurücknehmen.",
    "On ne reprend ni un lancer ni un tirage.",
)
NOT_A_SECRET = Text(
    "A secret move cannot be taken back.",
    "Ein verdeckter Zug lässt sich nicht zurücknehmen.",
    "On ne reprend pas un coup secret.",
)
NOT_PAST_LEAVING = Text(
    "You cannot take back past the moment somebody left.",
    "Über den Moment hinaus, in dem jemand gegangen ist, lässt sich nichts zurücknehmen.",
    "On ne reprend pas un coup joué avant le départ d’un joueur.",
)
NOTHING_TO_TAKE_BACK = Text(
    "There is no move to take back.",
    "Es gibt keinen Zug zum Zurücknehmen.",
    "Il n’y a aucun coup à reprendre.",
)

# Fields of JSON

NO_OBJECT = Text(
    "{what} must be an object such as {example}",
    "{what} muss ein Objekt sein, etwa {example}",
    "{what} doit être un objet, par exemple {example}",
)
MISSING = Text("the field '{name}' is missing", "Das Feld „{name}“ fehlt", "le champ «\u00a0{name}\u00a0» manque")
NO_INTEGER = Text(
    "'{name}' must be an integer",
    "„{name}“ muss eine ganze Zahl sein",
    "«\u00a0{name}\u00a0» doit être un nombre entier",
)
OUT_OF_SPAN = Text("'{name}' must be {span}", "„{name}“ muss {span} sein", "«\u00a0{name}\u00a0» doit être {span}")
AT_MOST = Text("at most {high}", "höchstens {high}", "au plus {high}")
AT_LEAST = Text("at least {low}", "mindestens {low}", "au moins {low}")
FROM_TO = Text("from {low} to {high}", "von {low} bis {high}", "de {low} à {high}")
NO_FLAG = Text(
    "'{name}' must be true or false",
    "„{name}“ muss true oder false sein",
    "«\u00a0{name}\u00a0» doit être true ou false",
)
NO_STRING = Text(
    "'{name}' must be a string", "„{name}“ muss eine Zeichenkette sein", "«\u00a0{name}\u00a0» doit être une chaîne"
)
NO_CHOICE = Text(
    "'{name}' must be one of {names}",
    "„{name}“ muss eines davon sein: {names}",
    "«\u00a0{name}\u00a0» doit valoir l’un de ceux-ci\u00a0: {names}",
)
NO_LIST = Text("'{name}' must be a list", "„{name}“ muss eine Liste sein", "«\u00a0{name}\u00a0» doit être une liste")
ONLY_FORMAT = Text(
    "'v' must be 1, the only format there is",
    "„v“ muss 1 sein, ein anderes Format gibt es nicht",
    "«\u00a0v\u00a0» doit être 1, il n’y a pas d’autre format",
)

# Records and positions of another game or version

OTHER_GAME = Text(
    "it is of the game '{game}', not '{wanted}'",
    "Sie gehört zum Spiel „{game}“, nicht zu „{wanted}“",
    "le jeu est «\u00a0{game}\u00a0» et non «\u00a0{wanted}\u00a0»",
)
OTHER_VERSION = Text(
    "it is of rules version '{version}'; this is version '{known}'",
    "Sie hat die Regelversion „{version}“; dies ist Version „{known}“",
    "la version des règles est «\u00a0{version}\u00a0»\u00a0; celle-ci est «\u00a0{known}\u00a0»",
)
UNKNOWN_VERSION = Text(
    "rules version '{version}' of {game} is not known; this is '{known}'",
    "Die Regelversion „{version}“ von {game} ist nicht bekannt; dies ist „{known}“",
    "la version «\u00a0{version}\u00a0» des règles de {game} n’est pas connue\u00a0; celle-ci est "
    "«\u00a0{known}\u00a0»",
)
DOES_NOT_REPLAY = Text(
    "event {number} does not replay: {why}",
    "Ereignis {number} lässt sich nicht nachspielen: {why}",
    "l’événement {number} ne se rejoue pas\u00a0: {why}",
)
EVENTS_MISSING = Text(
    "events are missing: the record has checksums of later ones",
    "Es fehlen Ereignisse, denn sie enthält Prüfsummen von späteren",
    "il manque des événements, car il a des sommes de contrôle d’événements ultérieurs",
)
OTHER_RESULT = Text(
    "it ends with another result than the one it states",
    "Sie endet mit einem anderen Ergebnis, als sie angibt",
    "il finit par un autre résultat que celui qu’il annonce",
)
OTHER_BEGINNING = Text(
    "its seats and options are not those of the position it begins with",
    "Plätze und Optionen sind nicht die der Stellung, mit der sie beginnt",
    "ses places et ses options ne sont pas celles de la position par laquelle il commence",
)
SEALED_BEGINNING = Text(
    "the position it begins with must not have secret moves in it",
    "Die Stellung, mit der sie beginnt, darf keine verdeckten Züge enthalten",
    "la position par laquelle il commence ne doit pas contenir de coups secrets",
)
OTHER_POSITION = Text(
    "after event {after} the position is not the one that was recorded",
    "Nach Ereignis {after} ist die Stellung nicht die aufgezeichnete",
    "après l’événement {after}, la position n’est pas celle qui a été enregistrée",
)

# Counting

NO_MOVES_TO_COUNT = Text(
    "{game} cannot list its moves, so there is nothing to count",
    "{game} kann seine Züge nicht aufzählen, also gibt es nichts zu zählen",
    "{game} ne peut pas énumérer ses coups\u00a0; il n’y a donc rien à compter",
)
NOTHING_TO_COUNT = Text(
    "what comes next cannot be listed, so there is nothing to count",
    "Was als Nächstes kommt, lässt sich nicht aufzählen, also gibt es nichts zu zählen",
    "ce qui vient ensuite ne peut pas être énuméré\u00a0; il n’y a donc rien à compter",
)

give_ids("refused", globals())
