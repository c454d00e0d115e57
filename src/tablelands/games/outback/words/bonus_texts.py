"""What the bonus tiles are given for."""

from tablelands.core.text import Text, give_ids

from ..state import ANIMALS, FIRST_ROW, MAX_ROWS
from .texts import MANY_FACES

THREE = Text("three {animals}", "drei {animals}", "trois {animals}")
FIVE = Text("five {animals}", "fünf {animals}", "cinq {animals}")
ROW = Text("a full row {row}", "eine volle Reihe {row}", "la rangée {row} remplie")

MEANING = {
    **{name: THREE.fill(animals=MANY_FACES[animal]) for animal, name in enumerate(ANIMALS)},
    "full": Text("a full landscape", "eine volle Landschaft", "un paysage complet"),
    "off-start": Text("no marker on the start", "kein Marker auf dem Start", "aucun marqueur au départ"),
    "two-upper": Text(
        "two markers on the upper part", "zwei Marker auf dem oberen Teil", "deux marqueurs sur la partie haute"
    ),
    **{f"five-{name}": FIVE.fill(animals=MANY_FACES[animal]) for animal, name in enumerate(ANIMALS)},
    **{f"row-{row}": ROW.fill(row=row) for row in range(FIRST_ROW, FIRST_ROW + MAX_ROWS)},
}
"""By what is earned: an animal in Basic (OB-11), a tile in Plus (OB-20)."""

give_ids("outback.bonus", globals())
