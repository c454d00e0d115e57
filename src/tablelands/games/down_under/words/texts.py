"""What players read about this game."""

from tablelands.core.text import Text, give_ids, same

NAME = same("Down Under")

ABOUT = Text(
    "Build the longest route. Each tile shows a path in your colour and a grey one: your colour must continue an open "
    "end of your route, and grey paths that you meet lengthen it too. Two colours may never be joined. The area grows "
    "with the tiles up to its full size; terminals end a route.",
    "Baue die längste Route. Jedes Plättchen zeigt einen Weg in deiner Farbe und einen grauen: Deine Farbe muss ein "
    "offenes Ende deiner Route fortsetzen, und graue Wege, auf die du triffst, verlängern sie auch. Zwei Farben dürfen "
    "nie verbunden werden. Das Gebiet wächst mit den Plättchen, bis es seine volle Größe hat; Endstücke beenden eine "
    "Route.",
    "Construisez la plus longue route. Chaque tuile montre un chemin à votre couleur et un gris\u00a0: votre couleur "
    "doit prolonger un bout ouvert de votre route, et les chemins gris rencontrés l’allongent aussi. Deux couleurs ne "
    "peuvent jamais se joindre. La zone grandit avec les tuiles jusqu’à sa taille définitive\u00a0; les terminus "
    "achèvent une route.",
)

AREA_TITLE = Text("Area", "Gebiet", "Zone de jeu")
AREA_OPTION = Text(
    "How large the playing area becomes: a known size, unlimited, or two sides such as [5,7].",
    "Wie groß das Gebiet wird: eine bekannte Größe, unbegrenzt oder zwei Seiten wie [5,7].",
    "La taille que prend la zone de jeu : une taille connue, illimitée, ou deux côtés comme [5,7].",
)
SCORING_TITLE = Text("Scoring", "Zählweise", "Décompte")
SCORING_OPTION = Text(
    "With “length and animals”, sets of animals on your route score points, and rabbits without a dingo cost some.",
    "Mit „Länge und Tiere“ bringen Sätze von Tieren auf der Route Punkte, und Kaninchen ohne Dingo kosten welche.",
    "Avec « longueur et animaux », les familles d’animaux sur la route rapportent des points, et les lapins sans "
    "dingo en coûtent.",
)
START_TITLE = Text("Start", "Anfang", "Mise en place")
START_OPTION = Text(
    "What lies before the first move: nothing, a line of green tiles across the area, or a frame around it.",
    "Was vor dem ersten Zug liegt: nichts, eine Linie grüner Plättchen quer durchs Gebiet oder ein Rahmen darum.",
    "Ce qui est en place avant le premier coup : rien, une ligne de tuiles vertes à travers la zone, ou un cadre.",
)
LINE_TITLE = Text("Line", "Linie", "Ligne")
LINE_OPTION = Text(
    "The cells of the line from the lower left corner to the upper right one; otherwise it is drawn.",
    "Die Felder der Linie von der linken unteren Ecke zur rechten oberen; sonst wird sie ausgelost.",
    "Les cases de la ligne, du coin inférieur gauche au coin supérieur droit ; sinon elle est tirée au sort.",
)
ENDS_TITLE = Text("Ends of a route", "Enden einer Route", "Bouts d’une route")
ENDS_OPTION = Text(
    "Routes grow at both ends, or at one end only: then everybody begins with a terminal.",
    "Routen wachsen an beiden Enden oder nur an einem; dann beginnen alle mit einem Endstück.",
    "Les routes grandissent par les deux bouts, ou par un seul : chacun commence alors par un terminus.",
)
MEETING_TITLE = Text("Billabong for a curve", "Billabong statt Kurve", "Billabong au lieu d’une courbe")
MEETING_OPTION = Text(
    "When a billabong may stand in for a missing curve: where both ends of two routes meet, or one end of each.",
    "Wann ein Billabong eine fehlende Kurve ersetzen darf: wo sich beide Enden zweier Routen treffen oder nur je "
    "eines.",
    "Quand un billabong peut remplacer une courbe manquante\u00a0: là où deux routes se rencontrent par leurs deux "
    "bouts, ou par un seul.",
)
ROUTES_TITLE = Text("Routes", "Routen", "Routes")
ROUTES_OPTION = Text(
    "With two players: how many routes each of them builds.",
    "Zu zweit: wie viele Routen jeder baut.",
    "À deux joueurs : combien de routes chacun construit.",
)
TILES_PER_TURN_TITLE = Text("Tiles in a turn", "Plättchen je Zug", "Tuiles par tour")
TILES_PER_TURN_OPTION = Text(
    "With two routes: a tile of each colour in a turn, or a single tile of either.",
    "Bei zwei Routen: in einem Zug ein Plättchen jeder Farbe oder nur eines, von einer der beiden.",
    "Avec deux routes\u00a0: une tuile de chaque couleur par tour, ou une seule de l’une des deux.",
)
ROUTE_SCORE_TITLE = Text("What counts", "Was zählt", "Ce qui compte")
ROUTE_SCORE_OPTION = Text(
    "With two routes: the longer one counts, or both added up.",
    "Bei zwei Routen: Die längere zählt oder beide zusammen.",
    "Avec deux routes : la plus longue compte, ou les deux additionnées.",
)

AREA_CHOICES = (
    Text("recommended", "empfohlen", "conseillée"),
    Text("recommended, longer", "empfohlen, länger", "conseillée, plus longue"),
    Text("easy", "leicht", "facile"),
    Text("difficult", "schwierig", "difficile"),
    Text("unlimited", "unbegrenzt", "illimitée"),
)
AREA_HOW = Text(
    "Another size is written as its two sides, each 3 or more, such as [5,7].",
    "Eine andere Größe schreibt man als ihre zwei Seiten, jede mindestens 3, etwa [5,7].",
    "Une autre taille s’écrit par ses deux côtés, d’au moins 3 chacun, par exemple [5,7].",
)
SCORING_CHOICES = (
    Text("length only", "nur die Länge", "la longueur seule"),
    Text("length and animals", "Länge und Tiere", "longueur et animaux"),
)
START_CHOICES = (
    Text("nothing yet", "noch nichts", "rien encore"),
    Text("a line across the area", "eine Linie durchs Gebiet", "une ligne à travers la zone"),
    Text("a frame around the area", "ein Rahmen ums Gebiet", "un cadre autour de la zone"),
)
LINE_CHOICES = (Text("drawn by lot", "ausgelost", "tirée au sort"),)
LINE_HOW = Text(
    "A line of your own is written as its cells, such as [[0,0],[0,-1],[1,-1]]; x counts to the right, y down.",
    "Eine eigene Linie schreibt man als ihre Felder, etwa [[0,0],[0,-1],[1,-1]]; x zählt nach rechts, y nach unten.",
    "Une ligne de votre choix s’écrit par ses cases, par exemple [[0,0],[0,-1],[1,-1]]\u00a0; x compte vers la droite, "
    "y vers le bas.",
)
ENDS_CHOICES = (Text("two ends", "zwei Enden", "deux bouts"), Text("one end", "ein Ende", "un seul bout"))
MEETING_CHOICES = (
    Text("both ends of two routes", "beide Enden zweier Routen", "par les deux bouts"),
    Text("one end of each of two routes", "je ein Ende zweier Routen", "par un bout de chacune"),
)
ROUTES_CHOICES = (Text("one route", "eine Route", "une route"), Text("two routes", "zwei Routen", "deux routes"))
TILES_PER_TURN_CHOICES = (
    Text("one of each colour", "eines jeder Farbe", "une de chaque couleur"),
    Text("one of either colour", "eines von einer der Farben", "une de l’une des couleurs"),
)
ROUTE_SCORE_CHOICES = (
    Text("the longer route", "die längere Route", "la plus longue route"),
    Text("both routes added up", "beide Routen zusammen", "les deux routes additionnées"),
)

COLOURS = (
    Text("yellow", "Gelb", "Jaune"),
    Text("blue", "Blau", "Bleu"),
    Text("red", "Rot", "Rouge"),
    Text("green", "Grün", "Vert"),
)
"""As the names of those who play them: in French with a capital everywhere."""
CAPITALS = (
    Text("Yellow", "Gelb", "Jaune"),
    Text("Blue", "Blau", "Bleu"),
    Text("Red", "Rot", "Rouge"),
    Text("Green", "Grün", "Vert"),
)
"""The colours where a sentence begins."""
ANIMALS = (
    Text("kangaroo", "Känguru", "kangourou"),
    Text("emu", "Emu", "émeu"),
    Text("platypus", "Schnabeltier", "ornithorynque"),
    Text("rabbit", "Kaninchen", "lapin"),
    Text("dingo", "Dingo", "dingo"),
)
TWO_COLOURS = Text("{one} and {two}", "{one} und {two}", "{one} et {two}")

give_ids("down-under.words", globals())


# How the diagram marks what is new.

NEW = Text(
    "A star in a corner of a tile: new since your last turn.",
    "Ein Stern in der Ecke eines Plättchens: neu seit deinem letzten Zug.",
    "Une étoile dans le coin d’une tuile : posée depuis votre dernier tour.",
)

give_ids("down-under.mark", globals())
