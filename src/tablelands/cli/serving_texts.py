"""What `serve` and `verify` say."""

from tablelands.core.text import Text, give_ids

ON_OR_OFF = Text("--limits is on or off", "--limits ist on oder off", "--limits vaut on ou off")
UNKNOWN_LIMIT = Text(
    "unknown limit '{name}'; there are {known}",
    "Unbekannte Grenze „{name}“; es gibt {known}",
    "limite inconnue «\u00a0{name}\u00a0»\u00a0; il y a {known}",
)
BAD_LIMIT = Text(
    "'{value}' is no value for the limit {name}",
    "„{value}“ ist kein Wert für die Grenze {name}",
    "«\u00a0{value}\u00a0» n’est pas une valeur pour la limite {name}",
)
FAIR = Text(
    "The luck was fair: {count} outcomes come from the secret that was committed to before the first move.",
    "Der Zufall war ehrlich: {count} Ergebnisse stammen aus dem Geheimnis, auf das sich der Server vor dem ersten Zug "
    "festgelegt hat.",
    "Le hasard était honnête\u00a0: {count} résultats viennent du secret sur lequel le serveur s’était engagé avant le "
    "premier coup.",
)

give_ids("cli.serving", globals())
