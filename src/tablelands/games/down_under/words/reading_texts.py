"""How to read the board and write a move."""

from tablelands.core.text import Text, give_ids

READ_COLOURS = Text(
    "Double lines with a letter are a colour ({colours}), single ones grey.",
    "Doppelte Linien mit Buchstaben sind eine Farbe ({colours}), einfache grau.",
    "Les traits doubles avec une lettre sont une couleur ({colours}), les simples du gris.",
)
READ_X = Text(
    "X is the colour of a line or frame, nobody's.",
    "X ist die Farbe einer Linie oder eines Rahmens und gehört niemandem.",
    "X est la couleur d’une ligne ou d’un cadre, et n’est à personne.",
)
READ_SIGNS = Text(
    "A dashed grey line is a lone terminal's, ░ its free half, ≈ a billabong, · a free cell, ╳ a closed one. An "
    "arrow is an open end; with no dot before it only a terminal fits there.",
    "Gestrichelt ist das Grau eines einzelnen Endstücks, ░ seine freie Hälfte, ≈ ein Billabong, · ein freies Feld, ╳ "
    "ein geschlossenes. Ein Pfeil ist ein offenes Ende; steht kein Punkt davor, passt dort nur ein Endstück.",
    "En tirets, le gris d’un terminus seul, ░ sa moitié libre, ≈ un billabong, · une case libre, ╳ une case fermée. "
    "Une flèche est un bout ouvert ; sans point devant elle, seul un terminus peut s’y poser.",
)
READ_ANIMALS = Text(
    "Small letters are animals: {animals}.",
    "Kleine Buchstaben sind Tiere: {animals}.",
    "Les minuscules sont des animaux : {animals}.",
)
WRITE_MOVE = Text(
    "Write a move as tile, turn, @ and cell, as in c3@0,-1. x counts to the right, y down.",
    "Einen Zug schreibst du als Plättchen, Drehung, @ und Feld, etwa c3@0,-1. x zählt nach rechts, y nach unten.",
    "Un coup s’écrit tuile, rotation, @ et case, par exemple c3@0,-1. x compte vers la droite, y vers le bas.",
)
WRITE_ANIMAL = Text(
    "Straight and curved tiles have their animal after the turn: c3k@0,-1.",
    "Bei geraden und gebogenen Plättchen steht ihr Tier nach der Drehung: c3k@0,-1.",
    "Sur les droites et les courbes, l’animal vient après la rotation : c3k@0,-1.",
)
WRITE_COLOUR = Text(
    "The colour stands in front: {example}.",
    "Die Farbe steht davor: {example}.",
    "La couleur se met devant : {example}.",
)

give_ids("down-under.reading", globals())
