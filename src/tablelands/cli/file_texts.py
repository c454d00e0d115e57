"""What can go wrong with a file, in the words of the player rather than of the system."""

import re

from tablelands.core.text import Text, give_ids

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
