"""What is told about luck: what it has brought, and why a forced outcome cannot come up."""

from tablelands.core.text import Text, give_ids

from .texts import ANIMALS as ANIMALS

LINE_DRAWN = Text(
    "A line of green tiles from corner to corner: {cells}.",
    "Eine Linie grüner Plättchen von Ecke zu Ecke: {cells}.",
    "Une ligne de tuiles vertes d’un coin à l’autre\u00a0: {cells}.",
)
LINE_AND_ANIMALS_DRAWN = Text(
    "A line of green tiles from corner to corner: {cells}; its animals, in order: {animals}.",
    "Eine Linie grüner Plättchen von Ecke zu Ecke: {cells}; ihre Tiere, der Reihe nach: {animals}.",
    "Une ligne de tuiles vertes d’un coin à l’autre\u00a0: {cells}\u00a0; ses animaux, dans l’ordre\u00a0: {animals}.",
)
ANIMALS_DRAWN = Text(
    "The animals on the tiles that belong to nobody, in order: {animals}.",
    "Die Tiere auf den Plättchen, die niemandem gehören, der Reihe nach: {animals}.",
    "Les animaux sur les tuiles de personne, dans l’ordre\u00a0: {animals}.",
)

NO_SUCH_LINE = Text(
    "This is no line that can be drawn: north and east from 0,0 to the opposite corner, with three straight tiles in "
    "its middle third and no more tiles than green has.",
    "Das ist keine Linie, die ausgelost werden kann: von 0,0 nach Norden und Osten zur anderen Ecke, mit drei Geraden "
    "im mittleren Drittel und nicht mehr Plättchen, als Grün hat.",
    "Ce n’est pas une ligne possible\u00a0: de 0,0 vers le nord et l’est jusqu’au coin opposé, avec trois tuiles "
    "droites dans le tiers du milieu et pas plus de tuiles que n’en a vert.",
)
NO_LINE_DUE = Text(
    "No line is drawn here; only the animals are.",
    "Hier wird keine Linie ausgelost, nur die Tiere.",
    "Ici, on ne tire pas de ligne, seulement les animaux.",
)
LINE_FIRST = Text(
    "A line is drawn here, and with special scoring its animals with it.",
    "Hier wird eine Linie ausgelost, und bei Sonderwertung ihre Tiere mit ihr.",
    "Ici, on tire une ligne et, avec le décompte spécial, ses animaux avec elle.",
)
ANIMALS_TOO_MUCH = Text(
    "Without special scoring no animals are drawn.",
    "Ohne Sonderwertung werden keine Tiere ausgelost.",
    "Sans le décompte spécial, on ne tire pas d’animaux.",
)
ONE_EACH = Text(
    "There must be one animal for each of the {tiles} tiles, in order.",
    "Es muss ein Tier für jedes der {tiles} Plättchen sein, der Reihe nach.",
    "Il faut un animal pour chacune des {tiles} tuiles, dans l’ordre.",
)
NOT_THAT_MANY = Text(
    "There are not that many tiles of this kind and colour with this animal: {animal}.",
    "So viele Plättchen dieser Sorte und Farbe mit diesem Tier gibt es nicht: {animal}.",
    "Il n’y a pas tant de tuiles de cette sorte et de cette couleur avec cet animal\u00a0: {animal}.",
)

give_ids("down-under.outcome", globals())
