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
    "The {colour} route closes into a loop, {length} long.",
    "Die Route von {colour} schließt sich zum Kreis, Länge {length}.",
    "La route de {colour} se referme en une boucle, longueur {length}.",
)
LOOP_OPENS = Text(
    "The {colour} loop is open again.",
    "Der Kreis von {colour} ist wieder offen.",
    "La boucle de {colour} est rouverte.",
)
BILLABONG_LAID = Text(
    "{colours} meet at {cell}: a billabong is laid there. {fate}",
    "{colours} treffen sich auf {cell}: Dort kommt ein Billabong hin. {fate}",
    "{colours} se rencontrent en {cell} : un billabong y est posé. {fate}",
)
ONE_GOES_ON = Text(
    "{colour} carries on, the others end there.",
    "{colour} geht weiter, die anderen enden dort.",
    "{colour} continue, les autres s’y arrêtent.",
)
ALL_END = Text("They all end there.", "Alle enden dort.", "Toutes s’y arrêtent.")
CELL_CLOSED = Text(
    "Too many routes lead into {cell}, and no billabong is left: the cell is closed for good.",
    "Zu viele Routen führen nach {cell}, und es ist kein Billabong mehr da: Das Feld ist endgültig geschlossen.",
    "Trop de routes mènent vers {cell}, et il ne reste aucun billabong : la case est fermée pour de bon.",
)
LED = Text(
    "That takes the {colour} route from {before} to {after}.",
    "Die Route von {colour} geht damit von {before} auf {after}.",
    "La route de {colour} passe ainsi de {before} à {after}.",
)
ANIMALS_COUNT = Text(
    "Animal points for {colour}: {before} → {after}.",
    "Tierpunkte für {colour}: {before} → {after}.",
    "Points d’animaux pour {colour}\u00a0: {before} → {after}.",
)
COLUMNS_FULL = Text(
    "The area cannot get any wider: its west and east borders are fixed.",
    "Breiter kann das Gebiet nicht werden: Die Grenzen im Westen und Osten stehen fest.",
    "La zone ne peut plus s’élargir\u00a0: ses bords ouest et est sont fixés.",
)
ROWS_FULL = Text(
    "The area cannot get any taller: its north and south borders are fixed.",
    "Höher kann das Gebiet nicht werden: Die Grenzen im Norden und Süden stehen fest.",
    "La zone ne peut plus gagner en hauteur\u00a0: ses bords nord et sud sont fixés.",
)
PASSED_OVER = Text(
    "Cannot play this turn: {seats}.",
    "Kein Zug möglich, ausgesetzt: {seats}.",
    "Aucun coup possible, tour passé\u00a0: {seats}.",
)
LENGTH_BECOMES = Text(
    "{colour} route {before} → {after}",
    "{colour}: Route {before} → {after}",
    "{colour} : route {before} → {after}",
)
POINTS_BECOME = Text(
    "{lengths}, points {before} → {after}",
    "{lengths}, Punkte {before} → {after}",
    "{lengths}, points {before} → {after}",
)
GRAY_JOINS = Text(
    "The grey path joins the {colour} route.",
    "Der graue Weg gehört nun zur Route von {colour}.",
    "Le chemin gris rejoint la route de {colour}.",
)
GRAY_WAITS = Text(
    "The grey path is on nobody's route yet.",
    "Der graue Weg gehört noch zu keiner Route.",
    "Le chemin gris n’est encore sur la route de personne.",
)

give_ids("down-under.story", globals())
