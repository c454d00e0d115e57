"""What can go wrong with a file, in the words of the player rather than of the system."""

from tablelands.core.text import Text, give_ids

FILE_EXISTS = Text(
    "{file} exists already; choose another name.",
    "{file} gibt es schon; wähle einen anderen Namen.",
    "{file} existe déjà ; choisissez un autre nom.",
)
CANNOT_SAVE = Text(
    "Cannot write {file}: {why}", "Kann {file} nicht schreiben: {why}", "Impossible d'écrire {file} : {why}"
)
CANNOT_READ = Text("Cannot read {file}: {why}", "Kann {file} nicht lesen: {why}", "Impossible de lire {file} : {why}")
NO_RECORD = Text(
    "{file} is no record of a game: {why}",
    "{file} enthält keine Partie: {why}",
    "{file} ne contient pas de partie : {why}",
)

WHY_NOT = {
    FileNotFoundError: Text(
        "there is no such file or folder.",
        "diese Datei oder diesen Ordner gibt es nicht.",
        "ce fichier ou ce dossier n'existe pas.",
    ),
    IsADirectoryError: Text("that is a folder.", "das ist ein Ordner.", "c'est un dossier."),
    NotADirectoryError: Text(
        "a part of the name is a file, not a folder.",
        "ein Teil des Namens ist eine Datei, kein Ordner.",
        "une partie du nom est un fichier, pas un dossier.",
    ),
    PermissionError: Text("that is not allowed.", "das ist nicht erlaubt.", "ce n'est pas permis."),
    BrokenPipeError: Text("nobody reads there any more.", "dort liest niemand mehr.", "plus personne n'y lit."),
    ValueError: Text("that is no name for a file.", "so kann keine Datei heißen.", "ce n'est pas un nom de fichier."),
}
SOMETHING_ELSE = Text("the system refuses it ({why}).", "das System lehnt es ab ({why}).", "le système refuse ({why}).")

give_ids("cli.file", globals())


def why_not(error: OSError | ValueError) -> Text:
    system = error.strerror if isinstance(error, OSError) else error
    known = (text for kind, text in WHY_NOT.items() if isinstance(error, kind))
    return next(known, SOMETHING_ELSE.fill(why=system))
