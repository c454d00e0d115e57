"""What is wrong with a move, an option or a position of Sturt's Stony Desert."""

from tablelands.core.text import Text, give_ids

# Why a position is refused.

TWO_TILES = Text(
    "two tiles lie at {x},{y}; give the top one only",
    "Auf {x},{y} liegen zwei Plättchen; gib nur das oberste an",
    "deux tuiles sont en {x},{y} ; ne donnez que celle du dessus",
)
NO_FIRST_TILE = Text(
    "SD-2: the first tile lies at 0,0, and there is none",
    "SD-2: Das erste Plättchen liegt auf 0,0, und dort ist keines",
    "SD-2 : la première tuile est en 0,0, et il n’y en a pas",
)
APART = Text(
    "SD-4: the tiles do not hang together within an area of 5 by 5",
    "SD-4: Die Plättchen hängen nicht in einem Gebiet von 5 mal 5 zusammen",
    "SD-4 : les tuiles ne se tiennent pas dans une zone de 5 sur 5",
)
TRIPLES_TOO_EARLY = Text(
    "SD-7: triples lie before the area is full",
    "SD-7: Dreier liegen, bevor das Gebiet voll ist",
    "SD-7 : des triples sont posées avant que la zone ne soit pleine",
)
WRONG_TRIPLES = Text(
    "SD-1: {lying} triples lie, so {left} must be left",
    "SD-1: {lying} Dreier liegen, also müssen {left} übrig sein",
    "SD-1 : {lying} triples sont posées, il doit donc en rester {left}",
)
WRONG_COUNT = Text(
    "SD-1: {tiles} cells are laid, so that many doubles and forks must be missing from it",
    "SD-1: {tiles} Felder sind belegt, also müssen so viele Zweier und Gabeln im Vorrat fehlen",
    "SD-1 : {tiles} cases sont occupées, il doit donc y manquer autant de doubles et de fourches",
)
TOO_MANY_LIE = Text(
    "SD-1: more of '{kind}' lie than are missing from it",
    "SD-1: Von „{kind}“ liegen mehr, als im Vorrat fehlen",
    "SD-1 : il y a plus de « {kind} » posées qu’il n’en manque",
)
ROUTE_BELOW = Text(
    "SD-6: a route of doubles and forks alone would have ended the first phase",
    "SD-6: Eine Strecke allein aus Zweiern und Gabeln hätte die erste Phase beendet",
    "SD-6 : une route faite seulement de doubles et de fourches aurait mis fin à la première phase",
)
ROUTE_BEFORE = Text(
    "SD-6: a route stood before the last tile, so the game was over then",
    "SD-6: Eine Strecke stand schon vor dem letzten Plättchen, also war die Partie da zu Ende",
    "SD-6 : une route existait avant la dernière tuile, la partie était donc finie",
)
OTHER_TO_MOVE = Text(
    "SD-3: after {turns} turns seat {seat} is to move",
    "SD-3: Nach {turns} Zügen ist Platz {seat} an der Reihe",
    "SD-3 : après {turns} tours, c’est à la place {seat} de jouer",
)
NOBODY_CLAIMED = Text(
    "SD-10: 'stopped' is set, but nobody has claimed anything",
    "SD-10: „stopped“ ist gesetzt, aber niemand hat etwas behauptet",
    "SD-10 : « stopped » est mis, mais personne n’a rien annoncé",
)
NO_CLAIMS = Text(
    "SD-10: 'claimer' is set, but the game is played without claims",
    "SD-10: „claimer“ ist gesetzt, aber in dieser Partie gibt es keine Behauptungen",
    "SD-10 : « claimer » est mis, mais la partie se joue sans annonces",
)
NO_SUCH_CLAIM = Text(
    "SD-10: no claim can have led to this seat being asked to refute it here",
    "SD-10: Keine Behauptung kann dazu geführt haben, dass dieser Platz sie hier widerlegen soll",
    "SD-10 : aucune annonce n’a pu amener cette place à devoir la réfuter ici",
)
REFUTED_AND_STOPPED = Text(
    "SD-10: a route refutes the claim, so nobody can have stopped",
    "SD-10: Eine Strecke widerlegt die Behauptung, also kann niemand aufgehört haben",
    "SD-10 : une route réfute l’annonce, personne ne peut donc avoir arrêté",
)

give_ids("sturts-stony-desert.position", globals())
