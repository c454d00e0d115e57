"""Why a game is over, and how the points came about, in words."""

from tablelands.core.text import Text, give_ids

SOMEBODY_FINISHED = Text(
    "The bottom edge was crossed in round {round} (DH-11).",
    "In Runde {round} wurde der untere Rand überquert (DH-11).",
    "Le bord inférieur a été franchi au tour {round} (DH-11).",
)
ROUNDS_ARE_OVER = Text(
    "Nobody had finished by the end of round {round} (DH-14).",
    "Am Ende von Runde {round} war niemand im Ziel (DH-14).",
    "À la fin du tour {round}, personne n’était arrivé (DH-14).",
)
FINISHED_AT = Text("finished, line down to {y}", "im Ziel, Linie bis {y}", "arrivé, ligne jusqu’à {y}")
STOPPED_AT = Text("stopped at {y}", "steht bei {y}", "arrêté à {y}")
SCORE = Text(
    "{sign}: place {place} ({how}) scores {race}, flags {flags}: {total} in all",
    "{sign}: Rang {place} ({how}) bringt {race}, Fahnen {flags}: zusammen {total}",
    "{sign} : le rang {place} ({how}) rapporte {race}, les drapeaux {flags} : {total} en tout",
)
BETTER_PLACE = Text(
    "{signs} have {points} each; the better place in the race decides (DH-13).",
    "{signs} haben je {points}; der bessere Rang im Rennen entscheidet (DH-13).",
    "{signs} ont chacun {points} ; le meilleur rang dans la course décide (DH-13).",
)
SHARED = Text(
    "{signs} have {points} each and the same place in the race: they share the win (DH-13).",
    "{signs} haben je {points} und denselben Rang im Rennen: Sie teilen sich den Sieg (DH-13).",
    "{signs} ont chacun {points} et le même rang dans la course : la victoire est partagée (DH-13).",
)

give_ids("downhill.ending", globals())
