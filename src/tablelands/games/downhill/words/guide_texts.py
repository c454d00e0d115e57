"""The rules in short, for somebody who is about to play, and how to read the mountain: what `guide` puts together."""

from tablelands.core.text import Text, give_ids, same

PARAGRAPH = same("{headline}. {text}")

AIM = Text("Aim", "Ziel", "But")
MOUNTAIN = Text("Mountain", "Berg", "Montagne")
START = Text("Start", "Start", "Départ")
DRAWING = Text("Drawing", "Zeichnen", "Tracé")
RUN = Text("The run", "Die Fahrt", "La descente")
FLAGS = Text("Flags", "Fahnen", "Drapeaux")
END = Text("End", "Ende", "Fin")
POINTS = Text("Points", "Punkte", "Points")

RACE = Text(
    "Be far down the mountain when the first player crosses the bottom edge, and pick up flags on the way. The most "
    "points win.",
    "Sei weit unten am Berg, wenn der Erste über den unteren Rand fährt, und sammle unterwegs Fahnen. Wer die meisten "
    "Punkte hat, gewinnt.",
    "Soyez le plus bas possible quand le premier franchit le bord inférieur, et ramassez des drapeaux en chemin. Qui "
    "a le plus de points gagne.",
)
BOARDS = Text(
    "It is {rows} rows of {columns} boards, each a square of 10000. Easy faces have 6 obstacles, hard ones 10 or 11: "
    "trees, rocks, stumps and fallen trees. Each board has one flag.",
    "Er besteht aus {rows} Reihen zu {columns} Tafeln, jede ein Quadrat von 10000. Leichte Seiten haben 6 Hindernisse, "
    "schwere 10 oder 11: Bäume, Felsen, Stümpfe und umgestürzte Bäume. Jede Tafel hat eine Fahne.",
    "Elle a {rows} rangées de {columns} plateaux, chacun un carré de 10000. Les faces faciles ont 6 obstacles, les "
    "difficiles 10 ou 11 : arbres, rochers, souches et arbres couchés. Chaque plateau a un drapeau.",
)
HOLES_IN_COURSE = Text(
    "Places without a board are off the course.",
    "Plätze ohne Tafel gehören nicht zur Strecke.",
    "Les places sans plateau sont hors du parcours.",
)
MARK_START = Text(
    "One after the other you mark a start on the top edge: all of it, with 200 to each side, must lie on boards, and "
    "it keeps 400 away from every other start.",
    "Nacheinander markiert ihr einen Start am oberen Rand: Er muss samt 200 nach beiden Seiten auf Tafeln liegen und "
    "von jedem anderen Start 400 Abstand halten.",
    "L’un après l’autre, vous marquez un départ sur le bord supérieur : il doit se trouver sur des plateaux, avec 200 "
    "de chaque côté, et garder 400 de distance avec tout autre départ.",
)
ALL_DRAW = Text(
    "All at the same time and in secret: flip your transparency or not, turn it by quarters, choose a hole to start "
    "from and draw one line from there through four more holes. The fifth is where you mean to stop. What is drawn "
    "stays.",
    "Alle zugleich und verdeckt: Wende deine Folie oder nicht, drehe sie um Vierteldrehungen, wähle ein Loch als Start "
    "und zieh von dort eine Linie durch vier weitere Löcher. Beim fünften willst du halten. Was gezeichnet ist, "
    "bleibt.",
    "Tous en même temps et en secret : retournez ou non votre transparent, tournez-le par quarts de tour, choisissez "
    "un trou de départ et tracez de là une ligne passant par quatre autres trous. Le cinquième est celui où vous "
    "voulez vous arrêter. Ce qui est tracé reste.",
)
BY_EYE = Text(
    "You see the mountain and the transparency, never one on the other: judging by eye is what the game is about.",
    "Du siehst den Berg und die Folie, nie das eine auf dem anderen: Aufs Augenmaß kommt es an.",
    "Vous voyez la montagne et le transparent, jamais l’un sur l’autre : tout est dans le coup d’œil.",
)
WITH_OVERLAY = Text(
    "In this game you may look at your line on the mountain before you draw it.",
    "In dieser Partie darfst du deine Linie auf dem Berg ansehen, bevor du sie ziehst.",
    "Dans cette partie, vous pouvez voir votre ligne sur la montagne avant de la tracer.",
)
BENDS = Text(
    "The line may bend between the holes and pass over others.",
    "Die Linie darf zwischen den Löchern Bögen machen und über andere hinweggehen.",
    "La ligne peut s’incurver entre les trous et passer sur d’autres.",
)
STRAIGHT = Text(
    "In this game you only choose the holes; straight strokes join them.",
    "In dieser Partie wählst du nur die Löcher; gerade Striche verbinden sie.",
    "Dans cette partie, vous choisissez seulement les trous ; des traits droits les relient.",
)
LAID_ON = Text(
    "Then the lines are laid on the mountain, the start hole on your mark, whoever is furthest up first. If a stroke "
    "touches an obstacle, the mark of another who is still on the course, or the edge, you stop at the last hole "
    "before that stroke. Without a touch you stop at the fifth. That is where your new mark is.",
    "Dann werden die Linien auf den Berg gelegt, das Startloch auf die eigene Markierung; es beginnt, wer am weitesten "
    "oben ist. Berührt ein Strich ein Hindernis, die Markierung von jemandem auf der Strecke oder ihren Rand, hältst "
    "du am letzten Loch vor diesem Strich; ohne Berührung am fünften. Dort ist deine neue Markierung.",
    "Puis on pose les lignes sur la montagne, le trou de départ sur votre marque, en commençant par celui qui est le "
    "plus haut. Si un trait touche un obstacle, la marque d’un autre encore en course ou le bord, vous vous arrêtez "
    "au dernier trou avant ce trait ; sans contact, au cinquième. C’est là qu’est votre nouvelle marque.",
)
PASS_ON = Text(
    "After each round everybody passes the transparency to the next player.",
    "Nach jeder Runde gibt jeder seine Folie an den nächsten Spieler weiter.",
    "Après chaque tour, chacun passe son transparent au joueur suivant.",
)
TAKE_FLAGS = Text(
    "Every flag that the part of the line you really travel touches, and that nobody has, is yours. It is worth the "
    "number of its row: 1 at the top, {rows} at the bottom.",
    "Jede Fahne, die der wirklich gefahrene Teil deiner Linie berührt und die noch niemand hat, gehört dir. Sie ist so "
    "viel wert wie die Nummer ihrer Reihe: 1 ganz oben, {rows} ganz unten.",
    "Chaque drapeau que touche la partie de la ligne vraiment parcourue, et que personne n’a, est à vous. Il vaut le "
    "numéro de sa rangée : 1 en haut, {rows} en bas.",
)
LAST_ROUND = Text(
    "Whoever crosses the bottom edge has finished, and that round is the last; all of its lines still count. If nobody "
    "has finished after round {rounds}, the game ends as it stands.",
    "Wer über den unteren Rand fährt, ist im Ziel, und diese Runde ist die letzte; alle ihre Linien zählen noch. Ist "
    "nach Runde {rounds} niemand im Ziel, endet die Partie, wie sie steht.",
    "Qui franchit le bord inférieur est arrivé, et ce tour est le dernier ; toutes ses lignes comptent encore. Si "
    "personne n’est arrivé après le tour {rounds}, la partie s’arrête en l’état.",
)
RANKING = Text(
    "First come those who finished, by the furthest point that their whole line reaches, then the others by their "
    "marks. With {seats} players the places score {points} points, in this order; players who share a place all get "
    "its points, and the next place is skipped. Flags are added. A tie goes to the better place in the race; if that "
    "is the same too, the win is shared.",
    "Zuerst kommen alle, die im Ziel sind, geordnet nach dem fernsten Punkt ihrer ganzen Linie, dann die anderen nach "
    "ihren Markierungen. Bei {seats} Spielern bringen die Ränge der Reihe nach {points} Punkte; wer sich einen Rang "
    "teilt, bekommt dessen volle Punkte, und der nächste entfällt. Die Fahnen kommen dazu. Bei Gleichstand entscheidet "
    "der bessere Rang im Rennen; ist auch er gleich, wird der Sieg geteilt.",
    "D’abord ceux qui sont arrivés, selon le point le plus lointain de leur ligne entière, puis les autres selon leur "
    "marque. À {seats}, les rangs rapportent dans l’ordre {points} points ; qui partage un rang en reçoit tous les "
    "points, et le suivant n’est pas attribué. Les drapeaux s’ajoutent. À égalité, le meilleur rang de la course "
    "l’emporte ; s’il est le même, la victoire est partagée.",
)

# The board

HOW_TO_READ = Text(
    "On the left, the mountain: dotted shapes are obstacles, a number is a flag with its value, a small letter a flag "
    "that this player has, a capital letter the mark of a player; shaded places are holes in the course. Beside it, "
    "twice as large, the transparency of each player with its holes a to o. Numbers at the edges are thousands.\n"
    "Write a start as s and x, as in s12300; a line as turn, f if flipped, a colon and five holes, as in 0:dhbjm. With "
    "3f:dhbjm the transparency is flipped left to right and then turned clockwise by three quarters.",
    "Links der Berg: Gepunktete Formen sind Hindernisse, eine Zahl ist eine Fahne mit ihrem Wert, ein kleiner "
    "Buchstabe eine Fahne, die dieser Spieler hat, ein großer die Markierung eines Spielers; schraffiert sind Löcher "
    "in der Strecke. Daneben, doppelt so groß, die Folie jedes Spielers mit ihren Löchern a bis o. Zahlen an den "
    "Rändern sind Tausender.\n"
    "Einen Start schreibst du als s und x, etwa s12300; eine Linie als Drehung, f wenn gewendet, Doppelpunkt und fünf "
    "Löcher, etwa 0:dhbjm. Bei 3f:dhbjm ist die Folie seitlich gewendet und dann um drei Viertel im Uhrzeigersinn "
    "gedreht.",
    "À gauche, la montagne : les formes en pointillé sont des obstacles, un nombre est un drapeau avec sa valeur, une "
    "minuscule un drapeau pris par ce joueur, une majuscule la marque d’un joueur ; les hachures sont des trous du "
    "parcours. À côté, deux fois plus grand, le transparent de chaque joueur avec ses trous a à o. Les nombres au bord "
    "sont des milliers.\n"
    "Un départ s’écrit s et x, par exemple s12300 ; une ligne, rotation, f si le transparent est retourné, deux-points "
    "et cinq trous, par exemple 0:dhbjm. Avec 3f:dhbjm, il est retourné de gauche à droite puis tourné de trois quarts "
    "de tour dans le sens horaire.",
)

give_ids("downhill.guide", globals())
