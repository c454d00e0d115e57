"""Where the game stands and what the player at the move may do."""

from tablelands.core.text import Text, give_ids

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
