"""What `admin` says."""

from tablelands.core.text import Text, give_ids

GUEST = Text("guest", "Gast", "invité")
PEOPLE_HEAD = (
    Text("id", "Id", "id"),
    Text("made", "angelegt", "créé"),
    Text("tables", "Tische", "tables"),
    Text("login", "Anmeldename", "identifiant"),
    Text("name", "Name", "nom"),
)
PEOPLE_COUNT = Text(
    "People: {people}, guests among them: {guests}",
    "Personen: {people}, davon Gäste: {guests}",
    "Personnes\u00a0: {people}, dont invités\u00a0: {guests}",
)
TABLES_HEAD = (
    Text("id", "Id", "id"),
    Text("game", "Spiel", "jeu"),
    Text("state", "Stand", "état"),
    Text("made", "angelegt", "créée"),
    Text("changed", "geändert", "changée"),
    Text("seats", "Plätze", "places"),
)
TABLES_COUNT = Text(
    "In all: {open} open, {playing} being played, {over} over",
    "Insgesamt: {open} offen, {playing} im Spiel, {over} zu Ende",
    "En tout\u00a0: {open} ouvertes, {playing} en cours, {over} terminées",
)
PERHAPS_MORE = Text(
    "These are the last {most}; --most shows more.",
    "Das sind die letzten {most}; --most zeigt mehr.",
    "Ce sont les {most} dernières\u00a0; --most en montre plus.",
)
NO_STATE = Text(
    "no table is '{state}'; they are {states}",
    "Kein Tisch ist „{state}“; es gibt {states}",
    "aucune table n’est «\u00a0{state}\u00a0»\u00a0; il y a {states}",
)
CHECKING = Text("Playing again", "Wird nachgespielt", "Vérification")
ALL_SAME = Text(
    "All {count} games replay by the present rules.",
    "Alle {count} Partien lassen sich nach den jetzigen Regeln nachspielen.",
    "Les {count} parties se rejouent selon les règles actuelles.",
)
DIFFER = Text(
    "{wrong} of {count} games do not replay by the present rules.",
    "{wrong} von {count} Partien lassen sich nach den jetzigen Regeln nicht nachspielen.",
    "{wrong} parties sur {count} ne se rejouent pas selon les règles actuelles.",
)
DIFFERS = Text("{table} ({game}): {why}", "{table} ({game}): {why}", "{table} ({game})\u00a0: {why}")
COPIED = Text(
    "The store is copied to {file}.", "Der Speicher ist nach {file} kopiert.", "Les données sont copiées dans {file}."
)
RESTORED = Text(
    "The store is again what it was in {file}.",
    "Der Speicher ist wieder so, wie er in {file} war.",
    "Les données sont de nouveau celles de {file}.",
)
NOBODY = Text(
    "nobody here has the id or the login '{who}'",
    "Niemand hier hat die Id oder den Anmeldenamen „{who}“",
    "personne ici n’a l’id ou l’identifiant «\u00a0{who}\u00a0»",
)
NO_TABLE = Text(
    "there is no table '{who}'", "Es gibt keinen Tisch „{who}“", "il n’y a pas de table «\u00a0{who}\u00a0»"
)
NO_ACCOUNT = Text(
    "'{who}' is a guest, without a password",
    "„{who}“ ist ein Gast und hat kein Passwort",
    "«\u00a0{who}\u00a0» est un invité, sans mot de passe",
)
BAD_NAME = Text(
    "a name has 1 to 40 characters, without control characters",
    "Ein Name hat 1 bis 40 Zeichen, keine Steuerzeichen",
    "un nom a de 1 à 40 caractères, sans caractères de contrôle",
)
NO_ANSWER = Text(
    "a server has this store but does not answer; try again, or stop it",
    "Ein Server hat diesen Speicher, antwortet aber nicht; versuche es noch einmal oder halte ihn an",
    "un serveur utilise ces données mais ne répond pas\u00a0; réessayez, ou arrêtez-le",
)
LINK = Text(
    "This link sets a new password for {name}, once, until {until}:",
    "Dieser Link setzt einmal ein neues Passwort für {name}, bis {until}:",
    "Ce lien donne une fois un nouveau mot de passe à {name}, jusqu’au {until}\u00a0:",
)
MUTED = Text(
    "{name} cannot write in the chat until {until}.",
    "{name} kann bis {until} nicht in den Chat schreiben.",
    "{name} ne peut plus écrire dans la discussion jusqu’au {until}.",
)
UNMUTED = Text(
    "{name} can write in the chat again.",
    "{name} kann wieder in den Chat schreiben.",
    "{name} peut de nouveau écrire dans la discussion.",
)
BANNED = Text(
    "{name} is logged out and cannot come back.",
    "{name} ist abgemeldet und kann nicht wiederkommen.",
    "{name} est déconnecté et ne peut plus revenir.",
)
UNBANNED = Text("{name} can log in again.", "{name} kann sich wieder anmelden.", "{name} peut se reconnecter.")
RENAMED = Text("{name} is now called {new}.", "{name} heißt jetzt {new}.", "{name} s’appelle maintenant {new}.")
CLOSED = Text("Table {name} is closed.", "Tisch {name} ist geschlossen.", "La table {name} est fermée.")
FORGOTTEN = Text("{name} is forgotten.", "{name} ist vergessen.", "{name} est oublié.")
TAKEN = Text(
    "a server runs on this store; stop it first",
    "Auf diesem Speicher läuft ein Server; halte ihn zuerst an",
    "un serveur utilise ces données\u00a0; arrêtez-le d’abord",
)
OTHER_TOOLS = Text(
    "this store is in PostgreSQL: copy it with 'pg_dump --format=custom', bring it back with 'pg_restore'",
    "Dieser Speicher liegt in PostgreSQL: Kopiere ihn mit „pg_dump --format=custom“, hole ihn mit „pg_restore“ zurück",
    "ces données sont dans PostgreSQL\u00a0: copiez-les avec «\u00a0pg_dump --format=custom\u00a0», remettez-les avec "
    "«\u00a0pg_restore\u00a0»",
)
AWAY = Text("the store: {why}", "Speicher: {why}", "les données\u00a0: {why}")

give_ids("cli.admin", globals())
