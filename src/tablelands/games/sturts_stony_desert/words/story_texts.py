"""Moves as lines of a log, and what they set off."""

from tablelands.core.text import Text, give_ids

LAYS = (
    Text(
        "{seat} lays a double at {cell}.",
        "{seat} legt einen Zweier auf {cell}.",
        "{seat} pose une double en {cell}.",
    ),
    Text("{seat} lays a fork at {cell}.", "{seat} legt eine Gabel auf {cell}.", "{seat} pose une fourche en {cell}."),
    Text(
        "{seat} covers {cell} with a triple.",
        "{seat} deckt {cell} mit einem Dreier zu.",
        "{seat} recouvre {cell} d’une triple.",
    ),
)
CLAIMS = Text(
    "{seat} claims that no route is possible any more.",
    "{seat} behauptet, dass keine Strecke mehr möglich ist.",
    "{seat} annonce qu’aucune route n’est plus possible.",
)
STOPS = Text(
    "{seat} stops: no route.",
    "{seat} hört auf: keine Strecke.",
    "{seat} arrête : pas de route.",
)

ROUTE_COMPLETED = Text(
    "A {axis} route is completed.",
    "Eine {axis}-Strecke ist vollendet.",
    "Une route {axis} est achevée.",
)
ROUTE_TO_BREAK = Text(
    "There is a {axis} route: {seat} has one turn to break it.",
    "Eine {axis}-Strecke steht: {seat} hat einen Zug, um sie zu unterbrechen.",
    "Une route {axis} existe : {seat} a un tour pour la couper.",
)
ROUTE_BROKEN = Text(
    "The {axis} route is broken.",
    "Die {axis}-Strecke ist unterbrochen.",
    "La route {axis} est coupée.",
)
SECOND_PHASE = Text(
    "All 25 tiles are laid. The second phase begins: from now on, triples go on top.",
    "Alle 25 Plättchen liegen. Die zweite Phase beginnt: Von nun an kommen Dreier obendrauf.",
    "Les 25 tuiles sont posées. La seconde phase commence : désormais, des triples viennent par-dessus.",
)
CLAIM_MADE = Text(
    "{seat} may lay any number of triples to refute the claim.",
    "{seat} darf beliebig viele Dreier legen, um die Behauptung zu widerlegen.",
    "{seat} peut poser autant de triples qu’il veut pour réfuter l’annonce.",
)

give_ids("sturts-stony-desert.stories", globals())
