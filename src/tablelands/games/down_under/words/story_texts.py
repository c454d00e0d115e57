"""A move as a line of the log, and what it sets off."""

from tablelands.core.text import Text, give_ids

TILES = (
    Text("a straight tile", "eine Gerade", "une droite"),
    Text("a curve", "eine Kurve", "une courbe"),
    Text("a terminal", "ein Endstück", "un terminus"),
)
ANIMALS = (
    Text("a kangaroo", "Känguru", "un kangourou"),
    Text("an emu", "Emu", "un émeu"),
    Text("a platypus", "Schnabeltier", "un ornithorynque"),
    Text("a rabbit", "Kaninchen", "un lapin"),
    Text("a dingo", "Dingo", "un dingo"),
)
LAYS = Text("{colour} lays {tile} at {cell}.", "{colour} legt {tile} auf {cell}.", "{colour} pose {tile} en {cell}.")
LAYS_ANIMAL = Text(
    "{colour} lays {tile} with {animal} at {cell}.",
    "{colour} legt {tile} mit {animal} auf {cell}.",
    "{colour} pose {tile} avec {animal} en {cell}.",
)
LAYS_BILLABONG = Text(
    "{colour} lays a billabong at {cell}.",
    "{colour} legt ein Billabong auf {cell}.",
    "{colour} pose un billabong en {cell}.",
)
TURNS = Text(
    "{colour} turns the tile at {cell}.",
    "{colour} dreht das Plättchen auf {cell}.",
    "{colour} tourne la tuile en {cell}.",
)
DECLINES = Text(
    "{seat} leaves the loop closed and plays no more.",
    "{seat} lässt den Kreis geschlossen und spielt nicht mehr mit.",
    "{seat} laisse la boucle fermée et ne joue plus.",
)

LOOP_CLOSES = Text(
    "{colour}: the route closes into a loop of {length}.",
    "{colour}: Die Route schließt sich zu einem Kreis der Länge {length}.",
    "{colour} : la route se referme en une boucle de {length}.",
)
LOOP_OPENS = Text(
    "{colour}: the loop is open again.",
    "{colour}: Der Kreis ist wieder offen.",
    "{colour} : la boucle est rouverte.",
)
BILLABONG_LAID = Text(
    "{colours} meet in {cell}: a billabong is laid there. {fate}",
    "{colours} treffen sich auf {cell}: Dort kommt ein Billabong hin. {fate}",
    "{colours} se rencontrent en {cell} : un billabong y est posé. {fate}",
)
ONE_GOES_ON = Text(
    "{colour} goes on, the others end there.",
    "{colour} geht weiter, die anderen enden dort.",
    "{colour} continue, les autres s’y arrêtent.",
)
ALL_END = Text("All of them end there.", "Alle enden dort.", "Toutes s’y arrêtent.")
CELL_CLOSED = Text(
    "Too many routes lead into {cell}, and no billabong is left: the cell is closed for good.",
    "Zu viele Routen führen nach {cell}, und es ist kein Billabong mehr da: Das Feld ist endgültig geschlossen.",
    "Trop de routes mènent en {cell}, et il ne reste aucun billabong : la case est fermée pour de bon.",
)
LED = Text(
    "{colour} is led on: route of {before} → {after}.",
    "{colour} wird weitergeführt: Route {before} → {after}.",
    "{colour} est prolongé\u00a0: route de {before} → {after}.",
)
ANIMALS_COUNT = Text(
    "{colour}: the animals on the route count {before} → {after}.",
    "{colour}: Die Tiere auf der Route zählen {before} → {after}.",
    "{colour}\u00a0: les animaux de la route comptent {before} → {after}.",
)
COLUMNS_FULL = Text(
    "The area is as wide as it can get: its west and east borders are fixed.",
    "Das Gebiet ist so breit, wie es werden kann: Die Grenzen im Westen und Osten liegen fest.",
    "La zone est aussi large que possible\u00a0: ses bords ouest et est sont fixés.",
)
ROWS_FULL = Text(
    "The area is as high as it can get: its north and south borders are fixed.",
    "Das Gebiet ist so hoch, wie es werden kann: Die Grenzen im Norden und Süden liegen fest.",
    "La zone est aussi haute que possible\u00a0: ses bords nord et sud sont fixés.",
)
PASSED_OVER = Text(
    "Cannot play and is passed over: {seats}.",
    "Kann nicht spielen und wird übergangen: {seats}.",
    "Ne peut pas jouer et passe son tour\u00a0: {seats}.",
)
LENGTH_BECOMES = Text(
    "{colour}: route of {before} → {after}",
    "{colour}: Route {before} → {after}",
    "{colour} : route de {before} → {after}",
)
POINTS_BECOME = Text(
    "{lengths}, points {before} → {after}",
    "{lengths}, Punkte {before} → {after}",
    "{lengths}, points {before} → {after}",
)
GRAY_JOINS = Text(
    "The tile's gray path becomes part of {colour}'s route.",
    "Der graue Weg des Plättchens wird Teil der Route von {colour}.",
    "Le chemin gris de la tuile entre dans la route de {colour}.",
)
GRAY_WAITS = Text(
    "The tile's gray path is on nobody's route.",
    "Der graue Weg des Plättchens liegt auf niemandes Route.",
    "Le chemin gris de la tuile n’est sur la route de personne.",
)

give_ids("down-under.story", globals())
