"""What players read during a game of Downhill and at its end."""

from tablelands.core.text import Text, give_ids, same

# How the game stands, and what to do, in words.

MARK_START = Text(
    "Mark your start on the top edge, for example s{example}: x from 0 to {width}, 200 from the ends and 400 from "
    "other starts.",
    "Markiere deinen Start am oberen Rand, etwa s{example}: x von 0 bis {width}, 200 von den Enden und 400 von anderen "
    "Starts entfernt.",
    "Marquez votre départ sur le bord supérieur, par exemple s{example} : x de 0 à {width}, à 200 des extrémités et à "
    "400 des autres départs.",
)
LOOK_FIRST = Text(
    "You may lay a line on the mountain before you draw it: look 0:{example}",
    "Du darfst eine Linie auf den Berg legen, bevor du sie ziehst: ansehen 0:{example}",
    "Vous pouvez poser une ligne sur la montagne avant de la tracer : voir 0:{example}",
)
WAITS_FOR_START = Text(
    "Waiting for {sign} to mark a start.",
    "{sign} muss noch einen Start markieren.",
    "On attend que {sign} marque un départ.",
)
ROUND = Text(
    "Round {round} of at most {rounds}.", "Runde {round} von höchstens {rounds}.", "Tour {round} sur {rounds} au plus."
)
DRAW_LINE = Text(
    "Draw a line through five holes, for example 0:{example}.",
    "Ziehe eine Linie durch fünf Löcher, etwa 0:{example}.",
    "Tracez une ligne passant par cinq trous, par exemple 0:{example}.",
)
CHOOSE_HOLES = Text(
    "Choose five holes, for example 0:{example}; straight strokes join them.",
    "Wähle fünf Löcher, etwa 0:{example}; gerade Striche verbinden sie.",
    "Choisissez cinq trous, par exemple 0:{example} ; des traits droits les relient.",
)
YOURS_IS_SEALED = Text(
    "Your line is kept secret. All lines are revealed once everybody has drawn.",
    "Deine Linie liegt verdeckt. Aufgedeckt wird, wenn alle gezeichnet haben.",
    "Votre ligne est cachée. Toutes seront révélées quand chacun aura tracé la sienne.",
)
ALL_DRAW = Text(
    "Everybody draws a line in secret.",
    "Alle zeichnen verdeckt eine Linie.",
    "Chacun trace une ligne en secret.",
)
STANDING = Text(
    "{sign} at {x},{y}, {to_go} from the bottom edge, flags worth {flags}",
    "{sign} auf {x},{y}, {to_go} vor dem unteren Rand, Fahnen im Wert von {flags}",
    "{sign} en {x},{y}, à {to_go} du bord inférieur, drapeaux valant {flags}",
)

give_ids("downhill.prompt", globals())


# Moves, and what resolving a round looks like, in words.

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


# Why a game is over, and how the points came about, in words.

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
