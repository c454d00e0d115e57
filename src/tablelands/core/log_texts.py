"""What a log says of entries that are the same in every game."""

from tablelands.core.text import Text, give_ids

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

END_RESIGNED = Text("{seat} has resigned.", "{seat} hat aufgegeben.", "{seat} a abandonné.")
END_OUT_OF_TIME = Text("{seat} ran out of time.", "{seat} hat die Zeit überschritten.", "{seat} a dépassé son temps.")
END_ABORTED = Text("The game was called off.", "Die Partie wurde abgebrochen.", "La partie a été annulée.")

give_ids("log", globals())
