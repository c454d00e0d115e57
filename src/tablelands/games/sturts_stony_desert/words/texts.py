"""What players read about this game."""

from tablelands.core.text import Text, same

from ..rules import flow

NAME = same("Sturt's Stony Desert")

ABOUT = Text(
    "Lay curved tracks into an area of 5 by 5 cells. One side wants a route from west to east, the other from north to "
    "south; a train must be able to drive it without ever turning back. Once 25 tiles lie, triples are laid on top, "
    "and whoever has a route when his turn begins wins.",
    "Lege gebogene Gleise in ein Gebiet von 5 mal 5 Feldern. Die eine Seite will eine Strecke von West nach Ost, die "
    "andere von Nord nach Süd; ein Zug muss sie befahren können, ohne je umzukehren. Wenn 25 Plättchen liegen, kommen "
    "Dreier obendrauf, und wer zu Beginn seines Zuges eine Strecke hat, gewinnt.",
    "Posez des voies courbes dans une zone de 5 cases sur 5. Un camp veut une route d'ouest en est, l'autre du nord au "
    "sud ; un train doit pouvoir la parcourir sans jamais faire demi-tour. Quand 25 tuiles sont posées, des triples "
    "viennent par-dessus, et qui possède une route au début de son tour gagne.",
)

CLAIM_OPTION = Text(
    "No ties: a player may claim that no route is possible any more, and the next one tries to refute it.",
    "Kein Unentschieden: man darf behaupten, dass keine Strecke mehr möglich ist, und der Nächste versucht, es zu "
    "widerlegen.",
    "Sans égalité : on peut annoncer qu'aucune route n'est plus possible, et le suivant tente de le réfuter.",
)
SWAP_OPTION = Text(
    "The first player still starts, but plays north-south.",
    "Der erste Spieler beginnt weiterhin, spielt aber Nord-Süd.",
    "Le premier joueur commence toujours, mais joue nord-sud.",
)

AXES = (Text("west-east", "West-Ost", "ouest-est"), Text("north-south", "Nord-Süd", "nord-sud"))

SUPPLY = Text(
    "Left: {double} doubles (d), {fork} forks (f), {triple} triples (t)",
    "Vorrat: {double} Zweier (d), {fork} Gabeln (f), {triple} Dreier (t)",
    "Réserve : {double} doubles (d), {fork} fourches (f), {triple} triples (t)",
)
FIRST_PHASE = Text(
    "First phase: lay a double or a fork beside the others ({tiles} of 25 lie).",
    "Erste Phase: lege einen Zweier oder eine Gabel an ({tiles} von 25 liegen).",
    "Première phase : posez une double ou une fourche à côté des autres ({tiles} sur 25).",
)
SECOND_PHASE = Text(
    "Second phase: lay a triple on top of a double or a fork.",
    "Zweite Phase: lege einen Dreier auf einen Zweier oder eine Gabel.",
    "Seconde phase : posez une triple sur une double ou une fourche.",
)
BREAK_IT = Text(
    "A {axis} route stands (◆). Break it with this tile, or it wins.",
    "Eine Strecke {axis} steht (◆). Unterbrich sie mit diesem Plättchen, sonst gewinnt sie.",
    "Une route {axis} existe (◆). Coupez-la avec cette tuile, ou elle gagne.",
)
REFUTE = Text(
    "A claim stands: lay triples until any route exists, or stop.",
    "Eine Behauptung steht: lege Dreier, bis es irgendeine Strecke gibt, oder höre auf.",
    "Une annonce est faite : posez des triples jusqu'à ce qu'une route existe, ou arrêtez.",
)

HOW_TO_READ = Text(
    "Curves join the dots at the edges. Write a move as tile, turn, @ and cell: d1@0,-1. A single · is a free cell.",
    "Bögen verbinden die Punkte an den Kanten. Schreibe einen Zug als Plättchen, Drehung, @ und Feld: d1@0,-1. "
    "Ein einzelner · ist ein freies Feld.",
    "Les courbes relient les points des bords. Écrivez un coup ainsi : tuile, rotation, @ et case : d1@0,-1. "
    "Un · seul est une case libre.",
)

ENDINGS = {
    flow.ROUTE_COMPLETED: Text(
        "A {axis} route was completed in the first phase (SD-6).",
        "In der ersten Phase wurde eine Strecke {axis} vollendet (SD-6).",
        "Une route {axis} a été achevée en première phase (SD-6).",
    ),
    flow.ROUTE_STANDS: Text(
        "A {axis} route stood when its side's turn began (SD-8).",
        "Eine Strecke {axis} stand, als ihre Seite an die Reihe kam (SD-8).",
        "Une route {axis} existait au début du tour de son camp (SD-8).",
    ),
    flow.ROUTE_UNBREAKABLE: Text(
        "A {axis} route stands and no triple is left to break it (SD-9).",
        "Eine Strecke {axis} steht, und kein Dreier ist übrig, um sie zu unterbrechen (SD-9).",
        "Une route {axis} existe et il ne reste aucune triple pour la couper (SD-9).",
    ),
    flow.TIE: Text(
        "No triple is left and no route stands: a tie (SD-9).",
        "Kein Dreier ist übrig und keine Strecke steht: unentschieden (SD-9).",
        "Il ne reste aucune triple et aucune route : égalité (SD-9).",
    ),
    flow.NOBODY_CAN_REFUTE: Text(
        "No triple is left, so nobody could refute a claim of the {axis} side (SD-10).",
        "Kein Dreier ist übrig, also könnte niemand eine Behauptung der Seite {axis} widerlegen (SD-10).",
        "Il ne reste aucune triple : nul ne pourrait réfuter une annonce du camp {axis} (SD-10).",
    ),
    flow.CLAIM_REFUTED: Text(
        "The {axis} side completed a route and so refuted the claim (SD-10).",
        "Die Seite {axis} vollendete eine Strecke und widerlegte so die Behauptung (SD-10).",
        "Le camp {axis} a achevé une route et réfuté ainsi l'annonce (SD-10).",
    ),
    flow.CLAIM_STANDS: Text(
        "The claim of the {axis} side was not refuted (SD-10).",
        "Die Behauptung der Seite {axis} wurde nicht widerlegt (SD-10).",
        "L'annonce du camp {axis} n'a pas été réfutée (SD-10).",
    ),
}
