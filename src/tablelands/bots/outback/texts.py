"""What people read about the bots of Outback."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Day tripper", "Ausflügler", "Promeneuse")
BEGINNER_ABOUT = Text(
    "Likes to see points at once, has no plan for the landscape and often misjudges the dice.",
    "Will sofort Punkte sehen, hat keinen Plan für die Landschaft und verschätzt sich oft bei den Würfeln.",
    "Veut des points tout de suite, n’a pas de plan pour le paysage et se trompe souvent sur les dés.",
)
EASY = Text("Camper", "Camperin", "Campeur")
EASY_ABOUT = Text(
    "Leaves room for groups to grow, but thinks of one roll at a time and often misjudges it.",
    "Lässt Gruppen Raum zum Wachsen, denkt aber nur an den nächsten Wurf und verschätzt sich oft dabei.",
    "Laisse aux groupes de la place pour grandir, mais ne pense qu’au prochain lancer et s’y trompe souvent.",
)
MEDIUM = Text("Scout", "Kundschafter", "Éclaireuse")
MEDIUM_ABOUT = Text(
    "Has a good feeling for dice and landscapes, and errs now and then.",
    "Hat ein gutes Gefühl für Würfel und Landschaften und irrt sich ab und zu.",
    "Sent bien les dés et les paysages, et se trompe de temps en temps.",
)
HARD = Text("Ranger", "Rangerin", "Garde forestier")
HARD_ABOUT = Text(
    "Reckons every turn out to the last die, and judges the rest by rules of thumb.",
    "Rechnet jeden Zug bis zum letzten Würfel aus und beurteilt den Rest nach Faustregeln.",
    "Calcule chaque tour jusqu’au dernier dé et estime le reste au jugé.",
)
STRONG = Text("Naturalist", "Naturforscher", "Naturaliste")
STRONG_ABOUT = Text(
    "Reckons every turn out exactly, knows from thousands of games what a landscape will bring, and plays to win.",
    "Rechnet jeden Zug genau aus, weiß aus Tausenden von Partien, was eine Landschaft bringt, und spielt auf Sieg.",
    "Calcule chaque tour exactement, sait, après des milliers de parties, ce que rapporte un paysage, et joue pour "
    "gagner.",
)

# Why

ROLLING_PROMISES = Text(
    "Rolling on promises {points} points more than taking now.",
    "Weiterwürfeln verspricht {points} Punkte mehr, als jetzt zu nehmen.",
    "Relancer promet {points} points de plus que prendre maintenant.",
)
NOTHING_YET = Text(
    "These dice take nothing yet.",
    "Mit diesen Würfeln lässt sich noch nichts nehmen.",
    "Ces dés ne permettent encore de rien prendre.",
)
TAKING_BRINGS = Text(
    "Taking now is worth {points} points more than rolling on.",
    "Jetzt zu nehmen ist {points} Punkte mehr wert, als weiterzuwürfeln.",
    "Prendre maintenant vaut {points} points de plus que relancer.",
)

give_ids("bots.outback", globals())
