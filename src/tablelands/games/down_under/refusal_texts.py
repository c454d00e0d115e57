"""What is told about options, moves and lines that cannot be used."""

from tablelands.core.text import Text

NO_MOVE = Text(
    "'{written}' is no move; write for example s0@0,-1 (straight), c3@1,2 (curved), t1@-1,0 (terminal), "
    "c3e@1,2 (with an emu), red:c3@1,2 (with two colours), b0@1,1 (billabong), turn2@0,0, decline.",
    "'{written}' ist kein Zug; schreibe etwa s0@0,-1 (gerade), c3@1,2 (gebogen), t1@-1,0 (Endstück), "
    "c3e@1,2 (mit Emu), red:c3@1,2 (mit zwei Farben), b0@1,1 (Billabong), turn2@0,0, decline.",
    "'{written}' n'est pas un coup ; écrivez p. ex. s0@0,-1 (droite), c3@1,2 (courbe), t1@-1,0 (terminus), "
    "c3e@1,2 (avec un émeu), red:c3@1,2 (avec deux couleurs), b0@1,1 (billabong), turn2@0,0, decline.",
)
COLOUR_MISSING = Text(
    "move: the field 'colour' is missing; a seat plays two colours here",
    "Zug: das Feld 'colour' fehlt; ein Platz spielt hier zwei Farben",
    "coup : le champ 'colour' manque ; ici une place joue deux couleurs",
)
ANIMAL_MISSING = Text(
    "move: the field 'animal' is missing; with special scoring a tile has one",
    "Zug: das Feld 'animal' fehlt; bei der Wertung special hat ein Plättchen ein Tier",
    "coup : le champ 'animal' manque ; avec le décompte special, une tuile en a un",
)
ANIMAL_TOO_MUCH = Text(
    "move: 'animal' is given with special scoring only",
    "Zug: 'animal' gibt es nur bei der Wertung special",
    "coup : 'animal' n'est donné qu'avec le décompte special",
)

NO_AREA = Text(
    "option 'area' must be recommended, easy, difficult, unlimited, or two sides such as [5,7]",
    "Option 'area' muss recommended, easy, difficult, unlimited oder zwei Seiten wie [5,7] sein",
    "l'option 'area' doit valoir recommended, easy, difficult, unlimited, ou deux côtés comme [5,7]",
)
SHORT_SIDE = Text(
    "option 'area': both sides must be at least {least} (DU-7)",
    "Option 'area': beide Seiten müssen mindestens {least} sein (DU-7)",
    "option 'area' : les deux côtés doivent valoir au moins {least} (DU-7)",
)
NO_CELLS = Text(
    "option 'line' must be a list of cells such as [[0,0],[0,-1],[1,-1]]",
    "Option 'line' muss eine Liste von Feldern wie [[0,0],[0,-1],[1,-1]] sein",
    "l'option 'line' doit être une liste de cases comme [[0,0],[0,-1],[1,-1]]",
)
APART = Text(
    "options: {one} and {two} do not go together ({clause})",
    "Optionen: {one} und {two} passen nicht zusammen ({clause})",
    "options : {one} et {two} ne vont pas ensemble ({clause})",
)
WRONG_FRAME = Text(
    "options: {one} and {two} do not go together; a frame needs {known} (DU-52)",
    "Optionen: {one} und {two} passen nicht zusammen; ein Rahmen braucht {known} (DU-52)",
    "options : {one} et {two} ne vont pas ensemble ; un cadre demande {known} (DU-52)",
)
SEATS = Text("{seats} seats", "{seats} Plätze", "{seats} places")

NO_LINE = Text(
    "option 'line' is no line from corner to corner: {reason} (DU-51)",
    "Option 'line' ist keine Linie von Ecke zu Ecke: {reason} (DU-51)",
    "l'option 'line' n'est pas une ligne de coin à coin : {reason} (DU-51)",
)
TOO_FAR = Text(
    "its coordinates must be from -{furthest} to {furthest}",
    "ihre Koordinaten müssen von -{furthest} bis {furthest} reichen",
    "ses coordonnées doivent aller de -{furthest} à {furthest}",
)
NOT_DIFFERENT = Text(
    "its cells must all be different, and several",
    "es müssen mehrere Felder sein, und alle verschieden",
    "ses cases doivent être plusieurs, et toutes différentes",
)
NO_SHARED_EDGE = Text(
    "{one} and {two} share no edge",
    "{one} und {two} haben keine gemeinsame Kante",
    "{one} et {two} n'ont pas de côté commun",
)
WRONG_SPAN = Text(
    "it spans {width} by {height} cells, not the area of {a} by {b}",
    "sie misst {width} mal {height} Felder, nicht wie das Gebiet {a} mal {b}",
    "elle couvre {width} sur {height} cases, et non la zone de {a} sur {b}",
)
WRONG_CORNERS = Text(
    "it must lead from the lower left corner of its box to the upper right one",
    "sie muss von der linken unteren Ecke ihres Rechtecks zur rechten oberen führen",
    "elle doit mener du coin inférieur gauche de son rectangle au coin supérieur droit",
)
TOO_FEW_TILES = Text(
    "it needs {needed} {kind} tiles and green has {owned}",
    "sie braucht {needed} Plättchen der Sorte {kind}, und Grün hat {owned}",
    "il lui faut {needed} tuiles de la sorte {kind}, et vert en a {owned}",
)
