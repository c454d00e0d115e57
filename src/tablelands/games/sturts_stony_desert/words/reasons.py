"""Why a move is refused: each reason with the clause it breaks and what the player is told."""

from tablelands.core.ruled_game import Reason
from tablelands.core.text import Text, give_ids

from ..rules.broken import Broken

NONE_LEFT = Text(
    "No tile of this kind is left; choose another kind.",
    "Von dieser Sorte ist kein Plättchen mehr da; wähle eine andere.",
    "Il ne reste aucune tuile de cette sorte ; choisissez-en une autre.",
)
FIRST_ELSEWHERE = Text(
    "The first tile lies at 0,0.",
    "Das erste Plättchen liegt auf 0,0.",
    "La première tuile se pose en 0,0.",
)
TRIPLE_TOO_EARLY = Text(
    "Triples come in the second phase, once 25 tiles are laid; lay a double or a fork.",
    "Dreier kommen erst in der zweiten Phase, wenn 25 Plättchen liegen; lege einen Zweier oder eine Gabel.",
    "Les triples viennent en seconde phase, quand 25 tuiles sont posées ; posez une double ou une fourche.",
)
CELL_TAKEN = Text(
    "A tile lies there already; choose an empty cell.",
    "Dort liegt schon ein Plättchen; wähle ein freies Feld.",
    "Une tuile s’y trouve déjà ; choisissez une case vide.",
)
TOUCHES_NOTHING = Text(
    "A tile must touch a laid one, along an edge or at a corner.",
    "Ein Plättchen muss ein liegendes berühren, an einer Kante oder an einer Ecke.",
    "Une tuile doit en toucher une autre, par un côté ou par un coin.",
)
BOX_TOO_LARGE = Text(
    "All tiles must fit into an area of 5 by 5.",
    "Alle Plättchen müssen in ein Gebiet von 5 mal 5 passen.",
    "Toutes les tuiles doivent tenir dans une zone de 5 sur 5.",
)
NEEDS_TRIPLE = Text(
    "In the second phase only triples are laid.",
    "In der zweiten Phase werden nur Dreier gelegt.",
    "En seconde phase, on ne pose que des triples.",
)
NO_TILE_BELOW = Text(
    "A triple goes on top of a laid tile; there is none.",
    "Ein Dreier kommt auf ein liegendes Plättchen; dort ist keines.",
    "Une triple se pose sur une autre tuile ; il n’y en a pas ici.",
)
TRIPLE_BELOW = Text(
    "A triple is never covered; choose a double or a fork.",
    "Ein Dreier wird nie überdeckt; wähle einen Zweier oder eine Gabel.",
    "Une triple n’est jamais recouverte ; choisissez une double ou une fourche.",
)
CLAIM_NOT_PLAYED = Text(
    "This game is played without claims.",
    "In dieser Partie gibt es keine Behauptungen.",
    "Cette partie se joue sans annonces.",
)
CLAIM_TOO_EARLY = Text(
    "You can make a claim only in the second phase, once 25 tiles are laid.",
    "Behaupten darf man erst in der zweiten Phase, wenn 25 Plättchen liegen.",
    "On n’annonce qu’en seconde phase, quand 25 tuiles sont posées.",
)
CLAIM_WHILE_ROUTE = Text(
    "There is a route now, so nobody can claim that none is possible.",
    "Es gibt gerade eine Strecke, also kann niemand behaupten, dass keine möglich ist.",
    "Une route existe : nul ne peut annoncer qu’aucune n’est possible.",
)
CLAIM_AGAIN = Text(
    "A claim has been made: lay triples to refute it, or stop.",
    "Es steht schon eine Behauptung: Widerlege sie mit Dreiern oder höre auf.",
    "Une annonce est déjà faite : réfutez-la avec des triples, ou arrêtez.",
)
NO_STOP = Text(
    "You can stop only after a claim by the other side.",
    "Aufhören kann man nur nach einer Behauptung der anderen Seite.",
    "On ne peut arrêter qu’après une annonce de l’autre camp.",
)

give_ids("sturts-stony-desert.reasons", globals())

REASONS: dict[int, Reason] = {
    Broken.NONE_LEFT: Reason("SD-1", NONE_LEFT),
    Broken.FIRST_ELSEWHERE: Reason("SD-2", FIRST_ELSEWHERE),
    Broken.TRIPLE_TOO_EARLY: Reason("SD-4", TRIPLE_TOO_EARLY),
    Broken.CELL_TAKEN: Reason("SD-4", CELL_TAKEN),
    Broken.TOUCHES_NOTHING: Reason("SD-4", TOUCHES_NOTHING),
    Broken.BOX_TOO_LARGE: Reason("SD-4", BOX_TOO_LARGE),
    Broken.NEEDS_TRIPLE: Reason("SD-7", NEEDS_TRIPLE),
    Broken.NO_TILE_BELOW: Reason("SD-7", NO_TILE_BELOW),
    Broken.TRIPLE_BELOW: Reason("SD-7", TRIPLE_BELOW),
    Broken.CLAIM_NOT_PLAYED: Reason("SD-10", CLAIM_NOT_PLAYED),
    Broken.CLAIM_TOO_EARLY: Reason("SD-10", CLAIM_TOO_EARLY),
    Broken.CLAIM_WHILE_ROUTE: Reason("SD-10", CLAIM_WHILE_ROUTE),
    Broken.CLAIM_AGAIN: Reason("SD-10", CLAIM_AGAIN),
    Broken.NO_STOP: Reason("SD-10", NO_STOP),
}
