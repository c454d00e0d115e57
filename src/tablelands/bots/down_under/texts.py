"""What people read about the bots of Down Under."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Joey", "Joey", "Joey")
BEGINNER_ABOUT = Text(
    "Follows its nose and hardly looks at what the others do.",
    "Läuft der Nase nach und achtet kaum auf die anderen.",
    "Va le nez au vent et ne regarde guère ce que font les autres.",
)
EASY = Text("Hiker", "Wanderin", "Randonneuse")
EASY_ABOUT = Text(
    "Keeps its route open, but is easily led into a dead end.",
    "Hält sich einen Weg offen, lässt sich aber leicht in eine Sackgasse locken.",
    "Se garde une issue, mais se laisse vite mener dans une impasse.",
)
MEDIUM = Text("Drover", "Viehtreiber", "Bouvier")
MEDIUM_ABOUT = Text(
    "Uses the room it has, and gets in your way when it sees how.",
    "Nutzt seinen Platz und kommt dir in die Quere, wenn er eine Gelegenheit sieht.",
    "Exploite la place qu’il a et vous barre la route quand l’occasion se présente.",
)
HARD = Text("Surveyor", "Landvermesserin", "Géomètre")
HARD_ABOUT = Text(
    "Thinks many moves ahead and sends your route where you do not want it.",
    "Denkt viele Züge voraus und führt deine Route dahin, wo du sie nicht haben willst.",
    "Voit bien des coups à l’avance et mène votre route là où vous ne voulez pas.",
)
STRONG = Text("Explorer", "Entdecker", "Exploratrice")
STRONG_ABOUT = Text(
    "Plays thousands of games in its head before each tile.",
    "Spielt vor jedem Plättchen Tausende von Partien im Kopf durch.",
    "Joue des milliers de parties dans sa tête avant chaque tuile.",
)

# What to do

LAY = Text("Lay {tile} at {cell}.", "Lege {tile} auf {cell}.", "Posez {tile} en {cell}.")
LAY_ANIMAL = Text(
    "Lay {tile} with {animal} at {cell}.",
    "Lege {tile} mit {animal} auf {cell}.",
    "Posez {tile} avec {animal} en {cell}.",
)
LAY_BILLABONG = Text("Lay a billabong at {cell}.", "Lege ein Billabong auf {cell}.", "Posez un billabong en {cell}.")
TURN = Text("Turn the tile at {cell}.", "Drehe das Plättchen auf {cell}.", "Tournez la tuile en {cell}.")
DECLINE = Text(
    "Leave the loop closed and stop playing.",
    "Lass den Kreis geschlossen und hör auf.",
    "Laissez la boucle fermée et arrêtez de jouer.",
)
FOR_COLOUR = Text("{colour}: {what}", "{colour}: {what}", "{colour} : {what}")

give_ids("bots.down_under", globals())
