"""What this game is called, and the names of its animals."""

from tablelands.core.text import Text, give_ids, same

from ..state import ANIMALS, FIRST_ROW, MAX_ROWS

NAME = same("Outback")

ABOUT = Text(
    "Roll dice to take animals from the jeep and settle them in your landscape: a row with the number 4 needs four "
    "matching dice. Each animal moves the marker of its kind by the size of the group it joins. At the end every "
    "marker on the upper part of the track counts, but of the others only the three rearmost; a turn without any "
    "animal loses a space.",
    "Würfle, um Tiere vom Jeep zu nehmen und in deiner Landschaft anzusiedeln: Eine Reihe mit der Zahl 4 verlangt vier "
    "gleiche Würfel. Mit jedem Tier rückt der Marker seiner Art so viele Schritte vor, wie die Gruppe groß ist, zu der "
    "es kommt. Am Ende zählen alle Marker auf dem oberen Teil der Leiste, von den übrigen aber nur die drei "
    "hintersten; ein Zug ohne Tier kostet ein Feld.",
    "Lancez les dés pour prendre des animaux dans la jeep et les installer dans votre paysage : une rangée portant le "
    "4 demande quatre dés identiques. Chaque animal fait avancer le marqueur de son espèce d’autant de pas que compte "
    "le groupe qu’il rejoint. À la fin, tous les marqueurs de la partie haute comptent, mais parmi les autres "
    "seulement les trois plus en arrière ; un tour sans animal fait perdre une case.",
)

PLAYER = Text("player {number}", "Spieler {number}", "joueur {number}")
THE_PLAYER = Text("Player {number}", "Spieler {number}", "Le joueur {number}")

OF_PLAYER = Text("player {number}", "Spieler {number}", "du joueur {number}")
OF_NAME = Text("{name}", "{name}", "de {name}")

FACES = (
    Text("emu", "Emu", "émeu"),
    Text("kangaroo", "Känguru", "kangourou"),
    Text("koala", "Koala", "koala"),
    Text("platypus", "Schnabeltier", "ornithorynque"),
    Text("monitor", "Waran", "varan"),
    Text("joker", "Joker", "joker"),
)
MANY_FACES = (
    Text("emus", "Emus", "émeus"),
    Text("kangaroos", "Kängurus", "kangourous"),
    Text("koalas", "Koalas", "koalas"),
    Text("platypuses", "Schnabeltiere", "ornithorynques"),
    Text("monitors", "Warane", "varans"),
    Text("jokers", "Joker", "jokers"),
)
AN_ANIMAL = (
    Text("an emu", "einen Emu", "un émeu"),
    Text("a kangaroo", "ein Känguru", "un kangourou"),
    Text("a koala", "einen Koala", "un koala"),
    Text("a platypus", "ein Schnabeltier", "un ornithorynque"),
    Text("a monitor", "einen Waran", "un varan"),
)
"""As what is taken or settled."""
NOTHING = same("-")

give_ids("outback", globals())


# Why a person's own table of components cannot be played with.

UNREADABLE = Text(
    "components {path} cannot be read: {why}",
    "Spielmaterial {path} lässt sich nicht lesen: {why}",
    "le matériel {path} ne peut pas être lu : {why}",
)
NO_TEXT = Text(
    "components {path}: it is not UTF-8 text",
    "Spielmaterial {path}: Das ist kein Text in UTF-8",
    "matériel {path} : ce n’est pas du texte en UTF-8",
)
NO_TOML = Text(
    "components {path}: it is not TOML: {why}",
    "Spielmaterial {path}: Das ist kein TOML: {why}",
    "matériel {path} : ce n’est pas du TOML : {why}",
)
UNKNOWN_FIELD = Text(
    "unknown field '{name}'; there are {names}",
    "Unbekanntes Feld „{name}“; es gibt {names}",
    "champ inconnu « {name} » ; il y a {names}",
)
HOW_MANY_ROWS = Text(
    "'rows' must be from 1 to {most} rows",
    "„rows“ muss 1 bis {most} Reihen haben",
    "« rows » doit avoir de 1 à {most} rangées",
)
ROW_NUMBERS = Text(
    "'rows' must be numbered {first}, {second}, ... from the bottom up",
    "„rows“ muss von unten nach oben mit {first}, {second}, ... nummeriert sein",
    "« rows » doit être numéroté {first}, {second}, ... de bas en haut",
)
OUT_OF_REACH = Text(
    "row {row} can never be reached with {dice} dice",
    "Reihe {row} ist mit {dice} Würfeln nie zu erreichen",
    "la rangée {row} ne peut jamais être atteinte avec {dice} dés",
)
NOT_INTERLOCKED = Text(
    "rows {lower} and {upper} do not interlock: one 'shift' must be odd",
    "Die Reihen {lower} und {upper} greifen nicht ineinander: Ein „shift“ muss ungerade sein",
    "les rangées {lower} et {upper} ne s’emboîtent pas : un « shift » doit être impair",
)
TOO_MANY_HEXES = Text(
    "a landscape has at most {most} hexes, not {count}",
    "Eine Landschaft hat höchstens {most} Felder, nicht {count}",
    "un paysage a au plus {most} cases, pas {count}",
)
TOO_FEW_BONUS_TILES = Text(
    "there must be at least {least} bonus tiles",
    "Es muss mindestens {least} Bonusplättchen geben",
    "il faut au moins {least} tuiles bonus",
)

give_ids("outback.components", globals())


# What can be chosen before a game, and each choice in a few words.

EDITION_TITLE = Text("Edition", "Ausgabe", "Édition")
EDITION = Text(
    "Outback, or Outback Plus: seven dice, a larger landscape and open bonus tiles.",
    "Outback oder Outback Plus: sieben Würfel, eine größere Landschaft und offene Bonusplättchen.",
    "Outback, ou Outback Plus : sept dés, un paysage plus grand et des tuiles bonus visibles.",
)
END_TITLE = Text("End", "Ende", "Fin")
END = Text(
    "The game ends after the round in which a landscape is full, or only when all landscapes are full.",
    "Die Partie endet mit der Runde, in der eine Landschaft voll ist; oder erst, wenn alle voll sind.",
    "La partie finit avec le tour de table où un paysage est complet, ou seulement quand tous le sont.",
)
BONUS_TITLE = Text("Bonus tiles", "Bonusplättchen", "Tuiles bonus")
BONUS = Text(
    "Plus: all bonus tiles, or five drawn at random.",
    "Plus: alle Bonusplättchen oder fünf zufällig gezogene.",
    "Plus : toutes les tuiles bonus, ou cinq tirées au sort.",
)
PENALTY_TITLE = Text("Penalty", "Strafe", "Pénalité")
PENALTY = Text(
    "Plus: a lost space costs two points, or what a penalty tile says.",
    "Plus: Ein verlorenes Feld kostet zwei Punkte oder so viel, wie ein Strafplättchen sagt.",
    "Plus : une case perdue coûte deux points, ou ce que dit une tuile pénalité.",
)

EDITIONS = (Text("Outback", "Outback", "Outback"), Text("Outback Plus", "Outback Plus", "Outback Plus"))
ENDS = (
    Text("one full landscape", "eine volle Landschaft", "un paysage complet"),
    Text("all landscapes full", "alle Landschaften voll", "tous les paysages complets"),
)
BONUSES = (Text("all", "alle", "toutes"), Text("five at random", "fünf zufällig gezogene", "cinq tirées au sort"))
PENALTY_NAMES = (
    Text("3 points each", "je 3 Punkte", "3 points chacune"),
    Text("the number of its row", "die Zahl der Reihe", "le numéro de la rangée"),
    Text(
        "1 per animal beside it, 2 per koala or platypus",
        "1 je Tier daneben, 2 je Koala oder Schnabeltier",
        "1 par animal voisin, 2 par koala ou ornithorynque",
    ),
    Text(
        "1 per animal beside it, 2 per emu or kangaroo",
        "1 je Tier daneben, 2 je Emu oder Känguru",
        "1 par animal voisin, 2 par émeu ou kangourou",
    ),
)
PENALTIES = (
    Text("2 points each, no penalty tile", "je 2 Punkte, kein Strafplättchen", "2 points chacune, sans tuile pénalité"),
    Text("a penalty tile at random", "ein zufälliges Strafplättchen", "une tuile pénalité tirée au sort"),
    *PENALTY_NAMES,
)

give_ids("outback.options", globals())


# What the bonus tiles are given for.

THREE = Text("three {animals}", "drei {animals}", "trois {animals}")
FIVE = Text("five {animals}", "fünf {animals}", "cinq {animals}")
ROW = Text("a full row {row}", "eine volle Reihe {row}", "la rangée {row} remplie")

MEANING = {
    **{name: THREE.fill(animals=MANY_FACES[animal]) for animal, name in enumerate(ANIMALS)},
    "full": Text("a full landscape", "eine volle Landschaft", "un paysage complet"),
    "off-start": Text("no marker on the start", "kein Marker auf dem Start", "aucun marqueur au départ"),
    "two-upper": Text(
        "two markers on the upper part", "zwei Marker auf dem oberen Teil", "deux marqueurs sur la partie haute"
    ),
    **{f"five-{name}": FIVE.fill(animals=MANY_FACES[animal]) for animal, name in enumerate(ANIMALS)},
    **{f"row-{row}": ROW.fill(row=row) for row in range(FIRST_ROW, FIRST_ROW + MAX_ROWS)},
}
"""By what is earned: an animal in Basic (OB-11), a tile in Plus (OB-20)."""

give_ids("outback.bonus", globals())


# How the diagram marks what is new.

NEW = Text(
    "An animal in brackets, such as (koa): new since your last turn.",
    "Ein Tier in Klammern, etwa (koa): neu seit deinem letzten Zug.",
    "Un animal entre parenthèses, comme (koa) : installé depuis votre dernier tour.",
)

give_ids("outback.mark", globals())
