"""How the game ended and the scores came about."""

from tablelands.core.text import Text, give_ids, same

ENDING = Text(
    "Nobody can play any more (DU-14).",
    "Niemand kann mehr legen (DU-14).",
    "Plus personne ne peut jouer (DU-14).",
)
ROUTE = Text(
    "{colour}: length {length}, path by path: {paths}",
    "{colour}: Länge {length}, Weg für Weg: {paths}",
    "{colour} : longueur {length}, chemin par chemin : {paths}",
)
LOOPED = Text(
    "{colour}: a loop, length {length}, path by path: {paths}",
    "{colour}: ein Kreis, Länge {length}, Weg für Weg: {paths}",
    "{colour} : une boucle, longueur {length}, chemin par chemin : {paths}",
)
NO_ROUTE = Text("{colour}: no route", "{colour}: keine Route", "{colour} : pas de route")
POINTS = Text(
    "{colour}: {points} = {length} (length) + {bonus} (sets of emu, kangaroo, platypus: {sets} × {set}) - "
    "{loss} (rabbits: {rabbits})",
    "{colour}: {points} = {length} (Länge) + {bonus} (Sätze aus Emu, Känguru, Schnabeltier: {sets} × {set}) - "
    "{loss} (Kaninchen: {rabbits})",
    "{colour} : {points} = {length} (longueur) + {bonus} (familles émeu, kangourou, ornithorynque : {sets} × "
    "{set}) - {loss} (lapins : {rabbits})",
)
NO_RABBITS = Text("none", "keine", "aucun")
RABBITS_KEPT_AWAY = Text(
    "{count}, kept away by a dingo",
    "{count}, ein Dingo passt auf",
    "{count}, un dingo veille",
)
RABBITS_COST = Text(
    "{count} × {each}, no dingo on the route",
    "{count} × {each}, kein Dingo auf der Route",
    "{count} × {each}, pas de dingo sur la route",
)
DINGO_NOT_LAID = Text(
    "{seat} did not lay the dingo and loses (DU-42).",
    "{seat} hat den Dingo nicht gelegt und verliert (DU-42).",
    "{seat} n’a pas posé le dingo et perd (DU-42).",
)
NO_DINGO_AT_ALL = Text(
    "Nobody laid the dingo, so the points decide (DU-42).",
    "Niemand hat den Dingo gelegt, also entscheiden die Punkte (DU-42).",
    "Personne n’a posé le dingo\u00a0: les points décident (DU-42).",
)
ALL_DINGOS_LAID = Text(
    "Everybody laid the dingo in time (DU-42).",
    "Alle haben ihren Dingo rechtzeitig gelegt (DU-42).",
    "Tous ont posé leur dingo à temps (DU-42).",
)
RANKS = Text("Places: {ranks}", "Rangliste: {ranks}", "Classement\u00a0: {ranks}")
RANK = same("{place}. {seat} {score}")
BEST_COUNTS = Text(
    "{seat}: the better route counts, the other breaks a tie: {best}, then {other}.",
    "{seat}: Die bessere Route zählt, die andere entscheidet bei Gleichstand: {best}, dann {other}.",
    "{seat}\u00a0: la meilleure route compte, l’autre départage\u00a0: {best}, puis {other}.",
)
GRAY_IN_BRACKETS = Text(
    "In brackets, as in (x,y), the route takes a grey path.",
    "In Klammern, wie (x,y), nimmt die Route einen grauen Weg.",
    "Entre parenthèses, comme (x,y), la route emprunte un chemin gris.",
)
BOTH_COUNT = Text(
    "{seat}: both routes together: {best} + {other}.",
    "{seat}: beide Routen zusammen: {best} + {other}.",
    "{seat} : les deux routes ensemble : {best} + {other}.",
)

give_ids("down-under.ending", globals())
