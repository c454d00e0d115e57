"""What is wrong with a move, an option or a position of Down Under."""

from tablelands.core.text import Text, give_ids, same

# What is told about options, moves and lines that cannot be used.

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


# Why a position, or an outcome, is none of this game. Clauses go with the refusal; here they are named for people.

# The tiles

OTHER_AREA = Text(
    "DU-7: 'area' must be {size}, as the options say",
    "DU-7: „area“ muss {size} sein, wie die Optionen sagen",
    "DU-7\u00a0: «\u00a0area\u00a0» doit être {size}, comme le disent les options",
)
LINE_TILE_MISSING = Text(
    "DU-51: the tile of the line at {cell} is missing",
    "DU-51: Das Plättchen der Linie auf {cell} fehlt",
    "DU-51\u00a0: la tuile de la ligne en {cell} manque",
)
FRAME_TILE_MISSING = Text(
    "DU-52: the tile of the frame at {cell} is missing",
    "DU-52: Das Plättchen des Rahmens auf {cell} fehlt",
    "DU-52\u00a0: la tuile du cadre en {cell} manque",
)
LIES_OTHERWISE = Text(
    "the tile at {cell} belongs to the line or frame and lies otherwise",
    "Das Plättchen auf {cell} gehört zur Linie oder zum Rahmen und liegt anders",
    "la tuile en {cell} est de la ligne ou du cadre et s’y trouve autrement",
)
NO_DRAWN_LINE = Text(
    "DU-51: the green tiles are no line that can be drawn for this area",
    "DU-51: Die grünen Plättchen sind keine Linie, die für dieses Gebiet ausgelost werden kann",
    "DU-51\u00a0: les tuiles vertes ne forment pas une ligne que l’on peut tirer pour cette zone",
)
TOO_FAR_APART = Text(
    "the tiles lie further apart than all tiles can reach",
    "Die Plättchen liegen weiter auseinander, als alle zusammen reichen",
    "les tuiles sont plus écartées que toutes ensemble ne peuvent l’être",
)
TOO_FAR_AWAY = Text(
    "it lies further away from the others than all tiles can reach",
    "Es liegt weiter von den anderen weg, als alle zusammen reichen",
    "elle est plus loin des autres que toutes ensemble ne peuvent atteindre",
)
TOO_MANY_TILES = Text(
    "there are more tiles than the game has",
    "Es sind mehr Plättchen, als das Spiel hat",
    "il y a plus de tuiles que le jeu n’en a",
)
NOT_OUTSIDE = Text(
    "DU-9: the terminal at {cell} is not outside the area",
    "DU-9: Das Endstück auf {cell} liegt nicht außerhalb des Gebiets",
    "DU-9\u00a0: le terminus en {cell} n’est pas hors de la zone",
)
ONLY_TERMINALS_OUTSIDE = Text(
    "DU-9: only a terminal may lie outside the area",
    "DU-9: Nur ein Endstück darf außerhalb des Gebiets liegen",
    "DU-9\u00a0: seul un terminus peut être hors de la zone",
)
DOES_NOT_FIT = Text(
    "DU-8: the tile at {cell} does not fit into the area",
    "DU-8: Das Plättchen auf {cell} passt nicht ins Gebiet",
    "DU-8\u00a0: la tuile en {cell} n’entre pas dans la zone",
)
TWO_TILES = Text(
    "DU-12: two tiles lie at {cell}",
    "DU-12: Auf {cell} liegen zwei Plättchen",
    "DU-12\u00a0: il y a deux tuiles en {cell}",
)
NOT_BACK_TO_BACK = Text(
    "DU-12: the terminals at {cell} are not back to back",
    "DU-12: Die Endstücke auf {cell} liegen nicht Rücken an Rücken",
    "DU-12\u00a0: les terminus en {cell} ne sont pas dos à dos",
)
POSITION_LACKS_ANIMAL = Text(
    "DU-4: with special scoring a straight or curved tile has an animal",
    "DU-4: Bei Sonderwertung hat ein gerades oder gebogenes Plättchen ein Tier",
    "DU-4\u00a0: avec le décompte spécial, une tuile droite ou courbe a un animal",
).named("down-under.position.animal-missing")
NO_ANIMALS = Text(
    "DU-4: animals come with special scoring only",
    "DU-4: Tiere gibt es nur bei Sonderwertung",
    "DU-4\u00a0: il n’y a d’animaux qu’avec le décompte spécial",
)
TERMINAL_WITH_ANIMAL = Text(
    "DU-4: a terminal has no animal",
    "DU-4: Ein Endstück hat kein Tier",
    "DU-4\u00a0: un terminus n’a pas d’animal",
)
NOT_THAT_MANY_ANIMALS = Text(
    "DU-4: {colour} does not have that many tiles of this kind ({kind}) with this animal: {animal}",
    "DU-4: {colour} hat nicht so viele Plättchen dieser Sorte ({kind}) mit diesem Tier: {animal}",
    "DU-4\u00a0: {colour} n’a pas tant de tuiles de cette sorte ({kind}) avec cet animal\u00a0: {animal}",
)
NOT_THAT_MANY = Text(
    "DU-1: {colour} does not have that many tiles of this kind",
    "DU-1: {colour} hat nicht so viele Plättchen dieser Sorte",
    "DU-1\u00a0: {colour} n’a pas tant de tuiles de cette sorte",
)
NO_JOINS = Text(
    '\'joins\' must be a list of pairs of edges such as [["N","E"]]',
    '„joins“ muss eine Liste von Kantenpaaren sein, etwa [["N","E"]]',
    '«\u00a0joins\u00a0» doit être une liste de paires de côtés, par exemple [["N","E"]]',
)
NO_SUCH_BILLABONG = Text(
    "DU-33: a billabong joins nothing, one pair of edges, or two pairs as a curved tile does",
    "DU-33: Ein Billabong verbindet nichts, ein Kantenpaar oder zwei Paare wie ein gebogenes Plättchen",
    "DU-33\u00a0: un billabong ne relie rien, une paire de côtés, ou deux paires comme une tuile courbe",
)

# Billabongs and closed cells

BILLABONGS_LEFT = Text(
    "DU-1: {laid} billabongs lie, so 'billabongs' must be {left}",
    "DU-1: {laid} Billabongs liegen, also muss „billabongs“ {left} sein",
    "DU-1\u00a0: {laid} billabongs sont posés, donc «\u00a0billabongs\u00a0» doit être {left}",
)
CLOSED_TOO_EARLY = Text(
    "DU-33: no cell is closed while billabongs are left",
    "DU-33: Kein Feld ist geschlossen, solange Billabongs übrig sind",
    "DU-33\u00a0: aucune case n’est fermée tant qu’il reste des billabongs",
)
TOO_MANY_CLOSED = Text(
    "DU-33: there are more closed cells than a game can have",
    "DU-33: Es sind mehr Felder geschlossen, als es in einer Partie sein können",
    "DU-33\u00a0: il y a plus de cases fermées qu’une partie ne peut en avoir",
)
NO_CLOSED_CELLS = Text(
    "'closed' must be a list of cells such as [[1,2]]",
    "„closed“ muss eine Liste von Feldern sein, etwa [[1,2]]",
    "«\u00a0closed\u00a0» doit être une liste de cases, par exemple [[1,2]]",
)
CLOSED_ELSEWHERE = Text(
    "DU-33: the closed cell {cell} must be empty and among the tiles",
    "DU-33: Das geschlossene Feld {cell} muss leer sein und zwischen den Plättchen liegen",
    "DU-33\u00a0: la case fermée {cell} doit être vide et parmi les tuiles",
)
BILLABONG_MISSING = Text(
    "DU-30: a billabong must lie at {cell}",
    "DU-30: Auf {cell} muss ein Billabong liegen",
    "DU-30\u00a0: un billabong doit se trouver en {cell}",
)

# Routes, openings and hands

TWO_COLOURS_JOINED = Text(
    "DU-5: the route of {colour} is joined to another colour",
    "DU-5: Die Route von {colour} ist mit einer anderen Farbe verbunden",
    "DU-5\u00a0: la route de {colour} est jointe à une autre couleur",
)
NOT_ONE_ROUTE = Text(
    "DU-6: the tiles of {colour} are not one route",
    "DU-6: Die Plättchen von {colour} sind nicht eine Route",
    "DU-6\u00a0: les tuiles de {colour} ne forment pas une seule route",
)
DO_NOT_TOUCH = Text(
    "DU-10: the tiles do not touch each other",
    "DU-10: Die Plättchen berühren einander nicht",
    "DU-10\u00a0: les tuiles ne se touchent pas",
)
ROUND_ONE = Text(
    "DU-10: in round one each colour lays one tile, in order, and extends by DU-30 only",
    "DU-10: In Runde eins legt jede Farbe ein Plättchen, der Reihe nach, und setzt nur nach DU-30 fort",
    "DU-10\u00a0: au premier tour, chaque couleur pose une tuile, dans l’ordre, et ne prolonge que par DU-30",
)
NO_FIRST_TERMINAL = Text(
    "DU-53: {colour} has not begun with a terminal as it should",
    "DU-53: {colour} hat nicht mit einem Endstück begonnen, wie es sein muss",
    "DU-53\u00a0: {colour} n’a pas commencé par un terminus comme il le faut",
)
OTHER_HAND = Text(
    "DU-1: '{name}' must be {left}: the others lie",
    "DU-1: „{name}“ muss {left} sein: Die anderen liegen",
    "DU-1\u00a0: «\u00a0{name}\u00a0» doit être {left}\u00a0: les autres sont posées",
)
OTHER_ANIMALS = Text(
    "DU-4: '{name}' must be {left}: the others lie",
    "DU-4: „{name}“ muss {left} sein: Die anderen liegen",
    "DU-4\u00a0: «\u00a0{name}\u00a0» doit être {left}\u00a0: les autres sont posées",
)

# Whose turn it is

NOT_OWN_COLOURS = Text(
    "'played' must hold colours of the seat to move",
    "„played“ muss Farben des Platzes enthalten, der am Zug ist",
    "«\u00a0played\u00a0» doit contenir des couleurs de la place qui doit jouer",
)
PLAYED_TWICE = Text(
    "'played' names {colour} twice", "„played“ nennt {colour} zweimal", "«\u00a0played\u00a0» nomme deux fois {colour}"
)
NOT_SINGLE = Text(
    "DU-54: 'single' does not go with this turn",
    "DU-54: „single“ passt nicht zu diesem Zug",
    "DU-54\u00a0: «\u00a0single\u00a0» ne va pas avec ce tour",
)
TOO_MANY_PLAYED = Text(
    "DU-54: so many colours are not played before the turn is over",
    "DU-54: So viele Farben sind nicht gespielt, bevor der Zug zu Ende ist",
    "DU-54\u00a0: on ne joue pas tant de couleurs avant la fin du tour",
)
NOTHING_PLAYED = Text(
    "DU-30: an extension follows a play, so 'played' names its colour",
    "DU-30: Eine Fortsetzung folgt auf einen Zug, also nennt „played“ dessen Farbe",
    "DU-30\u00a0: une prolongation suit un coup, donc «\u00a0played\u00a0» en nomme la couleur",
)
NO_MEETING = Text(
    "DU-32: by the option 'meeting' no two colours meet in {cell}",
    "DU-32: Nach der Option „meeting“ treffen sich auf {cell} keine zwei Farben",
    "DU-32\u00a0: selon l’option «\u00a0meeting\u00a0», deux couleurs ne se rencontrent pas en {cell}",
)
NOT_NEW = Text(
    "DU-32: it cannot be new in this turn",
    "DU-32: Es kann nicht in diesem Zug neu sein",
    "DU-32\u00a0: elle ne peut pas être nouvelle à ce tour",
)
OTHER_MEETINGS = Text(
    "DU-32: 'meetings' must name the {count} cells where two colours meet, each once",
    "DU-32: „meetings“ muss die {count} Felder nennen, auf denen zwei Farben sich treffen, jedes einmal",
    "DU-32\u00a0: «\u00a0meetings\u00a0» doit nommer les {count} cases où deux couleurs se rencontrent, chacune une "
    "fois",
)
NO_BILLABONG_THERE = Text(
    "DU-30: no billabong lies at {cell}",
    "DU-30: Auf {cell} liegt kein Billabong",
    "DU-30\u00a0: il n’y a pas de billabong en {cell}",
)
NOT_OUT_OF_THERE = Text(
    "DU-30: no route of the seat to move leads out of this edge",
    "DU-30: Keine Route des Platzes am Zug führt aus dieser Kante heraus",
    "DU-30\u00a0: aucune route de la place qui doit jouer ne sort par ce côté",
)
NO_EXTENSION = Text(
    "DU-30: no tile can extend the route there",
    "DU-30: Kein Plättchen kann die Route dort fortsetzen",
    "DU-30\u00a0: aucune tuile ne peut y prolonger la route",
)
NO_SEATS = Text(
    "'finished' must hold seats", "„finished“ muss Plätze enthalten", "«\u00a0finished\u00a0» doit contenir des places"
)
FINISHED_TWICE = Text(
    "'finished' names seat {seat} twice",
    "„finished“ nennt Platz {seat} zweimal",
    "«\u00a0finished\u00a0» nomme deux fois la place {seat}",
)
MUST_BE_FINISHED = Text(
    "DU-15: a seat whose routes are closed at both ends is finished",
    "DU-15: Ein Platz, dessen Routen an beiden Enden geschlossen sind, ist fertig",
    "DU-15\u00a0: une place dont les routes sont fermées aux deux bouts a terminé",
)
CANNOT_BE_FINISHED = Text(
    "DU-15: seat {seat} can neither be closed nor have declined",
    "DU-15: Platz {seat} kann weder geschlossen sein noch verzichtet haben",
    "DU-15\u00a0: la place {seat} ne peut ni être fermée ni avoir renoncé",
)
LUCK_FIRST = Text(
    "nobody is to move before luck has laid what is due (DU-4, DU-51)",
    "Niemand ist am Zug, bevor der Zufall gelegt hat, was fällig ist (DU-4, DU-51)",
    "personne ne joue avant que le hasard ait posé ce qui est dû (DU-4, DU-51)",
)
SOMEBODY_CAN_PLAY = Text(
    "DU-14: seat {seat} can make a play, so somebody is to move",
    "DU-14: Platz {seat} kann etwas spielen, also ist jemand am Zug",
    "DU-14\u00a0: la place {seat} peut jouer, donc quelqu’un doit jouer",
)
CANNOT_PLAY = Text(
    "DU-14: seat {seat} can make no play, so another is to move",
    "DU-14: Platz {seat} kann nichts spielen, also ist ein anderer am Zug",
    "DU-14\u00a0: la place {seat} ne peut pas jouer, c’est donc à une autre",
)
ANOTHER_BEGINS = Text(
    "DU-10: in round one seat {seat} is to move now",
    "DU-10: In Runde eins ist jetzt Platz {seat} am Zug",
    "DU-10\u00a0: au premier tour, c’est maintenant à la place {seat}",
)

# Outcomes

POSITION_HAS_NO_LINE = Text(
    "'line' must be a list of cells such as [[0,0],[0,-1],[1,-1]]",
    "„line“ muss eine Liste von Feldern sein, etwa [[0,0],[0,-1],[1,-1]]",
    "«\u00a0line\u00a0» doit être une liste de cases, par exemple [[0,0],[0,-1],[1,-1]]",
).named("down-under.position.no-line")
NO_ANIMAL_NAMES = Text(
    "'animals' must be a list of {names}",
    "„animals“ muss eine Liste aus diesen sein: {names}",
    "«\u00a0animals\u00a0» doit être une liste de {names}",
)

give_ids("down-under.position", globals())
