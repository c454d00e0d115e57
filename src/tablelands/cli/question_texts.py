"""What the terminal asks before a game begins."""

from tablelands.core.text import Text, give_ids, same

WITH_DEFAULT = same("{question} [{default}]")
YES, NO = Text("yes", "ja", "oui"), Text("no", "nein", "non")

# Which game

CHOOSE_GAME = Text(
    "Which game? (number, name, or 'help')",
    "Welches Spiel? (Nummer, Name oder „hilfe“)",
    "Quel jeu ? (numéro, nom ou « aide »)",
)
ABOUT_GAME = same("{name}\n{about}\n")
ABOUT_GAMES = Text(
    "Type the number of a game, or the beginning of its name; Enter takes the one in brackets, 'quit' leaves.",
    "Tippe die Nummer eines Spiels oder den Anfang seines Namens; Enter nimmt das in Klammern, „ende“ beendet das "
    "Programm.",
    "Tapez le numéro d’un jeu ou le début de son nom ; Entrée prend celui entre crochets, « quitter » arrête.",
)
NO_SUCH_NUMBER = Text(
    "The games have the numbers 1 to {last}.",
    "Die Spiele haben die Nummern 1 bis {last}.",
    "Les jeux ont les numéros 1 à {last}.",
)
AMBIGUOUS = Text(
    "'{word}' can be {names}; type more of the name.",
    "„{word}“ passt auf {names}; tippe mehr vom Namen.",
    "« {word} » peut être {names} ; tapez davantage du nom.",
)
SEATS = Text("{low} to {high} players", "{low} bis {high} Spieler", "{low} à {high} joueurs")
BOTS = Text("Bots: {names}", "Bots: {names}", "Bots : {names}")

# How many

HOW_MANY = Text(
    "How many play? ({low} to {high})",
    "Wie viele spielen mit? ({low} bis {high})",
    "Combien de joueurs ? ({low} à {high})",
)
ABOUT_SEATS = Text(
    "How many sit at the table, people and bots together: {low} to {high}. Then come the options and the names.",
    "Wie viele am Tisch sitzen, Menschen und Bots zusammen: {low} bis {high}. Danach kommen die Optionen und die "
    "Namen.",
    "Combien de joueurs autour de la table, personnes et bots compris : {low} à {high}. Viennent ensuite les options "
    "et les noms.",
)

# Options

OPTIONS = Text(
    "These options can be changed:",
    "Diese Optionen lassen sich ändern:",
    "Ces options peuvent être changées :",
)
MEANING_IN_HELP = Text(
    "('help' tells what they mean.)", "(„hilfe“ sagt, was sie bedeuten.)", "(« aide » dit ce qu’elles signifient.)"
)
CHANGE_OPTIONS = Text(
    "Enter goes on; a number or {example} changes one",
    "Weiter mit Enter; eine Nummer oder {example} ändert eine",
    "Entrée pour continuer ; un numéro ou {example} en change une",
)
ABOUT_OPTIONS = Text(
    "Enter keeps the options as they are. To change one, type its name, = and a value, for example {example}; its "
    "number gives it the next value.",
    "Mit Enter spielst du mit den Optionen, wie sie sind. Name, = und Wert ändern eine davon, zum Beispiel {example}; "
    "ihre Nummer gibt ihr den nächsten Wert.",
    "Entrée garde les options telles quelles. Pour en changer une, tapez son nom, = et une valeur, par exemple "
    "{example} ; son numéro lui donne la valeur suivante.",
)
OTHERS = Text(
    "{option} = {value} (or {others})", "{option} = {value} (oder {others})", "{option} = {value} (ou {others})"
)
UNCHANGED = same("{option} = {value}")
OWN_VALUE = Text("a value of your own", "ein eigener Wert", "une valeur de votre choix")
NOT_NOW = Text(
    "Not as things stand: {names}; 'help' tells why.",
    "Derzeit nicht wählbar: {names}; „hilfe“ sagt, warum.",
    "Indisponibles pour l’instant : {names} ; « aide » dit pourquoi.",
)
NO_VALUE = Text(
    "'{value}' is none of the values: {offer}",
    "„{value}“ ist hier kein Wert: {offer}",
    "« {value} » n’est pas une valeur possible : {offer}",
)
NO_SUCH_OPTION = Text(
    "'{word}' is no option; these can be changed: {names}.",
    "„{word}“ ist keine Option; ändern lassen sich {names}.",
    "« {word} » n’est pas une option ; on peut changer {names}.",
)
NO_OPTION_NUMBER = Text(
    "The options have the numbers 1 to {last}.",
    "Die Optionen haben die Nummern 1 bis {last}.",
    "Les options ont les numéros 1 à {last}.",
)
NO_OTHER_VALUE = Text(
    "'{option}' needs a value of your own: {how}",
    "„{option}“ braucht einen eigenen Wert: {how}",
    "« {option} » demande une valeur à vous : {how}",
)
NUMBERED = same("{number} {text}")
NO_BOT_NUMBER = Text(
    "The bots have the numbers 1 to {last}.",
    "Die Bots haben die Nummern 1 bis {last}.",
    "Les bots ont les numéros 1 à {last}.",
)
NO_OPTION = Text(
    "'{word}' is no option; write name=value.",
    "„{word}“ ist keine Option; schreibe name=wert.",
    "« {word} » n’est pas une option ; écrivez nom=valeur.",
)

# Who plays

PERSON = Text("Player {number}", "Spieler {number}", "Joueur {number}")
PLAYER = same("{number} ({seat})")
PERSONS = Text("person", "mensch", "personne")
BOT = same("Bot {bot}")
WHO_SITS = Text(
    "{who}: a name, or a bot ({bots})",
    "{who}: ein Name oder ein Bot ({bots})",
    "{who} : un nom ou un bot ({bots})",
)
ABOUT_WHO = Text(
    "Type the name of whoever plays here at this terminal, or that of a bot, weakest first: {bots}.",
    "Wer spielt hier am Terminal? Tippe einen Namen oder einen Bot ein, vom schwächsten zum stärksten: {bots}.",
    "Tapez le nom de la personne qui joue ici, à ce terminal, ou celui d’un bot, du plus faible au plus fort : {bots}.",
)
STRONGEST_IS = Text(
    "'strong' is the strongest bot that {game} has: {bot}.",
    "„strong“ ist der stärkste Bot, den {game} hat: {bot}.",
    "« strong » est le bot le plus fort de {game} : {bot}.",
)
MEANT_BOT = Text(
    "Do you mean the bot {bot}? (yes; no for a person called {name})",
    "Meinst du den Bot {bot}? (ja; nein für jemanden, der {name} heißt)",
    "Voulez-vous dire le bot {bot} ? (oui ; non pour une personne qui s’appelle {name})",
)
NO_NAME = Text(
    "A name needs letters, and has at most {most} characters.",
    "Ein Name braucht Buchstaben und hat höchstens {most} Zeichen.",
    "Un nom contient des lettres et compte {most} caractères au plus.",
)
NAME_TAKEN = Text(
    "{name} sits there already; choose another name.",
    "{name} sitzt schon da; wähle einen anderen Namen.",
    "{name} est déjà à table ; choisissez un autre nom.",
)
NO_SEAT_FOR = Text(
    "There is no seat left for {name}; bots sit on the others.",
    "Für {name} ist kein Platz mehr frei; auf den anderen sitzen Bots.",
    "Il n’y a plus de place pour {name} ; des bots occupent les autres.",
)
NO_SUCH_SEAT = Text(
    "There is no player '{seat}'; players are counted from 1 to {last}.",
    "Einen Spieler „{seat}“ gibt es nicht; gezählt wird von 1 bis {last}.",
    "Il n’y a pas de joueur « {seat} » ; ils sont numérotés de 1 à {last}.",
)

give_ids("cli.question", globals())
