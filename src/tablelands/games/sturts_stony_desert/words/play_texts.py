"""What players read during a game of Sturt's Stony Desert and at its end."""

from tablelands.core.text import Text, give_ids

# What is said before a move: to whoever makes it, and to those who wait or watch.

SUPPLY = Text(
    "Left: {double} doubles (d), {fork} forks (f), {triple} triples (t)",
    "Vorrat: {double} Zweier (d), {fork} Gabeln (f), {triple} Dreier (t)",
    "Réserve : {double} doubles (d), {fork} fourches (f), {triple} triples (t)",
)

# To the seat that is to move

FIRST_TILE = Text(
    "First phase: lay the first double or fork at 0,0 (0 of 25 laid).",
    "Erste Phase: Lege den ersten Zweier oder die erste Gabel auf 0,0 (0 von 25 liegen).",
    "Première phase : posez la première double ou fourche en 0,0 (0 sur 25).",
)
FIRST_PHASE = Text(
    "First phase: lay a double or a fork beside the others ({tiles} of 25 laid).",
    "Erste Phase: Lege einen Zweier oder eine Gabel an ({tiles} von 25 liegen).",
    "Première phase : posez une double ou une fourche à côté des autres ({tiles} sur 25).",
)
SECOND_PHASE = Text(
    "Second phase: lay a triple on top of a double or a fork.",
    "Zweite Phase: Lege einen Dreier auf einen Zweier oder eine Gabel.",
    "Seconde phase : posez une triple sur une double ou une fourche.",
)
MAY_CLAIM = Text(
    "Or claim (type claim) that nobody can complete a route any more.",
    "Oder behaupte (claim), dass niemand mehr eine Strecke vollenden kann.",
    "Ou annoncez (claim) que plus personne ne peut achever une route.",
)
BREAK_IT = Text(
    "There is a {axis} route (◆). Break it with this tile, or it wins.",
    "Eine {axis}-Strecke steht (◆). Unterbrich sie mit diesem Plättchen, sonst gewinnt sie.",
    "Une route {axis} existe (◆). Coupez-la avec cette tuile, sinon elle gagne.",
)
REFUTE = Text(
    "A claim has been made: lay triples until there is any route, or type stop.",
    "Es steht eine Behauptung: Lege Dreier, bis es irgendeine Strecke gibt. Mit stop hörst du auf.",
    "Une annonce est faite : posez des triples jusqu’à ce qu’une route existe, ou tapez stop.",
)
ONLY_STOP = Text(
    "A claim has been made and no triple is left to refute it: you can only type stop.",
    "Es steht eine Behauptung, und kein Dreier ist übrig, um sie zu widerlegen: Du kannst nur aufhören (stop).",
    "Une annonce est faite et il ne reste aucune triple pour la réfuter : vous ne pouvez que taper stop.",
)

# To everybody else

TILES_LIE = Text(
    "First phase: {tiles} of 25 tiles are laid.",
    "Erste Phase: {tiles} von 25 Plättchen liegen.",
    "Première phase : {tiles} tuiles sur 25 sont posées.",
)
TRIPLES_COVER = Text(
    "Second phase: triples are laid on top of doubles and forks.",
    "Zweite Phase: Dreier werden auf Zweier und Gabeln gelegt.",
    "Seconde phase : on pose des triples sur les doubles et les fourches.",
)
TO_MOVE = Text("{seat} is to move.", "{seat} ist am Zug.", "C’est à {seat} de jouer.")
ROUTE_STANDS = Text(
    "There is a {axis} route (◆). {seat} must break it with the next tile, or it wins.",
    "Eine {axis}-Strecke steht (◆). {seat} muss sie mit dem nächsten Plättchen unterbrechen, sonst gewinnt sie.",
    "Une route {axis} existe (◆). {seat} doit la couper avec la prochaine tuile, sinon elle gagne.",
)
CLAIM_STANDS = Text(
    "{claimer} claims that no route is possible any more. {seat} may lay triples to prove it wrong.",
    "{claimer} behauptet, dass keine Strecke mehr möglich ist. {seat} darf Dreier legen, um es zu widerlegen.",
    "{claimer} annonce qu’aucune route n’est plus possible. {seat} peut poser des triples pour le réfuter.",
)

give_ids("sturts-stony-desert.prompts", globals())


# Moves as lines of a log, and what they set off.

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
SECOND_PHASE_BEGINS = Text(
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


# Why a game is over, and what shows it.

# Why

ENDED_BY_COMPLETED_ROUTE = Text(
    "A {axis} route was completed in the first phase (SD-6).",
    "In der ersten Phase wurde eine {axis}-Strecke vollendet (SD-6).",
    "Une route {axis} a été achevée en première phase (SD-6).",
)
ENDED_BY_ROUTE = Text(
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
ENDED_BY_CLAIM = Text(
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
