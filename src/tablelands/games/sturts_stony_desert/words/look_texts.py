"""What a look at a move tells."""

from tablelands.core.text import Text, give_ids

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
