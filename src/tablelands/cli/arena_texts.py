"""What the command `arena` says."""

from tablelands.core.text import Text, give_ids

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
