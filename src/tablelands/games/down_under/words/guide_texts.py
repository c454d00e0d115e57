"""The rules in short, for somebody who is about to play: what `guide` puts together."""

from tablelands.core.text import Text, give_ids, same

PARAGRAPH = same("{headline}. {text}")

AIM = Text("Aim", "Ziel", "But")
BEGINNING = Text("Beginning", "Beginn", "Début")
TURN = Text("Your turn", "Dein Zug", "Votre tour")
TERMINALS = Text("Terminals", "Endstücke", "Terminus")
AREA = Text("Area", "Gebiet", "Zone")
LOOPS = Text("Loops", "Kreise", "Boucles")
BILLABONGS = Text("Billabongs", "Billabongs", "Billabongs")
ANIMALS = Text("Animals", "Tiere", "Animaux")
END = Text("End", "Ende", "Fin")

LONGEST = Text("Build the longest route.", "Baue die längste Route.", "Construisez la plus longue route.")
MOST_POINTS = Text(
    "Build the route with the most points: a long one, past the right animals.",
    "Baue die Route mit den meisten Punkten: eine lange, die an den richtigen Tieren vorbeikommt.",
    "Construisez la route qui rapporte le plus : une longue route, qui passe devant les bons animaux.",
)
PATHS = Text(
    "Every tile shows one path in its owner's colour and a grey one that any route may use. A route is everything "
    "that is joined to a colour; each path on it counts one, so a tile that it passes twice counts two.",
    "Jedes Plättchen zeigt einen Weg in der Farbe seines Besitzers und einen grauen, den jede Route benutzen darf. "
    "Eine Route ist alles, was mit einer Farbe verbunden ist; jeder Weg darauf zählt eins, ein zweimal benutztes "
    "Plättchen also zwei.",
    "Chaque tuile montre un chemin à la couleur de son propriétaire et un gris, ouvert à toutes les routes. Une route, "
    "c’est tout ce qui est relié à une couleur ; chaque chemin y compte un, une tuile traversée deux fois compte donc "
    "deux.",
)

FREE_START = Text(
    "The first tile lies at 0,0. Everybody else's first tile touches a laid one, at an edge or a corner. First tiles "
    "are straight or curved.",
    "Das erste Plättchen liegt auf 0,0. Das erste jedes anderen berührt ein liegendes, an einer Kante oder Ecke. "
    "Erste Plättchen sind gerade oder gebogen.",
    "La première tuile se pose en 0,0. La première de chaque autre joueur en touche une, par un côté ou un coin. Ces "
    "premières tuiles sont droites ou courbes.",
)
LINE_LIES = Text(
    "A line of tiles (X) crosses the area from corner to corner. It is nobody's, and no colour may be joined to it; "
    "it is crossed on the grey paths of its straight tiles.",
    "Eine Linie von Plättchen (X) durchquert das Gebiet von Ecke zu Ecke. Sie gehört niemandem, und keine Farbe darf "
    "mit ihr verbunden werden; man überquert sie auf den grauen Wegen ihrer Geraden.",
    "Une ligne de tuiles (X) traverse la zone d’un coin à l’autre. Elle n’est à personne et aucune couleur ne peut s’y "
    "joindre ; on la franchit par les chemins gris de ses tuiles droites.",
)
FRAME_LIES = Text(
    "A frame of tiles (X) surrounds the area. It is nobody's, and no colour may be joined to it, but its grey paths "
    "count for whoever uses them: two curves side by side send a route back in, one cell along; a straight tile lets "
    "it out, where only a terminal fits.",
    "Ein Rahmen aus Plättchen (X) umgibt das Gebiet. Er gehört niemandem, und keine Farbe darf mit ihm verbunden "
    "werden, aber seine grauen Wege zählen für jeden, der sie benutzt: Zwei Kurven nebeneinander schicken eine Route "
    "ein Feld weiter wieder hinein; eine Gerade lässt sie hinaus, wo nur ein Endstück passt.",
    "Un cadre de tuiles (X) entoure la zone. Il n’est à personne et aucune couleur ne peut s’y joindre, mais ses "
    "chemins gris comptent pour qui les emprunte : deux courbes côte à côte renvoient une route une case plus loin ; "
    "une droite la laisse sortir, là où seul un terminus peut aller.",
)
START_ANYWHERE = Text(
    "The first tile goes into any free cell of the area; everybody else's first tile touches a laid one, X included, "
    "at an edge or a corner. First tiles are straight or curved.",
    "Das erste Plättchen kommt auf ein beliebiges freies Feld des Gebiets; das erste jedes anderen berührt ein "
    "liegendes, auch X, an Kante oder Ecke. Erste Plättchen sind gerade oder gebogen.",
    "La première tuile va sur n’importe quelle case libre de la zone ; la première de chaque autre joueur en touche "
    "une, X compris, par un côté ou un coin. Ces premières tuiles sont droites ou courbes.",
)
ONE_ENDED_START = Text(
    "Everybody begins with a terminal, so that a route grows at one end only. The first lies at 0,0, the second back "
    "to back with it.",
    "Jeder beginnt mit einem Endstück, sodass eine Route nur an einem Ende wächst. Das erste liegt auf 0,0, das zweite "
    "Rücken an Rücken dazu.",
    "Chacun commence par un terminus : une route ne grandit donc que d’un bout. Le premier est en 0,0, le deuxième dos "
    "à dos avec lui.",
)
ONE_ENDED_ANYWHERE = Text(
    "Everybody begins with a terminal, so that a route grows at one end only. The first lies in any free cell of the "
    "area, the second back to back with it.",
    "Jeder beginnt mit einem Endstück, sodass eine Route nur an einem Ende wächst. Das erste kommt auf ein beliebiges "
    "freies Feld des Gebiets, das zweite Rücken an Rücken dazu.",
    "Chacun commence par un terminus : une route ne grandit donc que d’un bout. Le premier va sur n’importe quelle "
    "case libre de la zone, le deuxième dos à dos avec lui.",
)
THIRD_TERMINAL = Text(
    "The third touches something laid, at an edge or a corner; a fourth goes back to back with it.",
    "Das dritte berührt etwas Liegendes, an Kante oder Ecke; ein viertes kommt Rücken an Rücken dazu.",
    "Le troisième touche une tuile posée, par un côté ou un coin ; un quatrième se met dos à dos avec lui.",
)
ENDS_STAY_OPEN = Text(
    "Every end must then lead into an empty cell of the area.",
    "Jedes Ende muss danach in ein leeres Feld des Gebiets führen.",
    "Chaque bout doit alors mener à une case vide de la zone.",
)
TWO_ROUTES_START = Text(
    "You play two colours with a route each: yellow and red against blue and green. First comes a terminal of each "
    "colour, so that a route grows at one end only: yellow at 0,0, blue back to back with it, red so that it touches "
    "a laid one at an edge or a corner, green back to back with red. Then the first player lays a single tile, "
    "straight or curved.",
    "Du spielst zwei Farben mit je einer Route: Gelb und Rot gegen Blau und Grün. Zuerst kommt ein Endstück jeder "
    "Farbe, sodass eine Route nur an einem Ende wächst: Gelb auf 0,0, Blau Rücken an Rücken dazu, Rot so, dass es ein "
    "liegendes an Kante oder Ecke berührt, Grün Rücken an Rücken mit Rot. Dann legt der erste Spieler ein einzelnes "
    "Plättchen, gerade oder gebogen.",
    "Vous jouez deux couleurs, chacune avec sa route : jaune et rouge contre bleu et vert. D’abord vient un terminus "
    "de chaque couleur, une route ne grandit donc que d’un bout : jaune en 0,0, bleu dos à dos avec lui, rouge au "
    "contact d’un autre par un côté ou un coin, vert dos à dos avec rouge. Puis le premier joueur pose une seule "
    "tuile, droite ou courbe.",
)

ONE_TILE = Text("Lay one tile.", "Lege ein Plättchen.", "Posez une tuile.")
EITHER_COLOUR = Text(
    "Lay one tile, of either of your colours.",
    "Lege ein Plättchen, von einer deiner beiden Farben.",
    "Posez une tuile, de l’une de vos deux couleurs.",
)
BOTH_COLOURS = Text(
    "Lay two tiles, one of each of your colours, in either order; a colour that cannot be played is skipped.",
    "Lege zwei Plättchen, eines jeder deiner Farben, in beliebiger Reihenfolge; geht es mit einer Farbe nicht, "
    "entfällt sie.",
    "Posez deux tuiles, une de chacune de vos couleurs, dans l’ordre de votre choix ; une couleur qui ne peut pas être "
    "jouée passe son tour.",
)
EXTENDING = Text(
    "The coloured path of a tile goes on from an open end of its route (an arrow); the grey one may lengthen that "
    "route as well, lengthen another, or wait for one. Two colours may never be joined. If you can play, you "
    "must; if you cannot, you are passed over and may be able to play again later.",
    "Der farbige Weg eines Plättchens setzt ein offenes Ende seiner Route fort (einen Pfeil); der graue darf diese "
    "Route auch verlängern, eine andere weiterführen oder auf eine warten. Zwei Farben dürfen nie verbunden werden. "
    "Wer spielen kann, muss; wer nicht kann, wird übergangen und kommt vielleicht später wieder zum Zug.",
    "Le chemin de couleur d’une tuile prolonge un bout ouvert de sa route (une flèche) ; le gris peut aussi "
    "l’allonger, prolonger celle d’un autre ou en attendre une. Deux couleurs ne se joignent jamais. Qui peut jouer "
    "doit jouer ; qui ne le peut pas passe son tour, et le pourra peut-être plus tard.",
)

CLOSING = Text(
    "A terminal closes an end for good; it may come at any time after the first round. It takes half a cell, and the "
    "other half (░) has room only for another terminal, yours or not, back to back. Its grey path, dashed while it is "
    "alone, carries routes like any other.",
    "Ein Endstück schließt ein Ende für immer; nach der ersten Runde darf es jederzeit kommen. Es nimmt ein halbes "
    "Feld ein, und in der anderen Hälfte (░) hat nur noch ein Endstück Platz, deines oder ein fremdes, Rücken an "
    "Rücken. Sein grauer Weg, gestrichelt, solange es allein liegt, trägt Routen wie jeder andere.",
    "Un terminus ferme un bout pour de bon ; après le premier tour, il peut venir à tout moment. Il occupe une "
    "demi-case, et l’autre moitié (░) ne peut recevoir qu’un autre terminus, à vous ou non, dos à dos. Son chemin "
    "gris, en pointillé tant qu’il est seul, porte les routes comme les autres.",
)
FINISHED = Text(
    "Once both ends of your route are closed you play no more.",
    "Sind beide Enden deiner Route geschlossen, spielst du nicht mehr mit.",
    "Quand les deux bouts de votre route sont fermés, vous ne jouez plus.",
)
BOTH_FINISHED = Text(
    "Once both your routes are closed at both ends you play no more.",
    "Sind deine beiden Routen an beiden Enden geschlossen, spielst du nicht mehr mit.",
    "Quand vos deux routes sont fermées aux deux bouts, vous ne jouez plus.",
)

GROWING_AREA = Text(
    "It measures {a} by {b} cells, lying or standing, and is not in place at first: it grows with the tiles, in any "
    "direction, until it is full.",
    "Es misst {a} mal {b} Felder, liegend oder stehend, und liegt anfangs noch nicht fest: Es wächst mit den Plättchen "
    "in jede Richtung, bis es voll ist.",
    "Elle mesure {a} sur {b} cases, couchée ou debout, et n’est pas fixée au début : elle grandit avec les tuiles, "
    "dans toutes les directions, jusqu’à être pleine.",
)
FIXED_AREA = Text(
    "It measures {a} by {b} cells and lies where it is from the start.",
    "Es misst {a} mal {b} Felder und liegt von Anfang an fest.",
    "Elle mesure {a} sur {b} cases et est fixée dès le début.",
)
OFF_THE_AREA = Text(
    "Beyond it only terminals fit: an arrow with no dot before it points there, and the cell is typed like any "
    "other, as in t1@-6,-2.",
    "Jenseits davon passen nur Endstücke: Dorthin zeigt ein Pfeil ohne Punkt, und das Feld schreibt man wie jedes "
    "andere, etwa t1@-6,-2.",
    "Au-delà, seuls des terminus peuvent s’y poser : une flèche sans point y mène, et la case s’écrit comme une autre, "
    "par exemple t1@-6,-2.",
)
NO_BORDERS = Text("It has no borders.", "Es hat keine Grenzen.", "Elle n’a pas de bord.")

LOOPED = Text(
    "If your route is a loop when your turn comes, you lay nothing. Turn one of your own tiles by a quarter so that "
    "the route has two open ends again: turn2@0,0 makes a curve at 0,0 lie like c2. Or type decline: then you play "
    "no more, and the loop counts as it lies.",
    "Ist deine Route ein Kreis, wenn du an der Reihe bist, legst du nichts. Drehe eines deiner eigenen Plättchen um "
    "ein Viertel, sodass die Route wieder zwei offene Enden hat: turn2@0,0 legt eine Kurve auf 0,0 so hin wie c2. Oder "
    "tippe decline: Dann spielst du nicht mehr mit, und der Kreis zählt, wie er liegt.",
    "Si votre route est une boucle quand vient votre tour, vous ne posez rien. Tournez d’un quart une de vos tuiles "
    "pour que la route ait de nouveau deux bouts ouverts : turn2@0,0 met une courbe en 0,0 comme c2. Ou tapez "
    "decline : vous ne jouez alors plus, et la boucle compte telle quelle.",
)

CROWDED = Text(
    "When three colours lead into one empty cell, whoever played lays a billabong there at once, and the routes end "
    "in it. If the player's own route is one of the three, it goes on: at once they lay one more tile, out of the "
    "fourth side.",
    "Führen drei Farben in ein freies Feld, kommt dort sofort ein Billabong hin, und die Routen enden darin. Gehört "
    "eine davon dem, der gerade gespielt hat, geht sie weiter: Er legt sofort noch ein Plättchen, aus der vierten "
    "Seite hinaus.",
    "Quand trois couleurs mènent à une même case vide, celui qui a joué y pose aussitôt un billabong, et elles s’y "
    "arrêtent. Si sa couleur est l’une des trois, sa route continue : il pose aussitôt une tuile de plus, par le "
    "quatrième côté.",
)
FOUR_MEET = Text(
    "Of four colours none goes on.", "Bei vier Farben geht keine weiter.", "Si elles sont quatre, aucune ne continue."
)
NONE_LEFT = Text(
    "Once all {count} are used such a cell is closed (╳).",
    "Sind alle {count} verbraucht, wird so ein Feld geschlossen (╳).",
    "Une fois les {count} utilisés, une telle case est fermée (╳).",
)
BOTH_ENDS_MEET = Text(
    "When both ends of your route and both ends of another lead into one empty cell, each two by neighbouring sides, "
    "only a curve fits. If one of the two colours has none left, a billabong can stand in for it: both routes become "
    "loops. Only whoever of the two brought the last end there may lay it, on a later turn, in place of a tile.",
    "Führen beide Enden deiner Route und beide einer anderen in ein freies Feld, je zwei durch benachbarte Seiten, "
    "passt nur eine Kurve. Hat eine der beiden Farben keine mehr, kann ein Billabong sie ersetzen: Beide Routen werden "
    "zu Kreisen. Legen darf es nur, wer von den beiden das letzte Ende dorthin geführt hat, in einem späteren Zug "
    "statt eines Plättchens.",
    "Quand les deux bouts de votre route et ceux d’une autre mènent à une même case vide, chaque paire par des côtés "
    "voisins, seule une courbe convient. Si l’une des deux couleurs n’en a plus, un billabong peut la remplacer : les "
    "deux routes deviennent des boucles. Seul celui des deux qui y a mené le dernier bout peut le poser, à un tour "
    "suivant, au lieu d’une tuile.",
)
ONE_END_MEETS = Text(
    "When just two colours lead into one empty cell and one of them has no curve left, a billabong can stand in for "
    "it: b0 joins the sides as c0 does, b1 as c1, and both routes go on. Only whoever of the two brought that about "
    "may lay it, on a later turn, in place of a tile.",
    "Führen nur zwei Farben in ein freies Feld und hat eine davon keine Kurve mehr, kann ein Billabong sie ersetzen: "
    "b0 verbindet die Seiten wie c0, b1 wie c1, und beide Routen gehen weiter. Legen darf es nur, wer von den beiden "
    "sie dorthin geführt hat, in einem späteren Zug statt eines Plättchens.",
    "Quand deux couleurs seulement mènent à une même case vide et que l’une n’a plus de courbe, un billabong peut la "
    "remplacer : b0 relie les côtés comme c0, b1 comme c1, et les deux routes continuent. Seul celui des deux qui a "
    "créé cette rencontre peut le poser, à un tour suivant, au lieu d’une tuile.",
)

COUNTING = Text(
    "An animal counts only for the route that runs along its grey path; it does not matter who laid the tile. An "
    "animal on your tile does nothing for you unless your route takes its grey path too. A route is worth its "
    "length, plus {set} for each set of emu, kangaroo and platypus on it, minus {rabbit} for each rabbit unless a "
    "dingo is on it.",
    "Ein Tier zählt nur für die Route, die über seinen grauen Weg läuft, wer auch immer das Plättchen gelegt hat: Das "
    "auf deinem Plättchen bringt dir nichts, wenn deine Route nicht auch dessen grauen Weg nimmt. Eine Route ist ihre "
    "Länge wert, plus {set} für jeden Satz aus Emu, Känguru und Schnabeltier darauf, minus {rabbit} für jedes "
    "Kaninchen, wenn kein Dingo darauf ist.",
    "Un animal ne compte que pour la route qui passe par son chemin gris, peu importe qui a posé la tuile : celui de "
    "votre tuile ne vous sert à rien si votre route n’emprunte pas aussi ce gris. Une route vaut sa longueur, plus "
    "{set} par famille émeu, kangourou et ornithorynque, moins {rabbit} par lapin si aucun dingo n’est dessus.",
)
OWN_DINGO = Text(
    "Whoever has not laid their own dingo, a curve, loses to all who have.",
    "Wer seinen eigenen Dingo, eine Kurve, nicht gelegt hat, verliert gegen alle, die es getan haben.",
    "Qui n’a pas posé son propre dingo, une courbe, perd face à tous ceux qui l’ont fait.",
)
BOTH_DINGOS = Text(
    "Whoever has not laid both their dingos, a curve of each colour, loses to whoever has.",
    "Wer nicht beide eigenen Dingos gelegt hat, je eine Kurve, verliert gegen den, der es getan hat.",
    "Qui n’a pas posé ses deux dingos, une courbe de chaque couleur, perd face à qui l’a fait.",
)

NOBODY_PLAYS = Text(
    "The game ends when nobody can play any more.",
    "Die Partie endet, wenn niemand mehr spielen kann.",
    "La partie finit quand plus personne ne peut jouer.",
)
LONGEST_WINS = Text(
    "The longest route wins; if several are equally long, the win is shared.",
    "Die längste Route gewinnt; sind mehrere gleich lang, wird der Sieg geteilt.",
    "La plus longue route gagne ; à égalité, la victoire est partagée.",
)
POINTS_WIN = Text(
    "The most points win; on a tie the win is shared.",
    "Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.",
    "Qui a le plus de points gagne ; à égalité, la victoire est partagée.",
)
BETTER_COUNTS = Text(
    "The better of your two routes counts; the other breaks a tie.",
    "Von deinen zwei Routen zählt die bessere; die andere entscheidet bei Gleichstand.",
    "La meilleure de vos deux routes compte ; l’autre départage.",
)
SUM_COUNTS = Text(
    "Your two routes are added up.",
    "Deine zwei Routen werden zusammengezählt.",
    "Vos deux routes s’additionnent.",
)

give_ids("down-under.guide", globals())


# How to read the board and write a move.

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
