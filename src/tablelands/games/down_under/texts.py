"""What players read about this game."""

from tablelands.core.text import Text, same

NAME = same("Down Under")

ABOUT = Text(
    "Build the longest route. Each tile shows a path in your colour and a gray one: your colour must continue an open "
    "end of your route, and gray paths that you meet lengthen it too. Two colours may never be joined. The area grows "
    "with the tiles until its size is reached; terminals end a route.",
    "Baue die längste Route. Jedes Plättchen zeigt einen Weg in deiner Farbe und einen grauen: deine Farbe muss ein "
    "offenes Ende deiner Route fortsetzen, und graue Wege, auf die du triffst, verlängern sie auch. Zwei Farben dürfen "
    "nie verbunden werden. Das Gebiet wächst mit den Plättchen bis zu seiner Größe; Endstücke beenden eine Route.",
    "Construisez la plus longue route. Chaque tuile montre un chemin à votre couleur et un gris : votre couleur doit "
    "prolonger un bout ouvert de votre route, et les chemins gris rencontrés l'allongent aussi. Deux couleurs ne "
    "peuvent jamais se joindre. La zone grandit avec les tuiles jusqu'à sa taille ; les terminus achèvent une route.",
)

AREA_OPTION = Text(
    "How large the playing area becomes: a known size, unlimited, or two sides such as [5,7].",
    "Wie groß das Gebiet wird: eine bekannte Größe, unbegrenzt, oder zwei Seiten wie [5,7].",
    "La taille que prend la zone de jeu : une taille connue, illimitée, ou deux côtés comme [5,7].",
)
SCORING_OPTION = Text(
    "Special: sets of animals on the route give points, rabbits without a dingo cost some.",
    "Special: Sätze von Tieren auf der Route geben Punkte, Kaninchen ohne Dingo kosten welche.",
    "Special : les familles d'animaux sur la route rapportent, les lapins sans dingo coûtent.",
)
START_OPTION = Text(
    "Free, across a line of green tiles, inside a frame, or one-ended from terminals back to back.",
    "Frei, über eine Linie grüner Plättchen, in einem Rahmen, oder einseitig von Endstücken Rücken an Rücken aus.",
    "Libre, à travers une ligne de tuiles vertes, dans un cadre, ou d'un seul bout depuis des terminus dos à dos.",
)
LINE_OPTION = Text(
    "The cells of the line from the lower left corner to the upper right one; otherwise it is drawn.",
    "Die Felder der Linie von der linken unteren Ecke zur rechten oberen; sonst wird sie ausgelost.",
    "Les cases de la ligne, du coin inférieur gauche au coin supérieur droit ; sinon elle est tirée au sort.",
)
ROUTES_OPTION = Text(
    "How many routes each of two players builds.",
    "Wie viele Routen jeder von zwei Spielern baut.",
    "Combien de routes chacun des deux joueurs construit.",
)
TILES_PER_TURN_OPTION = Text(
    "With two routes: a tile of each colour in a turn, or a single tile of either.",
    "Bei zwei Routen: in einem Zug ein Plättchen jeder Farbe, oder ein einziges von einer der beiden.",
    "Avec deux routes : une tuile de chaque couleur par tour, ou une seule de l'une des deux.",
)
ROUTE_SCORE_OPTION = Text(
    "With two routes: the longest one counts, or both added up.",
    "Bei zwei Routen: die längere zählt, oder beide zusammen.",
    "Avec deux routes : la plus longue compte, ou les deux additionnées.",
)

NO_SUCH_LINE = Text(
    "This is no line that can be drawn: north and east from 0,0 to the opposite corner, with enough straight tiles.",
    "Das ist keine Linie, die gezogen werden kann: von 0,0 nach Norden und Osten zur anderen Ecke, mit genug Geraden.",
    "Ce n'est pas une ligne possible : de 0,0 vers le nord et l'est jusqu'au coin opposé, assez de tuiles droites.",
)

COLOURS = (
    Text("yellow", "Gelb", "jaune"),
    Text("blue", "Blau", "bleu"),
    Text("red", "Rot", "rouge"),
    Text("green", "Grün", "vert"),
)
ANIMALS = (
    Text("kangaroo", "Känguru", "kangourou"),
    Text("emu", "Emu", "émeu"),
    Text("platypus", "Schnabeltier", "ornithorynque"),
    Text("rabbit", "Kaninchen", "lapin"),
    Text("dingo", "Dingo", "dingo"),
)
SEAT = Text("seat {seat} ({colour})", "Platz {seat} ({colour})", "place {seat} ({colour})")
TWO_COLOURS = Text("{one} and {two}", "{one} und {two}", "{one} et {two}")

HAND = Text(
    "{colour}: route of {length}; in hand: straight (s) {straight}, curved (c) {curved}, terminal (t) {terminal}",
    "{colour}: Route {length}; auf der Hand: gerade (s) {straight}, gebogen (c) {curved}, Endstück (t) {terminal}",
    "{colour} : route de {length} ; en main : droite (s) {straight}, courbe (c) {curved}, terminus (t) {terminal}",
)
ANIMALS_IN_HAND = Text(
    "  animals: straight {straight}; curved {curved}",
    "  Tiere: gerade {straight}; gebogen {curved}",
    "  animaux : droites {straight} ; courbes {curved}",
)
AREA = Text(
    "Area {a} by {b}, so far {width} wide and {height} high; billabongs left: {ponds}",
    "Gebiet {a} mal {b}, bisher {width} breit und {height} hoch; Billabongs übrig: {ponds}",
    "Zone de {a} sur {b}, pour l'instant {width} de large et {height} de haut ; billabongs restants : {ponds}",
)
UNLIMITED = Text(
    "Unlimited area; billabongs left: {ponds}",
    "Unbegrenztes Gebiet; Billabongs übrig: {ponds}",
    "Zone illimitée ; billabongs restants : {ponds}",
)
FIRST_TILE = Text(
    "Lay your first tile so that it touches another, at an edge or a corner (the very first lies at 0,0).",
    "Lege dein erstes Plättchen so, dass es ein anderes an Kante oder Ecke berührt (das allererste liegt auf 0,0).",
    "Posez votre première tuile contre une autre, par un côté ou un coin (la toute première en 0,0).",
)
FIRST_ANYWHERE = Text(
    "Lay your first tile anywhere inside.",
    "Lege dein erstes Plättchen irgendwo hinein.",
    "Posez votre première tuile n'importe où à l'intérieur.",
)
FIRST_TERMINAL = Text(
    "Lay your first terminal; the next seat lays one back to back with it.",
    "Lege dein erstes Endstück; der nächste Platz legt eines Rücken an Rücken dazu.",
    "Posez votre premier terminus ; la place suivante en pose un dos à dos.",
)
BACK_TO_BACK = Text(
    "Lay your first terminal back to back with the one that lies there: {move}.",
    "Lege dein erstes Endstück Rücken an Rücken mit dem, das dort liegt: {move}.",
    "Posez votre premier terminus dos à dos avec celui qui s'y trouve : {move}.",
)
GO_ON = Text(
    "Extend an open end (arrows): {ends}.",
    "Setze ein offenes Ende fort (Pfeile): {ends}.",
    "Prolongez un bout ouvert (flèches) : {ends}.",
)
END = Text("{letter} into {x},{y}", "{letter} nach {x},{y}", "{letter} vers {x},{y}")
LOOP = Text(
    "Your route is a loop: turn one of your tiles (turn1@0,0) so that it opens, or decline.",
    "Deine Route ist ein Kreis: drehe eines deiner Plättchen (turn1@0,0), so dass sie sich öffnet, oder decline.",
    "Votre route est une boucle : tournez une de vos tuiles (turn1@0,0) pour l'ouvrir, ou decline.",
)
EXTEND = Text(
    "Three routes met: a billabong was laid. Lead your route on into {x},{y}.",
    "Drei Routen trafen sich: ein Billabong wurde gelegt. Führe deine Route weiter nach {x},{y}.",
    "Trois routes se sont rencontrées : un billabong est posé. Menez votre route vers {x},{y}.",
)
POND_POSSIBLE = Text(
    "You may lay a billabong instead: {moves}.",
    "Du darfst stattdessen ein Billabong legen: {moves}.",
    "Vous pouvez poser un billabong à la place : {moves}.",
)
COLOUR_DUE = Text(
    "{due} Write the colour in front of the tile, for example {example}.",
    "{due} Schreibe die Farbe vor das Plättchen, zum Beispiel {example}.",
    "{due} Écrivez la couleur devant la tuile, par exemple {example}.",
)
DUE_NOW = Text("To lay now: {colour}.", "Jetzt zu legen: {colour}.", "À poser maintenant : {colour}.")
DUE_ONE_OF = Text(
    "To lay this turn: one tile of {one} or {two}.",
    "In diesem Zug zu legen: ein Plättchen von {one} oder {two}.",
    "À poser ce tour : une tuile de {one} ou de {two}.",
)
DUE_EACH = Text(
    "Still to lay this turn, a tile of each: {one}, {two}.",
    "In diesem Zug noch zu legen, je ein Plättchen: {one}, {two}.",
    "Encore à poser ce tour, une tuile de chaque : {one}, {two}.",
)
ANIMAL_DUE = Text(
    "Add the animal: s0k@1,2 (k kangaroo, e emu, p platypus, r rabbit, d dingo); terminals have none.",
    "Füge das Tier hinzu: s0k@1,2 (k Känguru, e Emu, p Schnabeltier, r Kaninchen, d Dingo); Endstücke haben keines.",
    "Ajoutez l'animal : s0k@1,2 (k kangourou, e émeu, p ornithorynque, r lapin, d dingo) ; aucun sur les terminus.",
)
FINISHED = Text("{colour} has finished.", "{colour} ist fertig.", "{colour} a terminé.")

HOW_TO_READ = Text(
    "Double lines with a letter are a colour (Y, B, R, G), single ones gray; X is the colour of a line or ring. A"
    " dashed gray line is a lone terminal's, ░ its free half, ≈ a billabong, · a free cell, an arrow an open end,"
    " ╳ a closed cell. Small letters are animals. Write a move as tile, turn, @ and cell: c3@0,-1. x counts to "
    "the right, y down.",
    "Doppelte Linien mit Buchstaben sind eine Farbe (Y gelb, B blau, R rot, G grün), einfache grau; X ist die "
    "Farbe einer Linie oder eines Rahmens. Gestrichelt ist das Grau eines einzelnen Endstücks, ░ seine freie "
    "Hälfte, ≈ ein Billabong, · ein freies Feld, ein Pfeil ein offenes Ende, ╳ ein geschlossenes Feld. Kleine "
    "Buchstaben sind Tiere. Schreibe einen Zug als Plättchen, Drehung, @ und Feld: c3@0,-1. x zählt nach rechts, "
    "y nach unten.",
    "Les traits doubles avec une lettre sont une couleur (Y jaune, B bleu, R rouge, G vert), les simples du gris ;"
    " X est la couleur d'une ligne ou d'un cadre. En tirets, le gris d'un terminus seul, ░ sa moitié libre, ≈ un "
    "billabong, · une case libre, une flèche un bout ouvert, ╳ une case fermée. Les petites lettres sont des "
    "animaux. Écrivez un coup ainsi : tuile, rotation, @ et case : c3@0,-1. x compte vers la droite, y vers le bas.",
)

ENDING = Text(
    "Nobody can make a play any more (DU-14).",
    "Niemand kann mehr etwas spielen (DU-14).",
    "Plus personne ne peut jouer (DU-14).",
)
ROUTE = Text(
    "{colour}: length {length}, path by path: {paths}",
    "{colour}: Länge {length}, Weg für Weg: {paths}",
    "{colour} : longueur {length}, chemin par chemin : {paths}",
)
LOOPED = Text(
    "{colour}: a loop, length {length}, path by path: {paths}",
    "{colour}: ein Kreis, Länge {length}, Weg für Weg: {paths}",
    "{colour} : une boucle, longueur {length}, chemin par chemin : {paths}",
)
NO_ROUTE = Text("{colour}: no route", "{colour}: keine Route", "{colour} : pas de route")
POINTS = Text(
    "{colour}: {points} points = {length} (length) + {bonus} (sets of emu, kangaroo, platypus: {sets} × {set}) "
    "- {loss} (rabbits: {rabbits})",
    "{colour}: {points} Punkte = {length} (Länge) + {bonus} (Sätze aus Emu, Känguru, Schnabeltier: {sets} × {set}) "
    "- {loss} (Kaninchen: {rabbits})",
    "{colour} : {points} points = {length} (longueur) + {bonus} (familles émeu, kangourou, ornithorynque : "
    "{sets} × {set}) - {loss} (lapins : {rabbits})",
)
NO_RABBITS = Text("none", "keine", "aucun")
RABBITS_KEPT_AWAY = Text(
    "{count}, kept away by a dingo", "{count}, ein Dingo hält sie fern", "{count}, un dingo les chasse"
)
RABBITS_COST = Text(
    "{count} × {each}, no dingo on the route",
    "{count} × {each}, kein Dingo auf der Route",
    "{count} × {each}, pas de dingo sur la route",
)
DINGO_NOT_LAID = Text(
    "{seat} has not laid its dingo and loses (DU-42).",
    "{seat} hat seinen Dingo nicht gelegt und verliert (DU-42).",
    "{seat} n'a pas posé son dingo et perd (DU-42).",
)
NO_DINGO_AT_ALL = Text(
    "Nobody has laid the dingo, so points decide (DU-42).",
    "Niemand hat den Dingo gelegt, also entscheiden die Punkte (DU-42).",
    "Personne n'a posé le dingo : les points décident (DU-42).",
)
BEST_COUNTS = Text(
    "{seat}: the better route counts, the other breaks a tie: {best}, then {other}.",
    "{seat}: die bessere Route zählt, die andere entscheidet bei Gleichstand: {best}, dann {other}.",
    "{seat} : la meilleure route compte, l'autre départage : {best}, puis {other}.",
)
BOTH_COUNT = Text(
    "{seat}: both routes together: {best} + {other}.",
    "{seat}: beide Routen zusammen: {best} + {other}.",
    "{seat} : les deux routes ensemble : {best} + {other}.",
)
