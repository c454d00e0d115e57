"""What is told about options, moves and lines that cannot be used."""

from tablelands.core.text import Text, give_ids, same

WRONG_TURN = Text(
    "The turn of a tile is 0 to 3; write for example {example}.",
    "Die Drehung eines Plättchens ist 0 bis 3; schreibe zum Beispiel {example}.",
    "La rotation d’une tuile va de 0 à 3 ; écrivez par exemple {example}.",
)
WHICH_CELL = Text(
    "Which cell? Write for example {example}.",
    "Auf welches Feld? Schreibe zum Beispiel {example}.",
    "Sur quelle case ? Écrivez par exemple {example}.",
)
COLOUR_MISSING = Text(
    "You play two colours: write the colour too, for example {example}.",
    "Du spielst zwei Farben: Schreibe auch die Farbe, zum Beispiel {example}.",
    "Vous jouez deux couleurs : écrivez aussi la couleur, par exemple {example}.",
)
ANIMAL_MISSING = Text(
    "Write the animal too, for example {example}.",
    "Schreibe auch das Tier, zum Beispiel {example}.",
    "Écrivez aussi l’animal, par exemple {example}.",
)
ANIMAL_TOO_MUCH = Text(
    "When only length counts, no animal is written; write {example}.",
    "Wenn nur die Länge zählt, schreibt man kein Tier; schreibe {example}.",
    "Quand seule la longueur compte, on n’écrit pas d’animal ; écrivez {example}.",
)

NO_AREA = Text(
    "option 'area' must be the name of a size, or two sides such as [5,7]",
    "Option „area“ muss der Name einer Größe sein oder zwei Seiten wie [5,7]",
    "l’option « area » doit être le nom d’une taille, ou deux côtés comme [5,7]",
)
SHORT_SIDE = Text(
    "option 'area': both sides must be at least {least} (DU-7)",
    "Option „area“: Beide Seiten müssen mindestens {least} sein (DU-7)",
    "option « area » : les deux côtés doivent valoir au moins {least} (DU-7)",
)
NO_CELLS = Text(
    "option 'line' must be a list of cells such as [[0,0],[0,-1],[1,-1]]",
    "Option „line“ muss eine Liste von Feldern wie [[0,0],[0,-1],[1,-1]] sein",
    "l’option « line » doit être une liste de cases comme [[0,0],[0,-1],[1,-1]]",
)
APART = Text(
    "{one} and {two} do not go together",
    "{one} und {two} passen nicht zusammen",
    "{one} et {two} ne vont pas ensemble",
)
WRONG_FRAME = Text(
    "{one} and {two} do not go together; a frame needs {known}",
    "{one} und {two} passen nicht zusammen; ein Rahmen braucht {known}",
    "{one} et {two} ne vont pas ensemble ; un cadre demande {known}",
)
CHOSEN = Text(
    "{title} “{value}” ({typed})",
    "{title} „{value}“ ({typed})",
    "{title} « {value} » ({typed})",
)
SIZE = same("{a} × {b}")
SEATS = Text("{seats} players", "{seats} Spieler", "{seats} joueurs")

NO_LINE = Text(
    "option 'line' is no line from corner to corner: {reason} (DU-51)",
    "Option „line“ ist keine Linie von Ecke zu Ecke: {reason} (DU-51)",
    "l’option « line » n’est pas une ligne de coin à coin : {reason} (DU-51)",
)
TOO_FAR = Text(
    "its coordinates must be from -{furthest} to {furthest}",
    "Ihre Koordinaten müssen von -{furthest} bis {furthest} reichen",
    "ses coordonnées doivent aller de -{furthest} à {furthest}",
)
NOT_DIFFERENT = Text(
    "its cells must all be different, and several",
    "Es müssen mehrere Felder sein, und alle verschieden",
    "ses cases doivent être plusieurs, et toutes différentes",
)
NO_SHARED_EDGE = Text(
    "{one} and {two} share no edge",
    "{one} und {two} haben keine gemeinsame Kante",
    "{one} et {two} n’ont pas de côté commun",
)
WRONG_SPAN = Text(
    "it spans {width} by {height} cells, not the area of {a} by {b}",
    "Sie misst {width} mal {height} Felder, nicht wie das Gebiet {a} mal {b}",
    "elle couvre {width} sur {height} cases, et non la zone de {a} sur {b}",
)
WRONG_CORNERS = Text(
    "it must lead from the lower left corner of its box to the upper right one",
    "Sie muss von der linken unteren Ecke ihres Rechtecks zur rechten oberen führen",
    "elle doit mener du coin inférieur gauche de son rectangle au coin supérieur droit",
)
TOO_FEW_TILES = Text(
    "it needs {needed} {kind} tiles and green has {owned}",
    "Sie braucht {needed} Plättchen der Sorte {kind}, und Grün hat {owned}",
    "il lui faut {needed} tuiles de la sorte {kind}, et vert en a {owned}",
)

give_ids("down-under.refused", globals())
