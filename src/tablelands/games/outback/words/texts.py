"""What this game is called, and the names of its animals."""

from tablelands.core.text import Text, give_ids, same

NAME = same("Outback")

ABOUT = Text(
    "Roll dice to take animals from the jeep and settle them in your landscape: a row with the number 4 needs four "
    "matching dice. Each animal moves the marker of its kind by the size of the group it joins. At the end every "
    "marker on the upper part of the track counts, but of the others only the three rearmost; a turn without any "
    "animal loses a space.",
    "Würfle, um Tiere vom Jeep zu nehmen und in deiner Landschaft anzusiedeln: Eine Reihe mit der Zahl 4 verlangt vier "
    "gleiche Würfel. Mit jedem Tier rückt der Marker seiner Art so viele Schritte vor, wie die Gruppe groß ist, zu der "
    "es kommt. Am Ende zählen alle Marker auf dem oberen Teil der Leiste, von den übrigen aber nur die drei "
    "hintersten; ein Zug ohne Tier kostet ein Feld.",
    "Lancez les dés pour prendre des animaux dans la jeep et les installer dans votre paysage : une rangée portant le "
    "4 demande quatre dés identiques. Chaque animal fait avancer le marqueur de son espèce d’autant de pas que compte "
    "le groupe qu’il rejoint. À la fin, tous les marqueurs de la partie haute comptent, mais parmi les autres "
    "seulement les trois plus en arrière ; un tour sans animal fait perdre une case.",
)

PLAYER = Text("player {number}", "Spieler {number}", "joueur {number}")
THE_PLAYER = Text("Player {number}", "Spieler {number}", "Le joueur {number}")

OF_PLAYER = Text("player {number}", "Spieler {number}", "du joueur {number}")
OF_NAME = Text("{name}", "{name}", "de {name}")

FACES = (
    Text("emu", "Emu", "émeu"),
    Text("kangaroo", "Känguru", "kangourou"),
    Text("koala", "Koala", "koala"),
    Text("platypus", "Schnabeltier", "ornithorynque"),
    Text("monitor", "Waran", "varan"),
    Text("joker", "Joker", "joker"),
)
MANY_FACES = (
    Text("emus", "Emus", "émeus"),
    Text("kangaroos", "Kängurus", "kangourous"),
    Text("koalas", "Koalas", "koalas"),
    Text("platypuses", "Schnabeltiere", "ornithorynques"),
    Text("monitors", "Warane", "varans"),
    Text("jokers", "Joker", "jokers"),
)
AN_ANIMAL = (
    Text("an emu", "einen Emu", "un émeu"),
    Text("a kangaroo", "ein Känguru", "un kangourou"),
    Text("a koala", "einen Koala", "un koala"),
    Text("a platypus", "ein Schnabeltier", "un ornithorynque"),
    Text("a monitor", "einen Waran", "un varan"),
)
"""As what is taken or settled."""
NOTHING = same("-")

give_ids("outback", globals())
