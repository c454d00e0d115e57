"""What is said before a move: to whoever makes it, and to those who wait or watch."""

from tablelands.core.text import Text, give_ids

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
