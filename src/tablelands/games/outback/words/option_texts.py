"""What can be chosen before a game, and each choice in a few words."""

from tablelands.core.text import Text, give_ids

EDITION_TITLE = Text("Edition", "Ausgabe", "Édition")
EDITION = Text(
    "Outback, or Outback Plus: seven dice, a larger landscape and open bonus tiles.",
    "Outback oder Outback Plus: sieben Würfel, eine größere Landschaft und offene Bonusplättchen.",
    "Outback, ou Outback Plus : sept dés, un paysage plus grand et des tuiles bonus visibles.",
)
END_TITLE = Text("End", "Ende", "Fin")
END = Text(
    "The game ends with the round in which a landscape is full, or only when all landscapes are full.",
    "Die Partie endet mit der Runde, in der eine Landschaft voll ist; oder erst, wenn alle voll sind.",
    "La partie finit avec le tour où un paysage est complet, ou seulement quand tous le sont.",
)
BONUS_TITLE = Text("Bonus tiles", "Bonusplättchen", "Tuiles bonus")
BONUS = Text(
    "Plus: all bonus tiles, or five drawn at random.",
    "Plus: alle Bonusplättchen oder fünf davon, gezogen.",
    "Plus : toutes les tuiles bonus, ou cinq tirées au sort.",
)
PENALTY_TITLE = Text("Penalty", "Strafe", "Pénalité")
PENALTY = Text(
    "Plus: what lost spaces cost; two points each, or what one of four penalty tiles says.",
    "Plus: was verlorene Felder kosten; je zwei Punkte oder so viel, wie eines von vier Strafplättchen sagt.",
    "Plus : ce que coûtent les cases perdues, deux points chacune ou ce que dit l’une des quatre tuiles pénalité.",
)

EDITIONS = (Text("Outback", "Outback", "Outback"), Text("Outback Plus", "Outback Plus", "Outback Plus"))
ENDS = (
    Text("one full landscape", "eine volle Landschaft", "un paysage complet"),
    Text("all landscapes full", "alle Landschaften voll", "tous les paysages complets"),
)
BONUSES = (Text("all", "alle", "toutes"), Text("five drawn", "fünf, gezogen", "cinq tirées au sort"))
PENALTY_NAMES = (
    Text("the same for each", "für jedes gleich viel", "le même prix pour chacune"),
    Text("the number of the row", "die Zahl der Reihe", "le nombre de la rangée"),
    Text("by the animals beside, A", "nach den Tieren daneben, A", "selon les animaux voisins, A"),
    Text("by the animals beside, B", "nach den Tieren daneben, B", "selon les animaux voisins, B"),
)
PENALTIES = (
    Text("no penalty tile", "kein Strafplättchen", "pas de tuile pénalité"),
    Text("one of the four, drawn", "eines der vier, gezogen", "l’une des quatre, tirée au sort"),
    *PENALTY_NAMES,
)

give_ids("outback.options", globals())
