"""What the command `analyse` says."""

from tablelands.core.text import Text, give_ids

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
