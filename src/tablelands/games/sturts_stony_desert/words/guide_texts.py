"""The rules in short, for somebody who is about to play: what `guide` puts together."""

from tablelands.core.text import Text, give_ids, same

PARAGRAPH = same("{headline}. {text}")

AIM = Text("Aim", "Ziel", "But")
TILES = Text("Tiles", "Plättchen", "Tuiles")
ROUTES = Text("Routes", "Strecken", "Routes")
FIRST_PHASE = Text("First phase", "Erste Phase", "Première phase")
SECOND_PHASE = Text("Second phase", "Zweite Phase", "Seconde phase")
END = Text("End", "Ende", "Fin")
CLAIM = Text("Claims", "Behauptungen", "Annonces")

# Aim

TWO_SIDES = Text(
    "Player 1 starts and wants a route {first}, player 2 wants one {second}. Nothing is hidden, and nothing is left to "
    "luck.",
    "Spieler 1 beginnt und will eine Strecke {first}, Spieler 2 will eine {second}. Nichts ist verdeckt, und nichts "
    "hängt vom Zufall ab.",
    "Le joueur 1 commence et veut une route {first}, le joueur 2 en veut une {second}. Rien n’est caché, et rien n’est "
    "laissé au hasard.",
)
THREE_PLAY = Text(
    "Players 1 and 3 are partners and want a route {first}; player 2 plays alone and wants one {second}. Turns go 1, "
    "2, 3, 2, so that both sides move equally often. Partners win and lose together. Nothing is hidden, and nothing is "
    "left to luck.",
    "Spieler 1 und 3 sind Partner und wollen eine Strecke {first}; Spieler 2 spielt allein und will eine {second}. "
    "Gespielt wird in der Folge 1, 2, 3, 2, damit beide Seiten gleich oft ziehen. Partner gewinnen und verlieren "
    "gemeinsam. Nichts ist verdeckt, und nichts hängt vom Zufall ab.",
    "Les joueurs 1 et 3 sont partenaires et veulent une route {first} ; le joueur 2 est seul et en veut une {second}. "
    "On joue dans l’ordre 1, 2, 3, 2, pour que les deux camps jouent aussi souvent l’un que l’autre. Les partenaires "
    "gagnent et perdent ensemble. Rien n’est caché, et rien n’est laissé au hasard.",
)
FOUR_PLAY = Text(
    "Players 1 and 3 are partners and want a route {first}; players 2 and 4 are partners and want one {second}. Turns "
    "go 1, 2, 3, 4. Partners win and lose together. Nothing is hidden, and nothing is left to luck.",
    "Spieler 1 und 3 sind Partner und wollen eine Strecke {first}; Spieler 2 und 4 sind Partner und wollen eine "
    "{second}. Gespielt wird in der Folge 1, 2, 3, 4. Partner gewinnen und verlieren gemeinsam. Nichts ist verdeckt, "
    "und nichts hängt vom Zufall ab.",
    "Les joueurs 1 et 3 sont partenaires et veulent une route {first} ; les joueurs 2 et 4 sont partenaires et en "
    "veulent une {second}. On joue dans l’ordre 1, 2, 3, 4. Les partenaires gagnent et perdent ensemble. Rien n’est "
    "caché, et rien n’est laissé au hasard.",
)
WAYS = (
    Text("from west to east", "von West nach Ost", "d’ouest en est"),
    Text("from north to south", "von Nord nach Süd", "du nord au sud"),
)

# Tiles and routes

SHARED = Text(
    "All tiles are shared: everybody takes from the same supply, and a curve belongs to nobody.",
    "Alle Plättchen gehören allen gemeinsam: Jeder nimmt aus demselben Vorrat, und ein Bogen gehört niemandem.",
    "Les tuiles sont communes : chacun puise dans la même réserve, et une courbe n’est à personne.",
)
KINDS = Text(
    "A curve joins two neighbouring edges of its tile. A double (d) has two curves, around opposite corners; a fork "
    "(f) has two that share an edge, so that the edge across from it stays bare; a triple (t) has three. Turn a tile "
    "as you like before you lay it. Edges need not match: a curve may run against a bare edge, it then simply leads "
    "nowhere.",
    "Ein Bogen verbindet zwei benachbarte Kanten seines Plättchens. Ein Zweier (d) hat zwei Bögen um gegenüberliegende "
    "Ecken; eine Gabel (f) hat zwei mit einer gemeinsamen Kante, sodass die Kante gegenüber leer bleibt; ein Dreier "
    "(t) hat drei. Drehe ein Plättchen, wie du willst, bevor du es legst. Kanten müssen nicht zueinander passen: Ein "
    "Bogen darf an einer leeren Kante enden, er führt dann nur nirgendwohin.",
    "Une courbe relie deux côtés voisins de sa tuile. Une double (d) a deux courbes, autour de coins opposés ; une "
    "fourche (f) en a deux qui partagent un côté, si bien que le côté d’en face reste nu ; une triple (t) en a trois. "
    "Tournez une tuile comme vous voulez avant de la poser. Les côtés n’ont pas à coïncider : une courbe peut buter "
    "sur un côté nu, elle ne mène alors nulle part.",
)
TRAIN = Text(
    "A route is a way that a train can drive from one edge of the area to the opposite one. The train enters a tile, "
    "follows one of its curves to another edge and leaves there; in the next tile a curve must begin at that very "
    "edge. It never turns back, never changes from one curve to another inside a tile and never leaves the laid tiles. "
    "It may pass the same tile twice.",
    "Eine Strecke ist ein Weg, auf dem ein Zug von einem Rand des Gebiets zum gegenüberliegenden fahren kann. Der Zug "
    "kommt auf ein Plättchen, folgt einem seiner Bögen zu einer anderen Kante und verlässt es dort; auf dem nächsten "
    "muss an genau dieser Kante ein Bogen beginnen. Er kehrt nie um, wechselt nie innerhalb eines Plättchens von "
    "einem Bogen zum anderen und verlässt nie die liegenden Plättchen. Über dasselbe Plättchen darf er zweimal fahren.",
    "Une route est un chemin qu’un train peut suivre d’un bord de la zone au bord opposé. Le train entre sur une "
    "tuile, suit l’une de ses courbes jusqu’à un autre côté et sort par là ; sur la tuile suivante, une courbe doit "
    "commencer à ce côté même. Il ne fait jamais demi-tour, ne passe jamais d’une courbe à une autre sur une même "
    "tuile et ne quitte jamais les tuiles posées. Il peut passer deux fois sur la même tuile.",
)
SPAN = Text(
    "The area has a west and an east edge only once the tiles span five cells from west to east, and likewise from "
    "north to south; before that there is no route in that direction.",
    "Das Gebiet hat erst dann einen West- und einen Ostrand, wenn die Plättchen von West nach Ost fünf Felder "
    "überspannen, ebenso von Nord nach Süd; vorher gibt es in dieser Richtung keine Strecke.",
    "La zone n’a un bord ouest et un bord est que lorsque les tuiles s’étendent sur cinq cases d’ouest en est, et de "
    "même du nord au sud ; avant cela, il n’y a pas de route dans cette direction.",
)

# The first phase

LAY = Text(
    "In your turn you lay one double or one fork, whichever you like, into an empty cell that touches a laid tile, at "
    "an edge or only at a corner. The first tile lies at 0,0. All tiles together must fit into five by five cells; "
    "where that square lies is decided by the tiles themselves.",
    "In deinem Zug legst du einen Zweier oder eine Gabel, ganz wie du willst, auf ein leeres Feld, das ein liegendes "
    "Plättchen berührt, an einer Kante oder nur an einer Ecke. Das erste Plättchen liegt auf 0,0. Alle zusammen müssen "
    "in fünf mal fünf Felder passen; wo dieses Quadrat liegt, entscheiden die Plättchen selbst.",
    "À votre tour, vous posez une double ou une fourche de votre choix sur une case vide qui touche une tuile posée, "
    "par un côté ou seulement par un coin. La première tuile est en 0,0. Toutes ensemble doivent tenir dans cinq cases "
    "sur cinq ; ce sont les tuiles elles-mêmes qui décident où se trouve ce carré.",
)
WIN_AT_ONCE = Text(
    "As soon as there is a route, the game is over, and the side whose direction it has wins, no matter who laid the "
    "last tile. So complete your own, and take care not to complete the other side's for it. Should one tile complete "
    "a route in both directions, the side that laid it wins. The 25th tile still belongs to this phase.",
    "Sobald eine Strecke steht, ist die Partie zu Ende, und die Seite gewinnt, zu deren Richtung sie gehört, wer auch "
    "immer das letzte Plättchen gelegt hat. Vollende also deine eigene und pass auf, dass du nicht die der anderen "
    "Seite vollendest. Vollendet ein einziges Plättchen eine Strecke in beiden Richtungen, gewinnt die Seite, die es "
    "gelegt hat. Das 25. Plättchen gehört noch zu dieser Phase.",
    "Dès qu’une route existe, la partie est finie, et le camp dont elle suit la direction gagne, peu importe qui a "
    "posé la dernière tuile. Achevez donc la vôtre, et gardez-vous d’achever celle de l’autre camp à sa place. Si une "
    "seule tuile achève une route dans les deux directions, le camp qui l’a posée gagne. La 25e tuile fait encore "
    "partie de cette phase.",
)

# The second phase

COVER = Text(
    "If 25 tiles are laid and there is no route, the game goes on with player 2. In your turn you now lay one triple, "
    "turned as you like, on top of a double or a fork anywhere in the area; only the triple counts then, what is below "
    "it is gone. A triple is never covered again.",
    "Liegen 25 Plättchen und es gibt keine Strecke, geht es mit Spieler 2 weiter. In deinem Zug legst du nun einen "
    "Dreier, gedreht, wie du willst, auf einen Zweier oder eine Gabel irgendwo im Gebiet; dann gilt nur noch der "
    "Dreier, was darunter liegt, ist verschwunden. Ein Dreier wird nie wieder zugedeckt.",
    "Si 25 tuiles sont posées sans qu’une route existe, la partie continue avec le joueur 2. À votre tour, vous posez "
    "maintenant une triple, tournée comme vous voulez, sur une double ou une fourche n’importe où dans la zone ; seule "
    "la triple compte alors, ce qui est dessous a disparu. Une triple n’est plus jamais recouverte.",
)
WIN_LATER = Text(
    "A route no longer wins at once, but only if it still stands when the next turn of its own side begins, no matter "
    "who completed it. So if you complete your own, the other side has exactly one turn to break it, by covering a "
    "tile on it. And if you complete the other side's, alone or together with yours, you lose: its turn comes next. "
    "The ends of such routes are marked ◆.",
    "Eine Strecke gewinnt jetzt nicht mehr sofort, sondern erst, wenn sie zu Beginn des nächsten Zuges ihrer eigenen "
    "Seite noch steht, wer auch immer sie vollendet hat. Vollendest du deine eigene, hat die andere Seite also genau "
    "einen Zug, um sie zu unterbrechen, indem sie ein Plättchen darauf zudeckt. Und vollendest du die der anderen "
    "Seite, allein oder zusammen mit deiner, verlierst du: Sie ist als Nächste am Zug. Die Enden stehender Strecken "
    "sind mit ◆ markiert.",
    "Une route ne gagne plus aussitôt, mais seulement si elle existe encore au début du prochain tour de son propre "
    "camp, peu importe qui l’a achevée. Si vous achevez la vôtre, l’autre camp a donc exactement un tour pour la "
    "couper, en recouvrant une de ses tuiles. Et si vous achevez celle de l’autre camp, seule ou en même temps que la "
    "vôtre, vous perdez : c’est à lui de jouer. Les extrémités des routes existantes sont marquées ◆.",
)

# The end

LAST_TRIPLE = Text(
    "When all 24 triples are laid, a route wins, since nobody can break it any more.",
    "Wenn alle 24 Dreier liegen, gewinnt eine Strecke, die steht, denn niemand kann sie mehr unterbrechen.",
    "Quand les 24 triples sont posées, une route qui existe gagne, car plus personne ne peut la couper.",
)
TIE = Text(
    "If there is none, it is a tie.", "Gibt es keine, ist es unentschieden.", "S’il n’y en a pas, il y a égalité."
)
NO_TIE = Text(
    "If there is none, the side that would move next wins, as if it had made a claim: nobody could refute it. So there "
    "are no ties.",
    "Gibt es keine, gewinnt die Seite, die als Nächste am Zug wäre, als hätte sie eine Behauptung aufgestellt: Niemand "
    "könnte sie widerlegen. Ein Unentschieden gibt es also nicht.",
    "S’il n’y en a pas, le camp qui jouerait ensuite gagne, comme s’il avait fait une annonce : personne ne pourrait "
    "la réfuter. Il n’y a donc pas d’égalité.",
)

# Claims

MAKE_CLAIM = Text(
    "If you are convinced that nobody can complete a route any more, neither you nor the other side, you may claim so "
    "instead of laying a tile (type claim). You may do it in the second phase, while there is no route.",
    "Bist du überzeugt, dass niemand mehr eine Strecke vollenden kann, weder du noch die andere Seite, darfst du das "
    "behaupten, statt ein Plättchen zu legen (tippe claim). Das geht in der zweiten Phase, solange keine Strecke "
    "steht.",
    "Si vous pensez que plus personne ne peut achever une route, ni vous ni l’autre camp, vous pouvez l’annoncer au "
    "lieu de poser une tuile (tapez claim). C’est permis en seconde phase, tant qu’aucune route n’existe.",
)
ANSWER_CLAIM = Text(
    "Then the next player, who is on the other side, tries to prove you wrong, and you only watch: they lay triple "
    "after triple, as many as they like. As soon as there is a route, in either direction, their side wins. If they "
    "give up (by typing stop, at any time, even before the first triple) or have no triples left, your side wins. So "
    "claim only when you are sure.",
    "Dann versucht der nächste Spieler, der zur anderen Seite gehört, dich zu widerlegen, und du schaust nur zu: Er "
    "legt einen Dreier nach dem anderen, so viele er will. Sobald es eine Strecke gibt, egal in welcher Richtung, "
    "gewinnt seine Seite. Gibt er auf (er tippt stop, jederzeit, auch schon vor dem ersten Dreier) oder hat er keine "
    "Dreier mehr, gewinnt deine Seite. Behaupte es also nur, wenn du sicher bist.",
    "Alors le joueur suivant, qui est de l’autre camp, essaie de vous donner tort, et vous ne faites que regarder : il "
    "pose triple après triple, autant qu’il veut. Dès qu’une route existe, dans l’une ou l’autre direction, son camp "
    "gagne. S’il renonce (il tape stop, à tout moment, même avant la première triple) ou s’il n’a plus de triples, "
    "votre camp gagne. N’annoncez donc qu’à coup sûr.",
)

# The board

HOW_TO_READ = Text(
    "Curves join the dots at the edges. Write a move as tile, turn, @ and cell, as in d1@0,-1. A cell with its name is "
    "free.",
    "Bögen verbinden die Punkte an den Kanten. Einen Zug schreibst du als Plättchen, Drehung, @ und Feld, etwa "
    "d1@0,-1. Ein Feld, das seinen Namen zeigt, ist frei.",
    "Les courbes relient les points des côtés. Un coup s’écrit tuile, rotation, @ et case, par exemple d1@0,-1. Une "
    "case qui montre son nom est libre.",
)

give_ids("sturts-stony-desert.guide", globals())
