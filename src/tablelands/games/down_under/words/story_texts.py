"""What a move sets off."""

from tablelands.core.text import Text

LOOP_CLOSES = Text(
    "{colour}: the route closes into a loop of {length}.",
    "{colour}: die Route schließt sich zu einem Kreis der Länge {length}.",
    "{colour} : la route se referme en une boucle de {length}.",
)
LOOP_OPENS = Text(
    "{colour}: the loop is open again.",
    "{colour}: der Kreis ist wieder offen.",
    "{colour} : la boucle est rouverte.",
)
BILLABONG_LAID = Text(
    "{colours} meet in {x},{y}: a billabong is laid there. {fate}",
    "{colours} treffen sich auf {x},{y}: dort kommt ein Billabong hin. {fate}",
    "{colours} se rencontrent en {x},{y} : un billabong y est posé. {fate}",
)
ONE_GOES_ON = Text(
    "{colour} goes on, the others end there.",
    "{colour} geht weiter, die anderen enden dort.",
    "{colour} continue, les autres s'y arrêtent.",
)
ALL_END = Text("All of them end there.", "Alle enden dort.", "Toutes s'y arrêtent.")
CELL_CLOSED = Text(
    "Too many routes lead into {x},{y}, and no billabong is left: the cell is closed for good.",
    "Zu viele Routen führen nach {x},{y}, und es ist kein Billabong mehr da: das Feld ist endgültig geschlossen.",
    "Trop de routes mènent en {x},{y}, et il ne reste aucun billabong : la case est fermée pour de bon.",
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
    "Le chemin gris de la tuile n'est sur la route de personne.",
)
