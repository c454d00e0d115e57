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
    "The game ends after the round in which a landscape is full, or only when all landscapes are full.",
    "Die Partie endet mit der Runde, in der eine Landschaft voll ist; oder erst, wenn alle voll sind.",
    "La partie finit avec le tour de table où un paysage est complet, ou seulement quand tous le sont.",
)
BONUS_TITLE = Text("Bonus tiles", "Bonusplättchen", "Tuiles bonus")
BONUS = Text(
    "Plus: all bonus tiles, or five drawn at random.",
    "Plus: alle Bonusplättchen oder fünf zufällig gezogene.",
    "Plus : toutes les tuiles bonus, ou cinq tirées au sort.",
)
PENALTY_TITLE = Text("Penalty", "Strafe", "Pénalité")
PENALTY = Text(
    "Plus: a lost space costs two points, or what a penalty tile says.",
    "Plus: Ein verlorenes Feld kostet zwei Punkte oder so viel, wie ein Strafplättchen sagt.",
    "Plus : une case perdue coûte deux points, ou ce que dit une tuile pénalité.",
)

EDITIONS = (Text("Outback", "Outback", "Outback"), Text("Outback Plus", "Outback Plus", "Outback Plus"))
ENDS = (
    Text("one full landscape", "eine volle Landschaft", "un paysage complet"),
    Text("all landscapes full", "alle Landschaften voll", "tous les paysages complets"),
)
BONUSES = (Text("all", "alle", "toutes"), Text("five at random", "fünf zufällig gezogene", "cinq tirées au sort"))
PENALTY_NAMES = (
    Text("3 points each", "je 3 Punkte", "3 points chacune"),
    Text("the number of its row", "die Zahl der Reihe", "le numéro de la rangée"),
    Text(
        "1 per animal beside it, 2 per koala or platypus",
        "1 je Tier daneben, 2 je Koala oder Schnabeltier",
        "1 par animal voisin, 2 par koala ou ornithorynque",
    ),
    Text(
        "1 per animal beside it, 2 per emu or kangaroo",
        "1 je Tier daneben, 2 je Emu oder Känguru",
        "1 par animal voisin, 2 par émeu ou kangourou",
    ),
)
PENALTIES = (
    Text("2 points each, no penalty tile", "je 2 Punkte, kein Strafplättchen", "2 points chacune, sans tuile pénalité"),
    Text("a penalty tile at random", "ein zufälliges Strafplättchen", "une tuile pénalité tirée au sort"),
    *PENALTY_NAMES,
)

give_ids("outback.options", globals())
