"""Why the engine refuses a line."""

from tablelands.core.text import Text, give_ids

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
