"""What players read during a game of Down Under and at its end."""

from tablelands.core.text import Text, give_ids, same

# Where the game stands and what the player at the move may do.

HAND = Text(
    "{colour}: route of {length}; in hand: straight (s) {straight}, curved (c) {curved}, terminal (t) {terminal}",
    "{colour}: Route {length}; auf der Hand: gerade (s) {straight}, gebogen (c) {curved}, Endstück (t) {terminal}",
    "{colour} : route de {length} ; en main : droite (s) {straight}, courbe (c) {curved}, terminus (t) {terminal}",
)
SPECIAL_ROUTE = Text(
    "{colour}: route of {length}, {animals}, {points}; {dingo}",
    "{colour}: Route {length}, {animals}, {points}; {dingo}",
    "{colour} : route de {length}, {animals}, {points} ; {dingo}",
)
HAND_OF_OTHERS = Text(
    "{route}; in hand: s {straight}, c {curved}, t {terminal}",
    "{route}; auf der Hand: s {straight}, c {curved}, t {terminal}",
    "{route} ; en main : s {straight}, c {curved}, t {terminal}",
)
OWN_HAND = Text(
    "{route}\n  in hand: straight (s) {straight}, curved (c) {curved}, terminal (t) {terminal}",
    "{route}\n  auf der Hand: gerade (s) {straight}, gebogen (c) {curved}, Endstück (t) {terminal}",
    "{route}\n  en main : droite (s) {straight}, courbe (c) {curved}, terminus (t) {terminal}",
)
NO_ANIMALS = Text("no animals", "keine Tiere", "aucun animal")
DINGO_LAID = Text("dingo laid", "Dingo gelegt", "dingo posé")
DINGO_IN_HAND = Text("dingo not laid yet", "Dingo noch nicht gelegt", "dingo pas encore posé")
AREA = Text(
    "Area {a} by {b}: columns {west} to {east}{wider}, rows {north} to {south}{higher}; billabongs left: {billabongs}",
    "Gebiet {a} mal {b}: Spalten {west} bis {east}{wider}, Zeilen {north} bis {south}{higher}; Billabongs übrig: "
    "{billabongs}",
    "Zone de {a} sur {b} : colonnes {west} à {east}{wider}, lignes {north} à {south}{higher} ; billabongs restants : "
    "{billabongs}",
)
EMPTY_AREA = Text(
    "Area {a} by {b}, still empty; billabongs left: {billabongs}",
    "Gebiet {a} mal {b}, noch leer; Billabongs übrig: {billabongs}",
    "Zone de {a} sur {b}, encore vide ; billabongs restants : {billabongs}",
)
FULL = Text(" (full)", " (voll)", " (pleines)")
MORE_ROOM = Text(" (up to {more} more)", " (bis zu {more} mehr)", " (jusqu’à {more} de plus)")
UNLIMITED = Text(
    "Unlimited area; billabongs left: {billabongs}",
    "Unbegrenztes Gebiet; Billabongs übrig: {billabongs}",
    "Zone illimitée ; billabongs restants : {billabongs}",
)
VERY_FIRST_TILE = Text(
    "Lay the first tile of the game, straight or curved, at 0,0.",
    "Lege das erste Plättchen der Partie, gerade oder gebogen, auf 0,0.",
    "Posez la première tuile de la partie, droite ou courbe, en 0,0.",
)
FIRST_TILE = Text(
    "Lay your first tile, straight or curved, so that it touches a laid one at an edge or a corner.",
    "Lege dein erstes Plättchen, gerade oder gebogen, sodass es ein liegendes an Kante oder Ecke berührt.",
    "Posez votre première tuile, droite ou courbe, au contact d’une autre, par un côté ou un coin.",
)
FIRST_TILE_BY_X = Text(
    "Lay your first tile, straight or curved, so that it touches a laid one at an edge or a corner; X tiles count.",
    "Lege dein erstes Plättchen, gerade oder gebogen, an Kante oder Ecke eines liegenden; auch X-Plättchen zählen.",
    "Posez votre première tuile, droite ou courbe, contre le côté ou le coin d’une autre ; les tuiles X comptent "
    "aussi.",
)
FIRST_ANYWHERE = Text(
    "Lay your first tile, straight or curved, in any free cell (a dot).",
    "Lege dein erstes Plättchen, gerade oder gebogen, auf ein beliebiges freies Feld (einen Punkt).",
    "Posez votre première tuile, droite ou courbe, sur n’importe quelle case libre (un point).",
)
VERY_FIRST_TERMINAL = Text(
    "The game begins with terminals, back to back: lay {colour}'s at 0,0, and {next} goes into the half that is left.",
    "Die Partie beginnt mit Endstücken Rücken an Rücken: Lege das von {colour} auf 0,0, {next} kommt in die freie "
    "Hälfte.",
    "La partie commence par des terminus dos à dos : posez celui de {colour} en 0,0, {next} prendra l’autre moitié.",
)
TERMINAL_ANYWHERE = Text(
    "The game begins with terminals, back to back: lay {colour}'s in any free cell (a dot) whose ends stay open, and "
    "{next} goes into the half that is left.",
    "Die Partie beginnt mit Endstücken Rücken an Rücken: Lege das von {colour} auf ein beliebiges freies Feld (einen "
    "Punkt), an dem die Enden offen bleiben; {next} kommt in die freie Hälfte.",
    "La partie commence par des terminus dos à dos : posez celui de {colour} sur une case libre (un point) où les "
    "bouts restent ouverts ; {next} prendra l’autre moitié.",
)
FIRST_TERMINAL = Text(
    "Lay {colour}'s first terminal so that it touches something laid at an edge or a corner, for example {move}.",
    "Lege das erste Endstück von {colour} so, dass es etwas Liegendes an Kante oder Ecke berührt, zum Beispiel {move}.",
    "Posez le premier terminus de {colour} au contact d’une tuile, par un côté ou un coin, par exemple {move}.",
)
BACK_TO_BACK = Text(
    "Lay {colour}'s first terminal back to back with the one that lies there: {move}.",
    "Lege das erste Endstück von {colour} Rücken an Rücken mit dem, das dort liegt: {move}.",
    "Posez le premier terminus de {colour} dos à dos avec celui qui s’y trouve : {move}.",
)
GO_ON = Text(
    "Extend an open end (arrows): {ends}.",
    "Setze ein offenes Ende fort (Pfeile): {ends}.",
    "Prolongez un bout ouvert (flèches) : {ends}.",
)
END = Text("{letter} into {cell}", "{letter} nach {cell}", "{letter} vers {cell}")
END_OFF_AREA = Text(
    "{letter} into {cell} (off the area: terminal only)",
    "{letter} nach {cell} (außerhalb: nur ein Endstück)",
    "{letter} vers {cell} (hors de la zone : terminus seulement)",
)
END_IN_HALF = Text(
    "{letter} into {cell} (half a cell: terminal only)",
    "{letter} nach {cell} (halbes Feld: nur ein Endstück)",
    "{letter} vers {cell} (demi-case : terminus seulement)",
)
LOOP = Text(
    "Your route is a loop, so you lay nothing. Turn one of your own tiles so that it opens, for example {move} (the "
    "number is its new position, as in the pictures c0 to c3). Or type decline: that ends your part in the game for "
    "good, and the loop counts as it lies.",
    "Deine Route ist ein Kreis, also legst du nichts. Drehe eines deiner eigenen Plättchen, sodass sie sich öffnet, "
    "zum Beispiel {move} (die Zahl ist seine neue Lage, wie in den Bildern c0 bis c3). Oder tippe decline: Damit "
    "spielst du endgültig nicht mehr mit, und der Kreis zählt, wie er liegt.",
    "Votre route est une boucle, vous ne posez donc rien. Tournez une de vos tuiles pour l’ouvrir, par exemple {move} "
    "(le nombre est sa nouvelle position, comme sur les images c0 à c3). Ou tapez decline : la partie est alors finie "
    "pour vous, et la boucle compte telle quelle.",
)
LOOP_FOR_GOOD = Text(
    "Your route is a loop that no tile of yours can open. All that is left is decline: it ends your part in the game "
    "for good, and the loop counts as it lies.",
    "Deine Route ist ein Kreis, den keines deiner Plättchen öffnen kann. Es bleibt nur decline: Damit spielst du "
    "endgültig nicht mehr mit, und der Kreis zählt, wie er liegt.",
    "Votre route est une boucle qu’aucune de vos tuiles ne peut ouvrir. Il ne reste que decline : la partie est alors "
    "finie pour vous, et la boucle compte telle quelle.",
)
EXTEND = Text(
    "Three routes meet: a billabong is laid. Extend your route into {cell}.",
    "Drei Routen treffen sich: Ein Billabong kommt hin. Setze deine Route nach {cell} fort.",
    "Trois routes se sont rencontrées : un billabong est posé. Prolongez votre route vers {cell}.",
)
BILLABONG_MAKES_LOOPS = Text(
    "Instead of a curve you may lay a billabong, which joins each route to itself, so that both become loops: {moves}.",
    "Statt einer Kurve darfst du ein Billabong legen, das jede Route mit sich selbst verbindet; beide werden zu "
    "Kreisen: {moves}.",
    "Au lieu d’une courbe, vous pouvez poser un billabong, qui joint chaque route à elle-même ; les deux deviennent "
    "des boucles : {moves}.",
)
BILLABONG_POSSIBLE = Text(
    "Instead of a curve you may lay a billabong, which joins the same sides as c0 or c1 and lets both routes go on: "
    "{moves}.",
    "Statt einer Kurve darfst du ein Billabong legen, das dieselben Seiten wie c0 oder c1 verbindet und beide Routen "
    "weiterführt: {moves}.",
    "Au lieu d’une courbe, vous pouvez poser un billabong, qui relie les mêmes côtés que c0 ou c1 et laisse continuer "
    "les deux routes : {moves}.",
)
COLOUR_DUE = Text(
    "{due} Write the colour in front of the tile, for example {example}.",
    "{due} Schreibe die Farbe vor das Plättchen, zum Beispiel {example}.",
    "{due} Écrivez la couleur devant la tuile, par exemple {example}.",
)
DUE_NOW = Text("To lay now: {colour}.", "Jetzt zu legen: {colour}.", "À poser maintenant : {colour}.")
DUE_ONE_OF = Text(
    "Lay one tile this turn, {one} or {two}.",
    "Lege in diesem Zug ein Plättchen, {one} oder {two}.",
    "Posez une tuile ce tour-ci : {one} ou {two}.",
)
DUE_EACH = Text(
    "Still to lay this turn: one tile each of {one} and {two}.",
    "In diesem Zug noch zu legen: je ein Plättchen {one} und {two}.",
    "À poser encore ce tour-ci, une de chaque : {one}, {two}.",
)
ANIMAL_DUE = Text(
    "Write the animal too: {example} ({animals}).",
    "Schreibe auch das Tier: {example} ({animals}).",
    "Écrivez aussi l’animal : {example} ({animals}).",
)
WAITING = Text("{seat} is to move.", "{seat} ist am Zug.", "C’est à {seat} de jouer.")
FINISHED = Text("Finished: {colours}.", "Fertig: {colours}.", "Terminé : {colours}.")

give_ids("down-under.prompt", globals())


# What is told about luck: what it has brought, and why a forced outcome cannot come up.

LINE_DRAWN = Text(
    "A line of green tiles from corner to corner: {cells}.",
    "Eine Linie grüner Plättchen von Ecke zu Ecke: {cells}.",
    "Une ligne de tuiles vertes d’un coin à l’autre\u00a0: {cells}.",
)
LINE_AND_ANIMALS_DRAWN = Text(
    "A line of green tiles from corner to corner: {cells}; its animals, in order: {animals}.",
    "Eine Linie grüner Plättchen von Ecke zu Ecke: {cells}; ihre Tiere, der Reihe nach: {animals}.",
    "Une ligne de tuiles vertes d’un coin à l’autre\u00a0: {cells}\u00a0; ses animaux, dans l’ordre\u00a0: {animals}.",
)
ANIMALS_DRAWN = Text(
    "The animals on the tiles that belong to nobody, in order: {animals}.",
    "Die Tiere auf den Plättchen, die niemandem gehören, der Reihe nach: {animals}.",
    "Les animaux sur les tuiles de personne, dans l’ordre\u00a0: {animals}.",
)

NO_SUCH_LINE = Text(
    "This is no line that can be drawn: north and east from 0,0 to the opposite corner, with three straight tiles in "
    "its middle third and no more tiles than green has.",
    "Das ist keine Linie, die ausgelost werden kann: von 0,0 nach Norden und Osten zur anderen Ecke, mit drei Geraden "
    "im mittleren Drittel und nicht mehr Plättchen, als Grün hat.",
    "Ce n’est pas une ligne possible\u00a0: de 0,0 vers le nord et l’est jusqu’au coin opposé, avec trois tuiles "
    "droites dans le tiers du milieu et pas plus de tuiles que n’en a vert.",
)
NO_LINE_DUE = Text(
    "No line is drawn here; only the animals are.",
    "Hier wird keine Linie ausgelost, nur die Tiere.",
    "Ici, on ne tire pas de ligne, seulement les animaux.",
)
LINE_FIRST = Text(
    "A line is drawn here, and with special scoring its animals with it.",
    "Hier wird eine Linie ausgelost, und bei Sonderwertung ihre Tiere mit ihr.",
    "Ici, on tire une ligne et, avec le décompte spécial, ses animaux avec elle.",
)
ANIMALS_TOO_MUCH = Text(
    "Without special scoring no animals are drawn.",
    "Ohne Sonderwertung werden keine Tiere ausgelost.",
    "Sans le décompte spécial, on ne tire pas d’animaux.",
)
ONE_EACH = Text(
    "There must be one animal for each of the {tiles} tiles, in order.",
    "Es muss ein Tier für jedes der {tiles} Plättchen sein, der Reihe nach.",
    "Il faut un animal pour chacune des {tiles} tuiles, dans l’ordre.",
)
NOT_THAT_MANY = Text(
    "There are not that many tiles of this kind and colour with this animal: {animal}.",
    "So viele Plättchen dieser Sorte und Farbe mit diesem Tier gibt es nicht: {animal}.",
    "Il n’y a pas tant de tuiles de cette sorte et de cette couleur avec cet animal\u00a0: {animal}.",
)

give_ids("down-under.outcome", globals())


# A move as a line of the log, and what it sets off.

TILES = (
    Text("a straight tile", "eine Gerade", "une droite"),
    Text("a curve", "eine Kurve", "une courbe"),
    Text("a terminal", "ein Endstück", "un terminus"),
)
AN_ANIMAL = (
    Text("a kangaroo", "Känguru", "un kangourou"),
    Text("an emu", "Emu", "un émeu"),
    Text("a platypus", "Schnabeltier", "un ornithorynque"),
    Text("a rabbit", "Kaninchen", "un lapin"),
    Text("a dingo", "Dingo", "un dingo"),
)
LAYS = Text("{colour} lays {tile} at {cell}.", "{colour} legt {tile} auf {cell}.", "{colour} pose {tile} en {cell}.")
LAYS_ANIMAL = Text(
    "{colour} lays {tile} with {animal} at {cell}.",
    "{colour} legt {tile} mit {animal} auf {cell}.",
    "{colour} pose {tile} avec {animal} en {cell}.",
)
LAYS_BILLABONG = Text(
    "{colour} lays a billabong at {cell}.",
    "{colour} legt ein Billabong auf {cell}.",
    "{colour} pose un billabong en {cell}.",
)
TURNS = Text(
    "{colour} turns the tile at {cell}.",
    "{colour} dreht das Plättchen auf {cell}.",
    "{colour} tourne la tuile en {cell}.",
)
DECLINES = Text(
    "{seat} leaves the loop closed and plays no more.",
    "{seat} lässt den Kreis geschlossen und spielt nicht mehr mit.",
    "{seat} laisse la boucle fermée et ne joue plus.",
)

LOOP_CLOSES = Text(
    "The {colour} route closes into a loop, {length} long.",
    "Die Route von {colour} schließt sich zum Kreis, Länge {length}.",
    "La route de {colour} se referme en une boucle, longueur {length}.",
)
LOOP_OPENS = Text(
    "The {colour} loop is open again.",
    "Der Kreis von {colour} ist wieder offen.",
    "La boucle de {colour} est rouverte.",
)
BILLABONG_LAID = Text(
    "{colours} meet at {cell}: a billabong is laid there. {fate}",
    "{colours} treffen sich auf {cell}: Dort kommt ein Billabong hin. {fate}",
    "{colours} se rencontrent en {cell} : un billabong y est posé. {fate}",
)
ONE_GOES_ON = Text(
    "{colour} carries on, the others end there.",
    "{colour} geht weiter, die anderen enden dort.",
    "{colour} continue, les autres s’y arrêtent.",
)
ALL_END = Text("They all end there.", "Alle enden dort.", "Toutes s’y arrêtent.")
CELL_CLOSED = Text(
    "Too many routes lead into {cell}, and no billabong is left: the cell is closed for good.",
    "Zu viele Routen führen nach {cell}, und es ist kein Billabong mehr da: Das Feld ist endgültig geschlossen.",
    "Trop de routes mènent vers {cell}, et il ne reste aucun billabong : la case est fermée pour de bon.",
)
LED = Text(
    "That takes the {colour} route from {before} to {after}.",
    "Die Route von {colour} geht damit von {before} auf {after}.",
    "La route de {colour} passe ainsi de {before} à {after}.",
)
ANIMALS_COUNT = Text(
    "Animal points for {colour}: {before} → {after}.",
    "Tierpunkte für {colour}: {before} → {after}.",
    "Points d’animaux pour {colour}\u00a0: {before} → {after}.",
)
COLUMNS_FULL = Text(
    "The area cannot get any wider: its west and east borders are fixed.",
    "Breiter kann das Gebiet nicht werden: Die Grenzen im Westen und Osten stehen fest.",
    "La zone ne peut plus s’élargir\u00a0: ses bords ouest et est sont fixés.",
)
ROWS_FULL = Text(
    "The area cannot get any taller: its north and south borders are fixed.",
    "Höher kann das Gebiet nicht werden: Die Grenzen im Norden und Süden stehen fest.",
    "La zone ne peut plus gagner en hauteur\u00a0: ses bords nord et sud sont fixés.",
)
PASSED_OVER = Text(
    "Cannot play this turn: {seats}.",
    "Kein Zug möglich, ausgesetzt: {seats}.",
    "Aucun coup possible, tour passé\u00a0: {seats}.",
)
LENGTH_BECOMES = Text(
    "{colour} route {before} → {after}",
    "{colour}: Route {before} → {after}",
    "{colour} : route {before} → {after}",
)
POINTS_BECOME = Text(
    "{lengths}, points {before} → {after}",
    "{lengths}, Punkte {before} → {after}",
    "{lengths}, points {before} → {after}",
)
GRAY_JOINS = Text(
    "The grey path joins the {colour} route.",
    "Der graue Weg gehört nun zur Route von {colour}.",
    "Le chemin gris rejoint la route de {colour}.",
)
GRAY_WAITS = Text(
    "The grey path is on nobody's route yet.",
    "Der graue Weg gehört noch zu keiner Route.",
    "Le chemin gris n’est encore sur la route de personne.",
)

give_ids("down-under.story", globals())


# How the game ended and the scores came about.

ENDING = Text(
    "Nobody can play any more (DU-14).",
    "Niemand kann mehr legen (DU-14).",
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
    "{colour}: {points} = {length} (length) + {bonus} (sets of emu, kangaroo, platypus: {sets} × {set}) - "
    "{loss} (rabbits: {rabbits})",
    "{colour}: {points} = {length} (Länge) + {bonus} (Sätze aus Emu, Känguru, Schnabeltier: {sets} × {set}) - "
    "{loss} (Kaninchen: {rabbits})",
    "{colour} : {points} = {length} (longueur) + {bonus} (familles émeu, kangourou, ornithorynque : {sets} × "
    "{set}) - {loss} (lapins : {rabbits})",
)
NO_RABBITS = Text("none", "keine", "aucun")
RABBITS_KEPT_AWAY = Text(
    "{count}, kept away by a dingo",
    "{count}, ein Dingo passt auf",
    "{count}, un dingo veille",
)
RABBITS_COST = Text(
    "{count} × {each}, no dingo on the route",
    "{count} × {each}, kein Dingo auf der Route",
    "{count} × {each}, pas de dingo sur la route",
)
DINGO_NOT_LAID = Text(
    "{seat} did not lay the dingo and loses (DU-42).",
    "{seat} hat den Dingo nicht gelegt und verliert (DU-42).",
    "{seat} n’a pas posé le dingo et perd (DU-42).",
)
NO_DINGO_AT_ALL = Text(
    "Nobody laid the dingo, so the points decide (DU-42).",
    "Niemand hat den Dingo gelegt, also entscheiden die Punkte (DU-42).",
    "Personne n’a posé le dingo\u00a0: les points décident (DU-42).",
)
ALL_DINGOS_LAID = Text(
    "Everybody laid the dingo in time (DU-42).",
    "Alle haben ihren Dingo rechtzeitig gelegt (DU-42).",
    "Tous ont posé leur dingo à temps (DU-42).",
)
RANKS = Text("Places: {ranks}", "Rangliste: {ranks}", "Classement\u00a0: {ranks}")
RANK = same("{place}. {seat} {score}")
BEST_COUNTS = Text(
    "{seat}: the better route counts, the other breaks a tie: {best}, then {other}.",
    "{seat}: Die bessere Route zählt, die andere entscheidet bei Gleichstand: {best}, dann {other}.",
    "{seat}\u00a0: la meilleure route compte, l’autre départage\u00a0: {best}, puis {other}.",
)
GRAY_IN_BRACKETS = Text(
    "In brackets, as in (x,y), the route takes a grey path.",
    "In Klammern, wie (x,y), nimmt die Route einen grauen Weg.",
    "Entre parenthèses, comme (x,y), la route emprunte un chemin gris.",
)
BOTH_COUNT = Text(
    "{seat}: both routes together: {best} + {other}.",
    "{seat}: beide Routen zusammen: {best} + {other}.",
    "{seat} : les deux routes ensemble : {best} + {other}.",
)

give_ids("down-under.ending", globals())
