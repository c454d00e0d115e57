"""What the terminal says about games that are kept."""

from tablelands.core.text import Text, give_ids

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
