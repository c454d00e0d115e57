"""Moves, and what resolving a round looks like, in words."""

from tablelands.core.text import Text, give_ids, same

# Moves

MARKS_START = Text(
    "{sign} marks a start.",
    "{sign} markiert einen Start.",
    "{sign} marque un départ.",
)
DRAWS = Text(
    "{sign} draws through {holes}, with the sheet {how}.",
    "{sign} zeichnet durch {holes}, die Folie {how}.",
    "{sign} trace une ligne passant par {holes}, le transparent {how}.",
)
UPRIGHT = Text("as printed", "wie gedruckt", "tel qu’imprimé")
TURNED = (
    Text("turned to the right", "nach rechts gedreht", "tourné vers la droite"),
    Text("upside down", "auf dem Kopf", "à l’envers"),
    Text("turned to the left", "nach links gedreht", "tourné vers la gauche"),
)
"""By one, two and three quarters."""
FLIPPED = Text("flipped over", "gewendet", "retourné")
FLIPPED_AND_TURNED = (
    Text(
        "flipped over, then turned to the right",
        "gewendet und dann nach rechts gedreht",
        "retourné puis tourné vers la droite",
    ),
    Text("flipped over, then upside down", "gewendet und auf dem Kopf", "retourné et à l’envers"),
    Text(
        "flipped over, then turned to the left",
        "gewendet und dann nach links gedreht",
        "retourné puis tourné vers la gauche",
    ),
)

HAS_DRAWN = Text("{seat} has drawn.", "{seat} hat gezeichnet.", "{seat} a tracé sa ligne.")
LINES_REVEALED = Text("All lines are revealed.", "Alle Linien werden aufgedeckt.", "Toutes les lignes sont révélées.")

# The story of a round

RUN = same("{sign} ({strokes}) {end}{flags}")
GOES_THROUGH = Text(
    "gets through to hole {hole}",
    "kommt bis Loch {hole} durch",
    "passe jusqu’au trou {hole}",
)
GOES_HOME = Text(
    "crosses the bottom edge and finishes",
    "fährt über den unteren Rand und ist im Ziel",
    "franchit le bord inférieur et arrive",
)
FALLS_BACK = Text(
    "touches {what} and falls back to hole {hole}",
    "berührt {what} und fällt auf Loch {hole} zurück",
    "touche {what} et retombe au trou {hole}",
)
STAYS = Text(
    "touches {what} at once and stays put",
    "berührt sofort {what} und kommt nicht vom Fleck",
    "touche aussitôt {what} et reste sur place",
)
WINS_FLAG = Text(
    ", winning a flag worth {flags}", " und gewinnt eine Fahne (Wert {flags})", " et gagne un drapeau valant {flags}"
)
WINS_FLAGS = Text(
    ", winning flags worth {flags}", " und gewinnt Fahnen (Wert {flags})", " et gagne des drapeaux valant {flags}"
)
TOUCHED = {
    "edge": Text("the edge of the course", "den Rand der Strecke", "le bord du parcours"),
    "mark": Text("{sign}'s mark", "die Markierung von {sign}", "la marque de {sign}"),
    "tree": Text("a tree", "einen Baum", "un arbre"),
    "rock": Text("a rock", "einen Felsen", "un rocher"),
    "stump": Text("a stump", "einen Stumpf", "une souche"),
    "fallen": Text("a fallen tree", "einen umgestürzten Baum", "un arbre couché"),
}

PASSED_ON = Text(
    "Everybody passes their sheet to the next player; round {round} begins.",
    "Alle geben ihre Folie an den nächsten Spieler weiter; Runde {round} beginnt.",
    "Chacun passe son transparent au joueur suivant ; le tour {round} commence.",
)

give_ids("downhill.story", globals())
