"""Moves, and what resolving a round looks like, in words."""

from tablelands.core.text import Text, give_ids, same

# Moves

MARKS_START = Text(
    "{sign} marks a start at {x}.",
    "{sign} markiert einen Start bei {x}.",
    "{sign} marque un départ en {x}.",
)
DRAWS = Text(
    "{sign} draws a line through {holes}, on a transparency {how}.",
    "{sign} zieht eine Linie durch {holes}, auf einer Folie, die {how} liegt.",
    "{sign} trace une ligne passant par {holes}, sur un transparent {how}.",
)
UPRIGHT = Text("as it is printed", "wie gedruckt", "tel qu’imprimé")
TURNED = Text(
    "turned clockwise by {degrees}°",
    "um {degrees}° im Uhrzeigersinn gedreht",
    "tourné de {degrees}° dans le sens horaire",
)
FLIPPED = Text("flipped over", "gewendet", "retourné")
FLIPPED_AND_TURNED = Text(
    "flipped over, then turned clockwise by {degrees}°",
    "gewendet und dann um {degrees}° im Uhrzeigersinn gedreht",
    "retourné puis tourné de {degrees}° dans le sens horaire",
)

# The story of a round

RUN = same("{sign} ({strokes}) {end}{flags}")
GOES_THROUGH = Text(
    "gets through to hole {hole}",
    "kommt bis Loch {hole} durch",
    "arrive sans encombre au trou {hole}",
)
GOES_HOME = Text(
    "crosses the bottom edge and has finished",
    "fährt über den unteren Rand und ist im Ziel",
    "franchit le bord inférieur et arrive",
)
FALLS_BACK = Text(
    "touches {what} and falls back to hole {hole}",
    "berührt {what} und fällt auf Loch {hole} zurück",
    "touche {what} et retombe au trou {hole}",
)
STAYS = Text(
    "touches {what} at once and stays at the start",
    "berührt sofort {what} und bleibt am Start stehen",
    "touche aussitôt {what} et reste au départ",
)
WINS_FLAGS = Text("; flags won: {flags}", "; Fahnen gewonnen: {flags}", " ; drapeaux gagnés : {flags}")
TOUCHED = {
    "edge": Text("the edge of the course", "den Rand der Strecke", "le bord du parcours"),
    "mark": Text("the mark of {sign}", "die Markierung von {sign}", "la marque de {sign}"),
    "tree": Text("a tree", "einen Baum", "un arbre"),
    "rock": Text("a rock", "einen Felsen", "un rocher"),
    "stump": Text("a stump", "einen Stumpf", "une souche"),
    "fallen": Text("a fallen tree", "einen umgestürzten Baum", "un arbre couché"),
}

PASSED_ON = Text(
    "Everybody hands the transparency to the next player; round {round} begins.",
    "Alle geben ihre Folie an den nächsten Spieler weiter; Runde {round} beginnt.",
    "Chacun passe son transparent au joueur suivant ; le tour {round} commence.",
)

give_ids("downhill.story", globals())
