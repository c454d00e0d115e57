"""Why a game is over, and what shows it."""

from tablelands.core.text import Text, give_ids

# Why

ROUTE_COMPLETED = Text(
    "A {axis} route was completed in the first phase (SD-6).",
    "In der ersten Phase wurde eine {axis}-Strecke vollendet (SD-6).",
    "Une route {axis} a été achevée en première phase (SD-6).",
)
ROUTE_STANDS = Text(
    "There was still a {axis} route when its side's turn began (SD-8).",
    "Eine {axis}-Strecke stand, als ihre Seite an die Reihe kam (SD-8).",
    "Une route {axis} existait au début du tour de son camp (SD-8).",
)
ROUTE_UNBREAKABLE = Text(
    "There is a {axis} route, and no triple is left to break it (SD-9).",
    "Eine {axis}-Strecke steht, und kein Dreier ist übrig, um sie zu unterbrechen (SD-9).",
    "Une route {axis} existe et il ne reste aucune triple pour la couper (SD-9).",
)
TIE = Text(
    "No triple is left and there is no route: a tie (SD-9).",
    "Kein Dreier ist übrig und keine Strecke steht: Die Partie ist unentschieden (SD-9).",
    "Il ne reste aucune triple et aucune route : égalité (SD-9).",
)
NOBODY_CAN_REFUTE = Text(
    "No triple is left, so nobody could refute a claim of the {axis} side (SD-10).",
    "Kein Dreier ist übrig, also könnte niemand eine Behauptung der {axis}-Seite widerlegen (SD-10).",
    "Il ne reste aucune triple : personne ne pourrait réfuter une annonce du camp {axis} (SD-10).",
)
CLAIM_REFUTED = Text(
    "The {axis} side completed a route and so refuted the claim (SD-10).",
    "Die {axis}-Seite vollendete eine Strecke und widerlegte so die Behauptung (SD-10).",
    "Le camp {axis} a achevé une route et réfuté ainsi l’annonce (SD-10).",
)
CLAIM_STANDS = Text(
    "The claim of the {axis} side was not refuted (SD-10).",
    "Die Behauptung der {axis}-Seite wurde nicht widerlegt (SD-10).",
    "L’annonce du camp {axis} n’a pas été réfutée (SD-10).",
)

# What shows it

ROUTE = Text(
    "{side}: a route of {count} curves, from {start} to {end}.",
    "{side}: eine Strecke von {count} Bögen, von {start} nach {end}.",
    "{side} : une route de {count} courbes, de {start} à {end}.",
)
CLAIM_HELD = Text(
    "{side} claimed that no route was possible any more, and none was shown.",
    "{side} behauptete, dass keine Strecke mehr möglich war, und es wurde keine gezeigt.",
    "{side} a annoncé qu’aucune route n’était plus possible, et aucune n’a été montrée.",
)
CLAIM_FELL = Text(
    "{side} claimed that no route was possible any more; this one proves the claim wrong.",
    "{side} behauptete, dass keine Strecke mehr möglich war; diese zeigt, dass das nicht stimmte.",
    "{side} a annoncé qu’aucune route n’était plus possible ; celle-ci montre que c’était faux.",
)
NO_TRIPLES = Text(
    "All 24 triples are laid.",
    "Alle 24 Dreier liegen.",
    "Les 24 triples sont toutes posées.",
)

give_ids("sturts-stony-desert.ending", globals())
