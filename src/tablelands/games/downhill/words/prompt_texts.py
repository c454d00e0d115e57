"""How the game stands, and what to do, in words."""

from tablelands.core.text import Text, give_ids

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
