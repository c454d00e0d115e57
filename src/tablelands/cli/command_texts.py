"""The commands around a game: warm, engine and arena."""

from tablelands.core.text import Text, give_ids

# What is said about bots that get warm.

NOTHING = Text(
    "{game}: nothing to compile here (that needs the extra 'fast').",
    "{game}: hier gibt es nichts zu kompilieren (dazu braucht es das Extra „fast“).",
    "{game} : rien à compiler ici (il faut l’extra « fast »).",
)
ALREADY = Text(
    "{game}: compiled already.",
    "{game}: schon kompiliert.",
    "{game} : déjà compilé.",
)
COMPILING = Text(
    "{game}: compiling, about a minute",
    "{game}: wird kompiliert, etwa eine Minute",
    "{game} : compilation, une minute environ",
)
COMPILED = Text(
    "{game}: compiled in {seconds} s.",
    "{game}: in {seconds} s kompiliert.",
    "{game} : compilé en {seconds} s.",
)
WARMING = Text(
    "The bots are still warming up and play below their strength meanwhile ('tablelands warm' does it beforehand).",
    "Die Bots laufen noch warm und spielen so lange unter ihrer Stärke („tablelands warm“ erledigt das vorab).",
    "Les bots s’échauffent encore et jouent d’ici là en dessous de leur force (« tablelands warm » le fait à "
    "l’avance).",
)

give_ids("cli.warm", globals())


# Why the engine refuses a line.

NO_GAME = Text(
    "there is no game yet; send 'new' or 'load' first",
    "Es gibt noch keine Partie; sende zuerst „new“ oder „load“",
    "il n’y a pas encore de partie\u00a0; envoyez d’abord «\u00a0new\u00a0» ou «\u00a0load\u00a0»",
)
NO_JSON = Text(
    "this is not a line of JSON: {why}",
    "Das ist keine Zeile JSON: {why}",
    "ce n’est pas une ligne de JSON\u00a0: {why}",
)
TOO_DEEP = Text("this is nested too deeply", "Das ist zu tief verschachtelt", "l’imbrication est trop profonde")
TOO_MANY_POSITIONS = Text(
    "that would visit more than {most} positions; use the command tablelands perft",
    "Dafür wären mehr als {most} Stellungen zu besuchen; nimm den Befehl tablelands perft",
    "il faudrait visiter plus de {most} positions\u00a0; utilisez la commande tablelands perft",
)

give_ids("engine", globals())


# What the command `arena` says.

PLAYING = Text("games", "Partien", "parties")
PREPARING = Text(
    "Getting the bots ready; the first time that takes up to a minute ...",
    "Die Bots machen sich bereit; beim ersten Mal dauert das bis zu einer Minute ...",
    "Les bots se préparent ; la première fois, cela prend jusqu’à une minute...",
)
TAKEN_UP = Text("Games already there: {count}.", "Schon vorhandene Partien: {count}.", "Parties déjà là : {count}.")
PAIR = Text("pair", "Paar", "paire")
GAMES = Text("games", "Partien", "parties")
SHARE = Text("share of wins", "Anteil der Siege", "part des victoires")
ELO = Text("Elo", "Elo", "Elo")
MARGIN = Text("margin", "Vorsprung", "écart")
VERDICT = Text("settled", "entschieden", "tranché")
THINKING = Text("s a move", "s je Zug", "s par coup")
LONGEST = Text("longest", "längster", "le plus long")
BOT = Text("bot", "Bot", "bot")
RATING = Text("rating", "Wertung", "cote")
BETTER = Text("better", "besser", "meilleur")
NOT_BETTER = Text("not better", "nicht besser", "pas meilleur")
OPEN = Text("open", "offen", "ouvert")
FORFEITS = Text(
    "Games forfeited: {count}, the last one because: {why}",
    "Kampflos verlorene Partien: {count}, die letzte aus diesem Grund: {why}",
    "Parties perdues par forfait : {count}, la dernière pour cette raison : {why}",
)
STOPPED = Text(
    "Stopped. What was played is kept in {path}; the same command goes on from there.",
    "Angehalten. Was gespielt ist, steht in {path}; derselbe Befehl macht dort weiter.",
    "Arrêté. Les parties jouées sont dans {path} ; la même commande continue à partir de là.",
)
STOPPED_UNKEPT = Text(
    "Stopped. With --results FILE the next run could go on from here.",
    "Angehalten. Mit --results DATEI könnte der nächste Lauf hier weitermachen.",
    "Arrêté. Avec --results FICHIER, on pourrait reprendre ici la prochaine fois.",
)
WRITTEN = Text("The picture is in {path}.", "Das Bild ist in {path}.", "L’image est dans {path}.")
TITLE = Text("{game}, {seats} seats", "{game}, {seats} Plätze", "{game}, {seats} places")

give_ids("cli.arena", globals())
