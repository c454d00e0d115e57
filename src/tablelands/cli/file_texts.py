"""Files: saved games, records and their review."""

import re

from tablelands.core.text import Text, give_ids

# What can go wrong with a file, in the words of the player rather than of the system.

FILE_EXISTS = Text(
    "{file} exists already; choose another name.",
    "{file} gibt es schon; wähle einen anderen Namen.",
    "{file} existe déjà ; choisissez un autre nom.",
)
CANNOT_SAVE = Text(
    "Cannot write {file}: {why}", "{file} lässt sich nicht schreiben: {why}", "Impossible d’écrire {file} : {why}"
)
CANNOT_READ = Text(
    "Cannot read {file}: {why}", "{file} lässt sich nicht lesen: {why}", "Impossible de lire {file} : {why}"
)
NO_RECORD = Text(
    "{file} is no record of a game: {why}",
    "{file} enthält keine Partie: {why}",
    "{file} ne contient pas de partie : {why}",
)

WHY_NOT = {
    FileNotFoundError: Text(
        "there is no such file or folder.",
        "Diese Datei oder diesen Ordner gibt es nicht.",
        "ce fichier ou ce dossier n’existe pas.",
    ),
    IsADirectoryError: Text("that is a folder.", "Das ist ein Ordner.", "c’est un dossier."),
    NotADirectoryError: Text(
        "a part of the name is a file, not a folder.",
        "Ein Teil des Namens ist eine Datei, kein Ordner.",
        "une partie du nom est un fichier, pas un dossier.",
    ),
    PermissionError: Text("that is not allowed.", "Das ist nicht erlaubt.", "ce n’est pas permis."),
    BrokenPipeError: Text("nobody reads there any more.", "Dort liest niemand mehr.", "plus personne n’y lit."),
    ValueError: Text("that is no name for a file.", "So kann keine Datei heißen.", "ce n’est pas un nom de fichier."),
}
NO_JSON = Text("it is not JSON", "Sie ist kein JSON", "ce n’est pas du JSON")
NO_JSON_AT = Text(
    "it is not JSON, as byte {byte} shows",
    "Sie ist kein JSON, wie Byte {byte} zeigt",
    "ce n’est pas du JSON, comme le montre l’octet {byte}",
)
EMPTY = Text("it is empty", "Sie ist leer", "il est vide")
CUT_OFF = Text("its end is missing", "Ihr Ende fehlt", "il manque la fin")
TOO_DEEP = Text("it is nested too deeply", "Sie ist zu tief verschachtelt", "l’imbrication est trop profonde")
SOMETHING_ELSE = Text("the system refuses it ({why}).", "Das System lehnt es ab ({why}).", "le système refuse ({why}).")

give_ids("cli.file", globals())


def why_no_json(written: bytes, error: ValueError | RecursionError) -> Text:
    """What the decoder says in English."""
    if isinstance(error, RecursionError):
        return TOO_DEEP
    if not written.strip():
        return EMPTY
    if "truncated" in str(error):
        return CUT_OFF
    place = re.search(r"\(byte (\d+)\)", str(error))
    return NO_JSON_AT.fill(byte=place[1]) if place else NO_JSON


def why_not(error: OSError | ValueError) -> Text:
    system = error.strerror if isinstance(error, OSError) else error
    known = (text for kind, text in WHY_NOT.items() if isinstance(error, kind))
    return next(known, SOMETHING_ELSE.fill(why=system))


# What the terminal says about games that are kept.

GO_ON = Text(
    "Go on with {game} ({names}, {when})? (yes, no, or 'saves')",
    "Weiter mit {game} ({names}, {when})? (ja, nein oder „spielstände“)",
    "Continuer {game} ({names}, {when}) ? (oui, non, ou « parties »)",
)
ABOUT_GO_ON = Text(
    "Yes, or Enter, takes up your last game where you left it; no leads to a new one, and the old one is still kept. "
    "'saves' lists all that are kept.",
    "Ja oder Enter setzt deine letzte Partie fort; nein führt zu einer neuen, und die alte bleibt gespeichert. "
    "„spielstände“ zeigt alle, die gespeichert sind.",
    "Oui, ou Entrée, reprend votre dernière partie ; non mène à une nouvelle, et l’ancienne reste enregistrée. "
    "« parties » énumère toutes celles qui le sont.",
)
CHOOSE_SAVE = Text(
    "Which one? (number or name; Enter for a new game)",
    "Welche? (Nummer oder Name; Enter für eine neue Partie)",
    "Laquelle ? (numéro ou nom ; Entrée pour une nouvelle partie)",
)
FOLDER = Text("Games in {folder}:", "Partien in {folder}:", "Parties dans {folder} :")
NONE = Text(
    "No games are kept yet; {folder} is where they go.",
    "Noch ist keine Partie gespeichert; sie kommen nach {folder}.",
    "Aucune partie n’est encore enregistrée ; elles vont dans {folder}.",
)
MOVES = Text("{game}: {names}; moves: {count}", "{game}: {names}; Züge: {count}", "{game} : {names} ; coups : {count}")
FINISHED = Text("{game}: {names}; finished", "{game}: {names}; zu Ende gespielt", "{game} : {names} ; terminée")
TODAY = Text("today {time}", "heute {time}", "aujourd’hui {time}")
HOW = Text(
    "Go on with one: tablelands play --resume NAME. Step through it: tablelands replay NAME.",
    "Eine fortsetzen: tablelands play --resume NAME. Schritt für Schritt ansehen: tablelands replay NAME.",
    "En reprendre une : tablelands play --resume NOM. La parcourir pas à pas : tablelands replay NOM.",
)
NO_SUCH_SAVE = Text(
    "No game is kept under the name {name}; to see those that are: tablelands saves",
    "Unter dem Namen {name} ist keine Partie gespeichert; welche es gibt, sagt: tablelands saves",
    "Aucune partie n’est enregistrée sous le nom {name} ; pour voir celles qui existent : tablelands saves",
)
NO_SAVE_NUMBER = Text(
    "They have the numbers 1 to {last}.", "Sie haben die Nummern 1 bis {last}.", "Elles ont les numéros 1 à {last}."
)
BESIDE = Text(
    "{file} holds a finished game, is not ours or has changed, and stays as it is.",
    "{file} enthält eine beendete Partie, ist nicht von uns oder hat sich geändert und bleibt, wie sie ist.",
    "{file} contient une partie terminée, n’est pas de nous ou a changé, et reste tel quel.",
)

give_ids("cli.saves", globals())


# What the command `analyse` says.

LOOKING = Text("looking back", "Rückblick", "relecture")
COURSE = Text(
    "How {bot} saw it, from move to move; the higher the better for the player:",
    "Wie {bot} es sah, von Zug zu Zug; je höher, desto besser für den Spieler:",
    "Comment {bot} a vu la partie, coup après coup ; plus c’est haut, mieux c’est pour le joueur :",
)
FROM_TO = Text("from {low} to {high}", "von {low} bis {high}", "de {low} à {high}")
NO_VALUES = Text(
    "{bot} cannot say what positions of this game are worth.",
    "{bot} kann nicht sagen, was Stellungen dieses Spiels wert sind.",
    "{bot} ne sait pas dire ce que valent les positions de ce jeu.",
)
COSTLY = Text(
    "The moves that cost the most:",
    "Die Züge, die am meisten gekostet haben:",
    "Les coups qui ont coûté le plus :",
)
NO_COSTLY = Text("No move gave anything away.", "Kein Zug hat etwas verschenkt.", "Aucun coup n’a fait de cadeau.")
NUMBER = Text("event", "Ereignis", "événement")
WHO = Text("player", "Spieler", "joueur")
PLAYED = Text("played", "gespielt", "joué")
BETTER = Text("better", "besser", "meilleur")
COST = Text("cost", "gekostet", "coût")
LUCK_TITLE = Text(
    "Luck and skill, in points of the lead (exact for every turn; what the jeep offered and what others did is "
    "neither):",
    "Zufall und Können, in Punkten des Vorsprungs (für jeden Zug genau; was der Jeep bot und was andere taten, zählt "
    "zu keinem):",
    "Hasard et savoir-faire, en points d’avance (exact pour chaque tour ; ce que la jeep offrait et ce qu’ont fait "
    "les autres ne compte ni dans l’un ni dans l’autre) :",
)
DICE = Text("dice", "Würfel", "dés")
DECISIONS = Text("decisions", "Entscheidungen", "décisions")
LEAD = Text("lead at the end", "Vorsprung am Ende", "avance à la fin")
PARTS = Text(
    "The lead of {who}, {lead}, is made up of {luck} from dice, {decisions} from decisions, and {rest} from the jeep "
    "and from what nobody could foresee of the landscapes.",
    "Der Vorsprung von {who}, {lead}, setzt sich zusammen aus {luck} durch Würfel, {decisions} durch Entscheidungen "
    "und {rest} durch den Jeep und durch das, was sich an den Landschaften nicht vorhersehen ließ.",
    "L’avance de {who}, {lead}, se compose de {luck} dus aux dés, {decisions} dus aux décisions et {rest} dus à la "
    "jeep et à ce que les paysages avaient d’imprévisible.",
)

give_ids("cli.analyse", globals())
