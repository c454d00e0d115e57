"""What the terminal asks before a game begins."""

from tablelands.core.text import Text, give_ids, same

WITH_DEFAULT = same("{question} [{default}]")
YES, NO = Text("yes", "ja", "oui"), Text("no", "nein", "non")

# Which game

CHOOSE_GAME = Text(
    "Which game? (number, name, or 'help')",
    "Welches Spiel? (Nummer, Name, oder 'hilfe')",
    "Quel jeu ? (numéro, nom, ou 'aide')",
)
ABOUT_GAME = same("{name}\n{about}\n")
ABOUT_GAMES = Text(
    "Type the number of a game, or the beginning of its name; Enter takes the one in brackets, 'quit' leaves.",
    "Tippe die Nummer eines Spiels oder den Anfang seines Namens; Enter nimmt das in Klammern, 'ende' beendet.",
    "Tapez le numéro d'un jeu ou le début de son nom ; Entrée prend celui entre crochets, 'quitter' arrête.",
)
NO_SUCH_NUMBER = Text(
    "The games have the numbers 1 to {last}.",
    "Die Spiele haben die Nummern 1 bis {last}.",
    "Les jeux ont les numéros 1 à {last}.",
)
AMBIGUOUS = Text(
    "'{word}' can be {names}; type more of the name.",
    "'{word}' passt auf {names}; tippe mehr vom Namen.",
    "'{word}' peut être {names} ; tapez davantage du nom.",
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
    "How many sit at the table, people and bots together: {low} to {high}. Options and who they are come next.",
    "Wie viele am Tisch sitzen, Menschen und Bots zusammen: {low} bis {high}. Optionen und wer sie sind folgen.",
    "Combien sont à la table, personnes et bots ensemble : {low} à {high}. Suivent les options, puis qui ils sont.",
)

# Options

OPTIONS = Text(
    "These options can be changed:",
    "Diese Optionen lassen sich ändern:",
    "Ces options peuvent être changées :",
)
MEANING_IN_HELP = Text(
    "('help' tells what they mean.)", "('hilfe' sagt, was sie bedeuten.)", "('aide' dit ce qu'elles signifient.)"
)
CHANGE_OPTIONS = Text(
    "Enter goes on; a number or {example} changes one",
    "Weiter mit Enter; eine Nummer oder {example} ändert eine",
    "Entrée continue ; un numéro ou {example} en change une",
)
ABOUT_OPTIONS = Text(
    "Enter plays with the options as they are. A name, = and a value change one, for example {example}; its number "
    "gives it the next value.",
    "Enter spielt mit den Optionen, wie sie sind. Ein Name, = und ein Wert ändern eine, zum Beispiel {example}; ihre "
    "Nummer gibt ihr den nächsten Wert.",
    "Entrée joue avec les options telles quelles. Un nom, = et une valeur en changent une, par exemple {example} ; "
    "son numéro lui donne la valeur suivante.",
)
OTHERS = Text(
    "{option} = {value} (or {others})", "{option} = {value} (oder {others})", "{option} = {value} (ou {others})"
)
UNCHANGED = same("{option} = {value}")
OWN_VALUE = Text("a value of your own", "ein eigener Wert", "une valeur à vous")
NOT_NOW = Text(
    "Not as things stand: {names}; 'help' tells why.",
    "So, wie es steht, nicht: {names}; 'hilfe' sagt, warum.",
    "Pas en l'état : {names} ; 'aide' dit pourquoi.",
)
NO_VALUE = Text(
    "'{value}' is none of the values: {offer}",
    "'{value}' ist keiner der Werte: {offer}",
    "'{value}' n'est pas une des valeurs : {offer}",
)
NO_OPTION_NUMBER = Text(
    "The options have the numbers 1 to {last}.",
    "Die Optionen haben die Nummern 1 bis {last}.",
    "Les options ont les numéros 1 à {last}.",
)
NO_OTHER_VALUE = Text(
    "'{option}' needs a value of your own: {how}",
    "'{option}' braucht einen eigenen Wert: {how}",
    "'{option}' demande une valeur à vous : {how}",
)
NUMBERED = same("{number} {text}")
NO_BOT_NUMBER = Text(
    "The bots have the numbers 1 to {last}.",
    "Die Bots haben die Nummern 1 bis {last}.",
    "Les bots ont les numéros 1 à {last}.",
)
NO_OPTION = Text(
    "'{word}' is no option; write name=value.",
    "'{word}' ist keine Option; schreibe name=wert.",
    "'{word}' n'est pas une option ; écrivez nom=valeur.",
)

# Who plays

PERSON = Text("Player {number}", "Spieler {number}", "Joueur {number}")
PLAYER = same("{number} ({seat})")
PERSONS = Text("person", "mensch", "personne")
BOT = same("Bot {bot}")
WHO_SITS = Text(
    "{who}: a name, or a bot ({bots})",
    "{who}: ein Name, oder ein Bot ({bots})",
    "{who} : un nom, ou un bot ({bots})",
)
ABOUT_WHO = Text(
    "Type the name of whoever plays here at this terminal, or that of a bot, weakest first: {bots}.",
    "Tippe den Namen dessen, der hier an diesem Terminal spielt, oder den eines Bots, der schwächste zuerst: {bots}.",
    "Tapez le nom de qui joue ici, à ce terminal, ou celui d'un bot, le plus faible d'abord : {bots}.",
)
STRONGEST_IS = Text(
    "'strong' is the strongest bot that {game} has: {bot}.",
    "'strong' ist der stärkste Bot, den {game} hat: {bot}.",
    "'strong' est le bot le plus fort de {game} : {bot}.",
)
MEANT_BOT = Text(
    "Do you mean the bot {bot}? (yes, or no for a person called {name})",
    "Meinst du den Bot {bot}? (ja, oder nein für jemanden, der {name} heißt)",
    "Voulez-vous dire le bot {bot} ? (oui, ou non pour une personne appelée {name})",
)
NO_NAME = Text(
    "A name has letters, and at most {most} of them.",
    "Ein Name hat Buchstaben, und höchstens {most} Zeichen.",
    "Un nom a des lettres, et {most} caractères au plus.",
)
NAME_TAKEN = Text(
    "{name} sits there already; choose another name.",
    "{name} sitzt schon da; wähle einen anderen Namen.",
    "{name} est déjà à table ; choisissez un autre nom.",
)
NO_SEAT_FOR = Text(
    "There is no seat left for {name}; bots sit on the others.",
    "Für {name} ist kein Platz mehr frei; auf den anderen sitzen Bots.",
    "Il n'y a plus de place pour {name} ; des bots occupent les autres.",
)
NO_SUCH_SEAT = Text(
    "There is no player '{seat}'; players are counted from 1 to {last}.",
    "Einen Spieler '{seat}' gibt es nicht; gezählt wird von 1 bis {last}.",
    "Il n'y a pas de joueur '{seat}' ; on les compte de 1 à {last}.",
)

give_ids("cli.question", globals())
