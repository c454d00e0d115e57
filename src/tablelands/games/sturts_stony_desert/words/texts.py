"""The game in a few words, its options, and what its sides are called."""

from tablelands.core.text import Text, give_ids, same

NAME = same("Sturt's Stony Desert")

ABOUT = Text(
    "Lay curved tracks in an area of 5 by 5 cells. One side wants a route from west to east, the other from north to "
    "south; a train must be able to drive it without ever turning back. Once 25 tiles are laid, triples come on top, "
    "and whoever has a route when their turn begins wins.",
    "Lege gebogene Gleise in ein Gebiet von 5 mal 5 Feldern. Die eine Seite will eine Strecke von West nach Ost, die "
    "andere von Nord nach Süd; ein Zug muss sie befahren können, ohne je umzukehren. Wenn 25 Plättchen liegen, kommen "
    "Dreier obendrauf, und wer zu Beginn seines Zuges eine Strecke hat, gewinnt.",
    "Posez des voies courbes dans une zone de 5 cases sur 5. Un camp veut une route d’ouest en est, l’autre du nord au "
    "sud ; un train doit pouvoir la parcourir sans jamais faire demi-tour. Quand 25 tuiles sont posées, des triples "
    "viennent par-dessus, et qui a une route au début de son tour gagne.",
)

CLAIM_TITLE = Text("Claims", "Behauptungen", "Annonces")
CLAIM_OPTION = Text(
    "With claims there are no ties: a player may claim that no route is possible any more, and the next one tries to "
    "refute it.",
    "Mit Behauptungen gibt es kein Unentschieden: Man darf behaupten, dass keine Strecke mehr möglich ist, und der "
    "Nächste versucht, das zu widerlegen.",
    "Avec les annonces, pas d’égalité : on peut annoncer qu’aucune route n’est plus possible, et le suivant tente de "
    "le réfuter.",
)
CLAIM_CHOICES = (
    Text("ties are possible", "Unentschieden möglich", "égalité possible"),
    Text("no ties, but claims", "kein Unentschieden, dafür Behauptungen", "pas d’égalité, mais des annonces"),
)
SWAP_TITLE = Text("Sides", "Seiten", "Camps")
SWAP_OPTION = Text(
    "In which direction the player who starts builds.",
    "In welche Richtung baut, wer beginnt.",
    "La direction dans laquelle construit le joueur qui commence.",
)
SWAP_CHOICES = (
    Text("west-east starts", "West-Ost beginnt", "ouest-est commence"),
    Text("north-south starts", "Nord-Süd beginnt", "nord-sud commence"),
)

AXES = (Text("west-east", "West-Ost", "ouest-est"), Text("north-south", "Nord-Süd", "nord-sud"))
SENTENCE_AXES = (Text("West-east", "West-Ost", "Ouest-est"), Text("North-south", "Nord-Süd", "Nord-sud"))
"""Where a sentence begins with them."""
PARTNER = Text("{side} (player {number})", "{side} (Spieler {number})", "{side} (joueur {number})")

give_ids("sturts-stony-desert.texts", globals())


# How the diagram marks what is new.

NEW = Text(
    "A star on a tile: new since your last turn.",
    "Ein Stern auf einem Plättchen: neu seit deinem letzten Zug.",
    "Une étoile sur une tuile : posée depuis votre dernier tour.",
)

give_ids("sturts-stony-desert.mark", globals())


# What a look at a move tells.

ROUTE_NEXT = Text(
    "After it, one tile could complete a {axis} route, at: {cells}",
    "Danach könnte ein Plättchen eine {axis}-Strecke vollenden, und zwar auf: {cells}",
    "Ensuite, une seule tuile pourrait achever une route {axis}, en : {cells}",
)
NO_ROUTE_NEXT = Text(
    "After it, no single tile can complete a route.",
    "Danach kann kein einzelnes Plättchen eine Strecke vollenden.",
    "Ensuite, aucune tuile ne peut à elle seule achever une route.",
)

give_ids("sturts-stony-desert.look", globals())
