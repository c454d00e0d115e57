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
    "Be far down the mountain when the first one crosses the bottom edge, and pick up flags on the way. Most points "
    "win.",
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
    "One after the other you mark a start on the top edge: all of it, 200 to each side, lies on boards, and it keeps "
    "400 away from every other start.",
    "Nacheinander markiert ihr einen Start am oberen Rand: er muss auf 200 nach beiden Seiten auf Tafeln liegen und "
    "von jedem anderen Start 400 Abstand halten.",
    "L'un après l'autre, vous marquez un départ sur le bord supérieur : il se trouve sur des plateaux, à 200 de "
    "chaque côté, et garde 400 de distance avec tout autre départ.",
)
ALL_DRAW = Text(
    "All at the same time and in secret: flip your transparency or not, turn it by quarters, choose a hole to start "
    "from and draw one line from there through four more holes. The fifth is where you mean to stop. What is drawn "
    "stays.",
    "Alle zugleich und verdeckt: wende deine Folie oder nicht, drehe sie um Viertel, wähle ein Loch als Start und "
    "zieh von dort eine Linie durch vier weitere Löcher. Beim fünften willst du halten. Was gezeichnet ist, bleibt.",
    "Tous en même temps et en secret : retournez ou non votre transparent, tournez-le par quarts, choisissez un trou "
    "de départ et tracez une ligne par quatre autres trous. Le cinquième est celui où vous voulez vous arrêter. Ce "
    "qui est tracé reste.",
)
BY_EYE = Text(
    "You see the mountain and the transparency, never one on the other: judging by eye is the game.",
    "Du siehst den Berg und die Folie, nie das eine auf dem anderen: das Augenmaß ist das Spiel.",
    "Vous voyez la montagne et le transparent, jamais l'un sur l'autre : juger à l'œil, c'est le jeu.",
)
WITH_OVERLAY = Text(
    "In this game you may look at your line on the mountain before you draw it.",
    "In dieser Partie darfst du deine Linie auf dem Berg ansehen, bevor du sie ziehst.",
    "Dans cette partie, vous pouvez voir votre ligne sur la montagne avant de la tracer.",
)
BENDS = Text(
    "The line may bend between the holes and pass over others.",
    "Die Linie darf zwischen den Löchern Bögen machen und über andere hinweggehen.",
    "La ligne peut s'incurver entre les trous et passer sur d'autres.",
)
STRAIGHT = Text(
    "In this game you only choose the holes; straight strokes join them.",
    "In dieser Partie wählst du nur die Löcher; gerade Striche verbinden sie.",
    "Dans cette partie, vous choisissez seulement les trous ; des traits droits les relient.",
)
LAID_ON = Text(
    "Then the lines are laid on the mountain, the start hole on your mark, whoever is furthest up first. If a stroke "
    "touches an obstacle, the mark of another who is still on the course, or the edge, you stop at the last hole "
    "before that stroke. Without a touch you stop at the fifth. There your new mark is.",
    "Dann werden die Linien auf den Berg gelegt, das Startloch auf die eigene Markierung, wer am weitesten oben ist, "
    "zuerst. Berührt ein Strich ein Hindernis, die Markierung von jemandem auf der Strecke oder ihren Rand, hältst du "
    "am letzten Loch vor diesem Strich; ohne Berührung am fünften. Dort ist deine neue Markierung.",
    "Puis on pose les lignes sur la montagne, le trou de départ sur votre marque, en commençant par qui est le plus "
    "haut. Si un trait touche un obstacle, la marque d'un autre encore en course ou le bord, vous vous arrêtez au "
    "dernier trou avant ce trait ; sans contact, au cinquième. Là est votre nouvelle marque.",
)
PASS_ON = Text(
    "After each round everybody hands the transparency to the next seat.",
    "Nach jeder Runde geben alle ihre Folie an den nächsten Platz weiter.",
    "Après chaque tour, chacun passe son transparent à la place suivante.",
)
TAKE_FLAGS = Text(
    "Every flag that the part of the line you really travel touches, and that nobody has, is yours. It is worth the "
    "number of its row: 1 at the top, {rows} at the bottom.",
    "Jede Fahne, die der wirklich gefahrene Teil deiner Linie berührt und die noch niemand hat, gehört dir. Sie ist so "
    "viel wert wie die Nummer ihrer Reihe: 1 ganz oben, {rows} ganz unten.",
    "Chaque drapeau que touche la partie de la ligne vraiment parcourue, et que personne n'a, est à vous. Il vaut le "
    "numéro de sa rangée : 1 en haut, {rows} en bas.",
)
LAST_ROUND = Text(
    "Who crosses the bottom edge has finished, and that round is the last; all of its lines still count. If nobody has "
    "finished after round {rounds}, the game ends as it stands.",
    "Wer über den unteren Rand fährt, ist im Ziel, und diese Runde ist die letzte; alle ihre Linien zählen noch. Ist "
    "nach Runde {rounds} niemand im Ziel, endet die Partie, wie sie steht.",
    "Qui franchit le bord inférieur est arrivé, et ce tour est le dernier ; toutes ses lignes comptent encore. Si "
    "personne n'est arrivé après le tour {rounds}, la partie s'arrête en l'état.",
)
RANKING = Text(
    "First come those who finished, by the furthest point that their whole line reaches, then the others by their "
    "marks. With {seats} players the places bring {points} points; who shares a place gets all its points, and the "
    "next place is skipped. Flags are added. A tie goes to the better place in the race, then the win is shared.",
    "Zuerst kommt, wer im Ziel ist, nach dem fernsten Punkt der ganzen Linie, dann die anderen nach ihren "
    "Markierungen. Zu {seats} bringen die Ränge {points} Punkte; wer einen Rang teilt, bekommt dessen volle Punkte, "
    "und der nächste entfällt. Fahnen zählen dazu. Bei Gleichstand gilt der bessere Rang im Rennen, danach wird "
    "geteilt.",
    "D'abord ceux qui sont arrivés, selon le point le plus lointain de leur ligne entière, puis les autres selon leur "
    "marque. À {seats}, les rangs rapportent {points} points ; qui partage un rang en reçoit tous les points, et le "
    "suivant est sauté. Les drapeaux s'ajoutent. À égalité, le meilleur rang de la course l'emporte, puis la victoire "
    "est partagée.",
)

# The board

HOW_TO_READ = Text(
    "Left the mountain: dotted shapes are obstacles, a number is a flag with its value, a small letter a flag "
    "that this seat has, a capital letter the mark of a seat; shaded places are holes in the course. Beside it, "
    "twice as large, the transparency of each seat with its holes a to o. Numbers at the edges are thousands.\n"
    "Write a start as s and x: s12300. Write a line as turn, f if flipped, a colon and five holes: 0:dhbjm, or "
    "3f:dhbjm for a transparency flipped left to right and then turned clockwise by three quarters.",
    "Links der Berg: gepunktete Formen sind Hindernisse, eine Zahl ist eine Fahne mit ihrem Wert, ein kleiner "
    "Buchstabe eine Fahne, die dieser Platz hat, ein großer die Markierung eines Platzes; schraffiert sind Löcher "
    "in der Strecke. Daneben, doppelt so groß, die Folie jedes Platzes mit ihren Löchern a bis o. Zahlen an den "
    "Rändern sind Tausender.\n"
    "Schreibe einen Start als s und x: s12300. Schreibe eine Linie als Drehung, f wenn gewendet, Doppelpunkt und "
    "fünf Löcher: 0:dhbjm, oder 3f:dhbjm für eine Folie, die seitlich gewendet und dann um drei Viertel im "
    "Uhrzeigersinn gedreht ist.",
    "À gauche la montagne : les formes en points sont des obstacles, un nombre est un drapeau et sa valeur, une "
    "petite lettre un drapeau pris par cette place, une grande la marque d'une place ; les hachures sont des trous "
    "du parcours. À côté, deux fois plus grand, le transparent de chaque place avec ses trous a à o. Les nombres "
    "aux bords sont des milliers.\n"
    "Écrivez un départ ainsi : s et x : s12300. Écrivez une ligne ainsi : rotation, f si retourné, deux-points et "
    "cinq trous : 0:dhbjm, ou 3f:dhbjm pour un transparent retourné de gauche à droite puis tourné de trois quarts "
    "dans le sens horaire.",
)

give_ids("downhill.guide", globals())
