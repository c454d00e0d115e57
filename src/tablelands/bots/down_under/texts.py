"""What people read about the bots of Down Under."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Joey", "Joey", "Joey")
BEGINNER_ABOUT = Text(
    "Follows its nose, looks at few moves and hardly at the other players.",
    "Läuft der Nase nach, prüft wenige Züge und achtet kaum auf die anderen.",
    "Va le nez au vent, examine peu de coups et ne regarde guère les autres joueurs.",
)
EASY = Text("Hiker", "Wanderin", "Randonneuse")
EASY_ABOUT = Text(
    "Keeps a way open for itself, but is soon led astray.",
    "Hält sich einen Weg offen, lässt sich aber leicht in die Irre führen.",
    "Se garde une issue, mais se laisse vite égarer.",
)
MEDIUM = Text("Drover", "Viehtreiber", "Bouvier")
MEDIUM_ABOUT = Text(
    "Uses the room it has, and gets in your way when it sees how.",
    "Nutzt seinen Platz und kommt dir in die Quere, wenn er eine Gelegenheit sieht.",
    "Exploite la place qu’il a et vous barre la route quand l’occasion se présente.",
)
HARD = Text("Surveyor", "Landvermesserin", "Géomètre")
HARD_ABOUT = Text(
    "Thinks many moves ahead and leads your route where you do not want it.",
    "Denkt viele Züge voraus und führt deine Route dahin, wo du sie nicht haben willst.",
    "Voit bien des coups à l’avance et mène votre route là où vous ne voulez pas.",
)
STRONG = Text("Explorer", "Entdecker", "Exploratrice")
STRONG_ABOUT = Text(
    "Plays thousands of games in its head before each tile.",
    "Spielt vor jedem Plättchen Tausende von Partien im Kopf durch.",
    "Joue des milliers de parties dans sa tête avant chaque tuile.",
)

give_ids("bots.down_under", globals())
