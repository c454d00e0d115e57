"""What `serve` and `verify` say."""

from tablelands.core.text import Text, give_ids

UNKNOWN_LIMIT = Text(
    "unknown limit '{name}'; there are {known}",
    "Unbekannte Grenze „{name}“; es gibt {known}",
    "limite inconnue «\u00a0{name}\u00a0»\u00a0; il y a {known}",
)
BAD_VALUE = Text(
    "{name}: '{value}' is not {wanted}",
    "{name}: „{value}“ ist nicht {wanted}",
    "{name}\u00a0: «\u00a0{value}\u00a0» n’est pas {wanted}",
)
UNKNOWN_SETTING = Text(
    "{place}: there is no setting '{name}'",
    "{place}: Eine Einstellung „{name}“ gibt es nicht",
    "{place}\u00a0: il n’y a pas de réglage «\u00a0{name}\u00a0»",
)
UNKNOWN_VARIABLE = Text(
    "the variable {name} is no setting and has no effect",
    "Die Variable {name} ist keine Einstellung und bewirkt nichts",
    "la variable {name} n’est pas un réglage et n’a aucun effet",
)
BAD_FILE = Text(
    "the settings cannot be read from {file}: {why}",
    "Die Einstellungen lassen sich nicht aus {file} lesen: {why}",
    "les réglages ne peuvent pas être lus dans {file}\u00a0: {why}",
)
NEEDS_BOTH = Text(
    "several processes need --database postgresql://... and --redis redis://...",
    "Mehrere Prozesse brauchen --database postgresql://... und --redis redis://...",
    "plusieurs processus ont besoin de --database postgresql://... et de --redis redis://...",
)
NO_BACKUPS = Text(
    "--backup-every copies SQLite stores; back up PostgreSQL with pg_dump",
    "--backup-every kopiert SQLite-Datenbanken; sichere PostgreSQL mit pg_dump",
    "--backup-every copie les bases SQLite\u00a0; sauvegardez PostgreSQL avec pg_dump",
)
CANNOT_KEEP = Text(
    "nothing can be kept in {folder}: {why}; choose a folder with --data that this user may write to",
    "In {folder} lässt sich nichts aufbewahren: {why}; wähle mit --data einen Ordner, in den du schreiben darfst",
    "rien ne peut être conservé dans {folder}\u00a0: {why}\u00a0; choisissez avec --data un dossier accessible en "
    "écriture",
)
ALL_WELL = Text(
    "The server can start with these settings.",
    "Mit diesen Einstellungen kann der Server starten.",
    "Le serveur peut démarrer avec ces réglages.",
)
FAIR = Text(
    "The luck was fair: {count} outcomes come from the secret that was committed to before the first move.",
    "Der Zufall war ehrlich: {count} Ergebnisse stammen aus dem Geheimnis, auf das sich der Server vor dem ersten Zug "
    "festgelegt hat.",
    "Le hasard était honnête\u00a0: {count} résultats viennent du secret sur lequel le serveur s’était engagé avant le "
    "premier coup.",
)

give_ids("cli.serving", globals())
