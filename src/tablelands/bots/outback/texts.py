"""What people read about the bots of Outback."""

from tablelands.core.text import Text, give_ids

BEGINNER = Text("Day tripper", "Ausflügler", "Promeneuse")
BEGINNER_ABOUT = Text(
    "Grabs points at once, has no plan for the landscape and often misjudges the dice.",
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
    "Has a good feel for dice and landscapes, and slips up now and then.",
    "Hat ein gutes Gefühl für Würfel und Landschaften und irrt sich ab und zu.",
    "Sent bien les dés et les paysages, et se trompe de temps en temps.",
)
HARD = Text("Ranger", "Rangerin", "Garde forestier")
HARD_ABOUT = Text(
    "Works out every turn to the last die, and judges the rest by rules of thumb.",
    "Rechnet jeden Zug bis zum letzten Würfel aus und beurteilt den Rest nach Faustregeln.",
    "Calcule chaque tour jusqu’au dernier dé et estime le reste au jugé.",
)
STRONG = Text("Naturalist", "Naturforscher", "Naturaliste")
STRONG_ABOUT = Text(
    "Works out every turn exactly, knows from thousands of games what a landscape is worth, and plays to win.",
    "Rechnet jeden Zug genau aus, weiß aus Tausenden von Partien, was eine Landschaft bringt, und spielt auf Sieg.",
    "Calcule chaque tour exactement, sait, après des milliers de parties, ce que rapporte un paysage, et joue pour "
    "gagner.",
)

# Why

ROLLING_PROMISES = Text(
    "Rolling again is worth {points} more than taking now.",
    "Weiterwürfeln ist {points} mehr wert, als jetzt zu nehmen.",
    "Relancer vaut {points} de plus que prendre maintenant.",
)
NOTHING_YET = Text(
    "You cannot take anything with these dice yet.",
    "Mit diesen Würfeln lässt sich noch nichts nehmen.",
    "Ces dés ne permettent encore de rien prendre.",
)
TAKING_BRINGS = Text(
    "Taking now is worth {points} more than rolling again.",
    "Jetzt zu nehmen ist {points} mehr wert, als weiterzuwürfeln.",
    "Prendre maintenant vaut {points} de plus que relancer.",
)

# What to do

KEEP = Text(
    "Keep {dice} and roll {count} dice again.",
    "Behalte {dice} und wirf {count} Würfel neu.",
    "Gardez {dice} et relancez {count} dés.",
)
KEEP_ALL_BUT_ONE = Text(
    "Keep {dice} and roll one die again.",
    "Behalte {dice} und wirf einen Würfel neu.",
    "Gardez {dice} et relancez un dé.",
)
ROLL_ALL = Text("Roll all dice again.", "Wirf alle Würfel neu.", "Relancez tous les dés.")
TAKE = Text(
    "Settle {animal} on {place} (dice: {dice}).",
    "Siedle {animal} auf {place} an (Würfel: {dice}).",
    "Installez {animal} sur {place} (dés : {dice}).",
)
END_TURN = Text("End your turn.", "Beende deinen Zug.", "Terminez votre tour.")
GIVE_UP = Text("Give up {place}.", "Gib {place} auf.", "Abandonnez {place}.")

give_ids("bots.outback", globals())
